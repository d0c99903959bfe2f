"""Checking puzzles: searched again, longer and with other seeds, is the move still alone by a margin?"""

from dataclasses import dataclass

from ludi.core.errors import LudiError
from ludi.core.registry import GAMES
from ludi.puzzles.puzzle import Puzzle, PuzzlePosition
from ludi.puzzles.solving import with_solvers
from ludi.puzzles.weighing import MARGIN, SEARCHES, agreed

SEED = 10_000_000_019  # far from every seed that a game was mined with


@dataclass(frozen=True)
class Inspection:
    """One puzzle to be checked, with so many times the search that found it."""

    game: str
    puzzle: Puzzle
    effort: int
    measured: bool = False  # whether every rank is asked again


@dataclass(frozen=True)
class Finding:
    """What a check found."""

    puzzle: Puzzle
    margin: float  # the smallest of all searches; 0 where they did not agree
    holds: bool


def check(inspection: Inspection) -> Finding:
    """Search a puzzle again."""
    game, puzzle = GAMES.find(inspection.game), inspection.puzzle
    position = PuzzlePosition(game, puzzle)
    if position.best not in position.legal:
        raise LudiError(f"In puzzle {puzzle.name} '{puzzle.best}' is not legal.")
    iterations, seeds = inspection.effort * puzzle.iterations, range(SEED, SEED + SEARCHES)
    weighed = agreed(game, position.view, position.seat, position.legal, iterations, seeds, MARGIN)
    holds = weighed is not None and weighed.best == position.best
    if inspection.measured:
        puzzle = with_solvers(game, puzzle)
    return Finding(puzzle, weighed.margin if weighed and holds else 0.0, holds)


def shares_solved(puzzles: list[Puzzle]) -> dict[str, float]:
    """How many of the puzzles each bot solves, from 0 to 1, as it was measured when they were mined."""
    names = list(puzzles[0].solved or {}) if puzzles else []
    return {name: sum((puzzle.solved or {})[name] for puzzle in puzzles) / len(puzzles) for name in names}
