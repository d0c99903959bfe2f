"""Random stories of people at tables: they sit, leave, come back, look through several sockets, and play, all at once.

Nothing here is told who may see what. The house runs in this thread; what is written, and what is made beside the
loop, waits until the story lets it go on, so that every order of things that people could bring about can happen.
Each frame and each answer is checked in the moment it leaves the house, against the seats as they are then and
against what anybody was ever shown before.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import Executor, Future
from random import Random
from typing import Any
from urllib.parse import urlencode

import httpx
from fastapi import FastAPI
from sqlalchemy.exc import OperationalError

from ludi.core.dice import pledge_of
from ludi.core.state import NONE
from ludi.games import GAMES
from ludi.server.api.tables import TableStatus
from ludi.server.http.gate import COOKIE, guest_of
from ludi.server.storage.store import Change
from ludi.server.tables.lobby import Lobby
from tests.server.contract import check_answer, check_frame
from tests.server.witness import Json, Witness

PEOPLE = 4
TABLES = 2  # at once
SOCKETS = 10  # at once
FAREWELL, SPOILT = 0.006, 0.06  # how likely a table is given up for a new one at each step
UNAVAILABLE = 503


class AtOnce(Executor):
    """Bots that think in the moment they are asked: no thread decides what comes first."""

    def submit(self, act: Any, /, *args: Any, **kwargs: Any) -> "Future[Any]":
        done: Future[Any] = Future()
        done.set_result(act(*args, **kwargs))
        return done


class Socket:
    """One socket of somebody."""

    def __init__(self, person: "Person", table_id: str, query: Json) -> None:
        self.person = person
        self.table_id = table_id
        self.known = query.get("since", 0)
        self.heard: asyncio.Queue[Json] = asyncio.Queue()
        self.heard.put_nowait({"type": "websocket.connect"})
        self.scope = {
            "type": "websocket", "scheme": "ws", "path": f"/api/tables/{table_id}/socket", "root_path": "",
            "query_string": urlencode(query).encode(), "subprotocols": [], "client": ("127.0.0.1", 1),
            "headers": [(b"host", b"house"), (b"cookie", person.cookie.encode())],
        }  # fmt: skip
        self.task = asyncio.ensure_future(person.story.app(self.scope, self.heard.get, self.send))

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            story = self.person.story
            check_frame(message["text"])
            frame = json.loads(message["text"])
            self.follow(frame)
            story.look_at(frame)
            story.witness.hear(self.table_id, self.person.guest, frame)

    def follow(self, frame: Json) -> None:
        """What happens comes in order, nothing twice and nothing left out; a position is never an older one."""
        if frame["type"] == "step":
            assert frame["step"]["sequence"] == self.known + 1, "a gap, or something twice"
            self.known += 1
        elif frame["type"] == "position":
            assert frame["position"]["sequence"] >= self.known, "an older position"
            self.known = frame["position"]["sequence"]

    def close(self) -> None:
        self.heard.put_nowait({"type": "websocket.disconnect", "code": 1000})


class Person:
    """Somebody with a browser and no patience."""

    def __init__(self, story: "Story") -> None:
        self.story = story
        self.seeds: dict[str, str] = {}  # the one it has pledged at each table
        transport, plain = httpx.ASGITransport(self.door), {"accept-encoding": "identity"}
        self.client = httpx.AsyncClient(transport=transport, base_url="http://house", headers=plain)

    async def introduce(self) -> None:
        """The house gives a cookie."""
        await self.client.get("/api/me")
        self.cookie = f"{COOKIE}={self.client.cookies[COOKIE]}"
        self.guest = guest_of(self.client.cookies[COOKIE])

    async def door(self, scope: Any, receive: Any, send: Any) -> None:
        """The house's front door; what goes out to this person is looked at as it goes."""

        start: Json = {}

        async def seen(message: Any) -> None:
            _, _, _, *table_id = scope["path"].split("/")
            if message["type"] == "http.response.start":
                start.update(message)
            elif table_id:
                kind = dict(start["headers"])[b"content-type"].decode()
                check_answer(scope["method"], scope["path"], start["status"], kind, message["body"])
                self.story.witness.hear(table_id[0], self.guest, json.loads(message["body"]))
            await send(message)

        await self.story.app(scope, receive, seen)

    async def sits(self, table: str, seat: int | None) -> Any:
        """Takes a seat, and pledges a seed; it is shown later."""
        seed = self.story.luck.randbytes(16).hex()
        pledge = pledge_of(self.story.lobby.tables[table].info.promise, seed)
        answer = await self.ask("POST", table, "/sit", {"seat": seat, "pledge": pledge})
        if pledge in answer.get("dice", {}).get("pledges", []):
            self.seeds[table] = seed
        return answer

    async def shows_seed(self, table: str) -> Any:
        """Shows the seed it has pledged, whether all have or not."""
        return await self.ask("POST", table, "/seed", {"seed": self.seeds.get(table, "0" * 32)})

    async def ask(self, verb: str, table: str, what: str, body: Json | None = None, **query: Any) -> Any:
        """A request and its answer."""
        self.story.asked_for(self, verb, table, what, body)
        answer = await self.client.request(verb, f"/api/tables/{table}{what}".rstrip("/"), json=body, params=query)
        self.story.answered_to(self, table, what, body)
        assert answer.status_code < 500 or self.story.bears(answer.status_code), answer.text
        return answer.json()


