"""What is said: why a move is refused, and what the log tells to whom."""

from collections.abc import Mapping
from typing import Any

import pytest

from ludi.core import texts
from ludi.core.match import Match
from ludi.core.speech import ask_line, move_line, text_of
from ludi.core.state import CHANCE, NONE, State
from ludi.games.roma import GAME
from ludi.games.roma.components import Card
from ludi.games.roma.fields import Phase
from tests.games.roma.table import DISCS, FOE, FULL_SIDE, II, III, IV, ME, I, V, play, table, whole

RULES = GAME.interpreted
WATCHER = NONE


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
REFUSALS: list[tuple[str, Mapping[str, Any], list[str], str, str]] = [  # rule, position, moves before, move, reason
    ("RO-T9", {"hand": [Card.NERO], "coins": (9, 0)}, [], "lay forum 1", "no Forum in your hand"),
    ("RO-T9", {"hand": [Card.NERO], "coins": (7, 0)}, [], "lay nero 1", "Nero costs 8 sestertii; you have 7"),
    ("RO-T9", {"hand": [Card.NERO], "theirs": {I: Card.LEGAT}, "dice": (3,)}, [], "target 1", "on your own side"),
    ("RO-T9", {"dice": (3,)}, [], "target 2", "on your own side"),
    ("RO-T4", {"dice": (3, 4)}, [], "money 5", "no unused 5"),
    ("RO-T4", {"mine": {V: Card.TRIBUNUS_PLEBIS}, "dice": (3, 4)}, [], "activate 5", "no unused 5"),
    ("RO-T7", {"dice": (3,)}, [], "cards 3", "nothing to draw"),
    ("RO-T11", {"dice": (3,)}, [], "activate 3", "no card at disc III"),
    ("RO-T11", {"mine": {III: Card.TURRIS}, "dice": (3,)}, [], "activate 3", "Turris works by itself"),
    ("RO-K4", {"mine": {III: Card.TRIBUNUS_PLEBIS}, "dice": (3,), "blocked": [III]}, [], "activate 3", "is blocked"),
    ("RO-T13", {"mine": {III: Card.SICARIUS}, "dice": (3,)}, [], "activate 3", "Sicarius needs an opposing person"),
    ("RO-T13", {"mine": {III: Card.FORUM}, "dice": (3,)}, [], "activate 3", "Forum needs a second unused die"),
    ("RO-T13", {"mine": {III: Card.SCAENICUS}, "dice": (3,)}, [], "activate 3", "Scaenicus needs another person"),
    ("RO-T13", {"mine": {III: Card.SCAENICUS, I: Card.LEGAT, II: Card.NERO}, "dice": (3,)}, ["activate 3"],
        "copy nero", "Nero needs an opposing building"),
    ("RO-K9", {"mine": {III: Card.SCAENICUS, I: Card.LEGAT}, "dice": (3,)}, ["activate 3"], "copy forum",
        "cannot be copied"),
    ("RO-T14", {"dice": (3,)}, [], "keep nero", "That is not possible now"),
    ("RO-T14", {"mine": {III: Card.PRAETORIANUS}, "dice": (3, 4)}, ["activate 3"], "money 4", "Choose a disc to block"),
    ("RO-T2", {"dice": (3, 3, 3)}, [], "reroll", "right after a roll of three equal ones"),
    ("RO-T2", {"dice": (3, 3, 3), "phase": Phase.REROLL}, [], "money 3", "keep them or roll all again"),
    ("RO-S2", {"hand": [Card.NERO]}, [], "give nero", "only in the opening"),
    ("RO-S2", {"hand": [Card.NERO], "phase": Phase.GIVE}, [], "give forum", "no Forum in your hand"),
    ("RO-S2", {"hand": [Card.NERO], "phase": Phase.GIVE}, [], "end_turn", "Choose a card to give"),
    ("RO-S3", {"hand": [Card.NERO], "phase": Phase.OPENING}, [], "lay forum 1", "no Forum in your hand"),
    ("RO-S3", {"hand": [Card.NERO], "phase": Phase.OPENING}, [], "target 1", "on your own side"),
    ("RO-T6", {"dice": (1,), "draw_pile": [Card.NERO]}, ["cards 1", "draw nero"], "keep forum", "not among the cards"),
    ("RO-T6", {"dice": (1,), "draw_pile": [Card.NERO]}, ["cards 1"], "draw forum", "The pile does not hold it"),
    ("RO-T6", {"dice": (1, 2), "draw_pile": [Card.NERO]}, ["cards 1", "draw nero"], "money 2", "drawn card to keep"),
    ("RO-K14", {"mine": {I: Card.HARUSPEX}, "dice": (1,), "draw_pile": [Card.NERO]}, ["activate 1"], "keep forum",
        "not among the cards"),
    ("RO-K18", {"mine": {I: Card.AESCULAPINUM}, "dice": (1,), "discard": [Card.NERO, Card.FORUM]}, ["activate 1"],
        "take forum", "not among the persons in the discard pile"),
    ("RO-K10", {"mine": {I: Card.VELITES}, "theirs": {I: Card.LEGAT, II: Card.FORUM}, "dice": (1,)}, ["activate 1"],
        "target 2", "no opposing person at disc II"),
    ("RO-K24", {"mine": {I: Card.ONAGER}, "theirs": {I: Card.LEGAT, II: Card.FORUM}, "dice": (1,)}, ["activate 1"],
        "target 1", "no opposing building at disc I"),
    ("RO-K4", {"mine": {I: Card.PRAETORIANUS}, "dice": (1, 1)}, ["activate 1", "block 2", "activate 1"], "block 2",
        "blocked already"),
    ("RO-K12", {"mine": {I: Card.MERCATOR}, "dice": (1,), "coins": (5, 0)}, ["activate 1"], "buy 3", "2 VP at most"),
    ("RO-K3", {"mine": {I: Card.CONSUL}, "dice": (1, 6)}, ["activate 1"], "raise 6", "from 1 to 6"),
    ("RO-T4", {"mine": {I: Card.CONSUL}, "dice": (1, 6)}, ["activate 1"], "raise 5", "no unused 5"),
    ("RO-K26", {"mine": {I: Card.SENATOR}, "dice": (1,), "hand": [Card.NERO]}, ["activate 1"], "done",
        "At least one card"),
    ("RO-K5", {"mine": {I: Card.SENATOR}, "dice": (1,), "hand": [Card.NERO, Card.FORUM]}, ["activate 1"], "lay forum 1",
        "persons only"),
    ("RO-K6", {"mine": {I: Card.ARCHITECTUS}, "dice": (1,), "hand": [Card.NERO, Card.FORUM]}, ["activate 1"],
        "lay nero 1", "buildings only"),
    ("RO-K11", {"mine": {I: Card.CONSILIARIUS, II: Card.NERO}, "dice": (1,)}, ["activate 1", "lay nero 4"],
        "lay consiliarius 4", "Disc IV is taken"),
    ("RO-K23", {"mine": {I: Card.MACHINA, II: Card.NERO}, "dice": (1,)}, ["activate 1"], "lay nero 4",
        "not among the cards"),
    ("RO-B1", {"mine": {I: Card.LEGIONARIUS}, "theirs": {I: Card.NERO}, "dice": (1, 2)}, ["activate 1"], "money 2",
        "Dice or cards come first"),
    ("RO-T9", {"mine": {I: Card.SENATOR}, "dice": (1,), "hand": [Card.NERO]}, ["activate 1"], "target 1",
        "on your own side"),
    ("RO-E1", {"phase": Phase.OVER, "seat": NONE, "vp": (20, 0)}, [], "money 2", "The game is over"),
]
# fmt: on


