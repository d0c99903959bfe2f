"""What may be done now: the one source of legality. One question for each phase.

In the lists asked for most often an action is written first and counted only if it is legal; the next one overwrites it
if not. That spares the processor guessing.
"""

from typing import Any

from ludi.core.state import NONE, State
from ludi.games.alea_iacta_est.components import (
    DICE,
    FACES,
    FORTUNAS,
    FORUM_COLUMNS,
    HIGH_OF_PAIR,
    LOW_OF_PAIR,
    OFFERED,
    PATRICIANS,
    PROVINCES,
    SMALL_FACES,
    TILES,
)  # fmt: skip
from ludi.games.alea_iacta_est.fields import Holder, Phase, Scale
from ludi.games.alea_iacta_est.moves import (
    CASTRUM,
    DRAW_FORTUNA,
    DRAW_PATRICIAN,
    DRAW_PROVINCE,
    DRAW_TILE,
    FORUM,
    FORUM_PAIR,
    KEEP_FORTUNA,
    KEEP_TILE,
    LATRINA,
    REROLL,
    ROLL,
    SENATUS,
    START,
    TAKE_PATRICIAN,
    TAKE_PROVINCE,
    TEMPLUM,
    THROW,
)  # fmt: skip
from ludi.games.alea_iacta_est.rules.castrum import sets_taken
from ludi.games.alea_iacta_est.rules.dice import highest_sum
from ludi.games.alea_iacta_est.rules.forum import lower_counts, lower_dice
from ludi.games.alea_iacta_est.rules.senatus import (
    STREET_ACTION,
    STREETS,
    STREETS_AROUND,
    STREETS_WITHIN,
    street_bits,
    streets_taken,
)
from ludi.games.alea_iacta_est.rules.templum import closed_fortuna, dice_for_templum, sum_for_templum
from ludi.games.alea_iacta_est.state import seats_playing

USUAL_SET = 3  # so many sizes of a set are looked at in any case


def legal_actions(state: State, actions: Any) -> int:
    """Write the actions the deciding seat may take; returns how many."""
    seat = state.seat
    phase = state.phase
    if phase == Phase.PLACE:
        return placings(state, seat, actions)
    if phase == Phase.TAKE_PATRICIAN:
        return lying_open(state.patricians, TAKE_PATRICIAN, actions)
    if phase == Phase.TAKE_PROVINCE:
        return lying_open(state.provinces, TAKE_PROVINCE, actions)
    if phase == Phase.REROLL:  # AI-T3
        actions[0] = THROW
        return faces_in_supply(state, seat, REROLL, actions, 1)
    if phase == Phase.TEMPLUM:
        return templum_dice(state, seat, state.to_place, actions, 0)
    if phase == Phase.KEEP_TILE:
        return offered_tiles(state, seat, actions)
    return fortuna_to_keep(state, seat, actions)


def placings(state: State, seat: int, actions: Any) -> int:
    """AI-T2, AI-P17 Place in one building in one way; the Latrina only if nothing else can be done; or roll again."""
    count = templum_dice(state, seat, dice_for_templum(state, seat), actions, 0)
    count = streets(state, seat, actions, count)
    count = sets(state, seat, actions, count)
    count = forum_dice(state, seat, actions, count)
    if count == 0:
        count = faces_in_supply(state, seat, LATRINA, actions, count)
    if state.chips[seat] > 0:  # AI-T3, AI-T6
        count = faces_in_supply(state, seat, REROLL, actions, count)
    return count


def faces_in_supply(state: State, seat: int, first: int, actions: Any, count: int) -> int:
    """One action for each value among the dice in supply."""
    for face in range(FACES):
        actions[count] = first + face
        count += state.supply[seat, face] > 0
    return count


def templum_dice(state: State, seat: int, dice: int, actions: Any, count: int) -> int:
    """AI-P1, AI-P2, AI-P18 Any die with which the dice required can still reach the sum required."""
    in_supply = 0
    for face in range(FACES):
        in_supply += state.supply[seat, face]
    if dice == 0 or in_supply < dice:
        return count
    others = highest_sum(state, seat, dice - 1)
    last = highest_sum(state, seat, dice) - others  # a higher die than this is among the others already
    needed = sum_for_templum(state, seat)
    for face in range(FACES):
        actions[count] = TEMPLUM + face
        count += (state.supply[seat, face] > 0) & (min(face + 1, last) + others >= needed)
    return count


