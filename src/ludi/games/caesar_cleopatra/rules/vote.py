"""Chapter 3. The vote: a faction is asked, and the greater influence wins a patrician."""

from ludi.core.state import NONE, State
from ludi.games.caesar_cleopatra.components import (
    FACTIONS,
    MOST_BOTH,
    SEATS,
    VALUE,
    VALUES,
    VOTES,
    Card,
    Vote,
)
from ludi.games.caesar_cleopatra.fields import Orgies
from ludi.games.caesar_cleopatra.rules.places import clear_faction, remove, turn_up
from ludi.games.caesar_cleopatra.scoring import factions_won
from ludi.games.caesar_cleopatra.state import cards_at, other


def influence_of(state: State, seat: int, faction: int) -> int:
    """CC-V5 The sum of the values of a seat's face-up cards; philosophers count 0."""
    influence = 0
    for card in range(VALUES):
        influence += VALUE[card] * state.face_up[seat, faction, card]
    return influence


def is_reversed(state: State, faction: int) -> bool:
    """CC-V9, CC-V12 Different numbers of philosophers reverse the outcome."""
    return state.face_up[0, faction, Card.PHILOSOPHER] != state.face_up[1, faction, Card.PHILOSOPHER]


def hold_vote(state: State, faction: int) -> None:
    """CC-V4, CC-V6, CC-V8 All cards are turned up; the higher influence wins the patrician, equal influence nothing."""
    for seat in range(SEATS):
        turn_up(state, seat, faction)
    difference = influence_of(state, 0, faction) - influence_of(state, 1, faction)
    if difference == 0:
        return
    higher = 0 if difference > 0 else 1
    winner = other(higher) if is_reversed(state, faction) else higher
    discard_after_vote(state, higher, faction)
    state.patricians[faction] -= 1
    state.won[winner, faction] += 1
    if state.patricians[faction] == 0:
        clear_faction(state, faction)  # CC-V14


def discard_after_vote(state: State, higher: int, faction: int) -> None:
    """CC-V7, CC-V10, CC-V11 The higher influence loses its highest card, the lower its lowest; philosophers go."""
    remove(state, higher, highest_at(state, higher, faction), faction)
    lowest = lowest_at(state, other(higher), faction)
    if lowest != NONE:
        remove(state, other(higher), lowest, faction)
    for seat in range(SEATS):
        while state.face_up[seat, faction, Card.PHILOSOPHER] > 0:
            remove(state, seat, Card.PHILOSOPHER, faction)


def highest_at(state: State, seat: int, faction: int) -> int:
    """CC-V7 The highest numbered card there, or NONE; philosophers have no rank."""
    for card in range(VALUES - 1, -1, -1):
        if state.face_up[seat, faction, card] > 0:
            return card
    return NONE


def lowest_at(state: State, seat: int, faction: int) -> int:
    """CC-V7 The lowest numbered card there, or NONE."""
    for card in range(VALUES):
        if state.face_up[seat, faction, card] > 0:
            return card
    return NONE


def is_full(state: State, faction: int) -> bool:
    """CC-V2 Eight influence cards lie there."""
    return cards_at(state, 0, faction) + cards_at(state, 1, faction) == MOST_BOTH


def next_full(state: State, first: int) -> int:
    """CC-V2, CC-V3 The first faction with eight cards, from this one on in the order of the rows, or NONE."""
    for faction in range(first, FACTIONS):
        if is_full(state, faction):
            return faction
    return NONE


def turn_vote_card(state: State, vote: int) -> bool:
    """CC-V1, CC-V15, CC-V16, CC-V17, CC-V18 The top vote card is turned. Returns whether the next one is turned too."""
    state.vote_pile[vote] -= 1
    if vote < FACTIONS and state.patricians[vote] == 0:
        state.vote_removed[vote] += 1
        return True
    if vote == Vote.ORGY and state.orgies == Orgies.FADING and factions_won(state) >= 2:
        state.vote_removed[vote] += 1  # CC-X1
        return False
    state.vote_discard[vote] += 1
    if vote < FACTIONS:
        hold_vote(state, vote)
    elif vote == Vote.SHUFFLING_ORGY:
        shuffle_votes(state)
    return False


def shuffle_votes(state: State) -> None:
    """CC-V17 The discarded vote cards, the one just turned among them, go back into the pile."""
    for vote in range(VOTES):
        state.vote_pile[vote] += state.vote_discard[vote]
        state.vote_discard[vote] = 0
