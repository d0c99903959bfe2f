"""Bots by name: the five Roman ranks, set by iterations so that they play the same everywhere, and the others."""

from ludi.bots.contract import Bot, Budget
from ludi.bots.greedy import GreedyBot
from ludi.bots.random import RandomBot
from ludi.bots.search import SearchBot
from ludi.core.errors import LudiError
from ludi.core.game import Game

LEVELS = {"tiro": 6, "miles": 30, "centurio": 200, "legatus": 1000, "caesar": 5000}  # iterations a decision
OTHERS = ("random", "greedy", "search:ITERATIONS")


def bot_named(game: Game, name: str) -> Bot:
    """A bot for this game: a rank, `random`, `greedy`, or `search:500` for a search of so many iterations."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(game)
    if name in LEVELS:
        return SearchBot(game, Budget(LEVELS[name]), name)
    kind, _, iterations = name.partition(":")
    if kind == "search" and iterations.isdigit() and int(iterations) > 0:
        return SearchBot(game, Budget(int(iterations)), name)
    raise LudiError(f"There is no bot '{name}'; there are: {', '.join([*LEVELS, *OTHERS])}.")
