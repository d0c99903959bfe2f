"""The one record that is a game of Alea Iacta Est.

Templum   Senatus   Castrum   Forum Romanum         Latrina      dice lie in the buildings
Fortuna   senate    provinces patricians            chips        what they win lies below
"""

from enum import IntEnum

import numpy as np

from ludi.core.actions import Numbers
from ludi.core.game import Option
from ludi.core.notation import Value, Words, enum_of
from ludi.core.piles import total
from ludi.core.state import CHANCE, NONE, Record, State, blank
from ludi.games.alea_iacta_est.components import (
    COLUMNS,
    DICE,
    FACES,
    FEWEST,
    FORTUNA_COPIES,
    FORTUNAS,
    OFFERED,
    PATRICIANS,
    PROVINCES,
    SEATS,
    STAGES,
    TILE_COPIES,
    TILES,
    Patrician,
    Province,
    Seat,
    Tile,
)  # fmt: skip


class Phase(IntEnum):
    """What is being asked or done."""

    START = 0  # chance draws the start player
    PROVINCES = 1  # chance draws the provinces of a stage
    PATRICIANS = 2  # chance draws the patricians of a stage
    ROLL = 3  # chance rolls the dice taken up
    PLACE = 4
    REROLL = 5  # choosing dice to roll again
    TEMPLUM = 6  # choosing further dice for the Templum
    FORTUNA = 7  # chance draws for dice placed in the Templum
    KEEP_FORTUNA = 8
    SECOND_FORTUNA = 9  # chance draws for the only die in the Templum
    TILES = 10  # chance draws senate tiles
    KEEP_TILE = 11
    TAKE_PROVINCE = 12
    TAKE_PATRICIAN = 13
    OVER = 14


class Holder(IntEnum):
    """Where a province or patrician lies; NONE is face down."""

    EAGLE = 0
    WAVE = 1
    LEAF = 2
    SUN = 3
    AMPHORA = 4
    OPEN = 5  # face up below its building
    OUT = 6  # out of the game


OPTIONS = (
    Option("players", ("2", "3", "4", "5"), "2"),
    Option("templum_self_raise", ("no", "yes"), "no"),  # AI-R1
    Option("start_player", ("drawn", *(seat.name.lower() for seat in Seat)), "drawn"),  # AI-S5
)
DRAWN = 0
WITH_TEMPLUM = 2  # AI-S1 the option `players` from which on the Templum is played: four
BENCH = 256  # two rows of places for `scoring` to work on

# fmt: off
STATE = np.dtype((Record, [
    ("points",             np.int16, (SEATS,)),           # at the end
    ("left_over",          np.int16, (SEATS,)),           # at the end: value of patricians not housed (AI-E8)
    ("bench",              np.int16, (BENCH,)),           # the workbench of `scoring`; empty but while it works
    ("players",            np.int8),                      # option
    ("templum_self_raise", np.int8),                      # option
    ("start_player",       np.int8),                      # option
    ("seat",               np.int8),                      # who decides now
    ("phase",              np.int8),
    ("player",             np.int8),                      # whose turn, or choice in the evaluation, it is
    ("starter",            np.int8),                      # the start player of the stage
    ("stage",              np.int8),
    ("rounds",             np.int8),                      # ended in this stage
    ("unrolled",           np.int8,  (SEATS,)),           # dice in supply that show nothing: not rolled, or taken up
    ("supply",             np.int8,  (SEATS, FACES)),     # dice in supply as rolled
    ("templum",            np.int8,  (SEATS, FACES)),
    ("street",             np.int8,  (SEATS, 2)),         # lowest and highest die in the Senatus
    ("castrum",            np.int8,  (SEATS, FACES)),     # dice of the set of each value
    ("forum",              np.int8,  (COLUMNS,)),         # die on each column, from the left
    ("forum_owner",        np.int8,  (COLUMNS,)),
    ("latrina",            np.int8,  (SEATS, FACES)),
    ("chips",              np.int8,  (SEATS,)),
    ("provinces",          np.int8,  (PROVINCES,)),       # Holder of each
    ("patricians",         np.int8,  (PATRICIANS,)),      # Holder of each
    ("fortuna_pile",       np.int8,  (FORTUNAS,)),
    ("fortuna_pile_size",  np.int8),
    ("fortuna_beside",     np.int8,  (FORTUNAS,)),        # face up beside the Templum
    ("fortuna_anew",       np.int8,  (FORTUNAS,)),        # what a pile shuffled anew this stage held then (AI-H1)
    ("fortuna_early",      np.int8,  (SEATS, FORTUNAS)),  # drawn this stage before the pile was shuffled anew
    ("fortuna_early_size", np.int8,  (SEATS,)),
    ("fortuna_drawn",      np.int8,  (SEATS, FORTUNAS)),  # drawn this stage since then
    ("fortuna_drawn_size", np.int8,  (SEATS,)),
    ("fortuna_opened",     np.int8,  (SEATS, FORTUNAS)),  # of both, what lies open by now, kept or beside the Templum
    ("fortuna",            np.int8,  (SEATS, FORTUNAS)),  # kept
    ("senate_pile",        np.int8,  (TILES,)),           # never drawn yet
    ("senate_pile_size",   np.int8),
    ("offered",            np.int8,  (SEATS, OFFERED)),   # tiles a seat looks at and chooses from
    ("senate",             np.int8,  (SEATS, STAGES)),    # Tile kept in each stage, face down
    ("passed",             np.int8,  (SEATS, STAGES, 2)), # tiles a seat passed on or put under the pile (AI-H2)
    ("senators",           np.int8,  (STAGES, OFFERED)),  # who got a tile in each stage, in order
    ("shown",              np.int8,  (SEATS, STAGES)),    # senate tiles turned up at the end
    ("to_place",           np.int8),                      # dice still to be placed in the Templum this turn
    ("to_draw",            np.int8),                      # tiles chance still has to draw
    ("to_keep",            np.int8),                      # Fortuna tiles the player may still keep
]))

