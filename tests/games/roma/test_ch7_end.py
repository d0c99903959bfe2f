"""Chapter 7. Victory points, the end of the game, the winner."""

from types import SimpleNamespace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludi.core.state import NONE
from ludi.games.roma.components import Card
from ludi.games.roma.fields import Phase
from tests.games.roma.table import FOE, FULL_SIDE, II, ME, I, V, legal, play, table


def test_ro_e1_the_game_ends_at_once_when_a_player_has_no_points(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.TRIBUNUS_PLEBIS}, vp=(19, 1), dice=(1, 5, 6), hand=[Card.FORUM])

    play(rules, state, "activate 1")

    assert (state.seat, state.phase) == (NONE, Phase.OVER)
    assert legal(rules, state) == set()


def test_ro_e1_the_game_ends_at_once_when_the_stock_is_empty(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.FORUM}, vp=(16, 16), stock=4, dice=(1, 4, 6))

    play(rules, state, "activate 1", "use_die 4")

    assert state.seat == NONE
    assert state.stock == 0


def test_ro_e1_the_game_goes_on_with_one_point_in_stock_and_one_with_a_player(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.FORUM, II: Card.TRIBUNUS_PLEBIS}, vp=(29, 2), stock=5, dice=(1, 4, 2))

    play(rules, state, "activate 1", "use_die 4", "activate 2")

    assert (list(state.vp), state.stock) == ([34, 1], 1)
    assert state.seat == ME


def test_ro_e1_the_game_ends_when_empty_discs_cost_the_last_points(rules: SimpleNamespace) -> None:
    state = table(mine=FULL_SIDE, theirs={I: Card.NERO}, vp=(10, 5), stock=21)

    play(rules, state, "end_turn")

    assert state.seat == NONE
    assert rules.is_winner(state, ME)
    assert not rules.is_winner(state, FOE)


def test_ro_e1_the_game_ends_when_mercator_buys_the_last_point(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.MERCATOR}, vp=(10, 2), stock=24, coins=(4, 0), dice=(1, 6))

    play(rules, state, "activate 1", "buy 2")

    assert state.seat == NONE


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60, deadline=None)
@given(stock=st.integers(1, 20), points=st.integers(1, 16))
def test_ro_e2_a_payout_is_credited_in_full(rules: SimpleNamespace, stock: int, points: int) -> None:
    state = table(vp=(10, 26 - stock), stock=stock)

    rules.pay_from_stock(state, ME, points)

    assert state.vp[ME] == 10 + points
    assert state.stock == max(0, stock - points)
    assert state.credited == max(0, points - stock)


def test_ro_e2_the_credited_points_count(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.LEGAT}, vp=(16, 18), stock=2, dice=(1,))

    play(rules, state, "activate 1")

    assert list(state.vp) == [22, 18]
    assert rules.is_winner(state, ME)
    assert state.seat == NONE


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60, deadline=None)
@given(theirs=st.integers(1, 6), points=st.integers(1, 6))
def test_ro_e3_nobody_loses_more_points_than_they_have(rules: SimpleNamespace, theirs: int, points: int) -> None:
    state = table(vp=(10, theirs), stock=26 - theirs)

    rules.take_from_opponent(state, ME, points)

    assert list(state.vp) == [10 + min(points, theirs), max(0, theirs - points)]
    assert state.stock == 26 - theirs


def test_ro_e3_mercatus_takes_no_more_than_there_is(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.MERCATUS}, theirs=FULL_SIDE, vp=(10, 4), stock=22, dice=(1,))

    play(rules, state, "activate 1")

    assert list(state.vp) == [14, 0]
    assert state.seat == NONE


@pytest.mark.parametrize(("vp", "winners"), [((20, 16), [ME]), ((15, 21), [FOE]), ((18, 18), [ME, FOE])])
def test_ro_e4_most_points_win_and_equal_points_are_a_draw(
    rules: SimpleNamespace, vp: tuple[int, int], winners: list[int]
) -> None:
    state = table(vp=vp, stock=0, phase=Phase.OVER, seat=NONE)

    assert [seat for seat in (ME, FOE) if rules.is_winner(state, seat)] == winners
    assert [rules.score_of(state, seat) for seat in (ME, FOE)] == list(vp)


def test_ro_e4_money_and_cards_count_for_nothing(rules: SimpleNamespace) -> None:
    state = table(mine=FULL_SIDE, vp=(17, 18), stock=1, coins=(90, 0))

    assert not rules.is_winner(state, ME)


def test_ro_e5_after_500_turns_the_game_ends(rules: SimpleNamespace) -> None:
    state = table(mine=FULL_SIDE, theirs={V: Card.FORUM}, vp=(11, 9), turns=499, dice=(3, 4, 5))

    play(rules, state, "end_turn")

    assert state.seat == NONE
    assert list(state.vp) == [11, 9]
    assert rules.is_winner(state, ME)


def test_ro_e5_before_that_turns_go_on(rules: SimpleNamespace) -> None:
    state = table(mine=FULL_SIDE, theirs=FULL_SIDE, turns=498)

    play(rules, state, "end_turn")

    assert state.phase == Phase.ROLL
    assert state.turns == 499
