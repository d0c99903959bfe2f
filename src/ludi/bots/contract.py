"""What a bot is: it gets a view, the legal actions, a budget and a seed, and answers with an action and its reasons.

It has no way to reach the state. With the same view, budget in iterations, seed and memory it answers the same.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from ludi.core.state import State


@dataclass(frozen=True)
class Budget:
    """How long a bot may think of one decision: so many iterations, or so many milliseconds."""

    iterations: int = 0
    milliseconds: int = 0


@dataclass(frozen=True)
class Reason:
    """Why an action, or why not."""

    action: int
    visits: int  # how often it was tried
    value: float  # what it is worth to the seat, from 0 (lost) to 1 (won)
    line: tuple[int, ...] = ()  # the moves of this seat it expects, this one first


@dataclass(frozen=True)
class Answer:
    """What a bot does, and what it thinks of every action; the best first."""

    action: int
    reasons: tuple[Reason, ...] = field(default=())


class Bot(Protocol):
    """An opponent."""

    name: str

    def choose(self, view: State, seat: int, legal: Sequence[int], seed: int, seconds: float | None = None) -> Answer:
        """Decide. The budget is the bot's own; two bots of one name and budget play the same.

        After so many `seconds` it answers with what it has thought so far.
        """
        ...

    def forget(self) -> None:
        """Begin a new game with an empty head."""
        ...
