"""All tables of the server: finding them, opening them, putting them away."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from time import monotonic, time

from ludi.core.game import Game
from ludi.games import GAMES
from ludi.server.api import tables as api
from ludi.server.api.lines import said
from ludi.server.api.requests import NewTable
from ludi.server.api.tables import TableCard, TableStatus, Whereabouts, table_card
from ludi.server.bots.seats import BotSeats
from ludi.server.bots.warmup import Warmup
from ludi.server.http.limits import Budgets
from ludi.server.http.problems import Problem
from ludi.server.people.names import Names
from ludi.server.people.presence import Presence
from ludi.server.people.tokens import Tokens
from ludi.server.storage.store import Change, Saved
from ludi.server.storage.writer import Writer, read
from ludi.server.tables.absence import give_back
from ludi.server.tables.hosting import ENDED, say_farewell
from ludi.server.tables.opening import bots_among, chair_of, options_of, origin_of, shown
from ludi.server.tables.subscribers import where
from ludi.server.tables.table import Table
from ludi.server.tables.table_info import Chair, TableInfo, like, new_info
from ludi.server.tables.versions import Outdated, ends_alike, is_of_today, why_stopped

RESTING = 120.0  # seconds after which its bots forget what they thought: a tree is large
MOST_LIVE = 2000  # tables in memory
OUTDATED = 500  # games of other rules that are not tried out again
IDLE = 600.0  # seconds after which a table nobody looks at is put away
TABLE_ID = re.compile(r"[\w-]{1,32}", re.ASCII)
Admission = Callable[[TableInfo, str], Awaitable[None]]  # who may look at a table; others get a Problem
log = logging.getLogger("ludi")


async def admit_all(info: TableInfo, guest: str) -> None:
    """Whoever has the link may look at a table."""


class Lobby:
    """The server's tables."""

    def __init__(
        self,
        writer: Writer,
        tokens: Tokens,
        names: Names,
        presence: Presence,
        budgets: Budgets,
        warmup: Warmup,
        bots: BotSeats,
    ) -> None:
        self.writer, self.store = writer, writer.store
        self.tokens, self.names, self.presence, self.budgets = tokens, names, presence, budgets
        self.warmup, self.bots = warmup, bots
        self.admit: Admission = admit_all
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[None]] = {}
        self.outdated: dict[str, TableInfo] = {}  # finished games that were found to be of other rules
        self.begun: list[tuple[TableInfo, str]] = []  # tables that are being opened, and from where
        self.changed: asyncio.Queue[Table] = asyncio.Queue()

    async def attend(self) -> None:
        """One table after another: tell what happened there, let a bot answer where one is asked.

        Between two tables, everybody who waits for an answer gets it.
        """
        while True:
            table = await self.changed.get()
            try:
                table.subscribers.tell_news()
            except Exception:
                log.exception("What happened at table %s could not be told.", table.id)
            self.bots.attend(table)
            await asyncio.sleep(0)

    # Finding tables

    async def table(self, table_id: str) -> Table:
        """A live table, because somebody looks at it: where its bots waited for that, they go on."""
        table = await self.found(table_id)
        table.looked = monotonic()
        if table.thinking is None or table.thinking.done():
            self.bots.attend(table)
        return table

    async def found(self, table_id: str) -> Table:
        """A live table, sure of what its log holds; it is read where nobody looked at it lately."""
        if not TABLE_ID.fullmatch(table_id):
            raise Problem(404, "server-no-table")
        if table_id in self.outdated:
            raise Outdated(self.outdated[table_id])
        if table_id not in self.tables:
            await self.loaded(table_id)
        table = self.tables[table_id]
        table.subscribers.touched = time()
        if table.unsure:
            async with table.held():
                pass
        return table

    async def loaded(self, table_id: str) -> None:
        """A table is read once, however many ask for it: all of them hear what became of it."""
        if table_id not in self.loading:
            task = self.loading[table_id] = asyncio.create_task(self.load(table_id))
            task.add_done_callback(lambda _: self.loading.pop(table_id))
        await asyncio.shield(self.loading[table_id])

    async def load(self, table_id: str) -> None:
        """Read a table and play its log again; where it stopped in the middle of something, it goes on."""
        saved = await read(self.store.saved, table_id)
        if saved is None:
            raise Problem(404, "server-no-table")
        info = saved[0]
        if info.game not in GAMES.names:
            raise Problem(409, "server-no-such-game", game=info.game)
        if not is_of_today(info):
            self.check_replayed(saved)
        try:
            table = self.new_table(info)
            table.restore(saved)
        except Problem as problem:
            log.error("Table %s cannot be opened: %s %s", table_id, problem.line.message, problem.line.values)
            raise
        except Exception:
            log.exception("Table %s cannot be read.", table_id)
            raise Problem(409, "server-damaged", entry=0) from None
        self.make_room()
        self.tables[table_id] = table
        with suppress(Problem):  # then it is tried again
            async with table.held():
                await table.go_on()
        self.changed.put_nowait(table)

    def check_replayed(self, saved: Saved) -> None:
        """A finished game of other rules opens where today's play it to the same end; no other does."""
        info = saved[0]
        if info.status == TableStatus.OVER:
            with suppress(Exception):  # whatever is wrong with it: these rules cannot play it
                table = self.new_table(info)
                table.restore(saved)
                if ends_alike(info, table.info):
                    return
            if len(self.outdated) >= OUTDATED:
                self.outdated.clear()
            self.outdated[info.id] = info
        raise Outdated(info)

    def new_table(self, info: TableInfo) -> Table:
        """A table in memory, at which nothing has happened yet; its game is compiled before others."""
        game = GAMES.find(info.game)
        self.warmup.prefer(game)
        return Table(info, game, self.warmup.rules(game), self.presence, self.writer, self.changed.put_nowait)

    def put_away(self, now: float) -> None:
        """Forget tables nobody looks at; the log has them."""
        for table in list(self.tables.values()):
            idle = self.is_idle(table)
            if idle and now - table.subscribers.touched > RESTING:
                table.bots.clear()
            if idle and not (table.lock.locked() or table.unsure) and now - table.subscribers.touched > IDLE:
                del self.tables[table.id]

    async def forget(self, before: float) -> None:
        """Tables that do not run, and at which nothing has happened since, go with everything said at them.

        So do tokens of those who never did anything here.
        """
        for guest in await read(self.store.unused_tokens, before):
            if guest not in self.tokens.known:  # they are here just now
                await self.tokens.forget(guest)
        old = await read(self.store.idle_tables, before)
        gone = [table_id for table_id in old if table_id not in self.tables and table_id not in self.loading]
        if gone:
            await self.writer.write(Change(forgotten=gone))
            log.warning("Tables that were over for longer than they are kept were removed: %d.", len(gone))
        for table_id in gone:  # whoever opened one in this moment
            if table := self.tables.pop(table_id, None):
                for viewer in list(table.subscribers.viewers):
                    viewer.close()

    def is_idle(self, table: Table) -> bool:
        """Whether nobody looks at a table, and no bot thinks there."""
        return not table.subscribers.viewers and (table.thinking is None or table.thinking.done())

    def make_room(self) -> None:
        """Where more tables are live than there is room for, those nobody looks at go, the longest untouched first."""
        many = len(self.tables) - MOST_LIVE + 1
        for table in sorted(self.tables.values(), key=lambda table: table.subscribers.touched)[: max(0, many)]:
            if self.is_idle(table) and not (table.lock.locked() or table.unsure):
                del self.tables[table.id]

    def compiled(self, game: Game) -> None:
        """A game has been compiled: its tables go on at full speed."""
        for table in self.tables.values():
            if table.game is game:
                table.match.rules = game.compiled

    async def lists(self, guest: str) -> api.Lobby:
        """Open tables, running ones and the guest's own; live ones say who is there."""
        found = await read(self.store.lobby, guest)
        cards = {
            name: [self.card(info, guest) for info in shown(infos, guest, name == "mine")]
            for name, infos in found.items()
        }
        return {"open": cards["open"], "running": cards["running"], "mine": cards["mine"]}

    def card(self, info: TableInfo, guest: str) -> TableCard:
        """A table of a list."""
        live, stopped = self.tables.get(info.id), why_stopped(info)
        card = live.card(guest) if live else table_card(info, guest, self.whereabouts)
        card["outdated"] = said(stopped) if stopped else None
        return card

    async def card_of(self, table_id: str, guest: str) -> TableCard:
        """A table, even if its game cannot be opened any more."""
        try:
            table = await self.table(table_id)
            await self.admit(table.info, guest)
            return table.card(guest)
        except Outdated as old:
            await self.admit(old.info, guest)
            card = table_card(old.info, guest, self.whereabouts)
            card["outdated"] = said(old.line)
            return card

    async def leave(self, table_id: str, guest: str) -> TableCard:
        """Somebody leaves a table, also one whose game cannot go on."""
        try:
            table = await self.table(table_id)
            await table.leave(guest)
        except Outdated as old:
            if left := old.info.left_by(guest):
                await self.writer.write(Change(seats=[(table_id, seat, chair) for seat, chair in left.items()]))
        return await self.card_of(table_id, guest)

    def turn_out(self) -> None:
        """Nobody looks at a table here any more."""
        for table in self.tables.values():
            for viewer in list(table.subscribers.viewers):
                viewer.close()

    def close(self) -> None:
        """Nothing is thought about any more, and everybody is told."""
        for table in self.tables.values():
            for work in (table.thinking, table.mending):
                if work:
                    work.cancel()
        self.turn_out()

    # Who is there

    def whereabouts(self, guest: str) -> Whereabouts:
        """Where somebody is, seen from a table at which nobody looks."""
        return where(guest, set(), self.presence)

    async def look_around(self) -> None:
        """Every table hears who has come or gone; who is back gets the seat back that the others gave to a bot."""
        self.presence.forget_departed()
        for table in list(self.tables.values()):
            for guest in filter(self.presence.is_here, table.info.people()):
                await give_back(table, guest)
            table.subscribers.tell_whereabouts()

    # Guests

    async def sit(self, table: Table, guest: str, seat: int | None, pledge: str) -> None:
        """A guest takes a seat; one who is forgotten meanwhile gives it up again."""
        await table.sit(guest, await self.names.of(guest), seat, pledge)
        await self.let_go(table, guest)

    async def let_go(self, table: Table, guest: str) -> None:
        """Who was forgotten while they came to a table leaves it."""
        if guest in self.tokens.forgotten:
            await say_farewell(table, guest)

    async def forget_guest(self, guest: str) -> None:
        """A guest wants to be forgotten: the token holds no more, seats and tables are given up, sockets closed."""
        await self.tokens.forget(guest)
        self.names.forget(guest)
        for table_id in await read(self.store.tables_of, guest):
            with suppress(Problem):  # a table that cannot be opened cannot be left either
                await say_farewell(await self.table(table_id), guest)
        for table in self.tables.values():
            for viewer in table.subscribers.viewers:
                if viewer.guest == guest:
                    viewer.close()

    # Opening tables

    async def open(self, guest: str, wish: NewTable, address: str = "") -> Table:
        """A new table; it begins, as it is read, where no seat is open."""
        if wish.game not in GAMES.names:
            raise Problem(404, "server-no-game")
        game = GAMES.find(wish.game)
        options = options_of(game, wish.options, len(wish.seats))
        name = await self.names.of(guest)
        if not all(seat.kind != "bot" or self.bots.can_sit(game, seat.level) for seat in wish.seats):
            raise Problem(422, "server-bad-table")
        chairs = [chair_of(seat, guest, name) for seat in wish.seats]
        info = replace(new_info(guest, game, options, chairs, wish.listed), pace=wish.pace, hints=wish.hints)
        return await self.set_up(info, guest, address)

    async def set_up(self, info: TableInfo, guest: str, address: str) -> Table:
        """A new table, if there is room for it."""
        self.check_room(guest, address, info.chairs)
        info.origin = origin_of(address)
        with self.being_opened(info, address):
            try:
                await self.writer.write(Change(new_tables=[info]))
            except Problem:
                if await read(self.store.saved, info.id) is None:
                    raise
            table = await self.found(info.id)
            table.opened_from = address
        await self.let_go(table, guest)
        return table

    @contextmanager
    def being_opened(self, info: TableInfo, address: str) -> Iterator[None]:
        """A table counts from the moment somebody asks for it."""
        begun = (info, address)
        self.begun.append(begun)
        try:
            yield
        finally:
            self.begun.remove(begun)

    def check_room(self, guest: str, address: str, chairs: list[Chair]) -> None:
        """Whether a guest, and an address, may have one more table with these people and bots."""
        live = {table.id: (table.info, table.opened_from) for table in self.tables.values()}
        live |= {info.id: (info, origin) for info, origin in self.begun}
        going = [(info, origin) for info, origin in live.values() if info.status not in ENDED]
        mine = [info for info, _ in going if info.host == guest]
        ours = [info for info, origin in going if address and origin == address]
        self.budgets.check("tables", len(mine) + 1, len(ours) + 1)
        if more := bots_among(chairs):
            counts = [more + sum(bots_among(info.chairs) for info in infos) for infos in (mine, ours)]
            self.budgets.check("bots", counts[0], counts[1])

    async def rematch(self, table: Table, guest: str) -> Table:
        """The same people again, seats rotated by one, seeds to be added anew; asked twice, it is one table."""
        async with table.held():
            old = table.info
            if old.status != TableStatus.OVER:
                raise Problem(409, "server-not-over")
            if not old.seats_of(guest) and guest != old.host:
                raise Problem(403, "server-not-your-seat")
            if not old.rematch:
                rotated = [*old.chairs[1:], old.chairs[0]]
                chairs = [replace(chair, stand_in=None, pledge=None, seed=None) for chair in rotated]
                self.check_room(guest, table.opened_from, chairs)
                again = like(old, guest, table.game, chairs)
                linked = replace(old, rematch=again.id)
                with self.being_opened(again, table.opened_from):
                    if await table.write(Change(new_tables=[again], tables=[linked])):
                        table.logged.install((), linked)
                        table.subscribers.publish_card()
        return await self.table(str(table.info.rematch))
