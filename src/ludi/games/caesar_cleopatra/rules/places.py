"""Chapter 2. The influence cards at the factions."""

from ludi.core.piles import total
from ludi.core.state import State
from ludi.games.caesar_cleopatra.components import INFLUENCES, SEATS
from ludi.games.caesar_cleopatra.fields import HAND, IN_HAND
from ludi.games.caesar_cleopatra.rules.knowledge import at_faction, forget, learn, strike_out, widen
from ludi.games.caesar_cleopatra.rules.piles import take_from_hand


def lay_face_down(state: State, seat: int, card: int, faction: int) -> None:
    """CC-T4, CC-H7 A card is laid unseen: each known card that may be in the hand may now lie there as well."""
    state.hand[seat, card] -= 1
    state.hand_influence[seat] -= 1
    put_face_down(state, seat, card, faction)
    widen(state, seat, IN_HAND, at_faction(faction))
    if state.hand_influence[seat] == 0:
        strike_out(state, seat, HAND)


def put_face_down(state: State, seat: int, card: int, faction: int) -> None:
    """One more card lies face down."""
    state.face_down[seat, faction, card] += 1
    state.covered[seat, faction] += 1


def lay_face_up(state: State, seat: int, card: int, faction: int) -> None:
    """CC-T4 A card is laid openly."""
    take_from_hand(state, seat, card)
    state.face_up[seat, faction, card] += 1


def turn_up(state: State, seat: int, faction: int) -> None:
    """CC-V4, CC-A4, CC-H8 All cards of a seat at a faction are turned face up and stay so."""
    if state.covered[seat, faction] == 0:
        return
    for card in range(INFLUENCES):
        while state.face_down[seat, faction, card] > 0:
            state.face_down[seat, faction, card] -= 1
            state.face_up[seat, faction, card] += 1
            forget(state, seat, card, 1 + faction)
    state.covered[seat, faction] = 0
    strike_out(state, seat, 1 + faction)


def remove(state: State, seat: int, card: int, faction: int) -> None:
    """CC-T15 A face-up card goes to its owner's discard pile."""
    state.face_up[seat, faction, card] -= 1
    state.discard[seat, card] += 1


def clear_faction(state: State, faction: int) -> None:
    """CC-V14, CC-A5 All influence cards of both players at this faction are discarded, face up."""
    for seat in range(SEATS):
        turn_up(state, seat, faction)
        for card in range(INFLUENCES):
            state.discard[seat, card] += state.face_up[seat, faction, card]
            state.face_up[seat, faction, card] = 0


def take_up(state: State, seat: int, faction: int, partner: int) -> None:
    """CC-A3, CC-H7 A castling takes up all cards at two factions; the other knows what lay face up there."""
    both = at_faction(faction) | at_faction(partner)
    widen(state, seat, both, both)
    lift(state, seat, faction, both)
    lift(state, seat, partner, both)


def lift(state: State, seat: int, faction: int, both: int) -> None:
    """CC-A3 All cards of a seat at one faction are taken up."""
    for card in range(INFLUENCES):
        for _ in range(state.face_up[seat, faction, card]):
            learn(state, seat, card, both)
        lifted = state.face_up[seat, faction, card] + state.face_down[seat, faction, card]
        state.lifted[seat, card] += lifted
        state.lifted_size += lifted
        state.face_up[seat, faction, card] = 0
        state.face_down[seat, faction, card] = 0
    state.covered[seat, faction] = 0


def lay_again(state: State, seat: int, card: int, faction: int) -> None:
    """CC-A3, CC-S8 A card taken up is laid again, face down; how many lie where is seen when all of them do."""
    state.lifted[seat, card] -= 1
    state.face_down[seat, faction, card] += 1


def show_laid_again(state: State, seat: int, faction: int) -> None:
    """CC-A3, CC-H8 All lie: a faction's cards can be counted; one left without is struck out of what is known."""
    state.covered[seat, faction] = total(state.face_down[seat, faction])
    if state.covered[seat, faction] == 0:
        strike_out(state, seat, 1 + faction)
