"""Chapter 5. Battles."""

from types import SimpleNamespace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludi.core.state import CHANCE
from ludi.games.roma.components import DEFENCE, Card
from tests.games.roma.table import DISCS, FOE, II, III, IV, ME, I, V, legal, lying, pile, play, table, unused, weights


def test_ro_b1_the_player_whose_turn_it_is_throws_the_battle_die_once(rules: SimpleNamespace) -> None:
    state = table(mine={III: Card.LEGIONARIUS}, theirs={III: Card.FORUM}, dice=(3,))

    play(rules, state, "activate 3", "roll 4")

    assert state.seat == ME
    assert lying(state, FOE) == {III: Card.FORUM}


def test_ro_b1_each_face_of_the_battle_die_is_as_likely(rules: SimpleNamespace) -> None:
    state = table(mine={III: Card.LEGIONARIUS}, theirs={III: Card.FORUM}, dice=(3,))

    play(rules, state, "activate 3")

    assert state.seat == CHANCE
    assert weights(rules, state) == {f"roll {face}": 1 for face in range(1, 7)}


@pytest.mark.parametrize(("one", "two"), [(1, 2), (3, 4), (5, 6)])
def test_ro_b1_the_throw_is_seen_by_both_when_the_battle_is_over(rules: SimpleNamespace, one: int, two: int) -> None:
    thrown = []
    for face in (one, two):
        state = table(mine={III: Card.LEGIONARIUS}, theirs={III: Card.NERO}, dice=(3,))
        thrown.append(play(rules, state, "activate 3", f"roll {face}").battle_die)

    assert thrown == [one, two]


def test_ro_b1_the_next_battle_is_thrown_anew(rules: SimpleNamespace) -> None:
    state = table(mine={III: Card.LEGIONARIUS}, theirs={III: Card.NERO}, dice=(3, 3))

    play(rules, state, "activate 3", "roll 4", "activate 3")

    assert state.battle_die == -1
    assert state.seat == CHANCE


def test_ro_b2_a_die_equal_to_the_defence_wins(rules: SimpleNamespace) -> None:
    state = table(mine={III: Card.LEGIONARIUS}, theirs={III: Card.FORUM})

    assert rules.fight(state, III, 5)

    assert lying(state, FOE) == {}
    assert pile(state) == [Card.FORUM]


def test_ro_b2_a_die_above_the_defence_wins(rules: SimpleNamespace) -> None:
    state = table(mine={III: Card.LEGIONARIUS}, theirs={III: Card.LEGAT}, dice=(3,))

    play(rules, state, "activate 3", "roll 6")

    assert lying(state, FOE) == {}
    assert pile(state) == [Card.LEGAT]


def test_ro_b2_a_die_below_the_defence_changes_nothing(rules: SimpleNamespace) -> None:
    state = table(mine={III: Card.LEGIONARIUS}, theirs={III: Card.FORUM})

    assert not rules.fight(state, III, 4)

    assert lying(state, FOE) == {III: Card.FORUM}
    assert pile(state) == []


@pytest.mark.parametrize("face", [1, 6])
def test_ro_b2_the_attackers_card_stays(rules: SimpleNamespace, face: int) -> None:
    state = table(mine={III: Card.LEGIONARIUS}, theirs={III: Card.FORUM}, dice=(3,))

    play(rules, state, "activate 3", f"roll {face}")

    assert lying(state, ME) == {III: Card.LEGIONARIUS}


def test_ro_b3_a_turris_shields_its_neighbours_but_not_itself(rules: SimpleNamespace) -> None:
    state = table(theirs={I: Card.TURRIS, III: Card.FORUM})

    assert rules.defence_of(state, FOE, III) == 5 + 1
    assert rules.defence_of(state, FOE, I) == 6


def test_ro_b3_each_essedum_of_the_attacker_lowers_the_defence_by_two(rules: SimpleNamespace) -> None:
    state = table(theirs={I: Card.TURRIS, V: Card.MERCATOR}, essedum=2)

    assert rules.defence_of(state, FOE, V) == 2 + 1 - 4


def test_ro_b3_a_defence_of_nothing_or_less_is_attacked_with_a_throw_all_the_same(rules: SimpleNamespace) -> None:
    state = table(mine={II: Card.ESSEDUM, III: Card.LEGIONARIUS}, theirs={III: Card.LEGAT}, dice=(2, 3))

    play(rules, state, "activate 2", "activate 3")
    assert state.seat == CHANCE

    play(rules, state, "roll 1")
    assert lying(state, FOE) == {}


def test_ro_b3_an_essedum_copied_by_scaenicus_lowers_the_defence_too(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.ESSEDUM, IV: Card.SCAENICUS}, theirs={III: Card.FORUM}, dice=(1, 4))

    play(rules, state, "activate 1", "activate 4", "copy essedum")

    assert rules.defence_of(state, FOE, III) == 5 - 2 - 2


def test_ro_b3_the_attackers_turris_and_the_defenders_essedum_change_nothing(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.TURRIS}, theirs={III: Card.FORUM, IV: Card.ESSEDUM})

    assert rules.defence_of(state, FOE, III) == 5


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60, deadline=None)
@given(
    theirs=st.dictionaries(st.sampled_from(DISCS), st.sampled_from(Card), min_size=1),
    essedum=st.integers(0, 3),
    strength=st.integers(1, 12),
)
def test_ro_b3_all_modifiers_are_added(
    rules: SimpleNamespace, theirs: dict[int, Card], essedum: int, strength: int
) -> None:
    disc = min(theirs)
    others = [card for place, card in theirs.items() if place != disc]
    state = table(mine={disc: Card.LEGIONARIUS}, theirs=theirs, essedum=essedum)

    falls = rules.fight(state, disc, strength)

    assert falls == (strength >= DEFENCE[theirs[disc]] + others.count(Card.TURRIS) - 2 * essedum)
    assert (disc in lying(state, FOE)) is not falls


