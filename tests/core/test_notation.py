"""Positions in words: what they may say, and what is said when they are wrong."""

from typing import Any

import numpy as np
import pytest
import yaml

from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.state import CHANCE, NONE
from ludi.games.alea_iacta_est import GAME as ALEA_IACTA_EST
from ludi.games.caesar_cleopatra import GAME as CAESAR_CLEOPATRA
from ludi.games.caesar_cleopatra.components import VOTE_COPIES, Vote
from ludi.games.roma import GAME
from ludi.games.roma.components import Card

WRONG = [
    ({"hands": {}}, "no field “hands”"),
    ({"hand": {"north": []}}, "In hand: “north” is none of: eagle, wave"),
    ({"hand": {"eagle": ["forvm"]}}, "In hand: eagle: “forvm” is none of"),
    ({"hand": {"eagle": "forum"}}, "In hand: eagle: needs a list: write [forum]"),
    ({"hand": {"eagle": None}}, "In hand: eagle: nothing is written there; write [] for none"),
    ({"hand": {"eagle": {"forum": 1, "Forum": 2}}}, "In hand: eagle: “Forum” stands there twice"),
    ({"vp": {"eagle": "many"}}, "In vp: eagle: “many” is not a whole number"),
    ({"vp": {"eagle": None}}, "In vp: eagle: nothing is written there; write what it is"),
    ({"vp": {"eagle:3": None}}, "In vp: “eagle:3” needs a space after its colon"),
    ({"vp": {"eagle": True}}, "In vp: eagle: “yes” is not a whole number"),
    ({"vp": {"eagle": 10**9}}, "In vp: eagle: 1000000000 is too large"),
    ({"vp": 3}, "In vp: needs a mapping"),
    ({"dice": 3}, "In dice: needs a list of at most 3: write [3]"),
    ({"dice": "3, 4"}, "In dice: needs a list of at most 3: write [3, 4]"),
    ({"hand": "rest"}, "hand cannot hold the rest; this can: draw_pile"),
    ({"dice": [1, 2, 3, 4]}, "In dice: needs a list of at most 3"),
    ({"face_up": {"eagle": {7: "forum"}}}, "“7” is not a number from 1 to 6"),
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


def test_a_list_says_the_whole_pile() -> None:
    state = CAESAR_CLEOPATRA.read({"vote_pile": ["orgy"]})

    assert CAESAR_CLEOPATRA.in_words(state, "vote_pile")["orgy"] == 1
    assert state.vote_pile.sum() == 1


def test_a_mapping_says_only_what_it_names() -> None:
    state = CAESAR_CLEOPATRA.read({"vote_pile": {"orgy": 0}})

    assert state.vote_pile[Vote.ORGY] == 0
    assert state.vote_pile[Vote.SENATORS] == 1


def test_yes_and_no_need_no_quotes() -> None:
    bare = ALEA_IACTA_EST.read(yaml.safe_load("templum_self_raise: yes"), yaml.safe_load("{players: 4}"))
    chosen = ALEA_IACTA_EST.chosen(yaml.safe_load("{templum_self_raise: yes}"))
    flags = GAME.read(yaml.safe_load("blocked: {wave: {3: yes, 4: no}}"))

    assert bare.templum_self_raise == 1
    assert chosen["templum_self_raise"] == "yes"
    assert flags.blocked.tolist() == [[0] * 6, [0, 0, 1, 0, 0, 0]]


def test_what_a_view_hides_is_one_word() -> None:
    state = GAME.read({"dice": [3], "hand": {"eagle": ["forum"], "wave": ["nero"]}, "draw_pile": "rest"})

    position = GAME.position(GAME.view_of(state, 0))

    assert position["draw_pile"] == "hidden"
    assert position["hand"] == {"eagle": {"forum": 1}, "wave": "hidden"}
    assert position["face_down"] == {"wave": "hidden"}
    assert "-2" not in yaml.safe_dump(position)


def test_an_empty_place_among_dice_is_none() -> None:
    state = GAME.read({"dice": ["none", 4]})

    assert GAME.position(state) == {"dice": ["none", 4]}


def test_the_rest_is_never_below_zero(game: Game) -> None:
    for pile in game.rests:
        state = game.empty_table({})
        for field in game.rests:
            if not game.fields[field].listed:
                state[field] = 5
        assert np.min(game.rest_of(state, pile)) >= (NONE if game.fields[pile].listed else 0)


def test_a_pile_that_is_full_on_the_empty_table_can_hold_the_rest() -> None:
    state = CAESAR_CLEOPATRA.read({"vote_discard": ["orgy"], "vote_pile": "rest", "bonus": {"caesar": "senators"}})

    assert state.vote_pile[Vote.ORGY] == VOTE_COPIES[Vote.ORGY] - 1
    assert state.vote_pile.sum() == VOTE_COPIES.sum() - 1


def test_seat_follows_player_where_it_is_left_out() -> None:
    assert GAME.read({"player": "wave"}).seat == 1
    assert GAME.read({"player": "wave", "phase": "battle"}).seat == CHANCE
    assert CAESAR_CLEOPATRA.read({"player": "cleopatra", "phase": "answer"}).seat == 0
    assert ALEA_IACTA_EST.read({"player": "wave", "seat": "eagle"}).seat == 0


def test_a_position_says_who_decides_where_that_does_not_follow() -> None:
    state = ALEA_IACTA_EST.read({"player": "wave", "seat": "eagle"})

    assert ALEA_IACTA_EST.position(state) == {"player": "wave", "seat": "eagle"}


def test_an_option_that_contradicts_the_position_is_refused() -> None:
    with pytest.raises(LudiError, match="the option templum is thrown, but the position says as_it_lies"):
        GAME.read({"templum": "as_it_lies"}, {"templum": "thrown"})

    assert GAME.read({"templum": "thrown"}, {"templum": "thrown"}).templum == 1
    assert GAME.read({"templum": "thrown"}).templum == 1


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(LudiError, match="no option “templvm”"):
        GAME.new_game({"templvm": "thrown"})
    with pytest.raises(LudiError, match="one of as_it_lies, thrown"):
        GAME.new_game({"templum": "burnt"})
