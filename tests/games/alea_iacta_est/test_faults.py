"""What can be wrong with a table, wherever it lies: a die, a tile, a count, a memory, something of nobody's."""

from typing import Any

import numpy as np
import pytest

from ludi.core.chance import new_rng
from ludi.core.faults import BELOW_ZERO
from ludi.core.state import NONE, State, copy_of, same
from ludi.games.alea_iacta_est import GAME
from ludi.games.alea_iacta_est.components import (
    COLUMNS,
    FORTUNA_COPIES,
    OFFERED,
    PATRICIANS,
    PROVINCES,
    SEATS,
    STAGES,
    TILE_COPIES,
    Tile,
)
from ludi.games.alea_iacta_est.fields import Phase
from tests.games.alea_iacta_est.table import FIFTH, FOE, FOURTH, ME, OPEN, OUT, THIRD, table
from tests.games.faulty import cells_of, changed, ends_of, fault, is_found, one_gone, one_laid, one_off


def sentence(words: str) -> str:
    """The only fault that begins with these words."""
    (found,) = (one for one in GAME.faults if one.startswith(words))
    return found


DICE_LOST, CLASH = sentence("dice are not conserved"), sentence("dice lie against the rules")
FORTUNA_LOST, TILES_LOST = sentence("Fortuna tiles"), sentence("senate tiles")
MISCOUNTED, MISJUDGED, BENCH = sentence("a public count"), sentence("false knowledge"), sentence("the workbench")
STREET, NO_OWNER = sentence("a street is not"), sentence("a die in the Forum")
NO_TEMPLUM, NONE_TO_ROLL = sentence("dice lie in the Templum"), sentence("dice are to be rolled")
SIZES = ("fortuna_pile_size", "senate_pile_size", "fortuna_early_size", "fortuna_drawn_size")


def laid_everywhere() -> State:
    """Five players, with dice in every building and tiles in every pile, of the first seat and the last."""
    state = table(
        players=5,
        dice=(1, 6),
        templum={ME: (3,), FIFTH: (6, 1)},
        streets={ME: (2, 3), FIFTH: (6, 6)},
        sets={ME: {6: 1}, FIFTH: {1: 2}},
        latrina={ME: (5,), FIFTH: (2,)},
        forum=[(1, ME), (6, FIFTH)],
        fortuna={ME: (1,), FIFTH: (3,)},
        early={ME: (1, 2), FIFTH: (3,)},
        drawn={ME: (1,), FIFTH: (3, 2)},
        fortuna_beside=[1, 1, 1],
        chips={ME: 1, FIFTH: 2},
        provinces={ME: range(1), FIFTH: [PROVINCES - 1], OPEN: [1], OUT: [2]},
        patricians={ME: range(1), FIFTH: [PATRICIANS - 1]},
    )
    state.fortuna_opened[ME, 0] = state.fortuna_opened[FIFTH, 2] = 1
    state.fortuna_beside[0] += 1  # what was opened lies beside the Templum, or is kept
    state.fortuna[FIFTH, 2] += 1
    seat_senators(state)
    state.fortuna_anew = state.fortuna_pile + state.fortuna_drawn.sum(axis=0)
    GAME.interpreted.recount(state)
    return state


def seat_senators(state: State) -> None:
    """Three got a tile in the first stage, two in the second, and shown; one looks at three."""
    kept = {(ME, 0): Tile.WOMEN, (FIFTH, 0): Tile.MEN, (THIRD, 0): Tile.COUPLES}
    shown = {(FOE, 1): Tile.MANY_TILES, (FIFTH, 1): Tile.FREE_PROVINCE}
    for (seat, stage), tile in kept.items():
        state.senate[seat, stage] = tile
    for (seat, stage), tile in shown.items():
        state.shown[seat, stage] = tile
    state.senators[0] = ME, FIFTH, THIRD
    state.passed[ME, 0] = Tile.COUPLES, Tile.MEN
    state.passed[FIFTH, 0, 0] = Tile.COUPLES
    state.senators[1, :2] = FOE, FIFTH
    state.passed[FOE, 1] = Tile.MANY_FORTUNA, Tile.FREE_PROVINCE
    state.passed[FIFTH, 1, 0] = Tile.MANY_FORTUNA  # under the pile
    state.offered[FOURTH, 0] = Tile.NEXT_GENERATION
    state.senate_pile = 0
    state.senate_pile = GAME.rest_of(state, "senate_pile")


def in_late_stages(state: State) -> State:
    """The same table with what lies there from the first stages as from the last, the other way round."""
    for field in ("senate", "shown", "passed"):
        state[field] = state[field][:, ::-1].copy()
    state.senators = state.senators[::-1].copy()
    return state


