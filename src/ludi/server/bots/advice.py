"""Advice as it is told: what the server's adviser would do at a seat, why, and how the seat stands, by what it sees."""

import logging
from typing import NamedTuple

from ludi.analysis.nudges import nudge_of, piece_of
from ludi.analysis.reasons import reasons_of
from ludi.bots.play.advice import Advice, advise
from ludi.bots.value.chances import chance_at
from ludi.core.game import Game
from ludi.core.state import State
from ludi.core.texts import Line
from ludi.server.api.bots import Chance, Hint, hint_of
from ludi.server.bots.external import ExternalBots

log = logging.getLogger("ludi")


class Question(NamedTuple):
    """What a seat sees, and what it may do."""

    game: Game
    view: State
    seat: int
    legal: list[int]
    seed: int


class Adviser:
    """Who is asked for hints: a bot of this name, or one of ours."""

    def __init__(self, name: str = "", external: ExternalBots | None = None) -> None:
        self.name = name
        self.external = external or ExternalBots()

    @property
    def wishes(self) -> list[str]:
        """What allows this adviser, where it is one from outside."""
        return [f"{self.name}={self.external.specs[self.name]}"] if self.name in self.external.specs else []

    def advise(self, asked: Question) -> list[Advice]:
        """What the adviser would do; where that is one from outside and fails, what one of ours would."""
        if self.name:
            try:
                return advise(*asked, self.external.bot_named(asked.game, self.name))
            except Exception as fault:
                log.warning("The adviser %s cannot answer; one of ours does. %s", self.name, fault)
        return advise(*asked)

    def hint(self, asked: Question) -> Hint:
        """The best moves, why, and how the seat stands."""
        return hint_about(asked, self.advise(asked))


def hint_about(asked: Question, found: list[Advice]) -> Hint:
    """Moves that were advised, why, and how the seat stands."""
    game, view, seat = asked.game, asked.view, asked.seat
    chance, why = chance_at(game, view, seat), reasons_for(asked, found)
    standing: Chance | None = None if chance is None else {"value": chance.shares[seat], "error": chance.error}
    return hint_of(found, standing, nudge_of(game, found, why), piece_of(game, found[0].line[0]), why)


def reasons_for(asked: Question, advice: list[Advice]) -> list[Line]:
    """Why the first move advised is better than the second, where there is one."""
    moves = [one.line[0] for one in advice[:2]]
    return reasons_of(asked.game).why(asked.view, asked.seat, *moves) if len(moves) > 1 else []
