"""All tables of the house, and what guests may do at them. Every change is durable before anybody hears of it."""

import asyncio
import logging
import os
import secrets
from collections.abc import Callable
from dataclasses import replace
from time import time

from ludi.core.errors import LudiError
from ludi.core.fairness import new_secret
from ludi.core.game import Game
from ludi.core.state import CHANCE, NONE
from ludi.core.texts import Line
from ludi.games import GAMES
from ludi.server.bots import BotSeats, Warmth, can_sit
from ludi.server.feed import Viewer, message_frame, table_frame
from ludi.server.guests import default_name
from ludi.server.payloads import Eyes, Json, Turned, said
from ludi.server.problems import Problem
from ludi.server.store import Change, Row, Store, seat_row, seat_update, table_row, table_update
from ludi.server.table_info import Chair, TableInfo
from ludi.server.tables import Entry, Table, refusal_of
from ludi.server.wire import MoveCommand, NewTable, Saying, SeatKind, SeatWish, TableStatus, UndoCommand
from ludi.server.writer import Writer

PATIENCE = 60.0  # seconds a person may be cut off before a bot stands in, unless LUDI_PATIENCE says otherwise
RESTING = 120.0  # seconds after which its bots forget what they thought: a tree is large
IDLE = 600.0  # seconds after which a table nobody looks at is put away
log = logging.getLogger("ludi")


