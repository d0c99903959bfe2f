"""A database that cannot be used: one sentence that says why, exit status 1, and it is left as it was."""

import os
import resource
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

import pytest

from ludi.cli import main
from ludi.cli import serve as serving
from ludi.server.api.tables import SeatKind
from ludi.server.storage.store import Change, Store
from ludi.server.tables.table_info import Chair, TableInfo

TABLES = "tables.sqlite"
# Root writes wherever it likes; as a plain process it may do what its files allow.
PLAIN = ["setpriv", "--bounding-set", "-all", "--inh-caps", "-all"] if os.geteuid() == 0 else []
needs_plain = pytest.mark.skipif(bool(PLAIN) and not shutil.which(PLAIN[0]), reason="root may write everywhere here")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Tables of a house that was closed: enough of them for many pages."""
    found = tmp_path / "house"
    found.mkdir()
    store = Store(f"sqlite:///{found / TABLES}")
    chairs = [Chair(SeatKind.BOT, level="random") for _ in range(2)]
    new = [TableInfo(f"table-{n}", "roma", 2, {}, "host", True, 0.0, "0" * 64, chairs) for n in range(300)]
    store.write([Change(new_tables=new)])
    store.close()
    return found


@pytest.fixture
def refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """The one sentence with which a command ends."""

    def too_far(host: str, port: int) -> NoReturn:
        raise AssertionError("the house was opened")

    def run(*words: str | Path) -> str:
        monkeypatch.setattr(serving, "bound", too_far)
        monkeypatch.setattr(sys, "argv", ["ludi", *map(str, words)])
        with pytest.raises(SystemExit) as ended:
            main()
        said = capsys.readouterr().err
        assert ended.value.code == 1, said
        assert said.count("\n") == 1, said
        return said

    return run


def garbage(file: Path) -> None:
    file.write_bytes(b"Salve! " * 1000)


def truncated(file: Path) -> None:
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


def overwritten(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[8 * 4096 : 9 * 4096] = b"\x5a" * 4096
    file.write_bytes(content)


def newer(file: Path) -> None:
    with sqlite3.connect(file) as found:
        found.execute("UPDATE alembic_version SET version_num = '9999'")
    found.close()


SPOILT = {garbage: "damaged", truncated: "damaged", overwritten: "damaged", newer: "another release (schema 9999"}


@pytest.mark.parametrize(("spoil", "reason"), SPOILT.items())
def test_a_spoilt_database_is_refused_in_a_sentence_and_left_as_it_is(
    folder: Path, tmp_path: Path, refused: Callable[..., str], spoil: Callable[[Path], Any], reason: str
) -> None:
    file = folder / TABLES
    spoil(file)
    content = file.read_bytes()

    for words in (("serve", "--no-open"), ("backup", tmp_path / "copy.sqlite")):
        said = refused(*words, "--data", folder)
        assert reason in said
        assert str(file) in said
    shutil.copy(file, tmp_path / "spoilt.sqlite")
    assert reason in refused("restore", tmp_path / "spoilt.sqlite", "--data", tmp_path / "elsewhere")
    assert file.read_bytes() == content
    assert not list(tmp_path.glob("*.part"))


def test_a_folder_that_is_a_file_is_refused_in_a_sentence(tmp_path: Path, refused: Callable[..., str]) -> None:
    (tmp_path / "house").write_text("mine", encoding="utf-8")

    assert str(tmp_path / "house") in refused("serve", "--no-open", "--data", tmp_path / "house")


def test_a_folder_where_the_file_should_be_is_refused_in_a_sentence(folder: Path, refused: Callable[..., str]) -> None:
    (folder / TABLES).rename(folder / "other.sqlite")
    (folder / TABLES).mkdir(mode=0o755)

    for words in (("serve", "--no-open"), ("restore", folder / "other.sqlite")):
        assert str(folder / TABLES) in refused(*words, "--data", folder)
    assert (folder / TABLES).stat().st_mode & 0o777 == 0o755


def ended(*words: str | Path, before: Callable[[], None] | None = None, plain: bool = True) -> str:
    """What a real process says that ends at once, with status 1 and one line."""
    command = [*(PLAIN if plain else []), sys.executable, "-m", "ludi", *map(str, words)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, preexec_fn=before, check=False)
    assert done.returncode == 1, done.stderr
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


@needs_plain
def test_a_read_only_folder_is_refused_in_a_sentence(folder: Path) -> None:
    copy = folder.with_name("copy.sqlite")
    shutil.copy(folder / TABLES, copy)
    (folder / TABLES).chmod(0o400)
    folder.chmod(0o500)
    try:
        for words in (("serve", "--no-open"), ("restore", copy)):
            assert "cannot be written" in ended(*words, "--data", folder)
            assert "cannot be written" in ended(*words, "--database", f"sqlite:///{folder / TABLES}")
    finally:
        folder.chmod(0o700)


@needs_plain
def test_a_read_only_file_is_refused_in_a_sentence(folder: Path) -> None:
    (folder / TABLES).chmod(0o400)

    said = ended("serve", "--no-open", "--database", f"sqlite:///{folder / TABLES}")

    assert f"{folder / TABLES} cannot be written" in said


def test_a_disk_that_is_full_from_the_start_is_named_in_a_sentence(tmp_path: Path) -> None:
    def fill() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))

    assert "cannot be written" in ended("serve", "--no-open", "--data", tmp_path, before=fill, plain=False)
