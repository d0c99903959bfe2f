"""Chapter 3, IV and V. Placing in the Forum Romanum and the Latrina."""

from types import SimpleNamespace

import pytest

from tests.games.alea_iacta_est.table import FOE, ME, THIRD, dice_in, forum, legal, play, table


def test_ai_p13_one_die_of_any_value_or_two_with_the_sum_5(rules: SimpleNamespace) -> None:
    state = table(dice=(1, 2, 3, 4, 5, 6))

    assert legal(rules, state, "forum") == {f"forum {die}" for die in range(1, 7)}
    assert legal(rules, state, "forum_pair") == {"forum_pair one_four", "forum_pair two_three"}
    assert legal(rules, table(dice=(1, 2, 5)), "forum_pair") == set()


def test_ai_p14_a_die_stands_right_of_all_lower_dice_and_left_of_equal_and_higher_ones(
    rules: SimpleNamespace,
) -> None:
    state = table(players=3, dice=(3,), forum=[(1, FOE), (3, ME), (5, THIRD)])

    play(rules, state, "forum 3")

    assert forum(state) == [(1, FOE), (3, ME), (3, ME), (5, THIRD)]
    state = table(players=3, dice=(3,), forum=[(1, FOE), (3, THIRD), (5, THIRD)])
    assert forum(play(rules, state, "forum 3")) == [(1, FOE), (3, ME), (3, THIRD), (5, THIRD)]


def test_ai_p14_columns_fill_from_the_left_without_a_gap(rules: SimpleNamespace) -> None:
    state = table(dice=(6,))

    play(rules, state, "forum 6")

    assert state.forum.tolist() == [5, -1, -1, -1, -1, -1, -1]


def test_ai_p15_a_die_pushed_off_the_right_end_goes_to_its_owners_latrina(rules: SimpleNamespace) -> None:
    state = table(dice=(2,), forum=[(1, FOE), (3, FOE), (4, ME), (6, FOE)])

    play(rules, state, "forum 2")

    assert forum(state) == [(1, FOE), (2, ME), (3, FOE), (4, ME)]
    assert dice_in(state.latrina[FOE]) == [6]


def test_ai_p15_ones_own_earlier_dice_are_pushed_off_too(rules: SimpleNamespace) -> None:
    state = table(dice=(2,), forum=[(1, FOE), (3, FOE), (4, FOE), (6, ME)])

    play(rules, state, "forum 2")

    assert dice_in(state.latrina[ME]) == [6]


def test_ai_p16_a_die_fits_when_the_lower_dice_are_fewer_than_the_columns(rules: SimpleNamespace) -> None:
    state = table(dice=(1, 4, 5), forum=[(1, FOE), (3, FOE), (4, FOE), (4, FOE)])

    assert legal(rules, state, "forum") == {"forum 1", "forum 4"}


def test_ai_p16_a_1_always_fits(rules: SimpleNamespace) -> None:
    assert legal(rules, table(dice=(1,), forum=[(1, FOE)] * 4), "forum") == {"forum 1"}


def test_ai_p16_both_dice_of_a_pair_must_come_to_rest_on_columns(rules: SimpleNamespace) -> None:
    three_lower = table(dice=(1, 4), forum=[(1, FOE), (2, FOE), (3, FOE), (6, FOE)])
    two_lower = table(dice=(1, 4), forum=[(1, FOE), (2, FOE), (5, FOE), (6, FOE)])

    assert "forum 4" in legal(rules, three_lower)
    assert legal(rules, three_lower, "forum_pair") == set()
    assert forum(play(rules, two_lower, "forum_pair one_four")) == [(1, ME), (1, FOE), (2, FOE), (4, ME)]
    assert dice_in(two_lower.latrina[FOE]) == [5, 6]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([(2, FOE), (3, FOE), (5, FOE)], [(2, ME), (2, FOE), (3, ME), (3, FOE)]),
        ([(1, FOE), (2, FOE)], [(1, FOE), (2, ME), (2, FOE), (3, ME)]),
        ([(3, FOE), (3, FOE), (3, FOE), (3, FOE)], [(2, ME), (3, ME), (3, FOE), (3, FOE)]),
    ],
)
def test_ai_p16_two_dice_rest_as_if_all_were_ordered_together(
    rules: SimpleNamespace, before: list[tuple[int, int]], after: list[tuple[int, int]]
) -> None:
    state = table(dice=(2, 3), forum=before)

    assert forum(play(rules, state, "forum_pair two_three")) == after


def test_ai_p17_only_who_can_place_nowhere_else_places_one_die_in_the_latrina(rules: SimpleNamespace) -> None:
    blocked = {"forum": [(1, FOE)] * 4, "streets": {FOE: (6, 6)}, "sets": {FOE: {6: 1}}}
    state = table(dice=(6,), **blocked)

    assert legal(rules, state) == {"latrina 6"}
    assert legal(rules, table(dice=(6, 6), **blocked)) == {"castrum 6 2"}
    play(rules, state, "latrina 6")
    assert dice_in(state.latrina[ME]) == [6]
    assert state.player == FOE


def test_ai_p17_which_die_is_the_players_choice(rules: SimpleNamespace) -> None:
    state = table(
        players=3, dice=(5, 6), forum=[(1, FOE)] * 5, streets={FOE: (6, 6), THIRD: (5, 5), ME: (1, 1)},
        sets={FOE: {6: 1}, THIRD: {5: 1}},
    )  # fmt: skip

    assert legal(rules, state) == {"latrina 5", "latrina 6"}


def test_ai_p18_both_dice_of_a_pair_are_judged_together(rules: SimpleNamespace) -> None:
    state = table(dice=(2, 3), forum=[(1, FOE), (1, FOE), (1, FOE)])

    assert legal(rules, state, "forum") == {"forum 2", "forum 3"}
    assert legal(rules, state, "forum_pair") == set()
