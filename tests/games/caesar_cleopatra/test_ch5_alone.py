"""Chapter 5. The end of a game that one player goes on with alone: five own cards at every faction left."""

from types import SimpleNamespace

from ludi.core.state import NONE, State
from ludi.games.caesar_cleopatra.components import Faction
from ludi.games.caesar_cleopatra.fields import Phase
from tests.games.caesar_cleopatra.table import (
    AEDILES,
    ASSASSINATION,
    CASTLING,
    CENSORS,
    FIVE,
    FOE,
    ME,
    ONE,
    PRAETORS,
    QUAESTORS,
    SENATORS,
    SPY,
    THREE,
    TWO,
    WRATH,
    held,
    legal,
    play,
    table,
)

FIVE_EACH = {faction: [ONE] * 5 for faction in Faction}
ALL_BUT_ONE_PLACE = FIVE_EACH | {AEDILES: [ONE] * 4}
ONLY_SENATORS = {PRAETORS: 0, QUAESTORS: 0, CENSORS: 0, AEDILES: 0}


def votes_turned(state: State) -> int:
    """How many vote cards have been turned."""
    return int(state.vote_discard.sum() + state.vote_removed.sum())


def test_cc_e3_the_turn_that_fills_the_last_place_ends_the_game_and_turns_no_vote_card(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, TWO, ASSASSINATION], mine=ALL_BUT_ONE_PLACE, theirs={SENATORS: [ONE]}, their_hand=[SPY])

    play(rules, state, "lay_hidden one aediles", "done")

    assert (state.phase, state.seat) == (Phase.OVER, NONE)
    assert votes_turned(state) == 0
    assert not state.won.any()


def test_cc_e3_two_cards_face_up_may_fill_the_last_places_too(rules: SimpleNamespace) -> None:
    mine = FIVE_EACH | {AEDILES: [ONE] * 4, CENSORS: [ONE] * 4}
    state = table(hand=[ONE, TWO, FIVE], mine=mine, their_hand=[SPY])

    play(rules, state, "lay_open one aediles", "lay_open two censors", "done")

    assert (state.phase, votes_turned(state)) == (Phase.OVER, 0)


def test_cc_e3_with_a_place_left_the_vote_card_is_turned(rules: SimpleNamespace) -> None:
    mine = FIVE_EACH | {AEDILES: [ONE] * 3}
    state = table(hand=[ONE, TWO], mine=mine, their_hand=[SPY])

    play(rules, state, "lay_hidden one aediles", "done", "turn_up orgy")

    assert (state.phase, state.player) == (Phase.TURN, ME)


def test_cc_e3_it_holds_only_for_a_player_who_goes_on_alone(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, TWO], mine=ALL_BUT_ONE_PLACE, their_hand=[SPY], their_influence=[ONE])

    play(rules, state, "lay_hidden one aediles", "done", "turn_up orgy")

    assert (state.phase, state.player) == (Phase.TURN, FOE)


def test_cc_e3_as_a_turn_begins_the_game_ends_whatever_action_cards_there_are(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, WRATH, CASTLING], influence=[ONE] * 2, mine=FIVE_EACH, their_hand=[WRATH])

    play(rules, state, "pass", "exchange one", "done", "draw influence", "deal one")

    assert state.phase == Phase.OVER


def test_cc_e3_factions_that_are_won_need_no_five_cards(rules: SimpleNamespace) -> None:
    state = table(
        hand=[ONE, WRATH], influence=[ONE] * 2, mine={SENATORS: [ONE] * 5}, their_hand=[WRATH], patricians=ONLY_SENATORS
    )

    play(rules, state, "pass", "exchange one", "done", "draw influence", "deal one")

    assert state.phase == Phase.OVER


def test_cc_e13_the_vote_that_leaves_only_full_factions_ends_the_game_as_the_next_turn_begins(
    rules: SimpleNamespace,
) -> None:
    mine = {SENATORS: [ONE] * 5, PRAETORS: [ONE] * 3}
    state = table(
        hand=[ONE, TWO], mine=mine, their_hand=[SPY], patricians=ONLY_SENATORS | {PRAETORS: 1},
    )  # fmt: skip

    play(rules, state, "lay_hidden one praetors", "done", "turn_up praetors")

    assert (state.phase, state.won[ME, PRAETORS]) == (Phase.OVER, 1)


def test_cc_e13_the_others_last_turn_is_finished_before_one_who_is_then_alone_and_full_ends_it(
    rules: SimpleNamespace,
) -> None:
    state = table(hand=[ONE, SPY], theirs=FIVE_EACH, their_hand=[ONE])

    play(rules, state, "lay_hidden one senators", "done", "turn_up orgy")

    assert (state.phase, votes_turned(state)) == (Phase.OVER, 1)


def test_cc_e13_there_is_no_refill_in_that_turn(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, TWO], influence=[THREE] * 5, actions=[SPY], mine=ALL_BUT_ONE_PLACE, their_hand=[SPY])

    play(rules, state, "lay_hidden one aediles", "done")

    assert (state.phase, held(state, ME)) == (Phase.OVER, [TWO])


def test_cc_e13_an_equal_extraordinary_vote_is_held_and_the_game_ends_after_it(rules: SimpleNamespace) -> None:
    theirs = {SENATORS: [ONE, TWO, TWO]}
    state = table(hand=[ONE, TWO], mine=ALL_BUT_ONE_PLACE, theirs=theirs, their_hand=[SPY])

    play(rules, state, "lay_hidden one aediles", "done", "ask senators")

    assert (state.phase, votes_turned(state)) == (Phase.OVER, 0)


def test_cc_e13_an_extraordinary_vote_that_makes_room_lets_the_game_go_on_with_a_vote_card(
    rules: SimpleNamespace,
) -> None:
    theirs = {SENATORS: [ONE, ONE, ONE]}
    state = table(hand=[ONE, TWO], influence=[THREE], mine=ALL_BUT_ONE_PLACE, theirs=theirs, their_hand=[SPY])

    play(rules, state, "lay_hidden one aediles", "done", "ask senators", "draw influence", "deal three", "turn_up orgy")

    assert (state.phase, state.player) == (Phase.TURN, ME)
    assert "lay_hidden two senators" in legal(rules, state)


def test_cc_e13_an_action_card_played_after_laying_may_make_room_again(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, TWO, WRATH], mine=ALL_BUT_ONE_PLACE)

    play(rules, state, "lay_hidden one aediles", "wrath senators", "done", "turn_up orgy")

    assert (state.phase, state.player) == (Phase.TURN, ME)


def test_cc_e13_a_spy_who_takes_the_others_last_influence_card_leaves_the_player_alone(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, TWO, SPY], mine=ALL_BUT_ONE_PLACE, their_hand=[FIVE])

    play(rules, state, "lay_hidden one aediles", "spy", "choose five", "done")

    assert (state.phase, votes_turned(state)) == (Phase.OVER, 0)


def test_cc_e13_the_last_influence_card_that_fills_the_last_place_turns_no_vote_card(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE], mine=ALL_BUT_ONE_PLACE, their_hand=[SPY])

    play(rules, state, "lay_hidden one aediles", "done")

    assert (state.phase, votes_turned(state)) == (Phase.OVER, 0)
