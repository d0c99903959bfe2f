"""How strong the ranks are, as it was measured: a room may keep its ladder as `nets/ratings.json`.

    {"tiro": {"elo": 0, "low": -20, "high": 20}, "miles": {"elo": 160, "low": 130, "high": 190}}

Elo with tiro at 0, and its interval of 95 %. `benchmarks/strength_page.py` writes it from the ladders of docs/strength.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType

from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.rooms import folder_of

KEPT_AS = Path("nets") / "ratings.json"


@dataclass(frozen=True)
class Rating:
    """A bot's Elo in one game, and between what it lies."""

    elo: int
    low: int
    high: int


@cache
def ratings_of(game: Game) -> Mapping[str, Rating]:
    """The rating of each bot that was measured, by its name; nothing where the room keeps no ladder."""
    path = folder_of(game.room) / KEPT_AS
    return ratings_in(path) if path.exists() else MappingProxyType({})


def ratings_in(path: Path) -> Mapping[str, Rating]:
    """What a ladder says, and a clear sentence where it is none."""
    try:
        rows = json.loads(path.read_text(encoding="utf-8"))
        return MappingProxyType({bot: Rating(**row) for bot, row in rows.items()})
    except (ValueError, TypeError, AttributeError) as error:
        raise LudiError(f"{path} holds no ratings: {error}.") from None
