"""A position in which one thing is wrong: a count one too high or too low, a thing in a place where none lay."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from ludi.core.faults import BELOW_ZERO
from ludi.core.game import Game
from ludi.core.state import NONE, State, copy_of


def cells_of(state: State, field: str) -> Iterator[tuple[int, ...]]:
    """Every part of a field."""
    yield from np.ndindex(np.shape(state[field]))


def ends_of(state: State, field: str) -> list[tuple[int, ...]]:
    """The first part of a field and the last, where there are many."""
    first, *_, last = cells_of(state, field)
    return [first, last]


def changed(state: State, field: str, cell: tuple[int, ...], value: int) -> State:
    """The same table with another value in one part of a field."""
    other = copy_of(state)
    parts = np.array(other[field])
    parts[cell] = value
    other[field] = parts
    return other


def one_off(state: State, field: str) -> Iterator[tuple[str, State]]:
    """The same table with one part of a field one too high, and one too low, for every part of it."""
    for cell in cells_of(state, field):
        here = int(np.array(state[field])[cell])
        for value in (here + 1, here - 1):
            yield f"{field}{list(cell)}: {value}", changed(state, field, cell, value)


def one_laid(state: State, field: str, thing: int) -> Iterator[tuple[str, State]]:
    """The same table with this thing in a place of its own, for every place of a field where nothing lies."""
    for cell in cells_of(state, field):
        if np.array(state[field])[cell] == NONE:
            yield f"{field}{list(cell)}: {thing}", changed(state, field, cell, thing)


def one_gone(state: State, field: str) -> Iterator[tuple[str, State]]:
    """The same table without what lies in a place, for every place of a field where something does."""
    for cell in cells_of(state, field):
        if np.array(state[field])[cell] != NONE:
            yield f"{field}{list(cell)}: nothing", changed(state, field, cell, NONE)


def fault(game: Game, rules: Any, state: State) -> str:
    """What is wrong with a table, as its room says it; empty where nothing is."""
    number = int(rules.fault_of(state))
    return "" if number == NONE else game.faults[number]


def is_found(game: Game, rules: Any, state: State, field: str, sentence: str) -> None:
    """Every part of a field that is one off has this fault, or that of less than nothing."""
    for name, other in one_off(state, field):
        is_less = (np.array(other[field]) < 0).any()
        assert fault(game, rules, other).startswith(BELOW_ZERO if is_less else sentence), name
