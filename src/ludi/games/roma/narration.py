"""The log and the refusals, as Fluent messages with arguments. Told from views, so nothing hidden can be told."""
from collections.abc import Sequence
from ludi.core.actions import Move
from ludi.core.record import State
from ludi.core.texts import Line

def narrate(before: State, move: Move, after: State, viewer: int) -> Sequence[Line]:
    return []

def refuse(view: State, move: Move) -> Line:
    return Line("roma-refuse", {}, "RO-T14")
