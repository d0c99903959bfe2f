"""Positions to think about, as they travel: puzzles, and the study of any position."""

from pydantic import Field

from ludi.server.api.tables import Position, Said, Wire
from ludi.server.http.gate import LARGEST


class PuzzleCard(Wire):
    """A puzzle, before it is opened."""

    name: str
    difficulty: int  # from 1 to 5
    themes: list[str]  # messages `puzzle-theme-…`


class PuzzleShelf(Wire):
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


class StudyWish(Wire):
    """A position in words, and a move to be made there, if any."""

    words: str = Field("", max_length=LARGEST)  # what is too long is told in the reader's words
    action: int | None = Field(None, ge=0, le=1_000_000)


class StudyPage(Wire):
    """The position laid out, as the seat that decides sees it; where nobody does, as the one that moved last."""

    words: str  # of the whole table, to be pasted again
    seat: int
    players: int
    position: Position
    lines: list[Said]  # what the move did, and chance after it


class StudyWords(Wire):
    """A moment of a finished game in words, as the seat that decided saw it."""

    words: str
