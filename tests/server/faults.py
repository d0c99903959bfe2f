"""What can go wrong with a database, injected at `Store.write` and `Store.saved`; is memory what it holds?"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from sqlalchemy.exc import OperationalError

from ludi.server.storage.store import Change, Saved, Store
from ludi.server.tables.lobby import Lobby
from ludi.server.tables.table import Table

Write = Callable[[Sequence[Change]], None]


def failure(reason: str) -> OperationalError:
    """What a database says when it cannot."""
    return OperationalError("the database", None, Exception(reason))


def refusing(write: Write) -> Write:
    """It fails before the commit."""

    def refused(changes: Sequence[Change]) -> None:
        raise failure("the disk is full")

    return refused


def losing_the_answer(write: Write) -> Write:
    """It commits, and nobody hears of it."""

    def lost(changes: Sequence[Change]) -> None:
        write(changes)
        raise failure("the connection was lost")

    return lost


class Faults:
    """Faults of a store by luck, as long as they are on."""

    def __init__(self, store: Store, luck: Random) -> None:
        self.store, self.luck, self.on, self.made = store, luck, False, 0
        self.right_write, self.right_saved = store.write, store.saved
        store.write, store.saved = self.write, self.saved  # type: ignore[method-assign]

    def happens(self, likely: float) -> bool:
        """Whether something goes wrong now."""
        wrong = self.on and self.luck.random() < likely
        self.made += wrong
        return wrong

    def write(self, changes: Sequence[Change]) -> None:
        """Before the commit or after it, or as it should be."""
        if self.happens(0.12):
            raise failure("refused")
        self.right_write(changes)
        if self.happens(0.12):
            raise failure("answer lost")

    def saved(self, table_id: str) -> Saved | None:
        """Now and then nothing can be read either."""
        if self.happens(0.2):
            raise failure("nothing can be read")
        return self.right_saved(table_id)


def remembered(table: Table) -> list[Any]:
    """All that memory has of a table that the database has too."""
    logged = table.logged
    return [
        table.info, logged.log, logged.commands, table.messages, table.match.actions, table.match.state.tobytes(),
        [state.tobytes() for state in logged.past], logged.draws, logged.withheld and logged.withheld.sequence,
    ]  # fmt: skip


def check_memory(lobby: Lobby, table: Table, saved: Saved) -> None:
    """What memory says of a table is what somebody says who reads its log for the first time."""
    fresh = lobby.new_table(saved[0])
    fresh.restore(saved)
    assert remembered(table) == remembered(fresh), f"table {table.id} is not what its log says"
