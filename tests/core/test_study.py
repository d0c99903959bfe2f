"""Positions that people paste: laid out, played on, written back; a clear sentence for bad words."""

import re
from types import SimpleNamespace

import pytest

from ludi.core import study
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.state import same
from ludi.core.study import match_in, played, try_out, words_for
from ludi.core.texts import say
from ludi.games import GAMES

ROMA = GAMES.find("roma")
WORDS = "dice: [3, 5, 1]\nvp: {eagle: 18, wave: 15}\nstock: 3\nface_up: {eagle: {3: forum}}\ndraw_pile: rest\n"


def test_a_game_begins_where_nothing_is_written_and_is_written_back_the_same(game: Game) -> None:
    match = match_in(game, "")

    assert match.seat >= 0
    assert same(match_in(game, words_for(game, match.state)).state, match.state)


def test_every_move_on_the_way_can_be_written_and_read(game: Game) -> None:
    match = match_in(game, "")
    for turn in range(12):
        if match.is_over:
            break
        played(match, match.legal()[turn % len(match.legal())], seed=turn)
        match = match_in(game, words_for(game, match.state))


def test_what_a_seat_sees_is_enough(game: Game) -> None:
    match = match_in(game, "")
    view = match.view(match.seat)

    found = match_in(game, words_for(game, view))

    assert same(found.view(match.seat), view)


def test_a_scenario_can_be_pasted_too() -> None:
    scenario = f"game: roma\ntitle: one\nposition: {{{WORDS.strip().replace(chr(10), ', ')}}}\n"

    assert same(match_in(ROMA, scenario).state, match_in(ROMA, WORDS).state)


def test_a_move_tells_what_it_did_and_chance_after_it() -> None:
    match = match_in(ROMA, WORDS)

    told = played(match, ROMA.actions.parse("money 5"), seed=3)

    assert told
    assert match.state.coins[0] == 5


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("dice: [7]", "7"),
        ("dices: [3]", "There is no field “dices”"),
        ("[1, 2]", "must be a mapping"),
        ("a: &x [1]\nb: *x", "write every part out"),
        ("{", "not valid YAML"),
        ("dice: 2001-99-99", "not valid YAML"),
        ("x: !!timestamp foo", "not valid YAML"),
        ("stock: !!int ''", "not valid YAML"),
        ("stock: !!float x", "not valid YAML"),
        ("stock: !!bool z", "not valid YAML"),
        ("vp: {eagle: 99}\ndraw_pile: rest", ""),
        ("title: x\nposition: {}\nmove: y", "there is no key 'move'"),
        ("stock: 1" + ":59" * 200 + ".5", "not valid YAML"),
        ("x" * 6_001, "more than 6000"),
        ("phase: opening\ndraw_pile: rest", "has no move"),
    ],
)
def test_bad_words_are_answered_with_a_clear_sentence(words: str, reason: str) -> None:
    with pytest.raises(LudiError) as refused:
        match_in(ROMA, words)

    assert reason in str(refused.value)


def test_a_position_is_tried_out_before_a_bot_thinks_there(game: Game) -> None:
    """Whatever the rules find wrong with a table on the way ends the trial."""
    match = match_in(game, "")
    try_out(match, game.compiled)
    doubtful = SimpleNamespace(**vars(game.compiled) | {"fault_of": lambda state: 0})

    with pytest.raises(LudiError, match=re.escape(say("en", "words-cannot-go-on"))):
        try_out(match, doubtful)  # type: ignore[arg-type]


def test_what_is_nested_too_deep_is_not_even_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "parsed_yaml", lambda words: pytest.fail("YAML takes seconds for that"))

    for words in ("a: " + "[" * 5_000, "a: " + "{b: " * 1_000, "a: " + "[" * 13 + "]" * 13):
        with pytest.raises(LudiError, match="nested too deep"):
            match_in(ROMA, words)
