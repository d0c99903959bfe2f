"""The server in a process of its own, to be killed, and to be left without a byte on its disk."""

import asyncio
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

LOST = (httpx.TransportError, OSError, WebSocketException)
QUICK = {"LUDI_PACE": "0", "LUDI_WARM": "off", "LUDI_LIMITS": "off"}
PATIENCE = 300.0  # seconds: on a machine that is busy with other things


def free_port() -> int:
    """A port nobody listens at."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class Victim:
    """A server of a database; what it says against anything is kept in `said`."""

    def __init__(self, database: str, said: Path) -> None:
        self.database, self.said = database, said
        self.port = free_port()
        self.address = f"127.0.0.1:{self.port}"

    async def start(self) -> None:
        words = ["serve", "--port", str(self.port), "--no-open", "--database", self.database]
        with self.said.open("a") as said:
            self.process = subprocess.Popen(
                [sys.executable, "-X", "faulthandler", "-m", "ludi", *words],
                env=os.environ | QUICK,
                stdout=subprocess.DEVNULL,
                stderr=said,
            )
        until = time.monotonic() + PATIENCE
        async with httpx.AsyncClient() as client:
            while time.monotonic() < until:
                with suppress(*LOST):
                    if (await client.get(f"http://{self.address}/api/health")).status_code == 200:
                        return
                if self.process.poll() is not None:
                    raise AssertionError(f"the server went at once, with {self.process.returncode}: {self.last_said()}")
                await asyncio.sleep(0.05)
        self.process.send_signal(signal.SIGABRT)
        self.process.wait()
        raise AssertionError(f"the server does not come up again; it does this: {self.said.read_text()[-4000:]}")

    def last_said(self) -> str:
        """Its last line."""
        return (self.said.read_text().splitlines() or ["nothing"])[-1]

    def fill_disk(self, largest: int) -> None:
        """No file can grow beyond so many bytes any more: a write stops in its middle, as on a disk that is full."""
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (largest, resource.RLIM_INFINITY))

    def free_disk(self) -> None:
        """There is space again."""
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    def kill(self) -> None:
        """Without a warning."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
