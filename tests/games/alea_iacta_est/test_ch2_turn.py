"""Chapter 2. Stages, rounds, turns and Repete chips."""

from types import SimpleNamespace

import pytest

from ludi.core.state import CHANCE
from ludi.games.alea_iacta_est.components import Patrician
from ludi.games.alea_iacta_est.fields import Phase
from tests.games.alea_iacta_est.table import (
    FIFTH,
    FOE,
    FOURTH,
    ME,
    OPEN,
    THIRD,
    dice_in,
    in_evaluation,
    legal,
    play,
    roll,
    supply,
    table,
)


def test_ai_t1_each_player_has_one_turn_in_a_round_clockwise_from_the_start_player(rules: SimpleNamespace) -> None:
    state = table(players=3, dice=(1, 2, 3, 4, 5, 6, 6, 6), player=FOE, seat=FOE, starter=FOE)
    state.supply[FOE], state.unrolled[FOE] = state.supply[ME], 0
    state.supply[ME], state.unrolled[ME] = 0, 8

    turns = [int(state.player)]
    for _ in range(3):
        play(rules, state, sorted(legal(rules, state, "castrum"))[0])
        turns.append(int(state.player))
        play(rules, state, *roll(state, 6, 5, 4, 3, 2))

    assert turns == [FOE, THIRD, ME, FOE]
    assert state.rounds == 1


def test_ai_t2_all_dice_still_in_supply_are_rolled(rules: SimpleNamespace) -> None:
    state = table(dice=(2, 2, 5))

    play(rules, state, "castrum 2 1", *["roll 6"] * 8, "forum 6")

    assert state.player == ME
    assert state.unrolled[ME] == 2
    assert supply(state) == []


def test_ai_t2_in_a_position_without_dice_nobody_rolls_for_ever(rules: SimpleNamespace) -> None:
    state = table(dice=(), seat=CHANCE, phase=Phase.ROLL)
    state.unrolled[ME] = 0

    play(rules, state, "roll 6")

    assert state.phase == Phase.PLACE


def test_ai_t2_not_every_die_that_fits_must_be_placed(rules: SimpleNamespace) -> None:
    state = table(dice=(3, 4, 5, 6, 6))

    assert {"senatus 5 6", "castrum 6 1", "forum 3"} <= legal(rules, state)


def test_ai_t2_dice_go_to_exactly_one_building_and_then_the_turn_is_over(rules: SimpleNamespace) -> None:
    state = table(dice=(4, 4, 5, 5))

    play(rules, state, "castrum 4 2")

    assert state.player == FOE
    assert supply(state) == [5, 5]
    assert dice_in(state.castrum[ME]) == [4, 4]


def test_ai_t3_a_chip_rolls_any_of_the_dice_again_and_the_others_keep_their_value(rules: SimpleNamespace) -> None:
    state = table(dice=(1, 2, 2, 6), chips={ME: 1})

    play(rules, state, "reroll 2", "reroll 1", "throw")
    assert state.seat == CHANCE
    assert state.unrolled[ME] == 2

    play(rules, state, "roll 5", "roll 4")
    assert supply(state) == [2, 4, 5, 6]
    assert state.seat == ME
    assert state.chips[ME] == 0


def test_ai_t3_at_least_one_die_is_rolled_again(rules: SimpleNamespace) -> None:
    state = table(dice=(1, 2), chips={ME: 1})

    assert "throw" not in legal(rules, state)
    assert "throw" in legal(rules, play(rules, state, "reroll 1"))


def test_ai_t3_one_may_roll_again_as_often_as_chips_last_the_same_dice_too(rules: SimpleNamespace) -> None:
    state = table(dice=(1, 6), chips={ME: 2})

    play(rules, state, "reroll 1", "throw", "roll 1", "reroll 1", "throw", "roll 3")

    assert supply(state) == [3, 6]
    assert legal(rules, state, "reroll") == set()


def test_ai_t3_without_a_chip_nothing_is_rolled_again(rules: SimpleNamespace) -> None:
    assert legal(rules, table(dice=(1, 2)), "reroll") == set()


