"""What travels, made from views: plain dictionaries that look like the models of `wire`, not checked again.

Every function takes a view or makes one first, so nothing hidden can get into what is sent.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from types import SimpleNamespace
from typing import Any

import numpy as np
import orjson

from ludi.core.actions import Move
from ludi.core.game import Game
from ludi.core.game_api import Rules
from ludi.core.sheets import Row, table_of
from ludi.core.speech import ask_line, by_bots
from ludi.core.state import NONE, State
from ludi.core.texts import Line
from ludi.server.tables.log import LoggedStep

Json = dict[str, Any]


@dataclass(frozen=True)
class Viewpoint:
    """Who looks: a seat, a watcher (None), or one who sees everything of a finished game."""

    seat: int | None
    open: bool = False

    @property
    def number(self) -> int:
        """The seat as rooms count: NONE for a watcher."""
        return NONE if self.seat is None else self.seat


class Look:
    """One state from somebody's viewpoint."""

    def __init__(self, game: Game, state: State, viewpoint: Viewpoint) -> None:
        self.game = game
        self.state = state
        self.viewpoint = viewpoint

    @cached_property
    def view(self) -> State:
        """What this viewpoint sees."""
        return self.state if self.viewpoint.open else self.game.view_of(self.state, self.viewpoint.number)

    @cached_property
    def pages(self) -> SimpleNamespace:
        """The view laid open: the same fields, a hundred times faster to read than a record's."""
        laid_open = np.frombuffer(self.view.tobytes(), plain_layout(self.game))[0].item()
        return SimpleNamespace(**dict(zip(self.game.state.names or (), laid_open, strict=True)))

    def fields(self) -> Json:
        """The view as it travels: every field that somebody may see, as nested lists of numbers."""
        seen = self.game.seen_by
        pages = vars(self.pages).items()
        return {name: page if isinstance(page, int) else page.tolist() for name, page in pages if name in seen}


@cache
def plain_layout(game: Game) -> np.dtype[Any]:
    """The fields of a record without the record's slow way to reach them."""
    return np.dtype(game.state.descr)


def said(line: Line) -> Json:
    """A line as it travels."""
    values = {name: said(value) if isinstance(value, Line) else value for name, value in line.values.items()}
    return {"message": line.message, "values": values, "rule": line.rule}


def position_of(rules: Rules, look: Look, sequence: int, answers: bool = False, undo: bool = False) -> Json:
    """The table as somebody sees it; `answers` says whether the viewer itself answers when its seat is asked."""
    game, view, viewer = look.game, look.view, look.viewpoint.seat
    deciding = int(look.state.seat)
    is_over = deciding == NONE
    asked = deciding if deciding >= 0 else None
    seats = range(game.players_of(look.pages))
    return {
        "sequence": sequence,
        "viewer": viewer,
        "view": look.fields(),
        "derived": game.derived(look.pages),
        "asked": asked,
        "ask": said(ask_line(game, look.pages)) if asked is not None else None,
        "legal": game.legal(view, rules) if answers and asked is not None and asked == viewer else [],
        "can_undo": undo,
        "scores": [int(rules.score_of(view, seat)) for seat in seats],
        "over": is_over,
        "winners": [seat for seat in seats if rules.is_winner(look.state, seat)] if is_over else [],
        "ending": said(game.ending(look.pages)) if is_over and game.ending else None,
    }


@cache
def move_of(game: Game, action: int) -> Move:
    """The move of a number; every number is looked up once."""
    return game.actions.decode(action)


def step_of(turned: LoggedStep, before: Look, after: Look, position: Any) -> Json:
    """An entry of the log as somebody sees it."""
    game, viewpoint = before.game, before.viewpoint
    move = move_of(game, turned.entry.action)
    if not viewpoint.open:
        move = game.seen_move(turned.before, move, viewpoint.number)
    lines = game.narrate(before.pages, move, after.pages, viewpoint.number)
    stand_ins = [int(seat) for seat in turned.entry.stand_ins]
    return {
        "sequence": turned.entry.sequence,
        "seat": turned.entry.seat,
        "stand_ins": stand_ins,
        "move": {"verb": move.name, "parts": move.parts},
        "lines": [said(by_bots(game, line, stand_ins) if stand_ins else line) for line in lines],
        "position": position,
    }


def sheet_of(game: Game, rules: Rules, state: State, seats: int) -> Json:
    """Everybody's points at the end: one table, a column for each seat."""
    return {
        "rows": rows_of(table_of([game.score_sheet(state, seat) for seat in range(seats)])),
        "totals": [int(rules.score_of(state, seat)) for seat in range(seats)],
        "winners": [seat for seat in range(seats) if rules.is_winner(state, seat)],
    }


def rows_of(rows: Sequence[Row]) -> list[Json]:
    """Rows of that table, each with what is counted when it has been."""
    told: list[Json] = []
    for row in rows:
        before = told[-1]["counted"] if told else [0] * len(row.points)
        counted = [so_far + (points or 0) for so_far, points in zip(before, row.points, strict=True)]
        told.append({"line": said(row.line), "points": row.points, "counted": counted, "parts": rows_of(row.parts)})
    return told


def grouped(pairs: Sequence[tuple[int, list[Json]]]) -> list[Json]:
    """Outcomes that are told alike stand together."""
    groups: list[Json] = []
    for weight, lines in pairs:
        for group in groups:
            if group["lines"] == lines:
                group["weight"] += weight
                break
        else:
            groups.append({"weight": weight, "lines": lines})
    return groups


def frame_of(kind: str, **parts: Any) -> bytes:
    """A frame of `tables`; parts that are JSON already are taken as they are."""
    return orjson.dumps({"type": kind, **parts})
