"""The one record that is a game of Roma.

money  I  II  III  IV  V  VI  cards      the discs, between two rows of places, one for each seat
"""

from enum import IntEnum

import numpy as np

from ludi.core.actions import Numbers
from ludi.core.game import Option
from ludi.core.notation import Value, Words, enum_of
from ludi.core.piles import total
from ludi.core.state import CHANCE, NONE, Record, State, blank
from ludi.games.roma.components import (
    ACTION_DICE,
    CARDS,
    COPIES,
    DECK,
    DISCS,
    FACES,
    SEATS,
    START_VP,
    STOCK_VP,
    Card,
    Seat,
)  # fmt: skip


class Phase(IntEnum):
    """What is being asked or done."""

    START = 0  # chance draws the start player
    DEAL = 1  # chance deals the opening hands
    GIVE = 2
    OPENING = 3
    ROLL = 4  # chance rolls the action dice
    REROLL = 5
    ACTIONS = 6
    DRAW = 7  # chance draws for the cards disc
    KEEP = 8
    LOOK = 9  # Haruspex looks through the draw pile
    TAKE = 10  # Aesculapinum chooses from the discard pile
    TARGET = 11
    BATTLE = 12  # chance throws the battle die
    ADD_DIE = 13  # Centurio
    CHANGE_DIE = 14  # Consul
    BLOCK = 15  # Praetorianus
    LAY_FREE = 16  # Senator, Architectus
    RELAY = 17  # Consiliarius, Machina
    BUY = 18  # Mercator
    COPY = 19  # Scaenicus
    FORUM = 20  # the second die
    TEMPLUM = 21  # the third die
    THROW = 22  # chance throws the third die anew
    OVER = 23


OPTIONS = (
    Option("templum", ("as_it_lies", "thrown"), "as_it_lies"),  # RO-K21
    Option("start_player", ("drawn", "eagle", "wave"), "drawn"),  # RO-S3
)
THROWN = 1
DRAWN = 0

# fmt: off
STATE = np.dtype((Record, [
    ("templum",      np.int8),                   # option
    ("start_player", np.int8),                   # option
    ("seat",         np.int8),                   # who decides now
    ("phase",        np.int8),
    ("player",       np.int8),                   # whose turn it is
    ("turns",        np.int16),                  # turns ended, of both together
    ("dice",         np.int8,  (ACTION_DICE,)),  # action dice; NONE before the roll and once used
    ("coins",        np.int16, (SEATS,)),
    ("vp",           np.int16, (SEATS,)),
    ("stock",        np.int16),                  # VP nobody has
    ("credited",     np.int16),                  # VP paid that the stock did not have (RO-E2)
    ("hand",         np.int8,  (SEATS, CARDS)),
    ("hand_size",    np.int8,  (SEATS,)),
    ("known",        np.int8,  (SEATS, CARDS)),  # of a seat's cards, those the other knows it holds (RO-H3)
    ("sure",         np.int8,  (CARDS,)),        # known of the player's hand before this draw emptied the pile (RO-H5)
    ("given",        np.int8,  (SEATS, CARDS)),  # chosen to be given away (RO-S2)
    ("given_size",   np.int8,  (SEATS,)),
    ("face_down",    np.int8,  (SEATS, DISCS)),  # opening cards until they are turned up; Card or NONE
    ("covered",      np.int8,  (SEATS, DISCS)),  # where a card lies face down
    ("face_up",      np.int8,  (SEATS, DISCS)),  # Card beside each disc, or NONE
    ("draw_pile",    np.int8,  (CARDS,)),
    ("draw_size",    np.int8),
    ("discard",      np.int8,  (DECK,)),         # bottom to top, then NONE
    ("discard_size", np.int8),
    ("drawn",        np.int8,  (SEATS, CARDS)),  # cards a seat looks at: drawn, or the pile before Haruspex
    ("drawn_size",   np.int8),
    ("to_draw",      np.int8),
    ("blocked",      np.int8,  (SEATS, DISCS)),  # discs a seat cannot activate in its next turn (RO-K4)
    ("essedum",      np.int8),                   # activations of Essedum this turn (RO-K15)
    ("disc",         np.int8),                   # where a card is being activated, or NONE
    ("actor",        np.int8),                   # the Card whose action is carried out, or NONE
    ("target",       np.int8),                   # the disc of the attacked card, or NONE
    ("battle_die",   np.int8),                   # the last throw of this turn, or NONE
    ("payout",       np.int16),                  # VP a Forum will pay
    ("laid",         np.int8),                   # cards laid in this activation (RO-K26)
    ("lifted",       np.int8,  (CARDS,)),        # cards taken up, to be laid again
    ("relaid",       np.int8,  (DISCS,)),        # discs where one of them lies again
]))

DISC = Numbers(1, DISCS)
DIE = Numbers(1, FACES)

