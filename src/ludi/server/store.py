"""The database: the only place that speaks SQL. Writes are plain rows, so that many fit one transaction."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from ludi.server.schema import ENTRIES, GUESTS, MESSAGES, SEATS, TABLES
from ludi.server.table_info import Chair, TableInfo
from ludi.server.wire import SeatKind, TableStatus

HEAD = "0001"  # the newest migration
LOBBY_LENGTH = 50
Row = dict[str, Any]


@dataclass
class Change:
    """What is to be written at once: all of it, or nothing."""

    new_tables: list[Row] = field(default_factory=list)
    new_seats: list[Row] = field(default_factory=list)
    tables: list[Row] = field(default_factory=list)  # how tables stand now
    seats: list[Row] = field(default_factory=list)  # who sits where now
    entries: list[Row] = field(default_factory=list)
    messages: list[Row] = field(default_factory=list)
    guests: list[Row] = field(default_factory=list)


UPDATE_TABLE = (
    sa.update(TABLES)
    .where(TABLES.c.id == sa.bindparam("key"))
    .values(
        {name: sa.bindparam(name) for name in ("status", "updated", "seeds", "rematch", "sequence", "asked", "winners")}
    )
)
UPDATE_SEAT = (
    sa.update(SEATS)
    .where(SEATS.c.table_id == sa.bindparam("key"), SEATS.c.seat == sa.bindparam("place"))
    .values({name: sa.bindparam(name) for name in ("kind", "guest", "name", "level", "seed", "gone")})
)
IN_ORDER: tuple[tuple[str, Any], ...] = (
    ("new_tables", sa.insert(TABLES)),
    ("new_seats", sa.insert(SEATS)),
    ("entries", sa.insert(ENTRIES)),
    ("messages", sa.insert(MESSAGES)),
    ("tables", UPDATE_TABLE),
    ("seats", UPDATE_SEAT),
)


class Store:
    """The database of a house."""

    def __init__(self, url: str) -> None:
        self.engine = sa.create_engine(url, connect_args={"check_same_thread": False} if is_sqlite(url) else {})
        if is_sqlite(url):
            sa.event.listen(self.engine, "connect", make_durable)
        self.migrate()

    def migrate(self) -> None:
        """Bring the database to the newest form; Alembic is only fetched where there is something to do."""
        with self.engine.begin() as connection:
            known = sa.inspect(connection).has_table("alembic_version")
            if known and connection.scalar(sa.text("select version_num from alembic_version")) == HEAD:
                return
            from alembic import command
            from alembic.config import Config

            config = Config()
            config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def write(self, changes: Sequence[Change]) -> None:
        """All changes in one transaction."""
        with self.engine.begin() as connection:
            for name, statement in IN_ORDER:
                rows = [row for change in changes for row in getattr(change, name)]
                if rows:
                    connection.execute(statement, rows)
            for change in changes:
                for row in change.guests:
                    connection.execute(sa.delete(GUESTS).where(GUESTS.c.id == row["id"]))
                    connection.execute(sa.insert(GUESTS), row)

    def guest_name(self, guest: str) -> str | None:
        """How a guest wants to be called."""
        with self.engine.connect() as connection:
            found: str | None = connection.scalar(sa.select(GUESTS.c.name).where(GUESTS.c.id == guest))
            return found

    def info(self, table_id: str) -> TableInfo | None:
        """A table as it was set."""
        with self.engine.connect() as connection:
            found = infos_where(connection, TABLES.c.id == table_id)
            return found[0] if found else None

    def entries(self, table_id: str) -> list[Any]:
        """The log of a table."""
        columns = (ENTRIES.c.kind, ENTRIES.c.seat, ENTRIES.c.action, ENTRIES.c.command, ENTRIES.c.sequence)
        wanted = sa.select(*columns).where(ENTRIES.c.table_id == table_id).order_by(ENTRIES.c.sequence)
        with self.engine.connect() as connection:
            return list(connection.execute(wanted))

    def messages(self, table_id: str) -> list[Row]:
        """What was said at a table."""
        wanted = sa.select(MESSAGES).where(MESSAGES.c.table_id == table_id).order_by(MESSAGES.c.number)
        with self.engine.connect() as connection:
            rows = [dict(row) for row in connection.execute(wanted).mappings()]
        return [{str(name): value for name, value in row.items() if name != "table_id"} for row in rows]

    def lobby(self, guest: str) -> dict[str, list[TableInfo]]:
        """The tables of the lobby: open ones, running ones, and this guest's own."""
        sits = sa.select(SEATS.c.table_id).where(SEATS.c.guest == guest)
        listed = TABLES.c.listed.is_(True)
        with self.engine.connect() as connection:
            return {
                "open": infos_where(connection, TABLES.c.status == TableStatus.WAITING.value, listed),
                "running": infos_where(connection, TABLES.c.status == TableStatus.PLAYING.value, listed),
                "mine": infos_where(connection, sa.or_(TABLES.c.host == guest, TABLES.c.id.in_(sits))),
            }


def is_sqlite(url: str) -> bool:
    """Whether this is the database that needs no service."""
    return url.startswith("sqlite")


def make_durable(connection: Any, _: Any) -> None:
    """SQLite: readers beside the writer, and a commit that survives a power cut."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def infos_where(connection: Connection, *wanted: Any) -> list[TableInfo]:
    """Tables with their seats, the newest first."""
    chosen = sa.select(TABLES).where(*wanted).order_by(TABLES.c.updated.desc()).limit(LOBBY_LENGTH)
    rows = list(connection.execute(chosen).mappings())
    seats = sa.select(SEATS).where(SEATS.c.table_id.in_([row["id"] for row in rows])).order_by(SEATS.c.seat)
    chairs: dict[str, list[Chair]] = {row["id"]: [] for row in rows}
    for seat in connection.execute(seats).mappings():
        chair = Chair(SeatKind(seat["kind"]), seat["guest"], seat["name"], seat["level"], seat["seed"], seat["gone"])
        chairs[seat["table_id"]].append(chair)
    return [info_of(dict(row), chairs[row["id"]]) for row in rows]


def info_of(row: Row, chairs: list[Chair]) -> TableInfo:
    """A row as a table."""
    row = {name: value for name, value in row.items() if name != "updated"}
    return TableInfo(**row | {"status": TableStatus(row["status"]), "chairs": chairs})


def table_row(info: TableInfo) -> Row:
    """A new table as it is written down."""
    names = ("id", "game", "version", "options", "host", "listed", "created", "secret")
    return {name: getattr(info, name) for name in names} | standing(info)


def standing(info: TableInfo) -> Row:
    """How a table stands now."""
    return {
        "status": info.status.value, "updated": time(), "seeds": info.seeds, "rematch": info.rematch,
        "sequence": info.sequence, "asked": info.asked, "winners": info.winners,
    }  # fmt: skip


def table_update(info: TableInfo) -> Row:
    """How a table stands now, as a change of its row."""
    return standing(info) | {"key": info.id}


def seat_row(chair: Chair) -> Row:
    """Who sits on a seat."""
    return {
        "kind": chair.kind.value, "guest": chair.guest, "name": chair.name,
        "level": chair.level, "seed": chair.seed, "gone": chair.gone,
    }  # fmt: skip


def seat_update(table_id: str, seat: int, chair: Chair) -> Row:
    """Who sits on a seat now, as a change of its row."""
    return seat_row(chair) | {"key": table_id, "place": seat}
