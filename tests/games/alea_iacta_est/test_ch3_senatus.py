"""Chapter 3, II. Placing in the Senatus."""

from types import SimpleNamespace

from tests.games.alea_iacta_est.table import FOE, ME, legal, play, supply, table


def test_ai_p7_a_street_is_any_run_of_consecutive_values(rules: SimpleNamespace) -> None:
    state = table(dice=(1, 3, 4, 4, 5))

    assert legal(rules, state, "senatus") == {
        "senatus 1 1", "senatus 3 3", "senatus 4 4", "senatus 5 5", "senatus 3 4", "senatus 4 5", "senatus 3 5",
    }  # fmt: skip


def test_ai_p7_each_value_is_placed_once(rules: SimpleNamespace) -> None:
    state = table(dice=(3, 4, 4, 5))

    play(rules, state, "senatus 3 5")

    assert state.street[ME].tolist() == [2, 4]
    assert supply(state) == [4]


def test_ai_p7_six_dice_make_the_longest_street(rules: SimpleNamespace) -> None:
    state = table(dice=(1, 2, 3, 4, 5, 6))

    play(rules, state, "senatus 1 6")

    assert supply(state) == []


def test_ai_p8_a_street_is_extended_at_either_end_or_both(rules: SimpleNamespace) -> None:
    state = table(dice=(2, 5, 6), streets={ME: (3, 4)})

    assert legal(rules, state, "senatus") == {
        "senatus 2 4", "senatus 3 5", "senatus 3 6", "senatus 2 5", "senatus 2 6",
    }  # fmt: skip
    play(rules, state, "senatus 2 6")
    assert supply(state) == []


def test_ai_p8_a_gap_a_second_die_of_a_value_and_a_second_street_are_not_allowed(rules: SimpleNamespace) -> None:
    state = table(dice=(1, 3, 6), streets={ME: (3, 4)})

    assert legal(rules, state, "senatus") == set()


def test_ai_p9_no_two_streets_are_identical(rules: SimpleNamespace) -> None:
    state = table(dice=(3, 4, 5, 6), streets={FOE: (3, 5)})

    assert "senatus 3 5" not in legal(rules, state)
    assert {"senatus 4 6", "senatus 3 6", "senatus 4 5"} <= legal(rules, state)


def test_ai_p9_an_extended_street_may_not_equal_another(rules: SimpleNamespace) -> None:
    state = table(dice=(2, 6), streets={ME: (3, 5), FOE: (2, 5)})

    assert legal(rules, state, "senatus") == {"senatus 3 6", "senatus 2 6"}


def test_ai_p18_a_street_may_pass_another_in_one_turn(rules: SimpleNamespace) -> None:
    state = table(dice=(5, 6), streets={ME: (3, 4), FOE: (3, 5)})

    assert legal(rules, state, "senatus") == {"senatus 3 6"}
