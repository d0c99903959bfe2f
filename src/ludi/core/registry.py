"""The registry of games: those that are found, opened when they are asked for."""

import logging
from collections.abc import Iterator

from ludi.core.errors import LudiError
from ludi.core.game import Game, game_of
from ludi.core.rooms import rooms

log = logging.getLogger("ludi")


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
        try:
            return game_of(rooms()[name])
        except (ImportError, AttributeError, AssertionError, ValueError) as error:
            raise LudiError(f"The game '{name}' ({rooms()[name]}) cannot be opened: {error}") from error

    def __iter__(self) -> Iterator[Game]:
        """All games that can be opened; a broken package does not take the others with it."""
        for name in self.names:
            try:
                found = self.find(name)
            except LudiError as error:
                log.warning("%s", error)
            else:
                yield found


GAMES = Registry()
