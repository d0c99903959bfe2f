"""The record: its memory is at hand, and copies share none."""

import pickle

import numpy as np

from ludi.core.game import Game
from ludi.core.state import Record, copy_of, same


def test_a_states_memory_is_the_state(game: Game) -> None:
    state = game.new_game()
    memory = state.data

    state.seat = 1

    assert isinstance(state, Record)
    assert bytes(memory) == state.tobytes()


def test_a_copy_shares_no_memory(game: Game) -> None:
    state = game.new_game()
    copy = copy_of(state)

    assert same(state, copy)
    assert not np.shares_memory(state.data, copy.data)


def test_a_state_travels_between_processes(game: Game) -> None:
    state = game.new_game()

    assert same(pickle.loads(pickle.dumps(state)), state)
