"""Chapter 3, III. The Castrum: sets of one value, and provinces."""

from ludi.core.state import NONE, State
from ludi.games.alea_iacta_est.components import FACES, PROVINCES, SEATS
from ludi.games.alea_iacta_est.fields import Holder
from ludi.games.alea_iacta_est.rules.dice import give_back, send_to_latrina
from ludi.games.alea_iacta_est.state import seats_playing


def sets_taken(state: State, face: int) -> int:
    """AI-P12 The numbers of dice for which a set of this value lies there already, a bit for each."""
    taken = 0
    for seat in range(seats_playing(state)):
        taken |= 1 << int(state.castrum[seat, face])
    return taken


def place_set(state: State, face: int, count: int) -> None:
    """AI-P10, AI-P11 Dice of one value begin the player's set of it, or are added to it."""
    state.supply[state.player, face] -= count
    state.castrum[state.player, face] += count


def best_set(state: State) -> int:
    """AI-V8 The set with most dice; of equal number, of the higher value: seat * FACES + face. NONE if none is left."""
    best, rank = NONE, 0
    for seat in range(SEATS):
        for face in range(FACES):
            count = state.castrum[seat, face]
            if count > 0 and count * 8 + face > rank:
                best, rank = seat * FACES + face, count * 8 + face
    return best


def has_open_province(state: State) -> bool:
    """AI-V9 Whether a province lies face up."""
    for province in range(PROVINCES):
        if state.provinces[province] == Holder.OPEN:
            return True
    return False


def take_province(state: State, province: int) -> None:
    """AI-V8 The owner of the best set takes its dice back and a province."""
    best = best_set(state)
    seat, face = best // FACES, best % FACES
    give_back(state, seat, state.castrum[seat, face])
    state.castrum[seat, face] = 0
    state.provinces[province] = seat


def clear_castrum(state: State) -> None:
    """AI-V9 Provinces left are out of the game; dice left go to the Latrina."""
    for province in range(PROVINCES):
        if state.provinces[province] == Holder.OPEN:
            state.provinces[province] = Holder.OUT
    for seat in range(SEATS):
        for face in range(FACES):
            send_to_latrina(state, seat, face, state.castrum[seat, face])
            state.castrum[seat, face] = 0
