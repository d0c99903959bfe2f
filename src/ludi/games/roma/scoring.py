"""Chapter 7. Points, the end of the game, the winner."""

from ludi.core.state import State
from ludi.games.roma.components import LAST_TURN, SEATS
from ludi.games.roma.state import other


def is_ended(state: State) -> bool:
    """RO-E1 The game ends when a player has no VP or the stock has none."""
    for seat in range(SEATS):
        if state.vp[seat] == 0:
            return True
    return state.stock == 0


def is_last_turn(state: State) -> bool:
    """RO-E5 After 500 turns the game ends."""
    return state.turns >= LAST_TURN


def score_of(state: State, seat: int) -> int:
    """RO-E4 The score is the VP."""
    return state.vp[seat]


def is_winner(state: State, seat: int) -> bool:
    """RO-E4 Most VP win; with equal VP both do: a draw."""
    return state.vp[seat] >= state.vp[other(seat)]
