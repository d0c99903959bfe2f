"""The log and the refusals, as Fluent messages with arguments. Told from views, so nothing hidden can be told."""

from collections.abc import Sequence

from ludi.core.actions import Move
from ludi.core.record import State
from ludi.core.texts import Line


def narrate(before: State, move: Move, after: State, viewer: int) -> Sequence[Line]:
    """What the log says."""
    return []


def refuse(view: State, move: Move) -> Line:
    """Why not."""
    return Line("alea-iacta-est-refuse", {}, "AI-T2")
