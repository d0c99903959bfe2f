"""What may be asked of a vector besides its games, on a CPU and on a GPU alike."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypedDict

import numpy as np

from ludi.core.errors import LudiError
from ludi.core.state import State

SITTERS = ("learner", "random", "heuristic", "greedy")  # as `against` numbers them
REWARDS = ("victory", "margin")
Seated = Sequence[str] | Sequence[Sequence[str]]
Start = Mapping[str, Any] | State


class Wishes(TypedDict, total=False):
    """The settings as arguments by name; what is left out is as in `VectorSettings`."""

    start: Start | None
    seated: Seated | None
    reward: str
    ends: bool
    compact: bool
    stagger: int


@dataclass(frozen=True)
class VectorSettings:
    """How a vector's games begin, who sits in them, and what is told of them.

    start: a position, in words or as a state, from which every game begins.
    seated: who sits at each seat: "learner", or "random", "heuristic", "greedy", played inside the step.
    reward: by "victory", or by "margin", the part of all points.
    ends: keep `final_observations`, `final_scores` and `final_lengths` of games that end.
    compact: actions are numbered without those of chance (`game.actions.first_choice`).
    stagger: lanes begin up to so many random decisions apart, so that they do not end in step.
    """

    start: Start | None = None
    seated: Seated | None = None
    reward: str = "victory"
    ends: bool = False
    compact: bool = False
    stagger: int = 0

    def __post_init__(self) -> None:
        if self.reward not in REWARDS:
            raise LudiError(f"`reward` is one of {', '.join(REWARDS)}, not '{self.reward}'.")

    @property
    def by_margin(self) -> bool:
        """Whether rewards are by points."""
        return self.reward == "margin"

    @property
    def keeps_finals(self) -> bool:
        """Whether the last states of games are asked for, or needed for what is."""
        return self.ends or self.by_margin


def sitting_in(seated: Seated, numbers: Any) -> Any:
    """Who sits where in every lane: one row of names for all, or rows that the lanes take in turn."""
    players = int(numbers[0])
    if (numbers != players).any():
        raise LudiError("`seated` needs the same number of players in all lanes.")
    table = [list(seated)] if isinstance(seated[0], str) else [list(row) for row in seated]
    for row in table:
        if len(row) != players or not set(row) <= set(SITTERS) or SITTERS[0] not in row:
            raise LudiError(
                f"`seated` says who sits at each of {players} seats: {', '.join(SITTERS)}; one learns. Not {row}."
            )
    sitters = np.array([[SITTERS.index(str(name)) for name in row] for row in table], np.int8)
    return sitters[np.arange(len(numbers)) % len(sitters)]
