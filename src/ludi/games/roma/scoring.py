"""Chapter 7. Points, the end of the game, the winner."""

from ludi.core.state import State
from ludi.games.roma.components import SEATS
from ludi.games.roma.state import last_turn, other


def is_ended(state: State) -> bool:
    """RO-E1 The game ends when a player has no VP or the stock has none."""
    for seat in range(SEATS):
        if state.vp[seat] == 0:
            return True
    return state.stock == 0


def is_last_turn(state: State) -> bool:
    """RO-E5, RO-M3 After 500 turns the game ends, the small one after four."""
    return state.turns >= last_turn(state)


def score_of(state: State, seat: int) -> int:
    """RO-E4 The score is the VP."""
    return state.vp[seat]


def is_winner(state: State, seat: int) -> bool:
    """RO-E4 Most VP win; with equal VP both do: a draw."""
    return state.vp[seat] >= state.vp[other(seat)]
