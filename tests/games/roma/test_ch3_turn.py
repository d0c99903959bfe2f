"""Chapter 3. The turn: pay for empty discs, roll, act."""

from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludi.core.state import CHANCE, NONE
from ludi.games.roma.components import Card, Spot
from ludi.games.roma.fields import Phase
from tests.games.roma.table import (
    DISCS,
    FOE,
    FULL_SIDE,
    II,
    III,
    ME,
    VI,
    I,
    legal,
    lying,
    play,
    table,
    unused,
    verbs,
)  # fmt: skip


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=30, deadline=None)
@given(occupied=st.sets(st.sampled_from(DISCS)))
def test_ro_t1_one_point_is_lost_for_each_disc_without_an_own_card(rules: SimpleNamespace, occupied: set[int]) -> None:
    state = table(mine=FULL_SIDE, theirs=dict.fromkeys(occupied, Card.NERO))

    play(rules, state, "end_turn")

    assert list(state.vp) == [10, 10 - (6 - len(occupied))]
    assert state.stock == 16 + 6 - len(occupied)


def test_ro_t1_the_points_are_lost_before_the_roll(rules: SimpleNamespace) -> None:
    state = table(theirs={I: Card.NERO})

    play(rules, state, "end_turn")

    assert (state.vp[FOE], state.phase) == (5, Phase.ROLL)


def test_ro_t1_the_opponents_empty_discs_cost_the_player_nothing(rules: SimpleNamespace) -> None:
    state = table(theirs=FULL_SIDE)

    play(rules, state, "end_turn")

    assert list(state.vp) == [10, 10]


def test_ro_t1_with_fewer_points_than_empty_discs_the_player_is_left_with_none(rules: SimpleNamespace) -> None:
    state = table(mine=FULL_SIDE, vp=(13, 3), stock=20)

    play(rules, state, "end_turn")

    assert list(state.vp) == [13, 0]
    assert state.stock == 23


def test_ro_t2_three_dice_are_rolled_and_actions_follow(rules: SimpleNamespace) -> None:
    state = play(rules, table(theirs=FULL_SIDE), "end_turn", "roll 3", "roll 4")
    assert state.seat == CHANCE

    play(rules, state, "roll 6")

    assert (state.seat, state.phase) == (FOE, Phase.ACTIONS)
    assert unused(state) == [3, 4, 6]


def test_ro_t2_three_equal_dice_may_be_accepted(rules: SimpleNamespace) -> None:
    state = play(rules, table(theirs=FULL_SIDE), "end_turn", "roll 2", "roll 2", "roll 2")
    assert legal(rules, state) == {"reroll", "accept"}

    play(rules, state, "accept")

    assert unused(state) == [2, 2, 2]
    assert state.phase == Phase.ACTIONS


def test_ro_t2_three_equal_dice_may_all_be_rolled_again_as_often_as_they_come(rules: SimpleNamespace) -> None:
    state = play(rules, table(theirs=FULL_SIDE), "end_turn", "roll 2", "roll 2", "roll 2", "reroll")
    assert unused(state) == []

    play(rules, state, "roll 5", "roll 5", "roll 5")
    assert legal(rules, state) == {"reroll", "accept"}

    play(rules, state, "reroll", "roll 1", "roll 5", "roll 5")
    assert unused(state) == [1, 5, 5]
    assert state.phase == Phase.ACTIONS


def test_ro_t2_two_equal_dice_are_not_rolled_again(rules: SimpleNamespace) -> None:
    state = play(rules, table(theirs=FULL_SIDE), "end_turn", "roll 2", "roll 2", "roll 3")

    assert "reroll" not in legal(rules, state)


def test_ro_t2_dice_made_equal_by_consul_are_not_rolled_again(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.CONSUL}, dice=(1, 1, 2))

    play(rules, state, "activate 1", "lower 2")

    assert unused(state) == [1, 1]
    assert "reroll" not in legal(rules, state)


def test_ro_t3_actions_go_on_until_the_player_ends_the_turn(rules: SimpleNamespace) -> None:
    state = table(theirs=FULL_SIDE, dice=(3, 3, 3))

    play(rules, state, "money 3", "money 3", "money 3")
    assert state.seat == ME
    assert legal(rules, state) == {"end_turn"}

    play(rules, state, "end_turn")
    assert state.player == FOE


def test_ro_t3_a_turn_does_not_end_by_itself_with_an_empty_hand_and_no_dice(rules: SimpleNamespace) -> None:
    assert legal(rules, table()) == {"end_turn"}


def test_ro_t3_dice_not_used_lapse(rules: SimpleNamespace) -> None:
    state = play(rules, table(theirs=FULL_SIDE, dice=(4, 5, 6)), "end_turn")

    assert unused(state) == []


@pytest.mark.parametrize(
    "last",
    [{"vp": (10, 5), "stock": 21}, {"turns": 499}],
    ids=["empty discs cost the last points", "the last of 500 turns"],
)
def test_ro_t3_dice_used_or_not_are_taken_back_where_the_game_ends_with_the_turn(
    rules: SimpleNamespace, last: dict[str, Any]
) -> None:
    state = table(mine=FULL_SIDE, theirs={I: Card.NERO}, dice=(4, 5, 6), **last)

    play(rules, state, "money 4", "end_turn")

    assert state.phase == Phase.OVER
    assert [*state.dice, *state.used, *state.used_at] == 9 * [NONE]


