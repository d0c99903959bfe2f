"""What a decision cost, by what its seat could see then: it is given the view and has no way to the state.

The adviser's search says which move is best. What another one costs is the difference of what the search found of the
two, and of what the room's value says after each over the same deals of what the seat cannot see; the more often the
search tried the move, the more it counts. But no move costs more than it leaves to be won: where a winning seat's move
is called dear, those deals are played on, and what is won there all the same was not lost by the move.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np

from ludi.analysis.worth import Worth
from ludi.bots.levels import adviser_of, speaker_of
from ludi.bots.play.search import SearchBot, line_of
from ludi.core.chance import new_rng
from ludi.core.game import Game
from ludi.core.state import State

Word = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
DEALS = 48  # over which two moves are compared
WINNING = 0.7  # of the chance to win, with the best move: from here on a dear one is played on
SHOWN = 3  # moves told of, besides the one that was made
# What a move may cost, in points of the chance to win, to be called this; dearer ones are blunders.
VERDICTS: dict[Word, float] = {"good": 5.0, "inaccuracy": 10.0, "mistake": 20.0}
BEST: Word = "best"
BLUNDER: Word = "blunder"
BAD = ("mistake", BLUNDER)
FALLOFF = 12.0  # points that bring the accuracy of a decision from 100 down to 37


@dataclass(frozen=True)
class Choice:
    """A move that could have been made."""

    action: int
    value: float  # the seat's chance with it, by the search
    visits: int


@dataclass(frozen=True)
class Verdict:
    """What is to be said of a decision."""

    best: int
    line: tuple[int, ...]  # the best move, and what the seat was expected to do after it
    cost: float  # what the move made costs, from 0 to 1 of the chance to win
    word: Word  # best, good, inaccuracy, mistake or blunder
    choices: tuple[Choice, ...]  # what the search tried most, the best first

    @property
    def accuracy(self) -> float:
        """From 100, for what costs nothing, towards 0."""
        return 100.0 * float(np.exp(-100.0 * self.cost / FALLOFF))


def word_for(cost: float, is_best: bool) -> Word:
    """How a move of this cost is called."""
    if is_best:
        return BEST
    return next((word for word, most in VERDICTS.items() if 100 * cost < most), BLUNDER)


class Judge:
    """Judges decisions, each afresh: the same view, the same verdict."""

    def __init__(self, game: Game, worth: Worth, effort: int) -> None:
        self.game, self.worth, self.bot = game, worth, adviser_of(game, effort, trees=1)

    def judge(self, view: State, seat: int, legal: Sequence[int], action: int) -> Verdict:
        """What is to be said of a move made by a seat that saw this."""
        self.bot.forget()
        answer = self.bot.choose(view, seat, legal, 0)
        found = {reason.action: reason for reason in answer.reasons}
        best = answer.action
        cost = 0.0
        if action != best:
            tried, thought = found[action].visits, found[best].value - found[action].value
            better, made = self.after(view, seat, best), self.after(view, seat, action)
            hopes, fears = (self.worth.of(came)[:, seat] for came in (better, made))
            cost = (tried * thought + DEALS * float((hopes - fears).mean())) / (tried + DEALS)
            if 100 * cost >= VERDICTS["good"] and hopes.mean() >= WINNING:
                cost = min(cost, 1 - self.won_anyway(made, seat))
        cost = min(1.0, max(0.0, cost))
        others = tuple(Choice(one.action, one.value, one.visits) for one in answer.reasons[:SHOWN] if one.visits)
        speaker = speaker_of(self.bot)
        line = line_of(speaker, view, seat, best) if isinstance(speaker, SearchBot) else (best,)
        return Verdict(best, line, cost, word_for(cost, action == best), others)

    def won_anyway(self, came: Any, seat: int) -> float:
        """The seat's share of what is won when the net plays these deals on, each once; 0 where there is no net."""
        return float(self.worth.ending.of(came, 0, playouts=1)[:, seat].mean()) if self.worth.ending else 0.0

    def after(self, view: State, seat: int, action: int) -> Any:
        """What may come of a move, a state for each deal."""
        rules, came = self.game.compiled, []
        for deal in range(DEALS):
            table = self.game.imagined(view, seat, new_rng(deal), rules)
            rules.apply(table, action)
            came.append(self.worth.after_chance(table, deal, 1))
        return np.concatenate(came)