@pytest.mark.parametrize("stages", ["early", "late"])
def test_ai_c1_a_table_with_things_everywhere_has_no_fault(rules: Any, stages: str) -> None:
    state = laid_everywhere() if stages == "early" else in_late_stages(laid_everywhere())
    assert fault(GAME, rules, state) == ""


@pytest.mark.parametrize("seat", range(SEATS))
@pytest.mark.parametrize("stages", ["early", "late"])
def test_ai_h2_what_a_seat_imagines_of_any_stage_agrees_with_what_it_sees(rules: Any, seat: int, stages: str) -> None:
    state = table(players=5)
    state.unrolled[ME] = 8
    seat_senators(state)
    state.senate, state.shown = np.maximum(state.senate, state.shown), NONE  # nothing is turned up yet
    state.senate_pile[state.offered[FOURTH, 0]] += 1
    state.offered[FOURTH, 0] = NONE
    GAME.interpreted.recount(state)
    if stages == "late":
        in_late_stages(state)
    view = GAME.view_of(state, seat)

    for look in range(5):
        other = GAME.imagined(view, seat, new_rng(look), rules)
        assert fault(GAME, rules, other) == ""
        assert same(GAME.view_of(other, seat), view)


@pytest.mark.parametrize("seat", [ME, FOE])
def test_ai_v5_what_went_under_the_pile_is_imagined_while_another_chooses_later(rules: Any, seat: int) -> None:
    state = table(phase=Phase.KEEP_TILE, stage=1, player=FOE, seat=FOE, tiles={ME: [Tile.WOMEN]})
    state.unrolled[ME] = 8
    state.senators[0, 0] = ME
    state.passed[ME, 0] = Tile.COUPLES, Tile.MEN
    state.offered[FOE] = Tile.MANY_TILES, Tile.FREE_PROVINCE, Tile.FREE_PROVINCE
    state.senate_pile = 0
    state.senate_pile = GAME.rest_of(state, "senate_pile")
    GAME.interpreted.recount(state)
    view = GAME.view_of(state, seat)

    for look in range(5):
        other = GAME.imagined(view, seat, new_rng(look), rules)
        assert fault(GAME, rules, other) == ""
        assert same(GAME.view_of(other, seat), view)


@pytest.mark.parametrize("field", ["unrolled", "supply", "templum", "castrum", "latrina"])
def test_ai_c1_a_die_too_many_or_too_few_is_found_wherever_it_is(rules: Any, field: str) -> None:
    is_found(GAME, rules, laid_everywhere(), field, DICE_LOST)


def test_ai_c1_a_street_that_is_longer_or_shorter_is_a_die_too_many_or_too_few(rules: Any) -> None:
    state = laid_everywhere()
    for seat, ends in ((ME, (0, 2)), (ME, (2, 2)), (ME, (1, 3)), (FIFTH, (4, 5)), (FIFTH, (NONE, NONE))):
        assert fault(GAME, rules, changed(state, "street", (seat,), ends)) == DICE_LOST, (seat, ends)


def test_ai_p7_a_street_has_two_ends_that_rise(rules: Any) -> None:
    state = laid_everywhere()
    for seat in range(SEATS):
        for ends in ((3, NONE), (NONE, 3), (3, 2), (5, 0)):
            assert fault(GAME, rules, changed(state, "street", (seat,), ends)) == STREET, (seat, ends)


def test_ai_p14_every_die_in_the_forum_has_an_owner(rules: Any) -> None:
    state = laid_everywhere()
    for field in ("forum", "forum_owner"):
        for name, other in [*one_laid(state, field, FIFTH), *one_gone(state, field)]:
            assert fault(GAME, rules, other) == NO_OWNER, name


def test_ai_c1_a_die_of_another_owner_is_one_too_many_and_one_too_few(rules: Any) -> None:
    state = laid_everywhere()
    for column, owner in ((0, FIFTH), (1, ME)):
        assert fault(GAME, rules, changed(state, "forum_owner", (column,), owner)) == DICE_LOST


def test_ai_m1_in_the_small_game_everybody_has_two_dice(rules: Any) -> None:
    state = GAME.new_game({"scale": "small"})
    assert fault(GAME, rules, state) == ""

    state.unrolled[FOE] = 8
    assert fault(GAME, rules, state) == DICE_LOST


@pytest.mark.parametrize("column", range(1, COLUMNS))
def test_ai_p14_dice_in_the_forum_rise_without_a_gap(rules: Any, column: int) -> None:
    def lying(values: list[int], phase: Phase = Phase.PLACE) -> str:
        state = table(players=5, forum=[(value, FOE) for value in values], phase=phase)
        for place, value in enumerate(values):
            if value == 0:
                state.forum[place] = state.forum_owner[place] = NONE
                state.unrolled[FOE] += 1
        state.unrolled[ME] = 8
        return fault(GAME, rules, state)

    before = [2] * (column - 1)
    assert [lying([*before, 2, 2]), lying([*before, 2, 3])] == ["", ""]
    assert lying([*before, 3, 2]) == CLASH
    assert [lying([*before, 0, 2]), lying([*before, 0, 2], Phase.TAKE_PATRICIAN)] == [CLASH, ""]


