"""The registry of games: those that are found, opened when they are asked for."""

from collections.abc import Iterator

from ludi.core.errors import LudiError
from ludi.core.game import Game, game_of
from ludi.core.rooms import rooms


class Registry:
    """The games of this environment."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all games."""
        return tuple(rooms())

    def find(self, name: str) -> Game:
        """The game of this name."""
        if name not in rooms():
            raise LudiError(f"There is no game '{name}'; there are: {', '.join(self.names)}.")
        return game_of(rooms()[name])

    def __iter__(self) -> Iterator[Game]:
        return map(self.find, self.names)


GAMES = Registry()
