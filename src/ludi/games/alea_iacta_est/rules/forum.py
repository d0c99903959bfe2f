"""Chapter 3, IV. The Forum Romanum: a row of dice on columns, and patricians."""

import numpy as np

from ludi.core.state import NONE, State
from ludi.games.alea_iacta_est.components import COLUMNS, FACES, FORUM_COLUMNS, HIGH_OF_PAIR, LOW_OF_PAIR, PATRICIANS
from ludi.games.alea_iacta_est.fields import Holder
from ludi.games.alea_iacta_est.rules.dice import give_back, send_to_latrina

LANE = 4  # bits that hold the number of dice on the columns
LANE_MASK = (1 << LANE) - 1
# What a die, and first no die (NONE), adds to the count of lower dice of every value above it.
HIGHER_LANES = np.array(
    [0, *(sum(1 << LANE * higher for higher in range(face + 1, FACES)) for face in range(FACES))], np.int64
)


def lower_counts(state: State) -> int:
    """AI-P14 For each value, how many dice in the Forum are lower: LANE bits for each, in one number."""
    counts = 0
    for column in range(COLUMNS):
        counts += HIGHER_LANES[state.forum[column] + 1]
    return counts


def lower_dice(counts: int, face: int) -> int:
    """AI-P14, AI-P16 So many columns from the left a die of this value comes to lie."""
    return counts >> (LANE * face) & LANE_MASK


def place_in_forum(state: State, face: int) -> None:
    """AI-P14, AI-P15 The die is inserted; what is pushed off the right end goes to the Latrina."""
    state.supply[state.player, face] -= 1
    die, owner = face, state.player
    for column in range(lower_dice(lower_counts(state), face), FORUM_COLUMNS[state.players]):
        pushed, pushed_owner = state.forum[column], state.forum_owner[column]
        state.forum[column], state.forum_owner[column] = die, owner
        die, owner = pushed, pushed_owner
        if die == NONE:
            return
    send_to_latrina(state, owner, die, 1)


def place_pair(state: State, pair: int) -> None:
    """AI-P13, AI-P16 Two dice with the sum 5; in which order they are inserted makes no difference."""
    place_in_forum(state, HIGH_OF_PAIR[pair])
    place_in_forum(state, LOW_OF_PAIR[pair])


def leftmost_column(state: State) -> int:
    """AI-V10 The column of the die farthest left, or NONE."""
    for column in range(COLUMNS):
        if state.forum[column] != NONE:
            return column
    return NONE


def take_patrician(state: State, patrician: int) -> None:
    """AI-V10 The owner of the die farthest left takes it back and a patrician."""
    column = leftmost_column(state)
    seat = state.forum_owner[column]
    give_back(state, seat, 1)
    state.forum[column] = NONE
    state.forum_owner[column] = NONE
    state.patricians[patrician] = seat


def clear_forum(state: State) -> None:
    """AI-V10 Patricians left are out of the game."""
    for patrician in range(PATRICIANS):
        if state.patricians[patrician] == Holder.OPEN:
            state.patricians[patrician] = Holder.OUT
