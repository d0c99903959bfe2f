"""Bots as they travel: which ranks there are, how strong they are, whether they can play already; and their hints."""

from collections.abc import Sequence

from ludi.bots.measure.ratings import ratings_of
from ludi.bots.play.advice import Advice as BotAdvice
from ludi.core.game import Game
from ludi.core.shape import Shape
from ludi.core.texts import Line
from ludi.server.api.lines import Said, said


class Rating(Shape):
    """How strong a rank is in a game, as it was measured: Elo with tiro at 0, and between what it lies (95 %)."""

    elo: int
    low: int
    high: int


class Readiness(Shape):
    """The ranks there are; for each game, how strong they are, bots from outside, and whether ranks can play."""

    levels: list[str]  # from the weakest to the strongest
    ratings: dict[str, dict[str, Rating]]  # of each game, by rank; empty where nobody measured
    foreign: dict[str, list[str]]  # bots from outside that are allowed here
    ready: dict[str, bool]


class Advice(Shape):
    """A move a strong bot would make."""

    action: int
    value: float | None  # 0 lost, 1 won; None: it does not say
    visits: int
    line: list[int]


class Chance(Shape):
    """The chance of the seat that asks to win, from 0 to 1, and how far it may be off."""

    value: float
    error: float


class Suggestion(Shape):
    """The move a strong bot would make where a phase may be left to it."""

    action: int


class Hint(Shape):
    """What a strong bot would do, the best first, and how the seat stands; None where the server cannot tell.

    Whoever wants to find it alone reads only the nudge, then the piece, and the move last.
    """

    advice: list[Advice]
    chance: Chance | None
    nudge: list[Said]  # what it is about and where to look; no piece is named
    piece: Said | None  # what the first move begins with, not where it goes; None where it names nothing
    reasons: list[Said]  # why the first is better than the second; none where there is no second


def advice_of(advice: BotAdvice) -> Advice:
    """A move a strong bot would make."""
    return {"action": advice.line[0], "value": advice.value, "visits": advice.visits, "line": list(advice.line)}


def hint_of(
    advice: Sequence[BotAdvice], chance: Chance | None, nudge: Sequence[Line], piece: Line | None, why: Sequence[Line]
) -> Hint:
    """A whole hint."""
    return {
        "advice": [advice_of(one) for one in advice],
        "chance": chance,
        "nudge": [said(line) for line in nudge],
        "piece": None if piece is None else said(piece),
        "reasons": [said(line) for line in why],
    }


def ratings_shown(game: Game) -> dict[str, Rating]:
    """How strong the ranks are in a game."""
    return {bot: {"elo": one.elo, "low": one.low, "high": one.high} for bot, one in ratings_of(game).items()}
