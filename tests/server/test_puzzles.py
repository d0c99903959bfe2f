"""Puzzles over the wire: what a seat saw, its moves and its solution, and nothing it could not see."""

import pytest

from ludi.core.game import Game
from ludi.core.rooms import is_ours
from ludi.games import GAMES
from ludi.puzzles.puzzle import Puzzle, PuzzlePosition, puzzle_of_the_day, puzzles_of
from ludi.server.api.positions import SeenState, Viewpoint
from ludi.server.api.puzzles import PuzzlePage
from ludi.server.http.routes import puzzles
from tests.server.visitor import Visitor

OURS = [game for game in GAMES if is_ours(game.room)]


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_a_puzzle_is_shown_as_its_seat_sees_it_with_its_solution(livia: Visitor, game: Game) -> None:
    puzzle = puzzles_of(game)[0]
    position = PuzzlePosition(game, puzzle)

    told = livia.get(f"puzzles/{game.name}/{puzzle.name}")

    assert told["position"]["view"] == SeenState(game, position.match().state, Viewpoint(puzzle.seat)).fields()
    assert told["position"]["legal"] == position.legal
    assert told["position"]["asked"] == told["seat"] == puzzle.seat
    assert game.actions.text(told["best"]) == puzzle.best
    assert told["why"][0]["message"] == "puzzle-why"


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_the_shelf_names_every_puzzle_and_the_one_of_the_day(livia: Visitor, game: Game) -> None:
    before = puzzle_of_the_day(game)
    told = livia.get(f"puzzles/{game.name}")
    after = puzzle_of_the_day(game)

    assert [card["name"] for card in told["puzzles"]] == [puzzle.name for puzzle in puzzles_of(game)]
    assert told["today"] in {todays.name for todays in (before, after) if todays}


def test_what_is_not_there_is_said_to_be_so(livia: Visitor) -> None:
    livia.get("puzzles/nonsense", status=404)
    livia.get("puzzles/roma/nonsense", status=404)


def test_every_puzzle_is_laid_out_once_however_often_all_of_them_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    laid_out = list[str]()

    def lay_out(game: Game, puzzle: Puzzle) -> PuzzlePage:
        laid_out.append(puzzle.name)
        return {}

    monkeypatch.setattr(puzzles, "page_of", lay_out)
    puzzles.puzzle_body.cache_clear()
    for _ in range(2):
        for game in OURS:
            for puzzle in puzzles_of(game):
                puzzles.puzzle_body(game, puzzle)
    puzzles.puzzle_body.cache_clear()

    assert len(laid_out) == sum(len(puzzles_of(game)) for game in OURS)
