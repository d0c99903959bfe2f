"""Why one move is better than another, in words made from what changes: points, what it prevents, whether it wins.

Both moves are played on over the same deals of what the seat cannot see, by what the room's net would do (by habit
where there is none), until the seat is asked again after somebody else was. What the room's forecast says of the two
comes last.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from ludi.analysis.worth import Worth
from ludi.bots.contract import Bot
from ludi.bots.greedy import GreedyBot
from ludi.bots.nets.bot import NetBot
from ludi.bots.nets.files import kept_net
from ludi.core.chance import new_rng
from ludi.core.game import Game
from ludi.core.state import NONE, State
from ludi.core.texts import Line

DEALS = 24  # that are played on
LONGEST = 80  # decisions until it is enough
WORTH_TELLING = 0.75  # points
COMPARED = 2  # differences told
OFTEN = 0.2  # of the deals: a game won or lost so much more often is told
FULL = 100


@dataclass(frozen=True)
class Future:
    """What comes of a move until its seat is asked again: means over the deals."""

    own: float  # points gained by the seat
    others: float  # by the others, all together
    won: float  # how often the game was over and won by then
    lost: float


class Reasons:
    """Finds reasons; by views only."""

    def __init__(self, game: Game, worth: Worth) -> None:
        net = kept_net(game)
        self.game, self.worth = game, worth
        self.player: Bot = GreedyBot(game) if net is None else NetBot(game, net, temperature=0)

    def why(self, view: State, seat: int, better: int, worse: int) -> list[Line]:
        """What speaks for the better move against the other, the strongest first, and then what each of them does.

        Never nothing: where no reason shows so soon, that is said.
        """
        told = compared(self.future(view, seat, better), self.future(view, seat, worse))[:COMPARED]
        does, other = self.forecast(view, better), self.forecast(view, worse)
        if does:
            told.append(Line("analysis-why-forecast", {"line": does}, does.rule))
        if other and other != does:
            told.append(Line("analysis-why-other", {"line": other}, other.rule))
        return told or [Line("analysis-why-later")]

    def forecast(self, view: State, action: int) -> Line | None:
        """The first thing the room says a move would do."""
        return next(iter(self.game.forecast(view, self.game.actions.decode(action))), None)

    def future(self, view: State, seat: int, action: int) -> Future:
        """What comes of a move."""
        rows = [self.played_on(view, seat, action, deal) for deal in range(DEALS)]
        return Future(*np.mean(rows, axis=0).tolist())

    def played_on(self, view: State, seat: int, action: int, deal: int) -> tuple[float, float, float, float]:
        """One deal."""
        game, rules = self.game, self.game.compiled
        table = game.imagined(view, seat, new_rng(deal), rules)
        before = self.points(table)
        rules.apply(table, action)
        was_others_turn = False
        for number in range(LONGEST):
            table = self.worth.after_chance(table, deal, 2 + number)[0]
            if table.seat == NONE or (was_others_turn and table.seat == seat):
                break
            mover = int(table.seat)
            was_others_turn = was_others_turn or mover != seat
            chosen = self.player.choose(game.view_of(table, mover), mover, game.legal(table, rules), deal).action
            rules.apply(table, chosen)
        gained = [after - past for after, past in zip(self.points(table), before, strict=True)]
        won = float(table.seat == NONE and rules.is_winner(table, seat))
        lost = float(table.seat == NONE and not won)
        return gained[seat], sum(gained) - gained[seat], won, lost

    def points(self, table: State) -> Sequence[int]:
        """Everybody's points."""
        return [int(self.game.compiled.score_of(table, seat)) for seat in range(self.game.players_of(table))]


@cache
def reasons_of(game: Game) -> Reasons:
    """Who finds reasons for hints: for one thread."""
    return Reasons(game, Worth(game))


def compared(better: Future, worse: Future) -> list[Line]:
    """What the one future has before the other, the strongest first; small things are left out."""
    told: list[tuple[float, Line]] = []
    if better.won - worse.won >= OFTEN:
        odds = {"percent": percent(better.won), "else": percent(worse.won)}
        told.append((4 * FULL, Line("analysis-why-wins", odds)))
    if worse.lost - better.lost >= OFTEN:
        odds = {"percent": percent(worse.lost), "else": percent(better.lost)}
        told.append((3 * FULL, Line("analysis-why-saves", odds)))
    own, others = better.own - worse.own, worse.others - better.others
    if own >= WORTH_TELLING:
        told.append((own, Line("analysis-why-points", {"points": rounded(own)})))
    if others >= WORTH_TELLING:
        told.append((others, Line("analysis-why-prevents", {"points": rounded(others)})))
    if own <= -WORTH_TELLING and others >= WORTH_TELLING:
        told.append((0.5, Line("analysis-why-gives-up", {"points": rounded(-own)})))
    return [line for _, line in sorted(told, key=lambda one: -one[0])]


def percent(share: float) -> int:
    """For a sentence."""
    return round(FULL * share)


def rounded(points: float) -> int:
    """Points for a sentence: whole ones, at least one."""
    return max(1, round(points))
