"""Chapter 7. Victory points change hands."""

from ludi.core.state import NONE, State
from ludi.games.roma.fields import Phase
from ludi.games.roma.rules.places import empty_places
from ludi.games.roma.scoring import is_ended
from ludi.games.roma.state import other


def pay_from_stock(state: State, seat: int, points: int) -> None:
    """RO-E2 A payout larger than the stock is credited in full."""
    state.vp[seat] += points
    if points > state.stock:
        state.credited += points - state.stock
        state.stock = 0
    else:
        state.stock -= points


def take_from_opponent(state: State, seat: int, points: int) -> None:
    """RO-E3 Nobody loses more VP than they have."""
    taken = min(points, state.vp[other(seat)])
    state.vp[other(seat)] -= taken
    state.vp[seat] += taken


def pay_for_empty_discs(state: State, seat: int) -> None:
    """RO-T1 One VP back to the stock for each disc without an own card; with fewer, all of them."""
    lost = min(empty_places(state, seat), state.vp[seat])
    state.vp[seat] -= lost
    state.stock += lost


def end_game(state: State) -> None:
    """RO-E1, RO-E5 Nobody decides any more."""
    state.phase = Phase.OVER
    state.seat = NONE


def tally(state: State) -> None:
    """RO-E4 Nothing is left to count: the VP that changed hands are the score."""


def ask(state: State, phase: int) -> None:
    """The player whose turn it is decides next, unless the game has ended (RO-E1)."""
    if is_ended(state):
        end_game(state)
    else:
        state.phase = phase
        state.seat = state.player