class Lobby:
    """The house's tables."""

    def __init__(self, store: Store, pace: float) -> None:
        self.store = store
        self.writer = Writer(store)
        self.warmth = Warmth()
        self.bots = BotSeats(self.warmth, pace, self.commit)
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.names: dict[str, str] = {}
        self.untold: asyncio.Queue[Table] = asyncio.Queue()
        self.patience = float(os.environ.get("LUDI_PATIENCE", PATIENCE))

    # Finding tables

    async def table(self, table_id: str) -> Table:
        """A live table; it is read from the log where nobody looked at it lately."""
        if table_id not in self.tables:
            lock = self.loading.setdefault(table_id, asyncio.Lock())
            try:
                async with lock:
                    if table_id not in self.tables:
                        await self.load(table_id)
            finally:
                self.loading.pop(table_id, None)
        table = self.tables[table_id]
        table.touched = time()
        return table

    async def load(self, table_id: str) -> None:
        """Read a table and play its log again; where it stopped in the middle of something, it goes on."""
        info = await asyncio.to_thread(self.store.info, table_id)
        if info is None:
            raise Problem(404, "server-no-table")
        game = GAMES.find(info.game)
        if info.version != game.version:
            raise Problem(409, "server-other-version")
        table = Table(info, game, self.warmth.rules(game))
        entries = await asyncio.to_thread(self.store.entries, table_id)
        table.messages = await asyncio.to_thread(self.store.messages, table_id)
        for kind, seat, action, command, _ in entries:
            before = table.match.state
            after = table.past[-1] if kind == "undo" else game.after(before, action, table.match.rules)
            table.enter(Entry(kind, seat, action, command), after)
        table.settle()
        if table.is_playing and (rest := table.planned(None)):
            await self.write_steps(table, rest, None)
        await self.begin(table)
        self.tables[table_id] = table
        self.bots.attend(table)
        self.watch_absence(table)

    def put_away(self, now: float) -> None:
        """Forget tables nobody looks at; the log has them."""
        for table in list(self.tables.values()):
            idle = not table.viewers and (table.thinking is None or table.thinking.done())
            if idle and now - table.touched > RESTING:
                table.bots.clear()
            if idle and not table.lock.locked() and now - table.touched > IDLE:
                del self.tables[table.id]

    def compiled(self, game: Game) -> None:
        """A game has been compiled: its tables go on at full speed."""
        for table in self.tables.values():
            if table.game is game:
                table.match.rules = game.compiled

    async def lists(self, guest: str) -> Json:
        """Open tables, running ones and the guest's own; live ones say who is there."""
        lists = await asyncio.to_thread(self.store.lobby, guest)
        return {name: [self.card(info, guest) for info in found] for name, found in lists.items()}

    def card(self, info: TableInfo, guest: str) -> Json:
        """A table of a list."""
        live = self.tables.get(info.id)
        return live.card(guest) if live else info.card(guest, set())

    def arrive(self, table: Table, viewer: Viewer, first: Callable[[Eyes], list[bytes]]) -> None:
        """Somebody looks. What was missed is queued in the same breath, so that nothing falls between."""
        others = list(table.viewers)
        table.arrivals[viewer.guest] += 1
        for chair in table.info.chairs:
            if chair.guest == viewer.guest:
                chair.away = False
        table.positions.clear()
        table.viewers.add(viewer)
        for _, eyes in table.seeing([viewer]):
            for frame in first(eyes):
                viewer.tell(frame)
        for other, _ in table.seeing(others):
            other.tell(table_frame(table.card(other.guest)))

    def depart(self, table: Table, viewer: Viewer) -> None:
        """Somebody looks no more; who sits here and stays away is stood in for after a while."""
        table.viewers.discard(viewer)
        table.touched = time()
        table.publish_card()
        self.watch_absence(table)

    def watch_absence(self, table: Table) -> None:
        """Look again after a while who is still away."""
        if table.is_playing and len(table.info.people()) > 1:
            gone = {guest: table.arrivals[guest] for guest in set(table.info.people()) - table.present()}
            asyncio.get_running_loop().call_later(self.patience, self.stand_in, table, gone)

    def stand_in(self, table: Table, gone: dict[str, int]) -> None:
        """A bot plays for those who have been away all the while, not for one who was here in between."""
        absent = {guest for guest, arrivals in gone.items() if table.arrivals[guest] == arrivals} - table.present()
        away = [chair for chair in table.info.chairs if chair.guest in absent and not chair.stand_in]
        if table.is_playing and away and self.tables.get(table.id) is table:
            for chair in away:
                chair.away = True
            table.publish_card()
            self.bots.attend(table)

    def close(self) -> None:
        """Close the house: everybody is told, what waits is written."""
        self.warmth.stop()
        for table in self.tables.values():
            if table.thinking:
                table.thinking.cancel()
            for viewer in list(table.viewers):
                viewer.close()
        self.bots.close()
        self.writer.close()

    # Guests

    async def name_of(self, guest: str) -> str:
        """How a guest is called."""
        if guest not in self.names:
            known = await asyncio.to_thread(self.store.guest_name, guest)
            self.names[guest] = known or default_name(guest)
        return self.names[guest]

    async def rename(self, guest: str, name: str) -> None:
        """A guest wants to be called otherwise."""
        await self.writer.write(Change(guests=[{"id": guest, "name": name}]))
        self.names[guest] = name

    # TableInfo a table

    async def open(self, guest: str, wish: NewTable) -> Table:
        """A new table."""
        if wish.game not in GAMES.names:
            raise Problem(404, "server-no-game")
        game = GAMES.find(wish.game)
        try:
            options = game.chosen(wish.options)
        except LudiError:
            raise Problem(422, "server-bad-table") from None
        if len(wish.seats) != game.players_of(game.empty_table(options)):
            raise Problem(422, "server-bad-table")
        name = await self.name_of(guest)
        chairs = [chair_of(seat, guest, name) for seat in wish.seats]
        return await self.set_up(guest, game, options, chairs, wish.listed)

    async def set_up(self, host: str, game: Game, options: dict[str, str], chairs: list[Chair], listed: bool) -> Table:
        """A table with these people; it begins at once where no seat is open."""
        table_id = secrets.token_urlsafe(9)
        info = TableInfo(table_id, game.name, game.version, options, host, listed, time(), new_secret(), chairs)
        table = Table(info, game, self.warmth.rules(game))
        rows = [seat_row(chair) | {"table_id": table_id, "seat": seat} for seat, chair in enumerate(chairs)]
        await self.writer.write(Change(new_tables=[table_row(info)], new_seats=rows))
        self.tables[table_id] = table
        async with table.lock:
            await self.begin(table)
        return table

    async def begin(self, table: Table) -> None:
        """Where nobody is missing any more the game begins: seeds are fixed, chance acts first."""
        info = table.info
        if info.status != TableStatus.WAITING or not info.is_full():
            return
        info.seeds = info.gathered_seeds()
        await self.write_steps(table, table.planned(None), None)
        table.publish_card()
        table.publish_position()
        self.bots.attend(table)

    async def sit(self, table: Table, guest: str, wanted: int | None, seed: str) -> None:
        """Somebody takes an open seat; who sits here already adds to the dice, once."""
        name = await self.name_of(guest)
        async with table.lock:
            chairs, waiting = table.info.chairs, table.info.status == TableStatus.WAITING
            mine = table.info.seats_of(guest) if wanted is None else []
            if mine and (not waiting or all(chairs[seat].seed for seat in mine)):
                return
            free = [seat for seat, chair in enumerate(chairs) if chair.kind == SeatKind.OPEN and wanted in (None, seat)]
            if not mine and not (waiting and free):
                raise Problem(409, "server-seat-taken")
            taken = {
                seat: Chair(SeatKind.PERSON, guest, chairs[seat].name or name, seed=seed) for seat in mine or free[:1]
            }
            await self.reseat(table, taken)
            await self.begin(table)

    async def leave(self, table: Table, guest: str) -> None:
        """Somebody leaves: before the game the seat is open again, in the game a bot stands in."""
        async with table.lock:
            waiting, chairs = table.info.status == TableStatus.WAITING, table.info.chairs
            left = {
                seat: Chair(SeatKind.OPEN) if waiting else replace(chairs[seat], gone=True)
                for seat in table.info.seats_of(guest)
                if not chairs[seat].gone
            }
            if left:
                await self.reseat(table, left)

    async def come_back(self, table: Table, guest: str) -> None:
        """Somebody who left takes the seat back."""
        async with table.lock:
            mine, chairs = table.info.seats_of(guest), table.info.chairs
            if not mine:
                raise Problem(403, "server-not-your-seat")
            back = {seat: replace(chairs[seat], gone=False, away=False) for seat in mine if chairs[seat].stand_in}
            if back:
                await self.reseat(table, back)

    async def reseat(self, table: Table, chairs: dict[int, Chair]) -> None:
        """Who sits where changes, under the table's lock: durable first, then at the table, then told."""
        await self.writer.write(Change(seats=[seat_update(table.id, *changed) for changed in chairs.items()]))
        for seat, chair in chairs.items():
            table.info.chairs[seat] = chair
        table.publish_card()
        table.publish_position()
        self.bots.attend(table)

    async def rematch(self, table: Table, guest: str) -> Table:
        """The same people again, seats rotated by one, seeds to be added anew; asked twice, it is one table."""
        async with table.lock:
            if table.info.status != TableStatus.OVER:
                raise Problem(409, "server-not-over")
            if not table.info.seats_of(guest) and guest != table.info.host:
                raise Problem(403, "server-not-your-seat")
            if table.info.rematch:
                return await self.table(table.info.rematch)
            old = table.info
            chairs = [replace(chair, gone=False, away=False, seed=None) for chair in [*old.chairs[1:], old.chairs[0]]]
            again = await self.set_up(guest, table.game, old.options, chairs, old.listed)
            old.rematch = again.id
            await self.writer.write(Change(tables=[table_update(old)]))
            table.publish_card()
            return again

    # Playing

    async def command(self, table: Table, guest: str, wanted: int | None, wish: MoveCommand | UndoCommand) -> Json:
        """Carry out a command once, for a seat its guest has then: what became of it."""
        async with table.lock:
            seat = table.acting(guest, wanted)
            command, refusal = f"{seat}:{wish.command}", None
            repeated, stale = command in table.commands, wish.sequence != table.moment(Eyes(seat)).sequence
            if not (repeated or stale):
                if isinstance(wish, MoveCommand):
                    refusal = await self.move(table, seat, command, wish.action)
                else:
                    refusal = await self.undo(table, seat, command)
            accepted = repeated or not (stale or refusal)
            return {"accepted": accepted, "repeated": repeated, "refusal": refusal and said(refusal)}

    async def move(self, table: Table, seat: int, command: str, action: int) -> Line | None:
        """Make a move; why not, where it is not legal."""
        refusal = refusal_of(table, seat, action)
        if refusal is None:
            await self.commit(table, action, command)
            self.bots.attend(table)
        return refusal

    async def undo(self, table: Table, seat: int, command: str) -> Line | None:
        """Take the last decision back, where it showed nothing new."""
        if not (table.answers(seat) and table.can_undo(seat)):
            return Line("server-no-undo")
        hushed = table.hush
        row = entry_row(table, table.sequence + 1, "undo", seat, table.match.actions[-1], command)
        secret = table.stays_secret(table.match.state, table.past[-1])
        info = replace(table.info, sequence=table.sequence + 1, asked=seat)
        await self.writer.write(Change(entries=[row], tables=[] if secret else [table_update(info)]))
        table.install_undo(seat, command)
        table.happened([], hushed)
        table.tell_news()
        return None

    async def commit(self, table: Table, action: int, command: str | None = None) -> None:
        """An action and the chance after it: durable first, then told to everybody."""
        turned, hushed = table.planned(action), table.hush
        await self.write_steps(table, turned, command)
        table.happened(turned, hushed)
        if table.info.status == TableStatus.OVER:
            table.bots.clear()
            table.publish_card()
        elif command:
            self.untold.put_nowait(table)
        else:
            table.tell_news()

    async def tell_news(self) -> None:
        """Tell the news of one table after another; between them, everybody who waits for an answer gets it."""
        while True:
            table = await self.untold.get()
            try:
                table.tell_news()
            except Exception:
                log.exception("What happened at table %s could not be told.", table.id)
            await asyncio.sleep(0)

    async def write_steps(self, table: Table, turned: list[Turned], command: str | None) -> None:
        """Write steps down, all or none, then make them the game."""
        rows: list[Row] = []
        for step in turned:
            seat = int(step.before.seat)
            kind = "chance" if seat == CHANCE else "move"
            rows.append(entry_row(table, step.sequence, kind, seat, step.action, None if rows else command))
        secret = bool(turned) and table.stays_secret(turned[0].before, turned[-1].after)
        standing = [] if secret else [table_update(standing_after(table, turned))]  # the lobby tells no progress
        await self.writer.write(Change(entries=rows, tables=standing))
        table.info.status = TableStatus.PLAYING
        table.install(turned, command)

    async def say(self, table: Table, guest: str, saying: Saying) -> Json:
        """Something said at the table."""
        mine = table.info.seats_of(guest)
        name = await self.name_of(guest)
        async with table.lock:
            message: Json = {
                "number": len(table.messages) + 1, "seat": mine[0] if mine else None, "name": name,
                "text": saying.text, "phrase": saying.phrase, "at": time(),
            }  # fmt: skip
            await self.writer.write(Change(messages=[message | {"table_id": table.id}]))
            table.messages.append(message)
            table.publish(message_frame(message))
            return message


