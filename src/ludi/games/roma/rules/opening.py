"""Chapter 1. The opening: cards are dealt, given, and laid face down."""

from ludi.core.state import NONE, State
from ludi.games.roma.components import CARDS, DISCS, GIFTS, SEATS
from ludi.games.roma.fields import Phase, Scale
from ludi.games.roma.rules.knowledge import forget, learn
from ludi.games.roma.rules.piles import draw_from_pile, take_to_hand
from ludi.games.roma.rules.turn import begin_turn
from ludi.games.roma.state import opening_hand, other


def choose_start(state: State, seat: int) -> None:
    """RO-S3 The start player is drawn."""
    state.player = seat
    state.phase = Phase.DEAL


def dealt_seat(state: State) -> int:
    """RO-S1 Who is dealt the next card: first the start player, then the other."""
    if state.hand_size[state.player] < opening_hand(state):
        return state.player
    return other(state.player)


def deal(state: State, card: int) -> None:
    """RO-S1, RO-M2 Four cards to each player; in the small game one, and nothing is given."""
    seat = dealt_seat(state)
    draw_from_pile(state, card)
    take_to_hand(state, seat, card)
    if state.hand_size[other(state.player)] == opening_hand(state):
        state.phase = Phase.OPENING if state.scale == Scale.SMALL else Phase.GIVE
        state.seat = state.player


def give(state: State, card: int) -> None:
    """RO-S2 Each player gives two cards to the other; both choose before either sees what comes."""
    seat = state.seat
    state.hand[seat, card] -= 1
    state.hand_size[seat] -= 1
    state.given[seat, card] += 1
    state.given_size[seat] += 1
    if state.given_size[seat] == GIFTS:
        if seat == state.player:
            state.seat = other(seat)
        else:
            exchange_gifts(state)


def exchange_gifts(state: State) -> None:
    """RO-S2, RO-H3 The gifts change hands; each giver knows what the other holds of them."""
    for seat in range(SEATS):
        for card in range(CARDS):
            for _ in range(state.given[seat, card]):
                take_to_hand(state, other(seat), card)
                learn(state, other(seat), card)
            state.given[seat, card] = 0
        state.given_size[seat] = 0
    state.phase = Phase.OPENING
    state.seat = state.player


def lay_face_down(state: State, card: int, disc: int) -> None:
    """RO-S3 An opening card is laid face down; nothing is paid. First the start player lays them all."""
    seat = state.seat
    state.hand[seat, card] -= 1
    state.hand_size[seat] -= 1
    state.face_down[seat, disc] = card
    state.covered[seat, disc] = 1
    if state.hand_size[seat] == 0:
        if seat == state.player:
            state.seat = other(seat)
        else:
            turn_up(state)


def turn_up(state: State) -> None:
    """RO-S4 All cards are turned face up, and the start player begins with an ordinary turn."""
    for seat in range(SEATS):
        for disc in range(DISCS):
            card = state.face_down[seat, disc]
            if card != NONE:
                state.face_up[seat, disc] = card
                state.face_down[seat, disc] = NONE
                state.covered[seat, disc] = 0
                forget(state, seat, card)
    begin_turn(state, state.player)
