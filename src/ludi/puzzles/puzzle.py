"""A puzzle: what one seat sees, in words, the move to find, and how much worse every other is.

Nothing that the seat cannot see is kept; who lays the position out deals it anew.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, date, datetime
from functools import cache, cached_property
from hashlib import sha256
from math import gcd
from pathlib import Path
from typing import Any

from ludi.core.chance import new_rng
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.core.notation import MARKS
from ludi.core.rooms import folder_of
from ludi.core.speech import move_line
from ludi.core.state import HIDDEN, State
from ludi.core.texts import Line

KEPT_AS = "puzzles.json"
FORMAT = "ludi puzzles 1"
DEAL = 1  # the seed by which what the seat cannot see is dealt anew
LONGEST_LINE = 3  # moves of the seat that are told after the best one
FIRST_DAY = date(2026, 1, 1)
SCATTER = 37  # from one day to the next the puzzles are gone through in steps of so many, so that neighbours differ


@dataclass(frozen=True)
class Puzzle:
    """One of them. Moves are in notation."""

    name: str  # by which it is known, made from what the seat sees
    seat: int
    options: dict[str, str]
    position: dict[str, Any]  # the view in words
    best: str
    line: tuple[str, ...]  # what the seat is expected to do, the best move first
    value: float  # the chance to win with it, from 0 to 1, where it was found
    second: str
    margin: float  # how much less the second best is worth
    iterations: int  # of each search that found it
    themes: tuple[str, ...] = ()
    solved: Mapping[str, float] | None = None  # how often each bot finds the move
    difficulty: int = 0  # from 1 to 5

    def __hash__(self) -> int:
        """By its name: that says what the seat sees."""
        return hash(self.name)


class PuzzlePosition:
    """A puzzle laid out on a table."""

    def __init__(self, game: Game, puzzle: Puzzle) -> None:
        self.game, self.puzzle, self.seat = game, puzzle, puzzle.seat

    @cached_property
    def view(self) -> State:
        """What the seat sees; a field that is younger than the puzzle is hidden where it may not see it."""
        return self.game.view_of(self.game.read_view(self.puzzle.position, self.puzzle.options), self.seat)

    @cached_property
    def legal(self) -> list[int]:
        """What the seat may do: it sees enough to know."""
        return self.match().legal()

    @cached_property
    def best(self) -> int:
        """The move to find."""
        return self.game.actions.parse(self.puzzle.best)

    def match(self) -> Match:
        """A table the seat cannot rule out."""
        state = self.game.imagined(self.view, self.seat, new_rng(DEAL))
        return Match(self.game, self.puzzle.options, state)


def name_of(game: Game, view: State) -> str:
    """By which a position is known again: what is seen of it, in words, and the options that are not as usual.

    What a game gets later, a field or an option, changes no name while it is as on an empty table, or hidden.
    """
    usual = game.chosen({})
    options = {name: value for name, value in game.options_of(view).items() if value != usual[name]}
    told = json.dumps([options, seen_in(game.position(view))], sort_keys=True, separators=(",", ":"))
    return sha256(told.encode()).hexdigest()[:8]


def seen_in(words: Any) -> Any:
    """A position, or a part of it, in words, without what is hidden."""
    if not isinstance(words, Mapping):
        return words
    seen = {name: seen_in(part) for name, part in words.items() if part != MARKS[HIDDEN]}
    return {name: part for name, part in seen.items() if part != {}}


def write_puzzles(game: Game, puzzles: Sequence[Puzzle], path: Path) -> None:
    """Write puzzles down, one in a line."""
    head = json.dumps({"format": FORMAT, "game": game.name, "version": game.version})
    lines = [json.dumps(asdict(puzzle), separators=(",", ":")) for puzzle in puzzles]
    path.write_text("\n".join([head, *lines]) + "\n", encoding="utf-8")


def read_puzzles(game: Game, path: Path) -> tuple[Puzzle, ...]:
    """What was written down; a clear sentence where it is for other rules."""
    try:
        head, *lines = map(json.loads, path.read_text(encoding="utf-8").splitlines())
        made_for = head["format"], head["game"], game.holds_for(head["version"])
        puzzles = tuple(Puzzle(**{**one, **tuples_in(one)}) for one in lines)
    except OSError as error:
        raise LudiError(f"{path} cannot be read: {error.strerror}.") from None
    except (ValueError, KeyError, TypeError):
        raise LudiError(f"{path} holds no puzzles of ours.") from None
    if made_for != (FORMAT, game.name, True):
        raise LudiError(f"The puzzles in {path} are for other rules: `ludi puzzles mine {game.name}` makes new ones.")
    return puzzles


def tuples_in(one: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    """JSON knows lists only."""
    return {name: tuple(one[name]) for name in ("line", "themes")}


@cache
def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """Those a room keeps; none where it keeps none."""
    path = folder_of(game.room) / KEPT_AS
    return read_puzzles(game, path) if path.exists() else ()


def puzzle_named(game: Game, name: str) -> Puzzle:
    """One of a room's, by its name."""
    for puzzle in puzzles_of(game):
        if puzzle.name == name:
            return puzzle
    raise LudiError(f"{game.name} has no puzzle '{name}'.")


def puzzle_of_the_day(game: Game, day: date | None = None) -> Puzzle | None:
    """The same for everybody, from the date in UTC; None where the room keeps no puzzles."""
    puzzles = puzzles_of(game)
    if not puzzles:
        return None
    days = ((day or datetime.now(UTC).date()) - FIRST_DAY).days
    return puzzles[days * stride(len(puzzles)) % len(puzzles)]


def stride(puzzles: int) -> int:
    """How many puzzles further the next day's lies: all have had their day before one comes again."""
    return next(step for step in range(SCATTER, SCATTER + puzzles + 1) if gcd(step, puzzles) == 1)


def explanation(game: Game, puzzle: Puzzle) -> list[Line]:
    """Why the move is the best: how often it wins, how far behind the next one is, and how it goes on."""
    view = PuzzlePosition(game, puzzle).view
    best, second = (move_line(game, game.actions.parse(text), view) for text in (puzzle.best, puzzle.second))
    rest = [move_line(game, game.actions.parse(text)) for text in puzzle.line[1:]]
    values: dict[str, int | Line] = {
        "move": best,
        "second": second,
        "value": percent(puzzle.value),
        "points": percent(puzzle.margin),
    }
    lines = [Line("puzzle-why", values)]
    return lines + [Line("puzzle-then", {"move": move}) for move in rest[:LONGEST_LINE]]


def percent(share: float) -> int:
    """A share in hundredths."""
    return round(100 * share)