DIE = Numbers(1, FACES)
STAGE = Numbers(1, STAGES)
FORTUNA = Numbers(1, FORTUNAS)

WORDS = {
    "points":             Words((Seat,)),
    "left_over":          Words((Seat,)),
    "bench":              Words((), Value.NUMBER, listed=True),
    "players":            Words((), Numbers(FEWEST, SEATS - FEWEST + 1)),
    "templum_self_raise": Words((), enum_of("TemplumSelfRaise", *OPTIONS[1].values)),
    "start_player":       Words((), enum_of("StartPlayer", *OPTIONS[2].values)),
    "seat":               Words((), Seat),
    "phase":              Words((), Phase),
    "player":             Words((), Seat),
    "starter":            Words((), Seat),
    "stage":              Words((), STAGE),
    "rounds":             Words(),
    "unrolled":           Words((Seat,)),
    "supply":             Words((Seat, DIE), Value.COUNT),
    "templum":            Words((Seat, DIE), Value.COUNT),
    "street":             Words((Seat,), DIE, listed=True),
    "castrum":            Words((Seat, DIE), Value.COUNT),
    "forum":              Words((), DIE, listed=True),
    "forum_owner":        Words((), Seat, listed=True),
    "latrina":            Words((Seat, DIE), Value.COUNT),
    "chips":              Words((Seat,)),
    "provinces":          Words((Province,), Holder),
    "patricians":         Words((Patrician,), Holder),
    "fortuna_pile":       Words((FORTUNA,), Value.COUNT),
    "fortuna_pile_size":  Words(),
    "fortuna_beside":     Words((FORTUNA,), Value.COUNT),
    "fortuna_anew":       Words((FORTUNA,), Value.COUNT),
    "fortuna_early":      Words((Seat, FORTUNA), Value.COUNT),
    "fortuna_early_size": Words((Seat,)),
    "fortuna_drawn":      Words((Seat, FORTUNA), Value.COUNT),
    "fortuna_drawn_size": Words((Seat,)),
    "fortuna_opened":     Words((Seat, FORTUNA), Value.COUNT),
    "fortuna":            Words((Seat, FORTUNA), Value.COUNT),
    "senate_pile":        Words((Tile,), Value.COUNT),
    "senate_pile_size":   Words(),
    "offered":            Words((Seat,), Tile, listed=True),
    "senate":             Words((Seat, STAGE), Tile),
    "passed":             Words((Seat, STAGE), Tile, listed=True),
    "senators":           Words((STAGE,), Seat, listed=True),
    "shown":              Words((Seat, STAGE), Tile),
    "to_place":           Words(),
    "to_draw":            Words(),
    "to_keep":            Words(),
}
# fmt: on

