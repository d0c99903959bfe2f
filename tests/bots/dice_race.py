"""A game small enough to look at every way it can go: throw a crooked coin, then add what it shows or leave it."""

from enum import IntEnum
from typing import Any

from ludi.core.actions import ActionSpace, Numbers
from ludi.core.fields import BYTE, NUMBER, PUBLIC, Field
from ludi.core.game import Game
from ludi.core.state import CHANCE, NONE, State

TURNS = 2


class Seat(IntEnum):
    LEFT = 0
    RIGHT = 1


class Verb(IntEnum):
    THROW = 0
    ADD = 1
    LEAVE = 2


class Phase(IntEnum):
    TURN = 0


FIELDS = {
    "seat": Field(BYTE, (), Seat, PUBLIC, CHANCE),
    "phase": Field(BYTE, (), Phase, PUBLIC),
    "turn": Field(BYTE, (), NUMBER, PUBLIC),
    "shown": Field(BYTE, (), NUMBER, PUBLIC),
    "thrown": Field(BYTE, (), NUMBER, PUBLIC),
    "points": Field(BYTE, (Seat,), NUMBER, PUBLIC),
}
ACTIONS = ActionSpace((Verb.THROW, {"shown": Numbers(0, 2)}), (Verb.ADD, {}), (Verb.LEAVE, {}))
ADD, LEAVE = 3, 4


def legal_actions(state: State, actions: Any) -> int:
    actions[0] = ADD
    actions[1] = LEAVE
    return 2


def chance_outcomes(state: State, actions: Any, weights: Any) -> int:
    for shown in range(3):
        actions[shown] = shown
        weights[shown] = 1 + shown
    return 3


def perform(state: State, action: int) -> None:
    """The second player throws twice, so that some runs of chance are longer than others."""
    if state.seat == CHANCE:
        state.shown += action
        state.thrown += 1
        if state.thrown > 1 or state.turn % 2 == 0:
            state.seat = state.turn % 2
        return
    if action == ADD:
        state.points[state.seat] += state.shown
    state.shown = 0
    state.thrown = 0
    state.turn += 1
    state.seat = CHANCE if state.turn < TURNS else NONE


def is_winner(state: State, seat: int) -> bool:
    return state.points[seat] >= state.points[1 - seat]


GAME = Game(
    name="dice_race", room=__name__, seats=Seat, players=(2,),
    fields=FIELDS, actions=ACTIONS, rules=(legal_actions, chance_outcomes, perform, is_winner),
)  # fmt: skip
