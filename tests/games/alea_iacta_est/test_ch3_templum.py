"""Chapter 3, I. Placing in the Templum."""

from types import SimpleNamespace

import pytest

from ludi.core.state import CHANCE
from ludi.games.alea_iacta_est import GAME
from ludi.games.alea_iacta_est.fields import Phase
from tests.games.alea_iacta_est.table import FIFTH, FOE, ME, THIRD, dice_in, legal, play, table


def test_ai_p1_the_first_places_exactly_one_die_of_any_value(rules: SimpleNamespace) -> None:
    state = table(players=4, dice=(1, 1, 6))

    assert legal(rules, state, "templum") == {"templum 1", "templum 6"}
    play(rules, state, "templum 1")
    assert state.phase == Phase.FORTUNA
    assert dice_in(state.templum[ME]) == [1]


def test_ai_p2_the_next_needs_one_die_more_and_a_higher_sum(rules: SimpleNamespace) -> None:
    state = table(players=4, dice=(1, 2, 3, 4), templum={FOE: (5,)})

    assert legal(rules, state, "templum") == {"templum 2", "templum 3", "templum 4"}  # 1 + 4 is not higher than 5
    play(rules, state, "templum 2")
    assert legal(rules, state) == {"templum 4"}
    play(rules, state, "templum 4")
    assert dice_in(state.templum[ME]) == [2, 4]


def test_ai_p2_only_the_leaders_sum_matters(rules: SimpleNamespace) -> None:
    state = table(players=4, dice=(1, 1, 2), templum={FOE: (6,), THIRD: (1, 2)})

    assert legal(rules, state, "templum") == {"templum 1", "templum 2"}  # 1 + 1 + 2 = 4 beats 3, not 6


def test_ai_p2_without_enough_dice_one_cannot_place(rules: SimpleNamespace) -> None:
    assert legal(rules, table(players=4, dice=(6, 6), templum={FOE: (1, 1)}), "templum") == set()
    assert legal(rules, table(players=4, dice=(6, 6, 1), templum={FOE: (1, 1)}), "templum") != set()


def test_ai_p2_without_dice_that_reach_the_sum_one_cannot_place(rules: SimpleNamespace) -> None:
    assert legal(rules, table(players=4, dice=(1, 2, 2), templum={FOE: (5,)}), "templum") == set()
    assert legal(rules, table(players=4, dice=(1, 2, 4), templum={FOE: (5,)}), "templum") == {"templum 2", "templum 4"}


def test_ai_p3_a_player_already_there_adds_only_the_missing_dice(rules: SimpleNamespace) -> None:
    state = table(players=4, dice=(1, 1, 4), templum={ME: (5,), FOE: (3, 6)})

    assert legal(rules, state, "templum") == {"templum 1", "templum 4"}  # 5 + 1 + 4 = 10 is higher than 9
    play(rules, state, "templum 4", "templum 1")
    assert dice_in(state.templum[ME]) == [1, 4, 5]


def test_ai_p4_one_fortuna_tile_is_drawn_for_each_new_die_and_seen_by_its_owner(rules: SimpleNamespace) -> None:
    state = table(players=4, dice=(4, 4), templum={ME: (5,), FOE: (3, 6)}, drawn={ME: (1,)})

    play(rules, state, "templum 4", "templum 4", "draw_fortuna 3", "draw_fortuna 2")

    assert dice_in(state.fortuna_drawn[ME]) == [1, 2, 3]
    assert state.player == FOE


def test_ai_p5_tiles_beside_the_templum_are_shuffled_when_one_is_to_be_drawn_and_none_lies_face_down(
    rules: SimpleNamespace,
) -> None:
    state = table(players=4, dice=(6, 6), templum={FOE: (5,)}, fortuna_pile=[0, 0, 1], fortuna_beside=[1, 1, 0])

    play(rules, state, "templum 6", "templum 6", "draw_fortuna 3")

    assert state.fortuna_pile.tolist() == [1, 1, 0]
    assert state.fortuna_beside.tolist() == [0, 0, 0]
    assert legal(rules, state) == {"draw_fortuna 1", "draw_fortuna 2"}


@pytest.mark.parametrize("value", [1, 2, 3])
def test_ai_p5_what_everybody_drew_before_the_shuffling_is_kept_apart(rules: SimpleNamespace, value: int) -> None:
    state = table(players=5, drawn=dict.fromkeys(range(5), (value,)), early={FIFTH: (value,)})
    state.fortuna_pile, state.fortuna_beside = 0, state.fortuna_pile.copy()
    GAME.interpreted.recount(state)
    beside = state.fortuna_beside.tolist()

    rules.draw_from_fortuna(state, Phase.FORTUNA)

    assert state.fortuna_early[:, value - 1].tolist() == [1, 1, 1, 1, 2]
    assert (state.fortuna_early_size.tolist(), state.fortuna_drawn_size.tolist()) == ([1, 1, 1, 1, 2], [0] * 5)
    assert not state.fortuna_drawn.any()
    assert state.fortuna_pile.tolist() == state.fortuna_anew.tolist() == beside
    assert (int(state.fortuna_pile_size), state.fortuna_beside.tolist()) == (sum(beside), [0, 0, 0])


def test_ai_p5_the_pile_is_not_shuffled_anew_before_a_tile_is_to_be_drawn(rules: SimpleNamespace) -> None:
    state = table(players=4, dice=(6,), fortuna_pile=[0, 0, 1], fortuna_beside=[1, 1, 0])

    play(rules, state, "templum 6", "draw_fortuna 3")

    assert state.fortuna_pile.tolist() == [0, 0, 0]
    assert state.fortuna_beside.tolist() == [1, 1, 0]


def test_ai_p5_with_no_tile_left_at_all_fewer_are_drawn_and_the_dice_may_still_be_placed(
    rules: SimpleNamespace,
) -> None:
    one = table(players=4, dice=(6, 6), templum={FOE: (5,)}, fortuna_pile=[0, 0, 1])
    none = table(players=4, dice=(6,), fortuna_pile=[0, 0, 0])

    play(rules, one, "templum 6", "templum 6", "draw_fortuna 3")
    play(rules, none, "templum 6")

    assert (one.player, one.phase) == (FOE, Phase.ROLL)
    assert (none.player, none.seat) == (FOE, CHANCE)
    assert dice_in(none.templum[ME]) == [6]


def test_ai_p6_the_leader_may_not_add_to_their_own_dice(rules: SimpleNamespace) -> None:
    leading = table(players=4, dice=(6, 6, 6), templum={ME: (5, 5), FOE: (6,)})
    passed = table(players=4, dice=(6, 6, 6), templum={ME: (5, 5), FOE: (6, 6, 6)})

    assert legal(rules, leading, "templum") == set()
    assert legal(rules, passed, "templum") == {"templum 6"}


def test_ai_p18_the_sum_is_judged_when_all_dice_are_placed(rules: SimpleNamespace) -> None:
    state = table(players=4, dice=(1, 6, 6), templum={FOE: (5, 4)})

    play(rules, state, "templum 1", "templum 6", "templum 6")

    assert dice_in(state.templum[ME]) == [1, 6, 6]
