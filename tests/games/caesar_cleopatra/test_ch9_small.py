"""Chapter 9. The small game, for study."""

from types import SimpleNamespace

import numpy as np
import pytest

from ludi.core import texts
from ludi.core.chance import new_rng
from ludi.core.match import Match
from ludi.core.speech import ask_line
from ludi.core.state import NONE, State, copy_of
from ludi.games.caesar_cleopatra import GAME
from ludi.games.caesar_cleopatra.components import COPIES, Seat, Vote
from ludi.games.caesar_cleopatra.fields import Phase
from tests.games.caesar_cleopatra.table import FOE, ME, ONE, PRAETORS, SENATORS, TWO, play

SMALL = {"scale": "small"}


def opened(rules: SimpleNamespace) -> State:
    """Both have arranged their cards: Caesar the 1 with the senators, Cleopatra the 2."""
    state = GAME.new_game(SMALL)
    play(rules, state, "lay_hidden one senators", "lay_hidden two praetors")
    play(rules, state, "lay_hidden two senators", "lay_hidden one praetors")
    return state


def test_cc_m1_three_patricians_and_three_vote_cards_are_played_with(rules: SimpleNamespace) -> None:
    state = GAME.new_game(SMALL)

    assert state.patricians.tolist() == [1, 2, 0, 0, 0]
    assert [Vote(vote) for vote in np.flatnonzero(state.vote_pile)] == [
        Vote.SENATORS, Vote.PRAETORS, Vote.SHUFFLING_ORGY,
    ]  # fmt: skip
    assert state.vote_pile.sum() == 3
    assert state.vote_removed.sum() == 5


def test_cc_m1_the_whole_game_is_the_default(rules: SimpleNamespace) -> None:
    assert GAME.new_game().tobytes() == GAME.new_game({"scale": "whole"}).tobytes()
    assert GAME.new_game().patricians.sum() == 21


def test_cc_m2_a_one_and_a_two_are_laid_and_a_one_and_a_two_are_kept(rules: SimpleNamespace) -> None:
    state = opened(rules)

    for seat in Seat:
        assert list(np.flatnonzero(state.hand[seat])) == [ONE, TWO]
        assert state.hand[seat].sum() == 2
        assert state.covered[seat].tolist() == [1, 1, 0, 0, 0]
    assert (state.seat, state.phase) == (Seat.CLEOPATRA, Phase.TURN)


def test_cc_m2_the_other_knows_what_lies_but_not_where(rules: SimpleNamespace) -> None:
    view, found = GAME.view_of(opened(rules), ME), set()
    for seed in range(20):
        imagined = GAME.imagined(view, ME, new_rng(seed), rules)
        assert rules.fault_of(imagined) == NONE
        found.add(tuple(np.flatnonzero(imagined.face_down[FOE].ravel())))

    assert len(found) == 2


def test_cc_m3_all_other_cards_lie_in_the_discard_pile(rules: SimpleNamespace) -> None:
    state = GAME.new_game(SMALL)

    for seat in Seat:
        assert (state.hand[seat] + state.discard[seat]).tolist() == COPIES.tolist()
        assert (state.influence_size[seat], state.action_size[seat]) == (0, 0)
    assert state.bonus.tolist() == [NONE, NONE]
    assert rules.fault_of(state) == NONE


def test_cc_m3_the_other_options_have_no_effect(rules: SimpleNamespace) -> None:
    state = GAME.new_game(SMALL | {"orgies": "fewer", "action_order": "shuffled"})

    assert state.vote_pile.sum() == 3
    assert (state.phase, state.seat) == (Phase.ARRANGE, Seat.CAESAR)


def test_cc_m4_a_patrician_counts_one_and_nothing_more(rules: SimpleNamespace) -> None:
    state = opened(rules)
    state.won[ME, PRAETORS] = 2
    state.won[FOE, SENATORS] = 1

    assert (rules.score_of(state, ME), rules.score_of(state, FOE)) == (2, 1)


@pytest.mark.parametrize(("scale", "cards"), [("small", "two cards"), ("whole", "five cards")])
def test_cc_m2_the_log_tells_how_many_opening_cards_lie(scale: str, cards: str) -> None:
    state = GAME.new_game({"scale": scale, "action_order": "shuffled"})
    while state.phase == Phase.BONUS:
        GAME.interpreted.apply(state, GAME.legal(state)[0])
    while state.player == Seat.CAESAR:
        before, action = copy_of(state), GAME.legal(state)[0]
        GAME.interpreted.apply(state, action)

    lines = Match(GAME, {"scale": scale}).lines(before, action, state, Seat.CLEOPATRA)

    assert [cards in texts.say("en", line) for line in lines] == [True]


@pytest.mark.parametrize(("scale", "asked"), [("small", "each of the two factions"), ("whole", "each faction")])
def test_cc_m2_what_is_asked_names_the_factions_that_are_there(scale: str, asked: str) -> None:
    state = GAME.new_game({"scale": scale, "action_order": "shuffled"})
    while state.phase == Phase.BONUS:
        GAME.interpreted.apply(state, GAME.legal(state)[0])

    assert f"one at {asked}," in texts.say("en", ask_line(GAME, GAME.view_of(state, Seat.CAESAR)))


@pytest.mark.parametrize(("scale", "asked"), [("small", "each of the two factions"), ("whole", "each faction")])
def test_cc_m2_a_refusal_in_the_opening_asks_the_same(scale: str, asked: str) -> None:
    state = GAME.new_game({"scale": scale, "action_order": "shuffled"})
    while state.phase == Phase.BONUS:
        GAME.interpreted.apply(state, GAME.legal(state)[0])

    refused = Match(GAME, {"scale": scale}, state).refusal(GAME.actions.parse("pass"))

    assert f"one at {asked}," in refused.reason
