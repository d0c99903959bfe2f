"""A bot for whoever plays in Python: it looks at a match from the seat that decides, and says its move in words."""

from ludi.bots.contract import Bot
from ludi.bots.named import bot_named
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.match import Match


class Opponent:
    """A bot by its name, in whatever game it is asked about."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.bots: dict[Game, Bot] = {}

    def __repr__(self) -> str:
        return f"<Opponent {self.name}>"

    def move(self, match: Match, seed: int | None = None) -> str:
        """What it does now, in notation. It sees what the deciding seat sees, and nothing more."""
        seat = match.seat
        if seat < 0:
            raise LudiError("Nobody decides now: the game is over." if match.is_over else "Chance decides now.")
        found = self.bots.get(match.game) or self.bots.setdefault(match.game, bot_named(match.game, self.name))
        answer = found.choose(match.view(seat), seat, match.legal(), len(match.actions) if seed is None else seed)
        return match.game.actions.text(answer.action)
