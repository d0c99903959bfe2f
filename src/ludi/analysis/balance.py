"""What became of a seat's chance: start, luck, own play, others' play and what lay hidden, which add up to the result.

A position in which somebody decides is worth what `Worth` says; near the end of the game, what comes of playing on from
it, all cards open, which a net only guesses. One in which chance is to act is worth the mean of what it can bring. How
near the end is, is told by where chance last acted, before it did: what came must not decide how it is weighed.

Where chance acted, the change is luck, of mean 0 by construction (`ludi.bots.measure.luck`). Where a seat decided, what
its move cost by what it could see then is its play: its own loss, a gain of the others in equal parts. What is left
comes from what somebody could not see: the value changes with who looks, and with what comes to light.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from zlib import crc32

import numpy as np

from ludi.analysis.worth import Worth
from ludi.bots.measure.luck import Scales, Trail, Turning
from ludi.core.state import CHANCE, State

SAMPLES = 192  # of what chance could have brought, where that is much
SEEDS = 1 << 20

Shares = tuple[float, ...]  # by seat


@dataclass(frozen=True)
class Swing:
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
    own: float  # what its own decisions cost it, 0 or less
    others: float  # what those of the others gave it, 0 or more
    hidden: float  # what somebody could not see then
    result: float  # its share of the victory


def changes_of(worth: Worth, states: Sequence[State], samples: int = SAMPLES) -> list[Swing]:
    """A whole game, cause by cause: the states before the first action and after each."""
    scales, seed = Scales(worth.game, worth, samples), seed_of(states)
    begins = [number for number, state in enumerate(states) if is_cause(states, number)]
    turnings = {turning.number: turning for turning in scales.turnings(Trail(list(states)), seed)}
    known, far = dict[int, Any](), list[int]()
    late = False
    for number in [*begins, len(states) - 1]:
        if number in turnings:
            late = turnings[number].is_late
        elif late:
            known[number] = scales.by_the_end(np.array([states[number]], worth.game.state), seed, number)[0]
        else:
            far.append(number)
    if far:
        rows = worth.of(np.array([states[number] for number in far], worth.game.state))
        known |= dict(zip(far, rows, strict=True))
    known |= expected_in(worth, scales, list(turnings.values()), seed)
    stops = [*begins[1:], len(states) - 1]
    return [
        Swing(first, last, int(states[first].seat), tuple(known[first].tolist()), tuple(known[last].tolist()))
        for first, last in zip(begins, stops, strict=True)
    ]


def seed_of(states: Sequence[State]) -> int:
    """A game's own: its analysis is the same each time, and no two games are weighed against the same samples.

    (One seed for all games gave every game of Roma the same error: the same 48 deals stood for all deals.)
    """
    return crc32(states[-1].tobytes(), len(states)) % SEEDS


def expected_in(worth: Worth, scales: Scales, turnings: Sequence[Turning], seed: int) -> dict[int, Any]:
    """The mean of what runs of chance could have brought, by where they began."""
    known = {one.number: scales.expected_by_the_end(one, seed) for one in turnings if one.is_late}
    if early := [one for one in turnings if not one.is_late]:
        instead = worth.of(np.concatenate([one.instead for one in early]))
        ends = np.cumsum([len(one.instead) for one in early])[:-1]
        for one, worths in zip(early, np.split(instead, ends), strict=True):
            known[one.number] = one.shares @ worths
    return known


def is_cause(states: Sequence[State], number: int) -> bool:
    """Whether a decision, or a run of chance, begins here; the end of a game begins nothing."""
    if number == len(states) - 1:
        return False
    return bool(states[number].seat != CHANCE or number == 0 or states[number - 1].seat != CHANCE)


def parts_of(changes: Sequence[Swing], costs: Mapping[int, float], seat: int) -> Parts:
    """What a seat owes to what; `costs` are those of the decisions, by how many actions were played before each."""
    start, result = changes[0].before[seat], changes[-1].after[seat]
    luck = sum(change.gains[seat] for change in changes if change.seat == CHANCE)
    paid = [(change.seat, costs.get(change.first, 0.0)) for change in changes if change.seat != CHANCE]
    own = -sum(cost for payer, cost in paid if payer == seat)
    others = sum(cost for payer, cost in paid if payer != seat) / max(1, len(changes[0].before) - 1)
    return Parts(start, luck, own, others, result - start - luck - own - others, result)
