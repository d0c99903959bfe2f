"""What a move would do and what points are made of, as Fluent messages, and the printed columns for those who draw."""

from collections.abc import Sequence
from typing import Any

from ludi.core.actions import Move
from ludi.core.record import State
from ludi.core.texts import Line
from ludi.games.roma.components import COPIES, COST, DEFENCE, KIND

PRINTED: dict[str, dict[str, Any]] = {"card": {"copies": COPIES, "kind": KIND, "cost": COST, "defence": DEFENCE}}


def forecast(view: State, move: Move) -> Sequence[Line]:
    """What the deciding seat can say of a legal move before it is made."""
    return ()


def score_sheet(state: State, seat: int) -> list[tuple[Line, int]]:
    """RO-C3 Victory points are counted as they lie."""
    return [(Line("roma-sheet-vp"), int(state.vp[seat]))]
