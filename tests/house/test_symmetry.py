"""In a game declared symmetric, swapping the seats swaps the outcome."""

import numpy as np
import pytest

from ludi.core.game import Game
from ludi.core.state import State, copy_of, same
from tests.variants import Variant, random_game


def swapped(game: Game, state: State) -> State:
    """The same table seen from the other side: every axis and every value that is a seat is exchanged."""
    copy = copy_of(state)
    for field, words in game.fields.items():
        array = np.array(state[field])
        if words.axes and words.axes[0] is game.seats:
            array = array[::-1]
        if words.value is game.seats:
            array = np.where(array >= 0, 1 - array, array)
        copy[field] = array
    return copy


def swapped_action(game: Game, action: int) -> int:
    move = game.actions.decode(action)
    kinds = game.actions.parts[move.verb]
    parts = [1 - index if kinds[name] is game.seats else index for name, index in move.parts.items()]
    return game.actions.encode(move.verb, *parts)


def test_swapping_seats_swaps_the_game(variant: Variant) -> None:
    game = variant.game
    if not game.symmetric:
        pytest.skip(f"{game.name} is not declared symmetric")
    for turning in random_game(variant, 71):
        mirrored = swapped(game, turning.before)
        legal = sorted(swapped_action(game, action) for action in game.legal(turning.before, game.compiled))
        assert sorted(game.legal(mirrored, game.compiled)) == legal
        after = game.after(mirrored, swapped_action(game, turning.action), game.compiled)
        assert same(after, swapped(game, turning.after))
