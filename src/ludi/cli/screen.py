"""The screen somebody plays at: a picture drawn anew in its place, or lines one after another where that is no help.

the table
what happened, the latest lines, as many as there is room for
what was answered to what was typed
the question
the choices, in columns, page by page where they are too many
>
"""

import select
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from itertools import chain

from rich.console import Console, Group, RenderableType
from rich.segment import Segment, Segments
from rich.text import Text

from ludi.cli.choices import in_columns

HOME, LINE_END, SCREEN_END = "\x1b[H", "\x1b[K", "\x1b[J"
LOOK = 0.1  # seconds between two looks whether something has changed while somebody thinks
LEAST_TOLD = 3  # lines of what happened that are kept, where choices can be shown in pages instead
LEAST_CHOICES = 2  # rows of choices below which the table is cut
LONGEST_LIST = 2  # lines of a list in a table that is too tall; `t` shows all of it
MORE = Segment(" …")
Lines = list[list[Segment]]


@dataclass(frozen=True)
class Picture:
    """Everything that is to be seen at one moment."""

    board: RenderableType
    told: Sequence[Text] = ()  # what happened, the latest last
    notes: Sequence[RenderableType] = ()  # what was answered to what was typed
    question: Sequence[Text] = ()
    wordy: Sequence[Text] = ()  # the choices in words and in notation
    short: Sequence[Text] = ()  # the same in words alone
    page: int = 0


@dataclass
class Fitted:
    """A picture as it fits: its lines, and which of the choices are among them."""

    lines: Lines
    first: int = 0  # of the choices that are shown
    last: int = 0  # the one after them
    pages: int = 1
    is_whole: bool = True  # whether nothing of the table was cut


def rendered(out: Console, content: RenderableType, width: int) -> Lines:
    """Something as lines of this width."""
    options = out.options.update(width=width, max_width=width, height=None)
    return out.render_lines(content, options, pad=False)


def shortened(out: Console, board: RenderableType, width: int) -> Lines:
    """A table too tall for the screen: of long lists their first lines."""
    parts = board.renderables if isinstance(board, Group) else [board]
    lines: Lines = []
    for part in parts:
        drawn = rendered(out, part, width)
        if isinstance(part, Text) and len(drawn) > LONGEST_LIST:
            drawn = [
                *drawn[: LONGEST_LIST - 1],
                [*Segment.adjust_line_length(drawn[LONGEST_LIST - 1], width - 2), MORE],
            ]
        lines += drawn
    return lines


def fitted(out: Console, picture: Picture, width: int, height: int) -> Fitted:
    """A picture in so many columns and rows; the last row is for what is typed."""
    board = rendered(out, picture.board, width)
    question = list(chain.from_iterable(rendered(out, line, width) for line in picture.question))
    notes = list(chain.from_iterable(rendered(out, note, width) for note in picture.notes))
    told = [rendered(out, line, width) for line in picture.told]
    choices = LEAST_CHOICES if picture.wordy else 0
    room = max(height - 1 - len(question) - choices, 0)
    whole = len(board) <= room
    if not whole:
        board = shortened(out, picture.board, width)[:room]
    room = height - 1 - len(question) - len(board)
    shown = paged(picture, width, max(room - min(len(notes) or len(told), LEAST_TOLD), choices))
    rows = list(chain.from_iterable(rendered(out, row, width)[:1] for row in shown.rows))
    left = max(room - len(rows), 0)
    notes = notes[-left:] if left else []
    lines = [*board, *latest(told, left - len(notes)), *notes, *question, *rows]
    return Fitted(lines, shown.first, shown.last, shown.pages, whole)


def latest(told: Sequence[Lines], room: int) -> Lines:
    """The last sentences that fit, each of them whole."""
    found: Lines = []
    for lines in reversed(told):
        if len(found) + len(lines) > room:
            break
        found = [*lines, *found]
    return found


@dataclass
class ScreenPage:
    """Some of the choices."""

    rows: list[Text] = field(default_factory=list)
    first: int = 0
    last: int = 0
    pages: int = 1