_NOTHING = (
    "street", "forum", "forum_owner", "provinces", "patricians", "offered", "senate", "passed", "senators", "shown",
)  # fmt: skip

FAULTS = (
    "dice are not conserved: somebody has not eight in all",
    "dice lie against the rules: two streets or two sets are equal, or the Forum does not rise without a gap",
    "tiles lie with nobody", "Fortuna tiles are not conserved", "senate tiles are not conserved",
    "a public count is wrong", "false knowledge", "the workbench is not cleared",
)  # fmt: skip


def new_state() -> State:
    """An empty table: the first seat is to place, but has no dice; all tiles lie face down."""
    state = blank(STATE)
    state.phase = Phase.PLACE
    for field in _NOTHING:
        state[field] = NONE
    return state


def setup(state: State) -> None:
    """AI-S1, AI-S4, AI-S5 Eight dice each, the piles shuffled; chance draws the start player unless one is named."""
    for seat in range(seats_playing(state)):
        state.unrolled[seat] = DICE
    for tile in range(TILES):
        state.senate_pile[tile] = copies_of(state, tile)
    if has_templum(state):
        state.fortuna_pile[:] = FORTUNA_COPIES
    recount(state)
    state.seat = CHANCE
    state.phase = Phase.START
    state.player = NONE
    state.starter = NONE
    if DRAWN < state.start_player <= seats_playing(state):  # AI-S7 a seat nobody sits at names nobody
        state.starter = state.start_player - 1
        lay_out(state)


def lay_out(state: State) -> None:
    """AI-S3 As many provinces as players are drawn first, then the patricians."""
    state.phase = Phase.PROVINCES
    state.seat = CHANCE
    state.player = state.starter
    state.to_draw = seats_playing(state)


def seats_playing(state: State) -> int:
    """How many play."""
    return FEWEST + int(state.players)


def has_templum(state: State) -> bool:
    """AI-S1 The Templum is played with four and five players."""
    return state.players >= WITH_TEMPLUM


def copies_of(state: State, tile: int) -> int:
    """AI-C5, AI-S1 How many senate tiles of a kind there are; IV is not played without the Templum."""
    if tile == Tile.MANY_FORTUNA and not has_templum(state):
        return 0
    return TILE_COPIES[tile]


def recount(state: State) -> None:
    """AI-H4 The public counts of what lies face down."""
    state.fortuna_pile_size = total(state.fortuna_pile)
    state.senate_pile_size = total(state.senate_pile)
    for seat in range(SEATS):
        state.fortuna_early_size[seat] = total(state.fortuna_early[seat])
        state.fortuna_drawn_size[seat] = total(state.fortuna_drawn[seat])


def dice_of(state: State, seat: int) -> int:
    """AI-C1 How many dice of a seat lie anywhere."""
    count = state.unrolled[seat] + total(state.supply[seat]) + total(state.templum[seat])
    count += total(state.castrum[seat]) + total(state.latrina[seat])
    if state.street[seat, 0] != NONE:
        count += 1 + state.street[seat, 1] - state.street[seat, 0]
    for column in range(COLUMNS):
        count += state.forum_owner[column] == seat
    return count


def fortuna_of(state: State, value: int) -> int:
    """AI-C4 How many Fortuna tiles of a value lie anywhere."""
    count = state.fortuna_pile[value] + state.fortuna_beside[value]
    for seat in range(SEATS):
        count += state.fortuna_early[seat, value] + state.fortuna_drawn[seat, value] - state.fortuna_opened[seat, value]
        count += state.fortuna[seat, value]
    return count


def tiles_of(state: State, tile: int) -> int:
    """AI-C5 How many senate tiles of a kind lie anywhere; those under the pile are known by who passed them on."""
    count = state.senate_pile[tile] + 0
    for seat in range(SEATS):
        for place in range(OFFERED):
            count += state.offered[seat, place] == tile
        for stage in range(STAGES):
            count += state.senate[seat, stage] == tile
            count += state.shown[seat, stage] == tile
            if is_last_passer(state, seat, stage):
                count += state.passed[seat, stage, 0] == tile
                count += state.passed[seat, stage, 1] == tile
    return count


