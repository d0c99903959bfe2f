"""Chapter 2. Hand, piles and discard piles."""

from ludi.core.state import NONE, State
from ludi.games.caesar_cleopatra.components import ACTION_DECK, INFLUENCES
from ludi.games.caesar_cleopatra.fields import HAND
from ludi.games.caesar_cleopatra.rules.knowledge import forget, forget_action, strike_out
from ludi.games.caesar_cleopatra.state import is_closed


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
    """CC-T10 The card that chance brought leaves the action pile, shuffled or closed, for the hand."""
    state.action_size[seat] -= 1
    if is_closed(state, seat):
        state.closed_pile[seat, state.action_size[seat]] = NONE
    else:
        state.shuffled_pile[seat, action] -= 1
    state.hand[seat, INFLUENCES + action] += 1
    state.hand_actions[seat] += 1


def close_pile(state: State, seat: int) -> None:
    """CC-S5, CC-H9 An action pile lies: from now on its owner may not look at it either."""
    for place in range(ACTION_DECK):
        state.closed_pile[seat, place] = state.ordered_pile[seat, place]
        state.ordered_pile[seat, place] = NONE


def take_top_action(state: State, seat: int) -> None:
    """CC-S4, CC-H2 The top card of an action pile whose owner knows the order goes to the hand."""
    state.action_size[seat] -= 1
    top = state.action_size[seat]
    state.hand[seat, INFLUENCES + state.ordered_pile[seat, top]] += 1
    state.hand_actions[seat] += 1
    state.ordered_pile[seat, top] = NONE
