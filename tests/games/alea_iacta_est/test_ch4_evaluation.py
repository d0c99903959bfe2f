"""Chapter 4. Evaluation: Templum, Senatus, Castrum, Forum, Latrina."""

from types import SimpleNamespace

import pytest

from ludi.core.state import CHANCE, NONE
from ludi.games.alea_iacta_est.components import Patrician, Province, Tile
from ludi.games.alea_iacta_est.fields import Phase
from tests.games.alea_iacta_est.table import (
    FOE,
    FOURTH,
    ME,
    OPEN,
    OUT,
    THIRD,
    dice_in,
    legal,
    patricians_with,
    play,
    provinces_with,
    table,
)

COUPLES, WOMEN, MEN = "keep_tile couples", "keep_tile women", "keep_tile men"
THREE_TILES = ("draw_tile couples", "draw_tile women", "draw_tile men")


def test_ai_v1_most_dice_keep_two_fortuna_tiles_and_every_other_player_there_one(rules: SimpleNamespace) -> None:
    state = table(players=4, templum={ME: (5, 4, 1), FOE: (3, 6)}, drawn={ME: (1, 2, 3), FOE: (2, 3)}, forum=[(1, ME)])

    rules.evaluate(state)
    assert state.seat == ME
    play(rules, state, "keep_fortuna 3", "keep_fortuna 1")
    assert state.seat == FOE
    play(rules, state, "keep_fortuna 3")

    assert dice_in(state.fortuna[ME]) == [1, 3]
    assert dice_in(state.fortuna[FOE]) == [3]
    assert state.phase == Phase.TAKE_PATRICIAN


def test_ai_v1_neither_more_nor_fewer_are_kept(rules: SimpleNamespace) -> None:
    state = table(players=4, templum={ME: (5, 4), FOE: (6,)}, drawn={ME: (1, 2), FOE: (2,)}, forum=[(1, ME)])

    rules.evaluate(state)

    assert legal(rules, state) == {"keep_fortuna 1", "keep_fortuna 2"}
    assert legal(rules, play(rules, state, "keep_fortuna 1")) == {"keep_fortuna 2"}


def test_ai_v1_they_choose_in_turn_most_dice_first(rules: SimpleNamespace) -> None:
    state = table(
        players=4, templum={ME: (5,), FOE: (1, 6), FOURTH: (4, 4, 4)}, drawn={ME: (1,), FOE: (1, 1), FOURTH: (2, 2, 3)},
        forum=[(1, ME)],
    )  # fmt: skip

    rules.evaluate(state)
    order = []
    while state.phase == Phase.KEEP_FORTUNA:
        order.append(int(state.seat))
        play(rules, state, sorted(legal(rules, state))[0])

    assert order == [FOURTH, FOURTH, FOE, ME]


def test_ai_v2_tiles_not_kept_lie_beside_the_templum_and_the_dice_return(rules: SimpleNamespace) -> None:
    state = table(players=4, templum={FOE: (5, 4, 1)}, drawn={FOE: (1, 2, 3)}, forum=[(1, FOE)])

    rules.evaluate(state)
    play(rules, state, "keep_fortuna 3", "keep_fortuna 2")

    assert dice_in(state.fortuna_beside) == [1]
    assert dice_in(state.fortuna_drawn[FOE]) == []
    assert dice_in(state.templum[FOE]) == []
    assert state.unrolled[FOE] == 8 - 1


def test_ai_v3_the_only_die_gets_a_second_tile_and_its_owner_keeps_both(rules: SimpleNamespace) -> None:
    state = table(players=4, templum={FOE: (5,)}, drawn={FOE: (1,)}, forum=[(1, FOE)])

    rules.evaluate(state)
    assert (state.seat, state.player) == (CHANCE, FOE)
    play(rules, state, "draw_fortuna 3")

    assert dice_in(state.fortuna[FOE]) == [1, 3]
    assert state.phase == Phase.TAKE_PATRICIAN


def test_ai_v3_two_dice_in_the_templum_get_no_further_tile(rules: SimpleNamespace) -> None:
    state = table(players=4, templum={FOE: (5,), ME: (6, 6)}, drawn={FOE: (1,), ME: (1, 1)}, forum=[(1, FOE)])

    rules.evaluate(state)

    assert state.phase == Phase.KEEP_FORTUNA


