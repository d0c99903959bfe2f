"""What there is after a game, as it travels: points, proof of the dice, replay, analysis, the deal of the day."""

from collections.abc import Sequence
from typing import Literal

from ludi.analysis.account import Account, account_of
from ludi.analysis.report import Analysis as GameAnalysis
from ludi.core.dice import Sealed
from ludi.core.game import Game
from ludi.core.game_api import Rules
from ludi.core.shape import Shape
from ludi.core.sheets import Row, table_of
from ludi.core.state import State
from ludi.server.api.lines import Said, said
from ludi.server.api.positions import Position, Step
from ludi.server.api.tables import DiceCard, TableCard, TableStatus, dice_card
from ludi.server.tables.table_info import TableInfo


class SheetRow(Shape):
    """One line of the score sheet, by seat: null where a seat has no such line; and the lines it is made of."""

    line: Said
    points: list[int | None]
    counted: list[int]  # by seat: this line and those before it
    parts: list["SheetRow"]


class ScoreSheet(Shape):
    """Everybody's points: one table, a column for each seat."""

    rows: list[SheetRow]
    totals: list[int]
    winners: list[int]


class ProofDice(DiceCard):
    """What the dice were promised for, too."""

    table: str
    game: str
    version: int
    options: dict[str, str]
    seats: list[str]  # `person`, or `bot:` and its rank


class ProofEntry(Shape):
    """One entry of the log; for chance what could have come, and how likely each was."""

    kind: str  # move, undo or chance
    seat: int
    move: str  # in notation, as the next
    outcomes: list[str]
    weights: list[int]


class Proof(Shape):
    """Everything to recompute every die, draw and seal of a finished game."""

    dice: ProofDice
    entries: list[ProofEntry]


class Replay(Shape):
    """A game from its first entry, seen from one seat, as a watcher, or with everything open."""

    table: TableCard
    start: Position
    steps: list[Step]
    more: int | None  # where there are more than one answer holds: the `since` to ask on with


class TurningPoint(Shape):
    """A moment that counted, in words."""

    step: int
    seat: int
    size: float
    better: int | None  # the move that was worth more; None where it was luck
    lines: list[Said]


class Analysis(Account):
    """What a finished game turned on."""

    turning_points: list[TurningPoint]


class AnalysisStanding(Shape):
    """How far an analysis is; the whole of it when it is done."""

    state: Literal["none", "waiting", "working", "done"]
    done: int  # decisions judged
    of: int
    analysis: Analysis | None


class DealRow(Shape):
    """One who played it to the end."""

    name: str
    mine: bool  # whether it is the reader
    table: str  # to look at the game
    share: float  # of the victory: 1 won, 0 lost
    points: int
    others: int  # points of the best of the bots
    luck: float | None  # what of the share was luck; None: it is still worked out
    rest: float | None  # the share without luck


class DealPage(Shape):
    """A day's deal of a game."""

    game: str
    day: str  # in UTC: 2026-11-17
    today: bool
    level: str  # of the bots it is played against
    seat: int  # the seat people have
    table: str | None  # mine
    status: TableStatus | None  # of my table
    finished: int  # how many have played it to the end
    rows: list[DealRow]  # the best first; empty while it is today and the reader has not played it to the end


def sheet_of(game: Game, rules: Rules, state: State, seats: int) -> ScoreSheet:
    """Everybody's points at the end: one table, a column for each seat."""
    return {
        "rows": rows_of(table_of([game.score_sheet(state, seat) for seat in range(seats)])),
        "totals": [int(rules.score_of(state, seat)) for seat in range(seats)],
        "winners": [seat for seat in range(seats) if rules.is_winner(state, seat)],
    }


def rows_of(rows: Sequence[Row]) -> list[SheetRow]:
    """Rows of that table, each with what is counted when it has been."""
    made: list[SheetRow] = []
    for row in rows:
        before = made[-1]["counted"] if made else [0] * len(row.points)
        counted = [so_far + (points or 0) for so_far, points in zip(before, row.points, strict=True)]
        made.append({"line": said(row.line), "points": row.points, "counted": counted, "parts": rows_of(row.parts)})
    return made


def proof_of(info: TableInfo, entries: Sequence[Sealed]) -> Proof:
    """Every entry of the log with what could have come, and what was promised of the dice."""
    terms = info.terms
    dice: ProofDice = {
        **dice_card(info, told=True),
        "table": terms.table,
        "game": terms.game,
        "version": terms.version,
        "options": dict(terms.options),
        "seats": list(terms.seats),
    }
    return {"dice": dice, "entries": [proof_entry(entry) for entry in entries]}


def proof_entry(entry: Sealed) -> ProofEntry:
    """One entry of the log."""
    return {
        "kind": entry.kind,
        "seat": entry.seat,
        "move": entry.move,
        "outcomes": list(entry.outcomes),
        "weights": list(entry.weights),
    }


def analysis_of(analysis: GameAnalysis) -> Analysis:
    """A whole analysis."""
    points: list[TurningPoint] = [
        {
            "step": moment.step, "seat": moment.seat, "size": moment.size, "better": moment.better,
            "lines": [said(line) for line in moment.lines],
        }
        for moment in analysis.moments
    ]  # fmt: skip
    return {**account_of(analysis), "turning_points": points}
