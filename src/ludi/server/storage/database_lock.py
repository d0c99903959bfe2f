"""One server for one database: a second one is refused. One that was killed leaves nothing behind that must be cleaned.

SQLite: an exclusive lock on a file beside the database, which the system takes away with the process.
PostgreSQL: an advisory lock, which goes with its connection; where the database was restarted, it is taken again.
Where another server has it then, this one is out of date: it stops. Until it notices, every transaction does: it looks
whether this server is still the database's owner (`Store.check_owner`).
"""

import secrets
from threading import Lock

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import NullPool

from ludi.core.errors import LudiError

KEY = 0x4C554449  # "LUDI": what PostgreSQL calls the lock
IN_MEMORY = (None, "", ":memory:")
POSTGRESQL = {  # nothing is waited for without end: a write must fail before nobody waits for it any more
    "connect_timeout": 5, "tcp_user_timeout": 8000,
    "options": "-c statement_timeout=8000 -c lock_timeout=5000 -c idle_in_transaction_session_timeout=10000",
}  # fmt: skip


class InUse(LudiError):
    """Somebody else serves these tables: nothing is wrong with what was asked for, it is only not possible now."""

    status = 1


class DatabaseLock:
    """The right to be the only server of a database, as long as it is not given back."""

    def __init__(self, url: str) -> None:
        address = sa.make_url(url)
        self.is_sqlite = address.get_backend_name() == "sqlite"
        self.needed = not (self.is_sqlite and address.database in IN_MEMORY)
        if self.is_sqlite:
            address = sa.make_url(f"sqlite:///{address.database}.lock")
        arguments = {"timeout": 0, "check_same_thread": False} if self.is_sqlite else POSTGRESQL
        self.engine = sa.create_engine(
            address, poolclass=NullPool, connect_args=arguments, isolation_level="AUTOCOMMIT"
        )
        self.connection: Connection | None = None
        self.owner = secrets.token_hex(16)  # by what the database knows this server
        self.wanted = False
        self.lock = Lock()  # a connection is used by one thread at a time: SQLite's crash otherwise

    def take(self) -> None:
        """Take it, or say that somebody else has it."""
        with self.lock:
            self.wanted = True
            self.connect()

    def connect(self) -> None:
        """Reach the database, and lock it."""
        if not self.needed:
            return
        connection = self.engine.connect()
        if not (lock_file if self.is_sqlite else lock_database)(connection):
            connection.close()
            raise InUse("Another server has this database open. Close it, or name another --data or --database.")
        self.connection = connection

    def keep(self) -> None:
        """See to it that it is ours: who was cut off from the database takes it again when the database is back."""
        with self.lock:
            if not self.wanted:
                return  # it was given back before this thread came to it
            try:
                if self.connection is None:
                    self.connect()
                else:
                    self.connection.exec_driver_sql("select 1")
            except OperationalError:
                self.disconnect()

    def release(self) -> None:
        """Give it back, when nobody looks at it any more."""
        with self.lock:
            self.wanted = False
            self.disconnect()

    def disconnect(self) -> None:
        """Let the connection go, and the lock with it."""
        if self.connection:
            self.connection.close()
        self.connection = None


def lock_file(connection: Connection) -> bool:
    """Whether the lock on the file beside the database is ours now."""
    try:
        connection.exec_driver_sql("begin exclusive")
    except OperationalError as error:
        if "locked" in str(error.orig):
            return False
        raise
    return True


def lock_database(connection: Connection) -> bool:
    """Whether PostgreSQL's lock is ours now."""
    return bool(connection.scalar(sa.select(sa.func.pg_try_advisory_lock(KEY))))
