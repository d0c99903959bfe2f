"""What is printed on the cards of Caesar & Cleopatra. How they act is in `rules`."""

from enum import IntEnum
from typing import NamedTuple

import numpy as np

SEATS = 2
OPENING_PAIRS = 2  # CC-S3: cards of each value taken out before the influence pile is shuffled
OPENING_HAND = 5  # CC-S7
HAND_LIMIT = 5  # CC-T10
MOST_OWN = 5  # CC-T7
MOST_BOTH = 8  # CC-T8
OPEN_CARDS = 2  # CC-T4
LONGEST = 720  # decisions of a game: a card leaves its hand once, and after every turn without that comes one with it
SMALL_VALUES = 2  # CC-M2 the values 1 and 2 of the small game
SMALL_FACTIONS = 2  # CC-M1 senators and praetors


class Seat(IntEnum):
    """The two players; Cleopatra begins (CC-T1)."""

    CAESAR = 0
    CLEOPATRA = 1


class Faction(IntEnum):
    """CC-C1 The factions, in the order of the rows."""

    SENATORS = 0
    PRAETORS = 1
    QUAESTORS = 2
    CENSORS = 3
    AEDILES = 4


class Card(IntEnum):
    """CC-C4, CC-C5 The kinds of card a player has: influence, then action."""

    ONE = 0
    TWO = 1
    THREE = 2
    FOUR = 3
    FIVE = 4
    PHILOSOPHER = 5
    ASSASSINATION = 6
    SPY = 7
    CASTLING = 8
    SCOUT = 9
    WRATH = 10
    VETO = 11


class Influence(IntEnum):
    """CC-C4 The influence cards; numbered as in Card."""

    ONE = 0
    TWO = 1
    THREE = 2
    FOUR = 3
    FIVE = 4
    PHILOSOPHER = 5


class Action(IntEnum):
    """CC-C5 The action cards; numbered from 0."""

    ASSASSINATION = 0
    SPY = 1
    CASTLING = 2
    SCOUT = 3
    WRATH = 4
    VETO = 5


class Pile(IntEnum):
    """CC-T10 The two piles a player draws from."""

    INFLUENCE = 0
    ACTION = 1


class Vote(IntEnum):
    """CC-C2 The vote cards; the first five are numbered as the factions."""

    SENATORS = 0
    PRAETORS = 1
    QUAESTORS = 2
    CENSORS = 3
    AEDILES = 4
    ORGY = 5
    SHUFFLING_ORGY = 6


class Bonus(IntEnum):
    """CC-C3 The bonus cards; numbered as the factions."""

    SENATORS = 0
    PRAETORS = 1
    QUAESTORS = 2


class Printed(NamedTuple):
    """What stands on a card, and how many each player has of it."""

    copies: int
    value: int


# fmt: off
PRINTED = {             #      copies value
    Card.ONE:           Printed(7,    1),   # CC-C6
    Card.TWO:           Printed(7,    2),
    Card.THREE:         Printed(7,    3),
    Card.FOUR:          Printed(7,    4),
    Card.FIVE:          Printed(7,    5),
    Card.PHILOSOPHER:   Printed(2,    0),
    Card.ASSASSINATION: Printed(4,    0),   # CC-C5
    Card.SPY:           Printed(2,    0),
    Card.CASTLING:      Printed(2,    0),
    Card.SCOUT:         Printed(2,    0),
    Card.WRATH:         Printed(1,    0),
    Card.VETO:          Printed(2,    0),
}

PATRICIANS = {          # CC-C1
    Faction.SENATORS:   5,
    Faction.PRAETORS:   5,
    Faction.QUAESTORS:  5,
    Faction.CENSORS:    3,
    Faction.AEDILES:    3,
}

VOTE_CARDS = {          # CC-C2
    Vote.SENATORS:       1,
    Vote.PRAETORS:       1,
    Vote.QUAESTORS:      1,
    Vote.CENSORS:        1,
    Vote.AEDILES:        1,
    Vote.ORGY:           2,
    Vote.SHUFFLING_ORGY: 1,
}

BONUS_CARDS = {         # CC-C3
    Bonus.SENATORS:     2,
    Bonus.PRAETORS:     2,
    Bonus.QUAESTORS:    2,
}
# fmt: on

FACTIONS = len(Faction)
CARDS = len(Card)
INFLUENCES = len(Influence)
ACTION_KINDS = len(Action)
VALUES = INFLUENCES - 1  # the numbered kinds
VOTES = len(Vote)
BONUSES = len(Bonus)
COPIES = np.array([PRINTED[card].copies for card in Card], np.int64)
VALUE = np.array([PRINTED[card].value for card in Card], np.int64)
FACTION_SIZE = np.array([PATRICIANS[faction] for faction in Faction], np.int64)
VOTE_COPIES = np.array([VOTE_CARDS[vote] for vote in Vote], np.int64)
BONUS_COPIES = np.array([BONUS_CARDS[bonus] for bonus in Bonus], np.int64)
SMALL_PATRICIANS = np.array([1, 2, 0, 0, 0], np.int64)  # CC-M1
SMALL_VOTES = np.array([1, 1, 0, 0, 0, 0, 1], np.int64)  # CC-M1
MOST_COPIES = int(COPIES.max())
ACTION_DECK = int(COPIES[INFLUENCES:].sum())
