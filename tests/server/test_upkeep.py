"""What must run, runs: a second server is refused, what dies begins again, and the house says whether it can serve."""

import asyncio
import os
import subprocess
import sys
import threading
from math import inf
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from ludi.core import texts
from ludi.server.app import FIRST_PAUSE, LONGEST_PAUSE, supervised
from ludi.server.bots.warmup import Warmup
from ludi.server.storage.database_lock import DatabaseLock, InUse
from ludi.server.storage.store import Change, Store
from ludi.server.storage.writer import Writer
from tests.server.conftest import House, run_apart
from tests.server.faults import failure
from tests.server.visitor import Visitor

HOLD = """import sys; from ludi.server.storage.database_lock import DatabaseLock
DatabaseLock(sys.argv[1]).take(); print('mine', flush=True); input()"""


@pytest.fixture
def address(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


def test_a_second_server_on_the_same_database_is_refused_in_one_sentence(quick: None, address: str) -> None:
    first = House(address)
    first.open()

    words = [sys.executable, "-m", "ludi", "serve", "--no-open", "--port", "0", "--database", address]
    second = subprocess.run(words, capture_output=True, text=True, timeout=60)
    first.close()

    assert second.returncode == 1
    assert second.stderr.count("\n") == 1
    assert "Another server has this database open." in second.stderr


def test_who_closed_leaves_the_database_to_the_next(quick: None, address: str) -> None:
    for _ in range(2):
        house = House(address)
        house.open()
        house.close()


def test_who_was_killed_leaves_the_database_to_the_next(address: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, address], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=os.environ
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"mine\n"
        with pytest.raises(InUse):
            DatabaseLock(address).take()
        other.kill()
        other.wait()

    claim = DatabaseLock(address)
    claim.take()
    claim.release()


def test_who_was_cut_off_from_the_database_takes_it_again(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(statement: str) -> None:
        raise failure("it was restarted")

    claim, other = DatabaseLock(address), DatabaseLock(address)
    claim.take()
    monkeypatch.setattr(claim.connection, "exec_driver_sql", gone)
    claim.keep()
    assert claim.connection is None

    claim.keep()
    with pytest.raises(InUse):
        other.take()
    claim.release()


def test_what_is_looked_at_is_not_given_back_meanwhile(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite crashes where one thread closes what another uses: who closes the house waits."""
    claim, done = DatabaseLock(address), list[str]()
    claim.take()
    closer = threading.Thread(target=claim.release)

    def look(statement: str) -> None:
        closer.start()
        closer.join(0.1)  # it would be closed by then
        done.append("looked")

    connection = claim.connection
    monkeypatch.setattr(connection, "exec_driver_sql", look)
    monkeypatch.setattr(connection, "close", lambda: done.append("closed"))
    claim.keep()
    closer.join()
    assert done == ["looked", "closed"]
    monkeypatch.undo()
    assert connection is not None
    connection.close()


def test_what_was_given_back_is_not_taken_again_by_a_late_look(address: str) -> None:
    claim, other = DatabaseLock(address), DatabaseLock(address)
    claim.take()
    claim.release()
    claim.keep()

    other.take()
    other.release()


def test_a_database_in_memory_is_nobody_elses() -> None:
    for _ in range(2):
        DatabaseLock("sqlite://").take()


def test_what_dies_begins_again_later_each_time(caplog: pytest.LogCaptureFixture) -> None:
    begun, pauses = 0, list[float]()

    async def duty() -> None:
        nonlocal begun
        begun += 1
        if begun < 10:
            raise RuntimeError("it died")

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    run_apart(supervised("a test", duty, sleep))

    assert begun == 10
    assert pauses[:3] == [FIRST_PAUSE, 2 * FIRST_PAUSE, 4 * FIRST_PAUSE]
    assert max(pauses) == LONGEST_PAUSE
    assert len(caplog.records) == 9


def test_a_game_whose_compiling_died_is_compiled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def impossible(*words: str) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(asyncio, "create_subprocess_exec", impossible)
    warmup = Warmup()
    waiting = set(warmup.waiting)

    with pytest.raises(OSError, match="no more processes"):
        run_apart(warmup.compile_all(lambda game: None))

    assert set(warmup.waiting) == waiting


def test_somebody_writes_again_if_the_writer_has_gone(address: str) -> None:
    writer = Writer(Store(address))
    writer.close()

    run_apart(writer.write(Change(names=[("livia", "Livia")])))
    writer.close()

    assert writer.store.guest_name("livia") == "Livia"


def test_whatever_a_write_dies_of_who_waits_hears_of_it(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    writer = Writer(Store(address))

    def dying(changes: object) -> None:
        raise MemoryError

    monkeypatch.setattr(writer.store, "write", dying)
    with pytest.raises(Exception, match="server-no-database"):
        run_apart(writer.write(Change(names=[("livia", "Livia")])))
    monkeypatch.undo()
    run_apart(writer.write(Change(names=[("livia", "Livia")])))
    writer.close()

    assert writer.store.guest_name("livia") == "Livia"


def test_the_server_says_whether_something_can_be_written(
    house: House, livia: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(changes: object) -> None:
        raise failure("database or disk is full")

    assert livia.get("ready")["status"] == "ok"
    monkeypatch.setattr(house.lobby.store, "write", full)
    monkeypatch.setattr(house.lobby.writer, "last", -inf)

    assert livia.get("ready", 503)["line"]["message"] == "server-no-database"
    assert livia.client.get("/api/ready").headers["retry-after"]
    assert livia.get("health")["status"] == "ok"


def test_what_the_database_says_tells_no_secret(address: str) -> None:
    """An error carries the statement, never what was to be written."""
    store = Store(address)
    with pytest.raises(OperationalError) as raised, store.engine.begin() as connection:
        connection.exec_driver_sql("insert into nowhere values (?)", ("a-secret",))

    assert "a-secret" not in str(raised.value)


def test_words_are_read_beside_the_loop_before_anybody_needs_them(
    quick: None, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first problem of a house would stop everybody for as long as that takes."""
    read, threads = threading.Event(), list[threading.Thread]()

    def bundle(language: str) -> None:
        threads.append(threading.current_thread())
        read.set()

    monkeypatch.setattr(texts, "bundle", bundle)
    house = House(address)
    house.open()
    assert read.wait(30)
    house.close()

    assert house.thread not in threads
