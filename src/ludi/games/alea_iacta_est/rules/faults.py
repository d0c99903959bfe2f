"""What can be wrong with a table: what no game comes to, but a position somebody wrote may hold."""

from typing import Any

import numpy as np

from ludi.core.faults import BELOW_ZERO, NOBODYS, WRONG_SEAT
from ludi.core.piles import is_overdrawn, total
from ludi.core.state import CHANCE, NONE, State
from ludi.games.alea_iacta_est.components import (
    COLUMNS,
    FORTUNA_COPIES,
    FORTUNAS,
    OFFERED,
    PATRICIANS,
    PROVINCES,
    SEATS,
    STAGES,
    TILES,
)
from ludi.games.alea_iacta_est.fields import Phase
from ludi.games.alea_iacta_est.state import FAULTS as INVARIANTS
from ludi.games.alea_iacta_est.state import (
    broken_invariant,
    copies_of,
    dice_of,
    fortuna_of,
    has_templum,
    seats_playing,
    tiles_of,
)

FAULTS = (
    *INVARIANTS, WRONG_SEAT, BELOW_ZERO, NOBODYS,
    "a street is not its lowest and its highest die, as [3, 5], or [5, 5] for a 5 alone",
    "a die in the Forum has no owner, or an owner has no die there",
    "dice lie in the Templum, which is played with four or five players",
    "dice are to be rolled, and none is taken up: in this phase some of the player's dice are 'unrolled'",
)  # fmt: skip
RESTS = {  # the piles that can hold the rest of a position, and the fault that this mends
    "fortuna_pile": INVARIANTS[2],
    "senate_pile": INVARIANTS[3],
}
WRITTEN = len(INVARIANTS)  # the first fault that only a written position can have


def fault_of(state: State) -> int:
    """Which of FAULTS a table has, or NONE; what only a written position can have comes first, for it says more."""
    if state.seat != decider_of(state):
        return WRITTEN
    if is_below_zero(state):
        return WRITTEN + 1
    if is_somewhere_nobody_sits(state):
        return WRITTEN + 2
    for seat in range(SEATS):
        if is_half_street(state, seat):
            return WRITTEN + 3
    for column in range(COLUMNS):
        if (state.forum[column] == NONE) != (state.forum_owner[column] == NONE):
            return WRITTEN + 4
    for seat in range(SEATS):
        if not has_templum(state) and total(state.templum[seat]) > 0:  # AI-S1
            return WRITTEN + 5
    if (state.phase == Phase.ROLL or state.phase == Phase.REROLL) and state.unrolled[state.player] == 0:  # AI-T2, AI-T3
        return WRITTEN + 6
    return broken_invariant(state)


def decider_of(state: State) -> int:
    """Who decides: chance in its phases, nobody at the end, else whose turn or choice it is."""
    phase = state.phase
    if phase == Phase.OVER:
        return NONE
    if phase <= Phase.ROLL or phase == Phase.FORTUNA or phase == Phase.SECOND_FORTUNA or phase == Phase.TILES:
        return CHANCE
    return state.player


def is_below_zero(state: State) -> bool:
    """Whether there are less than no dice or tiles anywhere."""
    if is_overdrawn(state.unrolled) or is_overdrawn(state.chips) or is_overdrawn(state.senate_pile):
        return True
    if is_overdrawn(state.fortuna_pile) or is_overdrawn(state.fortuna_beside):
        return True
    for seat in range(SEATS):
        if is_overdrawn(state.supply[seat]) or is_overdrawn(state.templum[seat]) or is_overdrawn(state.castrum[seat]):
            return True
        if is_overdrawn(state.latrina[seat]) or is_overdrawn(state.fortuna[seat]):
            return True
        if is_overdrawn(state.fortuna_early[seat]) or is_overdrawn(state.fortuna_drawn[seat]):
            return True
    return False


def is_somewhere_nobody_sits(state: State) -> bool:
    """AI-S1 Whether a seat that does not play has or does anything."""
    playing = seats_playing(state)
    if state.player >= playing or state.starter >= playing or has_lost_holder(state):
        return True
    for column in range(COLUMNS):
        if state.forum_owner[column] >= playing:
            return True
    for stage in range(STAGES):
        for place in range(OFFERED):
            if state.senators[stage, place] >= playing:
                return True
    for seat in range(playing, SEATS):
        if has_anything(state, seat):
            return True
    return False


def has_lost_holder(state: State) -> bool:
    """Whether a province or a patrician lies with a seat that does not play."""
    for province in range(PROVINCES):
        if seats_playing(state) <= state.provinces[province] < SEATS:
            return True
    for patrician in range(PATRICIANS):
        if seats_playing(state) <= state.patricians[patrician] < SEATS:
            return True
    return False


def has_anything(state: State, seat: int) -> bool:
    """Whether dice, chips or tiles lie with this seat."""
    if dice_of(state, seat) != 0 or state.street[seat, 0] != NONE or state.chips[seat] != 0:
        return True
    if total(state.fortuna[seat]) + total(state.fortuna_drawn[seat]) + total(state.fortuna_early[seat]) > 0:
        return True
    for place in range(OFFERED):
        if state.offered[seat, place] != NONE:
            return True
    for stage in range(STAGES):
        if state.senate[seat, stage] != NONE or state.shown[seat, stage] != NONE:
            return True
        if state.passed[seat, stage, 0] != NONE:
            return True
    return False


def is_half_street(state: State, seat: int) -> bool:
    """AI-P7 Whether a street has one end only, or begins above its end."""
    first, last = state.street[seat, 0], state.street[seat, 1]
    return (first == NONE) != (last == NONE) or first > last


def lacking(state: State, pile: str) -> Any:
    """How many tiles of each kind lie nowhere, for `senate_pile: rest` or `fortuna_pile: rest` in a position."""
    if pile == "fortuna_pile":
        copies = FORTUNA_COPIES if has_templum(state) else FORTUNA_COPIES * 0
        return np.array([copies[value] - fortuna_of(state, value) for value in range(FORTUNAS)], np.int64)
    return np.array([copies_of(state, tile) - tiles_of(state, tile) for tile in range(TILES)], np.int64)
