"""`python -m tests.server.kill 200`: the server is killed (SIGKILL) so many times at random moments under play.

Clients play on several tables, hold sockets, and send a command again when its answer was lost. At the end the log
must hold every acknowledged move exactly once, without a gap, every table must have gone on after the last kill, and
nobody may have been told of a step that the log does not hold.
"""

import argparse
import asyncio
import json
import os
import secrets
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from ludi.core.dice import pledge_of
from ludi.games import GAMES

HERE = {"kind": "me"}
BOT = {"kind": "bot", "level": "random"}
LOST = (httpx.TransportError, OSError, WebSocketException)
QUICK = {"LUDI_PACE": "0", "LUDI_WARM": "off", "LUDI_LIMITS": "off"}
PATIENCE = 60.0


class Victim:
    """The server, in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"127.0.0.1:{self.port}"

    async def start(self) -> None:
        words = ["serve", "--port", str(self.port), "--no-open", "--data", str(self.folder)]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ludi", *words], env=os.environ | QUICK, stdout=subprocess.DEVNULL
        )
        until = time.monotonic() + PATIENCE
        async with httpx.AsyncClient() as client:
            while time.monotonic() < until:
                with suppress(*LOST):
                    if (await client.get(f"http://{self.address}/api/health")).status_code == 200:
                        return
                if self.process.poll() is not None:
                    raise AssertionError(f"the server went at once, with {self.process.returncode}: is its port taken?")
                await asyncio.sleep(0.02)
        raise AssertionError("the server does not come up again")

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Player:
    """Plays every seat of a table that is a person's, and listens to it."""

    def __init__(self, victim: Victim, seed: int) -> None:
        self.victim = victim
        self.rng = Random(seed)
        self.game = GAMES.names[seed % len(GAMES.names)]
        self.seats = [HERE, BOT] if seed % 2 else [HERE, {"kind": "here", "name": "Titus"}]
        self.client = httpx.AsyncClient(base_url=f"http://{victim.address}/api", timeout=10)
        self.acknowledged: dict[str, tuple[str, int, int]] = {}  # command: table, sequence it was made at, action
        self.told: dict[tuple[str, int], Any] = {}  # steps heard of
        self.lost = 0
        self.moves = 0

    async def ask(self, method: str, path: str, **words: Any) -> Any:
        """Ask until an answer comes: the server may be dead for a while."""
        while True:
            try:
                answer = await self.client.request(method, path, **words)
                assert answer.status_code < 300, answer.text
                return answer.json()
            except LOST:
                self.lost += 1
                await asyncio.sleep(0.03)

    async def play(self) -> None:
        """Game after game."""
        await self.ask("GET", "/me")
        while True:
            wish = {"game": self.game, "seats": self.seats}
            table = (await self.ask("POST", "/tables", json=wish))["id"]
            await self.add_seed(table)
            listening = asyncio.create_task(self.listen(table))
            try:
                await self.play_table(table)
            finally:
                listening.cancel()

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
            position = await self.ask("GET", f"/tables/{table}/position", params={"seat": seat})
            if position["over"]:
                return
            if position["asked"] not in (None, seat) and not self.with_bot:
                seat = position["asked"]
            elif position["legal"]:
                await self.move(table, seat, position)
            else:
                await asyncio.sleep(0.01)

    @property
    def with_bot(self) -> bool:
        return BOT in self.seats

    async def move(self, table: str, seat: int, position: Any) -> None:
        """One move, sent again under the same name until its answer arrives."""
        command, action, sequence = secrets.token_hex(8), self.rng.choice(position["legal"]), position["sequence"]
        wish = {"command": command, "action": action, "sequence": sequence}
        answer = await self.ask("POST", f"/tables/{table}/moves", params={"seat": seat}, json=wish)
        assert answer["accepted"], answer
        self.acknowledged[f"{seat}:{command}"] = (table, sequence, action)
        self.moves += 1

    async def listen(self, table: str) -> None:
        """All news of a table, without a gap, over as many sockets as it takes."""
        known = 0
        token = self.client.cookies["ludi_guest"]
        while True:
            address = f"ws://{self.victim.address}/api/tables/{table}/socket?since={known}"
            with suppress(*LOST):
                async with connect(address, additional_headers={"cookie": f"ludi_guest={token}"}) as news:
                    async for text in news:
                        frame = json.loads(text)
                        if frame["type"] == "step":
                            step = frame["step"]
                            assert step["sequence"] == known + 1, (step["sequence"], known)
                            known = step["sequence"]
                            self.told[table, known] = step["seat"]
            await asyncio.sleep(0.03)


def check(folder: Path, players: list[Player]) -> int:
    """What the log holds against what was acknowledged and told: how many entries there are."""
    with sqlite3.connect(folder / "tables.sqlite") as database:
        rows = database.execute(
            "select table_id, sequence, seat, action, command from entries order by 1, 2"
        ).fetchall()
    made = {command: (table, sequence - 1, action) for table, sequence, _, action, command in rows if command}
    assert len(made) == sum(1 for row in rows if row[4]), "a command was carried out twice"
    log = {(table, sequence): seat for table, sequence, seat, _, _ in rows}
    last: dict[str, int] = {}
    for table, sequence in log:
        assert sequence == last.get(table, 0) + 1, f"a gap in table {table}"
        last[table] = sequence
    for player in players:
        for command, move in player.acknowledged.items():
            assert made.get(command) == move, f"lost or changed: {command} {move} {made.get(command)}"
        for step, seat in player.told.items():
            assert log.get(step) == seat, f"told but not kept: {step}"
    return len(rows)


async def storm(kills: int, tables: int, seed: int, folder: Path) -> dict[str, int]:
    """Kill and start, over and over; then see that every table goes on, and look at the log."""
    rng, victim = Random(seed), Victim(folder)
    await victim.start()
    players = [Player(victim, number) for number in range(tables)]
    playing = [asyncio.create_task(player.play()) for player in players]
    try:
        for _ in range(kills):
            await asyncio.sleep(rng.uniform(0.02, 1.0))
            victim.kill()
            await victim.start()
        before = [player.moves for player in players]
        until = time.monotonic() + PATIENCE
        while any(player.moves < moves + 2 for player, moves in zip(players, before, strict=True)):
            for task in playing:
                if task.done():
                    task.result()
            assert time.monotonic() < until, "a table does not go on"
            await asyncio.sleep(0.05)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        victim.kill()
        for player in players:
            await player.client.aclose()
    entries = check(folder, players)
    moves, lost = sum(player.moves for player in players), sum(player.lost for player in players)
    return {"kills": kills, "tables": tables, "acknowledged": moves, "entries": entries, "answers_lost": lost}


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kills", type=int, nargs="?", default=200)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(asyncio.run(storm(given.kills, given.tables, given.seed, Path(folder)))))


if __name__ == "__main__":
    main()