def paged(picture: Picture, width: int, most: int) -> ScreenPage:
    """The choices in at most so many rows: with notation if they all fit so, else without, else a page of them."""
    for cells in (picture.wordy, picture.short):
        rows = in_columns(cells, width)
        if len(rows) <= most:
            return ScreenPage(rows, 0, len(cells))
    count = len(picture.short)
    size = next(size for size in range(count, 0, -1) if fits(picture.short, size, width, most))
    pages = -(-count // size)
    first = picture.page % pages * size
    last = min(first + size, count)
    return ScreenPage(in_columns(picture.short[first:last], width), first, last, pages)


def fits(cells: Sequence[Text], size: int, width: int, most: int) -> bool:
    """Whether every page of so many choices has few enough rows."""
    pages = (cells[first : first + size] for first in range(0, len(cells), size))
    return size == 1 or all(len(in_columns(page, width)) <= most for page in pages)


class Screen:
    """A terminal."""

    def __init__(self, out: Console, plain: bool = False) -> None:
        self.out = out
        self.is_typed = sys.stdin is not None and not sys.stdin.closed and sys.stdin.isatty()
        self.in_place = self.is_typed and out.is_terminal and not out.is_dumb_terminal and not plain
        self.notes: list[RenderableType] = []
        self.size = out.size
        self.is_clear = False

    def tell(self, said: RenderableType, style: str = "") -> None:
        """Answer something: at once, or in the next picture."""
        content = Text(said, style) if isinstance(said, str) else said
        if self.in_place:
            self.notes.append(content)
        else:
            self.out.print(content, markup=False, highlight=False)

    def draw(self, picture: Picture) -> Fitted:
        """Draw a picture from the top of the screen."""
        self.size = self.out.size
        width, height = self.size
        shown = fitted(self.out, picture, width, height)
        self.write(shown.lines)
        return shown

    def write(self, lines: Lines) -> None:
        """Lines from the top of the screen; below them nothing."""
        drawn = [] if self.is_clear else ["\n" * self.out.size.height]  # what stood there can be scrolled back to
        drawn.append(HOME)
        self.is_clear = True
        for line in lines:
            with self.out.capture() as taken:
                self.out.print(Segments(line), soft_wrap=True, end="")
            drawn.append(f"{LINE_END}{taken.get()}\n")
        self.out.file.write("".join(drawn) + SCREEN_END)
        self.out.file.flush()

    def leaf(self, notes: Iterable[RenderableType], go_on: str) -> None:
        """What is too long to be told beside the table: page by page, until it was read."""
        lines = [line for note in notes for line in rendered(self.out, note, self.out.size.width)]
        size = max(self.out.size.height - 1, 1)
        for first in range(0, len(lines), size):
            self.write(lines[first : first + size])
            self.read(go_on)

    def show(self, picture: Picture, go_on: str) -> Fitted:
        """Draw a picture with what was answered; what is too long for that is read first."""
        width, height = self.out.size
        bare = fitted(self.out, replace(picture, told=()), width, height)
        lines = sum(len(rendered(self.out, note, width)) for note in self.notes)
        if lines > height - 1 - len(bare.lines) and lines > LEAST_TOLD:
            self.leaf(self.notes, go_on)
            self.notes.clear()
        return self.draw(replace(picture, notes=self.notes))

    @contextmanager
    def busy(self, told: str, picture: Callable[[], Picture]) -> Iterator[None]:
        """While somebody else thinks."""
        if self.in_place:
            shown = picture()
            self.draw(Picture(shown.board, shown.told, shown.notes, [Text(told, "dim")]))
            yield
        else:
            with self.out.status(Text(told)):
                yield

    def read(self, prompt: str, has_changed: Callable[[], bool] = lambda: False) -> str | None:
        """What is typed; None where the picture has to be drawn anew before that. At the end of all input: EOFError."""
        if not self.is_typed:
            return self.out.input(Text(prompt)).strip()
        self.out.file.write(prompt)
        self.out.file.flush()
        while not select.select([sys.stdin], [], [], LOOK)[0]:
            if has_changed() or (self.in_place and self.out.size != self.size):
                self.forget_typed()
                return None
        typed = sys.stdin.readline()
        if not typed:
            raise EOFError
        return typed.strip()

    def forget_typed(self) -> None:
        """What was typed while nothing was asked is no answer to what is asked now."""
        if self.is_typed:
            with suppress(ImportError, OSError):
                import termios

                termios.tcflush(sys.stdin, termios.TCIFLUSH)
