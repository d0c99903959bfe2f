"""Alea Iacta Est at a glance.

Points come from provinces and the patricians who fit them, then from senate tiles and Fortuna. So: a set that ranks
among as many as there are provinces, a street nobody beats, low dice in the Forum that are not pushed out, and then the
tiles that fit what one has.
"""

from ludi.core.state import NONE, State
from ludi.games.alea_iacta_est.components import (
    FACES,
    FEWEST,
    FORUM_COLUMNS,
    HIGH_OF_PAIR,
    LOW_OF_PAIR,
    PATRICIAN_VALUE,
    PROVINCE_VALUE,
    RANKS,
    TILES_GIVEN,
    VALUES,
)
from ludi.games.alea_iacta_est.moves import PART, VERB, Verb
from ludi.games.alea_iacta_est.state import seats_playing


def prior(state: State, action: int) -> int:
    """How good an action looks to the deciding seat; 1 is the least."""
    verb = VERB[action]
    part = PART[action, 0]
    seat = state.seat
    if verb == Verb.CASTRUM:
        return weigh_set(state, seat, part, state.castrum[seat, part] + PART[action, 1] + 1)
    if verb == Verb.SENATUS:
        return weigh_street(state, seat, part, PART[action, 1])
    if verb == Verb.FORUM:
        return weigh_column(state, part)
    if verb == Verb.FORUM_PAIR:
        return weigh_column(state, LOW_OF_PAIR[part]) + weigh_column(state, HIGH_OF_PAIR[part])
    if verb == Verb.TEMPLUM:
        return 9
    if verb == Verb.TAKE_PROVINCE:
        return 2 + 3 * PROVINCE_VALUE[part] + 4 * fitting_patricians(state, seat, part)
    if verb == Verb.TAKE_PATRICIAN:
        return 2 + 3 * PATRICIAN_VALUE[part] + 6 * has_home(state, seat, part)
    if verb == Verb.KEEP_FORTUNA:
        return 1 + 6 * part
    if verb == Verb.REROLL:
        return 1
    return 8


def weigh_set(state: State, seat: int, face: int, count: int) -> int:
    """A set counts if it ranks among as many as there are provinces; a higher rank chooses first."""
    better = 0
    for rival in range(seats_playing(state)):
        for value in range(FACES):
            size = state.castrum[rival, value]
            if (rival != seat or value != face) and (size > count or (size == count and value > face)):
                better += 1
    room = seats_playing(state) - better
    return 1 + 3 * count + 5 * room if room > 0 else 1


def weigh_street(state: State, seat: int, low: int, high: int) -> int:
    """A street counts if it ranks high enough for a tile; a short one is soon beaten."""
    length = high - low + 1
    better = 0
    for rival in range(seats_playing(state)):
        if rival != seat and state.street[rival, 0] != NONE:
            size = state.street[rival, 1] - state.street[rival, 0] + 1
            if size > length or (size == length and state.street[rival, 1] > high):
                better += 1
    if better >= TILES_GIVEN[seats_playing(state) - FEWEST]:
        return 1
    return max(1, 1 + 5 * length - 3 * better)


def weigh_column(state: State, face: int) -> int:
    """A low die stands far left and stays; a high one is pushed out when others come."""
    columns = FORUM_COLUMNS[seats_playing(state) - FEWEST]
    lower = 0
    for column in range(columns):
        if state.forum[column] != NONE and state.forum[column] < face:
            lower += 1
    return max(1, 14 - 2 * face - lower)


def fitting_patricians(state: State, seat: int, province: int) -> int:
    """The value of one's patricians of this province's colour; the free province takes anybody."""
    worth = 0
    for patrician in range(len(PATRICIAN_VALUE)):
        if state.patricians[patrician] == seat and patrician // (2 * RANKS) == province // VALUES:
            worth += PATRICIAN_VALUE[patrician]
    return worth


def has_home(state: State, seat: int, patrician: int) -> int:
    """How many of one's provinces have this patrician's colour."""
    count = 0
    for province in range(len(PROVINCE_VALUE)):
        if state.provinces[province] == seat and province // VALUES == patrician // (2 * RANKS):
            count += 1
    return count
