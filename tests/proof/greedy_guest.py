"""One guest does everything the limits allow, while others play: how long do the others wait, how large is the house?

    python -m tests.proof.greedy_guest                       five minutes
    python -m tests.proof.greedy_guest --seconds 60 --quiet  a minute, and without the greedy one, to compare

The greedy guest has an address of its own and reads long histories, lets strong bots play everywhere, opens sockets and
talks on them, takes back, chats, asks for hints and forecasts, and leaves connections half open: each as fast as it is
let, a hundredth of a second after the last answer at most.
"""

import argparse
import asyncio
import json
import os
import re
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from ludi.core.dice import pledge_of

Json = dict[str, Any]
Act = Callable[[], Awaitable[Any]]
GREEDY = "127.0.0.66"
GAMES = ("roma", "caesar_cleopatra", "alea_iacta_est")
PATIENCE = 30.0  # seconds until an answer counts as none
BAR = 100.0  # milliseconds: nobody else's 99th percentile is above
LARGEST = 1200.0  # megabytes of the whole process, compiled rules and all


class Refused(Exception):
    """An answer that is none of 200 and 201."""


class Guest:
    """One guest: a cookie, an address, and a kept connection."""

    def __init__(self, port: int, address: str, tally: Counter[str], token: str = "") -> None:
        self.port, self.address, self.tally = port, address, tally
        self.token = token  # none until the house has given one
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    def another_line(self) -> "Guest":
        """The same guest through another connection."""
        return Guest(self.port, self.address, self.tally, self.token)

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A request and its answer; a connection that was closed is opened again, next time."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.asked(method, path, b"" if body is None else orjson.dumps(body))
        except (OSError, EOFError, TimeoutError) as error:
            self.streams = None
            raise Refused(type(error).__name__) from error

    async def asked(self, method: str, path: str, sent: bytes) -> Any:
        """The request itself."""
        if self.streams is None:
            self.streams = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))
        if not self.token and path != "me":
            await self.asked("GET", "me", b"")
        reader, writer = self.streams
        head = f"{method} /api/{path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\ncookie: ludi_guest={self.token}\r\n"
        head += f"content-type: application/json\r\ncontent-length: {len(sent)}\r\n\r\n"
        writer.write(head.encode() + sent)
        told = await reader.readuntil(b"\r\n\r\n")
        if given := re.search(rb"ludi_guest=([^;]+)", told):
            self.token = given[1].decode()
        answer = told.lower()
        text = await reader.readexactly(int(answer.split(b"content-length: ")[1].split(b"\r\n")[0]))
        status = answer.split()[1].decode()
        self.tally[status] += 1
        if status not in ("200", "201"):
            raise Refused(status)
        return orjson.loads(text)

    async def open_table(self, game: str, *seats: Json, **options: str) -> str:
        """A table; where I sit at it, my share of the dice is added."""
        wish = {"game": game, "seats": seats, "options": options}
        card = await self.ask("POST", "tables", wish)
        table, seed = str(card["id"]), secrets.token_hex(16)
        if card["my_seats"]:
            await self.ask("POST", f"tables/{table}/sit", {"pledge": pledge_of(card["dice"]["commitment"], seed)})
            await self.ask("POST", f"tables/{table}/seed", {"seed": seed})
        return table

    async def move(self, table: str, rng: Random) -> bool:
        """Any move; whether I was asked."""
        position = await self.ask("GET", f"tables/{table}/position")
        if not position["legal"]:
            return False
        wish = {"sequence": position["sequence"], "action": rng.choice(position["legal"])}
        await self.ask("POST", f"tables/{table}/moves", wish | {"command": secrets.token_hex(8)})
        return True

    def socket(self, table: str, heard: int | None = 16) -> connect:
        """News of a table; None: all of it is taken, as a page does."""
        cookie = {"cookie": f"ludi_guest={self.token}"}
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket?since=0"
        return connect(
            address, additional_headers=cookie, local_addr=(self.address, 0), ping_interval=None, max_queue=heard
        )


