"""Chapter 7. Hidden information, and the rulings that are options or readings."""

from itertools import permutations
from types import SimpleNamespace

import numpy as np
import pytest

from ludi.core.chance import new_rng
from ludi.core.state import CHANCE, HIDDEN, NONE, same
from ludi.games.alea_iacta_est import GAME
from ludi.games.alea_iacta_est.components import BORDER_COLOURS, Colour, Province, Tile
from ludi.games.alea_iacta_est.fields import Phase
from tests.games.alea_iacta_est.table import (
    FOE,
    FOURTH,
    ME,
    OUT,
    THIRD,
    dice_in,
    legal,
    play,
    points,
    supply,
    table,
)

THREE_TILES = ("draw_tile couples", "draw_tile women", "draw_tile men")


def imagined(rules: SimpleNamespace, state: object, seat: int, looks: int = 40) -> list:
    """States this seat cannot rule out; each looks the same to it."""
    view = GAME.view_of(state, seat)
    found = [GAME.imagined(view, seat, new_rng(look), rules) for look in range(looks)]
    assert all(same(GAME.view_of(other, seat), view) for other in found)
    return found


def test_ai_h1_tiles_drawn_this_stage_are_known_to_their_owner_alone(rules: SimpleNamespace) -> None:
    state = table(players=4, templum={FOE: (5, 4)}, drawn={FOE: (1, 3)})

    assert (GAME.view_of(state, ME).fortuna_drawn[FOE] == HIDDEN).all()
    assert dice_in(GAME.view_of(state, FOE).fortuna_drawn[FOE]) == [1, 3]
    assert GAME.view_of(state, ME).fortuna_drawn_size[FOE] == 2
    draw = GAME.actions.decode(GAME.actions.parse("draw_fortuna 3"))
    drawing = table(players=4, phase=Phase.FORTUNA, seat=CHANCE, player=FOE)
    assert GAME.seen_move(drawing, draw, ME).parts == {"value": HIDDEN}
    assert GAME.seen_move(drawing, draw, FOE) == draw


def test_ai_h1_when_the_templum_is_evaluated_all_of_them_are_public(rules: SimpleNamespace) -> None:
    state = table(players=4, templum={FOE: (5, 4, 1)}, drawn={FOE: (1, 2, 3)}, forum=[(1, FOE)])

    rules.evaluate(state)
    play(rules, state, "keep_fortuna 3", "keep_fortuna 2")

    view = GAME.view_of(state, ME)
    assert dice_in(view.fortuna[FOE]) == [2, 3]
    assert dice_in(view.fortuna_beside) == [1]


def test_ai_h1_which_tiles_a_pile_shuffled_anew_holds_is_public(rules: SimpleNamespace) -> None:
    state = table(
        players=4, dice=(6, 6, 6), templum={FOE: (1, 1)}, drawn={FOE: (1, 3)}, fortuna_pile=[0, 1, 0],
        fortuna_beside=[1, 1, 0], fortuna={THIRD: (1,) * 6 + (2,) * 12 + (3,) * 7},
    )  # fmt: skip
    play(rules, state, "templum 6", "templum 6", "templum 6", "draw_fortuna 2", "draw_fortuna 1", "draw_fortuna 2")

    for other in imagined(rules, state, THIRD):
        assert sorted(dice_in(other.fortuna_early[FOE]) + dice_in(other.fortuna_early[ME])) == [1, 2, 3]
        assert dice_in(other.fortuna_drawn[ME]) == [1, 2]
    for other in imagined(rules, state, ME):
        assert dice_in(other.fortuna_early[FOE]) == [1, 3]


def test_ai_h2_senate_tiles_are_known_to_their_owner_alone_until_the_end(rules: SimpleNamespace) -> None:
    state = table(stage=5, tiles={FOE: [Tile.WOMEN]}, senators=[[FOE, NONE, NONE]] + [[NONE] * 3] * 5)
    state.passed[FOE, 0] = [Tile.COUPLES, Tile.MEN]

    assert (GAME.view_of(state, ME).senate[FOE] == HIDDEN).all()
    assert GAME.view_of(state, FOE).senate[FOE, 0] == Tile.WOMEN
    rules.evaluate_latrina(state)
    rules.tally(state)
    assert GAME.view_of(state, ME).shown[FOE, 0] == Tile.WOMEN


