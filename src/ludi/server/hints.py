"""A hint: what a strong bot would do, why, and how the seat stands, by what it sees; the advisers' thread thinks."""

import asyncio

from ludi.bots.chances import chance_at
from ludi.core.game import Game
from ludi.core.state import State
from ludi.server.lobby import Lobby
from ludi.server.payloads import Json, said
from ludi.server.problems import Problem


async def hint_for(lobby: Lobby, game: Game, view: State, seat: int, legal: list[int], seed: int) -> Json:
    """As `wire_hints.Hint` has it; refused while the bots of this game are still being compiled."""
    if not lobby.warmth.is_ready(game):
        lobby.warmth.prefer(game)
        raise Problem(503, "server-bots-compiling")
    loop, thread = asyncio.get_running_loop(), lobby.bots.advisers
    found = await loop.run_in_executor(thread, lobby.bots.advise, game, view, seat, legal, seed)
    chance = await loop.run_in_executor(thread, chance_at, game, view, seat)
    why = await loop.run_in_executor(thread, lobby.bots.why, game, view, seat, found)
    return {
        "advice": [{"action": a.line[0], "value": a.value, "visits": a.visits, "line": a.line} for a in found],
        "chance": None if chance is None else {"value": chance.shares[seat], "error": chance.error},
        "reasons": [said(line) for line in why],
    }
