"""Positions, steps and forecasts as they travel, made from views.

Every function takes a view or makes one first, so nothing hidden can get into what is sent.
"""

from dataclasses import dataclass
from functools import cache, cached_property
from types import SimpleNamespace
from typing import Any, TypeVar, cast

import numpy as np
import orjson

from ludi.core.actions import Move
from ludi.core.chance import new_rng
from ludi.core.fairness import outcomes_of
from ludi.core.game import Game
from ludi.core.game_api import Rules
from ludi.core.shape import Shape
from ludi.core.speech import ask_line, by_bots
from ludi.core.state import CHANCE, NONE, State, same
from ludi.core.texts import Line
from ludi.server.api.lines import Said, said
from ludi.server.tables.log import Entry, LoggedStep

Made = TypeVar("Made")
IMAGINED = 8  # how many tables a forecast imagines; what is not the same on all of them is not told


class SeenMove(Shape):
    """A move as the reader sees it: parts as numbers, HIDDEN where it may not see."""

    verb: str
    parts: dict[str, int]


class Position(Shape):
    """The table as one seat, or a watcher, sees it now."""

    sequence: int
    viewer: int | None  # None: a watcher
    view: dict[str, Any]  # every field of the record, as nested lists
    derived: dict[str, Any]  # what the room works out from the view for those who draw, by name, as nested lists
    asked: int | None  # the seat that decides; None while chance acts and when the game is over
    ask: Said | None  # what it is asked
    legal: list[int]  # what the viewer may do; empty unless it is asked
    can_undo: bool
    scores: list[int]  # by what the viewer sees
    over: bool
    winners: list[int]
    ending: Said | None  # by what it was won, once it is over
    seal: str | None  # of the last entry of the log: what the log says after the game must give the same


class StepHead(Shape):
    """One entry of the log, without the position after it."""

    sequence: int  # after the step
    seat: int  # who acted; CHANCE for dice and draws
    stand_ins: list[int]  # the seats of people for whom a bot played then
    move: SeenMove
    lines: list[Said]


class Step(StepHead):
    """One entry of the log and the position after it."""

    position: Position


class MoveAnswer(Shape):
    """What became of a command: refused or stale ones changed nothing. The position is the present one."""

    accepted: bool
    repeated: bool  # the same command was carried out before
    refusal: Said | None  # why it is not legal; None when it was stale
    position: Position


class Outcome(Shape):
    """What chance may bring after a move."""

    weight: int
    lines: list[Said]


class Forecast(Shape):
    """What a move would do: in words, the view after it where it shows nothing new, and what chance may bring."""

    action: int
    lines: list[Said]
    after: dict[str, Any] | None
    derived: dict[str, Any] | None  # what the room works out from that view
    outcomes: list[Outcome]


@dataclass(frozen=True)
class Viewpoint:
    """Who looks: a seat, a watcher (None), or one who sees everything of a finished game."""

    seat: int | None
    open: bool = False

    @property
    def number(self) -> int:
        """The seat as rooms count: NONE for a watcher."""
        return NONE if self.seat is None else self.seat


class SeenState:
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

    def fields(self) -> dict[str, Any]:
        """The view as it travels: every field that somebody may see, as nested lists of numbers."""
        seen = self.game.seen_by
        pages = vars(self.pages).items()
        return {name: page if isinstance(page, int) else page.tolist() for name, page in pages if name in seen}


@cache
def plain_layout(game: Game) -> np.dtype[Any]:
    """The fields of a record without the record's slow way to reach them."""
    return np.dtype(game.state.descr)


def position_of(
    rules: Rules, look: SeenState, sequence: int, answers: bool = False, undo: bool = False, seal: str | None = None
) -> Position:
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
        "seal": seal,
    }


@cache
def move_of(game: Game, text: str) -> Move:
    """The move of a line of the log; every one is looked up once."""
    return game.actions.decode(game.actions.by_text[text])


def step_head(step: LoggedStep, before: SeenState, after: SeenState) -> StepHead:
    """An entry of the log as somebody sees it, but for the position."""
    game, viewpoint = before.game, before.viewpoint
    move = move_of(game, step.entry.move)
    if not viewpoint.open:
        move = game.seen_move(step.before, move, viewpoint.number)
    lines = game.narrate(before.pages, move, after.pages, viewpoint.number)
    stand_ins = [int(seat) for seat in step.entry.stand_ins]
    return {
        "sequence": step.entry.sequence,
        "seat": step.entry.seat,
        "stand_ins": stand_ins,
        "move": {"verb": move.name, "parts": move.parts},
        "lines": [said(by_bots(game, line, stand_ins) if stand_ins else line) for line in lines],
    }


def step_of(step: LoggedStep, before: SeenState, after: SeenState, position: Position) -> Step:
    """An entry of the log as somebody sees it, with the position after it."""
    return {**step_head(step, before, after), "position": position}


def in_json(body: bytes, shape: type[Made]) -> Made:
    """Something of this shape that is JSON already: it is sent as it is, inside of something else."""
    return cast(Made, orjson.Fragment(body))


def answer_to_command(position: bytes, repeated: bool, stale: bool, refusal: Line | None) -> MoveAnswer:
    """What became of a command, with the position it led to, in JSON."""
    return {
        "accepted": repeated or not (stale or refusal),
        "repeated": repeated,
        "refusal": said(refusal) if refusal else None,
        "position": in_json(position, Position),
    }


def forecast_of(game: Game, rules: Rules, view: State, seat: int, action: int) -> Forecast:
    """What a move would do, over tables its seat cannot tell apart, never from the true one."""
    move = game.actions.decode(action)
    tables = [game.imagined(view, seat, new_rng(number), rules) for number in range(IMAGINED)]
    afters = [game.after(table, action, rules) for table in tables]
    looks = [SeenState(game, after, Viewpoint(seat)) for after in afters]
    known = all(same(looks[0].view, other.view) for other in looks)
    return {
        "action": action,
        "lines": [said(line) for line in game.forecast(view, move)],
        "after": looks[0].fields() if known else None,
        "derived": game.derived(looks[0].pages) if known else None,
        "outcomes": outcomes_alike(game, rules, afters, seat) if known else [],
    }


def outcomes_alike(game: Game, rules: Rules, afters: list[State], seat: int) -> list[Outcome]:
    """What chance may bring next: told only where it is the same on every imagined table."""
    if any(after.seat != CHANCE for after in afters):
        return []
    first = outcomes_after(game, rules, afters[0], seat)
    alike = all(outcomes_after(game, rules, after, seat) == first for after in afters[1:])
    return first if alike else []


def outcomes_after(game: Game, rules: Rules, state: State, seat: int) -> list[Outcome]:
    """Each outcome with its weight, in the words of the log; those that read alike stand together."""
    found, before = list[Outcome](), SeenState(game, state, Viewpoint(seat))
    for outcome, weight in zip(*outcomes_of(game, state, rules), strict=True):
        after = game.after(state, outcome, rules)
        step = LoggedStep(Entry(0, "chance", CHANCE, game.actions.text(outcome)), state, after)
        lines = step_head(step, before, SeenState(game, after, before.viewpoint))["lines"]
        alike = next((other for other in found if other["lines"] == lines), None)
        if alike is None:
            found.append({"weight": weight, "lines": lines})
        else:
            alike["weight"] += weight
    return found
