"""Chapter 5. Points, the end of the game, the winner."""

from ludi.core.piles import total
from ludi.core.state import State
from ludi.games.caesar_cleopatra.components import (
    COPIES,
    FACTION_SIZE,
    FACTIONS,
    MOST_BOTH,
    MOST_OWN,
    Card,
)
from ludi.games.caesar_cleopatra.state import cards_at, other

IDLE_TURNS = 2  # CC-T13
BONUS_POINTS = 2  # CC-E8


def is_all_won(state: State) -> bool:
    """CC-E1 All patricians are won."""
    for faction in range(FACTIONS):
        if state.patricians[faction] > 0:
            return False
    return True


def factions_won(state: State) -> int:
    """CC-X1 How many factions have no patrician left."""
    count = 0
    for faction in range(FACTIONS):
        count += state.patricians[faction] == 0
    return count


def has_influence(state: State, seat: int) -> bool:
    """CC-E1, CC-E2 Whether this seat has influence cards in hand or pile."""
    return state.hand_influence[seat] + state.influence_size[seat] > 0


def room_at(state: State, seat: int, faction: int) -> int:
    """CC-T7, CC-T8, CC-T9 How many more cards this seat may lay at this faction."""
    if state.patricians[faction] == 0:
        return 0
    own = cards_at(state, seat, faction)
    return min(MOST_OWN - own, MOST_BOTH - own - cards_at(state, other(seat), faction))


def room_of(state: State, seat: int) -> int:
    """CC-T16, CC-T17 How many more cards this seat may lay anywhere."""
    room = 0
    for faction in range(FACTIONS):
        room += room_at(state, seat, faction)
    return room


def can_change_room(state: State, seat: int) -> bool:
    """CC-E13 Whether an assassination, castling or wrath of this seat is not in its discard pile."""
    return (
        state.discard[seat, Card.ASSASSINATION] < COPIES[Card.ASSASSINATION]
        or state.discard[seat, Card.CASTLING] < COPIES[Card.CASTLING]
        or state.discard[seat, Card.WRATH] < COPIES[Card.WRATH]
    )


def has_five_everywhere(state: State, seat: int) -> bool:
    """CC-E3 Whether five cards of this seat lie at every faction left."""
    for faction in range(FACTIONS):
        if state.patricians[faction] > 0 and cards_at(state, seat, faction) < MOST_OWN:
            return False
    return True


def is_alone_and_full(state: State, seat: int) -> bool:
    """CC-E3 Whether this seat goes on alone, and five of its cards lie at every faction left."""
    return not has_influence(state, other(seat)) and has_five_everywhere(state, seat)


def is_ended(state: State, next_seat: int) -> bool:
    """CC-E1, CC-E3, CC-T13 Between turns: nobody has influence cards, nothing can be laid, or both were idle."""
    if not has_influence(state, next_seat) or state.idle >= IDLE_TURNS:
        return True
    if room_of(state, next_seat) > 0:
        return False
    foe = other(next_seat)
    if not has_influence(state, foe):
        return is_alone_and_full(state, next_seat) or not can_change_room(state, next_seat)
    return room_of(state, foe) == 0 and not can_change_room(state, next_seat) and not can_change_room(state, foe)


def score_of(state: State, seat: int) -> int:
    """CC-E4, CC-E5, CC-E6, CC-E7, CC-E8 Points for what is won; the bonus counts once it is shown (CC-E14)."""
    points = total(state.won[seat])
    for faction in range(FACTIONS):
        won = state.won[seat, faction]
        if 2 * won > FACTION_SIZE[faction]:
            points += 1
            if state.bonus_shown[seat] == faction:
                points += BONUS_POINTS
        if won == FACTION_SIZE[faction]:
            points += 1
    return points


def is_winner(state: State, seat: int) -> bool:
    """CC-E10 Most points, then most patricians; with both equal, both: a draw."""
    own, their = score_of(state, seat), score_of(state, other(seat))
    if own != their:
        return own > their
    return total(state.won[seat]) >= total(state.won[other(seat)])
