"""The database: migrations make what the schema says, a restart finds every table, a fault stays alone."""

import asyncio
from dataclasses import replace
from pathlib import Path
from shutil import copytree

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
from ludi.server.storage.unusable import Unusable
from ludi.server.storage.writer import Writer
from ludi.server.tables.log import Entry
from ludi.server.tables.table_info import Chair, TableInfo
from tests.server.conftest import House, run_apart
from tests.server.visitor import ME, OPEN, Visitor, here


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")


def revision_of(store: Store) -> str:
    """The migration a database stands at."""
    with store.engine.connect() as connection:
        return str(connection.scalar(sa.text("select version_num from alembic_version")))


def test_the_migrations_make_what_the_schema_says_of_an_empty_database(store: Store) -> None:
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    assert revision_of(store) == stores.STEPS[-1]
    steps = ScriptDirectory(str(stores.MIGRATIONS)).walk_revisions()
    assert [step.revision for step in steps][::-1] == list(stores.STEPS)


NEXT = '''"""Tables get a motto."""

import sqlalchemy as sa
from alembic import op

revision = "9000"
down_revision = "{before}"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables of before have none."""
    op.add_column("tables", sa.Column("motto", sa.String(40), nullable=False, server_default="carpe diem"))
'''


def test_the_next_migration_goes_up_and_what_is_kept_stays(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bed on which the next real migration is tried."""
    chairs = [Chair(SeatKind.PERSON, "livia", "Livia"), Chair(SeatKind.BOT, level="random")]
    table = TableInfo("a-table", "roma", 2, {}, "livia", True, 0.0, "0" * 64, chairs)
    entries = [(table.id, Entry(number, "move", 0, move)) for number, move in enumerate(("lay forum 3", "end_turn"), 1)]
    store.write([Change(new_tables=[table], entries=entries, names=[("livia", "Livia")])])
    before = store.saved(table.id)
    store.close()
    folder = Path(copytree(stores.MIGRATIONS, tmp_path / "migrations"))
    (folder / "versions" / "9000_motto.py").write_text(NEXT.format(before=stores.STEPS[-1]))
    monkeypatch.setattr(stores, "MIGRATIONS", folder)
    monkeypatch.setattr(stores, "STEPS", (*stores.STEPS, "9000"))

    later = Store(str(store.engine.url))

    assert revision_of(later) == "9000"
    with later.engine.connect() as connection:
        assert connection.scalar(sa.text("select motto from tables")) == "carpe diem"
        moves = connection.scalars(sa.text("select move from entries order by sequence")).all()
    assert moves == ["lay forum 3", "end_turn"]
    assert later.guest_name("livia") == "Livia"
    monkeypatch.undo()
    with pytest.raises(Unusable, match=r"another release \(schema 9000"):
        Store(str(store.engine.url))
    assert before is not None
    assert before[1] == [entry for _, entry in entries]


@pytest.mark.parametrize("revision", ["9999", "0000", "0007", "salve"])
def test_a_database_of_an_unknown_revision_is_refused_in_a_sentence_and_left_alone(store: Store, revision: str) -> None:
    with store.engine.begin() as connection:
        connection.execute(sa.text("update alembic_version set version_num = :now"), {"now": revision})

    with pytest.raises(Unusable, match=rf"another release \(schema {revision}; this one knows {stores.STEPS[-1]}"):
        Store(str(store.engine.url))
    assert revision_of(store) == revision


def test_a_commit_survives_a_power_cut(store: Store) -> None:
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("pragma journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("pragma synchronous").scalar() == 2  # FULL


def test_one_fault_takes_no_other_change_with_it(store: Store) -> None:
    writer = Writer(store)
    orphan = ("none", Entry(1, "move", 0, "end_turn"))

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
