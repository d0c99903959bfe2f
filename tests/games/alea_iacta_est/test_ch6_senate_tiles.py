"""Chapter 6. The senate tiles, each counting at the end."""

from collections.abc import Iterable
from types import SimpleNamespace

from ludi.core.state import State
from ludi.games.alea_iacta_est.components import Patrician, Province, Tile
from ludi.games.alea_iacta_est.rules.score_sheet import (
    FIRST_BORDER_HOUSE,
    FIRST_FREE_HOUSE,
    score_sheet,
    sheet_of,
    tile_points,
)
from tests.games.alea_iacta_est.table import ME, left_over, points, table

P, Q = Province, Patrician


def counted(rules: SimpleNamespace, state: State) -> int:
    """The points, once the score sheet has agreed."""
    assert score_sheet(state, ME).total == points(rules, state)
    assert score_sheet(state, ME).left_over == left_over(rules, state)
    return points(rules, state)


def worth(rules: SimpleNamespace, tile: Tile, provinces: Iterable[Province], people: Iterable[Patrician]) -> int:
    """What a tile brings more than the same holding without it."""
    with_tile = table(provinces={ME: provinces}, patricians={ME: people}, tiles={ME: [tile]})
    without = table(provinces={ME: provinces}, patricians={ME: people})
    return counted(rules, with_tile) - counted(rules, without)


def test_ai_n1_many_provinces_count_1_and_1_for_each_full_two(rules: SimpleNamespace) -> None:
    assert worth(rules, Tile.MANY_PROVINCES, [], []) == 1
    assert worth(rules, Tile.MANY_PROVINCES, [P.RED_1, P.FREE, P.BLUE_2], []) == 1 + 1
    tiles = [Tile.MANY_PROVINCES, Tile.BORDER_RED_GREEN, Tile.FREE_PROVINCE]
    assert counted(rules, table(provinces={ME: [P.RED_1, P.FREE]}, tiles={ME: tiles})) == 0 - 1 + 1 + 2


def test_ai_n2_many_patricians_count_1_for_each_full_two_housed(rules: SimpleNamespace) -> None:
    three = [Q.RED_WOMAN_1, Q.RED_MAN_1, Q.BLUE_MAN_1]
    assert worth(rules, Tile.MANY_PATRICIANS, [P.RED_1, P.BLUE_1], [*three, Q.GREEN_MAN_3]) == 1
    assert worth(rules, Tile.MANY_PATRICIANS, [P.RED_1, P.BLUE_1], [*three, Q.BLUE_WOMAN_1]) == 2


def test_ai_n3_many_senate_tiles_count_1_and_1_for_each_tile(rules: SimpleNamespace) -> None:
    assert counted(rules, table(tiles={ME: [Tile.MANY_TILES]})) == 2
    assert counted(rules, table(tiles={ME: [Tile.MANY_TILES, Tile.WOMEN, Tile.FREE_PROVINCE]})) == 4


def test_ai_n4_many_fortuna_tiles_count_1_and_2_for_each_full_three(rules: SimpleNamespace) -> None:
    assert counted(rules, table(players=4, tiles={ME: [Tile.MANY_FORTUNA]}, fortuna={ME: (1, 1)})) == 2 + 1
    assert counted(rules, table(players=4, tiles={ME: [Tile.MANY_FORTUNA]}, fortuna={ME: (1,) * 6})) == 6 + 1 + 4


def test_ai_n5_couples_count_1_and_1_for_each_couple(rules: SimpleNamespace) -> None:
    couple = [Q.RED_WOMAN_1, Q.RED_MAN_1]
    assert worth(rules, Tile.COUPLES, [], []) == 1
    assert worth(rules, Tile.COUPLES, [P.RED_1], couple) == 2
    tiles = [Tile.COUPLES, Tile.BORDER_RED_GREEN]
    assert counted(rules, table(patricians={ME: couple}, tiles={ME: tiles})) == 1 + 1 + 3 + 1 + 1


def test_ai_n6_patrician_colours_count_1_for_each_colour_housed(rules: SimpleNamespace) -> None:
    people = [Q.RED_WOMAN_1, Q.RED_MAN_1, Q.BLUE_WOMAN_1, Q.GREEN_MAN_3]
    assert worth(rules, Tile.PATRICIAN_COLOURS, [P.RED_1, P.BLUE_1], people) == 2