@pytest.mark.parametrize(("rule", "position", "before", "move", "reason"), REFUSALS)
def test_ro_t12_a_refusal_says_why_and_names_the_rule(
    rule: str, position: Mapping[str, Any], before: list[str], move: str, reason: str
) -> None:
    said, named = refused(play(RULES, table(**position), *before), move)

    assert reason in said
    assert named == rule


def test_ro_s3_a_disc_with_a_card_face_down_is_taken() -> None:
    state = play(RULES, table(hand=[Card.NERO, Card.FORUM, Card.LEGAT], phase=Phase.OPENING, player=ME), "lay nero 2")

    assert refused(state, "lay forum 2") == ("Disc II is taken: each card goes to a disc of its own.", "RO-S3")


CHANCE_ACTS = (Phase.START, Phase.DEAL, Phase.ROLL, Phase.DRAW, Phase.BATTLE, Phase.THROW)


@pytest.mark.parametrize("phase", list(Phase))
def test_ro_t14_every_move_in_every_phase_can_be_refused_in_every_language(phase: Phase) -> None:
    seat = CHANCE if phase in CHANCE_ACTS else NONE if phase == Phase.OVER else ME
    state = table(mine=FULL_SIDE, theirs=FULL_SIDE, phase=phase, seat=seat, actor=Card.VELITES, disc=I, dice=(1, 2))
    view = GAME.view_of(state, max(seat, NONE))

    for action in range(GAME.actions.size):
        line = GAME.refuse(view, GAME.actions.decode(action))
        assert all(texts.has(line.message, language) for language in texts.LANGUAGES)


def test_ro_t1_the_log_tells_the_points_lost_for_empty_discs() -> None:
    lines = told(table(theirs={I: Card.NERO}), "end_turn")

    assert lines == ["Eagle ends the turn.", "Wave begins a turn.", "Wave loses 5 VP for empty discs."]


