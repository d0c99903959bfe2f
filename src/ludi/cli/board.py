"""The board in a terminal: the room's own, or, where it has none, everything its seat sees in words."""

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludi.core.game import Game
from ludi.core.rooms import part_of
from ludi.core.state import State


def board_of(game: Game, view: State, seat: int, language: str) -> RenderableType:
    """Everything this seat sees."""
    own = part_of(game.room, "terminal")
    if own is not None:
        board: RenderableType = own.board(view, seat, language)
        return board
    rows = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    for field, content in game.position(view).items():
        rows.add_row(Text(field.replace("_", " "), style="bold"), Text(in_line(content)))
    return rows


def in_line(content: Any) -> str:
    """What a field holds, on one line."""
    if isinstance(content, Mapping):
        return "; ".join(f"{name}: {in_line(part)}" for name, part in content.items())
    if isinstance(content, list):
        return ", ".join(map(in_line, content)) or "–"
    return str(content).replace("_", " ")
