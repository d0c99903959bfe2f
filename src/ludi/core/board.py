"""The board in a terminal: the room's own, or, where it has none, all its seat sees: grids drawn, the rest said."""

from collections.abc import Iterator, Mapping
from io import StringIO
from typing import TYPE_CHECKING, Any

import numpy as np
from rich import box
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludi.core import texts
from ludi.core.actions import Numbers, Part, word_of
from ludi.core.fields import Field, Value
from ludi.core.game import Game
from ludi.core.notation import value_word
from ludi.core.rooms import part_of
from ludi.core.speech import hyphened, prefix, thing
from ludi.core.state import HIDDEN, NONE, State
from ludi.core.texts import ENGLISH, Listener

if TYPE_CHECKING:
    from ludi.core.match import Match

WIDTH = 100  # letters of a board that is printed somewhere else than in a terminal
SAID = ("seat", "phase")  # by the line that asks


def board_of(game: Game, view: State, seat: int, language: Listener) -> RenderableType:
    """Everything this seat sees."""
    own = part_of(game.room, "terminal")
    if own is not None:
        board: RenderableType = own.board(view, seat, language)
        return board
    drawn = [name for name, field in game.fields.items() if name in game.seen_by and is_grid(field)]
    said = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    for name, content in game.position(view).items():
        if name not in (*drawn, *SAID):
            said.add_row(Text(title_of(game, name, language), style="bold"), Text(in_line(content)))
    grids = [grid for name in drawn for grid in grids_of(game, name, view[name], language)]
    return Group(*grids, *([said] if said.rows else []))


def title_of(game: Game, name: str, language: Listener) -> str:
    """A field's own words, or its name."""
    message = f"{prefix(game)}-field-{hyphened(name)}"
    return texts.say(language, message) if texts.has(message) else name.replace("_", " ")


def is_grid(field: Field) -> bool:
    """Whether a field is drawn: its last axis lies in rows, or it has two axes of things that are not counted up."""
    return columns_of(field) > 0 or (len(field.axes) == 2 and field.value not in (Value.COUNT, Value.FLAG))


def columns_of(field: Field) -> int:
    """How many places of the last axis stand side by side; 0: it says nothing about that."""
    last = field.axes[-1] if field.axes else None
    return last.columns if isinstance(last, Numbers) else 0


def grids_of(game: Game, name: str, content: Any, language: Listener) -> Iterator[Table]:
    """One grid, or one for each place of the axes before those that are drawn."""
    field, title = game.fields[name], title_of(game, name, language)
    axes = [Numbers(1, axis) if isinstance(axis, int) else axis for axis in field.axes]
    if not columns_of(field):
        yield table_of(game, field.value, axes, np.asarray(content), title, language)
        return
    for outer in np.ndindex(*field.shape[:-1]):
        whose = [words_for(game, axis, index, language) for axis, index in zip(axes, outer, strict=False)]
        yield rows_of(game, field, np.asarray(content)[outer], ", ".join([title, *whose]), language)


def rows_of(game: Game, field: Field, content: Any, title: str, language: Listener) -> Table:
    """Places in rows; an empty one shows how it is written."""
    grid, axis, columns = new_grid(title), field.axes[-1], columns_of(field)
    assert isinstance(axis, Numbers)
    for first in range(0, len(axis), columns):
        places = range(first, min(first + columns, len(axis)))
        grid.add_row(*(cell_of(game, field.value, content[place], language, word_of(axis, place)) for place in places))
    return grid


def table_of(game: Game, value: Part | Value, axes: list[Part], content: Any, title: str, language: Listener) -> Table:
    """Two axes, with what they count at the top and at the left."""
    grid = new_grid(title)
    grid.show_header = True
    grid.add_column("")
    for column in range(content.shape[1]):
        grid.add_column(words_for(game, axes[1], column, language), justify="center")
    for row, cells in enumerate(content):
        label = Text(words_for(game, axes[0], row, language), style="bold")
        grid.add_row(label, *(cell_of(game, value, cell, language) for cell in cells))
    return grid


def new_grid(title: str) -> Table:
    """An empty grid under its name."""
    return Table(
        title=title, title_justify="left", title_style="bold", show_header=False, show_lines=True, box=box.SQUARE
    )


def cell_of(game: Game, value: Part | Value, number: int, language: Listener, empty: str = "·") -> Text:
    """What lies at a place."""
    if number == NONE:
        return Text(empty, style="dim", justify="center")
    if number == HIDDEN:
        return Text("?", style="dim", justify="center")
    said = str(value_word(value, int(number))) if isinstance(value, Value) else words_for(game, value, number, language)
    return Text(said, style="bold", justify="center")


def words_for(game: Game, part: Part, index: int, language: Listener) -> str:
    """One place of an axis, or one thing, in the reader's words."""
    if isinstance(part, Numbers) or index < 0:
        return str(value_word(part, int(index)))
    return texts.say(language, thing(prefix(game), part(int(index))))


def in_line(content: Any) -> str:
    """What a field holds, on one line."""
    if isinstance(content, Mapping):
        return "; ".join(f"{name}: {in_line(part)}" for name, part in content.items())
    if isinstance(content, list):
        return ", ".join(map(in_line, content)) or "–"
    return str(content).replace("_", " ")


def text_of(match: "Match") -> str:
    """The board and the moves of a match as plain text, from the seat that decides; or as a watcher sees it."""
    console = Console(file=StringIO(), width=WIDTH, color_system=None, record=True)
    show(match, console)
    return console.export_text().rstrip()


def picture_of(match: "Match") -> str:
    """The same as a picture (SVG)."""
    console = Console(file=StringIO(), width=WIDTH, record=True)
    show(match, console)
    return console.export_svg(title=repr(match)[1:-1])


def show(match: "Match", console: Console) -> None:
    """Print the board, and below it what may be done."""
    game, seat = match.game, match.seat if match.seat >= 0 else NONE
    console.print(board_of(game, game.view_of(match.state, seat), max(seat, 0), ENGLISH))
    moves = ", ".join(match.moves()) if seat >= 0 else repr(match)[1:-1]
    console.print(Text(moves, style="dim"))
