"""Chapter 5. The score: who lives where, and who wins."""

from types import SimpleNamespace

from ludi.core.state import NONE
from ludi.games.alea_iacta_est import GAME
from ludi.games.alea_iacta_est.components import Patrician, Province, Tile
from ludi.games.alea_iacta_est.fields import Phase
from ludi.games.alea_iacta_est.rules.score_sheet import housing_of, score_sheet
from tests.games.alea_iacta_est.table import FOE, ME, THIRD, left_over, points, table

RED_4, RED_2, BLUE_3, FREE = Province.RED_4, Province.RED_2, Province.BLUE_3, Province.FREE
WOMAN_1, WOMAN_2, WOMAN_3 = Patrician.RED_WOMAN_1, Patrician.RED_WOMAN_2, Patrician.RED_WOMAN_3
MAN_1, MAN_2, MAN_3 = Patrician.RED_MAN_1, Patrician.RED_MAN_2, Patrician.RED_MAN_3
BLUE_WOMAN_3, BLUE_MAN_1 = Patrician.BLUE_WOMAN_3, Patrician.BLUE_MAN_1


def test_ai_e1_a_province_houses_one_woman_and_one_man(rules: SimpleNamespace) -> None:
    couple = table(provinces={ME: [RED_4]}, patricians={ME: [WOMAN_3, MAN_2]})
    two_women = table(provinces={ME: [RED_4]}, patricians={ME: [WOMAN_3, WOMAN_2]})

    assert points(rules, couple) == 4 + 3 + 2
    assert points(rules, two_women) == 4 + 3


def test_ai_e1_only_patricians_of_its_colour_live_in_a_province(rules: SimpleNamespace) -> None:
    state = table(provinces={ME: [RED_4]}, patricians={ME: [BLUE_WOMAN_3, MAN_1]})

    assert points(rules, state) == 4 + 1
    assert housing_of(state, ME) == {MAN_1: RED_4}


def test_ai_e2_a_patrician_not_housed_counts_nothing(rules: SimpleNamespace) -> None:
    state = table(patricians={ME: [BLUE_WOMAN_3, MAN_1]})

    assert points(rules, state) == 0
    assert left_over(rules, state) == 4


def test_ai_e3_an_empty_province_counts_one_less(rules: SimpleNamespace) -> None:
    assert points(rules, table(provinces={ME: [RED_4]})) == 3
    assert points(rules, table(provinces={ME: [RED_4]}, patricians={ME: [MAN_1]})) == 4 + 1
    assert points(rules, table(provinces={ME: [Province.RED_1]})) == 0


def test_ai_e3_two_alone_settle_two_provinces_rather_than_share_one(rules: SimpleNamespace) -> None:
    state = table(provinces={ME: [RED_4, RED_2]}, patricians={ME: [WOMAN_3, MAN_2]})

    assert points(rules, state) == 4 + 2 + 3 + 2
    assert set(housing_of(state, ME).values()) == {RED_4, RED_2}


def test_ai_e4_a_free_province_takes_a_couple_of_one_colour_or_one_alone(rules: SimpleNamespace) -> None:
    couple = table(provinces={ME: [FREE]}, patricians={ME: [WOMAN_3, MAN_2]})
    mixed = table(provinces={ME: [FREE]}, patricians={ME: [BLUE_WOMAN_3, MAN_2]})

    assert points(rules, couple) == 0 + 3 + 2
    assert points(rules, mixed) == 0 + 3


def test_ai_e5_fortuna_tiles_count_their_value_and_two_chips_1(rules: SimpleNamespace) -> None:
    assert points(rules, table(players=4, fortuna={ME: (3, 2, 2)})) == 7
    assert points(rules, table(chips={ME: 5})) == 2
    assert points(rules, table(chips={ME: 1})) == 0


def test_ai_e6_the_housing_is_the_best_possible(rules: SimpleNamespace) -> None:
    people = [Patrician.GREEN_WOMAN_3, WOMAN_2, MAN_2]  # one green alone, or a red couple
    state = table(provinces={ME: [FREE]}, patricians={ME: people})

    assert points(rules, state) == 4
    assert housing_of(state, ME) == {WOMAN_2: FREE, MAN_2: FREE}


def test_ai_e6_of_equal_points_the_housing_that_leaves_more_value_is_taken(rules: SimpleNamespace) -> None:
    people = [MAN_3, Patrician.BLUE_WOMAN_2]  # with IX, a woman of 2 counts as much as a man of 3
    state = table(patricians={ME: people}, tiles={ME: [Tile.FREE_PROVINCE, Tile.WOMEN]})

    assert points(rules, state) == 1 + 3
    assert left_over(rules, state) == 3
    assert set(housing_of(state, ME)) == {Patrician.BLUE_WOMAN_2}