def test_ai_t4_the_others_still_take_their_turn_when_somebody_places_the_last_die(rules: SimpleNamespace) -> None:
    state = table(players=3, dice=(4,))

    play(rules, state, "castrum 4 1")
    assert state.player == FOE
    play(rules, state, *roll(state, 6), "castrum 6 1")
    assert state.player == THIRD
    play(rules, state, *roll(state, 5), "castrum 5 1")

    assert in_evaluation(state)


def test_ai_t4_the_round_ends_at_the_start_players_right_neighbour(rules: SimpleNamespace) -> None:
    state = table(players=3, dice=(4,), starter=FOE)

    play(rules, state, "castrum 4 1")

    assert in_evaluation(state)


@pytest.mark.parametrize("seat", [FOE, THIRD, FOURTH, FIFTH])
def test_ai_t4_whoever_alone_has_no_dice_left_ends_the_stage(rules: SimpleNamespace, seat: int) -> None:
    state = table(players=5, dice=(3, 4), starter=FOE, latrina={seat: [1] * 8})

    play(rules, state, "forum 3")

    assert in_evaluation(state)


def test_ai_t4_while_all_five_have_dice_the_stage_goes_on(rules: SimpleNamespace) -> None:
    others = {seat: [1] * 7 for seat in (FOE, THIRD, FOURTH, FIFTH)}
    state = table(players=5, dice=(3, 4), starter=FOE, latrina=others, rounds=2)

    play(rules, state, "forum 3")

    assert (state.player, state.phase, state.rounds) == (FOE, Phase.ROLL, 3)


def test_ai_t4_the_latrina_counts_for_the_last_die(rules: SimpleNamespace) -> None:
    state = table(dice=(6,), starter=FOE, forum=[(1, FOE)] * 4, streets={FOE: (6, 6)}, sets={FOE: {6: 1}})

    play(rules, state, "latrina 6")

    assert in_evaluation(state)


def test_ai_t4_dice_left_in_supply_go_to_the_latrina_before_the_evaluation(rules: SimpleNamespace) -> None:
    state = table(dice=(2, 3, 3), forum=[(1, FOE)], patricians={OPEN: [Patrician.RED_MAN_1]})

    rules.evaluate(state)

    assert supply(state) == []
    assert dice_in(state.latrina[ME]) == [2, 3, 3]
    assert state.phase == Phase.TAKE_PATRICIAN


def test_ai_t5_a_stage_never_needs_a_turn_without_dice(rules: SimpleNamespace) -> None:
    state = table(dice=(1, 2), starter=ME)

    play(rules, state, "forum 1", *["roll 6"] * 8, "castrum 6 8")
    assert in_evaluation(state)  # the wave has no die left: there is no further round

    state = table(dice=(1, 2), starter=ME)
    play(rules, state, "forum 1", *["roll 6"] * 8, "castrum 6 7")
    assert state.unrolled[ME] == 1


def test_ai_t5_two_players_may_place_their_last_die_in_one_round(rules: SimpleNamespace) -> None:
    state = table(dice=(1,), sets={FOE: {1: 7}})

    play(rules, state, "forum 1", "roll 2", "forum 2")

    assert in_evaluation(state)
    assert rules.dice_in_supply(state, FOE) == 0


def test_ai_t6_chips_are_never_compulsory(rules: SimpleNamespace) -> None:
    blocked = table(dice=(6,), chips={ME: 3}, forum=[(1, FOE)] * 4, streets={FOE: (6, 6)}, sets={FOE: {6: 1}})
    fitting = table(dice=(1,), chips={ME: 1})

    assert legal(rules, blocked) == {"latrina 6", "reroll 6"}
    assert "reroll 1" in legal(rules, fitting)


def test_ai_t6_chips_won_in_a_stage_are_used_from_the_next_on(rules: SimpleNamespace) -> None:
    state = table(dice=(6, 6), latrina={ME: (1, 1)})
    assert legal(rules, state, "reroll") == set()

    rules.evaluate_latrina(state)

    assert state.chips[ME] == 2
    assert state.phase == Phase.PROVINCES
