"""Chapter 5. The score sheet: who lives where in the best housing, and what each line counts.

The lines are counted from the housing alone, so they check the result of `scoring` and can count any other housing.
Houses are numbered: the province tiles, then the six border provinces, then the two free provinces of tile XIII.
"""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from ludi.core.state import State
from ludi.games.alea_iacta_est.components import (
    BORDER_COLOURS,
    BORDERS,
    COLOURS,
    FIRST_BORDER,
    FORTUNAS,
    PATRICIAN_VALUE,
    PRICE_OF_POINT,
    PROVINCE_VALUE,
    PROVINCES,
    RANKS,
    STAGES,
    VALUES,
    Province,
    Sex,
    Tile,
)
from ludi.games.alea_iacta_est.scoring import (
    ALL_BORDERS,
    CLOSING,
    COUPLES,
    DEMAND_MEN,
    DEMAND_WOMEN,
    LEFT,
    PLAIN_FILLINGS,
    ROW,
    TILE,
    TRACE,
    WAYS,
    best_housing,
    best_in_colour,
    borders_of,
    first_colour,
    fortuna_count,
    go_round,
    has,
    homes_of,
    last_use,
    people_of,
    unused_points,
    use_of,
)

FIRST_BORDER_HOUSE = PROVINCES
FIRST_FREE_HOUSE = PROVINCES + BORDERS
HOUSES = FIRST_FREE_HOUSE + 2
GREY_COLOUR = COLOURS  # AI-N7 the colour of an empty free province


class Sheet(NamedTuple):
    """AI-E6 The points of a seat, line by line."""

    provinces: int
    patricians: int
    senate: tuple[tuple[int, int], ...]  # each Tile and its points
    fortuna: int
    chips: int
    left_over: int  # AI-E8

    @property
    def total(self) -> int:
        """All lines together."""
        return self.provinces + self.patricians + sum(points for _, points in self.senate) + self.fortuna + self.chips


def score_sheet(state: State, seat: int, hidden: bool = True) -> Sheet:
    """AI-E6 The lines of the best housing; of a view, with the senate tiles it shows."""
    return sheet_of(state, seat, tiles_held(state, seat, hidden), housing_of(state, seat, hidden))


def tiles_held(state: State, seat: int, hidden: bool = True) -> list[int]:
    """The senate tiles of a seat that can be seen, in the order of the stages."""
    kept = [
        max(int(state.senate[seat, stage]) if hidden else -1, int(state.shown[seat, stage])) for stage in range(STAGES)
    ]
    return [tile for tile in kept if tile >= 0]


def housing_of(state: State, seat: int, hidden: bool = True) -> dict[int, int]:
    """AI-E10 The house of each patrician housed in the best housing; the same for the same holding."""
    people, homes = people_of(state, seat), homes_of(state, seat, hidden)
    bench = np.zeros(TRACE + COLOURS * ROW, np.int16)
    best = best_housing(people, homes, bench)
    closings = range(PLAIN_FILLINGS if borders_of(homes) == ALL_BORDERS else 1)
    homes |= next(c for c in closings if go_round(people, homes | c << CLOSING, bench) == best) << CLOSING
    last = [int(bench[use]) + unused_points(homes, use) for use in range(last_use(homes) + 1)]
    place = last.index(best)
    housing: dict[int, int] = {}
    for turn in reversed(range(COLOURS)):
        before, filling = divmod(int(bench[TRACE + turn * ROW + place]), WAYS)
        house_colour_again(state, seat, homes, (turn, before, filling, place), housing)
        place = before
    return housing


def house_colour_again(
    state: State, seat: int, homes: int, step: tuple[int, int, int, int], housing: dict[int, int]
) -> None:
    """One colour of the best housing: so many in each border province, the others in houses of the colour."""
    turn, before, filling, after = step
    colour = (first_colour(homes) + turn) % COLOURS
    grey, free = (after >> 3 & 1) - (before >> 3 & 1), (after >> 1 & 3) - (before >> 1 & 3)
    demands = ((colour - 1) % BORDERS, before >> 4), (colour, int(LEFT[filling]))
    women_away = int(sum(DEMAND_WOMEN[demand] for _, demand in demands))
    men_away = int(sum(DEMAND_MEN[demand] for _, demand in demands))
    use = use_of(women_away, men_away, grey, free, (after ^ before) & 1)
    packed = int(best_in_colour(people_of(state, seat), homes, colour, use))
    women = best_of(state, seat, colour, Sex.WOMAN, packed >> 2 & 3)
    men = best_of(state, seat, colour, Sex.MAN, packed & 3)
    for border, demand in demands:
        for people, count in ((women, DEMAND_WOMEN[demand]), (men, DEMAND_MEN[demand])):
            for _ in range(count):
                housing[people.pop(0)] = FIRST_BORDER_HOUSE + border
    houses = [int(Province.FREE)] * grey + [FIRST_FREE_HOUSE + (before >> 1 & 3) + more for more in range(free)]
    tiles = range(colour * VALUES, (colour + 1) * VALUES)
    houses += [tile for tile in reversed(tiles) if state.provinces[tile] == seat]
    settle(women, men, houses, has(homes, TILE + Tile.NEXT_GENERATION), housing)


