"""Those who look at a table: each has a queue of frames. What it sees is decided when something is told."""

import asyncio
from dataclasses import dataclass, field
from typing import Any

import orjson

MOST_WAITING = 500  # frames; who falls further behind is cut off and comes back with `since`
TRY_AGAIN = 1013  # how a socket is closed: the house closes, or the page is too slow
TALKED = 1008  # it said something, and has nothing to say
SEAT_GONE = 4403  # its seat is not its guest's any more
SILENT = 4408  # it does not answer the signs of life
SILENCE = 2  # beats without an answer after which a socket is taken to be dead


@dataclass(eq=False)
class Viewer:
    """One socket: who looks, from which seat (None: as a watcher), and what it is yet to be told."""

    guest: str | None
    seat: int | None
    behind: int | None = None  # how many entries of the log it knows, while it is told what it missed page by page
    queue: "asyncio.Queue[bytes | None]" = field(default_factory=lambda: asyncio.Queue(MOST_WAITING))
    cut: bool = False
    code: int = TRY_AGAIN
    beats: int = 0  # how many signs of life it was sent
    answered: int = 0  # the last one it answered

    def tell(self, *frames: bytes) -> None:
        """Put frames into the queue."""
        try:
            for frame in frames:
                self.queue.put_nowait(frame)
        except asyncio.QueueFull:
            self.cut = True

    async def next(self) -> bytes | None:
        """The next frame; None where nothing more is told."""
        frame = None if self.cut else await self.queue.get()
        return None if self.cut else frame

    def close(self, code: int = TRY_AGAIN) -> None:
        """Nothing more will come, not even what waits."""
        self.cut, self.code = True, code
        if not self.queue.full():
            self.queue.put_nowait(None)


def frame_of(kind: str, **parts: Any) -> bytes:
    """A frame of `wire`; parts that are JSON already are taken as they are."""
    return orjson.dumps({"type": kind, **parts})
