"""Those who look at a table: each has a queue of frames. What it sees is decided when something is told."""

import asyncio
from dataclasses import dataclass, field
from typing import Any

import orjson

MOST_WAITING = 2000  # frames; who falls further behind is cut off and comes back with `since`


TRY_AGAIN = 1013  # how a socket is closed: the house closes, or the page is too slow
SEAT_GONE = 4403  # its seat is not its guest's any more


class Cut(Exception):
    """Nothing more is told to this viewer."""


@dataclass(eq=False)
class Viewer:
    """One socket: who looks, from which seat (None: as a watcher), and what it is yet to be told."""

    guest: str | None
    seat: int | None
    queue: "asyncio.Queue[bytes | None]" = field(default_factory=lambda: asyncio.Queue(MOST_WAITING))
    cut: bool = False
    code: int = TRY_AGAIN

    def tell(self, frame: bytes) -> None:
        """Put a frame into the queue."""
        try:
            self.queue.put_nowait(frame)
        except asyncio.QueueFull:
            self.cut = True

    async def next(self) -> bytes:
        """The next frame."""
        frame = None if self.cut else await self.queue.get()
        if frame is None or self.cut:
            raise Cut
        return frame

    def close(self, code: int = TRY_AGAIN) -> None:
        """Nothing more will come, not even what waits."""
        self.cut, self.code = True, code
        if not self.queue.full():
            self.queue.put_nowait(None)


def dumped(thing: Any) -> bytes:
    """JSON; bytes that are JSON already are taken as they are."""
    return orjson.dumps(thing)


def table_frame(card: dict[str, Any]) -> bytes:
    """The table has changed."""
    return dumped({"type": "table", "table": card})


def position_frame(position: bytes, undone: bool) -> bytes:
    """Where the game stands."""
    return dumped({"type": "position", "position": orjson.Fragment(position), "undone": undone})


def step_frame(step: dict[str, Any]) -> bytes:
    """Something happened."""
    return dumped({"type": "step", "step": step})


def message_frame(message: dict[str, Any]) -> bytes:
    """Somebody said something."""
    return dumped({"type": "message", "message": message})


def bot_frame(seat: int, ready: bool) -> bytes:
    """A bot is asked."""
    return dumped({"type": "bot", "seat": seat, "ready": ready})
