"""What can be wrong with a table: what no game comes to, but a position somebody wrote may hold."""

from typing import Any

import numpy as np

from ludi.core.faults import BELOW_ZERO, NO_FACE, WRONG_SEAT
from ludi.core.piles import is_overdrawn
from ludi.core.state import CHANCE, NONE, State
from ludi.games.roma.components import ACTION_DICE, CARDS, FACES, GIFTS, SEATS
from ludi.games.roma.fields import Phase
from ludi.games.roma.state import FAULTS as INVARIANTS
from ludi.games.roma.state import broken_invariant, copies_of, other, places_of, recount

FAULTS = (*INVARIANTS, WRONG_SEAT, BELOW_ZERO, NO_FACE)
RESTS = {"draw_pile": INVARIANTS[0]}  # the piles that can hold the rest of a position, and the fault that this mends
WRITTEN = len(INVARIANTS)  # the first fault that only a written position can have


def fault_of(state: State) -> int:
    """Which of FAULTS a table has, or NONE; what only a written position can have comes first, for it says more."""
    if state.seat != decider_of(state):
        return WRITTEN
    if is_below_zero(state):
        return WRITTEN + 1
    for die in range(ACTION_DICE):
        if not is_face(state.dice[die]) or not is_face(state.used[die]):
            return WRITTEN + 2
    return broken_invariant(state)


def is_face(value: int) -> bool:
    """RO-C4 What a die shows, or that it shows nothing."""
    return value == NONE or 1 <= value <= FACES


def decider_of(state: State) -> int:
    """Who decides: chance in its phases, nobody at the end, else the player; the other where the player is done."""
    phase = state.phase
    if phase == Phase.OVER:
        return NONE
    if phase == Phase.START or phase == Phase.DEAL or phase == Phase.ROLL or phase == Phase.DRAW:
        return CHANCE
    if phase == Phase.BATTLE or phase == Phase.THROW:
        return CHANCE
    if phase == Phase.GIVE and state.given_size[state.player] == GIFTS:  # RO-S2
        return other(state.player)
    if phase == Phase.OPENING and state.hand_size[state.player] == 0:  # RO-S3
        return other(state.player)
    return state.player


def is_below_zero(state: State) -> bool:
    """Whether there is less than no money, or no VP or cards, anywhere."""
    if is_overdrawn(state.coins) or is_overdrawn(state.vp) or state.stock < 0:
        return True
    for seat in range(SEATS):
        if is_overdrawn(state.hand[seat]) or is_overdrawn(state.given[seat]) or is_overdrawn(state.drawn[seat]):
            return True
    return is_overdrawn(state.draw_pile) or is_overdrawn(state.lifted)


def lacking(state: State, pile: str) -> Any:
    """How many of each card lie nowhere, for `draw_pile: rest` in a position."""
    recount(state)
    return np.array([copies_of(state, card) - places_of(state, card) for card in range(CARDS)], np.int64)
