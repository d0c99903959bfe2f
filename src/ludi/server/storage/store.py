"""The database: the only place that speaks SQL, and the only one that knows rows. Many changes fit one transaction."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from time import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from ludi.server.api.tables import Message, Pace, SeatKind, TableStatus
from ludi.server.storage.database_lock import POSTGRESQL, InUse
from ludi.server.storage.schema import DEALS, ENTRIES, GUESTS, MESSAGES, SEATS, SERVER, TABLES, TOKENS
from ludi.server.storage.unusable import of_another_release
from ludi.server.tables.log import Entry
from ludi.server.tables.table_info import Chair, Chosen, TableInfo

MIGRATIONS = Path(__file__).parent / "migrations"
STEPS = ("0001",)  # every migration, in order
LOBBY_LENGTH = 50
LOOKED_THROUGH = 4 * LOBBY_LENGTH  # of which so many are shown
OF_ONE_HOST, OF_ONE_ADDRESS = 5, 12  # others' tables in a list
TALK = 50  # messages of a page; so many are held of a table
FORGOTTEN_AT_ONCE = 200
Row = dict[str, Any]
Saved = tuple[TableInfo, list[Entry], list[Message]]  # a table, its log, what was last said at it


@dataclass(frozen=True)
class Change:
    """What is to be written at once: all of it, or nothing. The store makes the rows."""

    new_tables: Sequence[TableInfo] = ()  # with their seats
    tables: Sequence[TableInfo] = ()  # how tables stand now
    seats: Sequence[tuple[str, int, Chair]] = ()  # who sits where now: table, seat
    entries: Sequence[tuple[str, Entry]] = ()  # lines of the log, each with its table
    messages: Sequence[tuple[str, Message]] = ()  # what was said, with the table
    names: Sequence[tuple[str, str]] = ()  # guests and how they want to be called
    tokens: Sequence[str] = ()  # guests who were given a token
    strangers: Sequence[str] = ()  # guests whose token and name are forgotten
    deals: Sequence[tuple[str, str, str]] = ()  # the day, the game, the secret of its dice
    forgotten: Sequence[str] = ()  # tables that are removed, with all that belongs to them
    ready: bool = False  # nothing but a sign that something can be written


ID = (  # what stays
    "id", "game", "version", "options", "listed", "created", "secret", "start", "deal", "pace", "hints", "origin",
)  # fmt: skip
STANDING = ("status", "host", "sent_away", "seeds", "rematch", "sequence", "asked", "winners", "scores")  # what changes
SITTING = ("kind", "guest", "name", "level", "pledge", "seed", "stand_in")  # what changes of a seat
NEW_TABLE, NEW_SEAT = sa.insert(TABLES), sa.insert(SEATS)
NEW_ENTRY, NEW_MESSAGE, NEW_DEAL = sa.insert(ENTRIES), sa.insert(MESSAGES), sa.insert(DEALS)
UPDATE_TABLE = (
    sa.update(TABLES)
    .where(TABLES.c.id == sa.bindparam("key"))
    .values({name: sa.bindparam(name) for name in (*STANDING, "updated")})
)
UPDATE_SEAT = (
    sa.update(SEATS)
    .where(SEATS.c.table_id == sa.bindparam("key"), SEATS.c.seat == sa.bindparam("place"))
    .values({name: sa.bindparam(name) for name in SITTING})
)
SIGN = sa.update(SERVER).values(ready=sa.bindparam("now"))
FORGET_TABLE = [sa.delete(rows).where(rows.c.table_id == sa.bindparam("key")) for rows in (MESSAGES, ENTRIES, SEATS)]
FORGET_TABLE.append(sa.delete(TABLES).where(TABLES.c.id == sa.bindparam("key")))
FORGET_GUEST, NEW_GUEST = sa.delete(GUESTS).where(GUESTS.c.id == sa.bindparam("key")), sa.insert(GUESTS)
FORGET_TOKEN, NEW_TOKEN = sa.delete(TOKENS).where(TOKENS.c.id == sa.bindparam("key")), sa.insert(TOKENS)


class Store:
    """The database of a server."""

    def __init__(self, url: str) -> None:
        sqlite = is_sqlite(url)
        arguments = {"check_same_thread": False} if sqlite else POSTGRESQL
        self.engine = sa.create_engine(url, connect_args=arguments, hide_parameters=True, pool_pre_ping=not sqlite)
        self.owner: str | None = None  # who writes here; nobody in particular before the database is claimed
        if sqlite:
            sa.event.listen(self.engine, "connect", make_durable)
        try:
            self.migrate()
        except BaseException:
            self.engine.dispose()
            raise

    def migrate(self) -> None:
        """Bring the database to the newest form; Alembic is only fetched where there is something to do."""
        with self.engine.begin() as connection:
            is_ours = sa.inspect(connection).has_table("alembic_version")
            known = connection.scalar(sa.text("select version_num from alembic_version")) if is_ours else None
            if known == STEPS[-1]:
                return
            if known and known not in STEPS:
                raise of_another_release(place_of(self.engine.url), known, STEPS[-1])
            from alembic import command
            from alembic.config import Config

            config = Config()
            config.set_main_option("script_location", str(MIGRATIONS))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def close(self) -> None:
        """Let the database go; of SQLite, the file alone holds everything then."""
        if self.engine.dialect.name == "sqlite":
            with suppress(sa.exc.SQLAlchemyError), self.engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        self.engine.dispose()

    def own(self, owner: str) -> None:
        """From now on this server writes here, and no other."""
        with self.engine.begin() as connection:
            connection.execute(sa.delete(SERVER))
            connection.execute(sa.insert(SERVER), {"id": 1, "owner": owner})
        self.owner = owner

    def check_owner(self, connection: Connection) -> None:
        """Whether this server may still write: in the same transaction, so nobody takes the database over meanwhile."""
        if self.owner and connection.scalar(sa.select(SERVER.c.owner).with_for_update(read=True)) != self.owner:
            raise InUse("Another server has taken this database over.")

    def write(self, changes: Sequence[Change]) -> None:
        """All changes in one transaction."""
        with self.engine.begin() as connection:
            self.check_owner(connection)
            for statement, rows in rows_of(changes, time()):
                if rows:
                    connection.execute(statement, rows)

    def guest_name(self, guest: str) -> str | None:
        """How a guest wants to be called."""
        with self.engine.connect() as connection:
            found: str | None = connection.scalar(sa.select(GUESTS.c.name).where(GUESTS.c.id == guest))
            return found

    def has_token(self, guest: str) -> bool:
        """Whether this guest's token holds."""
        with self.engine.connect() as connection:
            return connection.scalar(sa.select(TOKENS.c.id).where(TOKENS.c.id == guest)) is not None

    def saved(self, table_id: str) -> Saved | None:
        """A table, its log and what was last said at it.

        A COMMIT of ours whose connection was lost may still be under way (PostgreSQL): the row is locked until it is
        through, and so waited for.
        """
        through = sa.select(TABLES.c.id).where(TABLES.c.id == table_id).with_for_update()
        lines = sa.select(*(ENTRIES.c[name] for name in Entry._fields)).where(ENTRIES.c.table_id == table_id)
        with self.engine.connect() as connection:
            connection.execute(through)
            found = infos_where(connection, TABLES.c.id == table_id)
            if not found:
                return None
            entries = [Entry(*row) for row in connection.execute(lines.order_by(ENTRIES.c.sequence))]
            return found[0], entries, said_at(connection, table_id)

    def talk(self, table_id: str, before: int) -> list[Message]:
        """What was said at a table before a message: one page, in its order."""
        with self.engine.connect() as connection:
            return said_at(connection, table_id, MESSAGES.c.number < before)

    def tables_of(self, guest: str) -> list[str]:
        """The tables at which this guest is still expected: it sits there, or keeps them."""
        sits = sa.select(SEATS.c.table_id).where(SEATS.c.guest == guest)
        expected = TABLES.c.status.in_([TableStatus.WAITING.value, TableStatus.PLAYING.value])
        chosen = sa.select(TABLES.c.id).where(expected, sa.or_(TABLES.c.host == guest, TABLES.c.id.in_(sits)))
        with self.engine.connect() as connection:
            return list(connection.scalars(chosen))

    def idle_tables(self, before: float) -> list[str]:
        """Some tables that do not run and at which nothing has happened since then."""
        old = sa.select(TABLES.c.id).where(TABLES.c.status != TableStatus.PLAYING.value, TABLES.c.updated < before)
        with self.engine.connect() as connection:
            return list(connection.scalars(old.order_by(TABLES.c.updated).limit(FORGOTTEN_AT_ONCE)))

    def unused_tokens(self, before: float) -> list[str]:
        """Some tokens given before then whose guests have no name, no seat and no table."""
        used = sa.union_all(sa.select(GUESTS.c.id), sa.select(SEATS.c.guest), sa.select(TABLES.c.host)).subquery("used")
        mine = sa.select(1).where(used.c.id == TOKENS.c.id).exists()
        old = sa.select(TOKENS.c.id).where(TOKENS.c.given < before, ~mine).limit(FORGOTTEN_AT_ONCE)
        with self.engine.connect() as connection:
            return list(connection.scalars(old))

    def deal(self, day: str, game: str) -> str | None:
        """The secret of a day's deal, where somebody has asked for it."""
        with self.engine.connect() as connection:
            wanted = sa.select(DEALS.c.secret).where(DEALS.c.day == day, DEALS.c.game == game)
            found: str | None = connection.scalar(wanted)
            return found

    def dealt(self, game: str, day: str, guest: str | None = None) -> list[TableInfo]:
        """The tables at which a day's deal was played to its end, the newest first, or a guest's own, played or not."""
        whose = is_now(TableStatus.OVER) if guest is None else TABLES.c.host == guest
        with self.engine.connect() as connection:
            return infos_where(connection, TABLES.c.deal == day, TABLES.c.game == game, whose)

    def lobby(self, guest: str) -> dict[str, list[TableInfo]]:
        """The tables of the lobby: open ones, running ones, and this guest's own."""
        sits = sa.select(SEATS.c.table_id).where(SEATS.c.guest == guest)
        listed = TABLES.c.listed.is_(True)
        was_played = sa.or_(TABLES.c.status != TableStatus.CLOSED.value, TABLES.c.sequence > 0)
        with self.engine.connect() as connection:
            return {
                "open": infos_where(connection, is_now(TableStatus.WAITING), listed, fair=True),
                "running": infos_where(connection, is_now(TableStatus.PLAYING), listed, fair=True),
                "mine": infos_where(connection, was_played, sa.or_(TABLES.c.host == guest, TABLES.c.id.in_(sits))),
            }


