"""Chapter 6. The persons, one by one. Those that do battle are in chapter 5, Scaenicus has a file of his own."""

from types import SimpleNamespace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludi.games.roma.components import Card
from tests.games.roma.table import (
    DISCS,
    FOE,
    FULL_SIDE,
    II,
    III,
    IV,
    ME,
    VI,
    I,
    V,
    cards,
    legal,
    lying,
    pile,
    play,
    table,
    unused,
)  # fmt: skip


def test_ro_k1_sicarius_discards_any_opposing_person_and_itself(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.SICARIUS, II: Card.FORUM}, theirs={II: Card.FORUM, V: Card.NERO}, dice=(1,))
    play(rules, state, "activate 1")
    assert legal(rules, state) == {"target 5"}

    play(rules, state, "target 5")

    assert lying(state, ME) == {II: Card.FORUM}
    assert lying(state, FOE) == {II: Card.FORUM}
    assert sorted(pile(state)) == [Card.SICARIUS, Card.NERO]


def test_ro_k1_sicarius_fights_no_battle(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.SICARIUS}, theirs={V: Card.NERO, VI: Card.TURRIS}, dice=(1,))

    play(rules, state, "activate 1", "target 5")

    assert state.seat == ME
    assert V not in lying(state, FOE)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=30, deadline=None)
@given(occupied=st.sets(st.sampled_from(DISCS), max_size=5))
def test_ro_k2_legat_gains_a_point_for_each_disc_without_an_opposing_card(
    rules: SimpleNamespace, occupied: set[int]
) -> None:
    state = table(mine={I: Card.LEGAT}, theirs=dict.fromkeys(occupied, Card.FORUM), dice=(1,))

    play(rules, state, "activate 1")

    assert list(state.vp) == [10 + 6 - len(occupied), 10]
    assert state.stock == 16 - 6 + len(occupied)


def test_ro_k3_consul_raises_or_lowers_one_unused_die_by_1(rules: SimpleNamespace) -> None:
    state = play(rules, table(mine={II: Card.CONSUL}, dice=(2, 3, 5)), "activate 2")
    assert legal(rules, state) == {"raise 3", "lower 3", "raise 5", "lower 5"}

    play(rules, state, "raise 3")

    assert unused(state) == [4, 5]


def test_ro_k3_a_die_never_goes_below_1_or_above_6(rules: SimpleNamespace) -> None:
    state = play(rules, table(mine={II: Card.CONSUL}, dice=(2, 1, 6)), "activate 2")

    assert legal(rules, state) == {"raise 1", "lower 6"}


def test_ro_k3_the_die_has_its_new_value_for_everything(rules: SimpleNamespace) -> None:
    state = table(mine={II: Card.CONSUL, V: Card.TRIBUNUS_PLEBIS}, dice=(2, 4), draw_pile=[Card.FORUM])

    play(rules, state, "activate 2", "raise 4")

    assert legal(rules, state) == {"end_turn", "money 5", "cards 5", "activate 5"}


def test_ro_k4_a_blocked_disc_cannot_be_activated_in_the_opponents_next_turn(rules: SimpleNamespace) -> None:
    theirs = {III: Card.TRIBUNUS_PLEBIS, IV: Card.TRIBUNUS_PLEBIS}
    state = table(mine=FULL_SIDE | {I: Card.PRAETORIANUS}, theirs=theirs, dice=(1,))

    play(rules, state, "activate 1", "block 3", "end_turn", "roll 3", "roll 3", "roll 4")

    assert "activate 3" not in legal(rules, state)
    assert "activate 4" in legal(rules, state)


def test_ro_k4_the_block_ends_with_that_turn(rules: SimpleNamespace) -> None:
    theirs = FULL_SIDE | {III: Card.TRIBUNUS_PLEBIS}
    state = table(mine=FULL_SIDE | {I: Card.PRAETORIANUS}, theirs=theirs, dice=(1,))

    play(rules, state, "activate 1", "block 3", "end_turn", "roll 1", "roll 1", "roll 2", "end_turn")
    play(rules, state, "roll 1", "roll 1", "roll 2", "end_turn", "roll 3", "roll 1", "roll 2")

    assert "activate 3" in legal(rules, state)


def test_ro_k4_the_blocker_may_go_on_using_the_disc(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.PRAETORIANUS, III: Card.TRIBUNUS_PLEBIS}, dice=(1, 3))

    play(rules, state, "activate 1", "block 3")

    assert "activate 3" in legal(rules, state)


def test_ro_k4_laying_on_a_blocked_disc_is_allowed_and_the_new_card_is_blocked(rules: SimpleNamespace) -> None:
    state = table(mine={III: Card.FORUM}, hand=[Card.TRIBUNUS_PLEBIS], coins=(5, 0), dice=(3, 3), blocked=[III])

    play(rules, state, "lay tribunus_plebis 3")

    assert lying(state, ME) == {III: Card.TRIBUNUS_PLEBIS}
    assert "activate 3" not in legal(rules, state)