def test_ai_v3_the_second_tile_is_drawn_from_a_pile_shuffled_anew_if_need_be(rules: SimpleNamespace) -> None:
    state = table(
        players=4, templum={FOE: (5,)}, drawn={FOE: (1,)}, forum=[(1, FOE)], fortuna_pile=[0, 0, 0],
        fortuna_beside=[0, 1, 0],
    )  # fmt: skip

    rules.evaluate(state)

    assert legal(rules, state) == {"draw_fortuna 2"}
    play(rules, state, "draw_fortuna 2")
    assert dice_in(state.fortuna[FOE]) == [1, 2]


@pytest.mark.parametrize(
    ("mine", "theirs", "first"),
    [((1, 4), (5, 6), ME), ((2, 5), (1, 4), ME), ((3, 5), (4, 6), FOE), ((6, 6), (1, 2), FOE)],
)
def test_ai_v4_the_longest_street_ranks_first_then_the_higher_top_value(
    rules: SimpleNamespace, mine: tuple[int, int], theirs: tuple[int, int], first: int
) -> None:
    state = table(streets={ME: mine, FOE: theirs})

    rules.evaluate(state)

    assert (state.player, state.phase) == (first, Phase.TILES)


def test_ai_v5_the_first_keeps_one_of_three_and_the_second_one_of_the_two_passed_on(rules: SimpleNamespace) -> None:
    state = table(players=3, streets={ME: (1, 4), FOE: (5, 6), THIRD: (1, 1)}, forum=[(1, ME)])

    rules.evaluate(state)
    play(rules, state, *THREE_TILES)
    assert legal(rules, state) == {COUPLES, WOMEN, MEN}
    play(rules, state, WOMEN)
    assert state.seat == FOE
    assert legal(rules, state) == {COUPLES, MEN}
    play(rules, state, MEN)

    assert state.senate[ME, 0] == Tile.WOMEN
    assert state.senate[FOE, 0] == Tile.MEN
    assert (state.senate[THIRD] == NONE).all()
    assert state.phase == Phase.TAKE_PATRICIAN


def test_ai_v5_with_two_players_only_the_first_gets_a_tile(rules: SimpleNamespace) -> None:
    state = table(streets={ME: (1, 4), FOE: (5, 6)}, forum=[(1, ME)])

    rules.evaluate(state)
    play(rules, state, *THREE_TILES, COUPLES)

    assert state.phase == Phase.TAKE_PATRICIAN
    assert (state.senate[FOE] == NONE).all()
    assert (state.offered == NONE).all()


def test_ai_v5_with_five_players_the_third_gets_the_last_tile_without_a_choice(rules: SimpleNamespace) -> None:
    state = table(players=5, streets={ME: (1, 4), FOE: (4, 6), THIRD: (5, 6), FOURTH: (1, 1)}, forum=[(1, ME)])

    rules.evaluate(state)
    play(rules, state, *THREE_TILES, COUPLES, WOMEN)

    assert state.senate[THIRD, 0] == Tile.MEN
    assert state.phase == Phase.TAKE_PATRICIAN


def test_ai_v6_whoever_gets_a_tile_takes_the_dice_back_and_others_go_to_the_latrina(rules: SimpleNamespace) -> None:
    state = table(players=3, streets={ME: (1, 4), FOE: (5, 6), THIRD: (2, 3)}, forum=[(1, ME)])
    dice = state.unrolled.tolist()

    rules.evaluate(state)
    play(rules, state, *THREE_TILES, COUPLES, WOMEN)

    assert state.unrolled.tolist()[:3] == [dice[ME] + 4, dice[FOE] + 2, dice[THIRD]]
    assert dice_in(state.latrina[THIRD]) == [2, 3]
    assert (state.street == NONE).all()