def is_sqlite(url: str) -> bool:
    """Whether this is the database that needs no service."""
    return url.startswith("sqlite")


def place_of(url: sa.URL) -> str:
    """Where a database is, as people may read it: the file, or the address without its password."""
    in_file = url.get_backend_name() == "sqlite" and url.database
    return str(url.database) if in_file else url.render_as_string(hide_password=True)


def make_durable(connection: Any, _: Any) -> None:
    """SQLite: readers beside the writer, and a commit that survives a power cut."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def is_now(status: TableStatus) -> sa.ColumnElement[bool]:
    """Tables with this status."""
    return TABLES.c.status == status.value


def few_of_one(*wanted: Any) -> Any:
    """The newest of these tables: of one host, and of one address, only so many."""

    def place(by: Any) -> Any:
        return sa.func.row_number().over(partition_by=by, order_by=TABLES.c.updated.desc())

    origin = sa.func.coalesce(TABLES.c.origin, TABLES.c.id)
    places = place(TABLES.c.host).label("of_host"), place(origin).label("of_origin")
    newest = sa.select(TABLES.c.id, *places).where(*wanted).subquery()
    return sa.select(newest.c.id).where(newest.c.of_host <= OF_ONE_HOST, newest.c.of_origin <= OF_ONE_ADDRESS)


def infos_where(connection: Connection, *wanted: Any, fair: bool = False) -> list[TableInfo]:
    """Tables with their seats, the newest first; where it shall be fair, nobody's too many."""
    which = TABLES.c.id.in_(few_of_one(*wanted)) if fair else sa.and_(*wanted)
    chosen = sa.select(TABLES).where(which).order_by(TABLES.c.updated.desc()).limit(LOOKED_THROUGH)
    rows = list(connection.execute(chosen).mappings())
    seats = sa.select(SEATS).where(SEATS.c.table_id.in_([row["id"] for row in rows])).order_by(SEATS.c.seat)
    chairs: dict[str, list[Chair]] = {row["id"]: [] for row in rows}
    for seat in connection.execute(seats).mappings():
        chairs[seat["table_id"]].append(chair_of(dict(seat)))
    return [info_of(dict(row), chairs[row["id"]]) for row in rows]


