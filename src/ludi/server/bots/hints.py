"""A hint at a table: the advisers' thread thinks, one guest's question after another's."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from ludi.bots.play.advice import Advice
from ludi.bots.wasm import uncompiled
from ludi.core.game import Game
from ludi.server.api.bots import Hint
from ludi.server.bots.advice import Question
from ludi.server.http.problems import Problem
from ludi.server.services import Services

Made = TypeVar("Made")


def check_ready(services: Services, game: Game) -> None:
    """Refused while the game's bots are still being compiled, which comes next then."""
    if not services.warmup.is_ready(game):
        services.warmup.prefer(game)
        raise Problem(503, "server-bots-compiling")


def at_hand(services: Services, game: Game) -> Game:
    """The game as it can be thought about now: compiled, or by its room's module until then; refused without either."""
    by_its_module = None if services.warmup.is_ready(game) else uncompiled(game)
    if by_its_module is None:
        check_ready(services, game)
        return game
    services.warmup.prefer(game)
    return by_its_module


async def thought_of(
    services: Services, address: str, guest: str, asked: Question, think: Callable[[Question], Made]
) -> Made:
    """What the advisers' thread thinks of a question, when it is this guest's turn."""
    asked = asked._replace(game=at_hand(services, asked.game))
    async with services.bots.asking.one(address, guest):
        return await asyncio.get_running_loop().run_in_executor(services.bots.advisers, think, asked)


async def advice_for(services: Services, address: str, guest: str, asked: Question) -> list[Advice]:
    """The best moves."""
    return await thought_of(services, address, guest, asked, services.bots.adviser.advise)


async def hint_for(services: Services, address: str, guest: str, asked: Question) -> Hint:
    """The best moves, why, and how the seat stands."""
    return await thought_of(services, address, guest, asked, services.bots.adviser.hint)
