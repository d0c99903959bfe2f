"""A live table: its game, those who look at it, and what may be done there. It changes only after that is durable.

What was not written, or nobody knows whether it was, leaves the table unsure: it is read again from the log before
anybody is answered.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from math import inf
from time import time

from ludi.bots.contract import Bot
from ludi.core.dice import pledge_of
from ludi.core.game import Game
from ludi.core.game_api import Rules
from ludi.core.match import Match
from ludi.server.api.positions import MoveAnswer, Viewpoint, answer_to_command
from ludi.server.api.requests import MoveCommand, UndoCommand
from ludi.server.api.tables import Event, Message, SeatKind, TableCard, TableStatus
from ludi.server.http.problems import Problem
from ludi.server.people.presence import Presence
from ludi.server.storage.store import TALK, Change, Saved
from ludi.server.storage.writer import Writer, read
from ludi.server.tables.log import LoggedStep
from ludi.server.tables.logged_game import LoggedGame
from ludi.server.tables.subscribers import News, Subscribers
from ludi.server.tables.table_info import Chair, TableInfo

RETRY = 1.0  # seconds until a table that could not be read is tried again
GONE = 404  # there is no such table any more
log = logging.getLogger("ludi")


class Table:
    """A table in memory: the game its log tells, and its subscribers.

    `on_change` hears whenever there is news, or somebody else may be asked.
    """

    def __init__(
        self,
        info: TableInfo,
        game: Game,
        rules: Rules,
        presence: Presence,
        writer: Writer,
        on_change: Callable[["Table"], None] = lambda table: None,
    ) -> None:
        self.logged = LoggedGame(info, game, rules)
        self.subscribers = Subscribers(self.logged, presence)
        self.writer = writer
        self.on_change = on_change
        self.lock = asyncio.Lock()
        self.last_write: asyncio.Future[None] | None = None
        self.unsure = False  # whether the log may hold something else than this memory
        self.mending: asyncio.Task[None] | None = None
        self.messages: list[Message] = []  # the last ones
        self.bots: dict[tuple[int, str], Bot] = {}
        self.thinking: asyncio.Task[None] | None = None
        self.opened_from = ""  # the address it was opened from, where that was lately
        self.looked = -inf  # when somebody asked for it last, by the clock of its bots

    @property
    def id(self) -> str:
        """The table's name in links."""
        return self.logged.id

    @property
    def info(self) -> TableInfo:
        """How the table was set, and who sits where."""
        return self.logged.info

    @property
    def game(self) -> Game:
        """Which game is played."""
        return self.logged.game

    @property
    def match(self) -> Match:
        """The game itself."""
        return self.logged.match

    @property
    def sequence(self) -> int:
        """How many entries the log has."""
        return self.logged.sequence

    @property
    def asked(self) -> int | None:
        """The seat that decides now."""
        return self.logged.asked

    def card(self, guest: str | None) -> TableCard:
        """The table as this guest sees it in the lobby."""
        return self.subscribers.card(guest)

    # Memory and log

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """The table for one who changes something: alone, and sure of what the log holds."""
        async with self.lock:
            if self.unsure:
                await self.read_again()
            try:
                yield
            except Problem:
                raise
            except BaseException:
                self.doubt()
                raise

    async def write(self, change: Change) -> bool:
        """Returns when a change is durable: whether it is yet to be installed.

        Where the database failed or did not answer, the table is read again before anybody is answered. If the log
        holds the change after all, only its answer was lost: it is read with the rest.
        """
        self.last_write = self.writer.begin(change)
        try:
            await self.writer.outcome(self.last_write)
        except Problem:
            self.doubt()
            await self.read_again()
            if not self.holds(change):
                raise
            return False
        return True

    def holds(self, change: Change) -> bool:
        """Whether a change of this table is in what was read."""
        entries = [entry for table_id, entry in change.entries if table_id == self.id]
        return (
            self.logged.log[len(self.logged.log) - len(entries) :] == entries
            and all(self.info.chairs[seat] == chair for _, seat, chair in change.seats)
            and all(message in self.messages for _, message in change.messages)
            and all(standing_of(info) == standing_of(self.info) for info in change.tables if info.id == self.id)
        )

    def doubt(self) -> None:
        """The log may hold something else: it is read as soon as that is possible, even if nobody asks."""
        self.unsure = True
        if self.mending is None or self.mending.done():
            self.mending = asyncio.create_task(self.mend())

    async def mend(self) -> None:
        """Try to read the table again until it is done, and go on where it stopped; one that was removed is let be."""
        while True:
            if self.last_write:
                await asyncio.wait([self.last_write])
            try:
                async with self.held():
                    await self.go_on()
                return
            except Problem as problem:
                if problem.status == GONE:
                    self.unsure = False  # so it is put away
                    return
                await asyncio.sleep(RETRY)
            except Exception:
                log.exception("Table %s could not be read again; it is tried later.", self.id)
                await asyncio.sleep(RETRY)

    async def read_again(self) -> None:
        """The table as the log has it; those who look are told what they missed, or the position anew."""
        if self.last_write and not self.last_write.done():
            raise Problem(503, "server-no-database")  # it may still be written
        saved = await read(self.writer.store.saved, self.id)
        if saved is None:
            raise Problem(GONE, "server-no-table")
        self.subscribers.tell_news()
        heard = self.messages[-1]["number"] if self.messages else 0
        viewers = [viewer for viewer in self.subscribers.viewers if viewer.behind is None]
        known = {
            viewer: self.logged.moment(viewpoint).sequence for viewer, viewpoint in self.subscribers.seeing(viewers)
        }
        self.restore(saved)
        self.bots.clear()
        self.unsure = False
        for viewer, viewpoint in self.subscribers.seeing(known):
            viewer.tell(*self.subscribers.missed(viewer.guest, viewpoint, known[viewer]))
        for message in self.messages:
            if message["number"] > heard:
                self.subscribers.tell_message(message)
        self.on_change(self)

    def restore(self, saved: Saved) -> None:
        """The table as it was saved."""
        info, entries, self.messages = saved
        self.logged.replay(info, entries)

    async def go_on(self) -> None:
        """Where the log stops in the middle of something, it goes on: a full table begins, chance acts."""
        if self.logged.begun(self.info)[0] is not self.info:
            await self.reseat({})
        elif self.info.status == TableStatus.PLAYING and (rest := self.logged.planned(None)):
            await self.play(rest)

    # What may be done

    async def command(self, guest: str, wanted: int | None, wish: MoveCommand | UndoCommand) -> MoveAnswer:
        """Carry out a command once, for a seat its guest has then: what became of it, and the position."""
        async with self.held():
            seat = self.logged.acting(guest, wanted)
            name, refusal = f"{seat}:{wish.command}", None
            repeated, stale = (
                name in self.logged.commands,
                wish.sequence != self.logged.moment(Viewpoint(seat)).sequence,
            )
            if not (repeated or stale):
                action = None if isinstance(wish, UndoCommand) else wish.action
                refusal = self.logged.undo_refusal(seat) if action is None else self.logged.refusal(seat, action)
                if refusal is None:
                    await self.play(
                        self.logged.planned_undo(seat, name) if action is None else self.logged.planned(action, name)
                    )
            return answer_to_command(self.logged.position(Viewpoint(seat)), repeated, stale, refusal)

    async def play(self, turned: Sequence[LoggedStep]) -> None:
        """A move or an undo, and the chance after it: durable first, then the game, then news."""
        info, was_withheld = self.logged.standing(self.info, turned), self.logged.withheld
        secret = self.logged.stays_secret(turned[0].before, turned[-1].after)  # the lobby tells no progress of it
        entries = [(info.id, step.entry) for step in turned]
        if not await self.write(Change(entries=entries, tables=[] if secret else [info])):
            return
        self.logged.install(turned, info)
        self.subscribers.news.append(
            News(
                turned,
                list(self.subscribers.viewers),
                self.logged.withheld,
                None if self.logged.withheld else was_withheld,
            )
        )
        self.subscribers.touched = time()
        if info.status == TableStatus.OVER:
            self.bots.clear()
            self.subscribers.publish_card()
        self.on_change(self)

    async def reseat(
        self, chairs: dict[int, Chair], standing: TableInfo | None = None, told: Message | None = None
    ) -> None:
        """Who sits where changes, and how the table stands; where nobody is missing then, the game begins with it.

        All of it is one write, with what is told of it among what people say.
        """
        seated = [chairs.get(seat, chair) for seat, chair in enumerate(self.info.chairs)]
        info, turned = self.logged.begun(replace(standing or self.info, chairs=seated))
        change = Change(
            tables=[info] if standing_of(info) != standing_of(self.info) else [],
            seats=[(info.id, seat, chair) for seat, chair in chairs.items()],
            entries=[(info.id, step.entry) for step in turned],
            messages=[(info.id, told)] if told else [],
        )
        if not await self.write(change):
            return
        self.logged.install(turned, info)
        self.subscribers.wishes.clear()  # of one who comes back and goes again, all are asked anew
        if told:
            self.hear(told)
        self.subscribers.publish_card()
        self.subscribers.publish_position()
        self.on_change(self)

    async def sit(self, guest: str, name: str, wanted: int | None, pledge: str) -> None:
        """Somebody takes an open seat and pledges a seed; who sits here already pledges one, once."""
        async with self.held():
            chairs, waiting = self.info.chairs, self.info.status == TableStatus.WAITING
            mine = self.info.seats_of(guest) if wanted is None else []
            if mine and (not waiting or all(chairs[seat].pledge for seat in mine)):
                return
            if self.info.status == TableStatus.CLOSED:
                raise Problem(409, "server-closed")
            if guest in self.info.sent_away:
                raise Problem(403, "server-sent-away")
            free = [seat for seat, chair in enumerate(chairs) if chair.kind == SeatKind.OPEN and wanted in (None, seat)]
            if not mine and not (waiting and free):
                raise Problem(409, "server-seat-taken")
            taken = mine or free[:1]
            pledged = [chairs[seat].pledge for seat in self.info.seats_of(guest) if chairs[seat].pledge]
            pledge = str((pledged or [pledge])[0])  # one seed a person, however many seats
            await self.reseat(
                {seat: Chair(SeatKind.PERSON, guest, chairs[seat].name or name, pledge=pledge) for seat in taken}
            )

    async def add_seed(self, guest: str, seed: str) -> None:
        """Somebody shows the seed that was pledged: not before all have pledged theirs."""
        async with self.held():
            info, mine = self.info, self.info.seats_of(guest)
            if not mine:
                raise Problem(403, "server-not-your-seat")
            if info.status != TableStatus.WAITING or all(info.chairs[seat].seed == seed for seat in mine):
                return
            if not info.is_pledged():
                raise Problem(409, "server-not-pledged")
            if any(info.chairs[seat].pledge != pledge_of(info.promise, seed) for seat in mine):
                raise Problem(409, "server-other-seed")
            await self.reseat({seat: replace(info.chairs[seat], seed=seed) for seat in mine})

    async def leave(self, guest: str) -> None:
        """Somebody leaves: before the game the seat is open again, in the game a bot stands in."""
        async with self.held():
            if left := self.info.left_by(guest):
                await self.reseat(left, told=self.message(self.info.seats_of(guest)[0], Event.LEFT.value, self.now))

    async def come_back(self, guest: str) -> None:
        """Somebody who left takes the seat back."""
        async with self.held():
            mine, chairs = self.info.seats_of(guest), self.info.chairs
            if not mine:
                raise Problem(403, "server-not-your-seat")
            if back := self.info.stood_in([seat for seat in mine if chairs[seat].stand_in], None):
                await self.reseat(back, told=self.message(mine[0], Event.RETURNED.value, self.now))

    @property
    def now(self) -> str:
        """The entry of the game after which something happens, as far as a watcher knows it."""
        return str(self.logged.moment(Viewpoint(None)).sequence)

    def message(self, seat: int, phrase: str | None, text: str) -> Message:
        """The next thing to be told among what people say: words, or a phrase by its name."""
        last = self.messages[-1]["number"] if self.messages else 0
        return {
            "number": last + 1, "seat": seat, "name": self.info.chairs[seat].name,
            "text": text, "phrase": phrase, "at": time(),
        }  # fmt: skip

    def hear(self, message: Message) -> None:
        """Something was said: it is kept, and told to those who hear the talk here."""
        self.messages = [*self.messages, message][-TALK:]
        self.subscribers.tell_message(message)


def standing_of(info: TableInfo) -> tuple[object, ...]:
    """What is written of a table where something else than its game changes."""
    return info.status, info.rematch, info.host, info.sent_away
