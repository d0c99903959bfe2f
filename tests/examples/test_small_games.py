"""A small game says only what it has: everything else stands in, in the house's words and from its fields."""

from dataclasses import replace
from enum import IntEnum
from importlib import import_module

import numpy as np
import pytest

from ludi.core.actions import Numbers
from ludi.core.compiled import functions_of, room_modules
from ludi.core.errors import LudiError
from ludi.core.fields import BYTE, COUNT, FLAG, NOBODY, NUMBER, OWNER, PUBLIC, Field, empty_state
from ludi.core.game import Game
from ludi.core.game_api import ALL
from ludi.core.match import Match
from ludi.core.observing import features_of, rows_of
from ludi.core.state import HIDDEN, NONE
from ludi.core.texts import say
from ludi.games import GAMES
from tests.examples.conftest import Abroad


class Seat(IntEnum):
    LEFT = 0
    MIDDLE = 1
    RIGHT = 2


class Card(IntEnum):
    KING = 0
    QUEEN = 1


FIELDS = {
    "seat": Field(BYTE, (), Seat, PUBLIC),
    "phase": Field(BYTE, (), Numbers(1, 2), PUBLIC),
    "coins": Field(BYTE, (Seat,), NUMBER, PUBLIC),
    "hand": Field(BYTE, (Seat, Card), COUNT, OWNER),
    "shown": Field(BYTE, (2,), Card, PUBLIC, NONE),
    "ready": Field(BYTE, (Card,), FLAG, PUBLIC),
    "pile": Field(BYTE, (Card,), COUNT, NOBODY),
}


@pytest.fixture
def nim() -> Game:
    from nim import GAME

    return GAME


def told(game_fields: dict[str, Field], viewer: int, **contents: object) -> dict[str, list[int]]:
    """The features of a table with these contents, slice by slice."""
    view = empty_state(game_fields)
    for name, content in contents.items():
        view[name] = content
    numbers = np.full(sum(size for _, size, _, _ in rows_of(game_fields)), 99, np.int8)
    features_of(game_fields, Seat)(view, viewer, numbers)
    found, start = {}, 0
    for name, size, _, _ in rows_of(game_fields):
        found[name] = numbers[start : start + size].tolist()
        start += size
    return found


def test_a_room_may_be_one_module(nim: Game) -> None:
    own = {function.__name__ for function in functions_of(room_modules("nim")) if function.__module__ == "nim"}

    assert own == {"legal_actions", "perform", "is_winner"}


@pytest.mark.parametrize("name", ["nim", "terni_lapilli"])
def test_every_action_has_a_notation_of_its_own_that_reads_back(name: str) -> None:
    actions = import_module(name).GAME.actions

    assert [actions.parse(text) for text in actions.texts] == list(range(actions.size))
    assert [actions.text(action) for action in range(actions.size)] == list(actions.texts)


def test_every_verb_that_a_room_lacks_stands_in_at_both_speeds(nim: Game, speed: str) -> None:
    rules, state = getattr(nim, speed), nim.new_game()

    assert {verb.__name__ for verb in ALL} <= vars(rules).keys()
    assert rules.fault_of(state) == NONE
    assert [rules.score_of(state, seat) for seat in nim.seats] == [0, 0]


def test_who_has_won_has_the_only_point(nim: Game) -> None:
    match = Match(nim, start=nim.read({"heap": 1}))

    match.step(0)

    assert match.scores() == [1, 0]
    assert [(line.message, points) for line, points in nim.score_sheet(match.state, 0)] == [("sheet-points", 1)]


def test_the_log_says_who_made_which_move(nim: Game) -> None:
    match = Match(nim)
    before = match.state
    match.step(1)

    [line] = match.lines(before, 1, match.state, NONE)

    assert line.message == "told-move"
    assert [value.message for value in line.values.values()] == ["nim-seat-left", "nim-move-take"]


@pytest.mark.parametrize(("language", "words"), [("en", "not possible"), ("de", "geht jetzt nicht")])
def test_an_impossible_move_is_refused_in_plain_words(nim: Game, language: str, words: str) -> None:
    match = Match(nim, start=nim.read({"heap": 1}))

    assert words in str(match.refusal(2, language))
    assert "()" not in str(match.refusal(2, language))


def test_a_game_without_what_it_cannot_do_without_is_refused(nim: Game) -> None:
    with pytest.raises(ValueError, match="is_winner"):
        replace(nim, rules=nim.rules[:2])
    with pytest.raises(ValueError, match="`seat`"):
        replace(nim, fields={"heap": nim.fields["heap"]})


def test_features_name_the_own_seat_first() -> None:
    mine = told(FIELDS, Seat.MIDDLE, seat=Seat.RIGHT, coins=[5, 6, 7])

    assert mine["seat"] == [0, 1, 0, 0]  # the next after me
    assert mine["coins"] == [6 + 2, 7 + 2, 5 + 2]


def test_features_tell_nothing_from_hidden_and_from_none() -> None:
    seen = told(FIELDS, Seat.LEFT, hand=[[0, 2], [HIDDEN] * 2, [HIDDEN] * 2], shown=[Card.QUEEN, NONE], ready=[0, 1])
    unseen = told(FIELDS, Seat.LEFT, shown=[HIDDEN, NONE])

    assert seen["hand"] == [1, 3, 0, 0, 0, 0]
    assert seen["shown"] == [0, 1, 0, 0, 0, 0]
    assert unseen["shown"] == [0, 0, 1, 0, 0, 0]
    assert seen["ready"] == [0, 1]
    assert "pile" not in seen


def test_large_numbers_are_written_as_the_largest() -> None:
    assert told(FIELDS, Seat.LEFT, coins=[127, NONE, HIDDEN])["coins"] == [127, 1, 0]


def test_what_nobody_has_written_is_made_of_its_name(abroad: Abroad) -> None:
    words = ["nim-name", "nim-seat-left", "nim-pitch", "no-such-message"]
    spoken = abroad.run(
        "-c", f"from ludi.core.texts import say; print(*(say('nl', word, count=2) for word in {words}), sep='|')"
    )

    assert spoken == "Nim 2|left 2|2|no-such-message\n"


def test_english_stands_in_for_a_language_a_game_does_not_speak(abroad: Abroad) -> None:
    spoken = abroad.run("-c", "from ludi.core.texts import say; print(say('hu', 'terni-lapilli-move-place', point=4))")

    assert spoken == "Place on 4\n"


def test_a_missing_message_of_ours_is_shown_as_its_name() -> None:
    assert say("en", "roma-no-such-thing") == "roma-no-such-thing"


def test_a_field_is_not_called_like_something_of_numpys(nim: Game) -> None:
    with pytest.raises(ValueError, match="cannot be called"):
        replace(nim, fields=dict(nim.fields) | {"round": Field(BYTE, (), NUMBER, PUBLIC)})


def test_a_game_with_secrets_says_what_a_seat_may_imagine(nim: Game) -> None:
    with pytest.raises(ValueError, match="needs `imagine`"):
        replace(nim, fields=dict(nim.fields) | {"purse": Field(BYTE, (Seat,), NUMBER, OWNER)})


def test_a_broken_package_does_not_take_the_house_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {"roma": "ludi.games.roma", "ruin": "json"}
    monkeypatch.setattr("ludi.core.registry.rooms", lambda: found)

    assert [game.name for game in GAMES] == ["roma"]
    with pytest.raises(LudiError, match=r"'ruin' \(json\) cannot be opened"):
        GAMES.find("ruin")
