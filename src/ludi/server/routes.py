"""Every route on one page. Thin: the table decides, `payloads` shows, this page names the doors."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Annotated, Any, TypeVar

import orjson
from fastapi import APIRouter, Depends, Query, Request, WebSocket, WebSocketDisconnect
from starlette.responses import PlainTextResponse, Response

from ludi import __version__
from ludi.bots.advice import advise
from ludi.bots.levels import LEVELS
from ludi.core.state import NONE
from ludi.games import GAMES
from ludi.server import afterwards, wire
from ludi.server.bots import bot_asked
from ludi.server.catalogue import GameShape, shape_of
from ludi.server.feed import Viewer, frame_of
from ludi.server.forecast import forecast_of
from ludi.server.lobby import Lobby
from ludi.server.pages import page, qr_code, words
from ludi.server.payloads import Eyes, said, sheet_of
from ludi.server.problems import Problem
from ludi.server.tables import Table
from ludi.server.wire import TableStatus
from ludi.server.writer import read

routes = APIRouter()
Answer = TypeVar("Answer")
SEAT = Query(ge=NONE, le=7, description="The seat I look from; -1: as a watcher. My first seat if left out.")
SINCE = Query(ge=0, le=1_000_000, description="How many entries of the log I know.")
LONGEST_ADDRESS = 300
READY_WITHIN = 2.0  # seconds
LOOPBACK = ("127.0.0.1", "localhost", "::1")
ACTION = Query(ge=0, le=1_000_000, description="The number of a move.")


def sent(content: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """JSON that was made here and is not checked again: tests hold every answer against its model."""
    body = content if isinstance(content, bytes) else orjson.dumps(content)
    return Response(body, status, headers, "application/json")


async def surely(work: Coroutine[Any, Any, Answer]) -> Answer:
    """Finish what was begun, even if the one who asked has gone."""
    return await asyncio.shield(asyncio.ensure_future(work))


async def lobby_of(request: Request) -> Lobby:
    """The lobby of this house."""
    lobby: Lobby = request.app.state.lobby
    return lobby


async def guest_in(request: Request) -> str:
    """Who asks."""
    return str(request.state.guest)


Here = Annotated[Lobby, Depends(lobby_of)]
Guest = Annotated[str, Depends(guest_in)]


async def table_named(lobby: Here, table_id: str) -> Table:
    """The table that is meant."""
    return await lobby.table(table_id)


Found = Annotated[Table, Depends(table_named)]


async def looking(table: Found, guest: Guest, seat: Annotated[int | None, SEAT] = None) -> Eyes:
    """From where the guest looks."""
    return table.eyes(guest, seat)


async def acting(table: Found, guest: Guest, seat: Annotated[int | None, SEAT] = None) -> int:
    """The seat the guest acts for."""
    return table.acting(guest, seat)


async def over(table: Found) -> Table:
    """A table whose game is over."""
    if table.info.status != TableStatus.OVER:
        raise Problem(409, "server-not-over")
    return table


Looking = Annotated[Eyes, Depends(looking)]
Acting = Annotated[int, Depends(acting)]
Over = Annotated[Table, Depends(over)]


# Play


@routes.get("/api/tables/{table_id}/position", response_model=wire.Position)
async def position(table: Found, eyes: Looking) -> Response:
    """Where the game stands."""
    return sent(table.position(eyes))


@routes.post("/api/tables/{table_id}/moves", response_model=wire.MoveAnswer)
async def move(
    request: Request, table_id: str, wish: wire.MoveCommand, seat: Annotated[int | None, SEAT] = None
) -> Response:
    """Make a move. It is answered when it is durable."""
    table = await request.app.state.lobby.table(table_id)  # the busiest door: its ways are walked without the porter
    return sent(await surely(table.command(request.state.guest, seat, wish)))


@routes.post("/api/tables/{table_id}/undo", response_model=wire.MoveAnswer)
async def undo(
    table: Found, guest: Guest, wish: wire.UndoCommand, seat: Annotated[int | None, SEAT] = None
) -> Response:
    """Take my last decision back, where it showed nothing new."""
    return sent(await surely(table.command(guest, seat, wish)))


@routes.get("/api/tables/{table_id}/forecast", response_model=wire.Forecast)
async def forecast(table: Found, seat: Acting, action: Annotated[int, ACTION]) -> Response:
    """What a move would do, by what I see."""
    if refusal := table.refusal(seat, action):
        raise Problem(409, refusal)
    view = table.match.view(seat)
    return sent(await asyncio.to_thread(forecast_of, table.game, table.match.rules, view, seat, action))


@routes.get("/api/tables/{table_id}/why", response_model=wire.Said)
async def why(table: Found, seat: Acting, action: Annotated[int, ACTION]) -> Response:
    """Why a move is not possible now."""
    refusal = table.refusal(seat, action)
    if refusal is None:
        raise Problem(409, "server-possible")
    return sent(said(refusal))


@routes.get("/api/tables/{table_id}/hint", response_model=list[wire.Advice])
async def hint(lobby: Here, table: Found, seat: Acting) -> Response:
    """What a strong bot would do."""
    if table.asked != seat or not table.answers(seat):
        raise Problem(409, "server-not-your-turn")
    if not lobby.warmth.is_ready(table.game):
        lobby.warmth.prefer(table.game)
        raise Problem(503, "server-bots-compiling")
    view, legal = table.match.view(seat), table.match.legal()
    loop = asyncio.get_running_loop()
    found = await loop.run_in_executor(lobby.bots.advisers, advise, table.game, view, seat, legal, table.sequence)
    return sent([{"action": a.line[0], "value": a.value, "visits": a.visits, "line": a.line} for a in found])


@routes.get("/api/tables/{table_id}/messages", response_model=list[wire.Message])
async def messages(table: Found) -> Response:
    """What was said at the table."""
    return sent(table.messages)


@routes.post("/api/tables/{table_id}/messages", response_model=wire.Message)
async def say(lobby: Here, table: Found, guest: Guest, saying: wire.Saying) -> Response:
    """Say something."""
    if not saying.text.strip() and not saying.phrase:
        raise Problem(422, "server-nothing-said")
    return sent(await surely(table.say(guest, await lobby.name_of(guest), saying)))


# The house


@routes.get("/api/health", response_model=wire.Health)
async def health() -> Response:
    """Whether the house is open."""
    return sent({"status": "ok", "version": __version__})


@routes.get("/api/ready", response_model=wire.Health)
async def ready(lobby: Here) -> Response:
    """Whether the house can serve: its database answers. 503 says that it does not."""
    await read(lobby.store.ping, patience=READY_WITHIN)
    return sent({"status": "ok", "version": __version__})


@routes.get("/api/games", response_model=list[GameShape])
async def games() -> Response:
    """The catalogue: everything the page must know to draw a game."""
    return sent([shape_of(game) for game in GAMES])


@routes.get("/api/texts/{language}/{game}", response_class=PlainTextResponse)
async def texts(request: Request, language: str, game: str) -> Response:
    """A game's own words as Fluent messages, for a page that was built without them."""
    return words(request, language, game)


