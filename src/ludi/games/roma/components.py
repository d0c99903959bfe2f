"""What is printed on Roma's cards. How they act is in `rules`."""

from enum import IntEnum
from typing import NamedTuple

import numpy as np

SEATS = 2
DISCS = 6  # RO-C2
ACTION_DICE = 3  # RO-C4
FACES = 6
START_VP = 10  # RO-C3
STOCK_VP = 16
OPENING_CARDS = 4  # RO-S1
GIFTS = 2  # RO-S2
LAST_TURN = 500  # RO-E5
SMALL_DISCS = 2  # RO-M1
SMALL_DICE = 1  # RO-M1
SMALL_FACES = 2  # RO-M1
SMALL_VP = 2  # RO-M3
SMALL_STOCK = 2  # RO-M3
SMALL_COINS = 3  # RO-M3
SMALL_OPENING = 2  # RO-M2
SMALL_LAST_TURN = 4  # RO-M3
LONGEST = 10 * LAST_TURN  # decisions of a game: not proven, for equal dice can be rolled again for ever (RO-T2)


class Seat(IntEnum):
    """The two sides of the table, named by the emblem on their dice."""

    EAGLE = 0
    WAVE = 1


class Spot(IntEnum):
    """RO-C2 Where a die is used: at the disc of its number, at the money disc, at the cards disc."""

    DISC_1 = 0
    DISC_2 = 1
    DISC_3 = 2
    DISC_4 = 3
    DISC_5 = 4
    DISC_6 = 5
    MONEY = 6
    CARDS = 7


class Kind(IntEnum):
    """RO-C1 A card is a person or a building."""

    PERSON = 0
    BUILDING = 1


class Card(IntEnum):
    """RO-C1 The 25 kinds of card, in the order of the rulebook."""

    SICARIUS = 0
    LEGAT = 1
    CONSUL = 2
    PRAETORIANUS = 3
    SENATOR = 4
    ARCHITECTUS = 5
    GLADIATOR = 6
    LEGIONARIUS = 7
    SCAENICUS = 8
    VELITES = 9
    CONSILIARIUS = 10
    MERCATOR = 11
    NERO = 12
    HARUSPEX = 13
    ESSEDUM = 14
    TRIBUNUS_PLEBIS = 15
    CENTURIO = 16
    AESCULAPINUM = 17
    BASILICA = 18
    FORUM = 19
    TEMPLUM = 20
    MERCATUS = 21
    MACHINA = 22
    ONAGER = 23
    TURRIS = 24


class Printed(NamedTuple):
    """What stands on a card, and how many there are."""

    copies: int
    kind: Kind
    cost: int
    defence: int


# fmt: off
PRINTED = {                 #      copies  kind            cost  defence
    Card.SICARIUS:          Printed(1, Kind.PERSON,         9,    2),
    Card.LEGAT:             Printed(2, Kind.PERSON,         5,    2),
    Card.CONSUL:            Printed(2, Kind.PERSON,         3,    3),
    Card.PRAETORIANUS:      Printed(2, Kind.PERSON,         4,    4),
    Card.SENATOR:           Printed(2, Kind.PERSON,         3,    3),
    Card.ARCHITECTUS:       Printed(2, Kind.PERSON,         3,    4),
    Card.GLADIATOR:         Printed(2, Kind.PERSON,         6,    5),
    Card.LEGIONARIUS:       Printed(3, Kind.PERSON,         4,    5),
    Card.SCAENICUS:         Printed(2, Kind.PERSON,         8,    3),
    Card.VELITES:           Printed(2, Kind.PERSON,         5,    3),
    Card.CONSILIARIUS:      Printed(2, Kind.PERSON,         4,    4),
    Card.MERCATOR:          Printed(1, Kind.PERSON,         7,    2),
    Card.NERO:              Printed(1, Kind.PERSON,         8,    9),
    Card.HARUSPEX:          Printed(2, Kind.PERSON,         4,    3),
    Card.ESSEDUM:           Printed(2, Kind.PERSON,         6,    3),
    Card.TRIBUNUS_PLEBIS:   Printed(2, Kind.PERSON,         5,    5),
    Card.CENTURIO:          Printed(2, Kind.PERSON,         9,    5),
    Card.AESCULAPINUM:      Printed(2, Kind.BUILDING,       5,    2),
    Card.BASILICA:          Printed(2, Kind.BUILDING,       6,    5),
    Card.FORUM:             Printed(6, Kind.BUILDING,       5,    5),
    Card.TEMPLUM:           Printed(2, Kind.BUILDING,       2,    2),
    Card.MERCATUS:          Printed(2, Kind.BUILDING,       6,    3),
    Card.MACHINA:           Printed(2, Kind.BUILDING,       4,    4),
    Card.ONAGER:            Printed(2, Kind.BUILDING,       5,    4),
    Card.TURRIS:            Printed(2, Kind.BUILDING,       6,    6),
}
# fmt: on

CARDS = len(Card)
COPIES = np.array([PRINTED[card].copies for card in Card], np.int64)
KIND = np.array([PRINTED[card].kind for card in Card], np.int64)
COST = np.array([PRINTED[card].cost for card in Card], np.int64)
DEFENCE = np.array([PRINTED[card].defence for card in Card], np.int64)
DECK = int(COPIES.sum())
SMALL_HAND = np.array([card == Card.TRIBUNUS_PLEBIS for card in Card], np.int64)  # RO-M2 of each player
SMALL_PILED = (Card.LEGAT, Card.PRAETORIANUS, Card.GLADIATOR, Card.GLADIATOR)  # RO-M2
SMALL_PILE = np.array([SMALL_PILED.count(card) for card in Card], np.int64)