def said_at(connection: Connection, table_id: str, *wanted: Any) -> list[Message]:
    """The last page of messages among these, in their order."""
    columns = [column for column in MESSAGES.c if column.name != "table_id"]
    chosen = sa.select(*columns).where(MESSAGES.c.table_id == table_id, *wanted)
    rows = connection.execute(chosen.order_by(MESSAGES.c.number.desc()).limit(TALK)).mappings()
    said: list[Message] = [
        {
            "number": row["number"], "seat": row["seat"], "name": row["name"],
            "text": row["text"], "phrase": row["phrase"], "at": row["at"],
        }
        for row in rows
    ]  # fmt: skip
    return said[::-1]


def info_of(row: Row, chairs: list[Chair]) -> TableInfo:
    """A row as a table."""
    row = {name: value for name, value in row.items() if name != "updated"}
    return TableInfo(**row | {"status": TableStatus(row["status"]), "pace": Pace(row["pace"]), "chairs": chairs})


def chair_of(row: Row) -> Chair:
    """A row as a seat with who sits on it."""
    plain = {name: row[name] for name in SITTING}
    stand_in = plain["stand_in"] and Chosen(plain["stand_in"])
    return Chair(**plain | {"kind": SeatKind(plain["kind"]), "stand_in": stand_in})


