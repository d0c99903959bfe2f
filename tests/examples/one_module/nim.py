"""Nim, a game in one module and without a word of its own: one heap, take one to three, who takes the last wins."""

from enum import IntEnum
from typing import Any

from ludi.core.actions import ActionSpace, Numbers
from ludi.core.fields import BYTE, NUMBER, PUBLIC, Field
from ludi.core.game import Game
from ludi.core.state import NONE, State

HEAP, MOST = 7, 3
COUNT = Numbers(1, MOST)


class Seat(IntEnum):
    """Who plays."""

    LEFT = 0
    RIGHT = 1


class Verb(IntEnum):
    """What can be done."""

    TAKE = 0


class Phase(IntEnum):
    """What is asked."""

    TURN = 0


FIELDS = {
    "seat": Field(BYTE, (), Seat, PUBLIC),
    "phase": Field(BYTE, (), Phase, PUBLIC),
    "heap": Field(BYTE, (), NUMBER, PUBLIC, HEAP),
    "taken": Field(BYTE, (Seat, COUNT), NUMBER, PUBLIC),  # how often each took so many
    "last": Field(BYTE, (), Seat, PUBLIC, NONE),  # who took last
}
ACTIONS = ActionSpace((Verb.TAKE, {"count": COUNT}))


def legal_actions(state: State, actions: Any) -> int:
    """One to three, as far as there are."""
    count = min(state.heap, MOST)
    for action in range(count):
        actions[action] = action
    return count


def perform(state: State, action: int) -> None:
    """Take; the last ends the game."""
    state.heap -= action + 1
    state.taken[state.seat, action] += 1
    state.last = state.seat
    state.seat = 1 - state.seat if state.heap > 0 else NONE


def is_winner(state: State, seat: int) -> bool:
    """Who took the last."""
    return state.last == seat


GAME = Game(
    name="nim", room=__name__, seats=Seat, players=(2,), symmetric=True,
    fields=FIELDS, actions=ACTIONS, rules=(legal_actions, perform, is_winner),
)  # fmt: skip
