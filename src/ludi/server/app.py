"""The server put together: routes, what stands before them, and what goes on beside them."""

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from time import time
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from ludi import __version__
from ludi.core import texts
from ludi.server.api.lines import Trouble
from ludi.server.http import problems
from ludi.server.http.base_path import BasePath
from ludi.server.http.gate import Gate
from ludi.server.http.problems import MEDIA_TYPE, Problem
from ludi.server.http.requests import COMPRESSED_FROM, COMPRESSING
from ludi.server.http.routes import routes
from ludi.server.ops.metrics import Figures, MetricsMiddleware
from ludi.server.services import Services
from ludi.server.settings import Settings
from ludi.server.storage.database_lock import DatabaseLock, InUse
from ludi.server.storage.store import Store
from ludi.server.tables.lobby import Lobby

TIDYING = 60  # seconds between two looks for tables nobody uses
DAY = 86400.0  # seconds
LOOKING = 5  # seconds between two looks whether the database is still ours
PRESENCE = 3  # seconds between two looks who is there
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0  # seconds before something that failed begins again
COLLECTING = (10_000, 20, 50)  # how often garbage is looked for: a look at all tables stops everybody a while
PROBLEM = {"model": Trouble, "description": f"Why it cannot be done, as {MEDIA_TYPE}."}
PROBLEMS: dict[int | str, dict[str, Any]] = {"default": PROBLEM}
Duty = Callable[[], Awaitable[None]]
log = logging.getLogger("ludi")


def new_app(settings: Settings | None = None) -> FastAPI:
    """A server with these settings."""
    settings = settings or Settings()
    app = FastAPI(
        title="Ludi Romani", version=__version__, lifespan=opened, docs_url=None, redoc_url=None, responses=PROBLEMS
    )
    app.state.settings = settings
    app.state.shared_address = None  # how others in this network reach the server, where they can
    app.state.lost = False  # whether another server has taken the database over
    app.state.stop = lambda: None  # ends the server
    app.include_router(routes)
    app.add_middleware(GZipMiddleware, minimum_size=COMPRESSED_FROM, compresslevel=COMPRESSING)
    app.add_middleware(Gate, settings=settings)
    app.add_middleware(MetricsMiddleware, figures=Figures())
    if settings.base_path:
        app.add_middleware(BasePath, path=settings.base_path)
    app.add_exception_handler(Problem, problems.tell_problem)
    app.add_exception_handler(RequestValidationError, problems.tell_unreadable)
    app.add_exception_handler(HTTPException, problems.tell_http)
    app.add_exception_handler(Exception, problems.tell_failure)
    return app


@asynccontextmanager
async def opened(app: FastAPI) -> AsyncIterator[None]:
    """Open the server and everything that goes on beside its answers; close it."""
    settings: Settings = app.state.settings
    claim = DatabaseLock(settings.database)
    claim.take()
    try:
        services = Services(Store(settings.database), settings)
        app.state.services, app.state.claim = services, claim
        services.store.own(claim.owner)
        services.writer.on_lost = partial(asyncio.get_running_loop().call_soon_threadsafe, give_up, app)
        gc.freeze()  # the modules are no garbage either
        gc.set_threshold(*COLLECTING)
        duties: dict[str, Duty] = {
            "tidying": lambda: tidy(services.lobby, settings.keep_days),
            "telling": services.lobby.attend,
            "keeping others out": lambda: keep_out(claim, app),
            "speaking": read_words,
            "looking who is there": lambda: watch_presence(services.lobby),
        }
        if settings.warm:
            duties["compiling"] = lambda: services.warmup.compile_all(services.lobby.compiled)
        work = [asyncio.create_task(supervised(name, duty)) for name, duty in duties.items()]
        yield
        for task in work:
            task.cancel()
        services.close()
    finally:
        claim.release()


async def supervised(name: str, duty: Duty, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
    """Have something done that must not stop: where it dies, that is logged, and it begins again after a while."""
    pause = FIRST_PAUSE
    while True:
        try:
            return await duty()
        except Exception:
            log.exception("What the server does for %s failed; it begins again in %g s.", name, pause)
        await sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)


async def tidy(lobby: Lobby, keep_days: float) -> None:
    """Put tables away that nobody looks at; forget those that have been over for longer than they are kept."""
    while True:
        await asyncio.sleep(TIDYING)
        lobby.put_away(time())
        if keep_days:
            await lobby.forget(time() - keep_days * DAY)


async def watch_presence(lobby: Lobby) -> None:
    """Tell tables who has come and gone."""
    while True:
        await asyncio.sleep(PRESENCE)
        await lobby.look_around()


async def read_words() -> None:
    """The words problems are told in are read beside the loop, before anybody has one."""
    await asyncio.to_thread(texts.bundle, texts.ENGLISH)


async def keep_out(claim: DatabaseLock, app: FastAPI) -> None:
    """No other server opens this database, even if it was restarted; where one has, this one ends."""
    while not app.state.lost:
        await asyncio.sleep(LOOKING)
        try:
            await asyncio.to_thread(claim.keep)
        except InUse:
            give_up(app)


def give_up(app: FastAPI) -> None:
    """Another server has the database: nobody is answered here any more, and this one ends."""
    if not app.state.lost:
        log.critical("Another server has taken this database over. This one ends.")
        app.state.lost = True
        app.state.services.lobby.turn_out()
        app.state.stop()
