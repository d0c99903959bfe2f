"""Puzzles: what there is, which is today's, and one laid out on the board. Nothing is changed here."""

from datetime import UTC, datetime
from functools import cache

import orjson
from starlette.responses import Response

from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.games import GAMES
from ludi.puzzles.puzzle import Puzzle, puzzle_named, puzzle_of_the_day, puzzles_of
from ludi.server.api.puzzles import PuzzlePage, PuzzleShelf, card_of, page_of
from ludi.server.http.problems import Problem
from ludi.server.http.requests import Address, Guest, Here, routes, sent


def game_named(name: str) -> Game:
    """The game that is meant."""
    if name not in GAMES.names:
        raise Problem(404, "server-no-game")
    return GAMES.find(name)


@cache
def puzzle_body(game: Game, puzzle: Puzzle) -> bytes:
    """A puzzle in JSON; it takes long to lay one out, and there are few, so all that were asked for are kept."""
    return orjson.dumps(page_of(game, puzzle))


@routes.get("/api/puzzles/{game}", response_model=PuzzleShelf)
async def shelf(game: str) -> Response:
    """The puzzles of a game, and which of them is today's."""
    found = game_named(game)
    day = datetime.now(UTC).date()
    today = puzzle_of_the_day(found, day)
    cards = [card_of(puzzle) for puzzle in puzzles_of(found)]
    name = today.name if today else None
    answer: PuzzleShelf = {"game": game, "day": day.isoformat(), "today": name, "puzzles": cards}
    return sent(answer)


@routes.get("/api/puzzles/{game}/{name}", response_model=PuzzlePage)
async def puzzle(services: Here, guest: Guest, address: Address, game: str, name: str) -> Response:
    """A puzzle laid out on the board."""
    found = game_named(game)
    try:
        one = puzzle_named(found, name)
    except LudiError:
        raise Problem(404, "server-not-found") from None
    return sent(await services.histories.beside(lambda: puzzle_body(found, one), address, guest))
