"""Fixtures for every test: the rules at both speeds, and chance that comes again."""

import os
from collections.abc import Iterator
from enum import IntEnum
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from hypothesis import settings

from ludi.core.dice import SECRET_BYTES
from ludi.core.game import Game
from ludi.games import GAMES
from tests.luck import GIVEN, LUCK
from tests.matrix import split
from tests.variants import OURS, Variant, variants
from tests.volume import FULL, WITH_LARGE_LIBRARIES

# A first call compiles: no deadline. What is tried is the same every time, unless other luck is asked for.
settings.register_profile("house", deadline=None, derandomize=not GIVEN)
settings.load_profile("house")

collect_ignore = [] if FULL else list(WITH_LARGE_LIBRARIES)
pytest_plugins = ["tests.web.fixtures"]  # stories in a browser, for the page and for every game's board

SPEEDS = ("interpreted", "compiled")


def pytest_configure() -> None:
    """Bots answer at once and speak English, here and in the programs that tests start."""
    os.environ["LUDI_PACE"] = "0"
    os.environ["LC_ALL"] = "C.UTF-8"
    os.environ.pop("LUDI_LANG", None)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of a matrix of browser tests so many cells are tried that no value of an axis is left out."""
    items[:], left = split(items)
    if left:
        config.hook.pytest_deselected(items=left)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Every test has its own luck."""
    LUCK.begin(item.nodeid)


@pytest.fixture(scope="session")
def dealt() -> Iterator[None]:
    """The secrets of the server's dice come from the luck of each test."""
    with pytest.MonkeyPatch.context() as patch:
        for module in ("tables.table_info", "after.deals"):
            patch.setattr(f"ludi.server.{module}.new_secret", lambda: LUCK.hex(SECRET_BYTES))
        yield


def plain(value: Any) -> Any:
    """An enum member as the number it is: a compiled rule is then built for one kind of argument only."""
    return int(value) if isinstance(value, (IntEnum, np.integer)) else value


def at_speed(game: Game, speed: str) -> SimpleNamespace:
    """All functions of a room at one speed, to be called with enum members or numbers."""

    def called_plainly(function: Any) -> Any:
        def call(*args: Any, **kwargs: Any) -> Any:
            return function(*map(plain, args), **{name: plain(value) for name, value in kwargs.items()})

        return call

    return SimpleNamespace(**{name: called_plainly(value) for name, value in vars(getattr(game, speed)).items()})


@pytest.fixture(params=GAMES.names)
def game(request: pytest.FixtureRequest) -> Game:
    """Every game that is found in turn: ours, and those of other packages where any is installed."""
    return GAMES.find(request.param)


@pytest.fixture(params=OURS)
def our_game(request: pytest.FixtureRequest) -> Game:
    """Every game of the house in turn: their rooms are furnished alike."""
    return GAMES.find(request.param)


@pytest.fixture(params=SPEEDS)
def speed(request: pytest.FixtureRequest) -> str:
    """Both speeds in turn."""
    return str(request.param)


@pytest.fixture(params=list(variants()), ids=str)
def variant(request: pytest.FixtureRequest) -> Variant:
    """Every way to play every game in turn."""
    found: Variant = request.param
    return found
