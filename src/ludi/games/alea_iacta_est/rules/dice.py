"""Chapter 2. Dice in the supply: rolled, taken up again, given back."""

from ludi.core.piles import total
from ludi.core.state import State
from ludi.games.alea_iacta_est.components import FACES


def take_up(state: State, seat: int) -> None:
    """AI-T2 All dice still in the supply are taken up to be rolled."""
    for face in range(FACES):
        state.unrolled[seat] += state.supply[seat, face]
        state.supply[seat, face] = 0


def give_back(state: State, seat: int, count: int) -> None:
    """Dice return from a building to their owner's supply."""
    state.unrolled[seat] += count


def dice_in_supply(state: State, seat: int) -> int:
    """How many dice a seat has not placed."""
    return state.unrolled[seat] + total(state.supply[seat])


def send_to_latrina(state: State, seat: int, face: int, count: int) -> None:
    """AI-P15, AI-V6, AI-V9 Dice go to the Latrina, to their owner's account."""
    state.latrina[seat, face] += count


def empty_supply(state: State, seat: int) -> None:
    """AI-T4 Dice still in supply when the stage ends go to the Latrina."""
    for face in range(FACES):
        send_to_latrina(state, seat, face, state.supply[seat, face])
        state.supply[seat, face] = 0


def highest_sum(state: State, seat: int, count: int) -> int:
    """The most that so many dice of the supply show together."""
    points, left = 0, count
    for lower in range(FACES):
        face = FACES - 1 - lower
        taken = min(left, int(state.supply[seat, face]))
        points += taken * (face + 1)
        left -= taken
    return points