def chair_of(wish: SeatWish, guest: str, name: str) -> Chair:
    """A seat as its host wants it; what its browser adds to the dice comes when it has seen the promise."""
    if wish.kind == "open":
        return Chair(SeatKind.OPEN)
    if wish.kind == "bot":
        if not can_sit(wish.level):
            raise Problem(422, "server-bad-table")
        return Chair(SeatKind.BOT, level=wish.level)
    return Chair(SeatKind.PERSON, guest, wish.name.strip() or name)


def standing_after(table: Table, turned: list[Turned]) -> TableInfo:
    """How the table will stand when these steps are durable."""
    state = turned[-1].after if turned else table.match.state
    deciding, rules = int(state.seat), table.match.rules
    seats = range(len(table.info.chairs))
    is_over = deciding == NONE
    return replace(
        table.info,
        sequence=table.sequence + len(turned),
        asked=deciding if deciding >= 0 else None,
        status=TableStatus.OVER if is_over else TableStatus.PLAYING,
        winners=[seat for seat in seats if rules.is_winner(state, seat)] if is_over else [],
    )


def entry_row(table: Table, sequence: int, kind: str, seat: int, action: int, command: str | None) -> Row:
    """One line of the log as it is written down."""
    return {
        "table_id": table.id, "sequence": sequence, "kind": kind, "seat": seat, "action": action,
        "command": command, "at": time(),
    }  # fmt: skip
