"""Chapter 1. The opening: action piles, bonus cards, the first influence cards."""

from ludi.core.state import CHANCE, State
from ludi.games.caesar_cleopatra.components import INFLUENCES, SEATS, Seat
from ludi.games.caesar_cleopatra.fields import Phase
from ludi.games.caesar_cleopatra.rules.knowledge import know_arranged, know_opening
from ludi.games.caesar_cleopatra.rules.piles import close_pile
from ludi.games.caesar_cleopatra.rules.places import put_face_down
from ludi.games.caesar_cleopatra.rules.turn import ask, begin_turn
from ludi.games.caesar_cleopatra.state import is_closed, opening_hand


def put_in_order(state: State, action: int) -> None:
    """CC-S4 One more action card is put on top of the pile; first Caesar's pile is built, then Cleopatra's, unseen."""
    seat = state.seat
    state.hand[seat, INFLUENCES + action] -= 1
    state.hand_actions[seat] -= 1
    state.ordered_pile[seat, state.action_size[seat]] = action
    state.action_size[seat] += 1
    if state.hand_actions[seat] == 0:
        next_to_set_up(state, Phase.BONUS, CHANCE)
        if is_closed(state, seat):
            close_pile(state, seat)


def next_to_set_up(state: State, next_phase: int, next_seat: int) -> None:
    """CC-S4, CC-S8 After Caesar it is Cleopatra's turn to set up; after both the next step begins with Caesar."""
    state.player += 1
    if state.player < SEATS:
        if state.seat != CHANCE:
            state.seat = state.player
    else:
        state.player = 0
        ask(state, next_seat, next_phase)


def draw_bonus(state: State, bonus: int) -> None:
    """CC-S6 A bonus card is drawn, secret to the other."""
    state.bonus_pile[bonus] -= 1
    state.bonus[state.player] = bonus
    next_to_set_up(state, Phase.ARRANGE, 0)


def arrange(state: State, card: int, faction: int) -> None:
    """CC-S7, CC-S8 An opening card is laid face down. When all cards of both lie, Cleopatra begins (CC-T1)."""
    seat = state.seat
    state.hand[seat, card] -= 1
    state.hand_influence[seat] -= 1
    put_face_down(state, seat, card, faction)
    know_arranged(state, seat, faction)
    if state.hand_influence[seat] > opening_hand(state):
        return
    know_opening(state, seat)
    if seat == Seat.CAESAR:
        next_to_set_up(state, Phase.ARRANGE, 0)
    else:
        begin_turn(state, seat)
