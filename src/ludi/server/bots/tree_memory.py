"""What bots remember of their games, and how much of it together."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from concurrent.futures import Executor
from contextlib import asynccontextmanager

from ludi.bots.contract import Bot
from ludi.bots.play.engine import EngineBot
from ludi.server.bots.external import ExternalBots
from ludi.server.tables.table import Table

PROGRAM = 50_000_000  # bytes that a program of its own counts for


class TreeMemory:
    """What bots remember of their games, in so many bytes together: the ones that thought least lately forget it."""

    def __init__(self, most: int, external: ExternalBots | None = None) -> None:
        self.most = most  # bytes
        self.external = external or ExternalBots()
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
            bot = await asyncio.get_running_loop().run_in_executor(pool, self.external.bot_named, table.game, level)
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
    """How many bytes a bot takes: its trees, or what a program of its own counts for."""
    if isinstance(bot, EngineBot):
        return PROGRAM
    return sum(int(tree.memory.nbytes) for tree in getattr(bot, "trees", ()))
