"""Chapter 4. The answer to an action card: veto, or let it pass; replacements."""

from types import SimpleNamespace

import pytest

from ludi.core.state import HIDDEN, NONE
from ludi.games.caesar_cleopatra import GAME
from ludi.games.caesar_cleopatra.components import Action
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
    SCOUT,
    SENATORS,
    SPY,
    THREE,
    TWO,
    VETO,
    WRATH,
    gone,
    held,
    hidden,
    legal,
    lying,
    play,
    table,
    verbs,
)


def test_cc_a6_a_vetoed_card_has_no_effect_and_both_cards_are_discarded(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, WRATH], their_hidden={SENATORS: [FIVE]}, their_hand=[TWO, VETO])

    play(rules, state, "wrath senators")
    assert (state.seat, state.phase) == (FOE, Phase.ANSWER)
    play(rules, state, "veto")

    assert hidden(state, FOE, SENATORS) == [FIVE]
    assert (gone(state, ME), gone(state, FOE)) == ([WRATH], [VETO])
    assert (state.seat, state.phase) == (ME, Phase.LAY)


def test_cc_a6_the_vetoing_player_may_draw_a_replacement(rules: SimpleNamespace) -> None:
    state = table(
        hand=[ONE, WRATH],
        their_hidden={SENATORS: [FIVE]},
        their_hand=[VETO],
        their_influence=[THREE],
        their_actions=[SPY],
    )

    play(rules, state, "wrath senators", "veto")

    assert legal(rules, state) == {"decline", "draw influence", "draw action"}
    play(rules, state, "draw action")
    assert held(state, FOE) == [SPY]


def test_cc_a6_the_other_may_let_it_pass(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, WRATH], their_hidden={SENATORS: [FIVE]}, their_hand=[VETO])

    play(rules, state, "wrath senators", "let_pass")

    assert gone(state, FOE) == [FIVE]
    assert held(state, FOE) == [VETO]


def test_cc_a7_a_veto_is_played_in_answer_only(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, VETO], their_hand=[VETO])

    assert "veto" not in verbs(rules, state)
    play(rules, state, "lay_hidden one senators")
    assert legal(rules, state) == {"done"}


def test_cc_a7_a_veto_is_not_answered(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, VETO, WRATH], their_hidden={SENATORS: [FIVE]}, their_hand=[VETO])

    play(rules, state, "wrath senators", "veto")

    assert (state.seat, state.phase) == (ME, Phase.LAY)


@pytest.mark.parametrize("their_hand", [[VETO], [SPY]])
def test_cc_a8_the_answer_is_asked_for_whether_or_not_there_is_a_veto(
    rules: SimpleNamespace, their_hand: list[int]
) -> None:
    state = table(hand=[ONE, SCOUT], their_hidden={SENATORS: [FIVE]}, their_hand=their_hand)

    play(rules, state, "scout senators")

    assert (state.seat, state.phase) == (FOE, Phase.ANSWER)
    assert legal(rules, state) == ({"let_pass", "veto"} if VETO in their_hand else {"let_pass"})


def test_cc_a9_a_player_without_influence_cards_keeps_the_veto(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, TWO, SCOUT], influence=[ONE], their_hidden={SENATORS: [FIVE]}, their_hand=[VETO, SPY])

    play(rules, state, "scout senators", "veto")

    assert hidden(state, FOE, SENATORS) == [FIVE]


def test_cc_a10_the_target_is_named_before_the_answer(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, ASSASSINATION], theirs={CENSORS: [FIVE]}, their_hand=[VETO])

    play(rules, state, "assassinate five censors")

    view = GAME.view_of(state, FOE)
    assert (view.action, view.faction, view.victim) == (Action.ASSASSINATION, CENSORS, FIVE)
    assert lying(state, FOE, CENSORS) == [FIVE]


