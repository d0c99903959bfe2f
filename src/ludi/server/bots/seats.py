"""Bots at the tables: compiled behind, thinking beside, answering at an even pace, forced or not."""

import asyncio
import hashlib
import hmac
import logging
import os
import sys
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from math import inf
from threading import get_native_id
from time import monotonic

from ludi.bots.contract import Answer, Bot
from ludi.bots.levels import LEVELS, is_by_net_alone, manners_of, of_rank, uncompiled_of
from ludi.bots.play.pace import SECRET, WHOLE, pause, thinking_time
from ludi.bots.wasm import uncompiled
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.state import State, copy_of
from ludi.server.api.frames import frame_of
from ludi.server.bots.advice import Adviser
from ludi.server.bots.external import ExternalBots
from ludi.server.bots.fair_queue import FairQueue
from ludi.server.bots.tree_memory import TreeMemory
from ludi.server.bots.warmup import Warmup
from ludi.server.http.problems import Problem
from ludi.server.tables import table_info
from ludi.server.tables.table import Table
from ludi.server.tables.table_info import TableInfo

PLAIN = ("random",)  # bots that need no compiling
THINKERS = 2  # bots that think at once; each uses two threads
RETRY = 1.0  # seconds after a failure
OUT = 60.0  # seconds for which a bot from outside that failed is not asked again
NICENESS = 5  # by which threads that think stand back
GLANCE = 15.0  # seconds for which who asked for a table is taken to look at it
MEMORY = 400_000_000  # bytes: the trees of eight bots
Asked = tuple[State, int, list[int], int, float | None]  # view, seat, legal actions, seed, seconds
log = logging.getLogger("ludi")


class ExternalPool:
    """A bot from outside: it thinks in threads of its own, so that one that hangs delays nobody else's."""

    def __init__(self, name: str) -> None:
        self.turns = FairQueue(THINKERS)
        self.pool = ThreadPoolExecutor(THINKERS, f"bot-{name}", give_way)
        self.out_until = -inf  # since it failed, one of ours answers in its place until then


