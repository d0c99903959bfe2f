"""The moves somebody may choose from: numbered, in groups where there are many, in as many columns as there is room."""

from collections.abc import Iterator, Sequence

from rich.cells import cell_len
from rich.text import Text

from ludi.core import texts
from ludi.core.game import Game
from ludi.core.speech import move_line
from ludi.core.state import State
from ludi.core.texts import Listener

MOST_LISTED = 24  # more moves than that are listed in groups
GAP = 3  # between two columns
Choices = list[list[int]]  # what a number stands for: a move, or several to choose from next


def grouped(game: Game, legal: Sequence[int]) -> Choices:
    """The legal moves; where there are many, those that differ in their last part only stand together."""
    if len(legal) <= MOST_LISTED:
        return [[action] for action in legal]
    groups: dict[tuple[object, ...], list[int]] = {}
    for action in legal:
        move = game.actions.decode(action)
        groups.setdefault((move.verb, *list(move.parts.values())[:-1]), []).append(action)
    return list(groups.values())


def cells_of(game: Game, view: State, choices: Choices, listener: Listener, notation: bool = True) -> list[Text]:
    """Each choice with its number, in words and, where there is room for it, in notation."""
    cells = []
    for number, actions in enumerate(choices, 1):
        written = game.actions.text(actions[0])
        words = texts.say(listener, move_line(game, actions[0], view))
        if len(actions) > 1:
            written = written.rsplit(" ", 1)[0] + " …"
            words = words_of_group(game, actions, listener)
        cells.append(Text.assemble((f"{number:3} ", "bold"), words, (f"  {written}" if notation else "", "dim")))
    return cells


def words_of_group(game: Game, actions: list[int], listener: Listener) -> str:
    """Moves that differ in their last part only, as one line: what differs is left open."""
    first, *others = (move_line(game, action) for action in actions)
    differing = [name for name in first.values if any(line.values[name] != first.values[name] for line in others)]
    return texts.say(listener, texts.Line(first.message, {**first.values, **dict.fromkeys(differing, "…")}))


def in_columns(cells: Sequence[Text], width: int) -> list[Text]:
    """Cells one below the other, in as many columns as fit side by side; one too wide for a line is cut."""
    for count in range(len(cells), 1, -1):
        rows = -(-len(cells) // count)
        columns = [cells[first : first + rows] for first in range(0, len(cells), rows)]
        widths = [max(cell_len(cell.plain) for cell in column) for column in columns]
        if sum(widths) + GAP * (len(columns) - 1) <= width:
            return [joined(row, widths) for row in across(columns)]
    return [cut(cell, width) for cell in cells]


def across(columns: Sequence[Sequence[Text]]) -> Iterator[list[Text]]:
    """Row after row; the last columns may be shorter."""
    for row in range(len(columns[0])):
        yield [column[row] for column in columns if row < len(column)]


def joined(cells: list[Text], widths: Sequence[int]) -> Text:
    """Cells side by side, each as wide as its column."""
    line = Text()
    for place, cell in enumerate(cells):
        line.append_text(cell)
        if place + 1 < len(cells):
            line.append(" " * (widths[place] - cell_len(cell.plain) + GAP))
    return line


def cut(cell: Text, width: int) -> Text:
    """A cell no wider than a line."""
    cell = cell.copy()
    cell.truncate(width, overflow="ellipsis")
    return cell
