"""The match: a door that only legal actions pass, and undo where nothing was revealed."""

import pytest

from ludi.core.errors import IllegalMove
from ludi.core.match import Match
from ludi.games.roma import GAME


def match_at(position: dict[str, object]) -> Match:
    return Match(GAME, start=GAME.read(position))


def act(match: Match, *moves: str) -> Match:
    for move in moves:
        match.step(GAME.actions.parse(move))
    return match


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    match = match_at({"dice": [3]})
    before = match.state.tobytes()

    with pytest.raises(IllegalMove):
        act(match, "money 4")

    assert match.state.tobytes() == before
    assert match.actions == []


def test_a_decision_that_showed_nothing_can_be_taken_back() -> None:
    match = act(match_at({"dice": [3, 4]}), "money 3")

    assert match.can_undo(0)
    match.undo()

    assert match.actions == []
    assert match.state.coins[0] == 0


def test_looking_through_the_draw_pile_cannot_be_taken_back() -> None:
    position = {"dice": [1], "face_up": {"eagle": {1: "haruspex"}}, "hand": {"wave": ["nero"]}, "draw_pile": "rest"}

    match = act(match_at(position), "activate 1")

    assert not match.can_undo(0)


def test_a_throw_cannot_be_taken_back() -> None:
    position = {"dice": [1], "face_up": {"eagle": {1: "legionarius"}, "wave": {1: "forum"}}}

    match = act(match_at(position), "activate 1", "roll 2")

    assert not match.can_undo(0)


def test_the_others_decision_cannot_be_taken_back() -> None:
    match = act(match_at({"dice": [1]}), "end_turn", "roll 1", "roll 2", "roll 3", "money 1")

    assert not match.can_undo(0)
    assert match.can_undo(1)
