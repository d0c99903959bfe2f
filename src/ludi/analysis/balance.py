"""What became of a seat's chance: start, luck, own play and others' play, which add up to the result in every game.

A position in which somebody decides is worth what `Worth` says. One in which chance is to act is worth the mean of what
it can bring. So every step of a game has one cause: where chance acted, the change is luck, of mean 0 by construction
(`ludi.bots.luck`); where a seat decided, it is that seat's play. The sum of all steps is the way from start to result.
Where a decision passes to somebody who sees other things, what the value changes by that is booked with the play.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ludi.analysis.worth import Worth
from ludi.bots.luck import Scales, Trail
from ludi.core.state import CHANCE, State

SAMPLES = 192  # of what chance could have brought, where that is much

Shares = tuple[float, ...]  # by seat


@dataclass(frozen=True)
class Change:
    """One cause: a decision, or a run of throws and draws."""

    first: int  # actions played before it
    last: int  # and after it
    seat: int  # whose decision, or CHANCE
    before: Shares  # every seat's chance
    after: Shares

    @property
    def gains(self) -> Shares:
        """What it gave and took, by seat."""
        return tuple(after - before for before, after in zip(self.before, self.after, strict=True))


@dataclass(frozen=True)
class Parts:
    """A seat's account."""

    start: float  # its chance before the first action
    luck: float
    own: float  # by its own decisions
    others: float
    result: float  # its share of the victory


def changes_of(worth: Worth, states: Sequence[State]) -> list[Change]:
    """A whole game, cause by cause: the states before the first action and after each."""
    scales = Scales(worth.game, worth, SAMPLES)
    begins = [number for number, state in enumerate(states) if is_cause(states, number)]
    runs = [number for number in begins if states[number].seat == CHANCE]
    turnings = scales.turnings(Trail(list(states)), 0)
    settled = [number for number in [*begins, len(states) - 1] if states[number].seat != CHANCE]
    rows = worth.of(np.array([states[number] for number in settled], worth.game.state))
    known: dict[int, Any] = dict(zip(settled, rows, strict=True))
    if runs:
        instead = worth.of(np.concatenate([turning.instead for turning in turnings]))
        ends = np.cumsum([len(turning.instead) for turning in turnings])[:-1]
        for number, turning, worths in zip(runs, turnings, np.split(instead, ends), strict=True):
            known[number] = turning.shares @ worths
    stops = [*begins[1:], len(states) - 1]
    return [
        Change(first, last, int(states[first].seat), tuple(known[first].tolist()), tuple(known[last].tolist()))
        for first, last in zip(begins, stops, strict=True)
    ]


def is_cause(states: Sequence[State], number: int) -> bool:
    """Whether a decision, or a run of chance, begins here; the end of a game begins nothing."""
    if number == len(states) - 1:
        return False
    return bool(states[number].seat != CHANCE or number == 0 or states[number - 1].seat != CHANCE)


def parts_of(changes: Sequence[Change], seat: int) -> Parts:
    """What a seat owes to what."""
    luck = sum(change.gains[seat] for change in changes if change.seat == CHANCE)
    own = sum(change.gains[seat] for change in changes if change.seat == seat)
    others = sum(change.gains[seat] for change in changes if change.seat not in (CHANCE, seat))
    return Parts(changes[0].before[seat], luck, own, others, changes[-1].after[seat])
