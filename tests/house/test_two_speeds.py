"""One source, two speeds: interpreted and compiled agree byte for byte."""

import numpy as np

from ludi.core.chance import new_rng
from ludi.core.state import copy_of, same
from tests.variants import Variant, random_game, sampled, seats_of


def test_both_speeds_play_the_same_game(variant: Variant) -> None:
    game = variant.game
    turnings = random_game(variant, 11)
    for turning in sampled(turnings, 250, 11):
        assert game.legal(turning.before, game.interpreted) == game.legal(turning.before, game.compiled)
        assert same(game.after(turning.before, turning.action, game.interpreted), turning.after)
        assert game.interpreted.fault_of(turning.after) == game.compiled.fault_of(turning.after)
    last = turnings[-1].after
    for seat in seats_of(variant):
        assert game.interpreted.score_of(last, seat) == game.compiled.score_of(last, seat)
        assert game.interpreted.is_winner(last, seat) == game.compiled.is_winner(last, seat)


def test_chance_has_the_same_weights_at_both_speeds(variant: Variant) -> None:
    game = variant.game
    for turning in sampled([t for t in random_game(variant, 12) if t.before.seat < -1], 60, 12):
        outcomes = []
        for rules in (game.interpreted, game.compiled):
            actions, weights = np.zeros(game.actions.size, np.int64), np.zeros(game.actions.size, np.int64)
            count = rules.chance_outcomes(turning.before, actions, weights)
            outcomes.append((actions[:count].tolist(), weights[:count].tolist()))
        assert outcomes[0] == outcomes[1]
        assert min(outcomes[0][1]) > 0


def test_both_speeds_imagine_and_count_the_same(variant: Variant) -> None:
    game = variant.game
    for turning in sampled(random_game(variant, 13), 40, 13):
        for seat in seats_of(variant):
            view = game.view_of(turning.before, seat)
            one = game.imagined(view, seat, new_rng(1), game.interpreted)
            two = game.imagined(view, seat, new_rng(1), game.compiled)
            assert same(one, two)
            numbers = np.zeros((2, game.feature_size), np.int8)
            game.interpreted.features(view, seat, numbers[0])
            game.compiled.features(view, seat, numbers[1])
            assert (numbers[0] == numbers[1]).all()


def test_recounting_a_true_state_changes_nothing(variant: Variant) -> None:
    for turning in sampled(random_game(variant, 14), 60, 14):
        for rules in (variant.game.interpreted, variant.game.compiled):
            again = copy_of(turning.before)
            rules.recount(again)
            assert same(again, turning.before)
