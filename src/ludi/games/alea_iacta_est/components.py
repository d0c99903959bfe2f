"""What is in the box of Alea Iacta Est: dice, provinces, patricians, Fortuna and senate tiles."""

from enum import IntEnum

import numpy as np

SEATS = 5
FEWEST = 2  # players
FACES = 6
DICE = 8  # AI-C1 of each player
COLOURS = 6
COLUMNS = 7  # AI-S2 of the Forum, with five players
STAGES = 6  # AI-S6 the most there are
OFFERED = 3  # AI-V5 senate tiles drawn in a stage
SMALL_DICE = 2  # AI-M1 of each player in the small game
SMALL_FACES = 3  # AI-M1 they show 1, 2 or 3
LONGEST = 2600  # decisions of a game: 8 placings, 8 chips for 9 decisions each, 24 choices, 5 players, 5 stages
PRICE_OF_POINT = 2  # AI-E5 Repete chips that count 1 together


class Seat(IntEnum):
    """The players, named by the emblem on their dice, clockwise."""

    EAGLE = 0
    WAVE = 1
    LEAF = 2
    SUN = 3
    AMPHORA = 4


class Colour(IntEnum):
    """AI-R3 The six colours. The last two are assumed."""

    RED = 0
    GREEN = 1
    BLUE = 2
    PURPLE = 3
    YELLOW = 4
    ORANGE = 5


class Sex(IntEnum):
    """AI-C3 A patrician is a woman or a man."""

    WOMAN = 0
    MAN = 1


class Province(IntEnum):
    """AI-C2 The 25 province tiles by colour and value; the free one is grey and has the value 0."""

    RED_1 = 0
    RED_2 = 1
    RED_3 = 2
    RED_4 = 3
    GREEN_1 = 4
    GREEN_2 = 5
    GREEN_3 = 6
    GREEN_4 = 7
    BLUE_1 = 8
    BLUE_2 = 9
    BLUE_3 = 10
    BLUE_4 = 11
    PURPLE_1 = 12
    PURPLE_2 = 13
    PURPLE_3 = 14
    PURPLE_4 = 15
    YELLOW_1 = 16
    YELLOW_2 = 17
    YELLOW_3 = 18
    YELLOW_4 = 19
    ORANGE_1 = 20
    ORANGE_2 = 21
    ORANGE_3 = 22
    ORANGE_4 = 23
    FREE = 24


class Patrician(IntEnum):
    """AI-C3 The 36 patricians by colour, sex and value."""

    RED_WOMAN_1 = 0
    RED_WOMAN_2 = 1
    RED_WOMAN_3 = 2
    RED_MAN_1 = 3
    RED_MAN_2 = 4
    RED_MAN_3 = 5
    GREEN_WOMAN_1 = 6
    GREEN_WOMAN_2 = 7
    GREEN_WOMAN_3 = 8
    GREEN_MAN_1 = 9
    GREEN_MAN_2 = 10
    GREEN_MAN_3 = 11
    BLUE_WOMAN_1 = 12
    BLUE_WOMAN_2 = 13
    BLUE_WOMAN_3 = 14
    BLUE_MAN_1 = 15
    BLUE_MAN_2 = 16
    BLUE_MAN_3 = 17
    PURPLE_WOMAN_1 = 18
    PURPLE_WOMAN_2 = 19
    PURPLE_WOMAN_3 = 20
    PURPLE_MAN_1 = 21
    PURPLE_MAN_2 = 22
    PURPLE_MAN_3 = 23
    YELLOW_WOMAN_1 = 24
    YELLOW_WOMAN_2 = 25
    YELLOW_WOMAN_3 = 26
    YELLOW_MAN_1 = 27
    YELLOW_MAN_2 = 28
    YELLOW_MAN_3 = 29
    ORANGE_WOMAN_1 = 30
    ORANGE_WOMAN_2 = 31
    ORANGE_WOMAN_3 = 32
    ORANGE_MAN_1 = 33
    ORANGE_MAN_2 = 34
    ORANGE_MAN_3 = 35


class Tile(IntEnum):
    """AI-C5 The kinds of senate tile. Each border province is another pair of colours."""

    MANY_PROVINCES = 0  # I
    MANY_PATRICIANS = 1  # II
    MANY_TILES = 2  # III
    MANY_FORTUNA = 3  # IV
    COUPLES = 4  # V
    PATRICIAN_COLOURS = 5  # VI
    PROVINCE_COLOURS = 6  # VII
    SETTLED_PROVINCES = 7  # VIII
    WOMEN = 8  # IX
    MEN = 9  # X
    NEXT_GENERATION = 10  # XI
    BORDER_RED_GREEN = 11  # XII
    BORDER_GREEN_BLUE = 12
    BORDER_BLUE_PURPLE = 13
    BORDER_PURPLE_YELLOW = 14
    BORDER_YELLOW_ORANGE = 15
    BORDER_ORANGE_RED = 16
    FREE_PROVINCE = 17  # XIII


class Pair(IntEnum):
    """AI-P13 The two pairs of dice with the sum 5."""

    ONE_FOUR = 0
    TWO_THREE = 1


PROVINCES = len(Province)
PATRICIANS = len(Patrician)
FORTUNAS = 3  # AI-C4 values of Fortuna tiles
TILES = len(Tile)
VALUES = 4  # of the provinces of a colour
RANKS = 3  # values of patricians of a colour and sex
BORDERS = 6
FIRST_BORDER = int(Tile.BORDER_RED_GREEN)

# fmt: off
PROVINCE_VALUE = np.array([1, 2, 3, 4] * COLOURS + [0], np.int64)
PATRICIAN_VALUE = np.array([1, 2, 3] * 2 * COLOURS, np.int64)
FORTUNA_COPIES = np.array([8, 14, 8], np.int64)
TILE_COPIES = np.array([1] * (TILES - 1) + [2], np.int64)

SMALL_TILES = np.where(np.arange(TILES) == Tile.MANY_PATRICIANS, 3, 0)  # AI-M3

BORDER_COLOURS = np.array([  # AI-R3 assumed, but for the first pair: the six pairs form a ring
    (Colour.RED, Colour.GREEN), (Colour.GREEN, Colour.BLUE), (Colour.BLUE, Colour.PURPLE),
    (Colour.PURPLE, Colour.YELLOW), (Colour.YELLOW, Colour.ORANGE), (Colour.ORANGE, Colour.RED),
], np.int64)

# The patricians of a colour and sex as three bits, one for each value: how many, what the most valuable are worth.
NUMBER = np.array([bin(ranks).count("1") for ranks in range(8)], np.int64)
WORTH = np.array([  # the worth of the most valuable of them
    [sum(sorted((rank + 1 for rank in range(RANKS) if ranks >> rank & 1), reverse=True)[:count])
     for count in range(RANKS + 1)] for ranks in range(8)
], np.int64)  # fmt: skip

#                      players:  2  3  4  5
FORUM_COLUMNS = np.array([4, 5, 6, 7], np.int64)    # AI-S2
STAGES_PLAYED = np.array([6, 6, 5, 5], np.int64)    # AI-S6
TILES_GIVEN = np.array([1, 2, 2, 3], np.int64)      # AI-V5 senate tiles given in a stage
LOW_OF_PAIR = np.array([0, 1], np.int64)            # AI-P13 as faces, counted from 0
HIGH_OF_PAIR = np.array([3, 2], np.int64)
# fmt: on
