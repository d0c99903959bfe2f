"""Many tables played at once: moves a second, and the time from a move to its acknowledgement (it is durable then).

    python benchmarks/tables.py                     200 tables, a second of thinking; then without
    python benchmarks/tables.py --tables 50 --seconds 10

Server and clients share this machine. Every table has two people, each with a connection for commands and a socket for
news, and is one of the three games in turn; any legal move is played; a finished game is followed by a new one.
"""

import argparse
import asyncio
import os
import re
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from ludi.core.dice import pledge_of

GAMES = ("roma", "caesar_cleopatra", "alea_iacta_est")
QUIET = {"LUDI_LIMITS": "off", "LUDI_PACE": "0"}


class Line:
    """One kept connection for commands; the thinnest client there is, so that the server gets the cores."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.token = ""

    async def open(self) -> "Line":
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        await self.ask("GET", "me")  # the house gives a token
        return self

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        sent = b"" if body is None else orjson.dumps(body)
        head = f"{method} /api/{path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\ncookie: ludi_guest={self.token}\r\n"
        head += f"content-type: application/json\r\ncontent-length: {len(sent)}\r\n\r\n"
        self.writer.write(head.encode() + sent)
        told = await self.reader.readuntil(b"\r\n\r\n")
        if given := re.search(rb"ludi_guest=([^;]+)", told):
            self.token = given[1].decode()
        answer = told.lower()
        length = int(answer.split(b"content-length: ")[1].split(b"\r\n")[0])
        text = await self.reader.readexactly(length)
        assert answer.startswith((b"http/1.1 200", b"http/1.1 201")), text
        return orjson.loads(text)


@dataclass
class Score:
    """What was measured."""

    waits: list[float] = field(default_factory=list)
    frames: int = 0
    measuring: bool = False


class Table:
    """Two people at a table."""

    def __init__(self, port: int, number: int, think: float, score: Score) -> None:
        self.port = port
        self.game = GAMES[number % len(GAMES)]
        self.think = think
        self.score = score
        self.rng = Random(number)

    async def play(self) -> None:
        """Game after game."""
        lines = [await Line(self.port).open() for _ in range(2)]
        while True:
            wish = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "open"}]}
            table = (await lines[0].ask("POST", "tables", wish))["id"]
            seeds = [secrets.token_hex(16) for _ in lines]
            promise = (await lines[0].ask("GET", f"tables/{table}"))["dice"]["commitment"]
            for line, seed in zip(lines, seeds, strict=True):
                await line.ask("POST", f"tables/{table}/sit", {"pledge": pledge_of(promise, seed)})
            for line, seed in zip(lines, seeds, strict=True):
                await line.ask("POST", f"tables/{table}/seed", {"seed": seed})
            news: asyncio.Queue[Any] = asyncio.Queue()
            listening = [asyncio.create_task(self.listen(table, line.token, news)) for line in lines]
            try:
                await self.play_one(table, lines, news)
            finally:
                for task in listening:
                    task.cancel()

    async def play_one(self, table: str, lines: list[Line], news: "asyncio.Queue[Any]") -> None:
        """One game to its end: who is asked hears of it through the socket, thinks and moves."""
        known = -1
        while True:
            position = await news.get()
            if position["over"]:
                return
            if not position["legal"] or position["sequence"] <= known:
                continue
            seat, known = position["asked"], position["sequence"]
            if self.think:
                await asyncio.sleep(self.rng.expovariate(1 / self.think))
            wish = {
                "command": secrets.token_hex(8), "sequence": position["sequence"],
                "action": self.rng.choice(position["legal"]),
            }  # fmt: skip
            began = time.perf_counter()
            answer = await lines[seat].ask("POST", f"tables/{table}/moves", wish)
            assert answer["accepted"], answer
            if self.score.measuring:
                self.score.waits.append(time.perf_counter() - began)

    async def listen(self, table: str, token: str, news: "asyncio.Queue[Any]") -> None:
        """Take the news, as a page does."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        with suppress(WebSocketException, OSError):
            async with connect(address, additional_headers={"cookie": f"ludi_guest={token}"}) as opened:
                async for text in opened:
                    self.score.frames += self.score.measuring
                    frame = orjson.loads(text)
                    if frame["type"] in ("step", "position"):
                        news.put_nowait(frame.get("step", frame)["position"])


async def measure(port: int, tables: int, think: float, seconds: float) -> Score:
    """Let everybody play for a while; what happens while they sit down does not count."""
    score = Score()
    playing = []
    for number in range(tables):
        playing.append(asyncio.create_task(Table(port, number, think, score).play()))
        await asyncio.sleep(0.01)
    await asyncio.sleep(3 + 2 * think)
    score.measuring = True
    await asyncio.sleep(seconds)
    score.measuring = False
    for task in playing:
        if task.done():
            task.result()
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return score


def opened(folder: str) -> tuple[subprocess.Popen[bytes], int]:
    """A server with everything compiled."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    words = ["serve", "--no-open", "--port", str(port), "--data", folder]
    process = subprocess.Popen(
        [sys.executable, "-m", "ludi", *words], env=os.environ | QUIET, stdout=subprocess.DEVNULL
    )
    while True:
        with suppress(httpx.TransportError):
            if all(httpx.get(f"http://127.0.0.1:{port}/api/bots").json()["ready"].values()):
                return process, port
        time.sleep(0.2)


def told(name: str, score: Score, seconds: float) -> str:
    """A row of the table."""
    waits = sorted(1000 * wait for wait in score.waits)
    half, most, longest = waits[len(waits) // 2], waits[int(0.99 * len(waits))], waits[-1]
    rates = f"{len(waits) / seconds:,.0f} | {score.frames / seconds:,.0f}"
    return f"| {name} | {rates} | {half:.1f} | {most:.1f} | {longest:.1f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--think", type=float, default=1.0, help="seconds of thinking, on average")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        process, port = opened(folder)
        try:
            print("| tables | moves/s | frames/s | 50th, ms | 99th, ms | longest, ms |\n|---|---|---|---|---|---|")
            for think in (given.think, 0.0):
                score = asyncio.run(measure(port, given.tables, think, given.seconds))
                name = f"{given.tables}, {'without thinking' if not think else f'thinking {think:g} s'}"
                print(told(name, score, given.seconds), flush=True)
        finally:
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main()
