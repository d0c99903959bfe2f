"""Any state can be written out in words and read back."""

import yaml

from ludi.core.state import same
from tests.variants import Variant, random_game, sampled


def test_every_position_survives_words(variant: Variant) -> None:
    game = variant.game
    for turning in sampled(random_game(variant, 31), 60, 31):
        text = yaml.safe_dump(game.position(turning.before), sort_keys=False)
        again = game.read(yaml.safe_load(text), variant.options)
        assert same(again, turning.before), text


def test_every_view_survives_words(variant: Variant) -> None:
    game = variant.game
    for turning in sampled(random_game(variant, 32), 20, 32):
        view = game.view_of(turning.before, 0)
        assert same(game.read_view(game.position(view), variant.options), view)