async def play(pair: tuple[Guest, Guest], game: str, think: float, waits: list[float], rng: Random) -> None:
    """Two people, game after game: from a move to its acknowledgement is what counts."""
    host, friend = pair
    while True:
        card = await host.ask("POST", "tables", {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]})
        table, promise, seeds = card["id"], card["dice"]["commitment"], [secrets.token_hex(16) for _ in pair]
        for guest, seed in zip(pair, seeds, strict=True):
            await guest.ask("POST", f"tables/{table}/sit", {"pledge": pledge_of(promise, seed)})
        for guest, seed in zip(pair, seeds, strict=True):
            await guest.ask("POST", f"tables/{table}/seed", {"seed": seed})
        async with host.socket(table, None), friend.socket(table, None):
            while (position := await host.ask("GET", f"tables/{table}/position"))["asked"] is not None:
                asked = pair[position["asked"]]
                position = await asked.ask("GET", f"tables/{table}/position")
                await asyncio.sleep(rng.expovariate(1 / think))
                wish = {"sequence": position["sequence"], "action": rng.choice(position["legal"])}
                began = time.perf_counter()
                await asked.ask("POST", f"tables/{table}/moves", wish | {"command": secrets.token_hex(8)})
                waits.append(1000 * (time.perf_counter() - began))


async def forever(act: Act) -> None:
    """Again and again; what is refused is tried again."""
    while True:
        with suppress(Refused, OSError, TimeoutError, WebSocketException, EOFError):
            await act()
        await asyncio.sleep(0.01)


class Greed:
    """Everything one guest can do."""

    def __init__(self, port: int) -> None:
        self.tally: Counter[str] = Counter()
        self.guest = Guest(port, GREEDY, self.tally)
        self.rng = Random(7)
        self.tables: list[str] = []

    async def begin(self) -> list["asyncio.Task[None]"]:
        """A long game, then everything at once."""
        self.long = await self.guest.open_table("roma", {"kind": "me"}, {"kind": "bot", "level": "random"})
        gets = ["frames?since=0", "replay"] * 2 + ["hint", "forecast?action=0", "messages"]
        acts = [self.asking(what) for what in gets]
        acts += [self.through_a_line(act) for act in (self.back_and_forth, self.more_bots, self.chat)]
        acts += [self.look] * 200 + [self.talk] * 3 + [self.half_open] * 200
        return [asyncio.create_task(forever(act)) for act in acts]

    def asking(self, what: str) -> Act:
        """Ask for this of the long game."""
        line = self.guest.another_line()
        return lambda: line.ask("GET", f"tables/{self.long}/{what}")

    def through_a_line(self, act: Callable[[Guest], Awaitable[Any]]) -> Act:
        """Do this through a connection of its own."""
        line = self.guest.another_line()
        return lambda: act(line)

    async def chat(self, line: Guest) -> None:
        """Many words."""
        await line.ask("POST", f"tables/{self.long}/messages", {"text": "Salve! " * 50})

    async def back_and_forth(self, line: Guest) -> None:
        """Move, take back, move: the log grows."""
        if not await line.move(self.long, self.rng):
            return
        position = await line.ask("GET", f"tables/{self.long}/position")
        wish = {"command": secrets.token_hex(8), "sequence": position["sequence"]}
        await line.ask("POST", f"tables/{self.long}/undo", wish)

    async def more_bots(self, line: Guest) -> None:
        """Another table of the strongest bots."""
        bots = [{"kind": "bot", "level": "caesar"}] * 5
        self.tables.append(await line.open_table("alea_iacta_est", *bots, players="5"))

    async def look(self) -> None:
        """Hold a socket at one of the tables and never read on."""
        async with self.guest.socket(self.rng.choice([self.long, *self.tables])) as opened:
            self.tally["sockets"] += 1
            await asyncio.sleep(20 + self.rng.random())
            await opened.close()

    async def talk(self) -> None:
        """Flood a socket with pings and words."""
        async with self.guest.socket(self.long) as opened:
            await asyncio.gather(self.listen(opened), self.shout(opened))

    async def listen(self, opened: ClientConnection) -> None:
        """Take the news."""
        async for _ in opened:
            pass

    async def shout(self, opened: ClientConnection) -> None:
        """Pings and words, without end."""
        while True:
            await opened.ping(secrets.token_bytes(100))
            await opened.send("x" * 1000)
            await asyncio.sleep(0)

    async def half_open(self) -> None:
        """A request that never ends."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.guest.port, local_addr=(GREEDY, 0))
        try:
            writer.write(b"GET /api/me HTTP/1.1\r\nhost: x\r\n")
            while not reader.at_eof():
                writer.write(b"x-more: y\r\n")
                await writer.drain()
                with suppress(TimeoutError):
                    async with asyncio.timeout(1):
                        await reader.read(1000)
        finally:
            writer.close()


def greedy_process(port: int) -> "subprocess.Popen[bytes]":
    """The greedy one, in a process of its own that leaves the cores to the house: it would come from elsewhere."""
    words = [sys.executable, "-m", "tests.proof.greedy_guest", "--greedy-at", str(port)]
    return subprocess.Popen(words, stdout=subprocess.PIPE, preexec_fn=lambda: os.nice(10))


async def be_greedy(port: int) -> None:
    """Everything one guest can do, until it is told to stop; then what was answered."""
    stop, greed = asyncio.Event(), Greed(port)
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    await greed.begin()
    await stop.wait()
    print(json.dumps(dict(sorted(greed.tally.items()))), flush=True)
    os._exit(0)


def opened(folder: str) -> tuple["subprocess.Popen[bytes]", int]:
    """A server with everything compiled, limits and pace as they are by default."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    words = ["serve", "--no-open", "--port", str(port), "--data", folder]
    process = subprocess.Popen([sys.executable, "-m", "ludi", *words], stdout=subprocess.DEVNULL)
    while True:
        with suppress(httpx.TransportError):
            if all(httpx.get(f"http://127.0.0.1:{port}/api/bots").json()["ready"].values()):
                return process, port
        time.sleep(0.5)