def rows_of(changes: Sequence[Change], now: float) -> Iterator[tuple[Any, list[Row]]]:
    """Everything as rows, statement by statement, in an order in which nothing is named before it is there."""
    new = [info for change in changes for info in change.new_tables]
    yield NEW_TABLE, [table_row(info, now, (*ID, *STANDING)) for info in new]
    taken = [(info.id, seat, chair) for info in new for seat, chair in enumerate(info.chairs)]
    yield NEW_SEAT, [seat_row(chair) | {"table_id": table_id, "seat": seat} for table_id, seat, chair in taken]
    entries = [line for change in changes for line in change.entries]
    yield NEW_ENTRY, [entry._asdict() | {"table_id": table_id, "at": now} for table_id, entry in entries]
    messages = [said for change in changes for said in change.messages]
    yield NEW_MESSAGE, [{**message, "table_id": table_id} for table_id, message in messages]
    tables = [info for change in changes for info in change.tables]
    yield UPDATE_TABLE, [table_row(info, now, STANDING) | {"key": info.id} for info in tables]
    seats = [seat for change in changes for seat in change.seats]
    yield UPDATE_SEAT, [seat_row(chair) | {"key": table_id, "place": seat} for table_id, seat, chair in seats]
    names = dict(named for change in changes for named in change.names)
    strangers = [guest for change in changes for guest in change.strangers]
    yield FORGET_GUEST, [{"key": guest} for guest in (*names, *strangers)]
    yield NEW_GUEST, [{"id": guest, "name": name} for guest, name in names.items() if guest not in strangers]
    deals = [deal for change in changes for deal in change.deals]
    yield NEW_DEAL, [{"day": day, "game": game, "secret": secret} for day, game, secret in deals]
    yield NEW_TOKEN, [{"id": guest, "given": now} for change in changes for guest in change.tokens]
    yield FORGET_TOKEN, [{"key": guest} for guest in strangers]
    yield SIGN, [{"now": now}] if any(change.ready for change in changes) else []
    forgotten = [table_id for change in changes for table_id in change.forgotten]
    for statement in FORGET_TABLE:
        yield statement, [{"key": table_id} for table_id in forgotten]


def table_row(info: TableInfo, now: float, columns: Sequence[str]) -> Row:
    """These columns of a table, as they are written down."""
    return {name: written(getattr(info, name)) for name in columns} | {"updated": now}


def seat_row(chair: Chair) -> Row:
    """Who sits on a seat, as it is written down."""
    return {name: written(getattr(chair, name)) for name in SITTING}


def written(value: Any) -> Any:
    """A value as it is written down: of an enum its word, which not every driver would take."""
    return value.value if isinstance(value, StrEnum) else value