WORDS = {
    "templum":      Words((), enum_of("Templum", *OPTIONS[0].values)),
    "start_player": Words((), enum_of("StartPlayer", *OPTIONS[1].values)),
    "seat":         Words((), Seat),
    "phase":        Words((), Phase),
    "player":       Words((), Seat),
    "turns":        Words(),
    "dice":         Words((), Value.NUMBER, listed=True),
    "coins":        Words((Seat,)),
    "vp":           Words((Seat,)),
    "stock":        Words(),
    "credited":     Words(),
    "hand":         Words((Seat, Card), Value.COUNT),
    "hand_size":    Words((Seat,)),
    "known":        Words((Seat, Card), Value.COUNT),
    "sure":         Words((Card,), Value.COUNT),
    "given":        Words((Seat, Card), Value.COUNT),
    "given_size":   Words((Seat,)),
    "face_down":    Words((Seat, DISC), Card),
    "covered":      Words((Seat, DISC), Value.FLAG),
    "face_up":      Words((Seat, DISC), Card),
    "draw_pile":    Words((Card,), Value.COUNT),
    "draw_size":    Words(),
    "discard":      Words((), Card, listed=True),
    "discard_size": Words(),
    "drawn":        Words((Seat, Card), Value.COUNT),
    "drawn_size":   Words(),
    "to_draw":      Words(),
    "blocked":      Words((Seat, DISC), Value.FLAG),
    "essedum":      Words(),
    "disc":         Words((), DISC),
    "actor":        Words((), Card),
    "target":       Words((), DISC),
    "battle_die":   Words(),
    "payout":       Words(),
    "laid":         Words(),
    "lifted":       Words((Card,), Value.COUNT),
    "relaid":       Words((DISC,), Value.FLAG),
}
# fmt: on

FAULTS = (
    "cards are not conserved",
    f"victory points are not conserved: vp and stock are not {2 * START_VP + STOCK_VP} together",
    "a public count is wrong, or the discard pile has a gap",
    "false knowledge: known or sure names a card that is not there",
)


def new_state() -> State:
    """An empty table in the middle of the first seat's turn: no dice, no cards, nothing to spend."""
    state = blank(STATE)
    state.phase = Phase.ACTIONS
    for field in ("dice", "face_down", "face_up", "discard", "disc", "actor", "target", "battle_die"):
        state[field] = NONE
    for seat in range(SEATS):
        state.vp[seat] = START_VP
    state.stock = STOCK_VP
    return state


def setup(state: State) -> None:
    """RO-S1, RO-C3, RO-C5 All cards in the draw pile, ten VP each, no money; chance acts first."""
    state.draw_pile[:] = COPIES
    state.draw_size = DECK
    state.phase = Phase.START
    state.seat = CHANCE
    state.player = NONE
    if state.start_player != DRAWN:
        state.player = state.start_player - 1
        state.phase = Phase.DEAL


def other(seat: int) -> int:
    """The opponent."""
    return 1 - seat


def places_of(state: State, card: int) -> int:
    """RO-C1 How many cards of a kind lie anywhere."""
    count = state.draw_pile[card] + state.lifted[card]
    for place in range(state.discard_size):
        count += state.discard[place] == card
    for seat in range(SEATS):
        count += state.hand[seat, card] + state.given[seat, card] + state.drawn[seat, card]
        for disc in range(DISCS):
            count += state.face_up[seat, disc] == card
            count += state.face_down[seat, disc] == card
    return count


def recount(state: State) -> None:
    """RO-H2 The public counts of what lies hidden."""
    state.draw_size = total(state.draw_pile)
    state.discard_size = 0
    for place in range(DECK):
        state.discard_size += state.discard[place] != NONE
    state.drawn_size = total(state.drawn[0]) + total(state.drawn[1])
    for seat in range(SEATS):
        state.hand_size[seat] = total(state.hand[seat])
        state.given_size[seat] = total(state.given[seat])
        for disc in range(DISCS):
            state.covered[seat, disc] = state.face_down[seat, disc] != NONE


def broken_invariant(state: State) -> int:
    """Which invariant of FAULTS is broken, or NONE."""
    for card in range(CARDS):
        if places_of(state, card) != COPIES[card]:
            return 0
    if state.vp[0] + state.vp[1] + state.stock != 2 * START_VP + STOCK_VP + state.credited:
        return 1
    if total(state.draw_pile) != state.draw_size or total(state.drawn[0]) + total(state.drawn[1]) != state.drawn_size:
        return 2
    for place in range(DECK):
        if (state.discard[place] != NONE) != (place < state.discard_size):
            return 2
    for seat in range(SEATS):
        if is_miscounted(state, seat):
            return 2
        if is_misjudged(state, seat):
            return 3
    return NONE


def is_miscounted(state: State, seat: int) -> bool:
    """RO-H2 Whether a public count of this seat's things is wrong, or less than nothing."""
    for disc in range(DISCS):
        if (state.face_down[seat, disc] != NONE) != state.covered[seat, disc]:
            return True
    if total(state.hand[seat]) != state.hand_size[seat] or total(state.given[seat]) != state.given_size[seat]:
        return True
    return state.coins[seat] < 0 or state.vp[seat] < 0


def is_misjudged(state: State, seat: int) -> bool:
    """RO-H3 Whether the other takes a card to be with this seat that is not."""
    for card in range(CARDS):
        held = state.hand[seat, card] + state.drawn[seat, card]
        for disc in range(DISCS):
            held += state.face_down[seat, disc] == card
        if not 0 <= state.known[seat, card] <= held:
            return True
        if seat == state.player and not 0 <= state.sure[card] <= state.hand[seat, card]:
            return True
    return False
