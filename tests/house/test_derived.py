"""What a room works out for those who draw: plain numbers, from a view and nothing else."""

import json

from ludi.core.chance import new_rng
from ludi.core.state import NONE
from tests.variants import Variant, random_game, sampled, seats_of


def test_what_is_derived_is_plain_and_rests_on_the_view_alone(variant: Variant) -> None:
    game = variant.game
    for turning in sampled(random_game(variant, 41), 30, 41):
        for seat in (*seats_of(variant), NONE):
            view = game.view_of(turning.after, seat)
            derived = json.dumps(game.derived(view))
            if seat != NONE:
                other = game.imagined(view, seat, new_rng(3, seat), game.compiled)
                assert json.dumps(game.derived(game.view_of(other, seat))) == derived
