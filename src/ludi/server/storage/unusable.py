"""Databases that cannot be used: one sentence each that says why, and what to do. They are left as they are."""

import sqlite3
from contextlib import closing
from pathlib import Path

from ludi.core.errors import LudiError

DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
UNWRITABLE = (
    sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_PERM,
)  # fmt: skip
KIND = 0xFF  # the part of SQLite's number for an error that is its kind


class Unusable(LudiError):
    """Tables cannot be kept there: nothing is wrong with what was asked for, but with what lies there."""

    status = 1


def damaged(where: Path | str, reason: object) -> Unusable:
    """What lies there is not, or no longer, a database."""
    return Unusable(f"{where} is damaged, or not ours ({reason}). Put a backup back with `ludi restore`.")


def of_another_release(where: Path | str, schema: str, known: str) -> Unusable:
    """A release has written there that knows more than this one, or something else."""
    return Unusable(
        f"{where} was written by another release (schema {schema}; this one knows {known}): "
        "update, or open it with the release that wrote it."
    )


def unwritable(where: Path | str, reason: object) -> Unusable:
    """Nothing can be kept there."""
    return Unusable(f"{where} cannot be written ({reason}). See to that, or name another --data or --database.")


def unusable(where: Path | str, error: BaseException | None) -> Unusable:
    """The sentence for what a database said against being used."""
    kind = getattr(error, "sqlite_errorcode", 0) & KIND
    if kind in DAMAGED:
        return damaged(where, error)
    if kind in UNWRITABLE:
        return unwritable(where, error)
    reason = (str(error).splitlines() or [type(error).__name__])[0]
    return Unusable(f"Tables cannot be kept at {where} ({reason}). See to that, or name another --data or --database.")


def check_file(file: Path) -> None:
    """Is this file whole, and may it be written? The tables must be nobody else's."""
    if file.is_dir():
        raise unwritable(file, "it is a folder")
    try:
        with closing(sqlite3.connect(file)) as found:
            found.execute("BEGIN IMMEDIATE")
            found.execute("PRAGMA user_version = 1")  # SQLite says no to writing only when something is written
            found.rollback()
            damage = found.execute("PRAGMA quick_check(1)").fetchone()[0]
    except sqlite3.Error as error:
        raise unusable(file, error) from None
    if damage != "ok":
        raise damaged(file, str(damage).splitlines()[-1])
