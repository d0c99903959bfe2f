"""Chapter 5. The end of the game and the score."""

from types import SimpleNamespace

import pytest

from ludi.core.state import CHANCE, HIDDEN, NONE
from ludi.games.caesar_cleopatra import GAME
from ludi.games.caesar_cleopatra.components import Bonus, Card, Faction
from ludi.games.caesar_cleopatra.fields import Phase
from tests.games.caesar_cleopatra.table import (
    AEDILES,
    ASSASSINATION,
    CASTLING,
    CENSORS,
    FIVE,
    FOE,
    FOUR,
    ME,
    ONE,
    PRAETORS,
    QUAESTORS,
    SCOUT,
    SENATORS,
    SPY,
    THREE,
    TWO,
    VETO,
    WRATH,
    held,
    hidden,
    legal,
    play,
    table,
)

LAST_ONE = {SENATORS: 1, PRAETORS: 0, QUAESTORS: 0, CENSORS: 0, AEDILES: 0}
FULL = {faction: [ONE] * 4 for faction in (SENATORS, PRAETORS, QUAESTORS, CENSORS, AEDILES)}
MINE_FULL = {faction: [ONE] * 5 for faction in FULL}
EIGHT_AT_SENATORS = {
    "mine": {SENATORS: [ONE] * 3} | {faction: [ONE] * 5 for faction in FULL if faction != SENATORS},
    "theirs": {SENATORS: [TWO] * 5},
    "their_hand": [WRATH],
}
REMOVERS = [*[ASSASSINATION] * 4, CASTLING, CASTLING, WRATH]


def won(mine: dict[Faction, int], theirs: dict[Faction, int] | None = None, **fields: object) -> object:
    """A game that has ended with these patricians won."""
    state = table(phase=Phase.OVER, seat=NONE, **fields)
    for seat, side in ((ME, mine), (FOE, theirs or {})):
        for faction, count in side.items():
            state.won[seat, faction] = count
    return state


def test_cc_e1_the_game_ends_when_all_patricians_are_won(rules: SimpleNamespace) -> None:
    state = table(
        phase=Phase.VOTE, seat=CHANCE, my_hidden={SENATORS: [ONE]}, patricians=LAST_ONE, hand=[ONE], their_hand=[ONE]
    )

    play(rules, state, "turn_up senators")

    assert (state.phase, state.seat) == (Phase.OVER, NONE)


def test_cc_e1_it_ends_when_neither_has_influence_cards_in_hand_or_pile(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, SPY], actions=[SCOUT], their_hand=[VETO])

    play(rules, state, "lay_hidden one senators", "done", "draw action", "turn_up orgy")

    assert state.phase == Phase.OVER


def test_cc_e1_influence_cards_in_a_pile_keep_it_going(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, SPY], actions=[SCOUT], their_hand=[VETO], their_influence=[ONE])

    play(rules, state, "lay_hidden one senators", "done", "draw action", "turn_up orgy")

    assert (state.phase, state.player) == (Phase.TURN, FOE)


def test_cc_e2_the_player_with_influence_cards_goes_on_alone(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, TWO], their_hand=[SPY])

    play(rules, state, "lay_hidden one senators", "done", "turn_up orgy")

    assert (state.phase, state.player) == (Phase.TURN, ME)


def test_cc_e2_influence_cards_in_the_pile_count(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, TWO], their_hand=[SPY], their_influence=[ONE])

    play(rules, state, "lay_hidden one senators", "done", "turn_up orgy")

    assert state.player == FOE


def test_cc_e3_neither_of_two_can_lay_and_no_action_card_could_change_that(rules: SimpleNamespace) -> None:
    state = table(
        hand=[ONE, SPY], mine=FULL, theirs=FULL, their_hand=[ONE, VETO], discard=REMOVERS, their_discard=REMOVERS
    )

    play(rules, state, "pass")

    assert state.phase == Phase.OVER


def test_cc_e4_patricians_not_won_count_for_nobody(rules: SimpleNamespace) -> None:
    state = won({SENATORS: 1}, {PRAETORS: 2}, patricians={SENATORS: 4, PRAETORS: 3})

    assert (rules.score_of(state, ME), rules.score_of(state, FOE)) == (1, 2)


def test_cc_e5_each_patrician_is_a_point(rules: SimpleNamespace) -> None:
    assert rules.score_of(won({SENATORS: 2, PRAETORS: 1, CENSORS: 1}), ME) == 4


