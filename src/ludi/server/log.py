"""The log of a table: its lines, and the states around them."""

from dataclasses import dataclass, field
from typing import NamedTuple

from ludi.core.state import State


class Entry(NamedTuple):
    """One line of the log, in memory as in the database."""

    sequence: int  # the first is 1
    kind: str  # move, undo or chance
    seat: int
    action: int
    command: str | None = None  # what the page called it, so that it is carried out once


class Turned(NamedTuple):
    """An entry that is or would be carried out, with the states around it."""

    entry: Entry
    before: State
    after: State


@dataclass(frozen=True)
class Moment:
    """Where a game stands, or stood, after so many entries of the log; and what was done in secret since."""

    sequence: int
    state: State
    since: list[Turned] = field(default_factory=list)
