"""A real PostgreSQL, where one is installed: stopped, without space, and with answers that are lost."""

from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from ludi.cli.serve import check_database
from ludi.server.after import deals
from ludi.server.storage.schema import metadata
from ludi.server.storage.store import Store
from ludi.server.storage.unusable import Unusable
from tests.server.conftest import House, run_apart
from tests.server.kill import PostgresHouse, check_tables, rows_of, storm
from tests.server.postgresql import Cable, Cluster, missing
from tests.server.survivor import Survivor
from tests.server.test_deals import compared

pytestmark = pytest.mark.skipif(bool(missing()), reason=str(missing()))


async def answers_around_a_commit(folder: Path) -> dict[str, int]:
    """A move with each fault of the cable; returns how often it was answered that it is not possible now."""
    house, refused = PostgresHouse(folder, Random(0)), dict[str, int]()
    player = None
    try:
        await house.open()
        player = Survivor(house.victim.address, seed=0)
        table = await player.sit_down()
        for way in Cable.WAYS:
            seat, position = await player.asked(table)
            before, house.cable.armed = player.refused, way
            await player.move(table, seat, position)
            refused[way] = player.refused - before
        await check_tables([player], house)
        assert sum(1 for row in rows_of(house) if row.command) == len(Cable.WAYS)
    finally:
        if player:
            await player.client.aclose()
        await house.close()
    return refused


def test_an_answer_around_a_lost_commit_is_true(tmp_path: Path) -> None:
    """A COMMIT that is still under way when the table is read again is waited for."""
    refused = run_apart(answers_around_a_commit(tmp_path))

    assert refused["unsent"] > 0
    assert refused["late"] == refused["unanswered"] == 0


def test_stopped_full_and_cut_off_under_play_nothing_is_lost(tmp_path: Path) -> None:
    result = run_apart(storm(PostgresHouse(tmp_path, Random(1)), kills=6, tables=3, fault_every=1))

    assert result["acknowledged"]
    assert all(result[fault] == 1 for fault in ("stop_fast", "stop_immediate", "disk_full", "commit_late"))


def test_the_deal_of_the_day_is_played_in_a_database_that_was_empty(
    quick: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deals, "RIVAL", "random")
    cluster = Cluster()
    try:
        house = House(cluster.url)
        house.open()
        house.warm()
        with house.visitor() as livia, house.visitor() as marcus:
            tables = [guest.post("deals/roma")["id"] for guest in (livia, marcus)]
            promises = [house.lobby.tables[table].info.promise for table in tables]
            ends = [guest.play_to_the_end(table, 1) for guest, table in zip((livia, marcus), tables, strict=True)]
            rows = compared(livia)["rows"]
        house.close()
        again = House(cluster.url)
        again.open()
        with again.visitor() as tertia:
            late = tertia.post("deals/roma")["id"]
            promises.append(again.lobby.tables[late].info.promise)
        again.close()
        store = Store(cluster.url)
        with store.engine.connect() as connection:
            differing = compare_metadata(MigrationContext.configure(connection), metadata)
        store.close()
    finally:
        cluster.remove()

    assert len({str(promise) for promise in promises}) == 1
    assert ends[0]["scores"] == ends[1]["scores"]
    assert [row["luck"] is not None for row in rows] == [True, True]
    assert differing == []


def test_an_unknown_schema_is_refused_in_a_sentence() -> None:
    cluster = Cluster()
    try:
        check_database(cluster.url)
        engine = sa.create_engine(cluster.url)
        with engine.begin() as connection:
            connection.execute(sa.text("update alembic_version set version_num = '9999'"))
        engine.dispose()

        with pytest.raises(Unusable, match="another release"):
            check_database(cluster.url)
    finally:
        cluster.remove()


def test_a_database_that_does_not_answer_is_refused_in_a_sentence() -> None:
    cluster = Cluster()
    cluster.remove()

    with pytest.raises(Unusable, match="Connection refused"):
        check_database(cluster.url)
