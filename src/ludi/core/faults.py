"""What is wrong with a position that somebody wrote, and what to do: the room finds the fault, this page explains it.

Rooms use these sentences in their FAULTS; the others are their own.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from ludi.core.fields import Value
from ludi.core.game import Game
from ludi.core.notation import in_flow, value_word, write_field
from ludi.core.state import NONE, State

WRONG_SEAT = "another seat decides"
BELOW_ZERO = "something is counted below zero"
NOBODYS = "something lies with a seat nobody sits at"
NO_FACE = "a die shows none of its faces"


def fault_in(game: Game, state: State) -> str:
    """The first fault of a state in a sentence, without its full stop; empty where there is none."""
    fault = game.interpreted.fault_of(state)
    if fault == NONE:
        return ""
    sentence = game.faults[fault]
    details = {WRONG_SEAT: wrong_seat, BELOW_ZERO: below_zero, NOBODYS: of_nobody, NO_FACE: dice_shown}
    detail = details[sentence](game, state) if sentence in details else miscounted(game, state, sentence)
    return f"{sentence}: {detail}" if detail else sentence


def wrong_seat(game: Game, state: State) -> str:
    """Who should decide."""
    right = value_word(game.fields["seat"].value, game.decider_of(state))
    advice = "leave 'seat' out, or name the 'player' too"
    return f"in the phase {game.in_words(state, 'phase')} it is {right}, not {game.in_words(state, 'seat')}; {advice}"


def below_zero(game: Game, state: State) -> str:
    """Every count and number that is less than nothing, where nothing is not what lies on an empty table."""
    empty = game.empty_table()

    def is_below(field: str, array: Any) -> Any:
        return (array < 0) & (np.asarray(empty[field]) >= 0) & isinstance(game.fields[field].value, Value)

    return parts_where(game, state, is_below)


def dice_shown(game: Game, state: State) -> str:
    """The dice as they were written."""
    return parts_where(game, state, lambda field, array: (array != NONE) & (field == "dice"))


def of_nobody(game: Game, state: State) -> str:
    """What names, or belongs to, a seat that does not play."""
    players, seats = game.players_of(state), len(game.seats)

    def is_nobodys(field: str, array: Any) -> Any:
        axes, value = game.fields[field].axes, game.fields[field].value
        if isinstance(value, type) and all(seat.name in value.__members__ for seat in game.seats):
            return (players <= array) & (array < seats)
        if not axes or axes[0] is not game.seats:
            return np.False_
        idle = np.arange(seats) >= players
        return (array != np.asarray(game.empty_table()[field])) & idle.reshape(seats, *[1] * (array.ndim - 1))

    return parts_where(game, state, is_nobodys)


def parts_where(game: Game, state: State, is_wrong: Callable[[str, Any], Any]) -> str:
    """The parts of all fields of which this is true, in words."""
    found = []
    for name, field in game.fields.items():
        array = np.asarray(state[name], np.int64)
        wrong = is_wrong(name, array)
        if np.any(wrong):
            found.append(f"{name}: {in_flow(write_field(field, array, array + wrong))}")
    return ", ".join(found)


def miscounted(game: Game, state: State, sentence: str) -> str:
    """Of what there is too much or too little, where a pile that holds the rest would mend it."""
    piles = [pile for pile, mended in game.rests.items() if mended == sentence]
    if not piles:
        return ""
    lacking = game.lacking(state, piles[0])
    found, missing = [], int(np.maximum(lacking, 0).sum())
    if (lacking < 0).any():
        too_many = np.maximum(-lacking, 0)
        found.append(f"too many are {in_flow(write_field(game.fields[piles[0]], too_many, too_many * 0))}")
    if missing:
        advice = f"name all that there are, or let a pile hold them ({' or '.join(piles)}: rest)"
        found.append(f"{missing} {'are' if missing > 1 else 'is'} missing; {advice}")
    return "; ".join(found)
