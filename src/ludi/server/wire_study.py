"""What the study of a position is on the wire."""

from pydantic import Field

from ludi.server.guests import LARGEST
from ludi.server.wire import Position, Said, Wire


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
