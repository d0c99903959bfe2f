"""Small games to analyse, played at random."""

from ludi.core.match import Match
from tests.variants import Variant, random_game


def random_match(variant: Variant, seed: int) -> Match:
    """A random game that is over."""
    match = Match(variant.game, variant.options)
    match.rules = variant.game.compiled
    for turning in random_game(variant, seed):
        match.step(turning.action)
    return match