def megabytes(process: "subprocess.Popen[bytes]", name: str) -> float:
    """How much memory the server has (VmRSS), or had at most (VmHWM)."""
    with open(f"/proc/{process.pid}/status", encoding="ascii") as status:
        return next(int(line.split()[1]) / 1024 for line in status if line.startswith(name))


async def measured(process: "subprocess.Popen[bytes]", port: int, seconds: float, greedy: bool, pairs: int) -> Json:
    """Let everybody do what they do."""
    waits: list[float] = []
    before = megabytes(process, "VmRSS")
    people = [tuple(Guest(port, f"127.0.{1 + n}.{k}", Counter()) for k in (1, 2)) for n in range(pairs)]
    playing = [
        asyncio.create_task(play((pair[0], pair[1]), GAMES[n % len(GAMES)], 0.3, waits, Random(n)))
        for n, pair in enumerate(people)
    ]
    await asyncio.sleep(3)
    other = greedy_process(port) if greedy else None
    waits.clear()
    await asyncio.sleep(seconds)
    failed = [task.exception() for task in playing if task.done()]
    found = sorted(waits)
    largest = megabytes(process, "VmHWM")
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    answers = {}
    if other:
        other.terminate()
        answers = json.loads(other.communicate(timeout=60)[0])
    return {
        "seconds": seconds, "greedy": greedy, "moves": len(found), "50th ms": round(found[len(found) // 2], 1),
        "99th ms": round(found[int(0.99 * len(found))], 1), "longest ms": round(found[-1], 1),
        "MB before": round(before), "MB at most": round(largest), "others failed": [repr(error) for error in failed],
        "greedy answers": answers,
    }  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--pairs", type=int, default=6, help="people who play, two and two")
    parser.add_argument("--quiet", action="store_true", help="first without the greedy one")
    parser.add_argument("--measure", action="store_true", help="only say how it was; fail at nothing")
    parser.add_argument("--greedy-at", type=int, default=0, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.greedy_at:
        asyncio.run(be_greedy(given.greedy_at))
    with tempfile.TemporaryDirectory() as folder:
        process, port = opened(folder)
        try:
            if given.quiet:
                print(json.dumps(asyncio.run(measured(process, port, given.seconds, False, given.pairs))), flush=True)
            outcome = asyncio.run(measured(process, port, given.seconds, True, given.pairs))
            print(json.dumps(outcome))
        finally:
            process.terminate()
            process.wait()
    if not given.measure:
        assert not outcome["others failed"], "somebody else could not go on"
        assert outcome["99th ms"] <= BAR, f"others waited more than {BAR:g} ms"
        assert outcome["MB at most"] <= LARGEST, f"the house took more than {LARGEST:g} MB"


if __name__ == "__main__":
    main()