def streets(state: State, seat: int, actions: Any, count: int) -> int:
    """AI-P7, AI-P8, AI-P9 A new street, or the own one made longer at either end or both; none that lies there."""
    own = street_bits(state, seat)
    dice = own
    for face in range(FACES):
        dice |= (state.supply[seat, face] > 0) << face
    possible = STREETS_WITHIN[dice] & STREETS_AROUND[own] & ~streets_taken(state)
    for street in range(STREETS):
        actions[count] = SENATUS + STREET_ACTION[street]
        count += possible >> street & 1
    return count


def sets(state: State, seat: int, actions: Any, count: int) -> int:
    """AI-P10, AI-P11, AI-P12 Any number of dice of one value, if no such set lies there then."""
    for face in range(FACES):
        dice, taken = int(state.supply[seat, face]), sets_taken(state, face) >> int(state.castrum[seat, face])
        for added in range(1, 1 + max(dice, USUAL_SET)):
            actions[count] = CASTRUM + face * DICE + added - 1
            count += (added <= dice) & (taken >> added & 1 == 0)
    return count


def forum_dice(state: State, seat: int, actions: Any, count: int) -> int:
    """AI-P13, AI-P16 One die, or two with the sum 5, that come to rest on columns."""
    columns, lower = FORUM_COLUMNS[state.players], lower_counts(state)
    for face in range(FACES):
        actions[count] = FORUM + face
        count += (state.supply[seat, face] > 0) & (lower_dice(lower, face) < columns)
    for pair in range(2):
        low, high = LOW_OF_PAIR[pair], HIGH_OF_PAIR[pair]
        actions[count] = FORUM_PAIR + pair
        has_both = (state.supply[seat, low] > 0) & (state.supply[seat, high] > 0)
        count += has_both & (lower_dice(lower, high) + 1 < columns)  # the low die will stand before the high one
    return count


def lying_open(holders: Any, first: int, actions: Any) -> int:
    """AI-V8, AI-V10, AI-V13 Any of the tiles that lie face up."""
    count = 0
    for thing in range(len(holders)):
        actions[count] = first + thing
        count += holders[thing] == Holder.OPEN
    return count


def offered_tiles(state: State, seat: int, actions: Any) -> int:
    """AI-V5, AI-V13 Any of the senate tiles offered; two of a kind are one choice."""
    count = 0
    for place in range(OFFERED):
        tile = int(state.offered[seat, place])
        is_new = tile != NONE
        for earlier in range(place):
            is_new = is_new and state.offered[seat, earlier] != tile
        if is_new:
            actions[count] = KEEP_TILE + tile
            count += 1
    return count


def fortuna_to_keep(state: State, seat: int, actions: Any) -> int:
    """AI-V1 Any of the Fortuna tiles drawn this stage."""
    count = 0
    for value in range(FORTUNAS):
        if closed_fortuna(state, seat, value) > 0:
            actions[count] = KEEP_FORTUNA + value
            count += 1
    return count


def chance_outcomes(state: State, actions: Any, weights: Any) -> int:
    """What chance may bring, and how likely: a face of a die, a tile, a start player."""
    phase = state.phase
    if phase == Phase.ROLL:
        return even_outcomes(ROLL, SMALL_FACES if state.scale == Scale.SMALL else FACES, actions, weights)  # AI-M1
    if phase == Phase.PATRICIANS:
        return face_down(state.patricians, PATRICIANS, DRAW_PATRICIAN, actions, weights)
    if phase == Phase.PROVINCES:
        return face_down(state.provinces, PROVINCES, DRAW_PROVINCE, actions, weights)
    if phase == Phase.TILES:
        return drawn_from(state.senate_pile, TILES, DRAW_TILE, actions, weights)
    if phase == Phase.START:
        return even_outcomes(START, seats_playing(state), actions, weights)
    return drawn_from(state.fortuna_pile, FORTUNAS, DRAW_FORTUNA, actions, weights)


def even_outcomes(first: int, count: int, actions: Any, weights: Any) -> int:
    """Outcomes of equal weight."""
    for outcome in range(count):
        actions[outcome] = first + outcome
        weights[outcome] = 1
    return count


def face_down(holders: Any, things: int, first: int, actions: Any, weights: Any) -> int:
    """AI-S3 Any province or patrician that still lies face down."""
    count = 0
    for thing in range(things):
        actions[count] = first + thing
        weights[count] = 1
        count += holders[thing] == NONE
    return count


def drawn_from(counts: Any, kinds: int, first: int, actions: Any, weights: Any) -> int:
    """AI-S4 Any tile of a shuffled pile."""
    count = 0
    for kind in range(kinds):
        if counts[kind] > 0:
            actions[count] = first + kind
            weights[count] = counts[kind]
            count += 1
    return count
