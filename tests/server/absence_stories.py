"""Random stories of people at their tables, in the lobby, gone, silent, and back: nobody plays for them unasked.

What people chose is kept here, by what they sent; the server's own word for it is never asked.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from random import Random

from fastapi import FastAPI

from ludi.core.speech import seat_line
from ludi.server.api.tables import Pace, SeatKind
from ludi.server.storage.store import Change
from ludi.server.tables.subscribers import SILENT
from ludi.server.tables.table import Table
from ludi.server.tables.table_info import Chosen
from tests.server.stories import SOCKETS, Json, Person, Socket, Story

Seat = tuple[str, int]  # of a table


@dataclass
class Wanted:
    """Somebody wants a bot on a seat. It is taken after some entry of the game, and holds until the next one."""

    guest: str
    until: float = inf  # the last entry it can be taken after, once it is answered


class AbsenceStory(Story):
    """People come and go as they like; time passes in leaps."""

    def __init__(self, app: FastAPI, game: str, luck: Random) -> None:
        super().__init__(app, game, luck)
        self.time = 0.0
        self.presence = self.lobby.presence
        self.presence.clock, self.presence.opened = (lambda: self.time), 0.0
        self.signs: dict[str, float] = {}  # when somebody last sent something
        self.leaving: Counter[tuple[str, str]] = Counter()  # tables and guests who are handing their seats to a bot
        self.gone: list[Person] = []  # who do nothing for a while
        self.wanted: dict[Seat, list[Wanted]] = {}  # by whom a bot was wanted on each seat
        self.stood_in: set[Seat] = set()
        self.checked: dict[str, int] = {}  # entries of each log
        self.replaced = self.by_bots = 0

    @property
    def acts(self) -> list[tuple[int, Callable[[], None]]]:
        return [
            (30, self.a_write_is_done), (12, self.something_is_made), (25, self.somebody_plays),
            (1, self.somebody_undoes), (2, self.somebody_leaves), (3, self.somebody_returns),
            (3, self.somebody_goes), (4, self.somebody_asks), (9, self.somebody_looks_at_their_game),
            (7, self.time_passes), (20, self.somebody_answers), (3, self.somebody_is_in_the_lobby),
            (2, self.somebody_falls_silent), (3, self.somebody_goes_away), (2, self.somebody_is_back),
        ]  # fmt: skip

    async def any_table(self) -> None:
        """A game of some people, sometimes with a bot; it has begun."""
        number = self.luck.choice(self.game.players)
        guests = self.luck.sample(self.people, min(number, len(self.people), self.luck.choice((2, 2, 3, 4))))
        seats = [{"kind": "open"}] * len(guests) + [{"kind": "bot", "level": "random"}] * (number - len(guests))
        table = await self.new_table(seats, guests[0])
        for seat, person in enumerate(guests):
            await self.finished(person.sits(table, seat))
        for person in guests:
            await self.finished(person.shows_seed(table))
        self.tables.append(table)

    async def two_at_a_table(self) -> tuple[str, Person, Person]:
        """A game of two people: the one who is asked has gone, the other looks."""
        table = await self.new_table([{"kind": "open"}] * 2, self.people[0])
        for seat, person in enumerate(self.people[:2]):
            await self.finished(person.sits(table, seat))
        for person in self.people[:2]:
            await self.finished(person.shows_seed(table))
        asked = self.lobby.tables[table].asked
        away, there = (self.people[seat] for seat in ((0, 1) if asked == 0 else (1, 0)))
        self.sockets.append(Socket(there, table, {}))
        return table, away, there

    def somebody_plays_on(self, person: Person, table_id: str) -> None:
        """Who is asked does something after which the same one is asked."""
        table = self.lobby.tables[table_id]
        action = next(
            action for action in table.match.legal() if table.logged.planned(action)[-1].after.seat == table.asked
        )
        move = {"command": self.luck.randbytes(8).hex(), "sequence": table.sequence, "action": action}
        self.begun(self.insisting(person, table_id, "/moves", move))

    def wishes(self) -> Json:
        return {"pace": self.luck.choice(("live", "live", "no_hurry"))}

    # What happens

    def time_passes(self) -> None:
        self.time += self.luck.choice((1.0, 10.0, 2 * self.presence.patience))
        self.begun(self.lobby.look_around())

    def somebody_is_in_the_lobby(self) -> None:
        self.begun(self.luck.choice(self.people).ask("GET", "", ""))

    def somebody_falls_silent(self) -> None:
        """A line dies; the server notices by the beats that are not answered."""
        order = [person.guest for person in (*self.people, *self.gone)]
        viewers = [viewer for table in self.lobby.tables.values() for viewer in table.subscribers.viewers]
        if viewers:
            known = sorted(viewers, key=lambda viewer: (order.index(str(viewer.guest)), str(viewer.seat)))
            self.luck.choice(known).close(SILENT)

    def somebody_goes_away(self) -> None:
        """All pages are closed, and time passes."""
        if len(self.people) > 2:
            self.gone.append(self.people.pop(self.luck.randrange(len(self.people))))
            for socket in self.sockets:
                if socket.person in self.gone:
                    socket.close()

    def somebody_is_back(self) -> None:
        if self.gone:
            self.people.append(self.gone.pop(0))

    def somebody_looks_at_their_game(self) -> None:
        """From a seat of theirs."""
        person, table = self.anybody()
        mine = self.lobby.tables[table].info.seats_of(person.guest)
        if mine and len(self.sockets) < SOCKETS:
            self.sockets.append(Socket(person, table, {"seat": self.luck.choice(mine)}))

    def somebody_answers(self) -> None:
        """What is to be done about one who is away: by those who are asked, and by some who are not."""
        person, table_id = self.anybody()
        table = self.lobby.tables[table_id]
        seat = table.asked if table.asked is not None else 0
        there = [
            one for one in self.people if one.guest in table.subscribers.present() and table.info.seats_of(one.guest)
        ]
        if there and self.luck.random() < 0.9:
            person = self.luck.choice(there)
        wish = self.luck.choices(("wait", "bot", "end"), (2, 20, 1))[0]
        self.begun(person.ask("POST", table_id, "/absent", {"seat": seat, "wish": wish}))

    # What people chose

    def asked_for(self, person: Person, verb: str, table: str, what: str, body: Json | None) -> None:
        self.signs[person.guest] = self.time
        if what == "/leave":
            self.leaving[table, person.guest] += 1
        elif what == "/absent" and body and body["wish"] == "bot":
            self.wanted.setdefault((table, body["seat"]), []).append(Wanted(person.guest))

    def answered_to(self, person: Person, table: str, what: str, body: Json | None) -> None:
        if what == "/leave":
            self.leaving[table, person.guest] -= 1
        elif what == "/absent" and body and body["wish"] == "bot":
            open_ones = (one for one in self.wanted[table, body["seat"]] if one.guest == person.guest)
            next(one for one in open_ones if one.until == inf).until = self.lobby.tables[table].sequence

    async def end(self) -> None:
        self.people += self.gone
        await super().end()

    def is_away(self, guest: str) -> bool:
        """Whether somebody has no page open, and has sent nothing for longer than one waits."""
        looks = any(
            viewer.guest == guest for table in self.lobby.tables.values() for viewer in table.subscribers.viewers
        )
        return not looks and self.time - self.signs.get(guest, 0.0) >= self.presence.patience

    # What must hold

    def look_around(self) -> None:
        super().look_around()
        now = set[Seat]()
        for table in self.lobby.tables.values():
            for seat, chair in enumerate(table.info.chairs):
                if chair.stand_in:
                    now.add((table.id, seat))
            self.check_entries(table, now)
        self.stood_in = now

    def write(self, change: Change) -> "asyncio.Future[None]":
        """What was chosen is checked in the moment it is done."""
        for table_id, seat, chair in change.seats:
            table = self.lobby.tables[table_id]
            if chair.stand_in == Chosen.BY_PERSON:
                assert self.leaving[table_id, str(chair.guest)], "nobody hands this seat to a bot"
            elif chair.stand_in and table.info.chairs[seat].stand_in is None:
                self.check_the_tables_choice(table, str(chair.guest))
        return super().write(change)

    def check_the_tables_choice(self, table: Table, guest: str) -> None:
        """All who were there wanted it, and the one it is about was away."""
        self.replaced += 1
        info = table.info
        said = [one for seat in info.seats_of(guest) for one in self.wanted.get((table.id, seat), [])]
        wanted = {one.guest for one in said if one.until >= table.sequence}
        playing = {str(chair.guest) for chair in info.chairs if chair.guest and not chair.stand_in}
        there = playing & table.subscribers.present()
        assert info.pace == Pace.LIVE, "this table waits"
        assert self.is_away(guest), "nobody may decide for one who is there"
        assert there, "nobody is there to decide"
        assert there <= wanted, "not all who are there wanted it"

    def check_entries(self, table: Table, now: set[Seat]) -> None:
        """A move that a bot made for somebody says so, and was chosen: before, or since the last look."""
        for entry in table.logged.log[self.checked.get(table.id, 0) :]:
            chair = table.info.chairs[entry.seat] if entry.seat >= 0 else None
            if chair and chair.kind == SeatKind.PERSON and entry.kind == "move" and not entry.command:
                self.by_bots += 1
                assert str(entry.seat) in entry.stand_ins, "a bot's move is told as its person's"
                assert (table.id, entry.seat) in self.stood_in | now, "a bot moved for somebody who did not choose it"
        self.checked[table.id] = len(table.logged.log)

    def look_at(self, frame: Json) -> None:
        """Every line says who acted: a seat for which a bot played is never named alone."""
        if frame["type"] != "step":
            return
        step = frame["step"]
        for seat in step["stand_ins"]:
            name = seat_line(self.game, seat).message
            for line in step["lines"]:
                for value in line["values"].values():
                    assert not (isinstance(value, dict) and value["message"] == name), line

    @property
    def is_rich(self) -> bool:
        """Whether enough happened."""
        return self.replaced >= 2 and self.by_bots >= 20