def is_last_passer(state: State, seat: int, stage: int) -> bool:
    """AI-V5 Whether what this seat passed on in a stage went under the pile, not to another seat."""
    rank = NONE
    for place in range(OFFERED):
        if state.senators[stage, place] == seat:
            rank = place
    if rank == NONE or rank == OFFERED - 1 or state.senators[stage, rank + 1] != NONE:
        return False
    return state.phase != Phase.KEEP_TILE or state.stage != stage


def broken_invariant(state: State) -> int:
    """Which invariant of FAULTS is broken, or NONE."""
    for seat in range(seats_playing(state)):
        if dice_of(state, seat) != DICE:
            return 0
    if has_clashing_dice(state) or is_forum_disordered(state):
        return 1
    if has_lost_holder(state):
        return 2
    for value in range(FORTUNAS):
        if fortuna_of(state, value) != (FORTUNA_COPIES[value] if has_templum(state) else 0):
            return 3
    for tile in range(TILES):
        if tiles_of(state, tile) != copies_of(state, tile):
            return 4
    if has_wrong_count(state):
        return 5
    if has_false_knowledge(state):
        return 6
    for place in range(BENCH):
        if state.bench[place] != 0:
            return 7
    return NONE


def has_clashing_dice(state: State) -> bool:
    """AI-P9, AI-P12 Two streets, or two sets, that are identical."""
    for seat in range(SEATS):
        for rival in range(seat):
            is_same = (
                state.street[seat, 0] == state.street[rival, 0] and state.street[seat, 1] == state.street[rival, 1]
            )
            if is_same and state.street[seat, 0] != NONE:
                return True
            for face in range(FACES):
                if state.castrum[seat, face] > 0 and state.castrum[seat, face] == state.castrum[rival, face]:
                    return True
    return False


def is_forum_disordered(state: State) -> bool:
    """AI-P14 Dice in the Forum rise from the left; while dice are placed there is no gap."""
    for column in range(1, COLUMNS):
        if state.forum[column] != NONE and state.forum[column] < state.forum[column - 1]:
            return True
        if state.forum[column] != NONE and state.forum[column - 1] == NONE and state.phase == Phase.PLACE:
            return True
    return False


def has_lost_holder(state: State) -> bool:
    """Tiles lie with a seat that does not play."""
    for province in range(PROVINCES):
        if seats_playing(state) <= state.provinces[province] < SEATS:
            return True
    for patrician in range(PATRICIANS):
        if seats_playing(state) <= state.patricians[patrician] < SEATS:
            return True
    return False


def has_wrong_count(state: State) -> bool:
    """AI-H4 A public count is not that of the things it counts."""
    if state.fortuna_pile_size != total(state.fortuna_pile) or state.senate_pile_size != total(state.senate_pile):
        return True
    for seat in range(SEATS):
        if state.fortuna_early_size[seat] != total(state.fortuna_early[seat]) or state.chips[seat] < 0:
            return True
        if state.fortuna_drawn_size[seat] != total(state.fortuna_drawn[seat]):
            return True
    return False


def has_false_knowledge(state: State) -> bool:
    """AI-H1, AI-H2 What is known of a pile shuffled anew, or of tiles passed on, is not so."""
    is_anew = total(state.fortuna_anew) > 0
    for value in range(FORTUNAS):
        count = state.fortuna_pile[value] + 0
        for seat in range(SEATS):
            count += state.fortuna_drawn[seat, value]
            if state.fortuna_opened[seat, value] > state.fortuna_early[seat, value] + state.fortuna_drawn[seat, value]:
                return True
        if is_anew and count != state.fortuna_anew[value]:
            return True
    for stage in range(STAGES):
        if state.senators[stage, 1] != NONE and has_false_memory(state, stage):
            return True
    return False


def has_false_memory(state: State, stage: int) -> bool:
    """AI-H2 What the first passed on is what the second kept and passed on; what that passed on, the third has."""
    first, second, third = state.senators[stage, 0], state.senators[stage, 1], state.senators[stage, 2]
    kept = max(state.senate[second, stage], state.shown[second, stage])
    left = state.passed[second, stage, 0]
    if third != NONE and max(state.senate[third, stage], state.shown[third, stage]) != left:
        return True
    return state.passed[first, stage, 0] != min(kept, left) or state.passed[first, stage, 1] != max(kept, left)
