"""Near its end a game is played on."""

import numpy as np
import pytest

from ludi.bots.nets.ending import Ending
from ludi.bots.nets.quiescent_net import QuiescentNet
from ludi.core.game import Game
from ludi.core.state import NONE
from tests.bots.nets.any_net import any_net
from tests.variants import Variant, random_game


def ending_of(game: Game) -> Ending:
    return Ending(QuiescentNet(any_net(game)))


def test_the_last_decision_is_near_the_end_and_the_first_is_not(game: Game) -> None:
    turnings = [turning for turning in random_game(Variant(game, {}), 2) if turning.before.seat >= 0]
    ending = ending_of(game)

    assert ending.is_near(turnings[-1].before, 0)
    assert not ending.is_near(turnings[0].before, 0)


def test_where_the_game_is_over_the_result_comes_of_it(game: Game) -> None:
    over = random_game(Variant(game, {}), 3)[-1].after
    winners = [game.compiled.is_winner(over, seat) for seat in range(game.players_of(over))]

    assert over.seat == NONE
    assert ending_of(game).of(np.array([over], game.state), 0, 2)[0] == pytest.approx(np.array(winners) / sum(winners))


def test_the_same_seed_brings_the_same_and_shares_add_up(game: Game) -> None:
    turnings = [turning for turning in random_game(Variant(game, {}), 4)[-12:] if turning.before.seat >= 0]
    late, ending = np.array([turning.before for turning in turnings], game.state), ending_of(game)

    shares = ending.of(late, 7, 4)

    assert shares.sum(axis=1) == pytest.approx(1)
    assert (shares == ending.of(late, 7, 4)).all()
    assert (late["seat"] >= 0).all()  # what is played on is a copy
