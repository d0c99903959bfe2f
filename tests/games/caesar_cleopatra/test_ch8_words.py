"""What is said: why a move is refused, and what the log tells to whom."""

from collections.abc import Mapping
from typing import Any

import pytest

from ludi.core import texts
from ludi.core.match import Match
from ludi.core.state import CHANCE, NONE, State
from ludi.games.caesar_cleopatra import GAME
from ludi.games.caesar_cleopatra.components import Bonus
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
    PHILOSOPHER,
    PRAETORS,
    QUAESTORS,
    SCOUT,
    SENATORS,
    SPY,
    THREE,
    TWO,
    VETO,
    WRATH,
    play,
    table,
)

RULES = GAME.interpreted
WATCHER = NONE
Position = Mapping[str, Any]


def refused(state: State, move: str) -> tuple[str, str]:
    """The reason in English and its rule."""
    error = Match(GAME, start=state).refusal(GAME.actions.parse(move))
    return error.reason, error.rule


def told(state: State, move: str, viewer: int = ME) -> list[str]:
    """What the log says of a move, in English."""
    match = Match(GAME, start=state)
    match.step(GAME.actions.parse(move))
    return [texts.say("en", line) for line in match.lines(state, match.actions[0], match.state, viewer)]


# fmt: off
TWO_EACH: Position = {"hand": [ONE, TWO], "their_hand": [ONE, TWO]}
FULL = {SENATORS: [ONE] * 5}
REFUSALS: list[tuple[str, Position, list[str], str, str]] = [  # rule, position, moves before, move, reason
    ("CC-T4", TWO_EACH, [], "lay_hidden five senators", "no such card to take now: 5"),
    ("CC-T4", TWO_EACH, ["lay_hidden one senators"], "lay_hidden two senators", "has been laid in this turn"),
    ("CC-T5", {"hand": [SPY]}, [], "lay_hidden one senators", "Without influence cards"),
    ("CC-T5", {"hand": [SPY], "their_hand": [ONE]}, [], "spy", "Without influence cards"),
    ("CC-T7", TWO_EACH | {"mine": FULL}, [], "lay_hidden one senators", "Five of your cards"),
    ("CC-T8", TWO_EACH | {"mine": {SENATORS: [ONE] * 3}, "theirs": FULL}, [], "lay_open one senators", "Eight cards"),
    ("CC-T9", TWO_EACH | {"patricians": {CENSORS: 0}}, [], "lay_open one censors", "All censors are won"),
    ("CC-T16", {"hand": [ONE, SPY]}, [], "lay_open one senators", "one card is laid face down"),
    ("CC-T16", TWO_EACH, ["lay_open one senators"], "lay_hidden two senators", "Lay the second card face up"),
    ("CC-T3", TWO_EACH, [], "done", "lays influence first"),
    ("CC-T2", TWO_EACH, ["lay_hidden one senators"], "pass", "active already"),
    ("CC-T2", TWO_EACH, [], "choose one", "Lay influence, play an action card, or stay passive"),
    ("CC-T14", TWO_EACH | {"hand": [ONE, TWO, SPY, SPY]}, ["spy", "choose one"], "spy", "One action card"),
    ("CC-T10", TWO_EACH | {"influence": [ONE]}, ["lay_hidden one senators", "done"], "draw action", "action pile"),
    ("CC-T10", TWO_EACH | {"influence": [ONE]}, ["lay_hidden one senators", "done"], "decline", "choose a pile"),
    ("CC-T11", TWO_EACH | {"influence": [ONE]}, ["pass"], "exchange five", "no such card to take now: 5"),
    ("CC-T5", {"hand": [SPY], "influence": [ONE]}, ["pass"], "done", "at least one card"),
    ("CC-T5", {"hand": [SPY], "influence": [ONE], "actions": [VETO]}, ["pass", "exchange spy"], "draw action",
        "the last card is drawn from the influence pile"),
    ("CC-T12", TWO_EACH | {"influence": [ONE]}, ["pass", "exchange one"], "exchange two",
        "more cards than the piles hold"),
    ("CC-T11", {"hand": [ONE, TWO, TWO], "influence": [ONE] * 3}, ["pass", "exchange one", "done"], "exchange two",
        "before the first is drawn"),
    ("CC-T10", TWO_EACH | {"influence": [ONE]}, ["lay_hidden one senators", "done", "draw influence"], "deal five",
        "This cannot come now: "),
    ("CC-A1", {"hand": [ONE, ASSASSINATION]}, [], "assassinate one senators", "face-up card of the opponent"),
    ("CC-A1", TWO_EACH, [], "assassinate one senators", "no such card to take now: assassination"),
    ("CC-A2", {"hand": [ONE, SPY]}, [], "spy", "a card in the opponent’s hand"),
    ("CC-A2", {"hand": [ONE, SPY], "their_hand": [TWO]}, ["spy"], "choose one", "no such card to take now: 1"),
    ("CC-A3", {"hand": [ONE, CASTLING], "mine": FULL}, ["castle senators praetors"], "lay_hidden one aediles",
        "cards that were taken up"),
    ("CC-A4", {"hand": [ONE, SCOUT]}, [], "scout senators", "face-down card of the opponent"),
    ("CC-A5", {"hand": [ONE, WRATH]}, [], "wrath senators", "an influence card there"),
    ("CC-A6", {"hand": [ONE, WRATH], "mine": FULL, "their_hand": [SPY]}, ["wrath senators"], "veto",
        "no such card to take now: veto"),
    ("CC-A6", {"hand": [ONE, WRATH], "mine": FULL, "their_hand": [SPY]}, ["wrath senators"], "spy",
        "veto it or let it pass"),
    ("CC-A6", TWO_EACH, [], "let_pass", "No action card is waiting"),
    ("CC-A7", {"hand": [ONE, VETO]}, [], "veto", "only answers an action card"),
    ("CC-A11", {"hand": [ONE, CASTLING], "mine": FULL}, [], "castle praetors senators", "in the order of the rows"),
    ("CC-A11", {"hand": [ONE, CASTLING]}, [], "castle senators praetors", "a card of yours at one of them"),
    ("CC-S4", {"hand": [SPY], "phase": Phase.ORDER}, [], "order veto", "no such card to take now: veto"),
    ("CC-S7", {"hand": [ONE, ONE], "phase": Phase.ARRANGE, "my_hidden": {SENATORS: [TWO]}}, [],
        "lay_hidden one senators", "A card lies at the senators already"),
    ("CC-S8", {"hand": [ONE, ONE], "phase": Phase.ARRANGE, "my_hidden": {SENATORS: [TWO]}}, [],
        "lay_hidden one aediles", "next: praetors"),
    ("CC-V1", {"phase": Phase.VOTE, "seat": CHANCE}, [], "pass", "drawn or turned first"),
    ("CC-E1", {"phase": Phase.OVER, "seat": NONE}, [], "pass", "The game is over"),
]
# fmt: on