def test_ai_h2_the_first_knows_the_two_passed_on_but_not_which_the_second_kept(rules: SimpleNamespace) -> None:
    state = table(players=3, streets={ME: (1, 4), FOE: (5, 6)}, forum=[(1, ME)])
    rules.evaluate(state)
    play(rules, state, *THREE_TILES, "keep_tile women")

    for other in imagined(rules, state, ME):
        assert other.offered[FOE].tolist() == [Tile.COUPLES, Tile.MEN, NONE]
    play(rules, state, "keep_tile men")
    kept = {int(other.senate[FOE, 0]) for other in imagined(rules, state, ME)}
    assert kept == {Tile.COUPLES, Tile.MEN}


@pytest.mark.parametrize("order", list(permutations(["couples", "women", "men"])))
def test_ai_h2_the_tiles_passed_on_do_not_tell_in_which_order_they_were_drawn(
    rules: SimpleNamespace, order: tuple[str, ...]
) -> None:
    state = table(players=3, streets={ME: (1, 4), FOE: (5, 6)}, forum=[(1, ME)])
    rules.evaluate(state)
    play(rules, state, *(f"draw_tile {tile}" for tile in order), "keep_tile women")

    passed = [int(tile) for tile in sorted([Tile.COUPLES, Tile.MEN])]
    assert GAME.view_of(state, FOE).offered[FOE].tolist() == [*passed, NONE]
    assert GAME.view_of(state, ME).passed[ME, 0].tolist() == passed


def test_ai_h2_of_two_equal_tiles_one_is_kept_and_the_other_passed_on(rules: SimpleNamespace) -> None:
    state = table(players=3, streets={ME: (1, 4), FOE: (5, 6)}, forum=[(1, ME)])
    rules.evaluate(state)
    play(rules, state, "draw_tile free_province", "draw_tile men", "draw_tile free_province", "keep_tile free_province")

    assert state.senate[ME, 0] == Tile.FREE_PROVINCE
    assert GAME.view_of(state, FOE).offered[FOE].tolist() == [Tile.MEN, Tile.FREE_PROVINCE, NONE]


def test_ai_h2_the_second_knows_the_tile_that_went_under_the_pile(rules: SimpleNamespace) -> None:
    state = table(players=3, streets={ME: (1, 4), FOE: (5, 6)}, forum=[(1, ME)])
    rules.evaluate(state)
    play(rules, state, *THREE_TILES, "keep_tile women", "keep_tile men")

    assert GAME.view_of(state, FOE).passed[FOE, 0].tolist() == [Tile.COUPLES, NONE]
    found = imagined(rules, state, FOE)
    assert all(other.senate_pile[Tile.COUPLES] == 0 for other in found)
    assert len({int(other.senate[ME, 0]) for other in found}) > 3
    assert all(other.senate[ME, 0] not in (Tile.COUPLES, Tile.MEN) for other in found)


def test_ai_h2_with_five_players_the_second_knows_what_the_third_got(rules: SimpleNamespace) -> None:
    state = table(players=5, streets={ME: (1, 4), FOE: (4, 6), THIRD: (5, 6)}, forum=[(1, ME)])
    rules.evaluate(state)
    play(rules, state, *THREE_TILES, "keep_tile women", "keep_tile men")

    assert {int(other.senate[THIRD, 0]) for other in imagined(rules, state, FOE)} == {Tile.COUPLES}
    assert {int(other.senate[THIRD, 0]) for other in imagined(rules, state, ME)} == {Tile.COUPLES, Tile.MEN}
    assert len({int(other.senate[THIRD, 0]) for other in imagined(rules, state, FOURTH)}) > 3
    assert len({int(other.senate[FOE, 0]) for other in imagined(rules, state, THIRD)}) > 3


def test_ai_h2_with_two_players_the_second_sees_none_of_the_tiles(rules: SimpleNamespace) -> None:
    state = table(streets={ME: (1, 4), FOE: (5, 6)}, forum=[(1, ME)])
    rules.evaluate(state)
    play(rules, state, *THREE_TILES, "keep_tile women")

    assert (GAME.view_of(state, FOE).passed[ME] == HIDDEN).all()
    assert len({int(other.senate[ME, 0]) for other in imagined(rules, state, FOE)}) > 3


def test_ai_h3_nobody_sees_the_piles() -> None:
    state = table(players=4)

    for seat in (ME, FOE, NONE):
        view = GAME.view_of(state, seat)
        assert (view.fortuna_pile == HIDDEN).all()
        assert (view.senate_pile == HIDDEN).all()


def test_ai_h3_chance_may_bring_any_tile_that_is_not_seen(rules: SimpleNamespace) -> None:
    state = GAME.new_game({"start_player": "eagle"})
    assert len(legal(rules, state)) == 25  # the order of the pile stands nowhere in the state


