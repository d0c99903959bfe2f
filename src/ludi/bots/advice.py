"""Advice: what a strong bot would do at a seat, by what this seat sees."""

from collections.abc import Sequence
from typing import NamedTuple

from ludi.bots.contract import Budget
from ludi.bots.levels import LEVELS
from ludi.bots.search import SearchBot, line_of
from ludi.core.game import Game
from ludi.core.state import State

ADVISER = "legatus"
SHOWN = 3


class Advice(NamedTuple):
    """A move worth making."""

    value: float  # the chance to win, from 0 to 1
    line: tuple[int, ...]  # the moves expected of the seat, this one first
    visits: int  # how often it was tried


def advise(game: Game, view: State, seat: int, legal: Sequence[int], seed: int) -> list[Advice]:
    """The best moves of the deciding seat, the best first."""
    bot = SearchBot(game, Budget(LEVELS[ADVISER].iterations), ADVISER, LEVELS[ADVISER].style)
    answer = bot.choose(view, seat, legal, seed)
    return [
        Advice(reason.value, line_of(bot, view, seat, reason.action), reason.visits)
        for reason in answer.reasons[:SHOWN]
        if reason.visits or len(answer.reasons) == 1
    ]
