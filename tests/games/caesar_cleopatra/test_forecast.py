"""What is said before a move is made, and what points are made of."""

import random

import pytest

from ludi.core import texts
from ludi.core.chance import new_rng
from ludi.core.match import Match, is_decision
from ludi.core.sheets import points_of
from ludi.core.speech import ask_line
from ludi.core.state import State
from ludi.games.caesar_cleopatra import GAME
from ludi.games.caesar_cleopatra.components import Bonus, Faction
from ludi.games.caesar_cleopatra.fields import Phase
from tests.games.caesar_cleopatra.table import (
    ASSASSINATION,
    CASTLING,
    FIVE,
    FOUR,
    ME,
    PHILOSOPHER,
    PRAETORS,
    QUAESTORS,
    SENATORS,
    SPY,
    THREE,
    TWO,
    VETO,
    WRATH,
    play,
    table,
)

EIGHT = "Eight cards lie there then: the faction is asked at the end of this turn."
NOTHING = "There is nothing to exchange: the turn is over."


def foretold(state: State, move: str) -> list[str]:
    """What the deciding seat is told of a move, in English."""
    action = GAME.actions.parse(move)
    assert action in GAME.legal(state)
    view = GAME.view_of(state, int(state.seat))
    return [texts.say("en", line) for line in GAME.forecast(view, GAME.actions.decode(action))]


def test_cc_v5_laying_tells_the_sums_as_they_would_be() -> None:
    state = table(mine={SENATORS: [TWO]}, theirs={SENATORS: [FOUR]}, hand=[THREE, FIVE])
    assert foretold(state, "lay_open three senators")[:2] == [
        "Influence at the senators: 5 to 4.",
        "By what you see, you win.",
    ]


def test_cc_v9_a_philosopher_would_reverse_the_vote() -> None:
    state = table(mine={SENATORS: [TWO]}, theirs={SENATORS: [FOUR]}, hand=[PHILOSOPHER])
    assert "By what you see, you win." in foretold(state, "lay_hidden philosopher senators")


def test_cc_h1_hidden_cards_are_counted_and_not_told() -> None:
    told = [
        foretold(table(their_hidden={SENATORS: [card]}, hand=[THREE, FIVE]), "lay_hidden three senators")
        for card in (TWO, FIVE)
    ]
    assert told[0] == told[1]
    assert told[0][0] == "Influence at the senators: 3 to 0 and 1 hidden card."


def test_cc_v2_eight_cards_would_be_asked_at_once() -> None:
    state = table(mine={SENATORS: [TWO, TWO, TWO]}, theirs={SENATORS: [FOUR] * 4}, hand=[THREE])
    lines = foretold(state, "lay_hidden three senators")
    assert EIGHT in lines


def test_cc_v2_a_castling_that_brings_eight_cards_says_so() -> None:
    position = {"mine": {SENATORS: [TWO] * 3, PRAETORS: [FIVE]}, "theirs": {SENATORS: [FOUR] * 4}}
    state = play(GAME.interpreted, table(**position, hand=[CASTLING, TWO]), "castle senators praetors")
    for move in ("lay_hidden two senators",) * 3:
        assert EIGHT not in foretold(state, move)
        play(GAME.interpreted, state, move)
    assert EIGHT in foretold(state, "lay_hidden five senators")


def test_cc_t18_closing_a_turn_tells_the_extraordinary_vote_that_comes_first() -> None:
    position = {"mine": {SENATORS: [TWO] * 3}, "theirs": {SENATORS: [FOUR] * 4}, "hand": [THREE, TWO]}
    state = play(GAME.interpreted, table(**position), "lay_hidden three senators")
    assert foretold(state, "done")[0] == "Eight cards lie at the senators: an extraordinary vote."


def test_cc_v15_vote_cards_of_factions_that_are_won_ask_nobody() -> None:
    state = table(hand=[THREE, TWO], patricians={SENATORS: 0, PRAETORS: 0}, vote_pile=[1, 1, 1, 1, 1, 2, 1])
    play(GAME.interpreted, state, "lay_hidden three quaestors")
    assert foretold(state, "done") == ["You refill, then a vote card is turned: 3 of 8 ask a faction."]


@pytest.mark.parametrize(("idle", "told"), [(0, [NOTHING]), (1, [NOTHING, "This ends the game."])])
def test_cc_t12_passing_with_nothing_to_exchange_says_so(idle: int, told: list[str]) -> None:
    state = table(hand=[TWO, VETO], their_hand=[TWO], idle=idle)
    assert foretold(state, "pass") == told


@pytest.mark.parametrize(("hand", "told"), [([VETO], "pass-must"), ([TWO, VETO], "pass")])
def test_cc_t5_passing_without_influence_cards_says_that_one_must_exchange(hand: list[int], told: str) -> None:
    state = table(hand=hand, influence=[TWO], their_hand=[TWO])
    (line,) = GAME.forecast(GAME.view_of(state, ME), GAME.actions.decode(GAME.actions.parse("pass")))
    assert line.message == f"caesar-cleopatra-would-{told}"
    assert ("must" in texts.say("en", line)) == (told == "pass-must")