def test_ai_e6_the_sheet_has_a_line_for_everything(rules: SimpleNamespace) -> None:
    state = table(
        players=4, provinces={ME: [RED_4, BLUE_3]}, patricians={ME: [WOMAN_3, MAN_1, BLUE_WOMAN_3]}, chips={ME: 3},
        tiles={ME: [Tile.WOMEN, Tile.FREE_PROVINCE]}, fortuna={ME: (2, 3)},
    )  # fmt: skip

    sheet = score_sheet(state, ME)

    assert sheet.provinces == 4 + 3
    assert sheet.patricians == 3 + 1 + 3
    assert sheet.senate == ((Tile.WOMEN, 2), (Tile.FREE_PROVINCE, 1))
    assert (sheet.fortuna, sheet.chips, sheet.left_over) == (5, 1, 0)
    assert sheet.total == points(rules, state)


def test_ai_e7_most_points_win(rules: SimpleNamespace) -> None:
    state = table(players=3, points=[7, 9, 8, 0, 0], phase=Phase.OVER, seat=NONE)

    assert [bool(rules.is_winner(state, seat)) for seat in (ME, FOE, THIRD)] == [False, True, False]


def test_ai_e8_equal_points_are_decided_by_the_value_left_over(rules: SimpleNamespace) -> None:
    state = table(players=3, points=[9, 9, 8, 0, 0], left_over=[2, 5, 9, 0, 0], phase=Phase.OVER, seat=NONE)

    assert [bool(rules.is_winner(state, seat)) for seat in (ME, FOE, THIRD)] == [False, True, False]


def test_ai_e8_if_that_is_equal_too_the_victory_is_shared(rules: SimpleNamespace) -> None:
    state = table(players=3, points=[9, 9, 8, 0, 0], left_over=[5, 5, 9, 0, 0], phase=Phase.OVER, seat=NONE)

    assert [bool(rules.is_winner(state, seat)) for seat in (ME, FOE, THIRD)] == [True, True, False]


def test_ai_e8_the_score_at_the_end_keeps_what_is_left_over(rules: SimpleNamespace) -> None:
    state = table(stage=5, provinces={ME: [RED_4]}, patricians={ME: [WOMAN_3, WOMAN_2, BLUE_MAN_1]})

    rules.evaluate_latrina(state)
    rules.tally(state)

    assert (state.points[ME], state.left_over[ME]) == (7, 3)


def test_ai_e9_a_score_may_be_negative(rules: SimpleNamespace) -> None:
    state = table(stage=5, provinces={ME: [FREE]})

    rules.evaluate_latrina(state)
    rules.tally(state)

    assert state.points[ME] == -1
    assert rules.score_of(state, ME) == -1


def test_ai_e10_the_same_holding_shows_the_same_housing(rules: SimpleNamespace) -> None:
    people = [WOMAN_1, MAN_1, BLUE_WOMAN_3, BLUE_MAN_1, Patrician.GREEN_WOMAN_1, Patrician.GREEN_MAN_1]
    holding = {"provinces": {ME: [FREE, RED_4]}, "patricians": {ME: people}, "tiles": {ME: [Tile.FREE_PROVINCE]}}

    one, other = table(**holding), table(**holding, stage=3, chips={ME: 2})

    assert housing_of(one, ME) == housing_of(other, ME)
    assert rules.result_of(one, ME, True) == rules.result_of(table(**holding), ME, True)


def test_ai_e10_the_workbench_is_left_clear(rules: SimpleNamespace) -> None:
    tiles = [Tile.FREE_PROVINCE, Tile.NEXT_GENERATION, Tile.MANY_PATRICIANS, Tile.BORDER_RED_GREEN]
    state = table(provinces={ME: [FREE]}, patricians={ME: list(Patrician)}, tiles={ME: tiles})

    rules.result_of(state, ME, True)

    assert not state.bench.any()


def test_ai_h2_the_running_score_does_not_tell_what_lies_face_down(rules: SimpleNamespace) -> None:
    state = table(provinces={ME: [RED_4]}, patricians={ME: [WOMAN_3]}, tiles={ME: [Tile.MANY_TILES]})

    assert rules.score_of(state, ME) == 4 + 3
    assert rules.public_score(state, ME) == 4 + 3
    assert rules.score_of(GAME.view_of(state, FOE), ME) == 4 + 3
    assert points(rules, state) == 4 + 3 + 2