class Story:
    """A story of several people, by the luck it is given."""

    def __init__(self, app: FastAPI, game: str, luck: Random) -> None:
        self.app = app
        self.game = GAMES.find(game)
        self.luck = luck
        self.lobby: Lobby = app.state.services.lobby
        self.witness = Witness(self.lobby)
        self.people: list[Person] = []
        self.tables: list[str] = []
        self.sockets: list[Socket] = []
        self.tasks: set[asyncio.Task[Any]] = set()
        self.writes: list[tuple[Change, asyncio.Future[None]]] = []
        self.lobby.writer.begin = self.write  # type: ignore[method-assign]
        self.lobby.bots.pool = AtOnce()  # type: ignore[assignment]
        self.makings: list[tuple[Callable[[], Any], asyncio.Future[Any]]] = []
        app.state.services.histories.beside = self.make_beside  # type: ignore[method-assign]

    def write(self, change: Change) -> "asyncio.Future[None]":
        """What is written waits until the story goes on with it."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.writes.append((change, done))
        return done

    async def make_beside(self, make: Callable[[], Any], home: str, owner: str) -> Any:
        """What is made of a history waits too."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.makings.append((make, done))
        return await done

    def asked_for(self, person: Person, verb: str, table: str, what: str, body: Json | None) -> None:
        """Somebody asks for something."""

    def answered_to(self, person: Person, table: str, what: str, body: Json | None) -> None:
        """Somebody is answered."""

    def look_at(self, frame: Json) -> None:
        """Somebody is told something."""

    def bears(self, status: int) -> bool:
        """Whether a fault of the house is one that may be."""
        return False

    async def meet(self) -> None:
        """The people come to the house."""
        for _ in range(PEOPLE):
            self.people.append(Person(self))
            await self.finished(self.people[-1].introduce())

    @property
    def acts(self) -> list[tuple[int, Callable[[], None]]]:
        """What may happen, and how often."""
        return [
            (8, self.somebody_sits), (16, self.somebody_shows_a_seed), (3, self.somebody_leaves),
            (2, self.somebody_returns), (8, self.somebody_looks), (4, self.somebody_goes),
            (8, self.somebody_asks), (30, self.somebody_plays), (2, self.somebody_undoes),
            (1, self.somebody_plays_again), (1, self.somebody_keeps_order), (30, self.a_write_is_done),
            (12, self.something_is_made),
        ]  # fmt: skip

    async def tell(self, steps: int) -> None:
        """So many things happen."""
        weights, deeds = zip(*self.acts, strict=True)
        for _ in range(steps):
            while len(self.tables) < TABLES:
                await self.any_table()
            self.luck.choices(deeds, weights)[0]()
            for _ in range(self.luck.choice((0, 0, 1, 3, 10))):
                await asyncio.sleep(0)
            self.look_after_tasks()
            self.look_around()
            given_up = self.luck.choice(self.tables)
            if self.luck.random() < (SPOILT if self.is_spoilt(given_up) else FAREWELL):
                self.tables.remove(given_up)

    def look_around(self) -> None:
        """What must hold at every moment."""
        self.witness.look_around()

    def is_spoilt(self, table: str) -> bool:
        """Whether no game can be expected here: it is closed, or lacks somebody who was sent away."""
        info = self.lobby.tables[table].info
        return info.status == TableStatus.CLOSED or (info.status == TableStatus.WAITING and bool(info.sent_away))

    def look_after_tasks(self) -> None:
        """What has ended is looked at: a fault in it is a fault of the story."""
        for task in [task for task in self.tasks if task.done()]:
            self.tasks.discard(task)
            task.result()
        for socket in [socket for socket in self.sockets if socket.task.done()]:
            self.sockets.remove(socket)
            socket.task.result()

    async def end(self) -> None:
        """Everybody goes home; what was begun is finished."""
        for socket in self.sockets:
            socket.close()
        while self.tasks or self.sockets:
            self.all_goes_on()
            await asyncio.sleep(0)
            self.look_after_tasks()
        for person in self.people:
            await person.client.aclose()

    # What happens

    def begun(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """Begun now, finished when it may."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        return task

    async def finished(self, *works: Awaitable[Any]) -> Any:
        """Everything that waits is let through until these are finished: what the last one says."""
        tasks = [asyncio.ensure_future(work) for work in works]
        while not all(task.done() for task in tasks):
            self.all_goes_on()
            await asyncio.sleep(0)
        return [task.result() for task in tasks][-1]

    def anybody(self) -> tuple[Person, str]:
        return self.luck.choice(self.people), self.luck.choice(self.tables)

    def any_seat(self) -> Json:
        """A seat to look from or to take: named, a watcher's, or none in particular."""
        seat = self.luck.choice([None, NONE, *range(len(self.game.seats))])
        return {} if seat is None else {"seat": seat}

    async def any_table(self) -> None:
        """Somebody opens a table; most seats are open."""
        number = self.luck.choice(self.game.players)
        kinds = [self.luck.choice(({"kind": "open"}, {"kind": "open"}, {"kind": "me"})) for _ in range(number)]
        if self.luck.random() < 0.3:
            kinds[self.luck.randrange(number)] = {"kind": "bot", "level": "random"}
        self.tables.append(await self.new_table(kinds, self.luck.choice(self.people)))

    def wishes(self) -> Json:
        """What else is wanted of a new table."""
        return {}

    async def new_table(self, seats: list[Json], host: Person) -> str:
        """This one opens a table with these seats."""
        options = {"players": str(len(seats))} if len(self.game.players) > 1 else {}
        wish = {"game": self.game.name, "seats": seats, "options": options} | self.wishes()
        while "id" not in (card := await self.finished(host.ask("POST", "", "", wish))):
            pass
        return str(card["id"])

    def a_write_is_done(self) -> None:
        if self.writes:
            change, done = self.writes.pop(0)
            try:
                self.lobby.store.write([change])
            except OperationalError as error:
                done.set_exception(error)
            else:
                done.set_result(None)

    def something_is_made(self) -> None:
        """One of those that wait, whoever came first."""
        if self.makings:
            make, done = self.makings.pop(self.luck.randrange(len(self.makings)))
            if not done.cancelled():
                done.set_result(make())

    def all_goes_on(self) -> None:
        """Nothing waits for the story."""
        self.a_write_is_done()
        self.something_is_made()

    def somebody_sits(self) -> None:
        person, table = self.anybody()
        self.begun(person.sits(table, self.luck.choice([None, *range(len(self.game.seats))])))

    def somebody_shows_a_seed(self) -> None:
        """Often one who has pledged, whether all have or not."""
        person, table = self.anybody()
        pledged = [one for one in self.people if table in one.seeds]
        self.begun((self.luck.choice(pledged) if pledged else person).shows_seed(table))

    def somebody_leaves(self) -> None:
        person, table = self.anybody()
        self.begun(person.ask("POST", table, "/leave"))

    def somebody_returns(self) -> None:
        person, table = self.anybody()
        self.begun(person.ask("POST", table, "/return"))

    def somebody_looks(self) -> None:
        person, table = self.anybody()
        if len(self.sockets) < SOCKETS:
            since = {"since": 0} if self.luck.random() < 0.3 else {}
            self.sockets.append(Socket(person, table, self.any_seat() | since))

    def somebody_goes(self) -> None:
        if self.sockets:
            self.luck.choice(self.sockets).close()

    def somebody_asks(self) -> None:
        person, table = self.anybody()
        what = self.luck.choice(["/position", "/frames", "/replay", ""])
        self.begun(person.ask("GET", table, what, **(self.any_seat() if what else {})))

    async def insisting(self, person: Person, table: str, what: str, command: Json, **query: Any) -> Any:
        """A command, sent again under its name until it is answered."""
        while (answer := await person.ask("POST", table, what, command, **query)).get("status") == UNAVAILABLE:
            await asyncio.sleep(0)
        self.answered(table, command["command"], answer)
        return answer

    def answered(self, table: str, command: str, answer: Json) -> None:
        """What became of a command."""

    def somebody_plays(self) -> None:
        """Whoever is asked plays; now and then somebody else tries."""
        person, table_id = self.anybody()
        table = self.lobby.tables[table_id]
        legal, seat = [0], self.luck.randrange(len(self.game.seats))
        if table.asked is not None and self.luck.random() < 0.95:
            seat, legal = table.asked, table.match.legal()
            person = next((one for one in self.people if seat in table.info.seats_of(one.guest)), person)
        move = {"command": self.luck.randbytes(8).hex(), "sequence": table.sequence, "action": self.luck.choice(legal)}
        self.begun(self.insisting(person, table_id, "/moves", move, seat=seat))

    def somebody_undoes(self) -> None:
        person, table_id = self.anybody()
        command = {"command": self.luck.randbytes(8).hex(), "sequence": self.lobby.tables[table_id].sequence}
        self.begun(self.insisting(person, table_id, "/undo", command))

    def somebody_keeps_order(self) -> None:
        """Sends away, hands over, seldom closes: whether they keep the table or not."""
        person, table = self.anybody()
        host = self.lobby.tables[table].info.host
        person = next((one for one in self.people if one.guest == host), person)
        what = self.luck.choices(("send-away", "host", "close"), (10, 10, 1))[0]
        seat = None if what == "close" else {"seat": self.luck.randrange(len(self.game.seats))}
        self.begun(person.ask("POST", table, f"/{what}", seat))

    def somebody_plays_again(self) -> None:
        person, table = self.anybody()
        self.begun(person.ask("POST", table, "/rematch"))