@pytest.mark.parametrize(("one", "other"), [(ME, FOE), (FOURTH, FIFTH), (ME, FIFTH)])
def test_ai_p9_no_two_streets_are_equal(rules: Any, one: int, other: int) -> None:
    def lying(first: tuple[int, int], second: tuple[int, int]) -> str:
        state = table(players=5, streets={one: first, other: second})
        state.unrolled[ME] = 8 - (0 if one else first[1] - first[0] + 1)
        return fault(GAME, rules, state)

    assert [lying((2, 4), (2, 4)), lying((1, 1), (1, 1))] == 2 * [CLASH]
    assert [lying((2, 4), (2, 5)), lying((1, 4), (2, 4))] == 2 * [""]


@pytest.mark.parametrize(("one", "other"), [(ME, FOE), (FOURTH, FIFTH), (ME, FIFTH)])
@pytest.mark.parametrize("value", [1, 6])
def test_ai_p12_no_two_sets_are_equal(rules: Any, one: int, other: int, value: int) -> None:
    def lying(mine: dict[int, int], theirs: dict[int, int]) -> str:
        state = table(players=5, sets={one: mine, other: theirs})
        state.unrolled[ME] = 8 - (0 if one else sum(mine.values()))
        return fault(GAME, rules, state)

    assert [lying({value: 2}, {value: 2}), lying({value: 1}, {value: 1})] == 2 * [CLASH]
    assert [lying({value: 2}, {value: 3}), lying({value: 2}, {7 - value: 2})] == 2 * [""]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ai_s1_without_a_templum_no_dice_lie_there(rules: Any, players: int) -> None:
    state = table(players=players, templum={players - 1: (6,)})
    state.unrolled[ME] = 8

    assert fault(GAME, rules, state) == (NO_TEMPLUM if players < 4 else "")


@pytest.mark.parametrize("field", ["fortuna_pile", "fortuna_beside", "fortuna"])
def test_ai_c4_a_fortuna_tile_too_many_or_too_few_is_found_wherever_it_is(rules: Any, field: str) -> None:
    is_found(GAME, rules, laid_everywhere(), field, FORTUNA_LOST)


@pytest.mark.parametrize("field", ["fortuna_early", "fortuna_drawn", "fortuna_opened"])
def test_ai_c4_a_fortuna_tile_too_many_or_too_few_is_found_among_those_drawn(rules: Any, field: str) -> None:
    for name, other in one_off(laid_everywhere(), field):
        is_less = field != "fortuna_opened" and (other[field] < 0).any()
        assert fault(GAME, rules, other) == (BELOW_ZERO if is_less else FORTUNA_LOST), name


def test_ai_s1_without_a_templum_there_are_no_fortuna_tiles(rules: Any) -> None:
    state = table(players=3)
    state.unrolled[ME] = 8
    assert fault(GAME, rules, state) == ""

    state.fortuna_pile = FORTUNA_COPIES
    assert fault(GAME, rules, state) == FORTUNA_LOST


def test_ai_c5_a_senate_tile_too_many_or_too_few_is_found_wherever_it_is(rules: Any) -> None:
    state = laid_everywhere()
    is_found(GAME, rules, state, "senate_pile", TILES_LOST)
    for field in ("offered", "senate", "shown"):
        for name, other in [*one_laid(state, field, Tile.BORDER_RED_GREEN), *one_gone(state, field)]:
            assert fault(GAME, rules, other) == TILES_LOST, name


@pytest.mark.parametrize("stage", range(STAGES))
@pytest.mark.parametrize("rank", range(OFFERED))
def test_ai_v5_what_the_last_passed_on_lies_under_the_pile(rules: Any, stage: int, rank: int) -> None:
    """What the third passes on is no tile any more: three tiles are drawn at most."""
    state = table(players=5)
    last = FIFTH - rank
    for place in range(rank + 1):
        state.senators[stage, place] = FIFTH - place
    state.passed[last, stage] = Tile.WOMEN, Tile.MEN

    counted = [rules.tiles_of(state, tile) - state.senate_pile[tile] for tile in (Tile.WOMEN, Tile.MEN, Tile.COUPLES)]
    assert counted == ([1, 1, 0] if rank < OFFERED - 1 else [0, 0, 0])

    state.phase, state.stage = Phase.KEEP_TILE, stage  # who comes next looks at them still
    assert rules.tiles_of(state, Tile.WOMEN) == state.senate_pile[Tile.WOMEN]
    state.stage = (stage + 1) % STAGES
    assert rules.tiles_of(state, Tile.WOMEN) - state.senate_pile[Tile.WOMEN] == counted[0]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ai_s1_tile_iv_is_played_with_the_templum_only(rules: Any, players: int) -> None:
    state = table(players=players)
    state.unrolled[ME] = 8
    assert fault(GAME, rules, state) == ""
    assert state.senate_pile[Tile.MANY_FORTUNA] == (1 if players > 3 else 0)

    assert fault(GAME, rules, changed(state, "senate_pile", (), TILE_COPIES)) == (TILES_LOST if players < 4 else "")


