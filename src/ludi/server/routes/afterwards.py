"""After the game: replays, points, records, proofs."""

from typing import Annotated, Any

import orjson
from fastapi import Query, Request
from starlette.responses import Response

from ludi.core.state import NONE
from ludi.server import afterwards, wire
from ludi.server.payloads import Eyes, sheet_of
from ludi.server.problems import Problem
from ludi.server.routes.doors import (
    SEAT,
    SINCE,
    Address,
    Found,
    Guest,
    Here,
    Over,
    Told,
    packed,
    packed_for,
    routes,
    sent,
    spends,
)
from ludi.server.wire import TableStatus


@routes.get("/api/tables/{table_id}/replay", response_model=wire.Replay, dependencies=[spends("history")])
async def replay(
    request: Request,
    lobby: Here,
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
        eyes = table.eyes(guest, None) if seat is None else Eyes(None if seat == NONE else seat)
        eyes = Eyes(None, open=True) if show else eyes
    elif show:
        raise Problem(409, "server-not-over")
    else:
        eyes = afterwards.eyes_while_it_runs(table, guest, table.eyes(guest, seat))
    told = await lobby.histories.since(table, eyes, since, address, guest)
    if table.info.status != TableStatus.OVER:
        table.eyes(guest, eyes.number)  # meanwhile the seat may have changed hands
    return await packed_for(request, table, eyes, b"".join(afterwards.replay_of(table, guest, eyes, told)))


@routes.get("/api/tables/{table_id}/sheet", response_model=list[wire.SeatSheet])
async def sheet(table: Over) -> Response:
    """Everybody's points, line by line."""
    seats = range(len(table.info.chairs))
    return sent([sheet_of(table.game, table.match.rules, table.match.state, seat) for seat in seats])


@routes.get("/api/tables/{table_id}/record", response_model=dict[str, Any], dependencies=[spends("history")])
async def record(request: Request, lobby: Here, table: Told, guest: Guest, address: Address) -> Response:
    """The record of the game, to keep."""
    name = {"content-disposition": f'attachment; filename="{table.game.name}-{table.id}.json"'}
    return await lobby.histories.beside(
        lambda: packed(request, orjson.dumps(afterwards.kept_record(table)), name), address, guest
    )


@routes.get("/api/tables/{table_id}/proof", response_model=wire.Proof, dependencies=[spends("history")])
async def proof(request: Request, lobby: Here, table: Told, guest: Guest, address: Address) -> Response:
    """Everything to recompute every die and draw."""
    return await lobby.histories.beside(
        lambda: packed(request, orjson.dumps(afterwards.proof_of(table))), address, guest
    )
