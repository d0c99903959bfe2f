"""What is compiled when: what somebody waits for first, and nothing twice."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from ludi.core.errors import LudiError
from ludi.games import GAMES
from ludi.server.bots import warmup as module
from ludi.server.bots.warm import Stage
from ludi.server.bots.warmup import Warmup
from tests.server.conftest import run_apart

FIRST, *_, LAST = GAMES


class Compiler:
    """A process that compiles until somebody lets it end."""

    def __init__(self, *work: str) -> None:
        self.work = work
        self.returncode: int | None = None
        self.ended = asyncio.Event()

    async def wait(self) -> int:
        await self.ended.wait()
        return self.returncode or 0

    def end(self, code: int = 0) -> None:
        self.returncode = code
        self.ended.set()

    def kill(self) -> None:
        self.end(-9)


class Workshop:
    """Every compiler that was started, and what was loaded afterwards."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.begun: asyncio.Queue[Compiler] = asyncio.Queue()
        self.loaded: list[tuple[str, str]] = []
        patch.setattr(asyncio, "create_subprocess_exec", self.start)
        patch.setattr(module, "exercise", lambda game, stage: self.loaded.append((game.name, stage)))

    async def start(self, *words: str) -> Compiler:
        compiler = Compiler(*words[-2:])
        self.begun.put_nowait(compiler)
        return compiler


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Workshop]:
    """A story of a house that compiles; then whatever is left is compiled without anybody asking."""

    def run(story: Callable[[Warmup, Workshop], Coroutine[Any, Any, None]]) -> Workshop:
        async def whole() -> Workshop:
            shop, warmup = Workshop(monkeypatch), Warmup()
            work = asyncio.create_task(warmup.compile_all(lambda game: None))
            await story(warmup, shop)
            while not work.done():
                compiler = asyncio.create_task(shop.begun.get())
                await asyncio.wait({compiler, work}, return_when=asyncio.FIRST_COMPLETED)
                if compiler.done():
                    compiler.result().end()
            compiler.cancel()
            await work
            return shop

        found: Workshop = run_apart(whole())
        return found

    return run


async def nothing(warmup: Warmup, shop: Workshop) -> None:
    """Nobody comes."""


def test_every_game_can_be_thought_about_before_any_can_be_analysed(told: Callable[..., Workshop]) -> None:
    assert told(nothing).loaded == [(game.name, stage) for stage in Stage for game in GAMES]


def test_a_game_that_somebody_opens_is_compiled_at_once_and_the_other_afterwards(told: Callable[..., Workshop]) -> None:
    async def story(warmup: Warmup, shop: Workshop) -> None:
        early = await shop.begun.get()
        warmup.prefer(LAST)
        assert (early.work, early.returncode) == ((FIRST.name, Stage.THINKING), -9)

    loaded = told(story).loaded

    assert loaded[:2] == [(LAST.name, Stage.THINKING), (FIRST.name, Stage.THINKING)]
    assert len(set(loaded)) == len(loaded) == len(Stage) * len(list(GAMES))


def test_what_somebody_waits_for_is_not_broken_off(told: Callable[..., Workshop]) -> None:
    async def story(warmup: Warmup, shop: Workshop) -> None:
        early = await shop.begun.get()
        warmup.prefer(FIRST)
        warmup.prefer(LAST)
        assert early.returncode is None
        early.end()

    assert told(story).loaded[:2] == [(FIRST.name, Stage.THINKING), (LAST.name, Stage.THINKING)]


def test_who_sits_at_a_table_comes_before_an_analysis_that_somebody_waits_for(told: Callable[..., Workshop]) -> None:
    async def story(warmup: Warmup, shop: Workshop) -> None:
        await shop.begun.get()
        warmup.prefer(LAST, Stage.ANALYSIS)
        later = await shop.begun.get()
        warmup.prefer(FIRST)
        assert (later.work, later.returncode) == ((LAST.name, Stage.ANALYSIS), -9)

    assert told(story).loaded[:2] == [(FIRST.name, Stage.THINKING), (LAST.name, Stage.ANALYSIS)]


def test_what_was_ended_from_outside_is_compiled_another_time(told: Callable[..., Workshop]) -> None:
    seen: list[Warmup] = []

    async def story(warmup: Warmup, shop: Workshop) -> None:
        seen.append(warmup)
        (await shop.begun.get()).end(-9)

    with pytest.raises(LudiError, match="signal 9"):
        told(story)
    assert (FIRST, Stage.THINKING) in seen[0].waiting


def test_a_game_that_cannot_be_compiled_leaves_the_others_alone(told: Callable[..., Workshop]) -> None:
    async def story(warmup: Warmup, shop: Workshop) -> None:
        (await shop.begun.get()).end(1)

    shop = told(story)

    assert (FIRST.name, Stage.THINKING) not in shop.loaded
    assert (LAST.name, Stage.THINKING) in shop.loaded
