"""A hint at a table: the advisers' thread thinks, one guest's question after another's."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from ludi.bots.advice import Advice
from ludi.core.game import Game
from ludi.server.advising import Question
from ludi.server.lobby import Lobby
from ludi.server.payloads import Json
from ludi.server.problems import Problem

Made = TypeVar("Made")


def check_ready(lobby: Lobby, game: Game) -> None:
    """Refused while the game's bots are still being compiled, which comes next then."""
    if not lobby.warmup.is_ready(game):
        lobby.warmup.prefer(game)
        raise Problem(503, "server-bots-compiling")


async def thought_of(
    lobby: Lobby, address: str, guest: str, asked: Question, think: Callable[[Question], Made]
) -> Made:
    """What the advisers' thread thinks of a question, when it is this guest's turn."""
    check_ready(lobby, asked.game)
    async with lobby.bots.asking.one(address, guest):
        return await asyncio.get_running_loop().run_in_executor(lobby.bots.advisers, think, asked)


async def advice_for(lobby: Lobby, address: str, guest: str, asked: Question) -> list[Advice]:
    """The best moves."""
    return await thought_of(lobby, address, guest, asked, lobby.bots.adviser.advise)


async def hint_for(lobby: Lobby, address: str, guest: str, asked: Question) -> Json:
    """The best moves, why, and how the seat stands."""
    return await thought_of(lobby, address, guest, asked, lobby.bots.adviser.hint)
