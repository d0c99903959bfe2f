"""Bots from outside at the tables: those whoever keeps the server allows, each under a name of its own.

`--bot cicero` allows a bot that a package announces, `--bot "minerva=orators:Minerva?depth=3"` and
`--bot "engine=exec:./engine"` name any other. A name is what people see, and what a table keeps.
"""

import re
from collections.abc import Sequence

from ludi.bots.contract import Bot
from ludi.bots.named import OURS, bot_named
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.games import GAMES

NAME = re.compile(r"[a-z][a-z0-9_-]{0,15}")


class ExternalBots:
    """Who is allowed, and at which games."""

    def __init__(self, wishes: Sequence[str] = ()) -> None:
        self.specs = dict(map(named, wishes))
        self.games = {name: [game.name for game in GAMES if can_play(game, spec)] for name, spec in self.specs.items()}

    def of(self, game: Game) -> list[str]:
        """Who can sit down at this game."""
        return [name for name, games in self.games.items() if game.name in games]

    def bot_named(self, game: Game, name: str) -> Bot:
        """A bot of the server, or one from outside that is allowed: no other can be named here."""
        if name not in self.specs and name not in OURS:
            raise LudiError(f"The bot '{name}' is not allowed here any more.")
        return bot_named(game, self.specs.get(name, name))


def named(wish: str) -> tuple[str, str]:
    """A bot's name here, and what makes it."""
    name, _, spec = wish.partition("=") if re.match(r"[^:?]*=", wish) else (wish, "", wish)
    if not NAME.fullmatch(name) or name in OURS:
        raise LudiError(
            f"A bot from outside needs a name of its own, at most 16 small letters, and not one of ours: "
            f"--bot minerva={spec or 'MODULE:FACTORY'}, not '{wish}'."
        )
    if not any(can_play(game, spec) for game in GAMES):
        bot_named(next(iter(GAMES)), spec)  # says why
    return name, spec


def can_play(game: Game, spec: str) -> bool:
    """Whether there is such a bot for this game."""
    try:
        bot_named(game, spec)
    except LudiError:
        return False
    return True