def test_ai_n7_province_colours_count_empty_provinces_and_both_colours_of_a_border(rules: SimpleNamespace) -> None:
    assert worth(rules, Tile.PROVINCE_COLOURS, [P.RED_1, P.RED_3, P.BLUE_1], []) == 2
    tiles = [Tile.PROVINCE_COLOURS, Tile.BORDER_RED_GREEN]
    assert counted(rules, table(provinces={ME: [P.RED_1]}, tiles={ME: tiles})) == 0 + 2


def test_ai_n7_an_empty_free_province_is_grey_once_and_a_settled_one_takes_a_colour(rules: SimpleNamespace) -> None:
    tiles = [Tile.PROVINCE_COLOURS, Tile.FREE_PROVINCE, Tile.FREE_PROVINCE]
    assert counted(rules, table(provinces={ME: [P.FREE]}, tiles={ME: tiles})) == -1 + 1
    red = table(provinces={ME: [P.RED_1, P.FREE]}, patricians={ME: [Q.RED_MAN_3]}, tiles={ME: [Tile.PROVINCE_COLOURS]})
    assert counted(rules, red) == 1 + 3 - 1 + 2  # the man lives in red 1: the free province stays grey
    green = table(provinces={ME: [P.FREE]}, patricians={ME: [Q.GREEN_MAN_1]}, tiles={ME: [Tile.PROVINCE_COLOURS]})
    assert counted(rules, green) == 0 + 1 + 1


def test_ai_n8_settled_provinces_count_province_tiles_but_not_xii_and_xiii(rules: SimpleNamespace) -> None:
    people = [Q.RED_WOMAN_1, Q.BLUE_MAN_1]
    assert worth(rules, Tile.SETTLED_PROVINCES, [P.RED_1, P.FREE, P.GREEN_4], people) == 2
    tiles = [Tile.SETTLED_PROVINCES, Tile.FREE_PROVINCE, Tile.BORDER_RED_GREEN]
    people = [Q.RED_WOMAN_1, Q.RED_MAN_1, Q.BLUE_MAN_1]
    assert counted(rules, table(patricians={ME: people}, tiles={ME: tiles})) == 3 + 1 + 1 + 1 + 1


def test_ai_n9_women_count_1_for_each_housed_woman(rules: SimpleNamespace) -> None:
    people = [Q.RED_WOMAN_1, Q.RED_WOMAN_2, Q.RED_MAN_1, Q.BLUE_WOMAN_3]
    assert worth(rules, Tile.WOMEN, [P.RED_1, P.RED_2], people) == 2


def test_ai_n10_men_count_1_for_each_housed_man(rules: SimpleNamespace) -> None:
    people = [Q.RED_WOMAN_1, Q.RED_MAN_2, Q.RED_MAN_1, Q.BLUE_MAN_3]
    assert worth(rules, Tile.MEN, [P.RED_1, P.RED_2], people) == 2


def test_ai_n11_each_couple_may_house_one_more_of_either_sex(rules: SimpleNamespace) -> None:
    women = [Q.RED_WOMAN_1, Q.RED_WOMAN_3, Q.RED_MAN_2]
    assert worth(rules, Tile.NEXT_GENERATION, [P.RED_4], women) == 1
    assert worth(rules, Tile.NEXT_GENERATION, [P.RED_4], [*women, Q.RED_MAN_1]) == 1  # one for each couple
    assert worth(rules, Tile.NEXT_GENERATION, [P.RED_4], [*women, Q.BLUE_MAN_3]) == 1  # of the couple's colour


def test_ai_n11_no_third_joins_a_patrician_alone(rules: SimpleNamespace) -> None:
    assert worth(rules, Tile.NEXT_GENERATION, [P.RED_4], [Q.RED_WOMAN_1, Q.RED_WOMAN_3]) == 0


def test_ai_n11_the_third_counts_as_housed_but_makes_no_second_couple(rules: SimpleNamespace) -> None:
    people = [Q.RED_WOMAN_1, Q.RED_WOMAN_3, Q.RED_MAN_2]
    for tile, more in ((Tile.WOMEN, 2), (Tile.MEN, 1), (Tile.MANY_PATRICIANS, 1), (Tile.COUPLES, 2)):
        holding = {"provinces": {ME: [P.RED_4]}, "patricians": {ME: people}}
        both = table(**holding, tiles={ME: [Tile.NEXT_GENERATION, tile]})
        assert counted(rules, both) == 4 + 6 + more