def test_ai_h4_dice_chips_counts_and_tiles_out_of_the_game_are_public() -> None:
    state = table(
        players=4, templum={FOE: (5,)}, streets={FOE: (2, 3)}, sets={FOE: {4: 1}}, forum=[(1, FOE)], chips={FOE: 3},
        latrina={FOE: (6,)}, provinces={OUT: [Province.RED_1], FOE: [Province.RED_2]}, drawn={FOE: (2,)},
        senators=[[FOE, ME, NONE]] + [[NONE] * 3] * 5,
    )  # fmt: skip

    view = GAME.view_of(state, NONE)
    for field in (
        "unrolled", "supply", "templum", "street", "castrum", "forum", "forum_owner", "latrina", "chips", "provinces",
        "patricians", "fortuna", "fortuna_beside", "fortuna_drawn_size", "senators", "senate_pile_size",
    ):  # fmt: skip
        assert np.array_equal(view[field], state[field]), field


@pytest.mark.parametrize(("option", "legal_dice"), [("no", set()), ("yes", {"templum 1", "templum 6"})])
def test_ai_r1_the_option_lets_the_leader_add_one_die_of_any_value(
    rules: SimpleNamespace, option: str, legal_dice: set[str]
) -> None:
    state = table(
        players=4, dice=(1, 6), templum={ME: (5, 5), FOE: (6,)}, drawn={ME: (1, 1), FOE: (1,)},
        options={"templum_self_raise": option},
    )  # fmt: skip

    assert legal(rules, state, "templum") == legal_dice
    if legal_dice:
        play(rules, state, "templum 1", "draw_fortuna 2")
        assert dice_in(state.fortuna_drawn[ME]) == [1, 1, 2]
        assert state.player == FOE


def test_ai_r2_an_empty_grey_province_counts_minus_1_and_an_empty_xiii_0(rules: SimpleNamespace) -> None:
    assert points(rules, table(provinces={ME: [Province.FREE]})) == -1
    assert points(rules, table(tiles={ME: [Tile.FREE_PROVINCE]})) == 0


def test_ai_r3_the_border_pairs_form_a_ring_of_six_colours() -> None:
    assert BORDER_COLOURS[0].tolist() == [Colour.RED, Colour.GREEN]
    for border, (first, second) in enumerate(BORDER_COLOURS.tolist()):
        assert first == border
        assert second == (border + 1) % 6
        assert Tile(Tile.BORDER_RED_GREEN + border).name == f"BORDER_{Colour(first).name}_{Colour(second).name}"


def test_ai_r4_with_two_players_eighteen_tiles_last_for_six_stages() -> None:
    state = GAME.new_game({"players": "2"})

    assert state.senate_pile_size == 3 * 6


def test_ai_r6_who_has_placed_does_not_roll_again_that_turn(rules: SimpleNamespace) -> None:
    placed = table(dice=(1, 2), chips={ME: 2})
    play(rules, placed, "forum 1")
    assert placed.player == FOE

    placing = table(players=4, dice=(5, 5), templum={FOE: (1,)}, chips={ME: 2})
    play(rules, placing, "templum 5")
    assert legal(rules, placing) == {"templum 5"}


def test_ai_r8_the_latrina_may_not_be_chosen_while_a_die_can_be_placed_anywhere(rules: SimpleNamespace) -> None:
    useless = table(dice=(1,), forum=[(1, FOE)] * 4, streets={FOE: (1, 6)}, sets={FOE: {6: 1, 5: 1}})

    assert legal(rules, useless, "latrina") == set()


def test_ai_r10_three_of_four_4s_may_be_placed(rules: SimpleNamespace) -> None:
    state = table(dice=(1, 2, 3, 4, 4, 4, 4, 5))

    play(rules, state, "castrum 4 3")

    assert supply(state) == [1, 2, 3, 4, 5]


def test_ai_v3_the_second_tile_is_opened_together_with_the_first() -> None:
    """Which of the two came second is told to nobody but its owner."""
    before = GAME.empty_table({"players": "4"})
    before.phase, before.seat, before.player = Phase.SECOND_FORTUNA, CHANCE, ME
    move = GAME.actions.decode(GAME.actions.parse("draw_fortuna 2"))

    assert GAME.seen_move(before, move, ME).parts["value"] == 1
    for viewer in (FOE, NONE):
        assert GAME.seen_move(before, move, viewer).parts["value"] == HIDDEN
