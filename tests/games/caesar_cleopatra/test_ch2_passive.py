"""Chapter 2. The turn, passive: exchanging cards."""

from types import SimpleNamespace

from ludi.games.caesar_cleopatra.fields import Phase
from tests.games.caesar_cleopatra.table import (
    FIVE,
    FOE,
    FOUR,
    ME,
    ONE,
    SCOUT,
    SENATORS,
    SPY,
    THREE,
    TWO,
    VETO,
    WRATH,
    gone,
    held,
    legal,
    play,
    table,
)


def test_cc_t11_all_cards_are_discarded_first_then_as_many_are_drawn(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, TWO, SPY], influence=[FOUR] * 5, actions=[VETO] * 2, their_hand=[ONE])

    play(rules, state, "pass", "exchange one", "exchange spy")
    assert legal(rules, state) == {"exchange two", "done"}
    play(rules, state, "done")
    assert legal(rules, state) == {"draw influence", "draw action"}
    play(rules, state, "draw action", "draw influence", "deal four")

    assert held(state, ME) == [TWO, FOUR, VETO]  # three again, not five
    assert gone(state, ME) == [ONE, SPY]


def test_cc_t11_a_passive_turn_has_no_vote_card(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, TWO], influence=[FOUR] * 5, their_hand=[ONE])

    play(rules, state, "pass", "exchange one", "done", "draw influence", "deal four")

    assert (state.player, state.phase) == (FOE, Phase.TURN)
    assert state.vote_discard.sum() == 0


def test_cc_t11_a_passive_player_plays_and_lays_nothing(rules: SimpleNamespace) -> None:
    state = play(rules, table(hand=[ONE, SPY], influence=[FOUR] * 5, their_hand=[ONE]), "pass")

    assert legal(rules, state) == {"done", "exchange one", "exchange spy"}


def test_cc_t11_when_the_hand_is_empty_the_drawing_begins(rules: SimpleNamespace) -> None:
    state = play(rules, table(hand=[ONE], influence=[FOUR] * 5, their_hand=[ONE]), "pass", "exchange one")

    assert legal(rules, state) == {"draw influence"}


def test_cc_t12_a_passive_player_may_exchange_nothing(rules: SimpleNamespace) -> None:
    state = play(rules, table(hand=[ONE, TWO], influence=[FOUR] * 5, their_hand=[ONE]), "pass", "done")

    assert (state.player, state.phase, state.idle) == (FOE, Phase.TURN, 1)
    assert held(state, ME) == [ONE, TWO]


def test_cc_t5_without_influence_cards_at_least_one_card_is_exchanged(rules: SimpleNamespace) -> None:
    state = play(rules, table(hand=[SPY, VETO], influence=[FOUR] * 5, their_hand=[ONE]), "pass")

    assert legal(rules, state) == {"exchange spy", "exchange veto"}
    play(rules, state, "exchange spy")
    assert legal(rules, state) == {"done", "exchange veto"}


def test_cc_t5_without_influence_cards_one_of_those_drawn_is_an_influence_card(rules: SimpleNamespace) -> None:
    state = table(hand=[SPY, VETO, VETO], influence=[FOUR] * 5, actions=[WRATH, SCOUT, SPY], their_hand=[ONE])

    play(rules, state, "pass", "exchange spy", "exchange veto", "done")
    assert legal(rules, state) == {"draw influence", "draw action"}
    play(rules, state, "draw action")

    assert legal(rules, state) == {"draw influence"}


def test_cc_t5_once_an_influence_card_was_drawn_the_pile_is_free(rules: SimpleNamespace) -> None:
    state = table(hand=[SPY, VETO], influence=[FOUR] * 5, actions=[WRATH, SCOUT], their_hand=[ONE])

    play(rules, state, "pass", "exchange spy", "exchange veto", "draw influence", "deal four")

    assert legal(rules, state) == {"draw influence", "draw action"}