class BotSeats:
    """Answers for every seat a bot plays."""

    def __init__(
        self,
        warmup: Warmup,
        pace: float,
        clock: Callable[[], float] = monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        memory: int = MEMORY,
        external: ExternalBots | None = None,
        adviser: str = "",
    ) -> None:
        self.warmup = warmup
        self.pace = pace
        self.turns = FairQueue(THINKERS)
        self.external = external or ExternalBots()
        self.adviser = Adviser(adviser, self.external)
        self.tree_memory = TreeMemory(memory, self.external)
        self.clock = clock
        self.sleep = sleep
        self.pool = ThreadPoolExecutor(THINKERS, "bot", give_way)
        self.external_pools = {name: ExternalPool(name) for name in self.external.specs}
        # Of their own: how long a hint takes tells of no bot's thinking.
        self.advisers = ThreadPoolExecutor(1, "hint", give_way)
        self.asking = FairQueue(1)

    def attend(self, table: Table) -> None:
        """See to it that a bot answers where one is asked and somebody looks."""
        if bot_asked(table) and self.is_watched(table) and (table.thinking is None or table.thinking.done()):
            table.thinking = asyncio.create_task(self.play(table))

    def can_sit(self, game: Game, level: str | None) -> bool:
        """Whether there is a bot of this rank or name for a table."""
        return level in LEVELS or level in PLAIN or level in self.external.of(game)

    def can_play(self, game: Game) -> bool:
        """Whether the ranks can play a game now: compiled, by the room's module, or by their nets alone."""
        return bool(manners_of(game)) or self.warmup.is_ready(game) or uncompiled(game) is not None

    def can_answer(self, table: Table, level: str) -> bool:
        """Whether a bot can think now: it is compiled, needs no compiling, or something stands in for that."""
        return level in PLAIN or self.warmup.is_ready(table.game) or self.can_stand_in(table, level)

    def can_stand_in(self, table: Table, level: str) -> bool:
        """Whether the room's module, which is as strong, or its net alone may answer meanwhile."""
        if table.info.deal:  # many people compare how they did against the same opponent
            return is_by_net_alone(table.game, level)
        return level in manners_of(table.game) or (level in LEVELS and uncompiled(table.game) is not None)

    def news_of(self, table: Table, level: str) -> bytes:
        """A bot is asked: the frame that says so, whether it can think, and whether it is less than it will be."""
        alone = not (self.warmup.is_ready(table.game) or uncompiled(table.game)) and self.can_stand_in(table, level)
        weaker = alone and not is_by_net_alone(table.game, level)
        assert table.asked is not None
        return frame_of({"type": "bot", "seat": table.asked, "ready": self.can_answer(table, level), "weaker": weaker})

    def is_watched(self, table: Table) -> bool:
        """Whether somebody looks at a table: through a socket, or by asking for it now and then."""
        return bool(table.subscribers.viewers) or self.clock() - table.looked < GLANCE

    async def play(self, table: Table) -> None:
        """Answer as long as bots are asked, and somebody looks: then it goes on when somebody looks again."""
        since = self.clock()  # since when it goes on with the same secret
        while (level := bot_asked(table)) and self.is_watched(table):
            if not (table.logged.withheld and table.game.is_secret(table.match.state)):
                since = self.clock()
            try:
                await self.decide(table, level, since)
            except Problem:  # the database; it has been said
                await asyncio.sleep(RETRY)
            except Exception:
                log.exception("A bot could not go on at table %s; it tries again.", table.id)
                await asyncio.sleep(RETRY)

    async def decide(self, table: Table, level: str, since: float | None = None) -> None:
        """One decision of a bot; what it does in secret comes out a fixed time after it began."""
        seat, sequence = table.match.seat, table.sequence
        ready = self.can_answer(table, level)
        secret = table.game.is_secret(table.match.state)
        if not (ready and secret):  # how far it is with what it does in secret is nobody's business
            table.subscribers.publish(self.news_of(table, level))
        if not ready:
            self.warmup.prefer(table.game)
            await self.warmup.wait(table.game)
            return  # much may have happened meanwhile
        pace = self.pace / SECRET if secret else self.pace
        own_pool = self.external_pools.get(level)
        turns = own_pool.turns if own_pool else self.turns
        async with turns.one(table.opened_from, table.info.host):
            if table.sequence != sequence or bot_asked(table) != level:
                return  # much may have happened while it waited for its turn
            view, legal = table.match.view(seat), table.match.legal()
            asked = (copy_of(view), seat, legal, bot_seed(table.info, seat, sequence), thinking_time(pace))
            began, answer = await self.answer(table, seat, level, asked)
        if secret:
            after = table.game.after(table.match.state, answer.action, table.match.rules)
            began, pace = (
                since or began,
                0.0 if table.logged.stays_secret(table.match.state, after) else WHOLE * self.pace,
            )
        await self.sleep(pause(self.clock() - began, pace))
        async with table.held():
            if table.sequence == sequence and bot_asked(table) == level:
                await table.play(table.logged.planned(answer.action))

    async def answer(self, table: Table, seat: int, level: str, asked: Asked) -> tuple[float, Answer]:
        """What the bot of a seat answers. Where one from outside fails, one of ours answers, for a while at once."""
        loop = asyncio.get_running_loop()
        if not self.warmup.is_ready(table.game) and self.can_stand_in(table, level):
            return await loop.run_in_executor(self.pool, self.stand_in, table.game, level, asked)
        own_pool = self.external_pools.get(level)
        if own_pool is None:
            return await self.thought(table, seat, level, asked, self.pool)
        if self.clock() >= own_pool.out_until:
            try:
                return await self.thought(table, seat, level, asked, own_pool.pool)
            except Exception as fault:
                own_pool.out_until = self.clock() + OUT
                table.bots.pop((seat, level), None)
                ours = table_info.STAND_IN
                log.warning("The bot %s cannot answer at table %s; %s answers for it. %s", level, table.id, ours, fault)
        return await self.thought(table, seat, table_info.STAND_IN, asked, self.pool)

    async def thought(
        self, table: Table, seat: int, level: str, asked: Asked, pool: ThreadPoolExecutor
    ) -> tuple[float, Answer]:
        """What a bot answers, thought in this pool."""
        async with self.tree_memory.of(table, seat, level, pool) as bot:
            return await asyncio.get_running_loop().run_in_executor(pool, self.think, bot, asked)

    def stand_in(self, game: Game, level: str, asked: Asked) -> tuple[float, Answer]:
        """What a rank answers by the room's module, or its net alone, before anything is compiled; nothing is kept."""
        by_its_module = uncompiled(game)
        bot = of_rank(by_its_module, level) if by_its_module else uncompiled_of(game, level)
        assert bot, f"{level} has no net"
        return self.think(bot, asked)

    def think(self, bot: Bot, asked: Asked) -> tuple[float, Answer]:
        """When a bot, forced or not, began to think, and what it answers."""
        began, answer = self.clock(), bot.choose(*asked)
        if answer.action not in asked[2]:
            raise LudiError(f"It answered {answer.action!r}, which is not legal.")
        return began, answer

    def close(self) -> None:
        """No more answers."""
        for pool in (self.pool, *(own_pool.pool for own_pool in self.external_pools.values())):
            pool.shutdown(wait=False, cancel_futures=True)
        self.advisers.shutdown(wait=False, cancel_futures=True)


def give_way() -> None:
    """This thread, and those it starts, leave the cores to people: Linux keeps a niceness for each thread."""
    if sys.platform == "linux":
        with suppress(OSError):
            mine = get_native_id()
            os.setpriority(os.PRIO_PROCESS, mine, os.getpriority(os.PRIO_PROCESS, mine) + NICENESS)


def bot_asked(table: Table) -> str | None:
    """The rank of the bot that is asked now, if one is."""
    return None if table.asked is None else table.info.chairs[table.asked].bot


def bot_seed(info: TableInfo, seat: int, sequence: int) -> int:
    """What a bot's luck begins from: known to nobody before the secret is told, and blind to the cards."""
    label = f"bot:{','.join(info.seeds)}:{seat}:{sequence}"
    return int.from_bytes(hmac.digest(bytes.fromhex(info.secret), label.encode(), hashlib.sha256)[:7], "big")
