"""What a move would do and what points are made of, as Fluent messages, and the printed columns for those who draw."""

from collections.abc import Sequence
from typing import Any

from ludi.core.actions import Move
from ludi.core.record import State
from ludi.core.texts import Line
from ludi.games.alea_iacta_est.components import (
    COLOURS,
    FORTUNA_COPIES,
    FORUM_COLUMNS,
    PATRICIAN_VALUE,
    PROVINCE_VALUE,
    RANKS,
    STAGES_PLAYED,
    TILE_COPIES,
    TILES_GIVEN,
    VALUES,
    Patrician,
    Province,
)

PRINTED: dict[str, dict[str, Any]] = {
    "province": {"value": PROVINCE_VALUE, "colour": [min(province // VALUES, COLOURS) for province in Province]},
    "patrician": {
        "value": PATRICIAN_VALUE,
        "colour": [patrician // (2 * RANKS) for patrician in Patrician],
        "sex": [patrician // RANKS % 2 for patrician in Patrician],
    },
    "tile": {"copies": TILE_COPIES},
    "fortuna": {"copies": FORTUNA_COPIES},
    "players": {"columns": FORUM_COLUMNS, "stages": STAGES_PLAYED, "tiles": TILES_GIVEN},
}


def forecast(view: State, move: Move) -> Sequence[Line]:
    """What the deciding seat can say of a legal move before it is made."""
    return ()


def score_sheet(state: State, seat: int) -> list[tuple[Line, int]]:
    """AI-E6 Provinces, patricians, each senate tile, Fortuna, chips."""
    return []