@pytest.mark.parametrize(
    ("faction", "count", "points"),
    [(SENATORS, 2, 2), (SENATORS, 3, 4), (QUAESTORS, 4, 5), (CENSORS, 1, 1), (CENSORS, 2, 3), (AEDILES, 2, 3)],
)
def test_cc_e6_the_majority_of_a_faction_is_a_point_more(
    rules: SimpleNamespace, faction: Faction, count: int, points: int
) -> None:
    assert rules.score_of(won({faction: count}), ME) == points


@pytest.mark.parametrize(("faction", "count", "points"), [(SENATORS, 5, 7), (CENSORS, 3, 5)])
def test_cc_e7_all_patricians_of_a_faction_are_another_point(
    rules: SimpleNamespace, faction: Faction, count: int, points: int
) -> None:
    assert rules.score_of(won({faction: count}), ME) == points


@pytest.mark.parametrize(("count", "points"), [(2, 2), (3, 4 + 2), (4, 5 + 2)])
def test_cc_e8_the_bonus_is_two_points_for_three_patricians_of_its_faction(
    rules: SimpleNamespace, count: int, points: int
) -> None:
    state = won({PRAETORS: count}, bonus_shown=[Bonus.PRAETORS, Bonus.PRAETORS])

    assert rules.score_of(state, ME) == points
    assert rules.score_of(state, FOE) == 0


def test_cc_e8_the_majority_of_another_faction_does_not_earn_it(rules: SimpleNamespace) -> None:
    assert rules.score_of(won({SENATORS: 3}, bonus_shown=[Bonus.PRAETORS, Bonus.PRAETORS]), ME) == 4


def test_cc_e9_all_quaestors_with_their_bonus_are_nine_points(rules: SimpleNamespace) -> None:
    assert rules.score_of(won({QUAESTORS: 5}, bonus_shown=[Bonus.QUAESTORS, Bonus.SENATORS]), ME) == 9


@pytest.mark.parametrize(
    ("mine", "theirs", "winners"),
    [
        ({SENATORS: 3}, {PRAETORS: 2}, [ME]),  # 4 : 2
        ({SENATORS: 3}, {PRAETORS: 2, SENATORS: 2}, [FOE]),  # 4 : 4, three patricians against four
        ({SENATORS: 3}, {PRAETORS: 3}, [ME, FOE]),  # all equal: a draw
    ],
)
def test_cc_e10_most_points_win_then_most_patricians_then_nobody_alone(
    rules: SimpleNamespace, mine: dict[Faction, int], theirs: dict[Faction, int], winners: list[int]
) -> None:
    state = won(mine, theirs)

    assert [seat for seat in (ME, FOE) if rules.is_winner(state, seat)] == winners


def test_cc_e11_the_last_patrician_ends_the_game_at_once_by_an_extraordinary_vote_too(rules: SimpleNamespace) -> None:
    state = table(
        hand=[FIVE, ONE], influence=[ONE] * 5, mine={SENATORS: [ONE] * 3}, theirs={SENATORS: [ONE] * 4},
        patricians=LAST_ONE, their_hand=[ONE],
    )  # fmt: skip

    play(rules, state, "lay_hidden five senators", "done", "ask senators")

    assert state.phase == Phase.OVER
    assert held(state, ME) == [ONE]  # no refill
    assert state.vote_discard.sum() == 0


def test_cc_e11_the_turn_of_the_last_influence_card_is_finished(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE], their_hand=[VETO])

    play(rules, state, "lay_hidden one senators", "done")
    assert (state.phase, state.seat) == (Phase.VOTE, CHANCE)
    play(rules, state, "turn_up senators")

    assert state.won[ME, SENATORS] == 1
    assert state.phase == Phase.OVER


def test_cc_e12_the_others_turns_are_skipped_for_exchanging_too(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, TWO], influence=[THREE] * 2, their_hand=[SPY, VETO], their_actions=[SCOUT] * 2)

    play(rules, state, "pass", "exchange one", "done", "draw influence", "deal three")

    assert (state.player, state.phase) == (ME, Phase.TURN)


