"""Hidden unless shown, at the front door: what a viewer cannot see changes no byte of what it is sent."""

import json
from random import Random
from typing import Any

import pytest

from ludi.core.chance import new_rng
from ludi.core.game import Game
from ludi.core.state import HIDDEN, NONE, State, same
from ludi.server.api.lines import said
from ludi.server.api.positions import SeenState, Viewpoint, forecast_of, step_head
from ludi.server.api.tables import SeatKind, TableStatus
from ludi.server.people.presence import Presence
from ludi.server.tables.log import Entry, LoggedStep
from ludi.server.tables.table import Table
from ludi.server.tables.table_info import Chair, TableInfo
from tests.server.conftest import Absent, House
from tests.server.visitor import ME, OPEN, Visitor
from tests.variants import Variant, random_game, sampled, seats_of

POSITIONS = 12  # looked at in each way to play
LOOKS = 3  # tables imagined for each


def table_at(variant: Variant, state: State) -> Table:
    """A live table that stands at this state."""
    game = variant.game
    chairs = [Chair(SeatKind.PERSON, f"guest-{seat}") for seat in range(game.players_of(state))]
    options = dict(variant.options)
    info = TableInfo("table", game.name, game.version, options, "", False, 0, "5e" * 32, chairs)
    info.status = TableStatus.PLAYING
    table = Table(info, game, game.compiled, Presence(600.0), Absent())
    table.match.state = state
    table.logged.settle()
    return table


def others(variant: Variant, state: State, seat: int) -> list[State]:
    """The same table with everything this seat cannot see dealt anew."""
    view = variant.game.view_of(state, seat)
    return [variant.game.imagined(view, seat, new_rng(look, seat), variant.game.compiled) for look in range(LOOKS)]


def sent_to(table: Table, seat: int, actions: list[int]) -> list[Any]:
    """Everything this seat can get out of the server without changing anything, and what a watcher gets."""
    told: list[Any] = [table.logged.position(Viewpoint(seat)), table.logged.position(Viewpoint(None))]
    for action in actions:
        refusal = table.logged.refusal(seat, action)
        if refusal:
            told.append(said(refusal))
        else:
            told.append(forecast_of(table.game, table.match.rules, table.match.view(seat), seat, action))
    return told


def test_reshuffling_the_unseen_changes_no_byte_of_what_is_sent(variant: Variant) -> None:
    rng = Random(31)
    for turning in sampled(random_game(variant, 31), POSITIONS, 31):
        for seat in seats_of(variant):
            table = table_at(variant, turning.before)
            actions = rng.sample(range(variant.game.actions.size), 6) + table.match.legal()[:3]
            sent = sent_to(table, seat, actions)
            for other in others(variant, turning.before, seat):
                assert sent_to(table_at(variant, other), seat, actions) == sent


def test_reshuffling_the_unseen_changes_no_byte_of_the_news(variant: Variant) -> None:
    game = variant.game
    for turning in sampled(random_game(variant, 32), 2 * POSITIONS, 32):
        for seat in seats_of(variant):
            for other in others(variant, turning.before, seat):
                if turning.action in game.legal(other, game.compiled):
                    after = game.after(other, turning.action, game.compiled)
                    if same(game.view_of(after, seat), game.view_of(turning.after, seat)):
                        entry = Entry(1, "move", int(turning.before.seat), game.actions.text(turning.action))
                        true, imagined = (
                            LoggedStep(entry, turning.before, turning.after),
                            LoggedStep(entry, other, after),
                        )
                        assert news(game, imagined, seat) == news(game, true, seat)


def news(game: Game, turned: LoggedStep, seat: int) -> list[Any]:
    """What a seat and a watcher are told of a step."""
    return [
        step_head(turned, SeenState(game, turned.before, eyes), SeenState(game, turned.after, eyes))
        for eyes in (Viewpoint(seat), Viewpoint(None))
    ]


def test_whether_a_decision_can_be_taken_back_tells_nothing(variant: Variant) -> None:
    game = variant.game
    for turning in sampled(random_game(variant, 33), 2 * POSITIONS, 33):
        seat = int(turning.before.seat)
        if seat < 0 or int(turning.after.seat) != seat:
            continue
        for other in others(variant, turning.before, seat):
            after = game.after(other, turning.action, game.compiled)
            if same(game.view_of(after, seat), game.view_of(turning.after, seat)):
                assert undoable(variant, other, turning.action, after, seat) == undoable(
                    variant, turning.before, turning.action, turning.after, seat
                )


def undoable(variant: Variant, before: State, action: int, after: State, seat: int) -> bool:
    table = table_at(variant, before)
    turned = [LoggedStep(Entry(1, "move", seat, variant.game.actions.text(action)), before, after)]
    table.logged.install(turned, table.logged.standing(table.info, turned))
    return table.logged.can_undo(seat)


@pytest.mark.parametrize("name", ["roma", "caesar_cleopatra"])
def test_a_watcher_learns_nothing_hidden(name: str, livia: Visitor, marcus: Visitor, house: House) -> None:
    """Every frame of a whole game between two people, searched."""
    table = livia.open_table(name, ME, OPEN)["id"]
    marcus.sit(table)
    with house.visitor() as watcher, watcher.socket(table, since=0) as told:
        rng = Random(4)
        while not (position := livia.position(table))["over"]:
            asked = livia if position["asked"] == 0 else marcus
            known = asked.position(table)
            assert asked.move(table, rng.choice(known["legal"]), known["sequence"])["accepted"]
        told.until_over()

    live = house.lobby.tables[table]
    game, turned = live.game, list(live.logged.history())
    steps = [json.loads(text)["step"] for text in told.texts if '"type":"step"' in text]
    for step, true in zip(steps, turned, strict=True):
        assert step["position"]["viewer"] is None
        assert step["position"]["legal"] == []
        watched = game.view_of(true.after, NONE)
        for field, shown in step["position"]["view"].items():
            assert shown == watched[field].tolist(), field
    assert any(HIDDEN in numbers(step["position"]["view"]) for step in steps)
    running = [text for text in told.texts if '"over":true' not in text and '"status":"over"' not in text]
    assert not any(live.info.secret in text for text in running)


def numbers(value: Any) -> set[int]:
    """All numbers in a view."""
    if isinstance(value, dict):
        value = list(value.values())
    return {n for part in value for n in numbers(part)} if isinstance(value, list) else {value}
