"""Bots by name: the five Roman ranks, set by iterations so that they play the same everywhere, and the others."""

from dataclasses import dataclass

from ludi.bots.contract import Bot, Budget
from ludi.bots.greedy import GreedyBot
from ludi.bots.random import RandomBot
from ludi.bots.search import SearchBot, SearchStyle
from ludi.core.errors import LudiError
from ludi.core.game import Game

RECRUIT = SearchStyle(trust=0.0)  # knows the rules and nothing else
TRAINED = SearchStyle()  # looks first at what looks good
SEASONED = SearchStyle(habitual=True)  # and expects everybody to play like that


@dataclass(frozen=True)
class Level:
    """How long a rank thinks of a decision, and how."""

    iterations: int
    style: SearchStyle


# fmt: off
LEVELS = {
    "tiro":     Level(16,   RECRUIT),
    "miles":    Level(128,  RECRUIT),
    "centurio": Level(64,   TRAINED),
    "legatus":  Level(200,  SEASONED),
    "caesar":   Level(800,  SEASONED),
}
# fmt: on
OTHERS = ("random", "greedy", "search:ITERATIONS")


def bot_named(game: Game, name: str) -> Bot:
    """A bot for this game: a rank, `random`, `greedy`, or `search:500` for a search of so many iterations."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(game)
    if name in LEVELS:
        return SearchBot(game, Budget(LEVELS[name].iterations), name, LEVELS[name].style)
    kind, _, iterations = name.partition(":")
    if kind == "search" and iterations.isdigit() and int(iterations) > 0:
        return SearchBot(game, Budget(int(iterations)), name)
    raise LudiError(f"There is no bot '{name}'; there are: {', '.join([*LEVELS, *OTHERS])}.")