def test_ai_v7_with_fewer_streets_than_tiles_the_rest_goes_under_the_pile(rules: SimpleNamespace) -> None:
    one = table(players=5, streets={ME: (1, 4)}, forum=[(1, ME)])
    two = table(players=5, streets={ME: (1, 4), FOE: (5, 6)}, forum=[(1, ME)])

    rules.evaluate(one)
    play(rules, one, *THREE_TILES, COUPLES)
    rules.evaluate(two)
    play(rules, two, *THREE_TILES, COUPLES, WOMEN)

    assert one.phase == two.phase == Phase.TAKE_PATRICIAN
    assert one.senate_pile_size == two.senate_pile_size == 16
    assert one.senators[0].tolist() == [ME, NONE, NONE]
    assert two.senators[0].tolist() == [ME, FOE, NONE]


def test_ai_v7_with_no_street_no_tile_is_drawn(rules: SimpleNamespace) -> None:
    state = table(forum=[(1, ME)])

    rules.evaluate(state)

    assert state.phase == Phase.TAKE_PATRICIAN
    assert state.senate_pile_size == 18


def test_ai_v8_sets_rank_by_number_then_value_and_each_takes_a_province_of_choice(rules: SimpleNamespace) -> None:
    lying = [Province.RED_4, Province.BLUE_1, Province.FREE]
    state = table(players=3, sets={ME: {2: 3, 6: 2}, FOE: {5: 3}}, provinces={OPEN: lying}, forum=[(1, ME)])

    rules.evaluate(state)
    assert state.seat == FOE
    assert legal(rules, state) == {"take_province red_4", "take_province blue_1", "take_province free"}
    play(rules, state, "take_province blue_1")
    assert state.seat == ME
    play(rules, state, "take_province red_4")
    assert state.seat == ME  # one player may come several times
    assert dice_in(state.castrum[ME]) == [6, 6]
    play(rules, state, "take_province free")

    assert provinces_with(state, ME) == {Province.RED_4, Province.FREE}
    assert provinces_with(state, FOE) == {Province.BLUE_1}


def test_ai_v9_when_provinces_run_out_the_dice_left_go_to_the_latrina(rules: SimpleNamespace) -> None:
    state = table(sets={ME: {2: 3, 6: 2}, FOE: {5: 1}}, provinces={OPEN: [Province.RED_4]}, forum=[(1, ME)])

    rules.evaluate(state)
    play(rules, state, "take_province red_4")

    assert dice_in(state.latrina[ME]) == [6, 6]
    assert dice_in(state.latrina[FOE]) == [5]


def test_ai_v9_when_sets_run_out_the_provinces_left_are_out_of_the_game(rules: SimpleNamespace) -> None:
    state = table(sets={ME: {2: 1}}, provinces={OPEN: [Province.RED_4, Province.BLUE_2]}, forum=[(1, ME)])

    rules.evaluate(state)
    play(rules, state, "take_province red_4")

    assert provinces_with(state, OUT) == {Province.BLUE_2}
    assert state.phase == Phase.TAKE_PATRICIAN


def test_ai_v10_from_the_left_each_die_takes_a_patrician_of_choice(rules: SimpleNamespace) -> None:
    lying = [Patrician.RED_MAN_1, Patrician.RED_MAN_2, Patrician.BLUE_WOMAN_3, Patrician.GREEN_MAN_1]
    state = table(forum=[(1, FOE), (4, ME), (6, FOE)], patricians={OPEN: lying})
    dice = state.unrolled.tolist()

    rules.evaluate(state)
    assert state.seat == FOE
    play(rules, state, "take_patrician blue_woman_3")
    assert state.seat == ME
    play(rules, state, "take_patrician red_man_2", "take_patrician red_man_1")

    assert patricians_with(state, FOE) == {Patrician.BLUE_WOMAN_3, Patrician.RED_MAN_1}
    assert patricians_with(state, ME) == {Patrician.RED_MAN_2}
    assert patricians_with(state, OUT) == {Patrician.GREEN_MAN_1}
    assert state.unrolled.tolist()[:2] == [dice[ME] + 1, dice[FOE] + 2]


def test_ai_v11_each_die_in_the_latrina_returns_and_brings_a_chip(rules: SimpleNamespace) -> None:
    state = table(latrina={ME: (1, 1, 6), FOE: (4,)}, chips={ME: 1})

    rules.evaluate(state)

    assert state.chips.tolist()[:2] == [4, 1]
    assert state.unrolled.tolist()[:2] == [3, 8]
    assert not state.latrina.any()


