"""Chapter 7. What a seat knows of single cards, and how that ends (CC-H8)."""

from types import SimpleNamespace

import pytest

from tests.games.caesar_cleopatra.table import (
    AEDILES,
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
    knowledge,
    play,
    table,
)


@pytest.mark.parametrize("move", ["lay_open five senators", "exchange five"])
def test_cc_h8_a_known_card_that_leaves_the_hand_openly_is_known_no_more(rules: SimpleNamespace, move: str) -> None:
    state = table(hand=[ONE, FIVE], influence=[ONE] * 3, their_hand=[ONE], known=[(ONE, ["hand"]), (FIVE, ["hand"])])

    play(rules, state, *(["pass"] if "exchange" in move else []), move)

    assert knowledge(state, ME) == [(ONE, {"hand"})]


def test_cc_h8_where_several_could_be_meant_the_rest_may_lie_in_any_of_their_places(rules: SimpleNamespace) -> None:
    state = table(
        hand=[ONE, FIVE], their_hand=[ONE], my_hidden={SENATORS: [FIVE], AEDILES: [FIVE]},
        known=[(FIVE, ["hand", SENATORS]), (FIVE, ["hand", AEDILES]), (FIVE, [AEDILES])],
    )  # fmt: skip

    play(rules, state, "lay_open five praetors")

    assert knowledge(state, ME) == [(FIVE, {"hand", SENATORS, AEDILES}), (FIVE, {AEDILES})]


def test_cc_h8_a_card_turned_up_elsewhere_ends_no_knowledge(rules: SimpleNamespace) -> None:
    state = table(
        hand=[ONE, SCOUT],
        their_hidden={SENATORS: [FIVE], AEDILES: [FIVE]},
        their_hand=[ONE],
        their_known=[(FIVE, [AEDILES])],
    )

    play(rules, state, "scout senators")

    assert knowledge(state, FOE) == [(FIVE, {AEDILES})]


def test_cc_h8_a_place_without_hidden_cards_is_struck_out(rules: SimpleNamespace) -> None:
    state = table(
        hand=[ONE, SCOUT], their_hidden={SENATORS: [FIVE], AEDILES: [TWO]}, their_hand=[ONE],
        their_known=[(TWO, [SENATORS, AEDILES])],
    )  # fmt: skip

    play(rules, state, "scout senators")

    assert knowledge(state, FOE) == [(TWO, {AEDILES})]


def test_cc_h8_a_hand_without_influence_cards_is_struck_out(rules: SimpleNamespace) -> None:
    state = table(
        hand=[ONE, SPY],
        my_hidden={SENATORS: [FIVE]},
        their_hand=[ONE],
        known=[(FIVE, ["hand", SENATORS]), (ONE, ["hand"])],
    )

    play(rules, state, "lay_hidden one aediles")

    assert knowledge(state, ME) == [(ONE, {AEDILES}), (FIVE, {SENATORS, AEDILES})]


def test_cc_h8_a_faction_left_empty_by_castling_is_struck_out(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, CASTLING], mine={SENATORS: [FIVE]}, their_hand=[ONE])

    play(rules, state, "castle senators praetors", "lay_hidden five praetors")

    assert knowledge(state, ME) == [(FIVE, {PRAETORS})]


def test_cc_h8_a_spied_hand_counts_as_turned_up_for_what_was_known_before(rules: SimpleNamespace) -> None:
    state = table(
        hand=[ONE, SPY], their_hand=[THREE, FIVE], their_hidden={SENATORS: [FIVE], QUAESTORS: [TWO]},
        their_known=[(FIVE, ["hand", SENATORS]), (TWO, ["hand", QUAESTORS])],
    )  # fmt: skip

    play(rules, state, "spy")

    assert knowledge(state, FOE) == [(TWO, {QUAESTORS}), (THREE, {"hand"}), (FIVE, {"hand"})]


def test_cc_h8_wrath_and_votes_end_what_was_known_of_their_cards(rules: SimpleNamespace) -> None:
    state = table(
        hand=[ONE, WRATH], my_hidden={SENATORS: [FOUR], CENSORS: [FOUR]}, their_hand=[ONE],
        known=[(FOUR, [SENATORS]), (FOUR, [CENSORS])],
    )  # fmt: skip

    play(rules, state, "wrath senators")
    assert knowledge(state, ME) == [(FOUR, {CENSORS})]
    play(rules, state, "lay_hidden one aediles", "done", "turn_up censors")

    assert knowledge(state, ME) == []


def test_cc_h8_a_known_action_card_that_is_played_is_known_no_more(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, SCOUT], their_hidden={SENATORS: [ONE]}, their_hand=[ONE, VETO])
    state.known_actions[:] = [[0, 0, 0, 1, 0, 0], [0, 0, 0, 0, 0, 1]]

    play(rules, state, "scout senators", "veto")

    assert not state.known_actions.any()
