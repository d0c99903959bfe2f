"""Chapter 6. Points: the best housing of patricians in provinces, the score, the winner.

A holding is two whole numbers: `people` has a bit for each patrician, `homes` all that houses them or counts.
The best housing is found exactly, colour after colour round the ring of border provinces:

    red -XII- green -XII- blue -XII- purple -XII- yellow -XII- orange -XII- red

Within a colour only the number of women and men housed matters: the most valuable ones are (AI-E6). Between colours
only this matters: what a border province still asks of the next colour (its demand), how many free provinces are used,
and whether an odd number of patricians is housed (AI-N2). These are the places of a row on the workbench; each holds
the best result that leads there. A place is a number: demand, grey province used, free provinces used, odd, in bits
3 1 2 1. A result is one number, points above and the value housed, which should be small (AI-E8), below: POINT for each
point, less 1 for each value housed.
"""

from typing import Any

import numpy as np

from ludi.core.state import NONE, State
from ludi.games.alea_iacta_est.components import (
    BORDERS,
    COLOURS,
    FIRST_BORDER,
    FORTUNAS,
    NUMBER,
    PATRICIANS,
    PRICE_OF_POINT,
    PROVINCE_VALUE,
    PROVINCES,
    RANKS,
    STAGES,
    VALUES,
    WORTH,
    Province,
    Tile,
)  # fmt: skip
from ludi.games.alea_iacta_est.fields import Phase
from ludi.games.alea_iacta_est.state import seats_playing

POINT = 128  # more than all patricians are worth together, so that points come first
UNREACHED = -1  # results are never negative: nobody need be housed
ROW = 128  # the most places
TRACE = 2 * ROW  # where a longer workbench remembers how each place was reached
WAYS = 32  # more than the fillings of a border province

# homes: three bits for the provinces of each colour, then one for each of these
GREY = 3 * COLOURS
TILE = GREY + 1  # and one for each kind of senate tile
SECOND_FREE = TILE + Tile.FREE_PROVINCE + 1  # the other tile XIII
CLOSING = SECOND_FREE + 1  # with all six border provinces: how the last of them is filled
ALL_BORDERS = (1 << BORDERS) - 1

# fmt: off
# What a border province takes from one of its colours: women and men.
DEMAND_WOMEN = np.array([0, 1, 0, 1, 2, 0, 2, 1], np.int64)
DEMAND_MEN   = np.array([0, 0, 1, 1, 0, 2, 1, 2], np.int64)
# fmt: on
PLAIN_DEMANDS, ALL_DEMANDS = 4, 8  # without and with the next generation (AI-N11)


def _fillings() -> list[tuple[int, int, int]]:
    """AI-N12, AI-R9 Every filling of a border province: demand left, demand right, is it a couple; threes come last."""
    found = []
    for people in ([(0, 0), (1, 0), (0, 1), (1, 1)], [(2, 1), (1, 2)]):
        for left in range(ALL_DEMANDS):
            for right in range(ALL_DEMANDS):
                women, men = DEMAND_WOMEN[left] + DEMAND_WOMEN[right], DEMAND_MEN[left] + DEMAND_MEN[right]
                if (women, men) in people:
                    found.append((left, right, int(min(women, men) > 0)))
    return found


def _couples(thirds: int, houses: int, women: int, men: int) -> int:
    """AI-E1, AI-N11 The most couples when these live in houses of one colour, as many of them settled as can be."""
    best = (NONE, NONE)
    for couples in range(min(women, men) + 1):
        for extra in range(couples + 1 if thirds else 1):
            settled = women + men - couples - extra
            for girls in range(extra + 1):
                if couples <= min(women - girls, men - extra + girls) and settled <= houses:
                    best = max(best, (settled, couples))
    return best[1]


FILLINGS = _fillings()
LEFT, RIGHT, IS_COUPLE = (np.array(column, np.int64) for column in zip(*FILLINGS, strict=True))
PLAIN_FILLINGS, ALL_FILLINGS = 9, len(FILLINGS)
MOST_HOUSES = VALUES + 3  # of one colour: its provinces and all free ones
COUPLES = np.array([
    [[[_couples(thirds, houses, women, men) for men in range(RANKS + 1)] for women in range(RANKS + 1)]
     for houses in range(MOST_HOUSES + 1)] for thirds in range(2)
], np.int64)  # fmt: skip


def people_of(state: State, seat: int) -> int:
    """The patricians of a seat, a bit for each."""
    people = 0
    for patrician in range(PATRICIANS):
        people |= int(state.patricians[patrician] == seat) << patrician
    return people