def test_ai_n11_in_a_border_province_the_third_may_have_either_colour(rules: SimpleNamespace) -> None:
    tiles = [Tile.NEXT_GENERATION, Tile.BORDER_RED_GREEN]
    for third in (Q.RED_MAN_3, Q.GREEN_MAN_3, Q.GREEN_WOMAN_3):
        people = [Q.RED_WOMAN_1, Q.GREEN_MAN_1, third]
        assert counted(rules, table(patricians={ME: people}, tiles={ME: tiles})) == 3 + 1 + 1 + 3


def test_ai_n12_a_border_province_takes_a_woman_and_a_man_of_its_colours_and_is_worth_3_with_both(
    rules: SimpleNamespace,
) -> None:
    tiles = {ME: [Tile.BORDER_RED_GREEN]}
    assert counted(rules, table(tiles=tiles)) == 0
    assert counted(rules, table(patricians={ME: [Q.RED_WOMAN_2]}, tiles=tiles)) == 2
    assert counted(rules, table(patricians={ME: [Q.RED_WOMAN_2, Q.GREEN_MAN_2]}, tiles=tiles)) == 3 + 4
    assert counted(rules, table(patricians={ME: [Q.RED_WOMAN_2, Q.GREEN_WOMAN_3]}, tiles=tiles)) == 3
    assert counted(rules, table(patricians={ME: [Q.RED_WOMAN_2, Q.BLUE_MAN_2]}, tiles=tiles)) == 2


def test_ai_n13_tile_xiii_houses_a_couple_of_one_colour_and_is_worth_1_with_anybody(rules: SimpleNamespace) -> None:
    tiles = {ME: [Tile.FREE_PROVINCE]}
    assert counted(rules, table(tiles=tiles)) == 0
    assert counted(rules, table(patricians={ME: [Q.BLUE_MAN_3]}, tiles=tiles)) == 1 + 3
    assert counted(rules, table(patricians={ME: [Q.BLUE_MAN_3, Q.BLUE_WOMAN_1]}, tiles=tiles)) == 1 + 4


def test_ai_n14_the_rulebooks_worked_example_counts_43(rules: SimpleNamespace) -> None:
    people = [
        Q.RED_WOMAN_3, Q.RED_WOMAN_2, Q.RED_MAN_1, Q.BLUE_WOMAN_3, Q.BLUE_MAN_3, Q.GREEN_WOMAN_2, Q.GREEN_MAN_1,
        Q.ORANGE_WOMAN_1, Q.ORANGE_WOMAN_2, Q.ORANGE_MAN_3,
    ]  # fmt: skip
    tiles = [Tile.BORDER_RED_GREEN, Tile.NEXT_GENERATION, Tile.MANY_TILES, Tile.PROVINCE_COLOURS]
    state = table(
        players=4, provinces={ME: [P.RED_3, P.BLUE_4, P.YELLOW_1, P.PURPLE_1]}, patricians={ME: people},
        tiles={ME: tiles}, fortuna={ME: (3, 2, 1)}, chips={ME: 5},
    )  # fmt: skip

    sheet = score_sheet(state, ME)

    assert (sheet.provinces, sheet.patricians, sheet.fortuna, sheet.chips) == (7, 15, 6, 2)
    assert [points for _, points in sheet.senate] == [3, 0, 5, 5]
    assert counted(rules, state) == 43


EXAMPLE = {  # AI-N15 the housing of the rulebook's example
    Q.GREEN_WOMAN_2: P.GREEN_4, Q.GREEN_MAN_2: P.GREEN_4, Q.GREEN_WOMAN_1: P.GREEN_2, Q.BLUE_WOMAN_1: P.BLUE_3,
    Q.GREEN_WOMAN_3: FIRST_BORDER_HOUSE, Q.RED_MAN_2: FIRST_BORDER_HOUSE, Q.YELLOW_MAN_1: FIRST_BORDER_HOUSE + 4,
    Q.RED_WOMAN_3: FIRST_FREE_HOUSE,
}  # fmt: skip
EXAMPLE_TILES = [Tile.BORDER_RED_GREEN, Tile.BORDER_YELLOW_ORANGE, Tile.FREE_PROVINCE]
EXAMPLE_PROVINCES = [P.GREEN_4, P.GREEN_2, P.BLUE_3]