@pytest.mark.parametrize(
    ("rule", "position", "moves", "move", "reason"), REFUSALS, ids=[f"{row[0]}-{row[3]}" for row in REFUSALS]
)
def test_a_refusal_names_its_reason_and_its_rule(
    rule: str, position: Position, moves: list[str], move: str, reason: str
) -> None:
    state = play(RULES, table(**position), *moves)

    said, named = refused(state, move)

    assert reason in said
    assert named == rule


def test_cc_h4_both_players_are_told_what_a_spy_sees_and_a_watcher_is_not() -> None:
    state = table(hand=[ONE, SPY], their_hand=[FIVE, THREE])

    for viewer in (ME, FOE):
        assert told(state, "spy", viewer)[-1] == "The hand of Cleopatra: 3, 5."
    assert told(state, "spy", WATCHER)[-1] == "Caesar looks at the hand of Cleopatra."


def test_cc_h1_a_card_laid_face_down_is_told_to_its_owner_only() -> None:
    state = table(hand=[ONE, TWO])

    assert told(state, "lay_hidden two censors", ME) == ["Caesar lays a 2 face down at the censors."]
    for viewer in (FOE, WATCHER):
        assert told(state, "lay_hidden two censors", viewer) == ["Caesar lays a card face down at the censors."]


def test_cc_h2_the_top_of_a_chosen_pile_is_told_to_its_owner_only() -> None:
    state = play(RULES, table(hand=[ONE, TWO], actions=[SPY, WRATH] * 2), "lay_hidden one senators", "done")

    assert told(state, "draw action", ME) == ["Caesar draws from the action pile.", "Caesar draws: wrath of the gods."]
    assert told(state, "draw action", FOE) == ["Caesar draws from the action pile."]


def test_cc_s6_a_bonus_card_is_told_to_its_owner_only() -> None:
    state = table(phase=Phase.BONUS, seat=CHANCE)

    assert told(state, "bonus senators", ME) == ["Caesar draws a bonus card: senators."]
    assert told(state, "bonus senators", FOE) == ["Caesar draws a bonus card."]


def test_cc_v9_a_vote_is_told_with_its_influence_and_its_outcome() -> None:
    state = table(
        phase=Phase.VOTE, seat=CHANCE, hand=[ONE], their_hand=[ONE],
        my_hidden={CENSORS: [THREE, PHILOSOPHER]}, their_hidden={CENSORS: [FOUR, FIVE]},
    )  # fmt: skip

    assert told(state, "turn_up censors", WATCHER) == [
        "The vote card is turned: censors.",
        "Influence on the censors: Caesar 3, Cleopatra 9.",
        "Philosophers reverse the outcome.",
        "Caesar wins one of the censors.",
        "Caesar discards: 3, philosopher.",
        "Cleopatra discards: 5.",
        "Cleopatra begins a turn.",
    ]


