"""The database: migrations make what the schema says, a restart finds every table, a fault stays alone."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from ludi.server.api.tables import SeatKind
from ludi.server.http.problems import Problem
from ludi.server.storage import store as stores
from ludi.server.storage.schema import metadata
from ludi.server.storage.store import Change, Store
from ludi.server.storage.writer import Writer
from ludi.server.tables.log import Entry
from ludi.server.tables.table_info import Chair
from tests.server.conftest import House, run_apart
from tests.server.visitor import ME, OPEN, Visitor, here


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")


def test_migrations_make_what_the_schema_says(store: Store) -> None:
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert connection.scalar(sa.text("select version_num from alembic_version")) == stores.HEAD
    folder = Path(stores.__file__).parent / "migrations"
    assert ScriptDirectory(str(folder)).get_current_head() == stores.HEAD


def test_a_commit_survives_a_power_cut(store: Store) -> None:
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("pragma journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("pragma synchronous").scalar() == 2  # FULL


def test_one_fault_takes_no_other_change_with_it(store: Store) -> None:
    writer = Writer(store)
    orphan = ("none", Entry(1, "move", 0, 0))

    async def write_all() -> list[object]:
        good = [writer.write(Change(names=[(str(number), "Livia")])) for number in range(5)]
        return list(await asyncio.gather(*good, writer.write(Change(entries=[orphan])), return_exceptions=True))

    *good, bad = run_apart(write_all())
    writer.close()

    assert good == [None] * 5
    assert isinstance(bad, Problem)
    assert isinstance(bad.__cause__, sa.exc.IntegrityError)
    assert [store.guest_name(str(number)) for number in range(5)] == ["Livia"] * 5


def test_a_house_that_was_closed_goes_on_where_it_was(quick: None, tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    first = House(address)
    first.open()
    with first.visitor() as livia:
        playing = livia.open_table("roma", ME, here("Titus"), start_player="eagle")["id"]
        waiting = livia.open_table("alea_iacta_est", ME, OPEN)["id"]
        position = livia.asked(playing)
        answer = livia.move(playing, position["legal"][0], position["sequence"], "a-command")
        livia.post(f"tables/{playing}/messages", {"text": "Salve"})
        cards = [livia.get(f"tables/{table}") for table in (playing, waiting)]
        cookies = livia.client.cookies
    first.close()

    second = House(address)
    second.open()
    with second.visitor() as livia:
        livia.client.cookies = cookies
        assert [livia.get(f"tables/{table}") for table in (playing, waiting)] == cards
        assert livia.position(playing) == answer["position"]
        assert livia.move(playing, position["legal"][0], position["sequence"], "a-command")["repeated"]
        assert livia.undo(playing, answer["position"]["sequence"])["accepted"]
        assert [message["text"] for message in livia.get(f"tables/{playing}/messages")] == ["Salve"]
    second.close()


def test_a_full_table_that_did_not_begin_begins_when_it_is_found(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A house of before could die between the last seat's being taken and the first die."""
    with house.visitor() as livia:
        table = livia.open_table("roma", ME, OPEN, start_player="eagle")["id"]
        mine = replace(house.lobby.tables[table].info.chairs[0], seed=Visitor.at_tables[table][livia])
        house.lobby.put_away(now=2e10)
        titus = Chair(SeatKind.PERSON, "titus", "Titus", pledge="0" * 64, seed="0" * 32)
        house.lobby.store.write([Change(seats=[(table, 0, mine), (table, 1, titus)])])

        assert livia.get(f"tables/{table}")["status"] == "playing"
        assert livia.position(table)["asked"] == 0


def test_tables_nobody_looks_at_are_put_away_and_found_again(house: House) -> None:
    with house.visitor() as livia:
        table = livia.open_table("roma", ME, here("Titus"), start_player="eagle")["id"]
        before = livia.position(table)

        house.lobby.put_away(now=2e10)

        assert table not in house.lobby.tables
        assert livia.position(table) == before
