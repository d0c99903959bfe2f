"""The registry of games: rooms found by name, opened when they are asked for."""

from collections.abc import Iterator, Sequence

from ludi.core.errors import LudiError
from ludi.core.game import Game, game_of


class Registry:
    """The rooms of one package, each a package with a GAME."""

    def __init__(self, package: str, names: Sequence[str]) -> None:
        self.package = package
        self.names = tuple(names)

    def find(self, name: str) -> Game:
        """The game of this name."""
        if name not in self.names:
            raise LudiError(f"There is no game '{name}'; there are: {', '.join(self.names)}.")
        return game_of(f"{self.package}.{name}")

    def __iter__(self) -> Iterator[Game]:
        return map(self.find, self.names)
