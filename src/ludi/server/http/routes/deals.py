"""The deal of the day: mine is opened, and all who played are compared."""

from typing import Annotated

from fastapi import Query
from starlette.responses import Response

from ludi.server.after.deals import game_and_day
from ludi.server.api.results import DealPage
from ludi.server.api.tables import TableCard
from ludi.server.http.requests import Address, Guest, Here, routes, sent, spends, surely

DAY = Query(max_length=10, description="A day in UTC, as 2026-11-17; today if left out.")


@routes.get("/api/deals/{game}", response_model=DealPage, dependencies=[spends("history")])
async def deal(services: Here, guest: Guest, game: str, day: Annotated[str, DAY] = "") -> Response:
    """A day's deal of a game; who else played it is told when I have, or when the day is over."""
    return sent(await services.deals.page(guest, *game_and_day(game, day)))


@routes.post("/api/deals/{game}", response_model=TableCard, dependencies=[spends("table")])
async def play_deal(services: Here, guest: Guest, address: Address, game: str) -> Response:
    """My table of today's deal: opened once."""
    found, _ = game_and_day(game, "")
    table = await surely(services.deals.open(guest, found, address))
    return sent(table.card(guest))
