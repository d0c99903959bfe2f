"""A hint: what a strong bot would do, why, and how the seat stands, by what it sees; the advisers' thread thinks."""

import asyncio

from ludi.analysis.nudges import nudge_of, piece_of
from ludi.bots.advice import Advice
from ludi.bots.chances import chance_at
from ludi.core.game import Game
from ludi.core.state import State
from ludi.server.lobby import Lobby
from ludi.server.payloads import Json, said
from ludi.server.problems import Problem


async def advice_for(lobby: Lobby, game: Game, view: State, seat: int, legal: list[int], seed: int) -> list[Advice]:
    """The best moves; refused while the bots of this game are still being compiled."""
    if not lobby.warmth.is_ready(game):
        lobby.warmth.prefer(game)
        raise Problem(503, "server-bots-compiling")
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(lobby.bots.advisers, lobby.bots.advise, game, view, seat, legal, seed)


async def hint_for(lobby: Lobby, game: Game, view: State, seat: int, legal: list[int], seed: int) -> Json:
    """As `wire_hints.Hint` has it."""
    found = await advice_for(lobby, game, view, seat, legal, seed)
    loop, thread = asyncio.get_running_loop(), lobby.bots.advisers
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
