"""Why one move is better than another, in words made from what changes: points, what it prevents, whether it wins.

Both moves are played on over the same deals of what the seat cannot see (`futures`). What differs clearly when the
seat's next turn begins is told; where nothing does, what differs two turns later. Then what would be done next, or
answered, and at last what the room's forecast says of the two.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np

from ludi.analysis.futures import DEALS, FARTHEST, LATER, SOON, Fortune, Future, Rows
from ludi.analysis.worth import Worth
from ludi.core.game import Game
from ludi.core.speech import hyphened, move_line, prefix
from ludi.core.state import NONE, State
from ludi.core.texts import Line

WORTH_TELLING = 0.75  # points
SURE = 2.0  # standard errors from which on a difference is one
COMPARED = 3  # differences told
FORECAST = 3  # sentences of the room's forecast for a move
OFTEN = 0.2  # of the deals: a game won or lost so much more often is told
MOSTLY = 0.4  # of the deals: a move that follows so much more often is told
USUAL = 0.6  # and one that follows so often anyway
FULL = 100
WHY = "analysis-why-"


class Reasons:
    """Finds reasons; by views only. For one thread."""

    def __init__(self, game: Game, worth: Worth) -> None:
        self.game, self.fortune = game, Fortune(game, worth)

    def why(self, view: State, seat: int, better: int, worse: int) -> list[Line]:
        """What speaks for the better move against the other, the strongest first, and then what each of them does.

        Never nothing: where no reason shows so soon, that is said.
        """
        told = self.changes(view, seat, better, worse) or [Line(f"{WHY}later")]
        does, other = self.forecast(view, better), self.forecast(view, worse)
        if does:
            told.append(Line(f"{WHY}forecast", {"line": in_a_row(does)}, does[0].rule))
        if other and other != does:
            named = move_line(self.game, worse, view)
            told.append(Line(f"{WHY}other", {"move": named, "line": in_a_row(other)}, other[0].rule))
        return told

    def changes(self, view: State, seat: int, better: int, worse: int) -> list[Line]:
        """What is otherwise after the one move than after the other."""
        one, two = (Future(self.fortune, view, seat, action) for action in (better, worse))
        rivals = self.game.players_of(view) - 1
        told = self.compared(one.rows(SOON), two.rows(SOON), "soon", rivals)
        this, other = (move_line(self.game, action, view) for action in (better, worse))
        told += followed(one, two, this, other, rivals)
        if not told:
            told = self.compared(one.rows(LATER), two.rows(LATER), "later", rivals)
        return told[:COMPARED]

    def is_possible(self, view: State, seat: int, better: int, worse: int, gain: float) -> bool:
        """Whether the one move can be worth so much more: not where the other wins anyway, or where all is lost.

        Played on, as far as that goes, the one may still win what it has not lost, the other only what it has won.
        """
        one, two = (Future(self.fortune, view, seat, action).rows(FARTHEST) for action in (better, worse))
        return bool(1.0 - one["lost"].mean() - two["won"].mean() >= gain)

    def forecast(self, view: State, action: int) -> list[Line]:
        """The first things the room says a move would do."""
        return list(self.game.forecast(view, self.game.actions.decode(action)))[:FORECAST]

    def stakes(self, whose: str, one: Rows, two: Rows) -> list[tuple[float, Line]]:
        """Of what there is clearly more in the one future than in the other, the greatest difference first."""
        found, same = [], (one["era"] == two["era"]) & (one["era"] != NONE)
        for name, stake in self.game.stakes.items() if same.mean() >= USUAL else ():
            more = clear((one[f"{whose} {name}"] - two[f"{whose} {name}"])[same])
            if more >= stake.least and (stake.taken or whose == "own"):
                what = Line(f"{prefix(self.game)}-stake-{hyphened(name)}", {"count": rounded(more)})
                found.append((more / stake.least, what))
        return sorted(found, key=lambda one: -one[0])

    def compared(self, better: Rows, worse: Rows, when: str, rivals: int) -> list[Line]:
        """What the one future has before the other, the strongest first; small and uncertain things are left out."""
        told = [*endings_told(better, worse, when)]
        own, others = clear(better["own"] - worse["own"]), clear(worse["others"] - better["others"])
        if own >= WORTH_TELLING:
            told.append((FULL + own, Line(f"{WHY}points", {"points": rounded(own), "when": when})))
        if others >= WORTH_TELLING:
            told.append(
                (FULL + others, Line(f"{WHY}prevents", {"points": rounded(others), "when": when, "rivals": rivals}))
            )
        for kind, whose, one, two in (("more", "own", better, worse), ("less", "others", worse, better)):
            if held := self.stakes(whose, one, two):
                told.append((held[0][0], Line(f"{WHY}{kind}", {"what": listed(held), "when": when, "rivals": rivals})))
        lines = [line for _, line in sorted(told, key=lambda one: -one[0])]
        if lines and own <= -WORTH_TELLING:
            return [*lines[: COMPARED - 1], Line(f"{WHY}gives-up", {"points": rounded(-own)})]
        return lines


def endings_told(better: Rows, worse: Rows, when: str) -> Iterator[tuple[float, Line]]:
    """Games won by the one move, and lost by the other, by then; winning comes first."""
    for message, name, one, two in (("wins", "won", better, worse), ("saves", "lost", worse, better)):
        more, fewer = one[name].mean(), two[name].mean()
        if more - fewer >= OFTEN:
            strength = 4 * FULL if message == "wins" else 3 * FULL
            yield strength, Line(f"{WHY}{message}", {"percent": percent(more), "else": percent(fewer), "when": when})


def followed(better: Future, worse: Future, this: Line, other: Line, rivals: int) -> list[Line]:
    """What is done next after the one move and not after the other; what the others answer to the other one."""
    told = []
    after, instead = better.often("own"), worse.often("own")
    if after[repr(other)] >= USUAL * DEALS and instead[repr(this)] >= USUAL * DEALS:
        told.append(Line(f"{WHY}either", {"move": other}))
    elif after[repr(other)] >= USUAL * DEALS:
        told.append(Line(f"{WHY}order", {"move": other, "percent": share(after[repr(other)])}))
    elif found := most_more(better, after, instead, this, {this.message, other.message}):
        told.append(Line(f"{WHY}then", found))
    if found := most_more(worse, worse.often("answers"), better.often("answers"), other, set(), akin=True):
        told.append(Line(f"{WHY}answer", {**found, "rivals": rivals}))
    return told


def most_more(
    future: Future, here: Counter[str], there: Counter[str], about: Line, alike: set[str], akin: bool = False
) -> dict[str, Any]:
    """The move that is made so much more often here than there: one about the same thing first, then the earliest.

    With `akin` only one about the same thing. Where both moves are of a kind, a third one only rearranges them. What
    names nothing is not worth a word.
    """
    rearranged = next(iter(alike)) if len(alike) == 1 else ""
    many = [
        name
        for name, line in future.named.items()  # in the order in which they were first made
        if line.values and line.message != rearranged and here[name] - there[name] >= MOSTLY * DEALS
    ]
    many.sort(key=lambda name: not is_akin(future.named[name], about))
    if not many or (akin and not is_akin(future.named[many[0]], about)):
        return {}
    return {"move": future.named[many[0]], "percent": share(here[many[0]]), "else": share(there[many[0]])}


def is_akin(one: Line, about: Line) -> bool:
    """Whether a move is about the place, or what else comes last, that another one is about."""
    names = list(about.values)
    return bool(names) and one.values.get(names[-1]) == about.values[names[-1]]


def listed(held: list[tuple[float, Line]]) -> Line:
    """Two of them at most, as one."""
    first, *rest = [line for _, line in held[:2]]
    return Line("analysis-and", {"first": first, "rest": rest[0]}) if rest else first


def in_a_row(lines: list[Line]) -> Line:
    """Sentences one after another, as one."""
    if len(lines) == 1:
        return lines[0]
    return Line("analysis-both", {"first": lines[0], "rest": in_a_row(lines[1:])})


def clear(differences: Any) -> float:
    """The mean of differences, deal by deal; 0 where it may well be chance."""
    mean, error = differences.mean(), differences.std(ddof=1) / np.sqrt(len(differences))
    return float(mean) if abs(mean) >= SURE * error else 0.0


@cache
def reasons_of(game: Game) -> Reasons:
    """Who finds reasons for hints: for one thread."""
    return Reasons(game, Worth(game))


def share(count: int) -> int:
    """So many of the deals, for a sentence."""
    return percent(count / DEALS)


def percent(share: float) -> int:
    """For a sentence."""
    return round(FULL * share)


def rounded(points: float) -> int:
    """Points for a sentence: whole ones, at least one."""
    return max(1, round(points))
