"""Chapter 2. Hand, piles and discard piles."""

from ludi.core.state import NONE, State
from ludi.games.caesar_cleopatra.components import INFLUENCES
from ludi.games.caesar_cleopatra.fields import HAND
from ludi.games.caesar_cleopatra.rules.knowledge import forget, forget_action, strike_out


def cards_in_hand(state: State, seat: int) -> int:
    """CC-H3 The size of a hand."""
    return state.hand_influence[seat] + state.hand_actions[seat]


def cards_to_draw(state: State, seat: int) -> int:
    """CC-T10 How many cards the two piles of a seat hold together."""
    return state.influence_size[seat] + state.action_size[seat]


def take_from_hand(state: State, seat: int, card: int) -> None:
    """CC-H8 A card leaves the hand openly."""
    state.hand[seat, card] -= 1
    if card >= INFLUENCES:
        state.hand_actions[seat] -= 1
        forget_action(state, seat, card - INFLUENCES)
        return
    state.hand_influence[seat] -= 1
    forget(state, seat, card, HAND)
    if state.hand_influence[seat] == 0:
        strike_out(state, seat, HAND)


def discard_from_hand(state: State, seat: int, card: int) -> None:
    """CC-T15 A card goes from the hand to the player's own discard pile, face up."""
    take_from_hand(state, seat, card)
    state.discard[seat, card] += 1


def take_influence(state: State, seat: int, card: int) -> None:
    """CC-T10 The card that chance brought leaves the influence pile for the hand."""
    state.influence_pile[seat, card] -= 1
    state.influence_size[seat] -= 1
    state.hand[seat, card] += 1
    state.hand_influence[seat] += 1


def take_action(state: State, seat: int, action: int) -> None:
    """CC-T10 The card that chance brought leaves the shuffled action pile for the hand."""
    state.shuffled_pile[seat, action] -= 1
    state.action_size[seat] -= 1
    state.hand[seat, INFLUENCES + action] += 1
    state.hand_actions[seat] += 1


def take_top_action(state: State, seat: int) -> None:
    """CC-S4, CC-H2 The top card of an action pile whose order was chosen goes to the hand."""
    state.action_size[seat] -= 1
    top = state.action_size[seat]
    state.hand[seat, INFLUENCES + state.ordered_pile[seat, top]] += 1
    state.hand_actions[seat] += 1
    state.ordered_pile[seat, top] = NONE
