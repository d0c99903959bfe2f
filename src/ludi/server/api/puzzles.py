"""Positions to think about, as they travel: puzzles, and the study of any position."""

from ludi.analysis.nudges import piece_of, where_to_look
from ludi.core.game import Game
from ludi.core.shape import Shape
from ludi.core.study import words_for
from ludi.puzzles.puzzle import Puzzle, PuzzlePosition, explanation
from ludi.server.api.lines import Said, said
from ludi.server.api.positions import Position, SeenState, Viewpoint, position_of


class PuzzleCard(Shape):
    """A puzzle, before it is opened."""

    name: str
    difficulty: int  # from 1 to 5
    themes: list[str]  # messages `puzzle-theme-…`


class PuzzleShelf(Shape):
    """The puzzles of a game, and which of them is today's."""

    game: str
    day: str  # by the date in UTC: 2026-11-17
    today: str | None  # its name; None where there are no puzzles
    puzzles: list[PuzzleCard]


class PuzzlePage(PuzzleCard):
    """A puzzle laid out, with its solution: nothing of it is secret, and everything is by what its seat sees."""

    game: str
    seat: int
    players: int
    words: str  # what the seat sees, to be studied
    position: Position
    best: int  # the move to find
    why: list[Said]
    nudge: list[Said]  # where to look, for who wants a hint; no piece is named
    piece: Said | None  # what the move begins with; None where it names nothing
    solved: dict[str, float]  # how often each bot finds it, from 0 to 1


class StudyPage(Shape):
    """The position laid out, as the seat that decides sees it; where nobody does, as the one that moved last."""

    words: str  # of the whole table, to be pasted again
    seat: int
    players: int
    position: Position
    lines: list[Said]  # what the move did, and chance after it


class StudyWords(Shape):
    """A moment of a finished game in words, as the seat that decided saw it."""

    words: str


def card_of(puzzle: Puzzle) -> PuzzleCard:
    """A puzzle, before it is opened."""
    themes = [f"puzzle-theme-{theme}" for theme in puzzle.themes]
    return {"name": puzzle.name, "difficulty": puzzle.difficulty, "themes": themes}


def page_of(game: Game, puzzle: Puzzle) -> PuzzlePage:
    """A puzzle laid out."""
    position = PuzzlePosition(game, puzzle)
    piece = piece_of(game, position.best)
    look = SeenState(game, position.match().state, Viewpoint(puzzle.seat))
    return {
        **card_of(puzzle),
        "game": game.name,
        "seat": puzzle.seat,
        "players": game.players_of(position.view),
        "words": words_for(game, position.view),
        "position": position_of(game.interpreted, look, 0, answers=True),
        "best": position.best,
        "why": [said(line) for line in explanation(game, puzzle)],
        "nudge": [said(line) for line in where_to_look(game, position.best)],
        "piece": None if piece is None else said(piece),
        "solved": dict(puzzle.solved or {}),
    }
