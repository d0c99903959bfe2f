"""The one record that is a game of Caesar & Cleopatra.

Caesar's influence cards        [3] [ ]    [5]        [ ]        [1] [1]   [ ]
the factions                    senators   praetors   quaestors  censors   aediles
Cleopatra's influence cards     [ ]        [2] [4]    [ ]        [P]       [ ] [ ]
"""

from enum import IntEnum

import numpy as np

from ludi.core.game import Option
from ludi.core.notation import Value, Words, enum_of
from ludi.core.piles import total
from ludi.core.state import CHANCE, NONE, Record, State, blank
from ludi.games.caesar_cleopatra.components import (
    ACTION_DECK,
    ACTION_KINDS,
    BONUS_COPIES,
    BONUSES,
    CARDS,
    COPIES,
    FACTION_SIZE,
    FACTIONS,
    INFLUENCES,
    MOST_BOTH,
    MOST_COPIES,
    MOST_OWN,
    OPENING_PAIRS,
    SEATS,
    VALUES,
    VOTE_COPIES,
    VOTES,
    Action,
    Bonus,
    Card,
    Faction,
    Influence,
    Pile,
    Seat,
    Vote,
)


class Phase(IntEnum):
    """What is being asked or done; in the phases that draw, the seat CHANCE has the card that was asked for."""

    ORDER = 0  # CC-S4
    BONUS = 1  # chance deals the bonus cards
    ARRANGE = 2  # CC-S7
    TURN = 3  # active or passive
    LAY = 4  # an action card came first
    SECOND = 5  # the second face-up card
    CLOSING = 6  # CC-T18
    ANSWER = 7  # CC-A6
    SPY = 8
    REPLACE = 9  # CC-A14
    CASTLE = 10
    EXTRAORDINARY = 11  # chance has no choice: the next faction with eight cards is asked (CC-V2)
    REFILL = 12
    VOTE = 13  # chance turns a vote card
    EXCHANGE = 14  # CC-T11
    REDRAW = 15
    OVER = 16


OPTIONS = (
    Option("action_order", ("chosen", "shuffled"), "chosen"),  # CC-S4
    Option("orgies", ("all", "fading", "fewer"), "all"),  # CC-X3
)
CHOSEN = 0
FADING = 1
FEWER = 2

HAND = 0  # where a hidden card may lie: in the hand, or at a faction (1 to 5)
PLACES = 1 + FACTIONS
IN_HAND = 1 << HAND  # a set of places is a number, a bit for each
AT_FACTIONS = (1 << PLACES) - 1 - IN_HAND
Places = enum_of("Places", "nowhere", *(
    "_".join(name for place, name in enumerate(["hand", *(f.name.lower() for f in Faction)]) if places >> place & 1)
    for places in range(1, 1 << PLACES)
))  # fmt: skip

