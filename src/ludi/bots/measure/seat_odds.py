"""What a seat is worth between equals, as it was measured: a room may keep it as `nets/odds.json`.

    {"bot": "net?temperature=0.3", "games": 4000, "version": 2, "by": "seat", "shares": {"2": [0.34, 0.66]}}

Shares of the victory, by the number of players: of each seat, or, where an option says who begins, of each place in
the order of play (`by` is `place`). `benchmarks/seat_odds.py` measures and writes them.
"""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal

from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.options import Option
from ludi.core.rooms import folder_of

KEPT_AS = Path("nets") / "odds.json"


@dataclass(frozen=True)
class SeatOdds:
    """Shares of the victory between equals."""

    bot: str
    games: int
    version: int  # of the game's rules
    by: Literal["seat", "place"]
    shares: dict[str, list[float]]  # by the number of players


@cache
def odds_of(game: Game) -> SeatOdds | None:
    """What was measured; nothing where the room keeps nothing of it."""
    path = folder_of(game.room) / KEPT_AS
    if not path.exists():
        return None
    try:
        return SeatOdds(**json.loads(path.read_text(encoding="utf-8")))
    except (ValueError, TypeError) as error:
        raise LudiError(f"{path} holds no odds: {error}.") from None


def starting_option(game: Game) -> Option | None:
    """The option that says who begins, where a game has one: its values are the seats, and perhaps others."""
    seats = {seat.name.lower() for seat in game.seats}
    return next((option for option in game.options if seats <= set(option.values)), None)
