"""Chapter 3, III. Placing in the Castrum."""

from types import SimpleNamespace

from tests.games.alea_iacta_est.table import FOE, ME, THIRD, dice_in, legal, play, table


def test_ai_p10_any_number_of_dice_of_one_value_make_a_set(rules: SimpleNamespace) -> None:
    state = table(dice=(2, 5, 5, 5))

    assert legal(rules, state, "castrum") == {"castrum 2 1", "castrum 5 1", "castrum 5 2", "castrum 5 3"}


def test_ai_p11_later_one_may_begin_another_set_or_add_to_one(rules: SimpleNamespace) -> None:
    state = table(dice=(4, 5), sets={ME: {4: 2}})

    assert legal(rules, state, "castrum") == {"castrum 4 1", "castrum 5 1"}
    play(rules, state, "castrum 4 1")
    assert dice_in(state.castrum[ME]) == [4, 4, 4]


def test_ai_p11_only_one_set_is_touched_in_a_turn(rules: SimpleNamespace) -> None:
    state = table(dice=(4, 5), sets={ME: {4: 2, 5: 1}})

    play(rules, state, "castrum 4 1")

    assert state.player == FOE
    assert dice_in(state.castrum[ME]) == [4, 4, 4, 5]


def test_ai_p12_no_two_sets_are_identical(rules: SimpleNamespace) -> None:
    state = table(players=3, dice=(4, 4, 4, 4), sets={FOE: {4: 3}, THIRD: {4: 1}})

    assert legal(rules, state, "castrum") == {"castrum 4 2", "castrum 4 4"}


def test_ai_p12_for_an_addition_the_whole_set_counts(rules: SimpleNamespace) -> None:
    state = table(dice=(4, 4), sets={ME: {4: 2}, FOE: {4: 3}})

    assert legal(rules, state, "castrum") == {"castrum 4 2"}


def test_ai_p12_sets_of_other_values_may_have_the_same_number(rules: SimpleNamespace) -> None:
    assert "castrum 4 2" in legal(rules, table(dice=(4, 4), sets={ME: {5: 2}, FOE: {6: 2}}))


def test_ai_p18_only_the_set_after_the_placing_is_judged(rules: SimpleNamespace) -> None:
    state = table(dice=(4, 4), sets={ME: {4: 2}, FOE: {4: 3}})

    play(rules, state, "castrum 4 2")

    assert dice_in(state.castrum[ME]) == [4, 4, 4, 4]
