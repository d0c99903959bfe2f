"""Everything that people read in a game, as the server tells it: what a browser must tell in the same words."""

from collections.abc import Iterator
from typing import Any

import orjson

from ludi.core.game import Game
from ludi.core.state import NONE, State
from ludi.core.texts import Line
from ludi.server.api.lines import said
from ludi.server.api.positions import SeenState, Viewpoint, forecast_of, position_of, step_of
from ludi.server.api.results import sheet_of
from ludi.server.tables.log import Entry, LoggedStep
from tests.variants import Variant, random_game

FORECAST_EVERY, REFUSED_EVERY = 3, 2  # decisions
OPEN = Viewpoint(None, True)


def game_of(variant: Variant, seed: int) -> tuple[State, list[int]]:
    """A random game: where it begins, and every action."""
    turnings = random_game(variant, seed)
    return turnings[0].before, [turning.action for turning in turnings]


def told(game: Game, start: State, actions: list[int], every: int = 1) -> Iterator[bytes]:
    """In JSON, for each action, or every third: the step as everybody sees it, and more; points at the end."""
    rules, before = game.compiled, start
    players = range(game.players_of(start))
    viewpoints = [*map(Viewpoint, players), Viewpoint(None), OPEN]
    for number, action in enumerate(actions, 1):
        after = game.after(before, action, rules)
        if number % every == 0:
            yield orjson.dumps(one_step(game, viewpoints, number, action, (before, after)))
        before = after
    yield orjson.dumps([bool(before.seat == NONE), sheet_of(game, rules, before, len(players))])


def one_step(game: Game, viewpoints: list[Viewpoint], number: int, action: int, around: tuple[State, State]) -> Any:
    """What is told around one action."""
    before, after = around
    seat = int(before.seat)
    stand_ins = str(seat) if seat >= 0 and number % 5 == 0 else ""
    entry = Entry(number, "move" if seat >= 0 else "chance", seat, game.actions.text(action), None, stand_ins)
    step, steps = LoggedStep(entry, before, after), []
    for viewpoint in viewpoints:
        now = SeenState(game, after, viewpoint)
        position = position_of(game.compiled, now, number, answers=True)
        steps.append(step_of(step, SeenState(game, before, viewpoint), now, position))
    return [steps, *at_a_decision(game, before, number, action)] if seat >= 0 else [steps]


def at_a_decision(game: Game, state: State, number: int, action: int) -> list[Any]:
    """What the seat that decides is told of its own move before it, and why another move is impossible."""
    seat, view = int(state.seat), game.view_of(state, int(state.seat))
    forecast = forecast_of(game, game.compiled, view, seat, action) if number % FORECAST_EVERY == 0 else None
    other = number * 7919 % game.actions.size
    is_refused = number % REFUSED_EVERY == 0 and other not in game.legal(view, game.compiled)
    refusal: Line | None = game.refuse(view, game.actions.decode(other)) if is_refused else None
    return [forecast, said(refusal) if refusal else None]
