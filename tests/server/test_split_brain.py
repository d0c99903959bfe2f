"""One database, two servers: the first was cut off from its lock, and the second has it. Only one of them writes."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
import sqlalchemy as sa

from ludi.server.storage.database_lock import KEY, DatabaseLock, InUse
from ludi.server.storage.store import Store
from tests.server.conftest import House, run_apart
from tests.server.postgresql import Cluster, missing
from tests.server.victim import Victim
from tests.server.visitor import BOT, ME, OPEN, Visitor

WISH = {"game": "roma", "options": {}, "seats": [ME, OPEN]}
ENDS_WITHIN = 60  # seconds: one look is five, on a machine that may be busy with other things
END_CLAIM = sa.text("select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = :key")


@pytest.fixture
def house(quick: None, tmp_path: Path) -> Iterator[House]:
    opened = House(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    opened.open()
    yield opened
    opened.close()


def test_who_is_not_the_owner_any_more_writes_nothing_and_ends(house: House) -> None:
    with house.visitor() as livia:
        table = livia.open_table("roma", ME, BOT)["id"]
        position = livia.asked(table)
        entries = len(house.lobby.tables[table].logged.log)
        other = Store(house.lobby.store.engine.url.render_as_string(hide_password=False))
        other.own("another server")

        body = {"command": "a-command", "action": position["legal"][0], "sequence": position["sequence"]}
        assert livia.client.post(f"/api/tables/{table}/moves", json=body).status_code == 503
    house.thread.join(ENDS_WITHIN)

    assert not house.thread.is_alive()
    assert house.app.state.lost
    saved = other.saved(table)
    assert saved is not None
    assert len(saved[1]) == entries
    other.close()


def test_a_server_whose_lock_another_has_ends_at_the_next_look(
    quick: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where nobody plays, so that nothing would have been written."""
    monkeypatch.setattr("ludi.server.app.LOOKING", 0.05)
    house = House(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    house.open()
    claim: DatabaseLock = house.app.state.claim
    with claim.lock:
        claim.disconnect()  # the line to the database was cut
        other = DatabaseLock(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        other.take()
    house.thread.join(ENDS_WITHIN)
    other.release()

    assert not house.thread.is_alive()
    assert house.app.state.lost


def test_a_server_that_is_lost_answers_nobody(house: House) -> None:
    with house.visitor() as livia:
        table = livia.open_table("roma", ME, OPEN)["id"]
        house.app.state.stop = lambda: None
        house.do(lost(house))

        for method, path in (("GET", "tables"), ("GET", f"tables/{table}"), ("POST", f"tables/{table}/leave")):
            assert livia.client.request(method, f"/api/{path}").status_code == 503
        assert livia.client.get("/api/ready").status_code == 503


async def lost(house: House) -> None:
    house.lobby.writer.on_lost()
    await asyncio.sleep(0)


@pytest.mark.skipif(bool(missing()), reason=str(missing()))
def test_split_brain_on_postgresql(quick: None, tmp_path: Path) -> None:
    """The claim's connection is ended, as by a failover, and another takes it: the first writes no more, and exits."""
    cluster = Cluster()
    first, second = Victim(cluster.url, tmp_path / "first"), House(cluster.url)
    try:
        run_apart(first.start())
        with Visitor(f"http://{first.address}") as livia:
            table = livia.open_table("roma", ME, OPEN)["id"]
            taken = taken_over(cluster.url)
            assert livia.client.post("/api/tables", json=WISH).status_code == 503
            assert first.process.wait(ENDS_WITHIN) == 1
        assert "Another server has taken this database over." in first.said.read_text()
        taken.release()
        second.open()
        with second.visitor() as marcus:
            sat = marcus.post(f"tables/{table}/sit", {"seat": 1, "pledge": "0" * 64})
            assert sat["my_seats"] == [1]
            assert marcus.get("ready")["status"] == "ok"
        second.close()
    finally:
        first.kill()
        cluster.remove()


def taken_over(url: str) -> DatabaseLock:
    """The claim of another server, taken in the moment the first one lost it."""
    claim, engine = DatabaseLock(url), sa.create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        while True:
            assert connection.execute(END_CLAIM, {"key": KEY}).all()
            with suppress(InUse):  # where the first one looked just then, it has it again
                claim.take()
                break
    Store(url).own(claim.owner)
    engine.dispose()
    return claim
