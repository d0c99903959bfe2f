"""The rooms, one a game. All games there are, these and those of other packages, are in `GAMES`.

Python puts this package in the place of the function `ludi.games` when it is first imported; so it can be called too.
"""

import sys
from types import ModuleType

from ludi.core.registry import GAMES

__all__ = ["GAMES"]


class Games(ModuleType):
    """This package, called as `ludi.games()`."""

    def __call__(self) -> tuple[str, ...]:
        """The names of all games there are."""
        return GAMES.names


sys.modules[__name__].__class__ = Games
