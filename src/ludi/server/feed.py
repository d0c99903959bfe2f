"""Those who look at a table: each has eyes of its own and a queue of frames made for them."""

import asyncio
from dataclasses import dataclass, field
from typing import Any

import orjson

from ludi.server.sight import Eyes

MOST_WAITING = 2000  # frames; who falls further behind is cut off and comes back with `since`


class Cut(Exception):
    """This viewer is too slow, or the house closes."""


@dataclass(eq=False)
class Viewer:
    """One socket: who looks, and what it is yet to be told."""

    guest: str | None
    eyes: Eyes
    queue: "asyncio.Queue[bytes | None]" = field(default_factory=lambda: asyncio.Queue(MOST_WAITING))
    cut: bool = False

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

    def close(self) -> None:
        """Nothing more will come."""
        self.cut = True
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
