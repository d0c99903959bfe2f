"""What a finished game turned on: begun, asked for, called off."""

from typing import Annotated

from fastapi import Query, Request
from starlette.responses import Response

from ludi.server.after.playing_on import play_on as table_from
from ludi.server.api.requests import PlayOn
from ludi.server.api.results import AnalysisStanding
from ludi.server.api.tables import TableCard
from ludi.server.bots.warm import Stage
from ludi.server.http.problems import Problem
from ludi.server.http.requests import Address, Guest, Here, Over, packed, routes, sent, spends, surely

STRONGEST = 3200
EFFORT = Query(ge=0, le=STRONGEST, description="Iterations of the search for each decision; 0: the usual.")


@routes.post("/api/tables/{table_id}/analysis", response_model=AnalysisStanding, dependencies=[spends("analysis")])
async def begin(
    services: Here, table: Over, guest: Guest, address: Address, effort: Annotated[int, EFFORT] = 0
) -> Response:
    """Have the game analysed; asked twice, it is done once."""
    if not services.warmup.is_ready(table.game, Stage.ANALYSIS):
        services.warmup.prefer(table.game, Stage.ANALYSIS)
        raise Problem(503, "server-bots-compiling")
    services.analyses.begin(table, effort, guest, address)
    return sent(services.analyses.standing(table, effort))


@routes.get("/api/tables/{table_id}/analysis", response_model=AnalysisStanding, dependencies=[spends("history")])
async def standing(
    request: Request, services: Here, table: Over, guest: Guest, address: Address, effort: Annotated[int, EFFORT] = 0
) -> Response:
    """How far it is, and all of it once it is done."""
    answer = sent(services.analyses.standing(table, effort))
    body = bytes(answer.body)
    return await services.histories.beside(lambda: packed(request, body), address, guest)


@routes.delete("/api/tables/{table_id}/analysis", response_model=AnalysisStanding)
async def call_off(services: Here, table: Over, guest: Guest, effort: Annotated[int, EFFORT] = 0) -> Response:
    """I do not want to know any more: where nobody else does, the work ends."""
    services.analyses.call_off(table, effort, guest)
    return sent(services.analyses.standing(table, effort))


@routes.post(
    "/api/tables/{table_id}/play-on", response_model=TableCard, status_code=201, dependencies=[spends("table")]
)
async def play_on(services: Here, table: Over, guest: Guest, address: Address, wish: PlayOn) -> Response:
    """Open a table that begins at a moment of this game, as its seat saw it; what was hidden is dealt anew."""
    opened = await surely(table_from(services, table, guest, address, wish))
    return sent(opened.card(guest), 201)
