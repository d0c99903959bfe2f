"""What is said before a move is made, and what points are made of."""

import random

import pytest

from ludi.core import texts
from ludi.core.chance import new_rng
from ludi.core.match import Match, is_decision
from ludi.core.record import State
from ludi.games.caesar_cleopatra import GAME
from ludi.games.caesar_cleopatra.components import Bonus
from ludi.games.caesar_cleopatra.state import Phase
from tests.games.caesar_cleopatra.table import (
    ASSASSINATION,
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
    table,
)


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
    assert "Eight cards lie there then: the faction is asked at the end of this turn." in lines


def test_cc_a1_an_assassination_tells_the_sums_without_the_card() -> None:
    state = table(mine={PRAETORS: [TWO]}, theirs={PRAETORS: [FOUR]}, hand=[ASSASSINATION, TWO])
    assert foretold(state, "assassinate four praetors")[0] == "Influence at the praetors: 2 to 0."


def test_cc_a5_the_wrath_tells_what_both_lose() -> None:
    state = table(mine={PRAETORS: [TWO]}, their_hidden={PRAETORS: [FOUR, FIVE]}, hand=[WRATH, TWO])
    assert foretold(state, "wrath praetors") == ["Discarded: 1 of your cards, 2 of the opponent."]


def test_cc_a8_a_possible_veto_is_told_by_what_the_table_sees() -> None:
    told = [foretold(table(hand=[SPY, TWO], their_hand=[card]), "spy")[-1] for card in (VETO, SPY)]
    assert told == ["The opponent may answer with a veto."] * 2


def test_cc_h2_the_owner_of_an_ordered_pile_is_told_its_top_card() -> None:
    state = table(actions=[WRATH, SPY], phase=Phase.REFILL, to_draw=1)
    assert foretold(state, "draw action") == ["On top lies: spy. Cards in this pile: 2."]


def test_cc_e9_all_quaestors_with_their_bonus_make_nine_points() -> None:
    state = table(phase=Phase.OVER, seat=-1, bonus_shown=[Bonus.QUAESTORS, -1], patricians={QUAESTORS: 0})
    state.won[ME, QUAESTORS] = 5
    assert [points for _, points in GAME.score_sheet(state, ME)] == [5, 1, 1, 2]


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
        assert sum(points for _, points in GAME.score_sheet(match.state, seat)) == score
