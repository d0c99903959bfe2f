"""Chapter 4. Hand, draw pile and discard pile."""

from ludi.core.state import NONE, State
from ludi.games.roma.components import CARDS, KIND, Kind
from ludi.games.roma.rules.knowledge import (
    are_drawn_known,
    forget,
    forget_drawn,
    learn,
    learn_from_empty_pile,
    make_sure,
)


def discard(state: State, card: int) -> None:
    """RO-S1, RO-H7 A card goes face up to the top of the common discard pile."""
    state.discard[state.discard_size] = card
    state.discard_size += 1


def take_to_hand(state: State, seat: int, card: int) -> None:
    """RO-T8 Hands are unlimited."""
    state.hand[seat, card] += 1
    state.hand_size[seat] += 1


def take_openly(state: State, seat: int, card: int) -> None:
    """RO-H3 A card that both saw goes to a hand and stays known there."""
    take_to_hand(state, seat, card)
    learn(state, seat, card)


def take_from_hand(state: State, seat: int, card: int) -> None:
    """RO-H6 A card leaves the hand openly."""
    state.hand[seat, card] -= 1
    state.hand_size[seat] -= 1
    forget(state, seat, card)


def take_from_discard(state: State, card: int) -> None:
    """RO-K18 The topmost card of this kind leaves the discard pile; those above move down."""
    place = state.discard_size - 1
    while state.discard[place] != card:
        place -= 1
    while place < state.discard_size - 1:
        state.discard[place] = state.discard[place + 1]
        place += 1
    state.discard[place] = NONE
    state.discard_size -= 1


def has_person_in_discard(state: State) -> bool:
    """RO-T13 What Aesculapinum asks for."""
    for place in range(state.discard_size):
        if KIND[state.discard[place]] == Kind.PERSON:
            return True
    return False


def has_card_to_draw(state: State) -> bool:
    """RO-T7 With both piles empty there is nothing to draw."""
    return state.draw_size + state.discard_size > 0


def rebuild_draw_pile(state: State) -> None:
    """RO-T7 A card is needed and the draw pile is empty: the discard pile is shuffled into a new one."""
    if state.draw_size > 0:
        return
    for place in range(state.discard_size):
        state.draw_pile[state.discard[place]] += 1
        state.discard[place] = NONE
    state.draw_size = state.discard_size
    state.discard_size = 0


def draw_from_pile(state: State, card: int) -> None:
    """RO-T6 One card leaves the draw pile; chance chose it."""
    state.draw_pile[card] -= 1
    state.draw_size -= 1


def draw_card(state: State, seat: int, card: int) -> None:
    """RO-T6 A drawn card lies before the player until one is kept."""
    draw_from_pile(state, card)
    state.drawn[seat, card] += 1
    state.drawn_size += 1
    state.to_draw -= 1
    if state.draw_size == 0 and not are_drawn_known(state, seat):
        make_sure(state, seat)
    learn_from_empty_pile(state)


def keep_card(state: State, seat: int, card: int) -> None:
    """RO-T6 One of the drawn cards goes to the hand, the others face up to the discard pile."""
    counted = are_drawn_known(state, seat)
    state.drawn[seat, card] -= 1
    take_to_hand(state, seat, card)
    for drawn in range(CARDS):
        while state.drawn[seat, drawn] > 0:
            state.drawn[seat, drawn] -= 1
            discard(state, drawn)
            if counted:
                forget_drawn(state, seat, drawn)
        state.sure[drawn] = 0
    state.drawn_size = 0


def look_through_pile(state: State, seat: int) -> None:
    """RO-K14 The whole draw pile lies before the player."""
    rebuild_draw_pile(state)
    for card in range(CARDS):
        state.drawn[seat, card] = state.draw_pile[card]
        state.draw_pile[card] = 0
    state.drawn_size = state.draw_size
    state.draw_size = 0


def put_pile_back(state: State, seat: int, card: int) -> None:
    """RO-K14 The chosen card goes to the hand; the pile is shuffled."""
    state.drawn[seat, card] -= 1
    take_to_hand(state, seat, card)
    for looked in range(CARDS):
        state.draw_pile[looked] = state.drawn[seat, looked]
        state.drawn[seat, looked] = 0
    state.draw_size = state.drawn_size - 1
    state.drawn_size = 0
    learn_from_empty_pile(state)
