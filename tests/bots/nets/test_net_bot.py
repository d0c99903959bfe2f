"""The bot that plays as its net says, and the net as a value of positions."""

import pickle
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from ludi.bots.measure.luck import strategy_of
from ludi.bots.named import bot_named
from ludi.bots.nets.bot import NetBot, drawn, softened
from ludi.bots.nets.files import write_net
from ludi.bots.nets.quiescent_net import QuiescentNet
from ludi.bots.nets.value import NetValue, RestValue
from ludi.bots.value.values import value_named
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.state import CHANCE, NONE
from ludi.games import GAMES
from tests.bots.nets.any_net import any_net, any_weights
from tests.variants import Turning, Variant, random_game, sampled, seats_of


def decisions(game: Game, count: int = 6) -> list[Turning]:
    turnings = random_game(Variant(game, {}), 4)
    return sampled([one for one in turnings if one.before.seat >= 0 and len(legal_of(game, one)) > 1], count, 2)


def legal_of(game: Game, turning: Turning) -> list[int]:
    return game.legal(turning.before, game.compiled)


def test_its_policy_is_that_of_the_net(game: Game) -> None:
    net = any_net(game)
    for turning in decisions(game):
        seat, legal = int(turning.before.seat), legal_of(game, turning)
        view = game.view_of(turning.before, seat)
        logits, shares = net.of_rows([game.observe(view, seat)], game.players_of(view))
        raised = np.exp(logits[0, game.actions.choice_of(np.array(legal))] / 0.5)

        bot = NetBot(game, net, temperature=0.5)

        assert bot.policy(view, seat, legal) == pytest.approx(
            dict(zip(legal, raised / raised.sum(), strict=True)), abs=1e-9
        )
        answer = bot.choose(view, seat, legal, 9)
        assert {reason.value for reason in answer.reasons} == {shares[0, 0]}
        assert strategy_of(bot, view, seat, legal) is not None


def test_it_draws_as_often_as_its_policy_says() -> None:
    odds = softened([3, 5, 8], [0.0, 1.0, 0.5], 0.7)
    found = Counter(drawn(odds, seed) for seed in range(4000))

    for action, part in odds.items():
        assert abs(found[action] - 4000 * part) < 5 * np.sqrt(4000 * part * (1 - part))


def test_without_any_warmth_it_does_what_looks_best() -> None:
    assert softened([3, 5, 8], [0.0, 1.0, 1.0], 0) == {3: 0.0, 5: 1.0, 8: 0.0}
    assert {drawn(softened([3, 5, 8], [0.0, 1.0, 1.0], 0), seed) for seed in range(50)} == {5}


def test_it_can_be_sent_to_another_process(game: Game) -> None:
    bot = NetBot(game, any_net(game))
    (turning,) = decisions(game, 1)
    seat = int(turning.before.seat)
    asked = (game.view_of(turning.before, seat), seat, legal_of(game, turning), 5)

    assert pickle.loads(pickle.dumps(bot)).choose(*asked) == bot.choose(*asked)


def test_it_is_named_by_its_file(game: Game, tmp_path: Path) -> None:
    write_net(game, any_weights(game), {}, tmp_path / "mine.npz")
    name = f"net:{tmp_path / 'mine.npz'}?temperature=0.5"
    bot = bot_named(game, name)

    assert isinstance(bot, NetBot)
    assert (bot.temperature, bot.name) == (0.5, name)
    assert type(value_named(game, f"net:{tmp_path / 'mine.npz'}")) is NetValue
    assert type(value_named(game, f"rest:{tmp_path / 'mine.npz'}")) is RestValue


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("net:/no/such/net.npz", "cannot be read: No such file"),
        ("net:/no/such/net.npz?warmup=3", "unexpected keyword argument 'warmup'"),
    ],
)
def test_what_is_no_net_is_told_in_a_sentence(name: str, told: str) -> None:
    with pytest.raises(LudiError) as refused:
        bot_named(GAMES.find("roma"), name)
    assert told in str(refused.value)


def test_a_temperature_below_zero_is_refused() -> None:
    game = GAMES.find("roma")
    with pytest.raises(LudiError, match="A temperature is 0 or more"):
        NetBot(game, any_net(game), temperature=-1)


def test_a_net_values_full_states_for_every_seat(variant: Variant) -> None:
    """Where somebody decides, as that seat sees it; the end by the rules; before chance, the mean of what can come."""
    game, net = variant.game, any_net(variant.game)
    turnings = random_game(variant, 12)
    states = np.array([*(turning.before for turning in turnings), turnings[-1].after], game.state)
    shares = NetValue(game, net)(states)

    assert shares.shape == (len(states), len(seats_of(variant)))
    np.testing.assert_allclose(shares.sum(axis=1), 1)
    for state, found in zip(states, shares, strict=True):
        if state.seat >= 0:
            seat = int(state.seat)
            _, by_side = net.of_rows([game.observe(game.view_of(state, seat), seat)], len(found))
            np.testing.assert_allclose(np.roll(by_side[0], seat), found)
        elif state.seat == NONE:
            won = np.array([game.compiled.is_winner(state, seat) for seat in seats_of(variant)], float)
            np.testing.assert_allclose(found, won / won.sum())
    again = NetValue(game, net)(states[::-1])[::-1]
    assert (again == shares).all(), "the value of a state does not depend on what was asked before"


def test_at_rest_a_value_is_what_the_deciding_seat_foresees_and_the_end_is_by_the_rules(variant: Variant) -> None:
    game, net = variant.game, any_net(variant.game)
    turnings = [turning for turning in random_game(variant, 12) if turning.before.seat >= 0]
    states = np.array([*(turning.before for turning in turnings[:8]), turnings[-1].after], game.state)
    found, quiescent_net = RestValue(game, net)(states), QuiescentNet(net)

    for state, shares in zip(states[:-1], found, strict=False):
        np.testing.assert_allclose(shares, quiescent_net.shares(game.view_of(state, int(state.seat)), int(state.seat)))
    if states[-1]["seat"] == NONE:
        np.testing.assert_allclose(found[-1], NetValue(game, net)(states[-1:])[0])
    np.testing.assert_allclose(found.sum(axis=1), 1)


def test_before_chance_the_value_is_the_mean_of_what_can_come() -> None:
    game = GAMES.find("roma")
    value, rules = NetValue(game, any_net(game)), game.compiled
    for turning in random_game(Variant(game, {}), 12):
        if turning.before.seat != CHANCE:
            continue
        actions, weights = np.zeros((2, game.actions.size), np.int64)
        count = rules.chance_outcomes(turning.before, actions, weights)
        after = [game.after(turning.before, action, rules) for action in actions[:count].tolist()]
        if all(state.seat >= 0 for state in after):
            expected = weights[:count] / weights[:count].sum() @ value(np.array(after, game.state))
            np.testing.assert_allclose(value(np.array([turning.before], game.state))[0], expected)
            return
    raise AssertionError("no throw is the last before a decision")
