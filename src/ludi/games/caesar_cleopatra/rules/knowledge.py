"""Chapter 7. What a player knows of the other's hidden cards, card by card: a kind, and the places it may lie in.

`known[seat, card]` lists, for the known cards of a kind that this seat has, the set of places of each; 0 ends the
list. The other seat knows them. All of it follows from what both have seen, so both may read it.
"""

from ludi.core.state import NONE, State
from ludi.games.caesar_cleopatra.components import ACTION_KINDS, INFLUENCES, MOST_COPIES, VALUES
from ludi.games.caesar_cleopatra.fields import AT_FACTIONS, HAND, IN_HAND


def at_faction(faction: int) -> int:
    """The set of places that is this faction alone."""
    return 2 << faction


def learn(state: State, seat: int, card: int, places: int) -> None:
    """CC-H7 One more influence card of this seat is known, in one of these places."""
    slot = 0
    while state.known[seat, card, slot] != 0:
        slot += 1
    state.known[seat, card, slot] = places


def forget(state: State, seat: int, card: int, place: int) -> None:
    """CC-H8 Such a card was turned up in, or openly left, this place: one known card that may be meant is forgotten.

    Where several may be meant, the rest may lie in any of their places.
    """
    bit = 1 << place
    meant = NONE
    places = 0
    last = NONE
    for slot in range(MOST_COPIES):
        known = state.known[seat, card, slot]
        if known == 0:
            break
        last = slot
        if known & bit:
            meant = slot
            places |= known
    if meant == NONE:
        return
    for slot in range(last + 1):
        if state.known[seat, card, slot] & bit:
            state.known[seat, card, slot] = places
    state.known[seat, card, meant] = state.known[seat, card, last]
    state.known[seat, card, last] = 0


def forget_action(state: State, seat: int, action: int) -> None:
    """CC-H8 Such an action card left the hand openly."""
    if state.known_actions[seat, action] > 0:
        state.known_actions[seat, action] -= 1


def strike_out(state: State, seat: int, place: int) -> None:
    """CC-H8 No hidden influence card lies in this place."""
    bit = 1 << place
    for card in range(INFLUENCES):
        for slot in range(MOST_COPIES):
            state.known[seat, card, slot] &= ~bit


def widen(state: State, seat: int, some: int, more: int) -> None:
    """CC-H7 Known cards that may lie in some of these places may lie in more."""
    for card in range(INFLUENCES):
        for slot in range(MOST_COPIES):
            if state.known[seat, card, slot] & some:
                state.known[seat, card, slot] |= more


def know_arranged(state: State, seat: int, faction: int) -> None:
    """CC-H6, CC-H7 Of each value one card is kept in hand; the other may lie at any faction where one has been laid."""
    for card in range(VALUES):
        if state.known[seat, card, 1] != 0:  # CC-M2: a value that is played with
            state.known[seat, card, 1] |= at_faction(faction)


def know_opening(state: State, seat: int) -> None:
    """CC-H6, CC-H7 All lie: one card of each value is in hand, one at any of the factions where one has been laid."""
    for card in range(VALUES):
        state.known[seat, card, 1] &= AT_FACTIONS


def know_hand(state: State, seat: int) -> None:
    """CC-H4, CC-H8 The hand is spied: it counts as turned up for what was known before, and is now known whole."""
    for card in range(INFLUENCES):
        for _ in range(state.hand[seat, card]):
            forget(state, seat, card, HAND)
    strike_out(state, seat, HAND)
    for card in range(INFLUENCES):
        for _ in range(state.hand[seat, card]):
            learn(state, seat, card, IN_HAND)
    for action in range(ACTION_KINDS):
        state.known_actions[seat, action] = state.hand[seat, INFLUENCES + action]


def is_known_in_hand(state: State, seat: int, card: int) -> bool:
    """CC-A2 Whether such a card is among those the other knows in this hand; right after spying, that is the hand."""
    if card >= INFLUENCES:
        return state.known_actions[seat, card - INFLUENCES] > 0
    for slot in range(MOST_COPIES):
        if state.known[seat, card, slot] & IN_HAND:
            return True
    return False
