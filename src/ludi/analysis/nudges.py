"""The first two grades of a hint: what kind of thing is worth looking at, and which piece it is about.

Both follow from the moves advised and their reasons, which were found by what the seat sees; they know nothing else.
A room says in its own words where to look (`roma-nudge-lay`, or by the first part of a move, `roma-nudge-card`) and
what the piece is called (`roma-piece-die`); of what it leaves out nothing is said, and a thing has its own name.
"""

from collections.abc import Iterator, Sequence

from ludi.bots.play.advice import Advice
from ludi.core import texts
from ludi.core.actions import Move
from ludi.core.game import Game
from ludi.core.speech import hyphened, part_value, prefix
from ludi.core.texts import Line

ALIKE = 0.02  # of the victory: moves that differ by less are about as good
WHY = "analysis-why-"
# The reasons that a nudge has words for; what else there is, and what comes turns later, shows later.
TOLD = ("wins", "saves", "points", "prevents", "more", "less", "then", "order", "either", "answer")


def nudge_of(game: Game, advice: Sequence[Advice], reasons: Sequence[Line]) -> list[Line]:
    """What speaks for the first move, and where to look; no piece is named."""
    return [about(advice, reasons), *where_to_look(game, advice[0].line[0])]


def about(advice: Sequence[Advice], reasons: Sequence[Line]) -> Line:
    """What it is about: the strongest reason, without its figures."""
    if len(advice) == 1:
        return Line("hint-nudge-only")
    first, second = (one.value for one in advice[:2])
    if first is not None and second is not None and first - second < ALIKE:
        return Line("hint-nudge-alike")
    strongest = reasons[0].message.removeprefix(WHY) if reasons else ""
    is_told = strongest in TOLD and reasons[0].values.get("when") != "later"
    return Line(f"hint-nudge-{strongest}" if is_told else "hint-nudge-later")


def where_to_look(game: Game, action: int) -> list[Line]:
    """In the room's words; nothing where it has none."""
    return [Line(message) for message in spoken_of(game, "nudge", game.actions.decode(action))][:1]


def piece_of(game: Game, action: int) -> Line | None:
    """The card, die or place a move begins with, not where it goes; None where it names nothing."""
    move = game.actions.decode(action)
    parts = game.actions.parts[move.verb]
    first = next(iter(move.parts), None)
    value = None if first is None else part_value(prefix(game), parts[first], move.parts[first])
    for message in spoken_of(game, "piece", move):
        return Line(message, {} if value is None else {"value": value})
    return value if isinstance(value, Line) else None


def spoken_of(game: Game, kind: str, move: Move) -> Iterator[str]:
    """The room's messages of a kind for a move: by its verb before those by its first part."""
    for name in (move.name, *list(move.parts)[:1]):
        if texts.has(message := f"{prefix(game)}-{kind}-{hyphened(name)}"):
            yield message
