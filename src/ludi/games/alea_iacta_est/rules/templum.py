"""Chapter 3, I. The Templum: one die more each time, a higher sum, and Fortuna tiles."""

from ludi.core.piles import total
from ludi.core.state import CHANCE, NONE, State
from ludi.games.alea_iacta_est.components import FACES, FORTUNAS, SEATS
from ludi.games.alea_iacta_est.fields import Phase
from ludi.games.alea_iacta_est.rules.dice import give_back
from ludi.games.alea_iacta_est.state import has_templum


def most_in_templum(state: State, besides: int) -> int:
    """AI-P2 The seat with most dice in the Templum, leaving one seat out of account; NONE if nobody has any."""
    leader, most = NONE, 0
    for seat in range(SEATS):
        count = total(state.templum[seat])
        if seat != besides and count > most:
            leader, most = seat, count
    return leader


def templum_sum(state: State, seat: int) -> int:
    """What the dice of a seat in the Templum show together."""
    points = 0
    for face in range(FACES):
        points += state.templum[seat, face] * (face + 1)
    return points


def dice_to_pass(state: State, seat: int) -> int:
    """AI-P2 The most dice any other seat has in the Templum."""
    rival = most_in_templum(state, seat)
    return 0 if rival == NONE else total(state.templum[rival])


def is_templum_leader(state: State, seat: int) -> bool:
    """AI-P6 Whether this seat has most dice in the Templum."""
    return total(state.templum[seat]) > dice_to_pass(state, seat)


def dice_for_templum(state: State, seat: int) -> int:
    """AI-P1, AI-P2, AI-P3, AI-P6 How many dice this seat would have to place now; 0 if it may not place."""
    if not has_templum(state):
        return 0
    missing = 1 + dice_to_pass(state, seat) - total(state.templum[seat])
    return missing if missing > 0 else state.templum_self_raise + 0  # AI-R1


def sum_for_templum(state: State, seat: int) -> int:
    """AI-P2, AI-P3 What the dice still to be placed must show together, at least; 0 for the first, and for AI-R1."""
    rival = most_in_templum(state, seat)
    if rival == NONE or total(state.templum[seat]) > total(state.templum[rival]):
        return 0
    return 1 + templum_sum(state, rival) - templum_sum(state, seat)


def place_in_templum(state: State, face: int) -> None:
    """AI-P1, AI-P2, AI-P4 One die goes to the Templum; one Fortuna tile is due for it."""
    if state.phase == Phase.PLACE:
        state.to_place = dice_for_templum(state, state.player)
        state.phase = Phase.TEMPLUM
    state.supply[state.player, face] -= 1
    state.templum[state.player, face] += 1
    state.to_place -= 1
    state.to_draw += 1


def has_fortuna_to_draw(state: State) -> bool:
    """AI-P5 Whether a Fortuna tile is left, face down or beside the Templum."""
    return state.fortuna_pile_size > 0 or total(state.fortuna_beside) > 0


def draw_from_fortuna(state: State, phase: int) -> None:
    """AI-P5 Chance draws a tile; with none face down, those beside the Templum are shuffled first."""
    if state.fortuna_pile_size == 0:
        for value in range(FORTUNAS):
            state.fortuna_pile[value] = state.fortuna_beside[value]
            state.fortuna_anew[value] = state.fortuna_beside[value]
            state.fortuna_pile_size += state.fortuna_beside[value]
            state.fortuna_beside[value] = 0
            for seat in range(SEATS):
                state.fortuna_early[seat, value] += state.fortuna_drawn[seat, value]
                state.fortuna_drawn[seat, value] = 0
        for seat in range(SEATS):
            state.fortuna_early_size[seat] += state.fortuna_drawn_size[seat]
            state.fortuna_drawn_size[seat] = 0
    state.phase = phase
    state.seat = CHANCE


def see_fortuna(state: State, value: int) -> None:
    """AI-P4 The player sees a tile and keeps it face down."""
    state.fortuna_pile[value] -= 1
    state.fortuna_pile_size -= 1
    state.fortuna_drawn[state.player, value] += 1
    state.fortuna_drawn_size[state.player] += 1
    state.to_draw -= 1


def fortuna_held(state: State, seat: int) -> int:
    """How many Fortuna tiles drawn this stage lie closed before a seat."""
    return state.fortuna_early_size[seat] + state.fortuna_drawn_size[seat] - total(state.fortuna_opened[seat])


def closed_fortuna(state: State, seat: int, value: int) -> int:
    """How many of them have this value."""
    return state.fortuna_early[seat, value] + state.fortuna_drawn[seat, value] - state.fortuna_opened[seat, value]


def keep_fortuna(state: State, seat: int, value: int) -> None:
    """AI-V1 A kept tile lies face up before its owner."""
    state.fortuna_opened[seat, value] += 1  # AI-H1 and nobody is told from which pile it came
    state.fortuna[seat, value] += 1


def leave_templum(state: State, seat: int) -> None:
    """AI-V2 The tiles not kept lie face up beside the Templum; the dice return."""
    for value in range(FORTUNAS):
        left = closed_fortuna(state, seat, value)
        state.fortuna_opened[seat, value] += left
        state.fortuna_beside[value] += left
    give_back(state, seat, total(state.templum[seat]))
    for face in range(FACES):
        state.templum[seat, face] = 0


def keep_all_fortuna(state: State, seat: int) -> None:
    """AI-V3 The owner of the only die keeps what was drawn."""
    for value in range(FORTUNAS):
        while closed_fortuna(state, seat, value) > 0:
            keep_fortuna(state, seat, value)


def forget_draws(state: State) -> None:
    """AI-H1 All tiles drawn in the stage are public now; so is what the pile holds."""
    for value in range(FORTUNAS):
        state.fortuna_anew[value] = 0
        for seat in range(SEATS):
            state.fortuna_early[seat, value] = 0
            state.fortuna_drawn[seat, value] = 0
            state.fortuna_opened[seat, value] = 0
    for seat in range(SEATS):
        state.fortuna_early_size[seat] = 0
        state.fortuna_drawn_size[seat] = 0
