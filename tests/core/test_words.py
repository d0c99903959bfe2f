"""Positions in words: what they may say, and what is said when they are wrong."""

from typing import Any

import pytest

from ludi.core.errors import LudiError
from ludi.games.roma import GAME
from ludi.games.roma.components import Card

WRONG = [
    ({"hands": {}}, "no field 'hands'"),
    ({"hand": {"north": []}}, "In hand: 'north' is none of: eagle, wave"),
    ({"hand": {"eagle": ["forvm"]}}, "In hand: eagle: 'forvm' is none of"),
    ({"vp": {"eagle": "many"}}, "In vp: eagle: 'many' is not a whole number"),
    ({"vp": {"eagle": 10**9}}, "In vp: eagle: 1000000000 is too large"),
    ({"vp": 3}, "In vp: needs a mapping"),
    ({"dice": 3}, "In dice: needs a list"),
    ({"dice": [1, 2, 3, 4]}, "In dice: needs a list of at most 3"),
    ({"face_up": {"eagle": {7: "forum"}}}, "'7' is not a number from 1 to 6"),
    ({"face_up": {"eagle": ["forum"]}}, "needs a mapping"),
    ([], "A position is a mapping"),
]


@pytest.mark.parametrize(("position", "sentence"), WRONG, ids=[sentence for _, sentence in WRONG])
def test_a_wrong_position_is_refused_in_one_sentence(position: Any, sentence: str) -> None:
    with pytest.raises(LudiError) as refused:
        GAME.read(position)

    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)


def test_counts_may_be_a_list_or_a_mapping() -> None:
    listed = GAME.read({"hand": {"eagle": ["forum", "forum", "nero"]}})
    mapped = GAME.read({"hand": {"eagle": {"forum": 2, "nero": 1}}})

    assert listed.tobytes() == mapped.tobytes()
    assert listed.hand_size[0] == 3


def test_the_rest_is_everything_named_nowhere_else() -> None:
    state = GAME.read({"hand": {"wave": ["forum"]}, "face_up": {"eagle": {2: "forum"}}, "draw_pile": "rest"})

    assert state.draw_pile[Card.FORUM] == 4
    assert state.draw_size == 50


def test_an_empty_position_is_an_empty_table() -> None:
    assert GAME.position(GAME.read({})) == {}


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(LudiError, match="no option 'templvm'"):
        GAME.new_game({"templvm": "thrown"})
    with pytest.raises(LudiError, match="one of as_it_lies, thrown"):
        GAME.new_game({"templum": "burnt"})
