"""Backups: taken under load, put back entry by entry; damaged, newer and foreign files are refused in a sentence."""

import shutil
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest
from typer.testing import CliRunner

from ludi.cli.app import app
from ludi.cli.serve import database_url
from ludi.core.errors import LudiError
from ludi.server.storage.backup import backup, entries_in, restore
from tests.server.conftest import House
from tests.server.visitor import ME, Visitor, here

PEOPLE = 3
ENTRIES = "SELECT table_id, sequence, kind, seat, move FROM entries ORDER BY table_id, sequence"


def rows(file: Path, what: str = ENTRIES) -> list[Any]:
    """What a database file holds, without the files beside it."""
    with sqlite3.connect(f"{file.as_uri()}?mode=ro&immutable=1", uri=True) as found:
        return found.execute(what).fetchall()


def play_on(visitor: Visitor, is_enough: Event) -> None:
    """Game after game, until it is enough."""
    while not is_enough.is_set():
        table = visitor.open_table("roma", ME, here("Titus"), start_player="eagle")["id"]
        while not is_enough.is_set():
            seat = visitor.get(f"tables/{table}")["asked"]
            if seat is None:
                break
            position = visitor.position(table, seat=seat)
            if position["legal"]:
                visitor.move(table, position["legal"][0], position["sequence"], seat=seat)


def wait_for(house: House, entries: int) -> None:
    """Until the logs of the house are so long together."""
    while sum(table.sequence for table in list(house.lobby.tables.values())) < entries:
        Event().wait(0.01)


@pytest.fixture
def played(quick: None, tmp_path: Path) -> Path:
    """A database in which games were played, and a backup `load.sqlite` taken in the middle of them."""
    file = tmp_path / "tables.sqlite"
    house, is_enough = House(f"sqlite:///{file}"), Event()
    house.open()
    visitors = [house.visitor() for _ in range(PEOPLE)]
    threads = [Thread(target=play_on, args=(visitor, is_enough)) for visitor in visitors]
    for thread in threads:
        thread.start()
    wait_for(house, 80)
    backup(f"sqlite:///{file}", tmp_path / "load.sqlite")
    wait_for(house, 200)
    is_enough.set()
    for thread in threads:
        thread.join()
    house.close()
    return file


def test_a_backup_under_load_is_a_beginning_of_the_truth_and_opens(played: Path) -> None:
    copied, whole = rows(played.with_name("load.sqlite")), rows(played)
    assert 0 < len(copied) < len(whole)
    assert set(copied) <= set(whole)
    lengths: dict[str, int] = {}
    for table, sequence, *_ in copied:
        lengths[table] = max(lengths.get(table, 0), sequence)
    assert len(copied) == sum(lengths.values())  # no gap in any log

    elsewhere = played.parent / "elsewhere" / "tables.sqlite"
    assert restore(played.with_name("load.sqlite"), f"sqlite:///{elsewhere}") == (len(copied), None)
    assert rows(elsewhere) == copied
    house = House(f"sqlite:///{elsewhere}")
    house.open()
    with house.visitor() as livia:
        for table, length in lengths.items():
            assert livia.get(f"tables/{table}")["sequence"] == length
    house.close()


def test_after_a_clean_stop_the_file_alone_holds_everything(played: Path, tmp_path: Path) -> None:
    alone = tmp_path / "alone" / "tables.sqlite"
    alone.parent.mkdir()
    shutil.copy(played, alone)

    assert len(rows(alone)) > 80
    assert (
        not played.with_name("tables.sqlite-wal").exists() or not played.with_name("tables.sqlite-wal").stat().st_size
    )


def test_what_was_there_is_kept_beside_what_is_put_back(played: Path) -> None:
    before, copied = rows(played), rows(played.with_name("load.sqlite"))

    found, kept = restore(played.with_name("load.sqlite"), f"sqlite:///{played}")

    assert found == len(copied)
    assert kept
    assert (rows(played), rows(kept)) == (copied, before)


def test_nothing_is_put_under_the_feet_of_a_server(quick: None, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    house = House(url)
    house.open()
    backup(url, tmp_path / "copy.sqlite")
    try:
        with pytest.raises(LudiError, match="Another server"):
            restore(tmp_path / "copy.sqlite", url)
    finally:
        house.close()


def damaged(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[4096:8192] = b"\x5a" * 4096
    file.write_bytes(content)


def newer(file: Path) -> None:
    with sqlite3.connect(file) as found:
        found.execute("UPDATE alembic_version SET version_num = '9999'")
    found.close()


@pytest.mark.parametrize("spoil", [damaged, newer, lambda file: file.write_bytes(b"Salve"), lambda file: file.unlink()])
def test_what_is_no_backup_is_refused_and_nothing_is_lost(
    quick: None, tmp_path: Path, spoil: Callable[[Path], Any]
) -> None:
    url, copy = f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "copy.sqlite"
    house = House(url)
    house.open()
    with house.visitor() as livia:
        livia.open_table("roma", ME, here("Titus"))
    house.close()
    backup(url, copy)
    true = (tmp_path / "tables.sqlite").read_bytes()
    spoil(copy)

    with pytest.raises(LudiError):
        restore(copy, url)
    assert (tmp_path / "tables.sqlite").read_bytes() == true
    assert not list(tmp_path.glob("*.part"))


def test_a_backup_does_not_write_over_anything(tmp_path: Path) -> None:
    (tmp_path / "copy.sqlite").write_text("mine", encoding="utf-8")
    result = CliRunner().invoke(app, ["backup", str(tmp_path / "copy.sqlite"), "--data", str(tmp_path / "tables")])

    assert result.exit_code != 0
    assert (tmp_path / "copy.sqlite").read_text(encoding="utf-8") == "mine"


def test_files_of_tables_are_for_their_owner_alone(quick: None, tmp_path: Path) -> None:
    folder, copy = tmp_path / "tables", tmp_path / "copy.sqlite"
    folder.mkdir()
    (folder / "tables.sqlite").touch(0o644)
    result = CliRunner().invoke(app, ["backup", str(copy), "--data", str(folder)])

    assert stat.S_IMODE((folder / "tables.sqlite").stat().st_mode) == 0o600
    assert result.exit_code != 0  # there are no tables yet


def test_backup_and_restore_from_the_command_line(played: Path, tmp_path: Path) -> None:
    copy, there = tmp_path / "copy.sqlite", tmp_path / "there"
    made = CliRunner().invoke(app, ["backup", str(copy), "--data", str(played.parent)])
    assert made.exit_code == 0, made.output
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    put = CliRunner().invoke(app, ["restore", str(copy), "--data", str(there)])
    assert put.exit_code == 0, put.output

    assert entries_in(there / "tables.sqlite") == entries_in(copy) == len(rows(played))


def test_a_folder_made_for_the_tables_is_for_their_owner_alone(tmp_path: Path) -> None:
    database_url(tmp_path / "made" / "anew", "")

    assert stat.S_IMODE((tmp_path / "made" / "anew").stat().st_mode) == 0o700
