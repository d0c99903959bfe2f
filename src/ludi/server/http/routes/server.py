"""The server itself: whether it is open, its games and bots, who is asking, the page."""

import asyncio
from time import monotonic

from fastapi import Request
from starlette.responses import PlainTextResponse, Response

from ludi import __version__
from ludi.bots.levels import LEVELS
from ludi.games import GAMES
from ludi.server.api.bots import Readiness, ratings_shown
from ludi.server.api.catalogue import GameShape, shape_of
from ludi.server.api.people import Guest as Reader
from ludi.server.api.people import Health
from ludi.server.api.requests import NewName
from ludi.server.http.gate import farewell
from ludi.server.http.problems import Problem
from ludi.server.http.requests import Guest, Here, routes, sent, surely
from ludi.server.http.static_pages import page, words
from ludi.server.http.taken_along import keeper, taken
from ludi.server.ops.metrics import metrics
from ludi.server.people import spelling as naming
from ludi.server.storage.store import Change

READY_WITHIN = 2.0  # seconds
READY_FOR = 1.0  # seconds after something was written
HEALTH: Health = {"status": "ok", "version": __version__}


@routes.get("/api/health", response_model=Health)
async def health() -> Response:
    """Whether the server is open."""
    return sent(HEALTH)


@routes.get("/api/ready", response_model=Health)
async def ready(services: Here) -> Response:
    """Whether the server can serve: something can be written. 503 says that it cannot."""
    if monotonic() - services.writer.last > READY_FOR:
        try:
            async with asyncio.timeout(READY_WITHIN):
                await services.writer.write(Change(ready=True))
        except TimeoutError:
            raise Problem(503, "server-no-database") from None
    return sent(HEALTH)


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
    ratings = {game.name: ratings_shown(game) for game in GAMES}
    external = {game.name: services.bots.external.of(game) for game in GAMES}
    ready = {game.name: services.bots.can_play(game) for game in GAMES}
    answer: Readiness = {"levels": list(LEVELS), "ratings": ratings, "foreign": external, "ready": ready}
    return sent(answer)


@routes.get("/api/me", response_model=Reader)
async def me(services: Here, guest: Guest) -> Response:
    """Who I am."""
    answer: Reader = {"name": await services.names.of(guest)}
    return sent(answer)


@routes.get("/api/me/here", status_code=204, response_class=Response)
async def here() -> Response:
    """I have a page of this server open: that I asked is all there is to it (`presence.py`)."""
    return Response(status_code=204)


@routes.put("/api/me", response_model=Reader)
async def call_me(services: Here, guest: Guest, wish: NewName) -> Response:
    """How I want to be called."""
    name = naming.name_of(wish.name)
    await surely(services.names.change(guest, name))
    answer: Reader = {"name": name}
    return sent(answer)


@routes.delete("/api/me", status_code=204, response_class=Response)
async def forget_me(request: Request, services: Here, guest: Guest) -> Response:
    """Forget me: my token holds nowhere any more, my seats are given up, my name is gone."""
    if await services.tokens.is_known(guest):
        await surely(services.lobby.forget_guest(guest))
    answer = Response(status_code=204)
    for secure in {False, request.url.scheme == "https"}:
        answer.headers.append("set-cookie", farewell(secure))
    return answer


@routes.get("/local/{name:path}", include_in_schema=False)
async def local(request: Request, name: str) -> Response:
    """What a browser needs to play by itself."""
    return await asyncio.to_thread(taken, request, name)


@routes.get("/keeper.js", include_in_schema=False)
async def service_worker(request: Request) -> Response:
    """What keeps the page in a browser."""
    return await asyncio.to_thread(keeper, request)


@routes.get("/{name:path}", include_in_schema=False)
async def static(request: Request, name: str) -> Response:
    """The page."""
    return page(request, name)