def test_cc_a6_a_veto_is_told() -> None:
    state = play(RULES, table(hand=[ONE, SCOUT], their_hidden={QUAESTORS: [ONE]}, their_hand=[VETO]), "scout quaestors")

    assert told(state, "veto") == ["Cleopatra plays a veto; the scout has no effect."]
    assert told(state, "let_pass") == [
        "Cleopatra lets it pass.",
        "Cards of Cleopatra at the quaestors are turned up: 1.",
    ]


def test_cc_e2_going_on_alone_is_told() -> None:
    state = play(RULES, table(hand=[ONE, TWO], their_hand=[SPY]), "lay_hidden one senators", "done")

    assert told(state, "turn_up orgy")[-1] == "Only Caesar has influence cards left and goes on alone."


# fmt: off
ONLY_SENATORS = {PRAETORS: 0, QUAESTORS: 0, CENSORS: 0, AEDILES: 0}
REMOVERS = [*[ASSASSINATION] * 4, CASTLING, CASTLING, WRATH]
ENDINGS: list[tuple[Position, list[str], str]] = [
    ({"hand": [ONE], "patricians": ONLY_SENATORS | {SENATORS: 1}},
        ["lay_hidden one senators", "done", "turn_up senators"], "All patricians are won."),
    ({"hand": [ONE]}, ["lay_hidden one senators", "done", "turn_up orgy"], "Nobody has influence cards left."),
    (TWO_EACH, ["pass", "pass"], "Two passive turns in a row without an exchange."),
    ({"hand": [ONE], "their_hand": [ONE], "mine": {SENATORS: [ONE] * 4}, "theirs": {SENATORS: [ONE] * 4},
        "discard": REMOVERS, "their_discard": REMOVERS, "patricians": ONLY_SENATORS},
        ["pass"], "No influence can be laid any more."),
    ({"hand": [ONE, TWO], "mine": {SENATORS: [ONE] * 4}, "patricians": ONLY_SENATORS},
        ["lay_hidden one senators", "done"],
        "Five cards of Caesar lie at every faction left: no vote card is turned any more."),
    ({"hand": [ONE], "mine": {SENATORS: [ONE] * 4}, "patricians": ONLY_SENATORS},
        ["lay_hidden one senators", "done"],
        "Five cards of Caesar lie at every faction left: no vote card is turned any more."),
]
# fmt: on


@pytest.mark.parametrize(("position", "moves", "reason"), ENDINGS, ids=[row[2] for row in ENDINGS])
def test_cc_e14_the_end_is_told_with_its_reason_the_bonus_cards_and_the_winner(
    position: Position, moves: list[str], reason: str
) -> None:
    state = play(RULES, table(bonus=[Bonus.SENATORS, Bonus.PRAETORS], **position), *moves[:-1])

    lines = told(state, moves[-1], WATCHER)

    assert f"{reason} The game is over." in lines
    assert {"Caesar shows the bonus card: senators.", "Cleopatra shows the bonus card: praetors."} <= set(lines)
    assert lines[-1] in ("Caesar wins.", "Points and patricians are equal: a draw.")


@pytest.mark.parametrize(("position", "moves", "reason"), ENDINGS, ids=[row[2] for row in ENDINGS])
def test_cc_e10_the_end_says_by_what_it_was_won(position: Position, moves: list[str], reason: str) -> None:
    state = play(RULES, table(**position), *moves)
    assert GAME.ending

    said = texts.say("en", GAME.ending(state))

    said_in_the_log = {
        "Nobody has influence": "No influence",
        "Two passive turns": "Two turns in a row",
        "Five cards of Caesar": "One side has five cards at every faction left",
    }
    begins = next((words for start, words in said_in_the_log.items() if reason.startswith(start)), reason[:-1])
    assert said.startswith(begins)
    assert said.endswith(f"{RULES.score_of(state, ME)} to {RULES.score_of(state, FOE)}.")


def test_cc_e10_with_equal_points_the_end_says_that_patricians_decide() -> None:
    state = table(patricians=dict.fromkeys([*ONLY_SENATORS, SENATORS], 0))
    state.won[FOE, SENATORS] = 3  # and the majority: 4 points
    state.won[ME, list(ONLY_SENATORS)] = 1
    assert GAME.ending

    assert texts.say("en", GAME.ending(state)) == "4 points each; the number of patricians decides."