def test_cc_e12_their_cards_go_on_counting_and_they_are_asked_and_draw(rules: SimpleNamespace) -> None:
    state = table(
        hand=[ONE, TWO, SPY], theirs={SENATORS: [FIVE]}, their_hand=[SCOUT, VETO], their_actions=[WRATH, ASSASSINATION]
    )

    play(rules, state, "spy")
    assert state.phase == Phase.ANSWER
    play(rules, state, "veto", "draw action", "lay_hidden one senators", "done", "turn_up senators")

    assert state.won[FOE, SENATORS] == 1
    assert held(state, FOE) == [ASSASSINATION, SCOUT]


@pytest.mark.parametrize("card", [ASSASSINATION, CASTLING, WRATH])
def test_cc_e13_two_players_go_on_while_a_card_that_could_make_room_is_left(rules: SimpleNamespace, card: Card) -> None:
    left = [remover for remover in REMOVERS if remover != card] + [card] * (REMOVERS.count(card) - 1)
    state = table(hand=[ONE, SPY], mine=FULL, theirs=FULL, their_hand=[ONE, card], discard=REMOVERS, their_discard=left)

    play(rules, state, "pass")

    assert (state.phase, state.player) == (Phase.TURN, FOE)


@pytest.mark.parametrize("card", [ASSASSINATION, CASTLING, WRATH])
def test_cc_e13_such_a_card_of_the_player_who_is_not_next_counts_too(rules: SimpleNamespace, card: Card) -> None:
    left = [remover for remover in REMOVERS if remover != card] + [card] * (REMOVERS.count(card) - 1)
    state = table(hand=[ONE, card], mine=FULL, theirs=FULL, their_hand=[ONE, SPY], discard=left, their_discard=REMOVERS)

    play(rules, state, "pass")

    assert (state.phase, state.player) == (Phase.TURN, FOE)


@pytest.mark.parametrize("card", [ASSASSINATION, CASTLING, WRATH])
def test_cc_e13_alone_a_faction_full_at_eight_ends_nothing_while_an_own_card_could_make_room(
    rules: SimpleNamespace, card: Card
) -> None:
    left = [remover for remover in REMOVERS if remover != card] + [card] * (REMOVERS.count(card) - 1)
    state = table(hand=[ONE, card], influence=[ONE], discard=left, **EIGHT_AT_SENATORS)

    play(rules, state, "pass", "done")

    assert (state.phase, state.player) == (Phase.TURN, ME)


def test_cc_e13_alone_a_faction_full_at_eight_ends_the_game_once_the_own_cards_are_discarded(
    rules: SimpleNamespace,
) -> None:
    """What the other still holds does not count."""
    state = table(hand=[ONE, SPY], influence=[ONE], discard=REMOVERS, **EIGHT_AT_SENATORS)

    play(rules, state, "pass", "done")

    assert state.phase == Phase.OVER


def test_cc_e13_the_room_of_either_player_keeps_the_game_going(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE], mine=MINE_FULL, their_hand=[ONE], discard=REMOVERS, their_discard=REMOVERS)

    play(rules, state, "pass")

    assert (state.phase, state.player) == (Phase.TURN, FOE)
    assert "lay_hidden one senators" in legal(rules, state)


def test_cc_e13_who_is_next_has_no_room_but_the_other_has(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE], theirs=MINE_FULL, their_hand=[ONE], discard=REMOVERS, their_discard=REMOVERS)

    play(rules, state, "pass")

    assert (state.phase, state.player) == (Phase.TURN, FOE)
    assert legal(rules, state) == {"pass"}


def test_cc_e14_the_bonus_cards_are_shown_when_the_game_has_ended(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE], bonus=[Bonus.QUAESTORS, Bonus.SENATORS], my_hidden={SENATORS: [FOUR]})
    assert GAME.view_of(state, FOE).bonus[ME] == HIDDEN

    play(rules, state, "lay_hidden one senators", "done", "turn_up orgy")

    assert state.phase == Phase.OVER
    for viewer in (ME, FOE, NONE):
        assert GAME.view_of(state, viewer).bonus_shown.tolist() == [Bonus.QUAESTORS, Bonus.SENATORS]
    assert hidden(state, ME, SENATORS) == [ONE, FOUR]


def test_cc_e14_the_score_does_not_tell_the_bonus_before(rules: SimpleNamespace) -> None:
    state = table(bonus=[Bonus.SENATORS, Bonus.SENATORS])
    state.won[ME, SENATORS] = 3

    assert rules.score_of(state, ME) == 4