def homes_of(state: State, seat: int, hidden: bool) -> int:
    """The provinces and senate tiles of a seat; those face down as far as `hidden` says so and they can be seen."""
    homes = 0
    for province in range(PROVINCES - 1):
        homes += int(state.provinces[province] == seat) << (3 * (province // VALUES))
    if state.provinces[Province.FREE] == seat:
        homes |= 1 << GREY
    for stage in range(STAGES):
        tile = state.senate[seat, stage] if hidden else NONE
        tile = max(int(tile), int(state.shown[seat, stage]))
        if tile >= 0:
            homes |= 1 << (SECOND_FREE if has(homes, TILE + tile) else TILE + tile)
    return homes


def has(homes: int, bit: int) -> int:
    """1 if this is among the homes, else 0."""
    return (homes >> bit) & 1


def provinces_of(homes: int, colour: int) -> int:
    """How many province tiles of a colour there are."""
    return (homes >> (3 * colour)) & 7


def free_of(homes: int) -> int:
    """How many tiles XIII there are."""
    return has(homes, TILE + Tile.FREE_PROVINCE) + has(homes, SECOND_FREE)


def borders_of(homes: int) -> int:
    """The border provinces, a bit for each."""
    return (homes >> (TILE + FIRST_BORDER)) & ALL_BORDERS


def first_colour(homes: int) -> int:
    """Where to begin the ring: a colour with no border province before it, if there is one."""
    for colour in range(COLOURS):
        if not has(homes, TILE + FIRST_BORDER + (colour + BORDERS - 1) % BORDERS):
            return colour
    return 0


def last_use(homes: int) -> int:
    """The last place without a demand: all free provinces used, and odd if that matters."""
    return has(homes, GREY) << 3 | free_of(homes) << 1 | has(homes, TILE + Tile.MANY_PATRICIANS)


def demands_of(homes: int) -> int:
    """How many demands of border provinces there can be."""
    if borders_of(homes) == 0:
        return 1
    return ALL_DEMANDS if has(homes, TILE + Tile.NEXT_GENERATION) else PLAIN_DEMANDS


def best_housing(people: int, homes: int, bench: Any) -> int:
    """AI-E6, AI-E10 The result of the best housing; always the same one. The workbench is left clear."""
    best = 0
    if borders_of(homes) != ALL_BORDERS:
        best = go_round(people, homes, bench)
    else:  # a closed ring: try every filling of the border province that closes it
        for filling in range(PLAIN_FILLINGS):
            best = max(best, go_round(people, homes | filling << CLOSING, bench))
    clear_row(homes, bench, 0, 0)
    clear_row(homes, bench, ROW, 0)
    return best


def clear_row(homes: int, bench: Any, row: int, value: int) -> None:
    """Write the same in all places of a row that this holding can reach."""
    last = last_use(homes)
    for demand in range(demands_of(homes)):
        for use in range(last + 1):
            bench[row + (demand << 4) + use] = value


def go_round(people: int, homes: int, bench: Any) -> int:
    """The best result of one way round the colours."""
    closing, last, demands, first = homes >> CLOSING, last_use(homes), demands_of(homes), first_colour(homes)
    clear_row(homes, bench, 0, UNREACHED)
    bench[RIGHT[closing] << 4] = IS_COUPLE[closing] * border_points(homes)
    for turn in range(COLOURS):
        clear_row(homes, bench, ROW - (turn & 1) * ROW, UNREACHED)
        for demand in range(demands):
            for use in range(last + 1):
                place = (demand << 4) + use
                if bench[(turn & 1) * ROW + place] != UNREACHED:
                    house_colour(people, homes, bench, turn << 3 | (first + turn) % COLOURS, place)
    best = 0
    for use in range(last + 1):
        if bench[use] != UNREACHED:
            best = max(best, int(bench[use]) + unused_points(homes, use))
    return best


def border_points(homes: int) -> int:
    """AI-N12, AI-N5 A border province with a couple is worth 3, and the couple counts for V."""
    return POINT * (3 + has(homes, TILE + Tile.COUPLES))


def unused_points(homes: int, use: int) -> int:
    """AI-N7 An empty free province counts as the colour grey, once."""
    is_all_used = use >> 1 == last_use(homes) >> 1
    return 0 if is_all_used else POINT * has(homes, TILE + Tile.PROVINCE_COLOURS)


def house_colour(people: int, homes: int, bench: Any, step: int, place: int) -> None:
    """All that can be done with one colour from one place: every filling of the border province after it."""
    first, last = 0, 1
    if step >> 3 == COLOURS - 1:
        first = homes >> CLOSING
        last = first + 1
    elif has(homes, TILE + FIRST_BORDER + (step & 7)):
        last = ALL_FILLINGS if has(homes, TILE + Tile.NEXT_GENERATION) else PLAIN_FILLINGS
    for filling in range(first, last):
        use_free_provinces(people, homes, bench, step << 7 | place, filling)


def use_free_provinces(people: int, homes: int, bench: Any, step: int, filling: int) -> None:
    """AI-E4, AI-N13 House the colour with any of the unused free provinces, and note where that leads."""
    turn, colour, place = step >> 10, (step >> 7) & 7, step & (ROW - 1)
    so_far, onward, odd = int(bench[(turn & 1) * ROW + place]), place & 15, place & 1
    if turn < COLOURS - 1:
        onward += RIGHT[filling] << 4
        so_far += IS_COUPLE[filling] * border_points(homes)
    women = DEMAND_WOMEN[place >> 4] + DEMAND_WOMEN[LEFT[filling]]
    men = DEMAND_MEN[place >> 4] + DEMAND_MEN[LEFT[filling]]
    settlers = settlers_of(people, colour, women, men)
    for grey in range(min(settlers, has(homes, GREY) - (place >> 3 & 1)) + 1):
        for free in range(min(settlers - grey, free_of(homes) - (place >> 1 & 3)) + 1):
            for parity in range(1 + has(homes, TILE + Tile.MANY_PATRICIANS)):
                result = best_in_colour(people, homes, colour, use_of(women, men, grey, free, parity))
                if result != UNREACHED:
                    target = (ROW - (turn & 1) * ROW) + ((onward + (grey << 3 | free << 1)) ^ parity)
                    value = so_far + (result >> 4) + POINT * (odd & parity)  # AI-N2 two odd numbers make a pair more
                    if value > bench[target]:
                        bench[target] = value
                        if len(bench) > TRACE:
                            bench[TRACE + turn * ROW + (target & (ROW - 1))] = place * WAYS + filling


def settlers_of(people: int, colour: int, women: int, men: int) -> int:
    """How many of a colour are left when so many live in border provinces; negative if there are not so many."""
    girls = NUMBER[(people >> (2 * RANKS * colour)) & 7] - women
    boys = NUMBER[(people >> (2 * RANKS * colour + RANKS)) & 7] - men
    return girls + boys if girls >= 0 and boys >= 0 else NONE


def use_of(women: int, men: int, grey: int, free: int, parity: int) -> int:
    """One number for what is asked of a colour: so many away in border provinces, and these free provinces settled."""
    return (((women * 8 + men) * 2 + grey) * 4 + free) * 2 + parity


def best_in_colour(people: int, homes: int, colour: int, use: int) -> int:
    """AI-E1 The best housing within a colour: its result, then the women and men housed, two bits each."""
    parity, free, grey = use & 1, (use >> 1) & 3, (use >> 3) & 1
    men_away, women_away = (use >> 4) & 7, use >> 7
    girls, boys = (people >> (2 * RANKS * colour)) & 7, (people >> (2 * RANKS * colour + RANKS)) & 7
    houses, thirds = provinces_of(homes, colour) + grey + free, has(homes, TILE + Tile.NEXT_GENERATION)
    best = UNREACHED
    for women in range(women_away, NUMBER[girls] + 1):
        for men in range(men_away, NUMBER[boys] + 1):
            couples = COUPLES[thirds, houses, women - women_away, men - men_away]
            settled = min(houses, women + men - women_away - men_away)
            if couples == NONE or settled < grey + free:
                continue
            if has(homes, TILE + Tile.MANY_PATRICIANS) and (women + men) & 1 != parity:
                continue
            worth = WORTH[girls, women] + WORTH[boys, men]
            result = (POINT - 1) * worth + POINT * points_in_colour(homes, women, men, settled, couples)
            result -= POINT * free * has(homes, TILE + Tile.SETTLED_PROVINCES)  # AI-N8 XIII does not count
            best = max(best, result << 4 | women << 2 | men)
    if best != UNREACHED and grey + free > 0 and not has_colour(homes, colour):
        best += POINT * has(homes, TILE + Tile.PROVINCE_COLOURS) << 4  # AI-N7
    return best


def points_in_colour(homes: int, women: int, men: int, settled: int, couples: int) -> int:
    """AI-E3 One for each province settled rather than empty, and what the senate tiles add for a colour."""
    points = settled * (1 + has(homes, TILE + Tile.SETTLED_PROVINCES))  # AI-N8
    points += couples * has(homes, TILE + Tile.COUPLES)  # AI-N5
    points += women * has(homes, TILE + Tile.WOMEN) + men * has(homes, TILE + Tile.MEN)  # AI-N9, AI-N10
    points += (women + men) // 2 * has(homes, TILE + Tile.MANY_PATRICIANS)  # AI-N2
    if women + men > 0:
        points += has(homes, TILE + Tile.PATRICIAN_COLOURS)  # AI-N6
    return points


def has_colour(homes: int, colour: int) -> bool:
    """AI-N7 Whether a province tile or a border province has this colour, settled or not."""
    before = (colour + BORDERS - 1) % BORDERS
    borders = has(homes, TILE + FIRST_BORDER + colour) + has(homes, TILE + FIRST_BORDER + before)
    return provinces_of(homes, colour) + borders > 0


def result_of(state: State, seat: int, hidden: bool) -> int:
    """The whole result of a seat: its best housing, and all that does not depend on it."""
    homes = homes_of(state, seat, hidden)
    housing = best_housing(people_of(state, seat), homes, state.bench)
    return housing + POINT * (
        province_points(state, seat) + fixed_tile_points(state, seat, homes) + counters(state, seat)
    )


def points_in(result: int) -> int:
    """The points of a result."""
    return (result + POINT - 1) // POINT


def worth_in(result: int) -> int:
    """The value of the patricians housed in a result."""
    return points_in(result) * POINT - result


def province_points(state: State, seat: int) -> int:
    """AI-E3, AI-R2 The provinces, as if all were empty: one less than printed."""
    points = 0
    for province in range(PROVINCES):
        if state.provinces[province] == seat:
            points += PROVINCE_VALUE[province] - 1
    return points


def fixed_tile_points(state: State, seat: int, homes: int) -> int:
    """AI-N1, AI-N3, AI-N4, AI-N5, AI-N7 What senate tiles count whatever the housing."""
    points = has(homes, TILE + Tile.COUPLES)
    if has(homes, TILE + Tile.MANY_PROVINCES):
        points += 1 + home_count(homes) // 2
    if has(homes, TILE + Tile.MANY_TILES):
        points += 1 + bits_of(homes >> TILE)
    if has(homes, TILE + Tile.MANY_FORTUNA):
        points += 1 + 2 * (fortuna_count(state, seat) // 3)  # AI-R5
    if has(homes, TILE + Tile.PROVINCE_COLOURS):
        for colour in range(COLOURS):
            points += has_colour(homes, colour)
    return points


def home_count(homes: int) -> int:
    """AI-N1 All provinces: tiles of a colour, the grey one, XII and XIII."""
    count = has(homes, GREY) + free_of(homes) + bits_of(borders_of(homes))
    for colour in range(COLOURS):
        count += provinces_of(homes, colour)
    return count


def bits_of(number: int) -> int:
    """How many bits are set."""
    count = 0
    while number:
        count += number & 1
        number >>= 1
    return count


def fortuna_count(state: State, seat: int) -> int:
    """How many Fortuna tiles a seat has kept."""
    count = 0
    for value in range(FORTUNAS):
        count += int(state.fortuna[seat, value])
    return count


def counters(state: State, seat: int) -> int:
    """AI-E5 Fortuna tiles count their value, two chips 1."""
    points = int(state.chips[seat]) // PRICE_OF_POINT
    for value in range(FORTUNAS):
        points += int(state.fortuna[seat, value]) * (value + 1)
    return points


def public_score(state: State, seat: int) -> int:
    """A running estimate for display: the best housing now of what everybody sees."""
    return points_in(result_of(state, seat, False))


def score_of(state: State, seat: int) -> int:
    """AI-E6, AI-E9 The points at the end; before it, what is public counts."""
    if state.phase == Phase.OVER:
        return state.points[seat]
    return public_score(state, seat)


def is_winner(state: State, seat: int) -> bool:
    """AI-E7, AI-E8 Most points win; if equal, the higher value left over; if that is equal too, all of them."""
    for rival in range(seats_playing(state)):
        if state.points[rival] > state.points[seat]:
            return False
        if state.points[rival] == state.points[seat] and state.left_over[rival] > state.left_over[seat]:
            return False
    return True
