"""The bot that asks twice at the close of a game."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from ludi.bots.contract import Answer, Reason
from ludi.bots.measure.tactics import load_tactic
from ludi.bots.nets.closing import CLEARLY, ClosingBot
from ludi.bots.nets.files import net_named
from ludi.core.chance import new_rng
from ludi.core.match import Match
from ludi.core.state import State
from ludi.games import GAMES

ROMA = GAMES.find("roma")
TACTICS = Path(__file__).parents[2] / "games" / "roma" / "tactics"


class Stubborn:
    """Always takes the action at this place, and thinks so much of the one at each place."""

    name = "stubborn"

    def __init__(self, place: int, worths: Sequence[float] = ()) -> None:
        self.place, self.worths, self.asked = place, worths, 0

    def choose(self, view: State, seat: int, legal: Sequence[int], seed: int, seconds: float | None = None) -> Answer:
        self.asked += 1
        worths = [*self.worths, *(0.0 for _ in legal[len(self.worths) :])]
        reasons = (Reason(action, 1, worth) for action, worth in zip(legal, worths, strict=True))
        return Answer(legal[self.place], tuple(reasons))

    def forget(self) -> None:
        self.asked = 0


def the_end() -> Match:
    """Whoever moves here can end the game in this turn."""
    return load_tactic(TACTICS / "mercator_buys_the_game.yaml", GAMES).match()


@pytest.mark.parametrize(("worths", "place"), [((0.5, 0.5 + CLEARLY), 1), ((0.5, 0.5 + CLEARLY / 2), 0)])
def test_at_the_close_the_search_has_its_way_where_it_is_clearly_better(worths: Sequence[float], place: int) -> None:
    match, closer = the_end(), Stubborn(1, worths)
    bot = ClosingBot(ROMA, net_named(ROMA), Stubborn(0), closer)

    answer = bot.choose(match.view(match.seat), match.seat, match.legal(), 1)

    assert closer.asked == 1
    assert answer.action == match.legal()[place]


def test_at_the_opening_of_a_game_the_search_is_not_asked() -> None:
    match, rng, closer = Match(ROMA, {}), new_rng(1), Stubborn(1, (0.0, 1.0))
    while match.seat < 0:
        match.step_chance(rng)
    bot = ClosingBot(ROMA, net_named(ROMA), Stubborn(0), closer)

    answer = bot.choose(match.view(match.seat), match.seat, match.legal(), 1)

    assert closer.asked == 0
    assert answer.action == match.legal()[0]
