"""News of a table: by a socket, or by asking."""

import asyncio
from typing import Annotated

from fastapi import Request, WebSocket
from starlette.responses import Response

from ludi.server.after.history import frames_of
from ludi.server.api.frames import Frame, frame_of, table_frame
from ludi.server.api.positions import Viewpoint
from ludi.server.bots.seats import bot_asked
from ludi.server.http.gate import address_of, turn_away
from ludi.server.http.heartbeat import beat, beat_of, hear_all
from ludi.server.http.problems import Problem
from ludi.server.http.requests import (
    SEAT,
    SINCE,
    Address,
    Found,
    Guest,
    Here,
    Looking,
    packed_for,
    routes,
    spends,
    table_named,
)
from ludi.server.services import Services
from ludi.server.tables.absence import give_back
from ludi.server.tables.subscribers import Viewer
from ludi.server.tables.table import Table


@routes.get("/api/tables/{table_id}/frames", response_model=list[Frame], dependencies=[spends("history")])
async def frames(
    request: Request, services: Here, table: Found, guest: Guest, address: Address, viewpoint: Looking,
    since: Annotated[int | None, SINCE] = None,
) -> Response:  # fmt: skip
    """What a socket would tell first, a page of it: for those who cannot hold one open."""
    told = await services.histories.since(table.logged, viewpoint, since, address, guest) if since is not None else []
    viewpoint = table.logged.viewpoint(guest, viewpoint.number)  # meanwhile the seat may have changed hands
    steps = frames_of(table.logged, viewpoint, told) or [table.subscribers.position_frame(viewpoint)]
    found = [table_frame(table.card(guest)), *steps]
    if told and told[-1].sequence < table.logged.moment(viewpoint).sequence:
        found.append(frame_of({"type": "more", "since": told[-1].sequence}))
    else:
        found += bot_frames(services, table)
    return await packed_for(request, table, viewpoint, b"[" + b",".join(found) + b"]")


def bot_frames(services: Services, table: Table) -> list[bytes]:
    """Whether a bot is asked."""
    level = bot_asked(table)
    return [services.bots.news_of(table, level)] if level else []


def first_frames(
    services: Services, table: Table, viewer: Viewer, viewpoint: Viewpoint, since: int | None, every: float
) -> list[bytes]:
    """The table, and the position where nothing was missed; what was is told after that, page by page."""
    card = table_frame(table.card(viewer.guest))
    if since is not None and since < table.logged.moment(viewpoint).sequence:
        viewer.behind = since
        return [beat_of(table, viewer, every), card]
    return [
        beat_of(table, viewer, every),
        card,
        table.subscribers.position_frame(viewpoint),
        *bot_frames(services, table),
    ]


@routes.websocket("/api/tables/{table_id}/socket")
async def socket(
    socket: WebSocket,
    table_id: str,
    seat: Annotated[int | None, SEAT] = None,
    since: Annotated[int | None, SINCE] = None,
) -> None:
    """News of a table, from the server to the page only."""
    services, guest, address = socket.app.state.services, socket.state.guest, address_of(socket.scope)
    try:
        with services.budgets.holding("sockets", guest, address):
            if since is not None:
                services.budgets.spend("history", guest, address)
            table = await table_named(services, table_id, guest)
            viewer = Viewer(guest, table.logged.viewpoint(guest, seat).seat)
            if viewer.seat is None:
                services.budgets.admit(len(table.subscribers.viewers))
            await socket.accept()
            every = socket.app.state.settings.beat
            table.subscribers.arrive(viewer, lambda now: first_frames(services, table, viewer, now, since, every))
            try:
                await give_back(table, guest)
                await until_gone(socket, services, table, viewer)
            finally:
                table.subscribers.depart(viewer)
    except Problem as problem:
        await turn_away(socket, problem)


async def until_gone(socket: WebSocket, services: Services, table: Table, viewer: Viewer) -> None:
    """Send frames until the page, or the server, goes."""
    every = socket.app.state.settings.beat
    tasks = (
        send_all(socket, services, table, viewer),
        hear_all(socket, viewer, services.presence),
        beat(table, viewer, every),
    )
    work = [asyncio.ensure_future(task) for task in tasks]
    await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
    for task in work:
        task.cancel()
    await asyncio.gather(*work, return_exceptions=True)


async def send_all(socket: WebSocket, services: Services, table: Table, viewer: Viewer) -> None:
    """The table, what was missed, then every frame as it comes; a page that went meanwhile is no fault."""
    while not viewer.cut and viewer.behind is not None:
        while not viewer.queue.empty() and (frame := await viewer.next()) is not None:
            await socket.send_text(frame.decode())
        told = await services.histories.since(
            table.logged, Viewpoint(viewer.seat), viewer.behind, address_of(socket.scope), str(viewer.guest)
        )
        for frame in table.subscribers.caught_up(viewer, told):
            if not viewer.cut:  # meanwhile its seat may have changed hands
                await socket.send_text(frame.decode())
        await asyncio.sleep(0)  # between two pages, everybody else
        if viewer.behind is None:
            viewer.tell(*bot_frames(services, table))
    while (frame := await viewer.next()) is not None:
        await socket.send_text(frame.decode())
    await socket.close(viewer.code)
