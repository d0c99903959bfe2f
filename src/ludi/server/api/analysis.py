"""What an analysis is on the wire."""

from typing import Literal

from pydantic import Field

from ludi.server.api.tables import Said, Wire


class CurvePoint(Wire):
    """Every seat's chance to win after so many actions."""

    step: int
    shares: list[float]


class OtherMove(Wire):
    """A move that could have been made: the seat's chance with it, and how often the search tried it."""

    action: int
    value: float
    visits: int


class Judged(Wire):
    """A decision, by what its seat could see then."""

    step: int  # actions played before it
    seat: int
    action: int
    best: int
    line: list[int]  # the best move, and the moves of the seat expected after it
    cost: float  # of the chance to win, from 0 to 1
    verdict: Literal["best", "good", "inaccuracy", "mistake", "blunder"]
    choices: list[OtherMove]  # the best first


class Luck(Wire):
    """A run of throws and draws: what it gave and took, against the mean of what could have come."""

    first: int  # actions played before it
    last: int  # and after it
    gains: list[float]  # by seat


class SeatAccount(Wire):
    """What a seat's result is made of: start, luck, own and others' play, and what lay hidden add up to it."""

    seat: int
    start: float
    luck: float
    own: float
    others: float
    hidden: float  # what somebody could not see then
    result: float
    accuracy: float | None  # from 0 to 100; None where the seat never had a choice
    verdicts: dict[str, int]  # how many of each


class TurningPoint(Wire):
    """A moment that counted, in words."""

    step: int
    seat: int
    size: float
    better: int | None  # the move that was worth more; None where it was luck
    lines: list[Said]


class Analysis(Wire):
    """What a finished game turned on."""

    format: str
    game: str
    version: int
    net: str
    effort: int
    curve: list[CurvePoint]
    decisions: list[Judged]
    luck: list[Luck]
    seats: list[SeatAccount]
    turning_points: list[TurningPoint]


class AnalysisStanding(Wire):
    """How far an analysis is; the whole of it when it is done."""

    state: Literal["none", "waiting", "working", "done"]
    done: int  # decisions judged
    of: int
    analysis: Analysis | None


class PlayOn(Wire):
    """A moment of a finished game to play on from: the deciding seat is the reader's, bots have the others."""

    step: int = Field(ge=0, le=1_000_000, description="Actions played before it.")
    level: str = Field(max_length=16, description="The rank of the bots.")
