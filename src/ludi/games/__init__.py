"""The rooms of the house, one a game. All games there are, these and those of other packages, are in `GAMES`."""

from ludi.core.registry import GAMES

__all__ = ["GAMES"]
