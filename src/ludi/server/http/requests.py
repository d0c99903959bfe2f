"""What every route needs: who asks, which table is meant, from which seat it is looked at."""

import asyncio
import gzip
from collections.abc import Coroutine
from typing import Annotated, Any, TypeVar

import orjson
from fastapi import APIRouter, Depends, Query, Request
from starlette.responses import Response

from ludi.core.state import NONE
from ludi.server.api.positions import Viewpoint
from ludi.server.api.tables import TableStatus
from ludi.server.http.gate import address_of
from ludi.server.http.problems import Problem
from ludi.server.services import Services
from ludi.server.tables.table import Table

COMPRESSED_FROM = 4096  # bytes
COMPRESSING = 5  # how hard: what is much is read once
routes = APIRouter()
Answer = TypeVar("Answer")
SINCE = Query(ge=0, le=1_000_000, description="How many entries of the log I know.")
SEAT = Query(ge=NONE, le=7, description="The seat I look from; -1: as a watcher. My first seat if left out.")


def sent(content: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """JSON that was made here and is not checked again: tests hold every answer against its model."""
    body = content if isinstance(content, bytes) else orjson.dumps(content)
    return Response(body, status, headers, "application/json")


def packed(request: Request, body: bytes, headers: dict[str, str] | None = None) -> Response:
    """Much JSON, compressed where the browser can read that: to be called beside the loop."""
    headers = {"vary": "Accept-Encoding", **(headers or {})}
    if len(body) >= COMPRESSED_FROM and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = gzip.compress(body, COMPRESSING, mtime=0), "gzip"
    return Response(body, 200, headers, "application/json")


async def packed_for(request: Request, table: Table, viewpoint: Viewpoint, body: bytes) -> Response:
    """Much JSON for this viewpoint, if it is still the guest's when it goes out: seats may change hands."""
    services: Services = request.app.state.services
    guest, address = str(request.state.guest), address_of(request.scope)
    answer = await services.histories.beside(lambda: packed(request, body), address, guest)
    if table.info.status != TableStatus.OVER:
        table.logged.viewpoint(guest, viewpoint.number)
    return answer


async def surely(work: Coroutine[Any, Any, Answer]) -> Answer:
    """Finish what was begun, even if the one who asked has gone."""
    return await asyncio.shield(asyncio.ensure_future(work))


async def services_of(request: Request) -> Services:
    """The parts of this server."""
    services: Services = request.app.state.services
    return services


async def guest_in(request: Request) -> str:
    """Who asks."""
    return str(request.state.guest)


async def address_in(request: Request) -> str:
    """From where."""
    return address_of(request.scope)


Here = Annotated[Services, Depends(services_of)]
Guest = Annotated[str, Depends(guest_in)]
Address = Annotated[str, Depends(address_in)]


def spends(what: str) -> Any:
    """A route that counts against a guest's budget, which is looked at first."""

    async def spent(services: Here, guest: Guest, address: Address) -> None:
        services.budgets.spend(what, guest, address)

    return Depends(spent)


async def table_named(services: Here, table_id: str, guest: Guest) -> Table:
    """The table that is meant, if the guest may look at it."""
    table = await services.lobby.table(table_id)
    await services.deals.admit(table.info, guest)
    return table


Found = Annotated[Table, Depends(table_named)]


async def looking(table: Found, guest: Guest, seat: Annotated[int | None, SEAT] = None) -> Viewpoint:
    """From where the guest looks."""
    return table.logged.viewpoint(guest, seat)


async def acting(table: Found, guest: Guest, seat: Annotated[int | None, SEAT] = None) -> int:
    """The seat the guest acts for."""
    return table.logged.acting(guest, seat)


async def over(table: Found) -> Table:
    """A table whose game is over."""
    if table.info.status != TableStatus.OVER:
        raise Problem(409, "server-not-over")
    return table


Over = Annotated[Table, Depends(over)]


async def told(table: Over) -> Table:
    """A table whose game is over, and whose dice may be told."""
    if not table.info.is_told:
        raise Problem(409, "server-deal-secret")
    return table


Looking = Annotated[Viewpoint, Depends(looking)]
Acting = Annotated[int, Depends(acting)]
RevealedTable = Annotated[Table, Depends(told)]