def test_ai_v12_the_next_stage_is_laid_out_and_the_next_player_starts(rules: SimpleNamespace) -> None:
    state = table(players=3, starter=THIRD, latrina={ME: (1,)})

    rules.evaluate(state)

    assert (state.stage, state.starter) == (1, ME)
    assert (state.phase, state.to_draw) == (Phase.PROVINCES, 3)
    play(rules, state, "draw_province red_1", "draw_province red_2", "draw_province red_3")
    assert (state.phase, state.to_draw) == (Phase.PATRICIANS, 5)
    play(
        rules,
        state,
        *(f"draw_patrician {who}" for who in ("red_man_1", "red_man_2", "red_man_3", "blue_man_1", "blue_man_2")),
    )
    assert (state.phase, state.player) == (Phase.ROLL, ME)


def test_ai_v13_taking_is_not_optional(rules: SimpleNamespace) -> None:
    state = table(
        sets={ME: {2: 1}}, provinces={OPEN: [Province.FREE]}, forum=[(1, ME)], patricians={OPEN: [Patrician.RED_MAN_1]}
    )

    rules.evaluate(state)
    assert legal(rules, state) == {"take_province free"}
    play(rules, state, "take_province free")
    assert legal(rules, state) == {"take_patrician red_man_1"}


def test_ai_v14_choices_are_made_one_at_a_time_building_after_building(rules: SimpleNamespace) -> None:
    state = table(
        players=4, templum={ME: (5, 4), FOE: (6,)}, drawn={ME: (1, 2, 3), FOE: (2,)}, streets={ME: (1, 2), FOE: (5, 5)},
        sets={FOE: {2: 2}, ME: {2: 1}}, provinces={OPEN: [Province.RED_1, Province.RED_2]}, forum=[(1, ME)],
        patricians={OPEN: [Patrician.RED_MAN_1]},
    )  # fmt: skip

    rules.evaluate(state)
    asked = []
    while state.stage == 0:
        if state.seat != CHANCE:
            asked.append((Phase(state.phase).name, int(state.seat)))
        play(rules, state, sorted(legal(rules, state))[0])

    assert asked == [
        ("KEEP_FORTUNA", ME), ("KEEP_FORTUNA", ME), ("KEEP_FORTUNA", FOE), ("KEEP_TILE", ME), ("KEEP_TILE", FOE),
        ("TAKE_PROVINCE", FOE), ("TAKE_PROVINCE", ME), ("TAKE_PATRICIAN", ME),
    ]  # fmt: skip


def test_ai_v15_the_last_stage_is_evaluated_like_any_other_and_its_chips_count(rules: SimpleNamespace) -> None:
    state = table(stage=5, latrina={ME: (1, 1, 1, 1)}, forum=[(1, FOE)], patricians={OPEN: [Patrician.RED_MAN_1]})

    rules.evaluate(state)
    play(rules, state, "take_patrician red_man_1")

    assert state.seat == NONE
    assert state.points.tolist()[:2] == [2, 0]
    assert not provinces_with(state, OPEN)


def test_ai_r4_no_tile_put_under_the_pile_comes_back(rules: SimpleNamespace) -> None:
    state = table(streets={ME: (1, 4)}, forum=[(1, ME)])

    rules.evaluate(state)
    play(rules, state, *THREE_TILES, COUPLES)

    assert [state.senate_pile[tile] for tile in (Tile.COUPLES, Tile.WOMEN, Tile.MEN)] == [0, 0, 0]
    assert state.passed[ME, 0].tolist() == [Tile.WOMEN, Tile.MEN]


def test_ai_r7_with_fewer_tiles_than_allowed_one_keeps_what_one_has(rules: SimpleNamespace) -> None:
    state = table(players=4, templum={ME: (5, 4), FOE: (6,)}, drawn={ME: (1,)}, forum=[(1, ME)])

    rules.evaluate(state)
    play(rules, state, "keep_fortuna 1")

    assert dice_in(state.fortuna[ME]) == [1]
    assert state.phase == Phase.TAKE_PATRICIAN  # the wave has no tile to keep
