"""Words for what a room need not say itself: who made which move, that one is impossible, a sum of points."""

from typing import TYPE_CHECKING

from ludi.core.actions import Move
from ludi.core.speech import move_line, prefix, thing
from ludi.core.state import State
from ludi.core.texts import Line

if TYPE_CHECKING:
    from ludi.core.game import Game


def narrate(game: "Game", before: State, move: Move, after: State, viewer: int) -> list[Line]:
    """Who made which move; or what chance brought."""
    told = move_line(game, move)
    if before.seat < 0:
        return [Line("told-chance", {"move": told})]
    return [Line("told-move", {"seat": thing(prefix(game), game.seats(int(before.seat))), "move": told})]


def refuse(view: State, move: Move) -> Line:
    """That a move is impossible now."""
    return Line("refuse-plain")


def score_sheet(game: "Game", state: State, seat: int) -> list[tuple[Line, int]]:
    """All points in one line."""
    return [(Line("sheet-points"), int(game.interpreted.score_of(state, seat)))]
