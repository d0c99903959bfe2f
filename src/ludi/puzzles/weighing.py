"""What every move of a decision is worth, by a search that looks at all of them and by nothing the seat cannot see."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from ludi.bots.contract import Budget
from ludi.bots.nets.closing import NEAR, decisions_left
from ludi.bots.nets.files import kept_net
from ludi.bots.nets.search import EVEN, NetSearchBot
from ludi.bots.play.search import SearchBot, line_of
from ludi.bots.play.tree import SearchStyle
from ludi.core.game import Game
from ludi.core.playout import new_scratch
from ludi.core.state import State

MARGIN = 0.08  # of the chance to win, by which the best move of a puzzle leads
SEARCHES = 2  # that must agree, when it is mined and again when it is checked
PLAYED_OUT = SearchStyle(by_prior=True, greed=0.0)  # the search that plays to the end, asked near it: the victory alone


@dataclass(frozen=True)
class Weighed:
    """A decision, weighed: what each move is worth to the seat, from 0 to 1, the best first."""

    moves: tuple[tuple[int, float], ...]
    line: tuple[int, ...]  # the moves the seat is expected to make, the best first

    @property
    def best(self) -> int:
        """The move to make."""
        return self.moves[0][0]

    @property
    def value(self) -> float:
        """What it is worth."""
        return self.moves[0][1]

    @property
    def margin(self) -> float:
        """How much more than any other."""
        return self.value - max(value for _, value in self.moves[1:])


@cache
def scales_of(game: Game, iterations: int, played_out: bool) -> SearchBot:
    """Who weighs: the room's net looking at everything, or a search that plays out."""
    net = None if played_out else kept_net(game)
    if net is None:
        return SearchBot(game, Budget(iterations), style=PLAYED_OUT)
    return NetSearchBot(net, Budget(iterations), fairness=EVEN)


def weigh(
    game: Game, view: State, seat: int, legal: Sequence[int], iterations: int, seed: int, played_out: bool = False
) -> Weighed:
    """Weigh the moves of a decision with an empty head; a move that was never tried is worth nothing."""
    scales = scales_of(game, iterations, played_out)
    scales.forget()
    answer = scales.choose(view, seat, legal, seed)
    line = line_of(scales, view, seat, answer.action)
    return Weighed(tuple((reason.action, reason.value) for reason in answer.reasons), line)


def is_near_the_end(game: Game, view: State, seat: int) -> bool:
    """Whether what is left of the game is short enough to be played out."""
    return decisions_left(game, view, seat, new_scratch(game.actions.size)) <= NEAR


def agreed(
    game: Game, view: State, seat: int, legal: Sequence[int], iterations: int, seeds: Sequence[int], margin: float
) -> Weighed | None:
    """The weighing with the smallest margin, where searches with all these seeds find the same move by such a margin.

    Near the end a search that plays out must find it too.
    """
    found: list[Weighed] = []
    for seed in seeds:
        weighed = weigh(game, view, seat, legal, iterations, seed)
        if weighed.margin < margin or (found and weighed.best != found[0].best):
            return None
        found.append(weighed)
    if is_near_the_end(game, view, seat):
        played = weigh(game, view, seat, legal, iterations, seeds[0], played_out=True)
        if played.best != found[0].best or played.margin <= 0:
            return None
    return min(found, key=lambda weighed: weighed.margin)
