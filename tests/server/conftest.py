"""A real server on a real port, opened once: every story goes through its front door."""

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from ludi.games import GAMES
from ludi.server.app import new_app
from ludi.server.bots.warm import Stage, exercise
from ludi.server.http.connections import config_of
from ludi.server.services import Services
from ludi.server.settings import Settings
from ludi.server.storage.store import Change
from ludi.server.tables.lobby import Lobby
from tests.server.slow import on_a_slow_line
from tests.server.visitor import Visitor


def run_apart(work: Coroutine[Any, Any, Any]) -> Any:
    """Run to its end in a thread of its own: tests in a browser may hold the loop of this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


class Absent:
    """A database that keeps nothing and says yes to everything."""

    def begin(self, change: Change) -> "asyncio.Future[None]":
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done

    async def outcome(self, done: "asyncio.Future[None]") -> None:
        await done


class House:
    """A server in a thread of this process."""

    def __init__(self, kept: str | Settings) -> None:
        settings = kept if isinstance(kept, Settings) else Settings(kept)
        self.app = new_app(settings)
        config = config_of(on_a_slow_line(self.app), settings, port=0, log_level="error", timeout_graceful_shutdown=1)
        self.server = uvicorn.Server(config)
        self.app.state.stop = lambda: setattr(self.server, "should_exit", True)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.opened = threading.Event()

    def open(self) -> None:
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the house did not open"
            self.opened.wait(0.01)
        port = self.server.servers[0].sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"

    @property
    def services(self) -> Services:
        found: Services = self.app.state.services
        return found

    @property
    def lobby(self) -> Lobby:
        return self.services.lobby

    def warm(self) -> None:
        """All games are compiled: this process has loaded them."""
        for game, stage in product(GAMES, Stage):
            exercise(game, stage)
        loop = self.server.servers[0].get_loop()
        for game, stage in product(GAMES, Stage):
            loop.call_soon_threadsafe(self.lobby.warmup.ready[stage][game.name].set)
            loop.call_soon_threadsafe(self.lobby.compiled, game)

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Have something done in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.server.servers[0].get_loop()).result(120)

    def visitor(self) -> Visitor:
        return Visitor(self.address)

    def close(self) -> None:
        self.server.should_exit = True
        self.thread.join(20)


@pytest.fixture(scope="session")
def quick(dealt: None) -> Iterator[None]:
    """Bots answer at once, nothing compiles behind, nobody is too fast."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LUDI_PACE", "0")
        patch.setenv("LUDI_WARM", "off")
        patch.setenv("LUDI_LIMITS", "off")
        patch.setenv("LUDI_PATIENCE", "600")  # nobody is away by accident
        patch.setenv("LUDI_BEAT", "600")  # no socket is closed because a test does not read it
        yield


@pytest.fixture(scope="session")
def house(quick: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("house")
    opened = House(f"sqlite:///{folder / 'tables.sqlite'}")
    opened.open()
    opened.warm()
    yield opened
    opened.close()


@pytest.fixture
def livia(house: House) -> Iterator[Visitor]:
    with house.visitor() as visitor:
        visitor.call_me("Livia")
        yield visitor


@pytest.fixture
def marcus(house: House) -> Iterator[Visitor]:
    with house.visitor() as visitor:
        visitor.call_me("Marcus")
        yield visitor
