"""After the game: replays, points, records, proofs."""

from typing import Annotated, Any

import orjson
from fastapi import Query, Request
from starlette.responses import Response

from ludi.core.state import NONE
from ludi.server.after import records as afterwards
from ludi.server.api.positions import Viewpoint
from ludi.server.api.results import Proof, Replay, ScoreSheet, sheet_of
from ludi.server.api.tables import TableStatus
from ludi.server.http.problems import Problem
from ludi.server.http.requests import (
    SEAT,
    SINCE,
    Address,
    Found,
    Guest,
    Here,
    Over,
    RevealedTable,
    packed,
    packed_for,
    routes,
    sent,
    spends,
)


@routes.get("/api/tables/{table_id}/replay", response_model=Replay, dependencies=[spends("history")])
async def replay(
    request: Request,
    services: Here,
    table: Found,
    guest: Guest,
    address: Address,
    seat: Annotated[int | None, SEAT] = None,
    since: Annotated[int, SINCE] = 0,
    show: Annotated[bool, Query(alias="open", description="With everything open; when the game is over.")] = False,
) -> Response:
    """The game from its beginning, page by page.

    While it runs by my seat, or as a watcher if I hold several; any view when it is over.
    """
    if table.info.status == TableStatus.OVER:
        if seat is not None and seat >= len(table.info.chairs):
            raise Problem(404, "server-not-found")
        viewpoint = table.logged.viewpoint(guest, None) if seat is None else Viewpoint(None if seat == NONE else seat)
        viewpoint = Viewpoint(None, open=True) if show else viewpoint
    elif show:
        raise Problem(409, "server-not-over")
    else:
        viewpoint = afterwards.viewpoint_while_it_runs(table, guest, table.logged.viewpoint(guest, seat))
    told = await services.histories.since(table.logged, viewpoint, since, address, guest)
    if table.info.status != TableStatus.OVER:
        table.logged.viewpoint(guest, viewpoint.number)  # meanwhile the seat may have changed hands
    return await packed_for(request, table, viewpoint, b"".join(afterwards.replay_of(table, guest, viewpoint, told)))


@routes.get("/api/tables/{table_id}/sheet", response_model=ScoreSheet)
async def sheet(table: Over) -> Response:
    """Everybody's points, line by line."""
    return sent(sheet_of(table.game, table.match.rules, table.match.state, len(table.info.chairs)))


@routes.get("/api/tables/{table_id}/record", response_model=dict[str, Any], dependencies=[spends("history")])
async def record(request: Request, services: Here, table: RevealedTable, guest: Guest, address: Address) -> Response:
    """The record of the game, to keep."""
    name = {"content-disposition": f'attachment; filename="{table.game.name}-{table.id}.json"'}
    return await services.histories.beside(
        lambda: packed(request, orjson.dumps(afterwards.kept_record(table)), name), address, guest
    )


@routes.get("/api/tables/{table_id}/proof", response_model=Proof, dependencies=[spends("history")])
async def proof(request: Request, services: Here, table: RevealedTable, guest: Guest, address: Address) -> Response:
    """Everything to recompute every die and draw."""
    return await services.histories.beside(
        lambda: packed(request, orjson.dumps(afterwards.proof_of(table))), address, guest
    )
