"""What can be wrong with a table: what no game comes to, but a position somebody wrote may hold."""

from typing import Any

import numpy as np

from ludi.core.faults import BELOW_ZERO, WRONG_SEAT
from ludi.core.piles import is_overdrawn, total
from ludi.core.state import CHANCE, NONE, State
from ludi.games.caesar_cleopatra.components import (
    BONUS_COPIES,
    BONUSES,
    CARDS,
    COPIES,
    FACTIONS,
    INFLUENCES,
    SEATS,
    VOTE_COPIES,
)
from ludi.games.caesar_cleopatra.fields import ActionOrder, Phase
from ludi.games.caesar_cleopatra.state import FAULTS as INVARIANTS
from ludi.games.caesar_cleopatra.state import bonuses_of, broken_invariant, copies_in_play, is_closed, other

FAULTS = (*INVARIANTS, WRONG_SEAT, BELOW_ZERO, "an action pile lies against the options action_order and piles")
RESTS = {  # the piles that can hold the rest of a position, and the fault that this mends
    "discard": INVARIANTS[0], "influence_pile": INVARIANTS[0],
    "ordered_pile": INVARIANTS[0], "closed_pile": INVARIANTS[0], "shuffled_pile": INVARIANTS[0],
    "vote_pile": INVARIANTS[2], "vote_discard": INVARIANTS[2], "bonus_pile": INVARIANTS[3],
}  # fmt: skip
WRITTEN = len(INVARIANTS)  # the first fault that only a written position can have


def fault_of(state: State) -> int:
    """Which of FAULTS a table has, or NONE; what only a written position can have comes first, for it says more."""
    if state.seat != decider_of(state):
        return WRITTEN
    if is_below_zero(state):
        return WRITTEN + 1
    for seat in range(SEATS):
        if is_piled_wrongly(state, seat):
            return WRITTEN + 2
    return broken_invariant(state)


def is_piled_wrongly(state: State, seat: int) -> bool:
    """CC-S4, CC-H2 Whether this seat's action pile lies in a way that was not chosen for this table."""
    is_shuffled = total(state.shuffled_pile[seat]) > 0
    is_ordered, is_locked = state.ordered_pile[seat, 0] != NONE, state.closed_pile[seat, 0] != NONE
    if state.action_order != ActionOrder.CHOSEN:
        return is_ordered or is_locked
    return is_shuffled or (is_ordered if is_closed(state, seat) else is_locked)


def decider_of(state: State) -> int:
    """Who decides: chance where it turns or deals a card, nobody at the end, else the player or who answers."""
    phase = state.phase
    if phase == Phase.OVER:
        return NONE
    if phase == Phase.BONUS or phase == Phase.EXTRAORDINARY or phase == Phase.VOTE or state.pile != NONE:
        return CHANCE
    if phase == Phase.ANSWER or phase == Phase.REPLACE:  # CC-A6, CC-A14
        return other(state.player)
    return state.player


def is_below_zero(state: State) -> bool:
    """Whether there are less than no cards or patricians anywhere."""
    for seat in range(SEATS):
        if is_overdrawn(state.hand[seat]) or is_overdrawn(state.discard[seat]) or is_overdrawn(state.won[seat]):
            return True
        if is_overdrawn(state.influence_pile[seat]) or is_overdrawn(state.shuffled_pile[seat]):
            return True
        if is_overdrawn(state.lifted[seat]):
            return True
        for faction in range(FACTIONS):
            if is_overdrawn(state.face_up[seat, faction]) or is_overdrawn(state.face_down[seat, faction]):
                return True
    if is_overdrawn(state.vote_pile) or is_overdrawn(state.vote_discard) or is_overdrawn(state.vote_removed):
        return True
    return is_overdrawn(state.bonus_pile) or is_overdrawn(state.patricians)


def lacking(state: State, pile: str) -> Any:
    """How many cards of each kind lie nowhere: for `rest` as a pile, or as the discard piles, of a position."""
    if pile in ("vote_pile", "vote_discard"):
        return VOTE_COPIES - state.vote_pile - state.vote_discard - state.vote_removed
    if pile == "bonus_pile":
        return np.array([BONUS_COPIES[bonus] - bonuses_of(state, bonus) for bonus in range(BONUSES)], np.int64)
    cards = np.array(
        [[COPIES[card] - copies_in_play(state, seat, card) for card in range(CARDS)] for seat in range(SEATS)], np.int64
    )
    if pile == "discard":
        return cards
    return cards[:, :INFLUENCES] if pile == "influence_pile" else cards[:, INFLUENCES:]
