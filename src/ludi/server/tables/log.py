"""The log of a table: its lines, and the states around them."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from ludi.core.dice import Sealed
from ludi.core.state import State

Odds = tuple[Sequence[str], Sequence[int]]  # for chance: what could have come, in notation, and how likely each was
NO_ODDS: Odds = ((), ())
PAGE = 50  # entries: history is made, kept and told in pieces of so many


class Entry(NamedTuple):
    """One line of the log, in memory as in the database."""

    sequence: int  # the first is 1
    kind: str  # move, undo or chance
    seat: int
    move: str  # in notation; of an undo, what is taken back
    command: str | None = None  # what the page called it, so that it is carried out once
    stand_ins: str = ""  # the seats of people for whom a bot played then, a digit each


class LoggedStep(NamedTuple):
    """An entry that is or would be carried out, with the states around it."""

    entry: Entry
    before: State
    after: State
    odds: Odds = NO_ODDS

    @property
    def sealed(self) -> Sealed:
        """What its seal is made from."""
        return Sealed(self.entry.kind, self.entry.seat, self.entry.move, *self.odds)


@dataclass(frozen=True)
class Moment:
    """Where a game stands, or stood, after so many entries of the log; and what was done in secret since."""

    sequence: int
    state: State
    since: list[LoggedStep] = field(default_factory=list)


class Mark(NamedTuple):
    """Where a game stood at the beginning of a page of its log: enough to go on from there."""

    state: State
    past: Sequence[State] = ()  # the states before the last actions of one seat in a row, for undo
