"""The verbs every room provides, under the names the core calls them by.

Code of the core that runs compiled (playing out, searching, writing observations) calls these. When a room is built,
`ludi.core.compiled` puts the room's own functions in their place. Those in `REQUIRED` a room must have; for the others
`ludi.core.default_rules`, and for `features` `ludi.core.observing`, stand in where it has none.
"""

from collections.abc import Callable
from typing import Any, Protocol

from ludi.core.state import State


def legal_actions(state: State, actions: Any) -> int:
    """Write the actions the deciding seat may take; returns how many."""
    raise NotImplementedError


def chance_outcomes(state: State, actions: Any, weights: Any) -> int:
    """Write what the seat CHANCE may do and how likely each is; returns how many."""
    raise NotImplementedError


def perform(state: State, action: int) -> None:
    """Carry out a legal action, all but the count at the end."""
    raise NotImplementedError


def tally(state: State) -> None:
    """Show what is shown and count what is counted when nobody decides any more."""
    raise NotImplementedError


def score_of(state: State, seat: int) -> int:
    """The seat's points."""
    raise NotImplementedError


def is_winner(state: State, seat: int) -> bool:
    """Whether this seat has won, alone or with others; asked when the game is over."""
    raise NotImplementedError


def imagine(view: State, seat: int, rng: Any) -> None:
    """Fill what the viewer at this seat cannot see, with something that seat cannot rule out."""
    raise NotImplementedError


def features(view: State, seat: int, out: Any) -> None:
    """Write what the viewer at this seat sees, as numbers for a learner."""
    raise NotImplementedError


def recount(state: State) -> None:
    """Work out the public counts again from what lies on the table."""
    raise NotImplementedError


def fault_of(state: State) -> int:
    """Which invariant is broken, as an index into the room's FAULTS; NONE where all hold."""
    raise NotImplementedError


ALL = (legal_actions, chance_outcomes, perform, tally, score_of, is_winner, imagine, features, recount, fault_of)
REQUIRED = (legal_actions, perform, is_winner)


class Rules(Protocol):
    """A game's functions at one speed: its verbs, and the core's own that call them. A room's others are there too."""

    legal_actions: Callable[[State, Any], int]
    chance_outcomes: Callable[[State, Any, Any], int]
    perform: Callable[[State, int], None]
    tally: Callable[[State], None]
    score_of: Callable[[State, int], int]
    is_winner: Callable[[State, int], bool]
    imagine: Callable[[State, int, Any], None]
    features: Callable[[State, int, Any], None]
    recount: Callable[[State], None]
    fault_of: Callable[[State], int]

    apply: Callable[[State, int], None]  # `ludi.core.playout`, from here on
    sample_chance: Callable[[State, Any, Any, Any], int]
    sample_action: Callable[[State, Any, Any, Any], int]
    play_out: Callable[[State, Any, Any, Any], int]
    play_games: Callable[[Any, Any, Any, bool, Any, Any], None]