def test_ro_t3_actions_come_in_any_order(rules: SimpleNamespace) -> None:
    state = table(mine={II: Card.TRIBUNUS_PLEBIS}, hand=[Card.TEMPLUM], coins=(1, 0), dice=(2, 2, 4))
    assert "lay templum 1" not in legal(rules, state)

    play(rules, state, "activate 2", "money 4", "lay templum 1", "money 2")

    assert state.coins[ME] == 1 + 4 - 2 + 2


@pytest.mark.parametrize("card", Card)
def test_ro_t9_every_card_can_be_laid_beside_every_disc(rules: SimpleNamespace, card: Card) -> None:
    state = table(hand=[card], coins=(9, 0))

    assert legal(rules, state) == {"end_turn", *(f"lay {card.name.lower()} {disc + 1}" for disc in DISCS)}


def test_ro_t4_a_die_is_used_once(rules: SimpleNamespace) -> None:
    state = table(mine={III: Card.TRIBUNUS_PLEBIS}, dice=(3, 6), draw_pile=[Card.NERO])

    play(rules, state, "money 3")

    assert legal(rules, state) == {"end_turn", "money 6", "cards 6"}


def test_ro_t4_only_dice_that_were_rolled_can_be_used(rules: SimpleNamespace) -> None:
    state = table(dice=(2, 5, 5), draw_pile=[Card.NERO])

    assert legal(rules, state) == {"end_turn", "money 2", "money 5", "cards 2", "cards 5"}


def test_ro_t4_of_two_equal_dice_one_is_left(rules: SimpleNamespace) -> None:
    state = play(rules, table(dice=(5, 5)), "money 5")

    assert unused(state) == [5]


def test_ro_t4_a_used_die_lies_where_it_was_used_until_the_turn_ends(rules: SimpleNamespace) -> None:
    state = table(mine={III: Card.FORUM, VI: Card.TURRIS}, dice=(6, 3, 4))

    play(rules, state, "money 6", "activate 3", "use_die 4")

    assert list(state.used) == [6, 3, 4]
    assert list(state.used_at) == [Spot.MONEY, Spot.DISC_3, Spot.DISC_3]

    play(rules, state, "end_turn")

    assert list(state.used) == list(state.used_at) == [NONE, NONE, NONE]


@pytest.mark.parametrize("value", range(1, 7))
def test_ro_t5_a_die_on_the_money_disc_gives_its_value(rules: SimpleNamespace, value: int) -> None:
    state = table(coins=(2, 3), dice=(value,))

    play(rules, state, f"money {value}")

    assert list(state.coins) == [2 + value, 3]


# fmt: off
UNDER_WAY = [  # a card, what begins its action, and the only verbs until the action has ended
    (Card.CONSUL,        [],                    {"raise", "lower"}),
    (Card.PRAETORIANUS,  [],                    {"block"}),
    (Card.SENATOR,       [],                    {"lay"}),
    (Card.SENATOR,       ["lay legat 2"],       {"lay", "done"}),
    (Card.GLADIATOR,     [],                    {"target"}),
    (Card.VELITES,       [],                    {"target"}),
    (Card.LEGIONARIUS,   [],                    {"roll"}),
    (Card.CONSILIARIUS,  [],                    {"lay"}),
    (Card.MERCATOR,      [],                    {"buy"}),
    (Card.HARUSPEX,      [],                    {"keep"}),
    (Card.CENTURIO,      ["roll 1"],            {"use_die", "done"}),
    (Card.AESCULAPINUM,  [],                    {"take"}),
    (Card.FORUM,         [],                    {"use_die"}),
    (Card.SCAENICUS,     [],                    {"copy"}),
]
# fmt: on


@pytest.mark.parametrize(("card", "begun", "only"), UNDER_WAY)
def test_ro_t14_nothing_else_is_done_before_an_activation_has_ended(
    rules: SimpleNamespace, card: Card, begun: list[str], only: set[str]
) -> None:
    state = table(
        mine={III: card, VI: Card.TRIBUNUS_PLEBIS}, theirs={III: Card.SENATOR}, coins=(20, 0), dice=(3, 4, 6),
        hand=[Card.LEGAT, Card.VELITES], discard=[Card.NERO], draw_pile=[Card.FORUM, Card.TURRIS],
    )  # fmt: skip

    play(rules, state, "activate 3", *begun)

    assert verbs(rules, state) == only


def test_ro_t14_a_draw_is_carried_out_before_another_action_begins(rules: SimpleNamespace) -> None:
    state = table(dice=(2, 6), draw_pile=[Card.FORUM, Card.TURRIS, Card.NERO])

    play(rules, state, "cards 2", "draw forum", "draw nero")

    assert legal(rules, state) == {"keep forum", "keep nero"}


def test_ro_t14_when_the_activation_has_ended_other_actions_begin(rules: SimpleNamespace) -> None:
    state = table(mine={III: Card.GLADIATOR}, theirs={III: Card.SENATOR}, dice=(3, 6))

    play(rules, state, "activate 3", "target 3")

    assert legal(rules, state) == {"end_turn", "money 6"}
    assert lying(state, ME) == {III: Card.GLADIATOR}
