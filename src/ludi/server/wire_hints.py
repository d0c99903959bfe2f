"""What a hint is on the wire."""

from ludi.server.wire import Said, Wire


class Advice(Wire):
    """A move a strong bot would make."""

    action: int
    value: float | None  # 0 lost, 1 won; None: it does not say
    visits: int
    line: list[int]


class Chance(Wire):
    """The chance of the seat that asks to win, from 0 to 1, and how far it may be off."""

    value: float
    error: float


class Suggestion(Wire):
    """The move a strong bot would make where a phase may be left to it."""

    action: int


class Hint(Wire):
    """What a strong bot would do, the best first, and how the seat stands; None where the house cannot tell.

    Whoever wants to find it alone reads only the nudge, then the piece, and the move last.
    """

    advice: list[Advice]
    chance: Chance | None
    nudge: list[Said]  # what it is about and where to look; no piece is named
    piece: Said | None  # what the first move begins with, not where it goes; None where it names nothing
    reasons: list[Said]  # why the first is better than the second; none where there is no second