def test_ro_k4_cards_that_need_no_activation_go_on_working_when_blocked(rules: SimpleNamespace) -> None:
    mine = {II: Card.BASILICA, III: Card.FORUM, IV: Card.TEMPLUM}
    state = table(mine=mine, dice=(3, 1, 1), blocked=[II, IV])

    play(rules, state, "activate 3", "use_die 1", "use_die 1")

    assert state.vp[ME] == 10 + 1 + 2 + 1


def test_ro_k4_a_blocked_turris_goes_on_lifting_defences(rules: SimpleNamespace) -> None:
    state = table(mine={II: Card.TURRIS, III: Card.FORUM}, blocked=[II], player=FOE)

    assert rules.defence_of(state, ME, III) == 6


def test_ro_k4_several_blocks_stand_at_once_but_no_disc_twice(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.PRAETORIANUS}, dice=(1, 1, 1))

    play(rules, state, "activate 1", "block 3", "activate 1")
    assert legal(rules, state) == {f"block {disc}" for disc in (1, 2, 4, 5, 6)}

    play(rules, state, "block 6")
    assert list(state.blocked[FOE]) == [0, 0, 1, 0, 0, 1]


def test_ro_k4_a_block_stands_whatever_becomes_of_praetorianus(rules: SimpleNamespace) -> None:
    theirs = FULL_SIDE | {III: Card.TRIBUNUS_PLEBIS}
    state = table(mine={I: Card.PRAETORIANUS}, theirs=theirs, hand=[Card.TEMPLUM], coins=(2, 0), dice=(1,))

    play(rules, state, "activate 1", "block 3", "lay templum 1", "end_turn", "roll 3", "roll 3", "roll 1")

    assert "activate 3" not in legal(rules, state)


def test_ro_k5_senator_lays_any_number_of_persons_free(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.SENATOR}, hand=[Card.NERO, Card.CENTURIO, Card.FORUM], dice=(1,))

    play(rules, state, "activate 1", "lay nero 2", "lay centurio 3", "done")

    assert lying(state, ME) == {I: Card.SENATOR, II: Card.NERO, III: Card.CENTURIO}
    assert state.coins[ME] == 0
    assert cards(state.hand[ME]) == [Card.FORUM]


def test_ro_k5_senator_lays_no_buildings(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.SENATOR}, hand=[Card.NERO, Card.FORUM], coins=(9, 0), dice=(1,))

    play(rules, state, "activate 1")

    assert legal(rules, state) == {f"lay nero {disc + 1}" for disc in DISCS}


def test_ro_k5_persons_may_cover_any_own_card_senator_too(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.SENATOR, II: Card.FORUM}, hand=[Card.NERO, Card.LEGAT], dice=(1,))

    play(rules, state, "activate 1", "lay nero 1", "lay legat 2", "done")

    assert lying(state, ME) == {I: Card.NERO, II: Card.LEGAT}
    assert pile(state) == [Card.SENATOR, Card.FORUM]


def test_ro_k6_architectus_lays_any_number_of_buildings_free(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.ARCHITECTUS, II: Card.NERO}, hand=[Card.FORUM, Card.TURRIS, Card.LEGAT], dice=(1,))
    play(rules, state, "activate 1")
    assert not any(move.startswith("lay legat") for move in legal(rules, state))

    play(rules, state, "lay forum 1", "lay turris 2", "done")

    assert lying(state, ME) == {I: Card.FORUM, II: Card.TURRIS}
    assert pile(state) == [Card.ARCHITECTUS, Card.NERO]
    assert state.coins[ME] == 0


def test_ro_k26_at_least_one_card_is_laid(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.SENATOR}, hand=[Card.NERO], dice=(1,))

    play(rules, state, "activate 1")
    assert "done" not in legal(rules, state)

    play(rules, state, "lay nero 2")
    assert legal(rules, state) == {"done"}


def test_ro_k26_a_card_may_cover_one_laid_in_the_same_activation(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.ARCHITECTUS}, hand=[Card.FORUM, Card.TURRIS], dice=(1,))

    play(rules, state, "activate 1", "lay forum 4", "lay turris 4", "done")

    assert lying(state, ME) == {I: Card.ARCHITECTUS, IV: Card.TURRIS}
    assert pile(state) == [Card.FORUM]
    assert cards(state.hand[ME]) == []


def test_ro_k26_the_activation_goes_on_when_the_activated_card_is_covered(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.SENATOR}, hand=[Card.NERO, Card.LEGAT], dice=(1,))

    play(rules, state, "activate 1", "lay nero 1")

    assert {"done", "lay legat 1", "lay legat 6"} <= legal(rules, state)


def test_ro_k7_gladiator_returns_a_person_to_its_owners_hand(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.GLADIATOR}, theirs={I: Card.FORUM, II: Card.LEGAT, V: Card.NERO}, dice=(1,))
    play(rules, state, "activate 1")
    assert legal(rules, state) == {"target 2", "target 5"}

    play(rules, state, "target 5")

    assert lying(state, FOE) == {I: Card.FORUM, II: Card.LEGAT}
    assert cards(state.hand[FOE]) == [Card.NERO]
    assert lying(state, ME) == {I: Card.GLADIATOR}
    assert pile(state) == []


