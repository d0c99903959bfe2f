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


class Hint(Wire):
    """What a strong bot would do, the best first, and how the seat stands; None where the house cannot tell."""

    advice: list[Advice]
    chance: Chance | None
    reasons: list[Said]  # why the first is better than the second; none where there is no second