def test_cc_t5_what_is_asked_says_so_until_a_card_is_discarded() -> None:
    state = table(hand=[VETO, SPY], influence=[TWO] * 2, their_hand=[TWO])
    asked = []
    for moves in ([], ["pass"], ["exchange veto"]):
        play(GAME.interpreted, state, *moves)
        asked.append(texts.say("en", ask_line(GAME, GAME.view_of(state, ME))))

    assert ["must" in asked[0], "at least one" in asked[1], "at least one" in asked[2]] == [True, True, False]


@pytest.mark.parametrize("hand", [[TWO, VETO], [TWO]])
def test_cc_t5_who_holds_influence_cards_is_asked_as_usual(hand: list[int]) -> None:
    state = table(hand=hand, influence=[TWO] * 2, their_hand=[TWO])

    assert "must" not in texts.say("en", ask_line(GAME, GAME.view_of(state, ME)))
    assert "at least" not in texts.say("en", ask_line(GAME, play(GAME.interpreted, state, "pass")))


ALL_BUT_ONE_PLACE = {faction: [TWO] * (4 if faction == SENATORS else 5) for faction in Faction}


def test_cc_e3_filling_the_last_place_alone_is_foretold_as_the_end() -> None:
    state = play(GAME.interpreted, table(hand=[TWO], mine=ALL_BUT_ONE_PLACE), "lay_hidden two senators")
    assert foretold(state, "done") == [
        "Five of your cards lie at every faction left: this ends the game, and no vote card is turned."
    ]


def test_cc_e13_where_a_faction_is_asked_first_the_end_is_not_foretold() -> None:
    state = table(hand=[TWO], mine=ALL_BUT_ONE_PLACE, theirs={SENATORS: [FOUR] * 3})
    play(GAME.interpreted, state, "lay_hidden two senators")
    assert foretold(state, "done") == ["Eight cards lie at the senators: an extraordinary vote."]


def test_cc_e3_with_a_place_left_the_vote_card_is_foretold() -> None:
    mine = ALL_BUT_ONE_PLACE | {PRAETORS: [TWO] * 4}
    state = play(GAME.interpreted, table(hand=[TWO], mine=mine), "lay_hidden two senators")
    assert [line.split(":")[0] for line in foretold(state, "done")] == ["You refill, then a vote card is turned"]


def test_cc_a1_an_assassination_tells_the_sums_without_the_card() -> None:
    state = table(mine={PRAETORS: [TWO]}, theirs={PRAETORS: [FOUR]}, hand=[ASSASSINATION, TWO])
    assert foretold(state, "assassinate four praetors")[0] == "Influence at the praetors: 2 to 0."


def test_cc_a5_the_wrath_tells_what_both_lose() -> None:
    state = table(mine={PRAETORS: [TWO]}, their_hidden={PRAETORS: [FOUR, FIVE]}, hand=[WRATH, TWO])
    assert foretold(state, "wrath praetors") == ["Discarded: 1 of your cards, 2 of the opponent’s."]


def test_cc_a8_a_possible_veto_is_told_by_what_the_table_sees() -> None:
    told = [foretold(table(hand=[SPY, TWO], their_hand=[card]), "spy")[-1] for card in (VETO, SPY)]
    assert told == ["The opponent may answer with a veto."] * 2


def test_cc_h2_the_owner_of_an_ordered_pile_is_told_its_top_card() -> None:
    state = table(actions=[WRATH, SPY], phase=Phase.REFILL, to_draw=1)
    assert foretold(state, "draw action") == ["On top lies: spy. Cards in this pile: 2."]


def test_cc_e9_all_quaestors_with_their_bonus_make_nine_points() -> None:
    state = table(phase=Phase.OVER, seat=-1, bonus_shown=[Bonus.QUAESTORS, -1], patricians={QUAESTORS: 0})
    state.won[ME, QUAESTORS] = 5
    assert [points_of(points) for _, points in GAME.score_sheet(state, ME)] == [0, 0, 5 + 1 + 1, 0, 0, 2]


@pytest.mark.parametrize("seed", range(2))
def test_cc_e5_the_sheet_adds_up_to_the_score_and_every_forecast_has_words(seed: int) -> None:
    match, rng, choice = Match(GAME), new_rng(seed), random.Random(seed)
    while not match.is_over:
        if not is_decision(match.state):
            match.step_chance(rng)
            continue
        action = choice.choice(match.legal())
        for line in GAME.forecast(match.view(match.seat), GAME.actions.decode(action)):
            assert all(texts.has(line.message, language) for language in texts.LANGUAGES)
        match.step(action)
    for seat, score in enumerate(match.scores()):
        assert points_of(GAME.score_sheet(match.state, seat)) == score