# fmt: off
STATE = np.dtype((Record, [
    ("action_order",   np.int8),                               # option
    ("orgies",         np.int8),                               # option
    ("seat",           np.int8),                               # who decides now
    ("phase",          np.int8),
    ("player",         np.int8),                               # whose turn it is, or who is setting up
    ("patricians",     np.int8,  (FACTIONS,)),                 # not won yet
    ("won",            np.int8,  (SEATS, FACTIONS)),
    ("vote_pile",      np.int8,  (VOTES,)),
    ("vote_discard",   np.int8,  (VOTES,)),
    ("vote_removed",   np.int8,  (VOTES,)),                    # out of the game (CC-V15, CC-X1, CC-X2)
    ("bonus_pile",     np.int8,  (BONUSES,)),                  # later the four that nobody sees
    ("bonus",          np.int8,  (SEATS,)),                    # secret; NONE before it is drawn and once it is shown
    ("bonus_shown",    np.int8,  (SEATS,)),                    # NONE until the game has ended (CC-E14)
    ("hand",           np.int8,  (SEATS, CARDS)),
    ("hand_influence", np.int8,  (SEATS,)),                    # how many of them are influence cards
    ("hand_actions",   np.int8,  (SEATS,)),                    # how many are action cards: the backs differ
    ("influence_pile", np.int8,  (SEATS, INFLUENCES)),
    ("influence_size", np.int8,  (SEATS,)),
    ("shuffled_pile",  np.int8,  (SEATS, ACTION_KINDS)),       # the action pile where it was shuffled
    ("ordered_pile",   np.int8,  (SEATS, ACTION_DECK)),        # and where its owner chose: bottom to top, then NONE
    ("action_size",    np.int8,  (SEATS,)),
    ("discard",        np.int8,  (SEATS, CARDS)),
    ("face_up",        np.int8,  (SEATS, FACTIONS, INFLUENCES)),
    ("face_down",      np.int8,  (SEATS, FACTIONS, INFLUENCES)),
    ("covered",        np.int8,  (SEATS, FACTIONS)),           # how many cards lie face down
    ("lifted",         np.int8,  (SEATS, INFLUENCES)),         # taken up by castling, not laid again yet
    ("lifted_size",    np.int8),                               # taken up by castling, until all of them lie again
    ("known",          np.int16, (SEATS, INFLUENCES, MOST_COPIES)),  # hidden cards the other knows of: their places
    ("known_actions",  np.int8,  (SEATS, ACTION_KINDS)),       # action cards the other knows in this hand
    ("played",         np.int8),                               # an action card was played this turn (CC-T14)
    ("laid",           np.int8),                               # influence was laid this turn
    ("action",         np.int8),                               # the Action being played, or NONE
    ("faction",        np.int8),                               # the faction it names, or that is asked, or NONE
    ("partner",        np.int8),                               # the second faction of a castling, or NONE
    ("victim",         np.int8),                               # the Influence an assassination names, or NONE
    ("pile",           np.int8),                               # the Pile that chance draws from, or NONE
    ("to_draw",        np.int8),                               # cards still to be drawn, or exchanged so far
    ("idle",           np.int8),                               # passive turns in a row without an exchange (CC-T13)
    ("wanting",        np.int8),                               # passive for want of influence cards in hand (CC-T5)
]))

WORDS = {
    "action_order":   Words((), enum_of("ActionOrder", *OPTIONS[0].values)),
    "orgies":         Words((), enum_of("Orgies", *OPTIONS[1].values)),
    "seat":           Words((), Seat),
    "phase":          Words((), Phase),
    "player":         Words((), Seat),
    "patricians":     Words((Faction,)),
    "won":            Words((Seat, Faction), Value.COUNT),
    "vote_pile":      Words((Vote,), Value.COUNT),
    "vote_discard":   Words((Vote,), Value.COUNT),
    "vote_removed":   Words((Vote,), Value.COUNT),
    "bonus_pile":     Words((Bonus,), Value.COUNT),
    "bonus":          Words((Seat,), Bonus),
    "bonus_shown":    Words((Seat,), Bonus),
    "hand":           Words((Seat, Card), Value.COUNT),
    "hand_influence": Words((Seat,)),
    "hand_actions":   Words((Seat,)),
    "influence_pile": Words((Seat, Influence), Value.COUNT),
    "influence_size": Words((Seat,)),
    "shuffled_pile":  Words((Seat, Action), Value.COUNT),
    "ordered_pile":   Words((Seat,), Action, listed=True),
    "action_size":    Words((Seat,)),
    "discard":        Words((Seat, Card), Value.COUNT),
    "face_up":        Words((Seat, Faction, Influence), Value.COUNT),
    "face_down":      Words((Seat, Faction, Influence), Value.COUNT),
    "covered":        Words((Seat, Faction)),
    "lifted":         Words((Seat, Influence), Value.COUNT),
    "lifted_size":    Words(),
    "known":          Words((Seat, Influence), Places, listed=True),
    "known_actions":  Words((Seat, Action), Value.COUNT),
    "played":         Words((), Value.FLAG),
    "laid":           Words((), Value.FLAG),
    "action":         Words((), Action),
    "faction":        Words((), Faction),
    "partner":        Words((), Faction),
    "victim":         Words((), Influence),
    "pile":           Words((), Pile),
    "to_draw":        Words(),
    "idle":           Words(),
    "wanting":        Words(),
}
# fmt: on

