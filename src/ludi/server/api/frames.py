"""What a socket tells, frame by frame."""

from typing import Annotated, Literal

import orjson
from pydantic import Field

from ludi.core.shape import Shape
from ludi.server.api.positions import Position, Step
from ludi.server.api.tables import Message, TableCard


class TableFrame(Shape):
    """The table has changed: seats, presence, status."""

    type: Literal["table"]
    table: TableCard


class PositionFrame(Shape):
    """Where the game stands: sent first, and after an undo (`undone`); it replaces what the page shows."""

    type: Literal["position"]
    position: Position
    undone: bool


class StepFrame(Shape):
    """Something happened."""

    type: Literal["step"]
    step: Step


class MessageFrame(Shape):
    """Somebody said something."""

    type: Literal["message"]
    message: Message


class BotFrame(Shape):
    """A bot is asked; `ready` is False while it cannot think yet, `weaker` True while its net answers alone."""

    type: Literal["bot"]
    seat: int
    ready: bool
    weaker: bool


class BeatFrame(Shape):
    """A sign of life every few seconds. The page answers with the `number`, as text, or its socket is closed."""

    type: Literal["beat"]
    number: int  # 0 in the first one, which is not answered
    heard: int  # the last one that was answered
    every: float  # seconds between two of them
    sequence: int | None  # entries of the log the page was told; None in the first, and while it catches up


class MoreFrame(Shape):
    """There is more to tell than one answer holds: ask again with this `since`."""

    type: Literal["more"]
    since: int


AnyFrame = TableFrame | PositionFrame | StepFrame | MessageFrame | BotFrame | BeatFrame | MoreFrame
Frame = Annotated[AnyFrame, Field(discriminator="type")]


def frame_of(told: AnyFrame) -> bytes:
    """A frame as it is sent."""
    return orjson.dumps(told)


def table_frame(table: TableCard) -> bytes:
    """The table has changed."""
    return frame_of({"type": "table", "table": table})


def position_frame(position: Position, undone: bool = False) -> bytes:
    """Where the game stands."""
    return frame_of({"type": "position", "position": position, "undone": undone})
