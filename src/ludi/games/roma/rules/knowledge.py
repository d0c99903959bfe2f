"""Chapter 8. What a player has seen of the other's hand stays known as long as it is true."""

from ludi.core.piles import total
from ludi.core.state import State
from ludi.games.roma.components import CARDS, SEATS


def learn(state: State, seat: int, card: int) -> None:
    """RO-H3 The other knows that this seat holds this card."""
    state.known[seat, card] += 1


def forget(state: State, seat: int, card: int) -> None:
    """RO-H6 A card left this hand: if one of its kind was known there, it is taken to be that one."""
    if state.known[seat, card] > 0:
        state.known[seat, card] -= 1


def learn_hand(state: State, seat: int) -> None:
    """RO-H4 The other can work out all cards this seat holds; cards drawn and not yet kept count as hand (RO-H5)."""
    for card in range(CARDS):
        state.known[seat, card] = state.hand[seat, card] + state.drawn[seat, card]


def are_drawn_known(state: State, seat: int) -> bool:
    """RO-H5 The pile ran out in this draw, so that drawn cards count as hand: more are known than the hand holds."""
    return total(state.known[seat]) > state.hand_size[seat]


def make_sure(state: State, seat: int) -> None:
    """RO-H5 The pile runs out in this draw: what was known of the hand before is still in it, and was not drawn."""
    for card in range(CARDS):
        state.sure[card] = state.known[seat, card]


def forget_drawn(state: State, seat: int, card: int) -> None:
    """RO-H5 A card of such a draw is discarded: one of its kind is known no more, unless all were in hand before."""
    if state.known[seat, card] > state.sure[card]:
        forget(state, seat, card)


def learn_from_empty_pile(state: State) -> None:
    """RO-H5 With no card in the draw pile, each player can work out the other's hand."""
    if state.draw_size == 0:
        for seat in range(SEATS):
            learn_hand(state, seat)
