"""An analysis as it is sent or kept: its shapes, and how they are filled."""

from collections.abc import Callable, Sequence
from typing import Any

from ludi.analysis.balance import Parts, Swing
from ludi.analysis.report import Analysis
from ludi.analysis.verdicts import Verdict, Word
from ludi.bots.nets.files import kept_net
from ludi.bots.value.chances import digest_of
from ludi.core.shape import Shape
from ludi.core.state import CHANCE
from ludi.core.texts import Line

FORMAT = "ludi analysis 1"


class CurvePoint(Shape):
    """Every seat's chance to win after so many actions."""

    step: int
    shares: list[float]


class OtherMove(Shape):
    """A move that could have been made: the seat's chance with it, and how often the search tried it."""

    action: int
    value: float
    visits: int


class Judged(Shape):
    """A decision, by what its seat could see then."""

    step: int  # actions played before it
    seat: int
    action: int
    best: int
    line: list[int]  # the best move, and the moves of the seat expected after it
    cost: float  # of the chance to win, from 0 to 1
    verdict: Word
    choices: list[OtherMove]  # the best first


class Luck(Shape):
    """A run of throws and draws: what it gave and took, against the mean of what could have come."""

    first: int  # actions played before it
    last: int  # and after it
    gains: list[float]  # by seat


class SeatAccount(Shape):
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


class Account(Shape):
    """What a finished game turned on, in figures."""

    format: str
    game: str
    version: int
    net: str
    effort: int
    curve: list[CurvePoint]
    decisions: list[Judged]
    luck: list[Luck]
    seats: list[SeatAccount]


class PointInWords(Shape):
    """A moment that counted, in sentences."""

    step: int
    seat: int
    size: float
    better: int | None
    lines: list[str]


class Report(Account):
    """What a finished game turned on, to be read."""

    turning_points: list[PointInWords]


def account_of(analysis: Analysis) -> Account:
    """What an analysis says in figures, to be sent or kept."""
    game, net = analysis.game, kept_net(analysis.game)
    return {
        "format": FORMAT,
        "game": game.name,
        "version": game.version,
        "net": digest_of(net) if net else "",
        "effort": analysis.effort,
        "curve": [
            {"step": 0, "shares": list(analysis.changes[0].before)},
            *curve_points(analysis.changes),
        ],
        "decisions": [judged(analysis, step, verdict) for step, verdict in analysis.verdicts.items()],
        "luck": [
            {"first": change.first, "last": change.last, "gains": list(change.gains)}
            for change in analysis.changes
            if change.seat == CHANCE
        ],
        "seats": [seat_account(analysis, seat, parts) for seat, parts in enumerate(analysis.parts)],
    }


def curve_points(changes: Sequence[Swing]) -> list[CurvePoint]:
    """Every seat's chance to win after each change."""
    return [{"step": change.last, "shares": list(change.after)} for change in changes]


def judged(analysis: Analysis, step: int, verdict: Verdict) -> Judged:
    """A decision with its verdict."""
    return {
        "step": step,
        "seat": int(analysis.states[step].seat),
        "action": analysis.actions[step],
        "best": verdict.best,
        "line": list(verdict.line),
        "cost": verdict.cost,
        "verdict": verdict.word,
        "choices": [{"action": one.action, "value": one.value, "visits": one.visits} for one in verdict.choices],
    }


def seat_account(analysis: Analysis, seat: int, parts: Parts) -> SeatAccount:
    """What a seat's result is made of."""
    return {
        "seat": seat,
        "start": parts.start,
        "luck": parts.luck,
        "own": parts.own,
        "others": parts.others,
        "hidden": parts.hidden,
        "result": parts.result,
        "accuracy": analysis.accuracy(seat),
        "verdicts": analysis.words(seat),
    }


def report_of(analysis: Analysis, say: Callable[[Line], str]) -> Report:
    """An analysis with its turning points in sentences; `say` makes them of lines."""
    points: list[PointInWords] = [
        {
            "step": moment.step, "seat": moment.seat, "size": moment.size, "better": moment.better,
            "lines": [say(line) for line in moment.lines],
        }
        for moment in analysis.moments
    ]  # fmt: skip
    return {**account_of(analysis), "turning_points": points}


def in_notation(report: Report, text: Callable[[int], str]) -> dict[str, Any]:
    """A report as it is kept: its actions in words, which outlive their numbers."""
    decisions = [
        {
            **one, "action": text(one["action"]), "best": text(one["best"]), "line": list(map(text, one["line"])),
            "choices": [{**choice, "action": text(choice["action"])} for choice in one["choices"]],
        }
        for one in report["decisions"]
    ]  # fmt: skip
    points = [
        {**point, "better": None if point["better"] is None else text(point["better"])}
        for point in report["turning_points"]
    ]
    return {**report, "decisions": decisions, "turning_points": points}
