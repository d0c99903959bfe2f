"""What a seat has besides its points, by name: what reasons are made from where no point is won or lost at once."""

from collections.abc import Callable
from dataclasses import dataclass

from ludi.core.state import State


@dataclass(frozen=True)
class Stake:
    """Something of which more is better; `roma-stake-coins` says so many of them."""

    count: Callable[[State, int], int]  # of a whole state, for a seat
    least: float  # a difference below this is not worth a word
    taken: bool = True  # whether less of it for the others is a reason too; they may have spent it well
