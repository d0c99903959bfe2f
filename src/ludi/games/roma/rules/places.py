"""Chapter 2. The places beside the discs: what lies there, and laying cards."""

from ludi.core.state import NONE, State
from ludi.games.roma.components import CARDS, COST, DISCS, KIND, Card
from ludi.games.roma.rules.piles import discard, take_from_hand
from ludi.games.roma.state import discs_played


def lay_card(state: State, seat: int, card: int, disc: int) -> None:
    """RO-T9, RO-T10 A card goes face up to a disc on one's own side; an older card there is discarded."""
    clear_place(state, seat, disc)
    state.face_up[seat, disc] = card


def clear_place(state: State, seat: int, disc: int) -> None:
    """RO-T10, RO-B2 The card at this place, if there is one, goes to the discard pile."""
    if state.face_up[seat, disc] != NONE:
        discard(state, state.face_up[seat, disc])
        state.face_up[seat, disc] = NONE


def buy_card(state: State, seat: int, card: int, disc: int) -> None:
    """RO-T9 A card from hand is laid for its printed price."""
    state.coins[seat] -= COST[card]
    take_from_hand(state, seat, card)
    lay_card(state, seat, card, disc)


def lay_card_free(state: State, seat: int, card: int, disc: int) -> None:
    """RO-K5, RO-K6, RO-K26 A card from hand is laid without paying."""
    take_from_hand(state, seat, card)
    lay_card(state, seat, card, disc)
    state.laid += 1


def can_afford(state: State, seat: int, card: int) -> bool:
    """RO-T9 The price is paid whole."""
    return state.coins[seat] >= COST[card]


def take_up_all(state: State, seat: int, kind: int) -> None:
    """RO-K11, RO-K23 All own cards of this kind are taken up, to be laid again."""
    for disc in range(DISCS):
        card = state.face_up[seat, disc]
        if card != NONE and KIND[card] == kind:
            state.lifted[card] += 1
            state.face_up[seat, disc] = NONE


def lay_again(state: State, seat: int, card: int, disc: int) -> None:
    """RO-K11, RO-K23 A card taken up is laid again, at a disc of its own."""
    state.lifted[card] -= 1
    state.relaid[disc] = 1
    lay_card(state, seat, card, disc)


def empty_places(state: State, seat: int) -> int:
    """RO-T1, RO-K2 At how many discs this seat has no card."""
    count = 0
    for disc in range(discs_played(state)):
        if state.face_up[seat, disc] == NONE:
            count += 1
    return count


def has_face_up(state: State, seat: int, card: int) -> bool:
    """Whether such a card lies on this side."""
    return count_face_up(state, seat, card) > 0


def count_face_up(state: State, seat: int, card: int) -> int:
    """RO-K22, RO-K25 How many such cards lie on this side."""
    count = 0
    for disc in range(DISCS):
        if state.face_up[seat, disc] == card:
            count += 1
    return count


def has_kind_face_up(state: State, seat: int, kind: int) -> bool:
    """RO-T13 Whether a person, or a building, lies on this side."""
    for disc in range(DISCS):
        if is_kind_at(state, seat, disc, kind):
            return True
    return False


def is_kind_at(state: State, seat: int, disc: int, kind: int) -> bool:
    """Whether a card of this kind lies at this place."""
    card = state.face_up[seat, disc]
    return card != NONE and KIND[card] == kind


def count_next_to(state: State, seat: int, disc: int, card: int) -> int:
    """RO-C2 How many such cards lie one disc lower or higher; 1 and 6 are not neighbours."""
    count = 0
    if disc > 0 and state.face_up[seat, disc - 1] == card:
        count += 1
    if disc < DISCS - 1 and state.face_up[seat, disc + 1] == card:
        count += 1
    return count


def has_kind_in_hand(state: State, seat: int, kind: int) -> bool:
    """RO-T13 What Senator and Architectus ask for."""
    for card in range(CARDS):
        if state.hand[seat, card] > 0 and KIND[card] == kind:
            return True
    return False


def is_passive(card: int) -> bool:
    """RO-T11 Basilica, Templum and Turris are never activated."""
    return card == Card.BASILICA or card == Card.TEMPLUM or card == Card.TURRIS