def test_ro_k11_consiliarius_takes_up_all_own_persons_itself_too(rules: SimpleNamespace) -> None:
    mine = {I: Card.CONSILIARIUS, II: Card.FORUM, III: Card.NERO, IV: Card.LEGAT}
    state = table(mine=mine, theirs={I: Card.SENATOR}, dice=(1,))

    play(rules, state, "activate 1")

    assert lying(state, ME) == {II: Card.FORUM}
    assert cards(state.lifted) == [Card.LEGAT, Card.CONSILIARIUS, Card.NERO]
    assert lying(state, FOE) == {I: Card.SENATOR}


def test_ro_k11_each_person_is_laid_again_free_at_a_disc_of_its_own(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.CONSILIARIUS, III: Card.NERO}, dice=(1,))
    play(rules, state, "activate 1", "lay nero 1")
    assert legal(rules, state) == {f"lay consiliarius {disc}" for disc in (2, 3, 4, 5, 6)}

    play(rules, state, "lay consiliarius 6")

    assert lying(state, ME) == {I: Card.NERO, VI: Card.CONSILIARIUS}
    assert state.coins[ME] == 0
    assert "end_turn" in legal(rules, state)


def test_ro_k11_the_old_disc_is_allowed(rules: SimpleNamespace) -> None:
    mine = {I: Card.CONSILIARIUS, III: Card.NERO}
    state = table(mine=mine, dice=(1,))

    play(rules, state, "activate 1", "lay nero 3", "lay consiliarius 1")

    assert lying(state, ME) == mine
    assert pile(state) == []


def test_ro_k11_persons_may_cover_own_buildings(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.CONSILIARIUS, II: Card.FORUM}, dice=(1,))

    play(rules, state, "activate 1", "lay consiliarius 2")

    assert lying(state, ME) == {II: Card.CONSILIARIUS}
    assert pile(state) == [Card.FORUM]


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=40, deadline=None)
@given(coins=st.integers(2, 40), vp=st.integers(1, 20))
def test_ro_k12_mercator_buys_what_the_money_and_the_opponents_points_allow(
    rules: SimpleNamespace, coins: int, vp: int
) -> None:
    state = table(mine={I: Card.MERCATOR}, coins=(coins, 0), vp=(10, vp), stock=26 - vp, dice=(1,))

    play(rules, state, "activate 1")

    assert legal(rules, state) == {f"buy {points}" for points in range(1, min(coins // 2, vp) + 1)}


def test_ro_k12_the_opponent_is_paid_2_sestertii_for_each_point(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.MERCATOR}, coins=(9, 1), dice=(1,))

    play(rules, state, "activate 1", "buy 3")

    assert list(state.coins) == [3, 7]
    assert list(state.vp) == [13, 7]
    assert state.stock == 16


def test_ro_k13_nero_discards_any_opposing_building_and_himself(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.NERO, II: Card.FORUM}, theirs={II: Card.LEGAT, V: Card.TURRIS}, dice=(1,))
    play(rules, state, "activate 1")
    assert legal(rules, state) == {"target 5"}

    play(rules, state, "target 5")

    assert state.seat == ME
    assert lying(state, ME) == {II: Card.FORUM}
    assert lying(state, FOE) == {II: Card.LEGAT}
    assert sorted(pile(state)) == [Card.NERO, Card.TURRIS]


def test_ro_k14_haruspex_takes_a_card_of_choice_from_the_draw_pile(rules: SimpleNamespace) -> None:
    draw_pile = [Card.FORUM, Card.FORUM, Card.NERO]
    state = table(mine={I: Card.HARUSPEX}, draw_pile=draw_pile, discard=[Card.LEGAT], dice=(1,))
    play(rules, state, "activate 1")
    assert legal(rules, state) == {"keep forum", "keep nero"}

    play(rules, state, "keep nero")

    assert cards(state.hand[ME]) == [Card.NERO]
    assert cards(state.draw_pile) == [Card.FORUM, Card.FORUM]
    assert state.draw_size == 2
    assert pile(state) == [Card.LEGAT]


def test_ro_k14_an_empty_draw_pile_is_first_rebuilt(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.HARUSPEX}, discard=[Card.LEGAT, Card.NERO], dice=(1,))
    play(rules, state, "activate 1")
    assert pile(state) == []

    play(rules, state, "keep legat")

    assert cards(state.hand[ME]) == [Card.LEGAT]
    assert cards(state.draw_pile) == [Card.NERO]


@pytest.mark.parametrize("vp", [10, 2])
def test_ro_k16_tribunus_plebis_takes_1_point_from_the_opponent(rules: SimpleNamespace, vp: int) -> None:
    state = table(mine={I: Card.TRIBUNUS_PLEBIS}, vp=(10, vp), stock=26 - vp, dice=(1,))

    play(rules, state, "activate 1")

    assert list(state.vp) == [11, vp - 1]
    assert state.stock == 26 - vp
