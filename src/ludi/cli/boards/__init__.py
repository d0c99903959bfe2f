"""Boards for the terminal, one module a game. They draw a view and know no rule."""

import importlib

from rich.console import RenderableType

from ludi.core.game import Game
from ludi.core.record import State


def board_of(game: Game, view: State, seat: int, language: str) -> RenderableType:
    """Everything this seat sees."""
    board: RenderableType = importlib.import_module(f"{__name__}.{game.name}").board(view, seat, language)
    return board
