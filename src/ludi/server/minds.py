"""The bots' heads: how many think at once and who is next, and how much they may remember together."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from concurrent.futures import Executor
from contextlib import asynccontextmanager

from ludi.bots.contract import Bot
from ludi.bots.named import bot_named
from ludi.server.tables import Table


class Turns:
    """So many at once. Those who wait are taken in turn by whom they are for, so that nobody's many wait before one."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def one(self, owner: str) -> AsyncIterator[None]:
        """A place for one of this owner's."""
        if self.free:
            self.free -= 1
        else:
            await self.called(owner)
        try:
            yield
        finally:
            self.call_next()

    async def called(self, owner: str) -> None:
        """Wait for a place that somebody leaves."""
        call: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(owner, deque()).append(call)
        try:
            await call
        except asyncio.CancelledError:
            if call.done() and not call.cancelled():
                self.call_next()
            raise

    def call_next(self) -> None:
        """A place is left: the next owner's first has it, and that owner is the last in the row then."""
        while self.waiting:
            owner, calls = self.waiting.popitem(last=False)
            call = calls.popleft()
            if calls:
                self.waiting[owner] = calls
            if not call.done():
                call.set_result(None)
                return
        self.free += 1


class Minds:
    """What bots remember of their games, in so many bytes together: the ones that thought least lately forget it."""

    def __init__(self, most: int) -> None:
        self.most = most  # bytes
        self.used: OrderedDict[tuple[str, int, str], tuple[Table, Bot]] = OrderedDict()
        self.busy: set[tuple[str, int, str]] = set()

    @asynccontextmanager
    async def of(self, table: Table, seat: int, level: str, pool: Executor | None = None) -> AsyncIterator[Bot]:
        """The bot of a seat, while it thinks: one for the whole game, so that it remembers what it thought.

        It is made in the pool: its memory is large.
        """
        key = (table.id, seat, level)
        bot = table.bots.get((seat, level))
        if bot is None:
            bot = await asyncio.get_running_loop().run_in_executor(pool, bot_named, table.game, level)
            table.bots[seat, level] = bot
        self.used[key] = table, bot
        self.used.move_to_end(key)
        self.busy.add(key)
        self.make_room()
        try:
            yield bot
        finally:
            self.busy.discard(key)

    def make_room(self) -> None:
        """Forget as much as is too much; a bot that thinks just now is left alone."""
        for key, (table, bot) in list(self.used.items()):
            if table.bots.get(key[1:]) is not bot:
                del self.used[key]  # it was forgotten with its table
        sizes = {key: size_of(bot) for key, (_, bot) in self.used.items()}
        for key, size in list(sizes.items()):
            if sum(sizes.values()) <= self.most:
                return
            if size and key not in self.busy:
                table, _ = self.used.pop(key)
                del table.bots[key[1:]]
                del sizes[key]


def size_of(bot: Bot) -> int:
    """How many bytes a bot's trees take, if it has any."""
    return sum(int(tree.memory.nbytes) for tree in getattr(bot, "trees", ()))
