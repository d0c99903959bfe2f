r"""Terni lapilli: three pebbles in a row, on nine points that Romans scratched into steps and pavements.

1 - 2 - 3
| \ | / |
4 - 5 - 6        pebbles lie on the points and go along the lines
| / | \ |
7 - 8 - 9
"""

from enum import IntEnum
from typing import Any

import numpy as np

from ludi.core.actions import ActionSpace, Numbers
from ludi.core.fields import BYTE, NUMBER, PUBLIC, Field
from ludi.core.game import Game
from ludi.core.state import NONE, State

PEBBLES = 3  # of each seat
MOST_STEPS = 30  # of both together
MIDDLE = 4
POINT = Numbers(1, 9, columns=3)
LINES = np.array([(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)])


class Seat(IntEnum):
    """Who plays."""

    WHITE = 0
    BLACK = 1


class Verb(IntEnum):
    """What can be done."""

    PLACE = 0
    STEP = 1


class Phase(IntEnum):
    """What is asked: in each phase the verb of its name."""

    PLACE = 0
    STEP = 1
    OVER = 2


FIELDS = {
    "seat": Field(BYTE, (), Seat, PUBLIC),  # who decides now; NONE when the game is over
    "phase": Field(BYTE, (), Phase, PUBLIC),
    "points": Field(BYTE, (POINT,), Seat, PUBLIC, NONE),  # whose pebble lies there, or NONE
    "placed": Field(BYTE, (), NUMBER, PUBLIC),  # pebbles of both together
    "steps": Field(BYTE, (), NUMBER, PUBLIC),  # of both together
    "winner": Field(BYTE, (), Seat, PUBLIC, NONE),
}
ACTIONS = ActionSpace(  # numbers for memory and nets; what is kept holds the words
    (Verb.PLACE, {"point": POINT}),
    (Verb.STEP, {"start": POINT, "goal": POINT}),
)
VERB, PART = ACTIONS.verb_of, ACTIONS.part_of


def legal_actions(state: State, actions: Any) -> int:
    """TL-2, TL-4 Write every action that is legal now; returns how many."""
    count = 0
    for action in range(len(VERB)):
        if VERB[action] == state.phase and is_legal(state, action):
            actions[count] = action
            count += 1
    return count


def is_legal(state: State, action: int) -> bool:
    """TL-2, TL-3, TL-4 Whether the deciding seat can do this in its phase."""
    first, goal = PART[action, 0], PART[action, 1]
    if state.phase == Phase.PLACE:
        return state.points[first] == NONE and (first != MIDDLE or state.placed > 0)
    return state.points[first] == state.seat and state.points[goal] == NONE and are_joined(first, goal)


def are_joined(one: int, other: int) -> bool:
    """TL-4 Whether a line leads from one point to the other: to all neighbours, askew only through the middle."""
    down, across = abs(one // 3 - other // 3), abs(one % 3 - other % 3)
    return down + across == 1 or (down == 1 and across == 1 and (one == MIDDLE or other == MIDDLE))


def perform(state: State, action: int) -> None:
    """TL-2, TL-4 Put a pebble on a point: a new one, or one that leaves another point."""
    if VERB[action] == Verb.PLACE:
        state.points[PART[action, 0]] = state.seat
        state.placed += 1
    else:
        state.points[PART[action, 0]] = NONE
        state.points[PART[action, 1]] = state.seat
        state.steps += 1
    if state.placed == 2 * PEBBLES:
        state.phase = Phase.STEP
    pass_on(state)


def pass_on(state: State) -> None:
    """TL-1, TL-5, TL-6 The game ends with three in a row, or after thirty steps; else it is the other's turn."""
    if has_row(state, state.seat):
        state.winner = state.seat
    if state.winner != NONE or state.steps == MOST_STEPS:
        state.seat = NONE
        state.phase = Phase.OVER
    else:
        state.seat = 1 - state.seat


def has_row(state: State, seat: int) -> bool:
    """TL-5 Whether three pebbles of this seat lie on one line."""
    for line in range(len(LINES)):
        held = 0
        for place in range(PEBBLES):
            held += state.points[LINES[line, place]] == seat
        if held == PEBBLES:
            return True
    return False


def is_winner(state: State, seat: int) -> bool:
    """TL-5, TL-6 Who has three in a row; where nobody has, both share the victory."""
    return state.winner == seat or state.winner == NONE


GAME = Game(
    name="terni_lapilli", room=__name__, seats=Seat, players=(2,), symmetric=True,
    fields=FIELDS, actions=ACTIONS, rules=(legal_actions, perform, is_winner),
)  # fmt: skip
