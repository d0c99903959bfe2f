"""What a move would do and what points are made of, as Fluent messages, and the printed columns for those who draw."""

from collections.abc import Sequence
from typing import Any

from ludi.core.actions import Move
from ludi.core.record import State
from ludi.core.texts import Line
from ludi.games.caesar_cleopatra.components import BONUS_COPIES, COPIES, FACTION_SIZE, VALUE, VOTE_COPIES

PRINTED: dict[str, dict[str, Any]] = {
    "card": {"copies": COPIES, "value": VALUE},
    "faction": {"patricians": FACTION_SIZE},
    "vote": {"copies": VOTE_COPIES},
    "bonus": {"copies": BONUS_COPIES},
}


def forecast(view: State, move: Move) -> Sequence[Line]:
    """What the deciding seat can say of a legal move before it is made."""
    return ()


def score_sheet(state: State, seat: int) -> list[tuple[Line, int]]:
    """CC-E4 to CC-E8 Patricians, majorities, whole factions, the bonus."""
    return []
