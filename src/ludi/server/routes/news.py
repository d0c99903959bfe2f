"""News of a table: by a socket, or by asking."""

import asyncio
from contextlib import suppress
from typing import Annotated

from fastapi import Query, WebSocket, WebSocketDisconnect
from starlette.responses import Response

from ludi.server import wire
from ludi.server.bots import bot_asked
from ludi.server.feed import Viewer, frame_of
from ludi.server.lobby import Lobby
from ludi.server.payloads import Eyes
from ludi.server.problems import Problem
from ludi.server.routes.doors import SEAT, Found, Guest, Here, Looking, routes, sent
from ludi.server.tables import Table

SINCE = Query(ge=0, le=1_000_000, description="How many entries of the log I know.")


@routes.get("/api/tables/{table_id}/frames", response_model=list[wire.Frame])
async def frames(
    lobby: Here, table: Found, guest: Guest, eyes: Looking, since: Annotated[int | None, SINCE] = None
) -> Response:
    """What a socket would tell first: for those who cannot hold one open."""
    return sent(b"[" + b",".join(first_frames(lobby, table, guest, eyes, since)) + b"]")


def first_frames(lobby: Lobby, table: Table, guest: str, eyes: Eyes, since: int | None) -> list[bytes]:
    """The table, then what was missed, or the position where nothing was; and whether a bot is asked."""
    told = table.missed(guest, eyes, since)
    if level := bot_asked(table):
        told.append(frame_of("bot", seat=table.asked, ready=lobby.warmth.is_ready(table.game, level)))
    return told


@routes.websocket("/api/tables/{table_id}/socket")
async def socket(
    socket: WebSocket,
    table_id: str,
    seat: Annotated[int | None, SEAT] = None,
    since: Annotated[int | None, SINCE] = None,
) -> None:
    """News of a table, from the server to the page only."""
    lobby, guest = socket.app.state.lobby, socket.state.guest
    try:
        table = await lobby.table(table_id)
        eyes = table.eyes(guest, seat)
    except Problem as problem:
        await socket.close(4000 + problem.status)
        return
    await socket.accept()
    viewer = Viewer(guest, eyes.seat)
    table.arrive(viewer, lambda now: first_frames(lobby, table, guest, now, since))
    try:
        await until_gone(socket, viewer)
    finally:
        lobby.depart(table, viewer)


async def until_gone(socket: WebSocket, viewer: Viewer) -> None:
    """Send frames until the page, or the house, goes."""
    work = [asyncio.ensure_future(send_all(socket, viewer)), asyncio.ensure_future(hear_all(socket))]
    await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
    for task in work:
        task.cancel()
    await asyncio.gather(*work, return_exceptions=True)


async def send_all(socket: WebSocket, viewer: Viewer) -> None:
    """Every frame as it comes; a page that went meanwhile is no fault."""
    while (frame := await viewer.next()) is not None:
        await socket.send_text(frame.decode())
    await socket.close(viewer.code)


async def hear_all(socket: WebSocket) -> None:
    """Wait until the page goes; what it says here is not listened to."""
    with suppress(WebSocketDisconnect):
        while True:
            await socket.receive_text()
