"""Chapter 3, II. The Senatus: a street for each player, and senate tiles for the best."""

import numpy as np

from ludi.core.state import CHANCE, NONE, State
from ludi.games.alea_iacta_est.components import FACES, OFFERED, SEATS, TILES_GIVEN
from ludi.games.alea_iacta_est.fields import Phase
from ludi.games.alea_iacta_est.rules.dice import give_back, send_to_latrina
from ludi.games.alea_iacta_est.state import seats_playing

# AI-P7 All streets, from 1 to 1-2-3-4-5-6, 2, ... 6: their values as bits, and lowest and highest as one number.
_ENDS = [(low, high) for low in range(FACES) for high in range(low, FACES)]
STREETS = len(_ENDS)
STREET_BITS = np.array([(1 << high + 1) - (1 << low) for low, high in _ENDS], np.int64)
STREET_ACTION = np.array([low * FACES + high for low, high in _ENDS], np.int64)
STREET_NUMBER = np.full((FACES, FACES), NONE, np.int64)
for _number, (_low, _high) in enumerate(_ENDS):
    STREET_NUMBER[_low, _high] = _number
# For each choice of values, as bits: the streets made of them only, and the streets that hold all of them, a bit each.
STREETS_WITHIN = np.array(
    [sum(1 << n for n, bits in enumerate(STREET_BITS) if bits & ~some == 0) for some in range(64)]
)
STREETS_AROUND = np.array(
    [sum(1 << n for n, bits in enumerate(STREET_BITS) if some & ~bits == 0) for some in range(64)]
)


def has_street(state: State, seat: int) -> bool:
    """AI-P7 Whether this seat has a street in the Senatus."""
    return state.street[seat, 0] != NONE


def street_bits(state: State, seat: int) -> int:
    """The values in a seat's street, a bit for each."""
    if not has_street(state, seat):
        return 0
    return STREET_BITS[STREET_NUMBER[state.street[seat, 0], state.street[seat, 1]]]


def streets_taken(state: State) -> int:
    """AI-P9 The streets that lie in the Senatus, a bit for each."""
    taken = 0
    for seat in range(seats_playing(state)):
        if has_street(state, seat):
            taken |= 1 << STREET_NUMBER[state.street[seat, 0], state.street[seat, 1]]
    return taken


def place_street(state: State, low: int, high: int) -> None:
    """AI-P7, AI-P8 The player's street then runs from low to high; what is missing comes from the supply."""
    seat = state.player
    for face in range(low, high + 1):
        if not (has_street(state, seat) and state.street[seat, 0] <= face <= state.street[seat, 1]):
            state.supply[seat, face] -= 1
    state.street[seat, 0] = low
    state.street[seat, 1] = high


def best_street(state: State) -> int:
    """AI-V4 The seat with the longest street; of equal length, with the higher top value. NONE if there is none."""
    best, rank = NONE, 0
    for seat in range(SEATS):
        if has_street(state, seat):
            length = 1 + state.street[seat, 1] - state.street[seat, 0]
            if length * 8 + state.street[seat, 1] > rank:
                best, rank = seat, length * 8 + state.street[seat, 1]
    return best


def take_street_back(state: State, seat: int) -> None:
    """AI-V6 Whoever gets a tile takes the dice back."""
    give_back(state, seat, 1 + state.street[seat, 1] - state.street[seat, 0])
    state.street[seat, 0] = NONE
    state.street[seat, 1] = NONE


def clear_senatus(state: State) -> None:
    """AI-V6 Every other die in the Senatus goes to the Latrina."""
    for seat in range(SEATS):
        if has_street(state, seat):
            for face in range(state.street[seat, 0], state.street[seat, 1] + 1):
                send_to_latrina(state, seat, face, 1)
            state.street[seat, 0] = NONE
            state.street[seat, 1] = NONE


def draw_tiles(state: State, seat: int) -> None:
    """AI-V5 The first takes the top three senate tiles."""
    state.player = seat
    state.to_draw = OFFERED
    state.phase = Phase.TILES
    state.seat = CHANCE


def see_tile(state: State, tile: int) -> None:
    """AI-V5 One tile is drawn; after the third the first chooses."""
    state.senate_pile[tile] -= 1
    state.senate_pile_size -= 1
    state.offered[state.player, OFFERED - state.to_draw] = tile
    state.to_draw -= 1
    if state.to_draw == 0:
        state.phase = Phase.KEEP_TILE
        state.seat = state.player


def keep_tile(state: State, tile: int) -> bool:
    """AI-V5, AI-V6 The player keeps a tile face down and takes the dice back. Returns whether another chooses next."""
    seat, stage = state.player, state.stage
    rank = 0
    while state.senators[stage, rank] != NONE:
        rank += 1
    give_tile(state, seat, rank, tile)
    pass_on(state, seat, tile)
    following = best_street(state)
    if following == NONE or rank + 1 == TILES_GIVEN[state.players]:
        return False  # AI-V7 what is left goes under the pile
    if rank + 1 == OFFERED - 1:
        give_tile(state, following, rank + 1, state.passed[seat, stage, 0])
        return False
    offer(state, following, state.passed[seat, stage, 0], state.passed[seat, stage, 1])
    return True


def give_tile(state: State, seat: int, rank: int, tile: int) -> None:
    """AI-V5, AI-V6 A seat gets a tile, face down, and its dice back."""
    state.senators[state.stage, rank] = seat
    state.senate[seat, state.stage] = tile
    take_street_back(state, seat)


def pass_on(state: State, seat: int, kept: int) -> None:
    """AI-H2 The tiles not kept leave the seat, which remembers them, in no order."""
    count, is_kept_gone = 0, False
    for place in range(OFFERED):
        tile = state.offered[seat, place]
        state.offered[seat, place] = NONE
        if tile == kept and not is_kept_gone:
            is_kept_gone = True
        elif tile != NONE:
            state.passed[seat, state.stage, count] = tile
            count += 1
    if count == 2 and state.passed[seat, state.stage, 0] > state.passed[seat, state.stage, 1]:
        higher = state.passed[seat, state.stage, 0]
        state.passed[seat, state.stage, 0] = state.passed[seat, state.stage, 1]
        state.passed[seat, state.stage, 1] = higher


def offer(state: State, seat: int, one: int, other: int) -> None:
    """AI-V5 The second chooses from the two tiles passed on."""
    state.offered[seat, 0] = one
    state.offered[seat, 1] = other
    state.player = seat
    state.seat = seat