@routes.get("/api/bots", response_model=wire.Readiness)
async def bots(lobby: Here) -> Response:
    """The ranks there are, and whether they can think already."""
    return sent({"levels": list(LEVELS), "ready": {game.name: lobby.warmth.is_ready(game) for game in GAMES}})


@routes.get("/api/me", response_model=wire.Guest)
async def me(lobby: Here, guest: Guest) -> Response:
    """Who I am."""
    return sent({"name": await lobby.name_of(guest)})


@routes.put("/api/me", response_model=wire.Guest)
async def call_me(lobby: Here, guest: Guest, wish: wire.NewName) -> Response:
    """How I want to be called."""
    name = " ".join(wish.name.split())
    if not name:
        raise Problem(422, "server-no-name")
    await surely(lobby.rename(guest, name))
    return sent({"name": name})


# Tables


@routes.get("/api/tables", response_model=wire.Lobby)
async def lists(lobby: Here, guest: Guest) -> Response:
    """Open tables, running ones, and mine."""
    return sent(await lobby.lists(guest))


@routes.post("/api/tables", response_model=wire.TableCard, status_code=201)
async def open_table(lobby: Here, guest: Guest, wish: wire.NewTable) -> Response:
    """Set up a table; it begins at once where no seat is open."""
    table = await surely(lobby.open(guest, wish))
    return sent(table.card(guest), 201)