@pytest.mark.parametrize(
    ("card", "move", "named"),
    [
        (ASSASSINATION, "assassinate five censors", (CENSORS, NONE, FIVE)),
        (SCOUT, "scout senators", (SENATORS, NONE, NONE)),
        (WRATH, "wrath aediles", (AEDILES, NONE, NONE)),
        (CASTLING, "castle praetors aediles", (PRAETORS, AEDILES, NONE)),
        (SPY, "spy", (NONE, NONE, NONE)),
    ],
)
def test_cc_a12_a_vetoed_card_names_its_target_and_shows_and_moves_nothing(
    rules: SimpleNamespace, card: int, move: str, named: tuple[int, int, int]
) -> None:
    state = table(
        hand=[ONE, card], my_hidden={PRAETORS: [ONE], AEDILES: [TWO]},
        theirs={CENSORS: [FIVE]}, their_hidden={SENATORS: [FOUR]}, their_hand=[THREE, VETO],
    )  # fmt: skip
    before = {field: state[field].copy() for field in ("face_up", "face_down", "known", "known_actions", "covered")}

    play(rules, state, move)
    assert (state.faction, state.partner, state.victim) == named
    play(rules, state, "veto")

    assert all((state[field] == value).all() for field, value in before.items())
    assert (state.action, state.faction, state.partner, state.victim) == (NONE, NONE, NONE, NONE)
    assert held(state, FOE) == [THREE]


def test_cc_a12_the_hand_is_shown_after_the_answer(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, SPY], their_hand=[THREE, SPY])

    play(rules, state, "spy")
    assert not state.known_actions.any()
    play(rules, state, "let_pass")

    assert state.known_actions[FOE, Action.SPY] == 1


@pytest.mark.parametrize(
    ("their_hand", "their_discard", "asked"),
    [
        ([SPY], [VETO], True),
        ([SPY], [VETO, VETO], False),  # both vetoes lie in the discard pile
        ([ONE, TWO], [], False),  # no card with the back of an action card
    ],
)
def test_cc_a13_the_answer_is_asked_for_by_what_the_table_sees(
    rules: SimpleNamespace, their_hand: list[int], their_discard: list[int], asked: bool
) -> None:
    state = table(
        hand=[ONE, SCOUT], their_hidden={SENATORS: [FIVE]}, their_hand=their_hand, their_discard=their_discard
    )

    play(rules, state, "scout senators")

    assert (state.phase == Phase.ANSWER) == asked


def test_cc_a13_what_a_spy_saw_does_not_count(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, SCOUT], their_hidden={SENATORS: [FIVE]}, their_hand=[SPY])
    state.known_actions[FOE, Action.SPY] = 1  # the whole hand is known

    play(rules, state, "scout senators")

    assert state.phase == Phase.ANSWER


def test_cc_a14_the_replacement_may_be_declined(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, SPY], their_hand=[TWO, THREE], their_influence=[FIVE])

    play(rules, state, "spy", "choose two", "decline")

    assert held(state, FOE) == [THREE]
    assert (state.seat, state.phase) == (ME, Phase.LAY)


def test_cc_a14_it_is_one_card_before_the_turn_goes_on_and_is_not_shown(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, SPY], their_hand=[TWO, THREE], their_influence=[FIVE, FIVE])

    play(rules, state, "spy", "choose two", "draw influence")
    deal = GAME.actions.decode(GAME.actions.parse("deal five"))
    assert GAME.seen_move(state, deal, ME).parts["card"] == HIDDEN
    assert GAME.seen_move(state, deal, FOE).parts["card"] == FIVE
    play(rules, state, "deal five")

    assert (state.seat, state.phase) == (ME, Phase.LAY)
    assert held(state, FOE) == [THREE, FIVE]


def test_cc_a14_with_both_piles_empty_there_is_none(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, SPY], their_hand=[TWO, THREE])

    play(rules, state, "spy", "choose two")

    assert (state.seat, state.phase) == (ME, Phase.LAY)


def test_cc_a15_a_veto_is_not_the_action_card_of_a_turn(rules: SimpleNamespace) -> None:
    state = table(
        hand=[ONE, SCOUT], their_hidden={SENATORS: [FIVE]}, my_hidden={AEDILES: [ONE]}, their_hand=[TWO, VETO, SCOUT]
    )

    play(rules, state, "scout senators", "veto", "lay_hidden one senators", "done", "turn_up orgy")

    assert state.player == FOE
    assert "scout aediles" in legal(rules, state)


def test_cc_a15_a_veto_may_be_exchanged(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, VETO], influence=[FIVE], their_hand=[ONE])

    play(rules, state, "pass", "exchange veto")

    assert gone(state, ME) == [VETO]
