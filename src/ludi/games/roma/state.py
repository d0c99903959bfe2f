"""What is laid out, counted and kept true in the record of Roma."""

from ludi.core.piles import total
from ludi.core.state import CHANCE, NONE, State
from ludi.games.roma.components import (
    CARDS,
    COPIES,
    DECK,
    DISCS,
    LAST_TURN,
    OPENING_CARDS,
    SEATS,
    SMALL_COINS,
    SMALL_DISCS,
    SMALL_HAND,
    SMALL_LAST_TURN,
    SMALL_OPENING,
    SMALL_PILE,
    SMALL_STOCK,
    SMALL_VP,
    START_VP,
    STOCK_VP,
)
from ludi.games.roma.fields import Phase, Scale, StartPlayer

FAULTS = (
    "cards are not conserved",
    f"victory points are not conserved: vp and stock are not {2 * START_VP + STOCK_VP} together, or "
    f"{2 * SMALL_VP + SMALL_STOCK} in the small game",
    "a public count is wrong, or the discard pile has a gap",
    "false knowledge: known or sure names a card that is not there",
)


def setup(state: State) -> None:
    """RO-S1, RO-C3, RO-C5 All cards in the draw pile, ten VP each, no money; chance acts first."""
    state.draw_pile[:] = COPIES
    state.draw_size = DECK
    state.phase = Phase.START
    state.seat = CHANCE
    state.player = NONE
    if state.start_player != StartPlayer.DRAWN:
        state.player = state.start_player - 1
        state.phase = Phase.DEAL
    if state.scale == Scale.SMALL:
        lay_out_small(state)


def lay_out_small(state: State) -> None:
    """RO-M1, RO-M2, RO-M3 A Tribunus Plebis in either hand, four cards in the draw pile, few VP, a little money."""
    state.draw_pile[:] = SMALL_PILE
    for seat in range(SEATS):
        state.hand[seat] = SMALL_HAND
        state.known[seat] = SMALL_HAND  # RO-H3 both have seen them
    state.vp[:] = SMALL_VP
    state.stock = SMALL_STOCK
    state.coins[:] = SMALL_COINS
    recount(state)
    state.player = max(state.start_player - 1, 0)
    state.phase = Phase.DEAL


def copies_of(state: State, card: int) -> int:
    """RO-C1, RO-M2 How many cards of a kind are in the game."""
    return SEATS * SMALL_HAND[card] + SMALL_PILE[card] if state.scale == Scale.SMALL else COPIES[card]


def points_in_all(state: State) -> int:
    """RO-C3, RO-M3 How many VP there are."""
    return 2 * SMALL_VP + SMALL_STOCK if state.scale == Scale.SMALL else 2 * START_VP + STOCK_VP


def discs_played(state: State) -> int:
    """RO-C2, RO-M1 How many discs are played with."""
    return SMALL_DISCS if state.scale == Scale.SMALL else DISCS


def opening_hand(state: State) -> int:
    """RO-S1, RO-M2 How many cards everybody has when all are dealt."""
    return SMALL_OPENING if state.scale == Scale.SMALL else OPENING_CARDS


def last_turn(state: State) -> int:
    """RO-E5, RO-M3 After how many turns the game ends."""
    return SMALL_LAST_TURN if state.scale == Scale.SMALL else LAST_TURN


def other(seat: int) -> int:
    """The opponent."""
    return 1 - seat


def places_of(state: State, card: int) -> int:
    """RO-C1 How many cards of a kind lie anywhere."""
    count = state.draw_pile[card] + state.lifted[card]
    for place in range(state.discard_size):
        count += state.discard[place] == card
    for seat in range(SEATS):
        count += state.hand[seat, card] + state.given[seat, card] + state.drawn[seat, card]
        for disc in range(DISCS):
            count += state.face_up[seat, disc] == card
            count += state.face_down[seat, disc] == card
    return count


def recount(state: State) -> None:
    """RO-H2 The public counts of what lies hidden."""
    state.draw_size = total(state.draw_pile)
    state.discard_size = 0
    for place in range(DECK):
        state.discard_size += state.discard[place] != NONE
    state.drawn_size = total(state.drawn[0]) + total(state.drawn[1])
    for seat in range(SEATS):
        state.hand_size[seat] = total(state.hand[seat])
        state.given_size[seat] = total(state.given[seat])
        for disc in range(DISCS):
            state.covered[seat, disc] = state.face_down[seat, disc] != NONE


def broken_invariant(state: State) -> int:
    """Which invariant of FAULTS is broken, or NONE."""
    for card in range(CARDS):
        if places_of(state, card) != copies_of(state, card):
            return 0
    if state.vp[0] + state.vp[1] + state.stock != points_in_all(state) + state.credited:
        return 1
    if total(state.draw_pile) != state.draw_size or total(state.drawn[0]) + total(state.drawn[1]) != state.drawn_size:
        return 2
    for place in range(DECK):
        if (state.discard[place] != NONE) != (place < state.discard_size):
            return 2
    for seat in range(SEATS):
        if is_miscounted(state, seat):
            return 2
        if is_misjudged(state, seat):
            return 3
    return NONE


def is_miscounted(state: State, seat: int) -> bool:
    """RO-H2 Whether a public count of this seat's things is wrong."""
    for disc in range(DISCS):
        if (state.face_down[seat, disc] != NONE) != state.covered[seat, disc]:
            return True
    return total(state.hand[seat]) != state.hand_size[seat] or total(state.given[seat]) != state.given_size[seat]


def is_misjudged(state: State, seat: int) -> bool:
    """RO-H3 Whether the other takes a card to be with this seat that is not."""
    for card in range(CARDS):
        held = state.hand[seat, card] + state.drawn[seat, card]
        for disc in range(DISCS):
            held += state.face_down[seat, disc] == card
        if not 0 <= state.known[seat, card] <= held:
            return True
        if seat == state.player and not 0 <= state.sure[card] <= state.hand[seat, card]:
            return True
    return False