def test_ro_t2_the_log_tells_the_three_dice_together() -> None:
    state = play(RULES, table(theirs=FULL_SIDE), "end_turn")
    assert told(state, "roll 3") == []

    play(RULES, state, "roll 3", "roll 1")
    assert told(state, "roll 6") == ["Wave rolls 3, 1, 6."]


def test_ro_m1_the_log_tells_the_only_die_of_the_small_game() -> None:
    state = table(phase=Phase.ROLL, seat=CHANCE, player=ME, vp=(2, 2), stock=2, options={"scale": "small"})

    assert told(state, "roll 2") == ["Eagle rolls 2."]


def test_ro_h1_the_log_hides_what_is_drawn_and_kept() -> None:
    state = play(RULES, whole(table(dice=(2,))), "cards 2")
    assert told(state, "draw nero", ME) == ["Eagle draws Nero."]
    assert told(state, "draw nero", FOE) == told(state, "draw nero", WATCHER) == ["Eagle draws a card."]

    play(RULES, state, "draw nero", "draw forum")
    assert told(state, "keep nero", ME) == ["Eagle keeps Nero.", "Eagle discards Forum."]
    assert told(state, "keep nero", FOE) == ["Eagle keeps one card.", "Eagle discards Forum."]


def test_ro_s2_the_log_tells_the_players_what_they_received_but_not_a_watcher() -> None:
    deal = [f"draw {card}" for card in ("forum", "nero", "senator", "turris", "legat", "onager", "consul", "forum")]
    state = play(RULES, GAME.new_game({"start_player": "eagle"}), *deal, "give nero", "give turris", "give legat")

    assert told(state, "give onager", ME)[1:] == ["Eagle receives Legat, Onager.", "Wave receives Nero, Turris."]
    assert told(state, "give onager", WATCHER)[1:] == ["The chosen cards change hands."]


def test_ro_t7_the_log_tells_that_the_pile_is_rebuilt() -> None:
    state = play(RULES, table(dice=(3,), draw_pile=[Card.NERO], discard=[Card.LEGAT]), "cards 3")

    assert told(state, "draw nero")[1:] == [
        "The draw pile is empty: both hands can be worked out.",
        "The discard pile is shuffled into a new draw pile (cards: 1).",
    ]
    play(RULES, state, "draw nero")
    assert told(state, "draw legat")[-1] == "There is nothing more to draw."


def test_ro_k14_the_log_tells_that_the_pile_is_rebuilt_before_it_is_looked_through() -> None:
    state = table(mine={IV: Card.HARUSPEX}, dice=(4,), discard=[Card.FORUM])

    assert told(state, "activate 4")[1:3] == [
        "The discard pile is shuffled into a new draw pile (cards: 1).",
        "Eagle looks through the draw pile (cards: 1).",
    ]


def test_ro_b2_the_log_tells_the_throw_the_defence_and_the_outcome() -> None:
    position = {"mine": {III: Card.LEGIONARIUS}, "theirs": {III: Card.FORUM, IV: Card.TURRIS}, "dice": (3,)}
    state = table(**position)
    assert told(state, "activate 3") == [
        "Eagle activates Legionarius at disc III.",
        "Legionarius attacks Forum at disc III.",
    ]

    play(RULES, state, "activate 3")
    assert told(state, "roll 5") == ["The battle die shows 5; the defence of Forum is 6.", "Forum holds."]
    assert told(state, "roll 6")[1] == "Forum falls."


def test_ro_k17_the_log_tells_the_added_die() -> None:
    state = table(mine={III: Card.CENTURIO}, theirs={III: Card.NERO}, dice=(3, 5))
    play(RULES, state, "activate 3")
    assert told(state, "roll 4") == ["The battle die shows 4; the defence of Nero is 9."]

    play(RULES, state, "roll 4")
    assert told(state, "use_die 5") == ["Eagle adds a 5: 9 against 9.", "Nero falls."]
    assert told(state, "done") == ["Eagle adds no die.", "Nero holds."]


def test_ro_k21_the_log_tells_the_third_die() -> None:
    position = {"mine": {II: Card.TEMPLUM, III: Card.FORUM}, "dice": (3, 5, 2)}
    state = play(RULES, table(**position), "activate 3", "use_die 5")
    assert told(state, "use_die 2") == ["Eagle uses a 2 as the third die.", "Eagle gains 7 VP from the stock."]
    assert told(state, "done") == ["Eagle leaves the third die unused.", "Eagle gains 5 VP from the stock."]

    thrown = play(RULES, table(**position, options={"templum": "thrown"}), "activate 3", "use_die 5")
    assert told(thrown, "use_die 2") == ["Eagle throws the third die again."]
    play(RULES, thrown, "use_die 2")
    assert told(thrown, "roll 6") == ["The third die shows 6.", "Eagle gains 11 VP from the stock."]


