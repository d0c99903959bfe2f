"""A PostgreSQL of our own, to be stopped and started; and a wire to it that can be cut around a COMMIT."""

import asyncio
import os
import pwd
import shutil
import subprocess
import tempfile
from asyncio import StreamReader, StreamWriter
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tests.server.victim import free_port

OWNERS = ("postgres", "nobody")  # PostgreSQL does not run as root
COMMIT = b"COMMIT"
LATE = 0.5  # seconds
FULL = 1 << 20  # bytes: what PostgreSQL says fits, its own log does not


def binaries() -> Path | None:
    """Where PostgreSQL's programs lie, the newest; None where it is not installed."""
    on_path = shutil.which("pg_ctl")
    folders = [Path(on_path).resolve().parent] if on_path else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: -float(folder.parent.name))
    return next((folder for folder in folders if (folder / "initdb").is_file()), None)


def missing() -> str | None:
    """What is not installed here that a PostgreSQL of our own needs."""
    if binaries() is None:
        return "PostgreSQL is not installed (Debian: apt-get install postgresql)"
    return None if find_spec("psycopg") else "psycopg is not installed (pip install 'ludi-romani[postgresql]')"


def address_at(port: int) -> str:
    """A PostgreSQL of ours, or the cable to it, as SQLAlchemy finds it."""
    return f"postgresql+psycopg://ludi@127.0.0.1:{port}/postgres"


class Cluster:
    """A PostgreSQL in a folder of its own."""

    def __init__(self) -> None:
        found = binaries()
        assert found, missing()
        self.programs, self.port = found, free_port()
        self.url = address_at(self.port)
        names = {entry.pw_name for entry in pwd.getpwall()}
        self.owner = next(name for name in OWNERS if name in names) if os.geteuid() == 0 else None
        self.folder = Path(tempfile.mkdtemp(prefix="ludi-postgresql-"))
        if self.owner:
            shutil.chown(self.folder, self.owner)
        self.do("initdb", "--username=ludi", "--auth=trust", "--locale=C", "--encoding=UTF8")
        self.start()

    def as_owner(self, *command: str, check: bool = True) -> None:
        """A command, as whoever owns this PostgreSQL."""
        who: dict[str, Any] = {}
        if self.owner:
            entry = pwd.getpwnam(self.owner)
            who = {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
        subprocess.run(command, check=check, cwd=self.folder, capture_output=True, **who)

    def do(self, program: str, *words: str) -> None:
        """One of its programs, on its folder."""
        self.as_owner(str(self.programs / program), "--pgdata", str(self.folder / "data"), *words)

    def start(self) -> None:
        """Open it, and wait until it answers."""
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''"
        self.do("pg_ctl", "start", "--wait", "--log", str(self.folder / "said"), "--options", options)

    def stop(self, mode: str) -> None:
        """Fast: everybody is sent away. Immediate: as if it had crashed."""
        self.do("pg_ctl", "stop", "--wait", "--mode", mode)

    def processes(self) -> list[str]:
        """Its processes: the first, and those it has begun."""
        with suppress(FileNotFoundError):
            first = (self.folder / "data" / "postmaster.pid").read_text().split()[0]
            others = Path(f"/proc/{first}/task/{first}/children").read_text().split()
            return [first, *others]
        return []

    def fill_disk(self) -> None:
        """Only small files can be written any more: where PostgreSQL cannot write its own log, it gives up."""
        first, *others = self.processes()
        for process in (first, *others):  # those it began may have gone
            self.as_owner("prlimit", "--pid", process, f"--fsize={FULL}:", check=process == first)

    def free_disk(self) -> None:
        """There is space again, and it is opened again, as whoever looks after it would."""
        with suppress(subprocess.CalledProcessError):
            self.stop("immediate")
        self.start()

    def remove(self) -> None:
        """Close it and forget it."""
        with suppress(subprocess.CalledProcessError):
            self.stop("immediate")
        shutil.rmtree(self.folder)


class Cable:
    """Carries everything between server and database; armed, it is cut around the next COMMIT.

    `unsent`: before it arrives. `late`: it arrives when the server has long lost its connection. `unanswered`: the
    answer is lost on its way back.
    """

    WAYS = ("unsent", "late", "unanswered")

    def __init__(self, port: int) -> None:
        self.behind = port
        self.armed: str | None = None
        self.cuts = 0
        self.lines: set[StreamWriter] = set()

    async def open(self) -> int:
        """Listen; returns the port."""
        self.server = await asyncio.start_server(self.carry, "127.0.0.1", 0)
        return int(self.server.sockets[0].getsockname()[1])

    async def close(self) -> None:
        """Listen no more, and let all connections go."""
        self.server.close()
        while self.lines:
            for line in self.lines:
                line.transport.abort()
            await asyncio.sleep(0.01)

    async def carry(self, near: StreamReader, to_near: StreamWriter) -> None:
        """One connection, both ways, until either end or a cut ends it."""
        self.lines.add(to_near)
        with suppress(OSError):
            far, to_far = await asyncio.open_connection("127.0.0.1", self.behind)
            is_cut = asyncio.Event()
            ways = [self.forth(near, to_near, to_far, is_cut), back(far, to_near, is_cut)]
            tasks = [asyncio.create_task(way) for way in ways]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            to_far.close()
        to_near.transport.abort()
        self.lines.discard(to_near)

    async def forth(
        self, near: StreamReader, to_near: StreamWriter, to_far: StreamWriter, is_cut: asyncio.Event
    ) -> None:
        """From the server to the database."""
        while sent := await near.read(65536):
            way = self.armed if COMMIT in sent else None
            if way:
                self.armed, self.cuts = None, self.cuts + 1
                is_cut.set()
            if way == "unsent":
                return
            if way == "late":
                to_near.transport.abort()
                await asyncio.sleep(LATE)
            to_far.write(sent)
            await to_far.drain()
            if way == "late":
                return


async def back(far: StreamReader, to_near: StreamWriter, is_cut: asyncio.Event) -> None:
    """From the database to the server."""
    while (answer := await far.read(65536)) and not is_cut.is_set():
        to_near.write(answer)
        await to_near.drain()