FAULTS = (
    "cards are not conserved", "patricians are not conserved: patricians and won are not all of them together",
    "vote cards are not conserved", "bonus cards are not conserved", "a public count is wrong",
    "too many cards lie at a faction", "false knowledge: known or known_actions names a card that cannot be there",
)  # fmt: skip


def new_state() -> State:
    """An empty table at the beginning of Caesar's turn: all patricians and vote cards, no cards of the players."""
    state = blank(STATE)
    state.phase = Phase.TURN
    state.patricians[:] = FACTION_SIZE
    state.vote_pile[:] = VOTE_COPIES
    state.bonus_pile[:] = BONUS_COPIES
    for field in ("bonus", "bonus_shown", "ordered_pile", "action", "faction", "partner", "victim", "pile"):
        state[field] = NONE
    return state


def setup(state: State) -> None:
    """CC-S1, CC-S2, CC-S3 Each holds two cards of each value, and the action cards to be put in order (CC-S4)."""
    if state.orgies == FEWER:  # CC-X2
        state.vote_pile[Vote.ORGY] -= 1
        state.vote_removed[Vote.ORGY] += 1
    is_chosen = state.action_order == CHOSEN
    for seat in range(SEATS):
        state.hand[seat, :VALUES] = OPENING_PAIRS
        state.influence_pile[seat] = COPIES[:INFLUENCES] - state.hand[seat, :INFLUENCES]
        actions = state.hand[seat, INFLUENCES:] if is_chosen else state.shuffled_pile[seat]
        actions[:] = COPIES[INFLUENCES:]
        state.known[seat, :VALUES, :OPENING_PAIRS] = IN_HAND  # CC-H6
    recount(state)
    state.phase = Phase.ORDER if is_chosen else Phase.BONUS
    state.seat = state.player if is_chosen else CHANCE


def other(seat: int) -> int:
    """The opponent."""
    return 1 - seat


def copies_in_play(state: State, seat: int, card: int) -> int:
    """CC-C4, CC-C5 How many of a player's cards of a kind lie anywhere."""
    count = state.hand[seat, card] + state.discard[seat, card]
    if card < INFLUENCES:
        count += state.influence_pile[seat, card] + state.lifted[seat, card]
        for faction in range(FACTIONS):
            count += state.face_up[seat, faction, card] + state.face_down[seat, faction, card]
    else:
        count += state.shuffled_pile[seat, card - INFLUENCES]
        for place in range(ACTION_DECK):
            count += state.ordered_pile[seat, place] == card - INFLUENCES
    return count


def bonuses_of(state: State, bonus: int) -> int:
    """CC-C3 How many bonus cards of a kind lie anywhere."""
    count = state.bonus_pile[bonus] + 0
    for seat in range(SEATS):
        count += (state.bonus[seat] == bonus) + (state.bonus_shown[seat] == bonus)
    return count


def recount(state: State) -> None:
    """CC-H3, CC-H5 The public counts of what lies hidden."""
    state.lifted_size = cards_taken_up(state)
    for seat in range(SEATS):
        state.hand_influence[seat] = total(state.hand[seat, :INFLUENCES])
        state.hand_actions[seat] = total(state.hand[seat, INFLUENCES:])
        state.influence_size[seat] = total(state.influence_pile[seat])
        state.action_size[seat] = total(state.shuffled_pile[seat])
        for place in range(ACTION_DECK):
            state.action_size[seat] += state.ordered_pile[seat, place] != NONE
        for faction in range(FACTIONS):
            state.covered[seat, faction] = backs_at(state, seat, faction)


def is_castled(state: State, seat: int, faction: int) -> bool:
    """CC-A3 Whether this seat's cards at this faction have been taken up, and not all of them lie again."""
    is_castling = state.phase == Phase.CASTLE and state.player == seat
    return is_castling and (state.faction == faction or state.partner == faction)


def backs_at(state: State, seat: int, faction: int) -> int:
    """CC-H3, CC-S8 How many face-down cards can be counted there; not while a castling lays them."""
    return 0 if is_castled(state, seat, faction) else total(state.face_down[seat, faction])


