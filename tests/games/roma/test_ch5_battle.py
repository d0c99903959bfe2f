"""Chapter 5. Battles."""

from types import SimpleNamespace

from ludi.games.roma.components import Card
from tests.games.roma.table import FOE, ME, I, III, V, lying, pile, play, table


def test_ro_b1_the_player_whose_turn_it_is_throws_the_battle_die_once(rules: SimpleNamespace) -> None:
    state = table(mine={III: Card.LEGIONARIUS}, theirs={III: Card.FORUM}, dice=(3,))

    play(rules, state, "activate 3", "roll 4")

    assert state.seat == ME
    assert lying(state, FOE) == {III: Card.FORUM}


def test_ro_b2_a_die_equal_to_the_defence_wins(rules: SimpleNamespace) -> None:
    state = table(mine={III: Card.LEGIONARIUS}, theirs={III: Card.FORUM})

    assert rules.fight(state, III, 5)

    assert lying(state, FOE) == {}
    assert pile(state) == [Card.FORUM]


def test_ro_b2_a_die_below_the_defence_changes_nothing(rules: SimpleNamespace) -> None:
    state = table(mine={III: Card.LEGIONARIUS}, theirs={III: Card.FORUM})

    assert not rules.fight(state, III, 4)

    assert lying(state, FOE) == {III: Card.FORUM}


def test_ro_b3_a_turris_shields_its_neighbours_but_not_itself(rules: SimpleNamespace) -> None:
    state = table(theirs={I: Card.TURRIS, III: Card.FORUM})

    assert rules.defence_of(state, FOE, III) == 5 + 1
    assert rules.defence_of(state, FOE, I) == 6


def test_ro_b3_each_essedum_of_the_attacker_lowers_the_defence_by_two(rules: SimpleNamespace) -> None:
    state = table(theirs={I: Card.TURRIS, V: Card.MERCATOR}, essedum=2)

    assert rules.defence_of(state, FOE, V) == 2 + 1 - 4