def test_cc_t5_who_gives_away_all_influence_cards_by_choice_draws_from_any_pile(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, VETO], influence=[FOUR] * 5, actions=[WRATH, SCOUT], their_hand=[ONE])

    play(rules, state, "pass", "exchange one", "done")

    assert legal(rules, state) == {"draw influence", "draw action"}


def test_cc_t5_with_an_empty_influence_pile_any_card_is_drawn(rules: SimpleNamespace) -> None:
    state = table(hand=[SPY, VETO], actions=[WRATH, SCOUT], their_hand=[ONE])

    play(rules, state, "pass", "exchange spy", "done")

    assert legal(rules, state) == {"draw action"}


def test_cc_t5_the_next_passive_turn_is_free_again(rules: SimpleNamespace) -> None:
    state = table(hand=[SPY, VETO], influence=[FOUR] * 5, their_hand=[ONE, TWO], their_influence=[FIVE] * 3)

    play(rules, state, "pass", "exchange spy", "done", "draw influence", "deal four", "pass")

    assert "done" in legal(rules, state)


def test_cc_t5_once_the_passive_turn_is_over_the_table_shows_nobody_as_wanting(rules: SimpleNamespace) -> None:
    state = table(hand=[SPY, VETO], influence=[FOUR] * 5, their_hand=[ONE, TWO])
    play(rules, state, "pass")
    assert state.wanting == 1

    play(rules, state, "exchange spy", "done", "draw influence", "deal four")

    assert (state.player, state.wanting) == (FOE, 0)


def test_cc_t12_no_more_cards_are_exchanged_than_the_piles_hold(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, TWO, THREE], influence=[FOUR], actions=[SPY], their_hand=[ONE])

    play(rules, state, "pass", "exchange one", "exchange two")

    assert state.phase == Phase.REDRAW
    assert held(state, ME) == [THREE]


def test_cc_t12_with_empty_piles_nothing_is_exchanged(rules: SimpleNamespace) -> None:
    state = play(rules, table(hand=[ONE, TWO], their_hand=[ONE]), "pass")

    assert (state.player, state.phase) == (FOE, Phase.TURN)
    assert held(state, ME) == [ONE, TWO]


def test_cc_t12_with_an_empty_hand_nothing_is_exchanged(rules: SimpleNamespace) -> None:
    state = play(rules, table(influence=[FOUR] * 5, their_hand=[ONE]), "pass")

    assert (state.player, state.phase) == (FOE, Phase.TURN)
    assert held(state, ME) == []


def test_cc_t13_two_idle_turns_in_a_row_end_the_game(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, TWO], their_hand=[ONE])

    play(rules, state, "pass")
    assert state.phase == Phase.TURN
    play(rules, state, "pass")

    assert state.phase == Phase.OVER


def test_cc_t13_two_turns_in_which_nothing_was_exchanged_by_choice_end_the_game(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, TWO], influence=[FOUR] * 5, their_hand=[ONE], their_influence=[FIVE])

    play(rules, state, "pass", "done")
    assert state.phase == Phase.TURN
    play(rules, state, "pass", "done")

    assert state.phase == Phase.OVER


def test_cc_t13_who_is_alone_ends_the_game_with_two_idle_turns(rules: SimpleNamespace) -> None:
    state = play(rules, table(hand=[ONE, TWO], influence=[FOUR] * 5), "pass", "done", "pass", "done")

    assert state.phase == Phase.OVER


def test_cc_t13_an_exchange_between_them_keeps_the_game_going(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, TWO], their_hand=[ONE], their_influence=[FIVE])

    play(rules, state, "pass", "pass", "exchange one", "draw influence", "deal five", "pass")

    assert (state.player, state.phase) == (FOE, Phase.TURN)
    assert state.idle == 1


def test_cc_t13_an_active_turn_between_them_keeps_the_game_going(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, TWO], their_hand=[ONE, TWO])

    play(rules, state, "pass", f"lay_hidden one {SENATORS.name.lower()}", "done", "turn_up orgy", "pass")

    assert (state.player, state.phase) == (FOE, Phase.TURN)
