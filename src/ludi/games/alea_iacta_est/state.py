"""What is laid out, counted and kept true in the record of Alea Iacta Est."""

from ludi.core.piles import total
from ludi.core.state import CHANCE, NONE, State
from ludi.games.alea_iacta_est.components import (
    COLUMNS,
    DICE,
    FACES,
    FEWEST,
    FORTUNA_COPIES,
    FORTUNAS,
    FORUM_COLUMNS,
    OFFERED,
    SEATS,
    SMALL_DICE,
    SMALL_TILES,
    STAGES,
    STAGES_PLAYED,
    TILE_COPIES,
    TILES,
    Tile,
)  # fmt: skip
from ludi.games.alea_iacta_est.fields import BENCH, Holder, Phase, Players, Scale, StartPlayer

FAULTS = (
    "dice are not conserved: somebody has not eight in all, or two in the small game",
    "dice lie against the rules: two streets or two sets are equal, or the Forum does not rise without a gap",
    "Fortuna tiles are not conserved", "senate tiles are not conserved",
    "a public count is wrong", "false knowledge", "the workbench is not cleared",
)  # fmt: skip


def setup(state: State) -> None:
    """AI-S1, AI-S4, AI-S5 Eight dice each, the piles shuffled; chance draws the start player unless one is named."""
    for seat in range(seats_playing(state)):
        state.unrolled[seat] = dice_each(state)
    if state.scale == Scale.SMALL:
        lay_out_small(state)
    for tile in range(TILES):
        state.senate_pile[tile] = copies_of(state, tile)
    if has_templum(state):
        state.fortuna_pile[:] = FORTUNA_COPIES
    recount(state)
    state.seat = CHANCE
    state.phase = Phase.START
    state.player = NONE
    state.starter = NONE
    if StartPlayer.DRAWN < state.start_player <= seats_playing(state):  # AI-S7 a seat nobody sits at names nobody
        state.starter = state.start_player - 1
        lay_out(state)
    elif state.scale == Scale.SMALL:
        state.starter = 0
        lay_out(state)


def lay_out(state: State) -> None:
    """AI-S3, AI-M2 Provinces are drawn, one for each player, then the patricians; or all lie, and dice are rolled."""
    state.seat = CHANCE
    state.player = state.starter
    if state.scale == Scale.SMALL:
        state.phase = Phase.ROLL
    else:
        state.phase = Phase.PROVINCES
        state.to_draw = seats_playing(state)


def lay_out_small(state: State) -> None:
    """AI-M1, AI-M2 The last stage alone, with the first provinces and patricians of the box; the others are out."""
    state.stage = STAGES_PLAYED[state.players] - 1
    state.provinces[:] = Holder.OUT
    state.provinces[: seats_playing(state)] = Holder.OPEN
    state.patricians[:] = Holder.OUT
    state.patricians[: FORUM_COLUMNS[state.players]] = Holder.OPEN


def dice_each(state: State) -> int:
    """AI-C1, AI-M1 How many dice everybody has."""
    return SMALL_DICE if state.scale == Scale.SMALL else DICE


def seats_playing(state: State) -> int:
    """How many play."""
    return FEWEST + int(state.players)


def has_templum(state: State) -> bool:
    """AI-S1 The Templum is played with four and five players."""
    return state.players >= Players.FOUR


def copies_of(state: State, tile: int) -> int:
    """AI-C5, AI-S1, AI-M3 How many senate tiles of a kind there are; IV is not played without the Templum."""
    if tile == Tile.MANY_FORTUNA and not has_templum(state):
        return 0
    return SMALL_TILES[tile] if state.scale == Scale.SMALL else TILE_COPIES[tile]


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
    for place in range(OFFERED - 1):  # the third passes nothing on
        if state.senators[stage, place] == seat:
            is_last = state.senators[stage, place + 1] == NONE
            return is_last and (state.phase != Phase.KEEP_TILE or state.stage != stage)
    return False


def broken_invariant(state: State) -> int:
    """Which invariant of FAULTS is broken, or NONE."""
    for seat in range(seats_playing(state)):
        if dice_of(state, seat) != dice_each(state):
            return 0
    if has_clashing_dice(state) or is_forum_disordered(state):
        return 1
    for value in range(FORTUNAS):
        if fortuna_of(state, value) != (FORTUNA_COPIES[value] if has_templum(state) else 0):
            return 2
    for tile in range(TILES):
        if tiles_of(state, tile) != copies_of(state, tile):
            return 3
    if has_wrong_count(state):
        return 4
    if has_false_knowledge(state):
        return 5
    for place in range(BENCH):
        if state.bench[place] != 0:
            return 6
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


def has_wrong_count(state: State) -> bool:
    """AI-H4 A public count is not that of the things it counts."""
    if state.fortuna_pile_size != total(state.fortuna_pile) or state.senate_pile_size != total(state.senate_pile):
        return True
    for seat in range(SEATS):
        if state.fortuna_early_size[seat] != total(state.fortuna_early[seat]):
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
