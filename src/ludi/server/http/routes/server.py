"""The house itself: whether it is open, its games and bots, who I am, the page."""

import asyncio
from dataclasses import asdict
from time import monotonic

from fastapi import Request
from starlette.responses import PlainTextResponse, Response

from ludi import __version__
from ludi.bots.levels import LEVELS
from ludi.bots.measure.ratings import ratings_of
from ludi.games import GAMES
from ludi.server.api import tables as wire
from ludi.server.api.bots import Readiness
from ludi.server.api.catalogue import GameShape, shape_of
from ludi.server.api.requests import NewName
from ludi.server.http.gate import farewell
from ludi.server.http.problems import Problem
from ludi.server.http.requests import Guest, Here, routes, sent, surely
from ludi.server.http.static_pages import page, words
from ludi.server.ops.metrics import metrics
from ludi.server.people import spelling as naming
from ludi.server.storage.store import Change

READY_WITHIN = 2.0  # seconds
READY_FOR = 1.0  # seconds after something was written


@routes.get("/api/health", response_model=wire.Health)
async def health() -> Response:
    """Whether the house is open."""
    return sent({"status": "ok", "version": __version__})


@routes.get("/api/ready", response_model=wire.Health)
async def ready(services: Here) -> Response:
    """Whether the server can serve: something can be written. 503 says that it cannot."""
    if monotonic() - services.writer.last > READY_FOR:
        try:
            async with asyncio.timeout(READY_WITHIN):
                await services.writer.write(Change(ready=True))
        except TimeoutError:
            raise Problem(503, "server-no-database") from None
    return sent({"status": "ok", "version": __version__})


@routes.get("/metrics", include_in_schema=False)
async def figures(request: Request, services: Here) -> Response:
    """Figures for Prometheus."""
    return metrics(request, services, request.app.state.settings.metrics_token)


@routes.get("/api/games", response_model=list[GameShape])
async def games() -> Response:
    """The catalogue: everything the page must know to draw a game."""
    return sent([shape_of(game) for game in GAMES])


@routes.get("/api/texts/{language}/{game}", response_class=PlainTextResponse)
async def texts(request: Request, language: str, game: str) -> Response:
    """A game's own words as Fluent messages, for a page that was built without them."""
    return words(request, language, game)


@routes.get("/api/bots", response_model=Readiness)
async def bots(services: Here) -> Response:
    """The ranks there are, how strong they are, bots from outside, and whether they can play already."""
    ratings = {game.name: {bot: asdict(rating) for bot, rating in ratings_of(game).items()} for game in GAMES}
    foreign = {game.name: services.bots.foreign.of(game) for game in GAMES}
    ready = {game.name: services.bots.can_play(game) for game in GAMES}
    return sent({"levels": list(LEVELS), "ratings": ratings, "foreign": foreign, "ready": ready})


@routes.get("/api/me", response_model=wire.Guest)
async def me(services: Here, guest: Guest) -> Response:
    """Who I am."""
    return sent({"name": await services.names.of(guest)})


@routes.get("/api/me/here", status_code=204, response_class=Response)
async def here() -> Response:
    """I have a page of this server open: that I asked is all there is to it (`presence.py`)."""
    return Response(status_code=204)


@routes.put("/api/me", response_model=wire.Guest)
async def call_me(services: Here, guest: Guest, wish: NewName) -> Response:
    """How I want to be called."""
    name = naming.name_of(wish.name)
    await surely(services.names.change(guest, name))
    return sent({"name": name})


@routes.delete("/api/me", status_code=204, response_class=Response)
async def forget_me(request: Request, services: Here, guest: Guest) -> Response:
    """Forget me: my token holds nowhere any more, my seats are given up, my name is gone."""
    if await services.tokens.is_known(guest):
        await surely(services.lobby.forget_guest(guest))
    answer = Response(status_code=204)
    for secure in {False, request.url.scheme == "https"}:
        answer.headers.append("set-cookie", farewell(secure))
    return answer


@routes.get("/{name:path}", include_in_schema=False)
async def static(request: Request, name: str) -> Response:
    """The page."""
    return page(request, name)
