"""What is wrong with a position that somebody wrote, and what to do: the room finds the fault, this page explains it.

Rooms use these sentences in their FAULTS; the others are their own, and `roma-fault-0` says the first of Roma's in
every language.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from ludi.core.fields import Value
from ludi.core.game import Game
from ludi.core.notation import in_flow, value_word, write_field
from ludi.core.speech import prefix
from ludi.core.state import NONE, State
from ludi.core.texts import ENGLISH, Line, has, say

WRONG_SEAT = "another seat decides"
BELOW_ZERO = "something is counted below zero"
NOBODYS = "something lies with a seat nobody sits at"
NO_FACE = "a die shows none of its faces"


def fault_in(game: Game, state: State) -> str:
    """The first fault of a state in an English sentence, without its full stop; empty where there is none."""
    line = fault_line(game, state)
    return say(ENGLISH, line) if line else ""


def fault_line(game: Game, state: State) -> Line | None:
    """The first fault of a state, to be said."""
    fault = game.interpreted.fault_of(state)
    if fault == NONE:
        return None
    sentence = game.faults[fault]
    if sentence == WRONG_SEAT:
        return wrong_seat(game, state)
    parts = {BELOW_ZERO: below_zero, NOBODYS: of_nobody, NO_FACE: dice_shown}
    if sentence in parts:
        name = {BELOW_ZERO: "below-zero", NOBODYS: "nobodys", NO_FACE: "no-face"}[sentence]
        return Line(f"fault-{name}", {"parts": parts[sentence](game, state)})
    message = f"{prefix(game)}-fault-{fault}"
    line = Line(message) if has(message) else Line("words-plain", {"reason": sentence})
    for number, detail in enumerate(miscounted(game, state, sentence)):
        line = Line("fault-and" if number else "fault-with", {"fault": line, "detail": detail})
    return line


def wrong_seat(game: Game, state: State) -> Line:
    """Who should decide."""
    right = value_word(game.fields["seat"].value, game.decider_of(state))
    phase, seat = (str(game.in_words(state, field)) for field in ("phase", "seat"))
    return Line("fault-wrong-seat", {"phase": phase, "right": str(right), "seat": seat})


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


def miscounted(game: Game, state: State, sentence: str) -> list[Line]:
    """Of what there is too much or too little, where a pile that holds the rest would mend it."""
    piles = [pile for pile, mended in game.rests.items() if mended == sentence]
    if not piles:
        return []
    lacking = game.lacking(state, piles[0])
    found, missing = [], int(np.maximum(lacking, 0).sum())
    if (lacking < 0).any():
        too_many = np.maximum(-lacking, 0)
        names = in_flow(write_field(game.fields[piles[0]], too_many, too_many * 0))
        found.append(Line("fault-too-many", {"parts": names}))
    if missing:
        found.append(Line("fault-missing", {"count": missing, "piles": one_of(piles)}))
    return found


def one_of(names: list[str]) -> Line:
    """Any of these."""
    if len(names) == 1:
        return Line("words-plain", {"reason": names[0]})
    return Line("fault-or", {"first": names[0], "rest": one_of(names[1:])})
