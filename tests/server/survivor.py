"""Somebody who plays on whatever happens to the server, and remembers every answer."""

import asyncio
import json
import secrets
from contextlib import suppress
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import connect

from ludi.core.dice import pledge_of
from ludi.games import GAMES
from tests.server.victim import LOST

HERE = {"kind": "me"}
PAUSE = 0.1  # seconds before something is tried again
BOT = {"kind": "bot", "level": "random"}
Move = tuple[str, int, str]  # table, sequence it was made at, action in notation


class Survivor:
    """Plays every seat of a table that is a person's, and listens to it."""

    def __init__(self, address: str, seed: int) -> None:
        self.address = address
        self.rng = Random(seed)
        self.game = GAMES.names[seed % len(GAMES.names)]
        self.seats = [HERE, BOT] if seed % 2 else [HERE, {"kind": "here", "name": "Titus"}]
        self.client = httpx.AsyncClient(base_url=f"http://{address}/api", timeout=30)
        self.acknowledged: dict[str, Move] = {}  # by command
        self.told: dict[tuple[str, int], Any] = {}  # steps heard of
        self.tables: list[str] = []
        self.lost = 0  # answers that did not come
        self.refused = 0  # answers that it is not possible now
        self.moves = 0

    async def ask(self, method: str, path: str, **words: Any) -> Any:
        """Ask until it is answered: the server may be dead for a while, or have no database."""
        while True:
            try:
                answer = await self.client.request(method, path, **words)
            except LOST:
                self.lost += 1
                await asyncio.sleep(PAUSE)
                continue
            if answer.status_code != 503:
                assert answer.status_code < 300, answer.text
                return answer.json()
            assert "retry-after" in answer.headers, answer.text
            self.refused += 1
            await asyncio.sleep(PAUSE)

    async def play(self) -> None:
        """Game after game."""
        while True:
            table = await self.sit_down()
            listening = asyncio.create_task(self.listen(table))
            try:
                await self.play_table(table)
            finally:
                if listening.done():
                    listening.result()  # it heard something that cannot be
                listening.cancel()

    async def sit_down(self) -> str:
        """A table of my own, whose game has begun."""
        await self.ask("GET", "/me")
        table = str((await self.ask("POST", "/tables", json={"game": self.game, "seats": self.seats}))["id"])
        self.tables.append(table)
        await self.add_seed(table)
        return table

    async def add_seed(self, table: str) -> None:
        """Pledge a seed and show it, as a browser does."""
        seed, card = secrets.token_hex(16), await self.ask("GET", f"/tables/{table}")
        pledge = pledge_of(card["dice"]["commitment"], seed)
        await self.ask("POST", f"/tables/{table}/sit", json={"pledge": pledge})
        await self.ask("POST", f"/tables/{table}/seed", json={"seed": seed})

    async def play_table(self, table: str) -> None:
        """One game to its end."""
        seat = 0
        while True:
            seat, position = await self.asked(table, seat)
            if position["over"]:
                return
            await self.move(table, seat, position)

    async def asked(self, table: str, seat: int = 0) -> tuple[int, Any]:
        """Where the game stands when one of my seats is asked, or when it is over; and that seat."""
        while True:
            position = await self.ask("GET", f"/tables/{table}/position", params={"seat": seat})
            if position["over"] or position["legal"]:
                return seat, position
            if position["asked"] not in (None, seat) and BOT not in self.seats:
                seat = position["asked"]
            else:
                await asyncio.sleep(0.01)

    async def move(self, table: str, seat: int, position: Any) -> None:
        """One move, sent again under the same name until its answer arrives."""
        command, action, sequence = secrets.token_hex(8), self.rng.choice(position["legal"]), position["sequence"]
        wish = {"command": command, "action": action, "sequence": sequence}
        answer = await self.ask("POST", f"/tables/{table}/moves", params={"seat": seat}, json=wish)
        assert answer["accepted"], answer
        self.acknowledged[f"{seat}:{command}"] = (table, sequence, GAMES.find(self.game).actions.text(action))
        self.moves += 1

    async def sequence_of(self, table: str) -> int:
        """How far a table says it is, to those of its seats who know most of it."""
        mine = (await self.ask("GET", f"/tables/{table}"))["my_seats"]
        asked = [await self.ask("GET", f"/tables/{table}/position", params={"seat": seat}) for seat in mine]
        return max(int(position["sequence"]) for position in asked)

    async def listen(self, table: str) -> None:
        """All news of a table, without a gap, over as many sockets as it takes."""
        known = 0
        token = self.client.cookies["ludi_guest"]
        while True:
            address = f"ws://{self.address}/api/tables/{table}/socket?since={known}"
            with suppress(*LOST):
                async with connect(address, additional_headers={"cookie": f"ludi_guest={token}"}) as news:
                    async for text in news:
                        frame = json.loads(text)
                        if frame["type"] == "step":
                            step = frame["step"]
                            assert step["sequence"] == known + 1, (step["sequence"], known)
                            known = step["sequence"]
                            self.told[table, known] = step["seat"]
            await asyncio.sleep(PAUSE)
