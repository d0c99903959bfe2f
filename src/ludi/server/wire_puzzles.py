"""What puzzles are on the wire."""

from ludi.server.wire import Position, Said, Wire


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