def test_ro_k8_legionarius_attacks_the_card_directly_opposite(rules: SimpleNamespace) -> None:
    state = table(mine={III: Card.LEGIONARIUS}, theirs={II: Card.LEGAT, III: Card.TEMPLUM, IV: Card.LEGAT}, dice=(3,))

    play(rules, state, "activate 3", "roll 6")

    assert lying(state, FOE) == {II: Card.LEGAT, IV: Card.LEGAT}


def test_ro_k8_legionarius_attacks_a_person_too(rules: SimpleNamespace) -> None:
    state = table(mine={III: Card.LEGIONARIUS}, theirs={III: Card.LEGAT}, dice=(3,))

    play(rules, state, "activate 3", "roll 2")

    assert pile(state) == [Card.LEGAT]


def test_ro_k10_velites_attacks_any_opposing_person(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.VELITES}, theirs={I: Card.FORUM, II: Card.LEGAT, V: Card.NERO}, dice=(1,))
    play(rules, state, "activate 1")
    assert legal(rules, state) == {"target 2", "target 5"}

    play(rules, state, "target 2", "roll 2")

    assert lying(state, FOE) == {I: Card.FORUM, V: Card.NERO}
    assert pile(state) == [Card.LEGAT]


def test_ro_k15_essedum_lowers_all_opposing_cards_for_the_rest_of_the_turn(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.ESSEDUM}, theirs={I: Card.FORUM, V: Card.NERO}, dice=(1, 1))

    play(rules, state, "activate 1", "activate 1")

    assert rules.defence_of(state, FOE, I) == 5 - 4
    assert rules.defence_of(state, FOE, V) == 9 - 4
    assert rules.defence_of(state, ME, I) == 3


def test_ro_k15_essedum_works_whatever_becomes_of_it(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.ESSEDUM}, theirs={V: Card.NERO}, hand=[Card.TEMPLUM], coins=(2, 0), dice=(1,))

    play(rules, state, "activate 1", "lay templum 1")

    assert rules.defence_of(state, FOE, V) == 9 - 2


def test_ro_k15_essedum_ends_with_the_turn(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.ESSEDUM}, theirs={V: Card.NERO}, dice=(1,))

    play(rules, state, "activate 1", "end_turn")

    assert rules.defence_of(state, ME, I) == 3
    assert rules.defence_of(state, FOE, V) == 9


def test_ro_k24_onager_attacks_any_opposing_building(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.ONAGER}, theirs={I: Card.LEGAT, II: Card.TEMPLUM, V: Card.TURRIS}, dice=(1,))
    play(rules, state, "activate 1")
    assert legal(rules, state) == {"target 2", "target 5"}

    play(rules, state, "target 5", "roll 5")

    assert lying(state, FOE) == {I: Card.LEGAT, II: Card.TEMPLUM, V: Card.TURRIS}


def test_ro_k25_two_turres_lift_each_other_and_all_other_own_cards(rules: SimpleNamespace) -> None:
    state = table(theirs={I: Card.TURRIS, II: Card.TURRIS, V: Card.LEGAT})

    assert rules.defence_of(state, FOE, I) == 6 + 1
    assert rules.defence_of(state, FOE, V) == 2 + 2


def test_ro_k25_a_turris_lifts_no_card_of_the_other_side(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.TURRIS}, theirs={I: Card.LEGAT})

    assert rules.defence_of(state, FOE, I) == 2


def centurio(*dice: int) -> dict[str, object]:
    return {"mine": {III: Card.CENTURIO}, "theirs": {III: Card.TURRIS}, "dice": (3, *dice)}


def test_ro_k17_centurio_may_add_an_unused_die_after_the_throw(rules: SimpleNamespace) -> None:
    state = play(rules, table(**centurio(2, 4)), "activate 3", "roll 4")
    assert legal(rules, state) == {"use_die 2", "use_die 4", "done"}

    play(rules, state, "use_die 2")

    assert lying(state, FOE) == {}
    assert unused(state) == [4]


def test_ro_k17_the_added_die_is_used_even_if_it_does_not_help(rules: SimpleNamespace) -> None:
    state = play(rules, table(**centurio(2, 4)), "activate 3", "roll 1", "use_die 2")

    assert lying(state, FOE) == {III: Card.TURRIS}
    assert unused(state) == [4]


def test_ro_k17_only_one_die_can_be_added_and_none_need_be(rules: SimpleNamespace) -> None:
    once = play(rules, table(**centurio(2, 2)), "activate 3", "roll 1", "use_die 2")
    never = play(rules, table(**centurio(2, 2)), "activate 3", "roll 1", "done")

    assert "use_die 2" not in legal(rules, once)
    assert unused(never) == [2, 2]
    assert lying(never, FOE) == {III: Card.TURRIS}


def test_ro_k17_nothing_is_asked_where_the_throw_wins_or_no_die_is_left(rules: SimpleNamespace) -> None:
    won = play(rules, table(**centurio(2, 2)), "activate 3", "roll 6")
    lost = play(rules, table(**centurio()), "activate 3", "roll 1")

    assert "end_turn" in legal(rules, won)
    assert unused(won) == [2, 2]
    assert lying(won, FOE) == {}
    assert "end_turn" in legal(rules, lost)
    assert lying(lost, FOE) == {III: Card.TURRIS}
