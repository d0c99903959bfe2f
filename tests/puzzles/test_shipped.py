"""The puzzles a room keeps: possible, told apart, as one seat sees them; one of them is today's."""

import json
from dataclasses import replace
from datetime import date, timedelta

import pytest

from ludi.core import texts
from ludi.core.fields import BYTE, NOBODY, NUMBER, OWNER, PUBLIC, Field
from ludi.core.game import Game
from ludi.core.options import OptionValues, option_of
from ludi.core.rooms import folder_of, is_ours
from ludi.core.state import HIDDEN, NONE
from ludi.games import GAMES
from ludi.puzzles.puzzle import (
    KEPT_AS,
    PuzzlePosition,
    explanation,
    name_of,
    puzzle_named,
    puzzle_of_the_day,
    puzzles_of,
    seen_in,
)
from ludi.puzzles.themes import THEMES

FEWEST = 100
LARGEST = 250_000  # bytes of a file
OURS = [game for game in GAMES if is_ours(game.room)]


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_a_room_keeps_a_hundred_puzzles_in_a_small_file(game: Game) -> None:
    puzzles = puzzles_of(game)

    assert len(puzzles) >= FEWEST
    assert len({puzzle.name for puzzle in puzzles}) == len(puzzles)
    assert (folder_of(game.room) / KEPT_AS).stat().st_size < LARGEST


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_every_puzzle_is_a_view_with_its_move_among_the_legal_ones(game: Game) -> None:
    for puzzle in puzzles_of(game):
        position = PuzzlePosition(game, puzzle)
        match = position.match()

        assert name_of(game, position.view) == puzzle.name
        assert game.view_of(match.state, puzzle.seat).tobytes() == position.view.tobytes(), puzzle.name
        assert match.seat == puzzle.seat
        assert {position.best, game.actions.parse(puzzle.second)} <= set(position.legal)
        assert puzzle.margin >= 0.08
        assert 1 <= puzzle.difficulty <= 5
        assert set(puzzle.themes) <= set(THEMES)


class Weather(OptionValues):
    DRY = 0
    WET = 1


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_a_game_that_gets_more_fields_and_an_option_keeps_the_names_of_its_puzzles(game: Game) -> None:
    more = {
        "weather": option_of(Weather).field,
        "omens": Field(BYTE, (game.seats,), NUMBER, PUBLIC, NONE),
        "vows": Field(BYTE, (game.seats, 2), NUMBER, OWNER),
        "fate": Field(BYTE, (3,), NUMBER, NOBODY),
    }
    grown = replace(game, fields=more | game.fields, options=(option_of(Weather), *game.options))

    for puzzle in puzzles_of(game):
        view = PuzzlePosition(grown, puzzle).view
        assert name_of(grown, view) == puzzle.name
        assert (view.fate == HIDDEN).all()


@pytest.mark.parametrize("field", ["weather", "omens"])
def test_what_differs_in_a_new_field_or_option_makes_another_name(field: str) -> None:
    game = OURS[0]
    more = {
        "weather": option_of(Weather).field,
        "omens": Field(BYTE, (), NUMBER, PUBLIC),
    }
    grown = replace(game, fields=game.fields | more, options=(*game.options, option_of(Weather)))
    puzzle = puzzles_of(game)[0]
    view = PuzzlePosition(grown, puzzle).view
    view[field] = 1

    assert name_of(grown, view) != puzzle.name


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_what_the_seat_cannot_see_is_hidden_in_the_file(game: Game) -> None:
    for puzzle in puzzles_of(game):
        words = json.loads(json.dumps(game.position(PuzzlePosition(game, puzzle).view)))

        assert seen_in(puzzle.position) == seen_in(words), puzzle.name


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_every_puzzle_has_its_day_and_every_day_its_puzzle(game: Game) -> None:
    first = date(2026, 11, 17)
    days = [puzzle_of_the_day(game, first + timedelta(day)) for day in range(len(puzzles_of(game)))]

    assert len({puzzle.name for puzzle in days if puzzle}) == len(puzzles_of(game))
    assert puzzle_of_the_day(game, first) == days[0]
    assert days[0] is not None
    assert puzzle_named(game, days[0].name) == days[0]


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_every_solution_is_told_in_every_language(game: Game, language: str) -> None:
    for puzzle in puzzles_of(game)[:10]:
        for line in explanation(game, puzzle):
            assert "{" not in texts.say(language, line)
    assert all(texts.has(f"puzzle-theme-{theme}", language) for theme in THEMES)
