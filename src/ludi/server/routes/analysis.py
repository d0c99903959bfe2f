"""What a finished game turned on: begun, asked for, called off."""

from typing import Annotated

from fastapi import Query, Request
from starlette.responses import Response

from ludi.server import wire
from ludi.server.playing_on import play_on as table_from
from ludi.server.problems import Problem
from ludi.server.routes.doors import Address, Guest, Here, Over, packed, routes, sent, spends, surely
from ludi.server.warm import Stage
from ludi.server.wire_analysis import AnalysisStanding, PlayOn

STRONGEST = 3200
EFFORT = Query(ge=0, le=STRONGEST, description="Iterations of the search for each decision; 0: the usual.")


@routes.post("/api/tables/{table_id}/analysis", response_model=AnalysisStanding, dependencies=[spends("analysis")])
async def begin(
    lobby: Here, table: Over, guest: Guest, address: Address, effort: Annotated[int, EFFORT] = 0
) -> Response:
    """Have the game analysed; asked twice, it is done once."""
    if not lobby.warmup.is_ready(table.game, Stage.ANALYSIS):
        lobby.warmup.prefer(table.game, Stage.ANALYSIS)
        raise Problem(503, "server-bots-compiling")
    lobby.analyses.begin(table, effort, guest, address)
    return sent(lobby.analyses.standing(table, effort))


@routes.get("/api/tables/{table_id}/analysis", response_model=AnalysisStanding, dependencies=[spends("history")])
async def standing(
    request: Request, lobby: Here, table: Over, guest: Guest, address: Address, effort: Annotated[int, EFFORT] = 0
) -> Response:
    """How far it is, and all of it once it is done."""
    answer = sent(lobby.analyses.standing(table, effort))
    body = bytes(answer.body)
    return await lobby.histories.beside(lambda: packed(request, body), address, guest)


@routes.delete("/api/tables/{table_id}/analysis", response_model=AnalysisStanding)
async def call_off(lobby: Here, table: Over, guest: Guest, effort: Annotated[int, EFFORT] = 0) -> Response:
    """I do not want to know any more: where nobody else does, the work ends."""
    lobby.analyses.call_off(table, effort, guest)
    return sent(lobby.analyses.standing(table, effort))


@routes.post(
    "/api/tables/{table_id}/play-on", response_model=wire.TableCard, status_code=201, dependencies=[spends("table")]
)
async def play_on(lobby: Here, table: Over, guest: Guest, address: Address, wish: PlayOn) -> Response:
    """Open a table that begins at a moment of this game, as its seat saw it; what was hidden is dealt anew."""
    opened = await surely(table_from(lobby, table, guest, address, wish))
    return sent(opened.card(guest), 201)
