"""Playing: positions, moves, what they would do, what is said meanwhile."""

import asyncio
from typing import Annotated

from fastapi import Query, Request
from starlette.responses import Response

from ludi.server.api.bots import Hint, Suggestion
from ludi.server.api.lines import Said, said
from ludi.server.api.positions import Forecast, MoveAnswer, Position, forecast_of
from ludi.server.api.requests import MoveCommand, Saying, UndoCommand
from ludi.server.api.tables import Message
from ludi.server.bots.advice import Question
from ludi.server.bots.hints import advice_for, hint_for
from ludi.server.http.problems import Problem
from ludi.server.http.requests import SEAT, Acting, Address, Found, Guest, Here, Looking, routes, sent, spends, surely
from ludi.server.people import talk
from ludi.server.services import Services
from ludi.server.tables.table import Table

BEFORE = Query(ge=1, le=1_000_000, description="The number of a message: what was said before it.")
ACTION = Query(ge=0, le=1_000_000, description="The number of a move.")


@routes.get("/api/tables/{table_id}/position", response_model=Position)
async def position(table: Found, viewpoint: Looking) -> Response:
    """Where the game stands."""
    return sent(table.logged.position(viewpoint))


@routes.post("/api/tables/{table_id}/moves", response_model=MoveAnswer)
async def move(
    request: Request, table_id: str, wish: MoveCommand, seat: Annotated[int | None, SEAT] = None
) -> Response:
    """Make a move. It is answered when it is durable."""
    services: Services = request.app.state.services  # the busiest route: no dependencies of FastAPI on its way
    table = await services.lobby.table(table_id)
    return sent(await surely(table.command(request.state.guest, seat, wish)))


@routes.post("/api/tables/{table_id}/undo", response_model=MoveAnswer, dependencies=[spends("undo")])
async def undo(table: Found, guest: Guest, wish: UndoCommand, seat: Annotated[int | None, SEAT] = None) -> Response:
    """Take my last decision back, where it showed nothing new."""
    return sent(await surely(table.command(guest, seat, wish)))


@routes.get("/api/tables/{table_id}/forecast", response_model=Forecast, dependencies=[spends("forecast")])
async def forecast(table: Found, seat: Acting, action: Annotated[int, ACTION]) -> Response:
    """What a move would do, by what I see."""
    if refusal := table.logged.refusal(seat, action):
        raise Problem(409, refusal)
    view = table.match.view(seat)
    return sent(await asyncio.to_thread(forecast_of, table.game, table.match.rules, view, seat, action))


@routes.get("/api/tables/{table_id}/why", response_model=Said)
async def why(table: Found, seat: Acting, action: Annotated[int, ACTION]) -> Response:
    """Why a move is not possible now."""
    refusal = table.logged.refusal(seat, action)
    if refusal is None:
        raise Problem(409, "server-possible")
    return sent(said(refusal))


@routes.get("/api/tables/{table_id}/hint", response_model=Hint, dependencies=[spends("hint")])
async def hint(services: Here, table: Found, seat: Acting, guest: Guest, address: Address) -> Response:
    """What a strong bot would do, and the chance to win."""
    check_help(table, seat)
    asked = Question(table.game, table.match.view(seat), seat, table.match.legal(), table.sequence)
    found = await hint_for(services, address, guest, asked)
    await surely(talk.tell_hint(table, guest, seat))
    return sent(found)


def check_help(table: Table, seat: int) -> None:
    """Whether somebody may be helped here and now."""
    if table.info.deal:
        raise Problem(409, "server-deal-no-hints")
    if not table.info.hints:
        raise Problem(409, "server-no-hints-here")
    if table.asked != seat or not table.logged.answers(seat):
        raise Problem(409, "server-not-your-turn")


@routes.get("/api/tables/{table_id}/suggestion", response_model=Suggestion, dependencies=[spends("forecast")])
async def suggestion(services: Here, table: Found, seat: Acting, guest: Guest, address: Address) -> Response:
    """The move a strong bot would make, in a phase that people may leave to it."""
    check_help(table, seat)
    view = table.match.view(seat)
    if view.phase not in table.game.suggested:
        raise Problem(409, "server-nothing-suggested")
    asked = Question(table.game, view, seat, table.match.legal(), table.sequence)
    found = await advice_for(services, address, guest, asked)
    await surely(talk.tell_hint(table, guest, seat))
    answer: Suggestion = {"action": found[0].line[0]}
    return sent(answer)


@routes.get("/api/tables/{table_id}/messages", response_model=list[Message])
async def messages(table: Found, guest: Guest, before: Annotated[int | None, BEFORE] = None) -> Response:
    """What was said at the table, a page in its order: the newest, or the one before a message."""
    return sent(await talk.heard(table, guest, before))


@routes.post("/api/tables/{table_id}/messages", response_model=Message, dependencies=[spends("chat")])
async def say(table: Found, guest: Guest, saying: Saying) -> Response:
    """Say something, as one who sits at the table."""
    return sent(await surely(talk.say(table, guest, saying)))
