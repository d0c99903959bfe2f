"""Whatever fails, memory and log are the same afterwards, nobody is stuck, and nothing is done twice."""

import asyncio
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludi.core import texts
from ludi.core.dice import pledge_of
from ludi.games import GAMES
from ludi.server.storage.store import Change
from tests.server.conftest import House
from tests.server.faults import Write, check_memory, failure, losing_the_answer, refusing
from tests.server.faulty_stories import FaultyStory
from tests.server.test_stories import STEPS, told
from tests.server.visitor import BOT, ME, OPEN, Visitor, here

SEED = "1" * 32
Deed = Callable[[str], httpx.Response]


@pytest.mark.parametrize("name", GAMES.names)
def test_after_any_fault_memory_is_what_the_log_says(
    name: str, quick: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Random stories over a database that refuses, loses its answers, is silent, and cannot be read."""
    monkeypatch.setattr("ludi.server.tables.table_info.STAND_IN", "random")
    monkeypatch.setattr("ludi.server.tables.table.RETRY", 0.0)
    monkeypatch.setattr("ludi.server.bots.seats.RETRY", 0.0)

    story = told(name, tmp_path, lambda story: story.tell(STEPS // 2), FaultyStory)

    assert story.faults.made > 0, "nothing went wrong"  # how much does depends on how fast threads are
    assert story.compared > 0, "nothing was compared"


class Table:
    """A table of two people in a running game, or waiting for the second."""

    def __init__(
        self,
        house: House,
        livia: Visitor,
        marcus: Visitor,
        waiting: bool = False,
        over: bool = False,
        pledged: bool = False,
    ) -> None:
        self.house, self.livia, self.marcus = house, livia, marcus
        for visitor in (livia, marcus):
            visitor.client.headers["connection"] = "close"
        other = OPEN if waiting else BOT if over else here("Titus")
        self.id = livia.open_table("roma", ME, other, start_player="eagle")["id"]
        if pledged:
            assert self.sits().status_code == 200
            assert self.send(livia, "seed", seed=Visitor.at_tables[self.id][livia]).status_code == 200
        if over:
            livia.play_to_the_end(self.id, 7)
        if not (waiting or over):
            position = livia.asked(self.id)
            livia.move(self.id, position["legal"][0], position["sequence"])
        self.before = livia.position(self.id)

    def send(self, who: Visitor, path: str, **body: Any) -> httpx.Response:
        return who.client.post(f"/api/tables/{self.id}/{path}", json=body)

    def moves(self) -> httpx.Response:
        wish = {"command": "a-command", "action": self.before["legal"][0], "sequence": self.before["sequence"]}
        return self.send(self.livia, "moves", **wish)

    def takes_back(self) -> httpx.Response:
        return self.send(self.livia, "undo", command="a-command", sequence=self.before["sequence"])

    def sits(self) -> httpx.Response:
        promise = self.house.lobby.tables[self.id].info.promise
        return self.send(self.marcus, "sit", pledge=pledge_of(promise, SEED))

    def shows_seed(self) -> httpx.Response:
        return self.send(self.marcus, "seed", seed=SEED)

    def leaves(self) -> httpx.Response:
        return self.send(self.livia, "leave")

    def speaks(self) -> httpx.Response:
        return self.send(self.livia, "messages", text="Salve")

    def plays_again(self) -> httpx.Response:
        return self.send(self.livia, "rematch")

    @contextmanager
    def fault(self, make: Callable[[Write], Write]) -> Iterator[None]:
        """As long as this lasts, the database fails so."""
        store = self.house.lobby.store
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(store, "write", make(store.write))
            yield

    def check(self) -> None:
        """Memory is what the log says, looked at while nobody, and no bot, can change the table."""
        self.livia.get(f"tables/{self.id}")
        lobby, loop = self.house.lobby, self.house.server.servers[0].get_loop()

        async def compare() -> None:
            table = lobby.tables[self.id]
            async with table.held():
                saved = lobby.store.saved(self.id)
                assert saved is not None
                check_memory(lobby, table, saved)

        asyncio.run_coroutine_threadsafe(compare(), loop).result()


DEEDS = [
    (Table.moves, {}), (Table.takes_back, {}), (Table.sits, {"waiting": True}), (Table.leaves, {"waiting": True}),
    (Table.leaves, {}), (Table.speaks, {}), (Table.plays_again, {"over": True}),
    (Table.shows_seed, {"waiting": True, "pledged": True}),
]  # fmt: skip


@pytest.mark.parametrize(("deed", "kind"), DEEDS)
def test_what_was_refused_did_not_happen_and_can_be_done_again(
    deed: Any, kind: dict, house: House, livia: Visitor, marcus: Visitor
) -> None:
    table = Table(house, livia, marcus, **kind)

    with table.fault(refusing):
        refused = deed(table)

    assert refused.status_code == 503
    assert refused.headers["retry-after"]
    assert refused.json()["line"]["message"] == "server-no-database"
    table.check()
    assert livia.position(table.id) == table.before
    done = deed(table)
    assert done.status_code == 200
    assert not done.json().get("repeated")
    table.check()


@pytest.mark.parametrize(("deed", "kind"), DEEDS)
def test_what_was_written_is_done_even_if_the_answer_was_lost(
    deed: Any, kind: dict, house: House, livia: Visitor, marcus: Visitor
) -> None:
    table = Table(house, livia, marcus, **kind)

    with table.fault(losing_the_answer):
        done = deed(table)

    assert done.status_code == 200
    table.check()
    if "accepted" in done.json():
        assert (done.json()["accepted"], done.json()["repeated"]) == (True, False)
        assert deed(table).json()["repeated"]
    if deed is Table.speaks:
        assert [message["text"] for message in livia.get(f"tables/{table.id}/messages")] == ["Salve"]
    if deed is Table.plays_again:
        assert deed(table).json()["id"] == done.json()["id"]


@pytest.mark.parametrize("wrong", [1, 2])
def test_a_rematch_is_one_table_or_none(wrong: int, house: House, livia: Visitor, marcus: Visitor) -> None:
    """Whichever write fails: the new table and the way to it are one."""
    table = Table(house, livia, marcus, over=True)
    mine = [card["id"] for card in livia.get("tables")["mine"]]
    number = count(1)

    def refusing_one(write: Write) -> Write:
        return lambda changes: (refusing(write) if next(number) == wrong else write)(changes)

    with table.fault(refusing_one):
        table.plays_again()
    ids = {table.plays_again().json()["id"] for _ in range(2)}

    assert len(ids) == 1
    assert {card["id"] for card in livia.get("tables")["mine"]} == {*mine, *ids}


def test_the_last_seed_and_the_first_die_are_one_write(house: House, livia: Visitor, marcus: Visitor) -> None:
    table = Table(house, livia, marcus, waiting=True, pledged=True)
    written: list[Change] = []

    def counting(write: Write) -> Write:
        def counted(changes: Sequence[Change]) -> None:
            written.extend(changes)
            write(changes)

        return counted

    with table.fault(counting):
        assert table.shows_seed().json()["status"] == "playing"

    assert len([change for change in written if table.id in str(change)]) == 1  # others may write too


class Silent:
    """A database that answers when it is let."""

    def __init__(self) -> None:
        self.asked, self.answers = threading.Event(), threading.Event()

    def __call__(self, write: Write) -> Write:
        def silent(changes: Sequence[Change]) -> None:
            self.asked.set()
            self.answers.wait(30)
            write(changes)

        return silent


@pytest.mark.parametrize(("deed", "kind"), DEEDS)
def test_while_the_database_is_silent_nobody_is_told_anything_and_then_it_is_done_once(
    deed: Any, kind: dict, house: House, livia: Visitor, marcus: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, silent = Table(house, livia, marcus, **kind), Silent()
    monkeypatch.setattr(house.lobby.writer, "patience", 0.01)

    with livia.socket(table.id, seat=livia.get(f"tables/{table.id}")["my_seats"][0]) as news:
        news.next("position")
        with table.fault(silent):
            assert deed(table).status_code == 503
            assert silent.asked.wait(30)
            assert livia.client.get(f"/api/tables/{table.id}/position").status_code == 503
            monkeypatch.undo()
            silent.answers.set()
            if deed is Table.leaves and kind:
                assert news.until_closed()[1] == 4403  # the seat is not theirs any more
            else:
                news.next("table")  # it is read again by itself
    table.check()

    again = deed(table)
    assert again.status_code == 200
    if "repeated" in again.json():
        assert again.json()["repeated"]
    table.check()


def test_those_who_look_hear_of_a_move_whose_answer_was_lost(house: House, livia: Visitor, marcus: Visitor) -> None:
    """As a step, as if nothing had been wrong: no gap in their log."""
    table = Table(house, livia, marcus)
    with marcus.socket(table.id) as news:
        news.next("position")
        with table.fault(losing_the_answer):
            table.moves()

        assert news.next("step")["step"]["sequence"] == table.before["sequence"] + 1


def test_a_name_is_what_the_database_says(house: House, livia: Visitor) -> None:
    store = house.lobby.store
    for make, name in ((refusing, "Livia"), (losing_the_answer, "Drusilla")):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(store, "write", make(store.write))
            assert livia.client.put("/api/me", json={"name": "Drusilla"}).status_code == 503
        assert livia.get("me")["name"] == name


def test_a_table_whose_answer_was_lost_is_opened_once(house: House, livia: Visitor) -> None:
    store = house.lobby.store
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "write", losing_the_answer(store.write))
        card = livia.post("tables", {"game": "roma", "seats": [ME, OPEN]}, 201)

    assert [mine["id"] for mine in livia.get("tables")["mine"]] == [card["id"]]


def test_however_many_ask_for_a_table_that_cannot_be_read_it_is_read_once_at_a_time(
    house: House, livia: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = livia.open_table("roma", ME, OPEN)["id"]
    house.lobby.put_away(now=2e10)
    lock, reading, most = threading.Lock(), 0, 0
    saved = house.lobby.store.saved
    start = threading.Barrier(6)

    def slow(table_id: str) -> Any:
        nonlocal reading, most
        with lock:
            reading += 1
            most = max(most, reading)
        threading.Event().wait(0.02)
        with lock:
            reading -= 1
        raise failure("not now")

    def ask() -> None:
        start.wait()
        with house.visitor() as visitor:
            for _ in range(4):
                visitor.get(f"tables/{table}", 503)

    monkeypatch.setattr(house.lobby.store, "saved", slow)
    people = [threading.Thread(target=ask) for _ in range(6)]
    for person in people:
        person.start()
    for person in people:
        person.join()
    monkeypatch.setattr(house.lobby.store, "saved", saved)

    assert most == 1
    assert livia.get(f"tables/{table}")["id"] == table


@pytest.mark.parametrize("language", texts.WHOLE)
def test_that_the_database_fails_is_said_in_every_language(language: str) -> None:
    line = texts.Line("server-no-database")

    assert texts.say(language, line) not in ("", "server-no-database")