def cards_taken_up(state: State) -> int:
    """CC-A3, CC-S8 How many cards a castling took up, whether or not they lie again already."""
    count = 0
    for seat in range(SEATS):
        count += total(state.lifted[seat])
        for faction in range(FACTIONS):
            count += total(state.face_down[seat, faction]) - backs_at(state, seat, faction)
    return count


def broken_invariant(state: State) -> int:
    """Which invariant of FAULTS is broken, or NONE."""
    for seat in range(SEATS):
        for card in range(CARDS):
            if copies_in_play(state, seat, card) != COPIES[card]:
                return 0
    for faction in range(FACTIONS):
        if state.patricians[faction] + state.won[0, faction] + state.won[1, faction] != FACTION_SIZE[faction]:
            return 1
    for vote in range(VOTES):
        if state.vote_pile[vote] + state.vote_discard[vote] + state.vote_removed[vote] != VOTE_COPIES[vote]:
            return 2
    for bonus in range(BONUSES):
        if bonuses_of(state, bonus) != BONUS_COPIES[bonus]:
            return 3
    return fault_of_places(state)


def fault_of_places(state: State) -> int:
    """CC-H5, CC-T7, CC-T8, CC-H4 The public counts, the limits of a faction, and what is known."""
    if cards_taken_up(state) != state.lifted_size:
        return 4
    for seat in range(SEATS):
        if is_miscounted(state, seat):
            return 4
        for faction in range(FACTIONS):
            if backs_at(state, seat, faction) != state.covered[seat, faction]:
                return 4
            own = cards_lying(state, seat, faction)
            if own > MOST_OWN or own + cards_lying(state, other(seat), faction) > MOST_BOTH:
                return 5
            if own > 0 and state.patricians[faction] == 0:
                return 5
        if not is_knowledge_true(state, seat):
            return 6
    return NONE


def is_miscounted(state: State, seat: int) -> bool:
    """Whether a public count of this seat's hand or piles is wrong."""
    size = total(state.shuffled_pile[seat])
    for place in range(ACTION_DECK):
        size += state.ordered_pile[seat, place] != NONE
    return (
        size != state.action_size[seat]
        or total(state.hand[seat, :INFLUENCES]) != state.hand_influence[seat]
        or total(state.hand[seat, INFLUENCES:]) != state.hand_actions[seat]
        or total(state.influence_pile[seat]) != state.influence_size[seat]
    )


def cards_at(state: State, seat: int, faction: int) -> int:
    """CC-T7 How many influence cards of this seat lie at this faction."""
    return state.covered[seat, faction] + total(state.face_up[seat, faction])


def cards_lying(state: State, seat: int, faction: int) -> int:
    """CC-T7 The same in truth: in the middle of a castling more may lie there than can be counted."""
    return total(state.face_down[seat, faction]) + total(state.face_up[seat, faction])


def is_knowledge_true(state: State, seat: int) -> bool:
    """CC-H7 Each known card of a kind can be matched with another hidden card of that kind in one of its places."""
    for action in range(ACTION_KINDS):
        if not 0 <= state.known_actions[seat, action] <= state.hand[seat, INFLUENCES + action]:
            return False
    for card in range(INFLUENCES):
        anywhere = 0
        for slot in range(MOST_COPIES):
            anywhere |= state.known[seat, card, slot]
        places = anywhere
        while places > 0:  # Hall: no set of places may have to hold more of them than it does
            if known_within(state, seat, card, places) > hidden_within(state, seat, card, places):
                return False
            places = (places - 1) & anywhere
    return True


def known_within(state: State, seat: int, card: int, places: int) -> int:
    """How many known cards of a kind can lie nowhere but in these places."""
    count = 0
    for slot in range(MOST_COPIES):
        known = state.known[seat, card, slot]
        count += known != 0 and known & ~places == 0
    return count


def hidden_within(state: State, seat: int, card: int, places: int) -> int:
    """How many cards of a kind lie hidden in these places; what castling took up may still lie at its factions."""
    count = 0
    if places & IN_HAND:
        count += state.hand[seat, card]
    for faction in range(FACTIONS):
        if places >> (1 + faction) & 1:
            count += state.face_down[seat, faction, card]
            if faction == state.faction:
                count += state.lifted[seat, card]
    return count
