"""A hint: what a strong bot would do, why, and how the seat stands, by what it sees; the advisers' thread thinks."""

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import Executor
from contextlib import asynccontextmanager
from typing import NamedTuple

from ludi.analysis.nudges import nudge_of, piece_of
from ludi.bots.advice import Advice
from ludi.bots.chances import chance_at
from ludi.core.game import Game
from ludi.core.state import State
from ludi.server.lobby import Lobby
from ludi.server.payloads import Json, said
from ludi.server.problems import Problem


class Question(NamedTuple):
    """What a seat sees, and what it may do."""

    game: Game
    view: State
    seat: int
    legal: list[int]
    seed: int


@asynccontextmanager
async def advisers(lobby: Lobby, game: Game, address: str, guest: str) -> AsyncIterator[Executor]:
    """The thread that thinks, when it is this guest's turn; refused while the game's bots are still being compiled."""
    if not lobby.warmth.is_ready(game):
        lobby.warmth.prefer(game)
        raise Problem(503, "server-bots-compiling")
    async with lobby.bots.asking.one(address, guest):
        yield lobby.bots.advisers


async def advice_for(lobby: Lobby, address: str, guest: str, asked: Question) -> list[Advice]:
    """The best moves."""
    async with advisers(lobby, asked.game, address, guest) as thread:
        return await asyncio.get_running_loop().run_in_executor(thread, lobby.bots.advise, *asked)


async def hint_for(lobby: Lobby, address: str, guest: str, asked: Question) -> Json:
    """As `wire_hints.Hint` has it."""
    game, view, seat, *_ = asked
    loop = asyncio.get_running_loop()
    async with advisers(lobby, game, address, guest) as thread:
        found = await loop.run_in_executor(thread, lobby.bots.advise, *asked)
        chance = await loop.run_in_executor(thread, chance_at, game, view, seat)
        why = await loop.run_in_executor(thread, lobby.bots.why, game, view, seat, found)
    piece = piece_of(game, found[0].line[0])
    return {
        "advice": [{"action": a.line[0], "value": a.value, "visits": a.visits, "line": a.line} for a in found],
        "chance": None if chance is None else {"value": chance.shares[seat], "error": chance.error},
        "nudge": [said(line) for line in nudge_of(game, found, why)],
        "piece": None if piece is None else said(piece),
        "reasons": [said(line) for line in why],
    }