@pytest.mark.parametrize("field", SIZES)
def test_ai_h4_a_public_count_that_is_wrong_is_found(rules: Any, field: str) -> None:
    for name, other in one_off(laid_everywhere(), field):
        assert fault(GAME, rules, other) == MISCOUNTED, name


def test_ai_h4_the_public_counts_are_those_of_what_lies_face_down(rules: Any) -> None:
    state = laid_everywhere()
    assert state.fortuna_early_size.tolist() == [2, 0, 0, 0, 1]
    assert state.fortuna_drawn_size.tolist() == [1, 0, 0, 0, 2]
    assert state.senate_pile_size == TILE_COPIES.sum() - 7
    assert state.fortuna_pile_size == FORTUNA_COPIES.sum() - 2 - 6 - 3

    counted = copy_of(state)
    for field in SIZES:
        counted[field] = 9 - state[field]
    rules.recount(counted)

    assert same(counted, state)


def test_ai_h1_what_a_pile_shuffled_anew_held_is_what_lies_there_or_was_drawn(rules: Any) -> None:
    state = laid_everywhere()
    for name, other in one_off(state, "fortuna_anew"):
        assert fault(GAME, rules, other) == MISJUDGED, name
    assert fault(GAME, rules, changed(state, "fortuna_anew", (), 0)) == ""  # nothing was shuffled anew


@pytest.mark.parametrize("seat", [ME, FIFTH])
@pytest.mark.parametrize("value", [1, 3])
def test_ai_h1_only_what_was_drawn_lies_open(rules: Any, seat: int, value: int) -> None:
    state = table(players=5, early={seat: (value,)}, drawn={seat: (value,)})
    state.unrolled[ME] = 8
    for opened in range(4):
        state.fortuna_opened[seat, value - 1] = opened
        state.fortuna_beside[value - 1] = opened
        assert fault(GAME, rules, state) == (MISJUDGED if opened > 2 else "")


@pytest.mark.parametrize(("seat", "stage", "place"), [(ME, 0, 0), (ME, 0, 1), (FIFTH, 0, 0), (FOE, 1, 0), (FOE, 1, 1)])
def test_ai_h2_what_was_passed_on_is_what_the_next_kept_and_passed_on(
    rules: Any, seat: int, stage: int, place: int
) -> None:
    early = changed(laid_everywhere(), "passed", (seat, stage, place), Tile.BORDER_ORANGE_RED)
    late = changed(
        in_late_stages(laid_everywhere()), "passed", (seat, STAGES - 1 - stage, place), Tile.BORDER_ORANGE_RED
    )

    assert [fault(GAME, rules, early), fault(GAME, rules, late)] == 2 * [MISJUDGED]


def test_ai_h2_the_third_has_what_the_second_passed_on(rules: Any) -> None:
    state = laid_everywhere()
    state.senate[THIRD, 0], state.offered[FOURTH, 0] = state.offered[FOURTH, 0], state.senate[THIRD, 0]
    assert fault(GAME, rules, state) == MISJUDGED

    state = laid_everywhere()
    state.shown[:, 0], state.senate[:, 0] = state.senate[:, 0].copy(), NONE  # turned up at the end
    assert fault(GAME, rules, state) == ""


def test_ai_e7_the_workbench_is_cleared(rules: Any) -> None:
    state = laid_everywhere()
    for cell in ends_of(state, "bench"):
        assert fault(GAME, rules, changed(state, "bench", cell, 1)) == BENCH, cell


@pytest.mark.parametrize("field", ["unrolled", "chips"])
def test_ai_c1_nobody_has_less_than_nothing(rules: Any, field: str) -> None:
    state = laid_everywhere()
    for cell in cells_of(state, field):
        assert fault(GAME, rules, changed(state, field, cell, -1)) == BELOW_ZERO, cell


@pytest.mark.parametrize("pile", ["fortuna_pile", "senate_pile"])
def test_ai_c4_the_rest_of_the_tiles_lies_in_its_pile(pile: str) -> None:
    state = laid_everywhere()
    held = state[pile].copy()
    state[pile] = 0

    assert GAME.rest_of(state, pile).tolist() == held.tolist()
