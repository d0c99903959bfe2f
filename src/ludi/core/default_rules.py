"""What a room need not say: these verbs of `game_api` stand in where it has none of its own.

They are a small game's: no chance, nothing hidden, nothing counted at the end but who has won.
"""

from typing import Any

from ludi.core.game_api import is_winner
from ludi.core.state import NONE, State


def chance_outcomes(state: State, actions: Any, weights: Any) -> int:
    """Chance does nothing."""
    return 0


def tally(state: State) -> None:
    """Nothing is left to be shown or counted."""


def score_of(state: State, seat: int) -> int:
    """One point for who has won."""
    return 1 if state.seat == NONE and is_winner(state, seat) else 0


def imagine(view: State, seat: int, rng: Any) -> None:
    """Nothing is hidden, so there is nothing to fill in."""


def recount(state: State) -> None:
    """There are no public counts."""


def fault_of(state: State) -> int:
    """No invariant is looked at."""
    return NONE
