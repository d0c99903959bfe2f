"""Backups: all tables in one file, taken while the server runs, and put back."""

import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

from ludi.core.errors import LudiError
from ludi.server.storage.database_lock import DatabaseLock
from ludi.server.storage.store import STEPS
from ludi.server.storage.unusable import damaged, of_another_release, unusable, unwritable

PAGES = 256  # copied at a time: who writes meanwhile waits no longer than that takes


def file_of(url: str) -> Path:
    """The file of a database; others have programs of their own for this."""
    address = make_url(url)
    if address.get_backend_name() != "sqlite":
        raise LudiError("Only a database in a file is copied here; for PostgreSQL use pg_dump and pg_restore.")
    if not address.database or address.database == ":memory:":
        raise LudiError("A database in memory cannot be copied.")
    return Path(address.database)


def backup(url: str, target: Path) -> int:
    """Copy all tables as they stand at one moment; returns how many entries of logs there are."""
    source = file_of(url)
    if not source.is_file():
        raise LudiError(f"There are no tables at {source}.")
    if target.exists():
        raise LudiError(f"{target} is there already; name another file.")
    beginning = target.with_name(target.name + ".part")
    try:
        beginning.touch(mode=0o600)
        with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(beginning)) as there:
            here.backup(there, pages=PAGES, sleep=0.01)
        found = entries_in(beginning, called=source)
        beginning.rename(target)
    except sqlite3.Error as error:
        raise unusable(source, error) from None
    except OSError as error:
        raise unwritable(target, error.strerror) from None
    finally:
        beginning.unlink(missing_ok=True)
    return found


def entries_in(file: Path, called: Path | None = None) -> int:
    """How many entries the logs of a backup have; a clear sentence where it is none, or damaged."""
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as found:
            damage = found.execute("PRAGMA integrity_check").fetchone()[0]
            version = found.execute("SELECT version_num FROM alembic_version").fetchone()[0]
            entries: int = found.execute("SELECT count(*) FROM entries").fetchone()[0]
    except sqlite3.Error as error:
        raise damaged(called or file, error) from None
    if damage != "ok":
        raise damaged(called or file, str(damage).splitlines()[-1])
    if version not in STEPS:
        raise of_another_release(called or file, version, STEPS[-1])
    return entries


def restore(source: Path, url: str) -> tuple[int, Path | None]:
    """Put a backup in the place of the tables; what was there is kept beside it. Returns entries, and what was kept."""
    target = file_of(url)
    if not source.is_file():
        raise LudiError(f"There is no backup at {source}.")
    found = entries_in(source)
    if target.is_dir():
        raise unwritable(target, "it is a folder")
    claim, beginning = DatabaseLock(url), target.with_name(target.name + ".part")
    try:
        target.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        claim.take()  # not under the feet of a server
        beginning.touch(mode=0o600)
        beginning.write_bytes(source.read_bytes())
        kept = set_aside(target)
        beginning.rename(target)
    except DBAPIError as error:
        raise unusable(target, error.orig) from None
    except OSError as error:
        raise unwritable(error.filename or target, error.strerror) from None
    finally:
        with suppress(OSError):
            beginning.unlink(missing_ok=True)
        claim.release()
    return found, kept


def set_aside(target: Path) -> Path | None:
    """What lies where a backup goes, under another name, with what was not yet folded into it."""
    if not target.exists():
        return None
    kept = target.with_name(f"{target.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    for ending in ("", "-wal", "-shm"):
        part = target.with_name(target.name + ending)
        if part.exists():
            part.rename(kept.with_name(kept.name + ending))
    return kept
