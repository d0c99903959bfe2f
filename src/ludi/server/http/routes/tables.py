"""Tables: finding them, setting them up, sitting down and leaving."""

from urllib.parse import urlsplit

from fastapi import Request
from starlette.responses import Response

from ludi.server.api.people import Reach
from ludi.server.api.requests import AbsenceAnswer, NewTable, SeatChoice, ShownSeed, Sitting, TableChange
from ludi.server.api.tables import Lobby, TableCard
from ludi.server.http.problems import Problem
from ludi.server.http.requests import Address, Found, Guest, Here, routes, sent, spends, surely
from ludi.server.http.static_pages import qr_code
from ludi.server.tables import absence, hosting, moving

LONGEST_ADDRESS = 300
LOOPBACK = ("127.0.0.1", "localhost", "::1")


@routes.get("/api/tables", response_model=Lobby)
async def lists(services: Here, guest: Guest) -> Response:
    """Open tables, running ones, and mine."""
    return sent(await services.lobby.lists(guest))


@routes.post("/api/tables", response_model=TableCard, status_code=201, dependencies=[spends("table")])
async def open_table(services: Here, guest: Guest, address: Address, wish: NewTable) -> Response:
    """Set up a table; it begins at once where no seat is open."""
    table = await surely(services.lobby.open(guest, wish, address))
    return sent(table.card(guest), 201)


@routes.get("/api/tables/{table_id}", response_model=TableCard)
async def table_card(services: Here, table_id: str, guest: Guest) -> Response:
    """A table: who sits there, how far it is."""
    return sent(await services.lobby.card_of(table_id, guest))


@routes.post("/api/tables/{table_id}/sit", response_model=TableCard, dependencies=[spends("seat")])
async def sit(services: Here, table: Found, guest: Guest, sitting: Sitting) -> Response:
    """Take an open seat."""
    await surely(services.lobby.sit(table, guest, sitting.seat, sitting.pledge))
    return sent(table.card(guest))


@routes.post("/api/tables/{table_id}/seed", response_model=TableCard)
async def add_seed(table: Found, guest: Guest, shown: ShownSeed) -> Response:
    """Show the seed I pledged, now that all have pledged theirs."""
    await surely(table.add_seed(guest, shown.seed))
    return sent(table.card(guest))


@routes.post("/api/tables/{table_id}/leave", response_model=TableCard)
async def leave(services: Here, table_id: str, guest: Guest) -> Response:
    """Leave: a bot stands in."""
    return sent(await surely(services.lobby.leave(table_id, guest)))


@routes.post("/api/tables/{table_id}/return", response_model=TableCard, dependencies=[spends("seat")])
async def come_back(table: Found, guest: Guest) -> Response:
    """Take my seat back from the bot that stood in."""
    await surely(table.come_back(guest))
    return sent(table.card(guest))


@routes.post("/api/tables/{table_id}/absent", response_model=TableCard, dependencies=[spends("seat")])
async def answer_absence(table: Found, guest: Guest, answer: AbsenceAnswer) -> Response:
    """What I want where the table waits for somebody who is away; what all want who are here is done."""
    await surely(absence.answer(table, guest, answer.seat, answer.wish))
    return sent(table.card(guest))


@routes.post("/api/tables/{table_id}/send-away", response_model=TableCard)
async def send_away(table: Found, guest: Guest, wish: SeatChoice) -> Response:
    """Send somebody away before the game, as the host."""
    await surely(hosting.send_away(table, guest, wish.seat))
    return sent(table.card(guest))


@routes.post("/api/tables/{table_id}/host", response_model=TableCard)
async def hand_over(table: Found, guest: Guest, wish: SeatChoice) -> Response:
    """Hand the table over to somebody who sits at it, as the host."""
    await surely(hosting.hand_over(table, guest, wish.seat))
    return sent(table.card(guest))


@routes.post("/api/tables/{table_id}/close", response_model=TableCard)
async def close(table: Found, guest: Guest) -> Response:
    """Close the table, as the host: a game ends without a result."""
    await surely(hosting.close(table, guest))
    return sent(table.card(guest))


@routes.post("/api/tables/{table_id}/rematch", response_model=TableCard, dependencies=[spends("table")])
async def rematch(services: Here, table: Found, guest: Guest) -> Response:
    """The same people again, seats rotated."""
    again = await surely(services.lobby.rematch(table, guest))
    return sent(again.card(guest))


@routes.post("/api/tables/{table_id}/change", response_model=TableCard, dependencies=[spends("table")])
async def change(services: Here, table: Found, guest: Guest, wish: TableChange) -> Response:
    """Change seats, bots, options before the game, as the host: the table everybody goes on at."""
    moved = await surely(moving.changed(services, table, guest, wish))
    return sent(moved.card(guest))


@routes.delete("/api/tables/{table_id}", response_model=Lobby)
async def remove(services: Here, table_id: str, guest: Guest) -> Response:
    """Remove a table that has ended and is mine alone: the lists without it."""
    await surely(moving.remove(services, table_id, guest))
    return sent(await services.lobby.lists(guest))


def reach_of(request: Request) -> Reach:
    """How others reach this server: by the name it was asked under, unless that is this machine's own for itself."""
    own = request.base_url.hostname in LOOPBACK
    shared = request.app.state.shared_address if own else None
    address = str(shared or request.base_url)
    if len(address) > LONGEST_ADDRESS:
        raise Problem(413, "server-too-large")
    return {"address": address, "here_only": urlsplit(address).hostname in LOOPBACK}


@routes.get("/api/address", response_model=Reach)
async def address(request: Request) -> Response:
    """How others reach this server, for links to hand on."""
    return sent(reach_of(request))


@routes.get("/api/tables/{table_id}/qr.svg", response_class=Response)
async def qr(request: Request, table: Found) -> Response:
    """A link to the table, to be photographed."""
    return qr_code(f"{reach_of(request)['address']}table/{table.id}")