def best_of(state: State, seat: int, colour: int, sex: int, count: int) -> list[int]:
    """The most valuable patricians of a colour and sex, so many of them."""
    group = range((colour * 2 + sex) * RANKS, (colour * 2 + sex + 1) * RANKS)
    return [patrician for patrician in reversed(group) if state.patricians[patrician] == seat][:count]


def settle(women: list[int], men: list[int], houses: list[int], thirds: int, housing: dict[int, int]) -> None:
    """AI-E1, AI-N11 These live in houses of one colour: as many settled as can be, the rest as couples and thirds."""
    couples = int(COUPLES[thirds, len(houses), len(women), len(men)])
    settled = min(len(houses), len(women) + len(men))
    extra = len(women) + len(men) - couples - settled
    girls = next(g for g in range(extra + 1) if couples <= min(len(women) - g, len(men) - extra + g))
    born = women[len(women) - girls :] + men[len(men) - extra + girls :]
    women, men = women[: len(women) - girls], men[: len(men) - extra + girls]
    housing.update(zip(women, houses, strict=False))
    housing.update(zip(men, houses[settled - len(men) : settled], strict=True))
    housing.update(zip(born, houses[settled - len(men) : len(women)], strict=False))


def colour_of_patrician(patrician: int) -> int:
    """The colour of a patrician."""
    return patrician // (2 * RANKS)


def is_man(patrician: int) -> bool:
    """Whether a patrician is a man."""
    return patrician // RANKS % 2 == Sex.MAN


def sheet_of(state: State, seat: int, tiles: list[int], housing: Mapping[int, int]) -> Sheet:
    """AI-E2, AI-E3, AI-E5 The lines of any housing."""
    own = [tile for tile in range(PROVINCES) if state.provinces[tile] == seat]
    unsettled = [tile for tile in own if tile not in housing.values()]
    values = int(sum(PATRICIAN_VALUE[patrician] for patrician in housing))
    everybody = int(sum(PATRICIAN_VALUE[state.patricians == seat]))
    frees = iter(range(FIRST_FREE_HOUSE, HOUSES))
    senate = []
    for tile in tiles:
        house = FIRST_BORDER_HOUSE + tile - FIRST_BORDER
        if tile == Tile.FREE_PROVINCE:
            house = next(frees)
        points = tile_points(tile, tiles, own, housing, fortuna_count(state, seat))
        senate.append((tile, home_points(tile, house, housing) if tile >= FIRST_BORDER else points))
    return Sheet(
        provinces=int(sum(PROVINCE_VALUE[own])) - len(unsettled),
        patricians=values,
        senate=tuple(senate),
        fortuna=int(sum(state.fortuna[seat, value] * (value + 1) for value in range(FORTUNAS))),
        chips=int(state.chips[seat]) // PRICE_OF_POINT,
        left_over=everybody - values,
    )


def residents(house: int, housing: Mapping[int, int]) -> list[int]:
    """Who lives in a house."""
    return [patrician for patrician, home in housing.items() if home == house]


def is_couple(people: list[int]) -> bool:
    """AI-N5 A woman and a man, or more, in one house."""
    return any(map(is_man, people)) and not all(map(is_man, people))


def home_points(tile: int, house: int, housing: Mapping[int, int]) -> int:
    """AI-N12, AI-N13 A border province is worth 3 with a couple, a free one 1 with anybody."""
    people = residents(house, housing)
    return int(len(people) > 0) if tile == Tile.FREE_PROVINCE else 3 * is_couple(people)


def tile_points(tile: int, tiles: list[int], own: list[int], housing: Mapping[int, int], fortuna: int) -> int:
    """AI-N1 to AI-N11 What a senate tile counts for a housing; border and free provinces stand apart."""
    houses = [residents(house, housing) for house in range(HOUSES)]
    men = sum(map(is_man, housing))
    counts = {
        Tile.MANY_PROVINCES: 1 + (len(own) + sum(held >= FIRST_BORDER for held in tiles)) // 2,
        Tile.MANY_PATRICIANS: len(housing) // 2,
        Tile.MANY_TILES: 1 + len(tiles),
        Tile.MANY_FORTUNA: 1 + 2 * (fortuna // 3),
        Tile.COUPLES: 1 + sum(map(is_couple, houses)),
        Tile.PATRICIAN_COLOURS: len({colour_of_patrician(patrician) for patrician in housing}),
        Tile.PROVINCE_COLOURS: len(province_colours(tiles, own, houses)),
        Tile.SETTLED_PROVINCES: sum(len(people) > 0 for people in houses[:PROVINCES]),
        Tile.WOMEN: len(housing) - men,
        Tile.MEN: men,
    }
    return counts.get(Tile(tile), 0)


def province_colours(tiles: list[int], own: list[int], houses: list[list[int]]) -> set[int]:
    """AI-N7 Every colour among the provinces, empty or not; a free one takes its people's colour, empty it is grey."""
    colours = {tile // VALUES for tile in own if tile != Province.FREE}
    for tile in tiles:
        if FIRST_BORDER <= tile < FIRST_BORDER + BORDERS:
            colours |= {int(colour) for colour in BORDER_COLOURS[tile - FIRST_BORDER]}
    free = [houses[Province.FREE]] if Province.FREE in own else []
    free += houses[FIRST_FREE_HOUSE:][: tiles.count(Tile.FREE_PROVINCE)]
    return colours | {colour_of_patrician(people[0]) if people else GREY_COLOUR for people in free}
