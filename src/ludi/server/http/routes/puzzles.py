"""Puzzles: what there is, which is today's, and one laid out on the board. Nothing is changed here."""

from datetime import UTC, datetime
from functools import cache

import orjson
from starlette.responses import Response

from ludi.analysis.nudges import piece_of, where_to_look
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.study import words_for
from ludi.games import GAMES
from ludi.puzzles.puzzle import Puzzle, PuzzlePosition, explanation, puzzle_named, puzzle_of_the_day, puzzles_of
from ludi.server.api.payloads import Json, Look, Viewpoint, position_of, said
from ludi.server.api.puzzles import PuzzlePage, PuzzleShelf
from ludi.server.http.problems import Problem
from ludi.server.http.requests import Address, Guest, Here, routes, sent


def game_named(name: str) -> Game:
    """The game that is meant."""
    if name not in GAMES.names:
        raise Problem(404, "server-no-game")
    return GAMES.find(name)


def card_of(puzzle: Puzzle) -> Json:
    """A puzzle, before it is opened."""
    themes = [f"puzzle-theme-{theme}" for theme in puzzle.themes]
    return {"name": puzzle.name, "difficulty": puzzle.difficulty, "themes": themes}


@cache
def puzzle_body(game: Game, puzzle: Puzzle) -> bytes:
    """A puzzle in JSON; it takes long to lay one out, and there are few, so all that were asked for are kept."""
    return orjson.dumps(page_of(game, puzzle))


def page_of(game: Game, puzzle: Puzzle) -> Json:
    """A puzzle laid out."""
    position = PuzzlePosition(game, puzzle)
    piece = piece_of(game, position.best)
    look = Look(game, position.match().state, Viewpoint(puzzle.seat))
    return card_of(puzzle) | {
        "game": game.name,
        "seat": puzzle.seat,
        "players": game.players_of(position.view),
        "words": words_for(game, position.view),
        "position": position_of(game.interpreted, look, 0, answers=True) | {"seal": None},
        "best": position.best,
        "why": [said(line) for line in explanation(game, puzzle)],
        "nudge": [said(line) for line in where_to_look(game, position.best)],
        "piece": None if piece is None else said(piece),
        "solved": dict(puzzle.solved or {}),
    }


@routes.get("/api/puzzles/{game}", response_model=PuzzleShelf)
async def shelf(game: str) -> Response:
    """The puzzles of a game, and which of them is today's."""
    found = game_named(game)
    day = datetime.now(UTC).date()
    today = puzzle_of_the_day(found, day)
    cards = [card_of(puzzle) for puzzle in puzzles_of(found)]
    name = today.name if today else None
    return sent({"game": game, "day": day.isoformat(), "today": name, "puzzles": cards})


@routes.get("/api/puzzles/{game}/{name}", response_model=PuzzlePage)
async def puzzle(services: Here, guest: Guest, address: Address, game: str, name: str) -> Response:
    """A puzzle laid out on the board."""
    found = game_named(game)
    try:
        one = puzzle_named(found, name)
    except LudiError:
        raise Problem(404, "server-not-found") from None
    return sent(await services.histories.beside(lambda: puzzle_body(found, one), address, guest))