@pytest.mark.parametrize(("options", "thrown"), [({}, False), ({"templum": "thrown"}, True)])
def test_ro_k21_the_question_and_the_move_say_whether_the_third_die_is_thrown(
    options: dict[str, str], thrown: bool
) -> None:
    state = table(mine={II: Card.TEMPLUM, III: Card.FORUM}, dice=(3, 5, 2), options=options)
    use = GAME.actions.decode(GAME.actions.parse("use_die 5"))
    play(RULES, state, "activate 3")
    assert move_line(GAME, use, GAME.view_of(state, ME)).message == "roma-move-use-die"  # the second die is not
    play(RULES, state, "use_die 5")
    view, third = GAME.view_of(state, ME), GAME.actions.decode(GAME.actions.parse("use_die 2"))

    refused = Match(GAME, options, state).refusal(GAME.actions.parse("end_turn"))

    assert ("Throw" in texts.say("en", ask_line(GAME, view))) == thrown
    assert ("Throw" in refused.reason) == thrown
    assert ("Throw" in texts.say("en", move_line(GAME, third, view))) == thrown


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_ro_k21_the_text_of_the_templum_is_that_of_the_option(language: str) -> None:
    told = {
        text_of(GAME, Card.TEMPLUM, GAME.chosen(options)): texts.has(text_of(GAME, Card.TEMPLUM, options), language)
        for options in ({}, {"templum": "as_it_lies"}, {"templum": "thrown"})
    }

    assert told == {"roma-card-templum-text": True, "roma-card-templum-text-thrown": True}
    assert text_of(GAME, Card.FORUM, {"templum": "thrown"}) == "roma-card-forum-text"


def test_ro_k1_the_log_tells_that_scaenicus_goes_in_place_of_sicarius() -> None:
    state = table(mine={I: Card.SCAENICUS, II: Card.SICARIUS}, theirs={V: Card.NERO}, dice=(1,))

    play(RULES, state, "activate 1", "copy sicarius")

    assert told(state, "target 5") == ["Nero is discarded, and Scaenicus with it."]


def test_ro_k23_the_log_tells_what_is_taken_up_and_covered() -> None:
    state = table(mine={I: Card.MACHINA, II: Card.NERO, III: Card.FORUM}, dice=(1,))
    assert told(state, "activate 1")[1] == "Eagle takes up Forum, Machina."

    play(RULES, state, "activate 1")
    assert told(state, "lay forum 2") == [
        "Eagle lays Forum again, at disc II.", "Nero is covered and goes to the discard pile.",
    ]  # fmt: skip


def test_ro_e2_the_log_tells_what_is_credited_and_how_the_game_ends() -> None:
    state = table(mine={I: Card.LEGAT}, vp=(16, 18), stock=2, dice=(1,))

    assert told(state, "activate 1")[1:] == [
        "Eagle gains 6 VP from the stock.",
        "The stock is 4 VP short; they are credited.",
        "The stock has no VP left. The game is over.",
        "Eagle wins with 22 VP to 18.",
    ]


def test_ro_e4_the_log_tells_a_draw() -> None:
    state = table(mine={I: Card.LEGAT}, theirs=dict.fromkeys(DISCS[:4], Card.FORUM), vp=(16, 18), stock=2, dice=(1,))

    assert told(state, "activate 1")[-1] == "Both have 18 VP: a draw."


def test_ro_e5_the_log_tells_that_the_last_turn_is_over() -> None:
    state = table(mine=FULL_SIDE, vp=(11, 9), turns=499)

    assert told(state, "end_turn") == [
        "Eagle ends the turn.", "500 turns have been played. The game is over.", "Eagle wins with 11 VP to 9.",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ({"vp": (20, 0), "stock": 16}, "Wave ran out of victory points."),
        ({"vp": (21, 15), "stock": 0}, "The stock is empty: 21 to 15 VP."),
        ({"vp": (11, 9), "stock": 16, "turns": 500}, "500 turns have been played: 11 to 9 VP."),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_ro_e1_the_end_says_by_what_it_was_won(position: Mapping[str, Any], sentence: str) -> None:
    assert GAME.ending
    assert texts.say("en", GAME.ending(table(**position))) == sentence


@pytest.mark.parametrize("language", texts.WHOLE)
def test_ro_e1_who_ran_out_of_points_is_told_so(language: str) -> None:
    assert GAME.ending
    line, own = GAME.ending(table(vp=(20, 0), stock=16)), texts.Reader(language, "roma-seat-wave")

    assert texts.say(language, "roma-seat-wave") not in texts.say(own, line)