@routes.get("/api/tables/{table_id}", response_model=wire.TableCard)
async def table_card(table: Found, guest: Guest) -> Response:
    """A table: who sits there, how far it is."""
    return sent(table.card(guest))


@routes.post("/api/tables/{table_id}/sit", response_model=wire.TableCard)
async def sit(lobby: Here, table: Found, guest: Guest, sitting: wire.Sitting) -> Response:
    """Take an open seat."""
    await surely(table.sit(guest, await lobby.name_of(guest), sitting.seat, sitting.pledge))
    return sent(table.card(guest))


@routes.post("/api/tables/{table_id}/seed", response_model=wire.TableCard)
async def add_seed(table: Found, guest: Guest, shown: wire.ShownSeed) -> Response:
    """Show the seed I pledged, now that all have pledged theirs."""
    await surely(table.add_seed(guest, shown.seed))
    return sent(table.card(guest))


@routes.post("/api/tables/{table_id}/leave", response_model=wire.TableCard)
async def leave(table: Found, guest: Guest) -> Response:
    """Leave: a bot stands in."""
    await surely(table.leave(guest))
    return sent(table.card(guest))


@routes.post("/api/tables/{table_id}/return", response_model=wire.TableCard)
async def come_back(table: Found, guest: Guest) -> Response:
    """Take my seat back from the bot that stood in."""
    await surely(table.come_back(guest))
    return sent(table.card(guest))


@routes.post("/api/tables/{table_id}/rematch", response_model=wire.TableCard)
async def rematch(lobby: Here, table: Found, guest: Guest) -> Response:
    """The same people again, seats rotated."""
    again = await surely(lobby.rematch(table, guest))
    return sent(again.card(guest))


@routes.get("/api/tables/{table_id}/qr.svg", response_class=Response)
async def qr(request: Request, table: Found) -> Response:
    """A link to the table, to be photographed."""
    own = request.base_url.hostname in LOOPBACK  # a phone cannot reach this machine's own name for itself
    address = str((request.app.state.shared_address if own else None) or request.base_url)
    if len(address) > LONGEST_ADDRESS:
        raise Problem(413, "server-too-large")
    return qr_code(f"{address}table/{table.id}")


# After the game


@routes.get("/api/tables/{table_id}/replay", response_model=wire.Replay)
async def replay(
    table: Found,
    guest: Guest,
    seat: Annotated[int | None, SEAT] = None,
    show: Annotated[bool, Query(alias="open", description="With everything open; when the game is over.")] = False,
) -> Response:
    """The game from its beginning: while it runs by my seat, or as a watcher if I hold several; any view when over."""
    if table.info.status == TableStatus.OVER:
        if seat is not None and seat >= len(table.info.chairs):
            raise Problem(404, "server-not-found")
        eyes = table.eyes(guest, None) if seat is None else Eyes(None if seat == NONE else seat)
        eyes = Eyes(None, open=True) if show else eyes
    elif show:
        raise Problem(409, "server-not-over")
    else:
        eyes = afterwards.eyes_while_it_runs(table, guest, table.eyes(guest, seat))
    told = await asyncio.to_thread(afterwards.replay_of, table, guest, eyes)
    if table.info.status != TableStatus.OVER:
        table.eyes(guest, eyes.number)  # meanwhile the seat may have changed hands
    return sent(told)


@routes.get("/api/tables/{table_id}/sheet", response_model=list[wire.SeatSheet])
async def sheet(table: Over) -> Response:
    """Everybody's points, line by line."""
    seats = range(len(table.info.chairs))
    return sent([sheet_of(table.game, table.match.rules, table.match.state, seat) for seat in seats])


@routes.get("/api/tables/{table_id}/record", response_model=dict[str, Any])
async def record(table: Over) -> Response:
    """The record of the game, to keep."""
    name = f'attachment; filename="{table.game.name}-{table.id}.json"'
    return sent(afterwards.kept_record(table), headers={"content-disposition": name})


@routes.get("/api/tables/{table_id}/proof", response_model=wire.Proof)
async def proof(table: Over) -> Response:
    """Everything to recompute every die and draw."""
    return sent(await asyncio.to_thread(afterwards.proof_of, table))


# News


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


@routes.get("/{name:path}", include_in_schema=False)
async def static(request: Request, name: str) -> Response:
    """The page."""
    return page(request, name)
