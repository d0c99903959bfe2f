"""Habits: what an action is worth at a glance, one readable page a game.

A habit weighs an action by what the deciding seat sees, from how the game is won. Three things rest on it: the greedy
bot takes the heaviest action, playouts draw actions by weight, and the search tries heavy actions first.
"""

import importlib
from types import ModuleType

from ludi.core.errors import LudiError
from ludi.core.game import Game


def habit_of(game: Game) -> ModuleType:
    """The game's page, with its function `weigh`."""
    try:
        return importlib.import_module(f"{__name__}.{game.name}")
    except ModuleNotFoundError:
        raise LudiError(f"No bot has learned {game.name} yet.") from None
