"""Features: named slices that cover the vector, within their bounds."""

from itertools import pairwise

import numpy as np

from tests.variants import Variant, random_game, sampled, seats_of


def test_slices_lie_one_after_another_under_names_of_their_own(variant: Variant) -> None:
    slices = variant.game.feature_slices

    assert len({piece.name for piece in slices}) == len(slices)
    assert all(one.start + one.size == two.start for one, two in pairwise(slices))


def test_features_stay_within_their_bounds(variant: Variant) -> None:
    game = variant.game
    for turning in sampled(random_game(variant, 41), 80, 41):
        for seat in seats_of(variant):
            numbers = np.full(game.feature_size, 99, np.int8)
            game.compiled.features(game.view_of(turning.before, seat), seat, numbers)
            for piece in game.feature_slices:
                values = numbers[piece.start : piece.start + piece.size]
                assert values.min() >= 0, piece.name
                assert values.max() <= piece.high, piece.name