def test_ai_n15_each_tile_counts_as_in_the_rulebooks_example() -> None:
    expected = {
        Tile.MANY_PROVINCES: 4, Tile.MANY_PATRICIANS: 4, Tile.MANY_TILES: 5, Tile.MANY_FORTUNA: 3, Tile.COUPLES: 3,
        Tile.PATRICIAN_COLOURS: 4, Tile.PROVINCE_COLOURS: 5, Tile.SETTLED_PROVINCES: 3, Tile.WOMEN: 5, Tile.MEN: 3,
    }  # fmt: skip
    for tile, value in expected.items():
        assert tile_points(tile, [*EXAMPLE_TILES, tile], EXAMPLE_PROVINCES, EXAMPLE, 5) == value, tile.name


def test_ai_n15_the_lines_of_the_example(rules: SimpleNamespace) -> None:
    people = [*EXAMPLE, Q.PURPLE_WOMAN_2]
    state = table(players=4, provinces={ME: EXAMPLE_PROVINCES}, patricians={ME: people}, tiles={ME: EXAMPLE_TILES})

    sheet = sheet_of(state, ME, EXAMPLE_TILES, EXAMPLE)

    assert (sheet.provinces, sheet.patricians, sheet.left_over) == (9, 15, 2)
    assert [points for _, points in sheet.senate] == [3, 0, 1]
    assert counted(rules, state) >= sheet.total


def test_ai_n16_the_worked_examples_of_xii_and_xiii(rules: SimpleNamespace) -> None:
    border, free = {ME: [Tile.BORDER_RED_GREEN]}, {ME: [Tile.FREE_PROVINCE]}
    for tiles, people, expected in (
        (border, [Q.RED_WOMAN_1, Q.GREEN_MAN_3], 7),
        (border, [Q.RED_WOMAN_2], 2),
        (border, [Q.RED_WOMAN_3, Q.GREEN_WOMAN_1], 3),
        (border, [Q.BLUE_WOMAN_3], 0),
        (free, [Q.BLUE_WOMAN_3, Q.BLUE_MAN_1], 5),
        (free, [Q.BLUE_WOMAN_3], 4),
        (free, [Q.BLUE_WOMAN_3, Q.GREEN_MAN_1], 4),
    ):
        assert counted(rules, table(patricians={ME: people}, tiles=tiles)) == expected


def test_ai_r5_five_fortuna_tiles_make_tile_iv_worth_3(rules: SimpleNamespace) -> None:
    state = table(players=4, tiles={ME: [Tile.MANY_FORTUNA]}, fortuna={ME: (1,) * 5})

    assert counted(rules, state) == 5 + 3


def test_ai_r9_any_three_of_both_sexes_and_allowed_colours_share_a_border_province(rules: SimpleNamespace) -> None:
    tiles = {ME: [Tile.BORDER_RED_GREEN, Tile.NEXT_GENERATION]}
    assert counted(rules, table(patricians={ME: [Q.RED_WOMAN_1, Q.RED_WOMAN_2, Q.GREEN_MAN_1]}, tiles=tiles)) == 3 + 4
    assert counted(rules, table(patricians={ME: [Q.RED_WOMAN_1, Q.RED_WOMAN_2, Q.RED_MAN_1]}, tiles=tiles)) == 3 + 4
    three_women = [Q.RED_WOMAN_1, Q.RED_WOMAN_2, Q.GREEN_WOMAN_1]
    assert counted(rules, table(patricians={ME: three_women}, tiles=tiles)) == 2


def test_ai_r9_in_a_free_province_all_three_have_one_colour(rules: SimpleNamespace) -> None:
    tiles = {ME: [Tile.FREE_PROVINCE, Tile.NEXT_GENERATION]}
    assert counted(rules, table(patricians={ME: [Q.RED_WOMAN_1, Q.RED_MAN_1, Q.GREEN_MAN_3]}, tiles=tiles)) == 1 + 3
    assert counted(rules, table(patricians={ME: [Q.RED_WOMAN_1, Q.RED_MAN_1, Q.RED_MAN_3]}, tiles=tiles)) == 1 + 5


def test_ai_r11_the_sum_of_the_values_left_over_is_compared(rules: SimpleNamespace) -> None:
    two_small = table(patricians={ME: [Q.RED_WOMAN_2, Q.BLUE_MAN_2]})
    one_large = table(patricians={ME: [Q.RED_WOMAN_3]})

    assert left_over(rules, two_small) == 4
    assert left_over(rules, one_large) == 3
