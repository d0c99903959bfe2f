"""The one record that is a game of Alea Iacta Est.

Templum   Senatus   Castrum   Forum Romanum         Latrina      dice lie in the buildings
Fortuna   senate    provinces patricians            chips        what they win lies below
"""

from enum import IntEnum

from ludi.core.actions import Numbers
from ludi.core.fields import (
    BYTE,
    COUNT,
    NOBODY,
    NUMBER,
    OWNER,
    PUBLIC,
    SHORT,
    Field,
    layout_of,
)
from ludi.core.options import OptionValues, option_rows, options_in
from ludi.core.state import NONE
from ludi.games.alea_iacta_est.components import (
    COLUMNS,
    FACES,
    FEWEST,
    FORTUNAS,
    OFFERED,
    STAGES,
    Patrician,
    Province,
    Seat,
    Tile,
)


class Phase(IntEnum):
    """What is being asked or done."""

    START = 0  # chance draws the start player
    PROVINCES = 1  # chance draws the provinces of a stage
    PATRICIANS = 2  # chance draws the patricians of a stage
    ROLL = 3  # chance rolls the dice taken up
    PLACE = 4
    REROLL = 5  # choosing dice to roll again
    TEMPLUM = 6  # choosing further dice for the Templum
    FORTUNA = 7  # chance draws for dice placed in the Templum
    KEEP_FORTUNA = 8
    SECOND_FORTUNA = 9  # chance draws for the only die in the Templum
    TILES = 10  # chance draws senate tiles
    KEEP_TILE = 11
    TAKE_PROVINCE = 12
    TAKE_PATRICIAN = 13
    OVER = 14


class Holder(IntEnum):
    """Where a province or patrician lies; NONE is face down."""

    EAGLE = 0
    WAVE = 1
    LEAF = 2
    SUN = 3
    AMPHORA = 4
    OPEN = 5  # face up below its building
    OUT = 6  # out of the game


class Players(OptionValues, counted_from=FEWEST):
    """How many play."""

    TWO = 0
    THREE = 1
    FOUR = 2
    FIVE = 3


class TemplumSelfRaise(OptionValues):
    """AI-R1 Whether one may raise the own die in the Templum."""

    NO = 0
    YES = 1


class StartPlayer(OptionValues):
    """AI-S5 Who begins."""

    DRAWN = 0
    EAGLE = 1
    WAVE = 2
    LEAF = 3
    SUN = 4
    AMPHORA = 5


class Scale(OptionValues):
    """AI-M1 The whole game, or the small one."""

    WHOLE = 0
    SMALL = 1


OPTIONS = options_in(__name__)
BENCH = 256  # two rows of places for `scoring` to work on

DIE = Numbers(1, FACES)
STAGE = Numbers(1, STAGES)
FORTUNA = Numbers(1, FORTUNAS)

# AI-H3, AI-H4 Everything is public but Fortuna tiles drawn this stage, senate tiles, and what lies in the piles.
# fmt: off
FIELDS = option_rows(OPTIONS) | {
    "points":             Field(SHORT, (Seat,),          NUMBER,           PUBLIC,       what="at the end"),
    "left_over":          Field(SHORT, (Seat,),          NUMBER,           PUBLIC,       what="at the end: value of patricians not housed (AI-E8)"),
    "bench":              Field(SHORT, (BENCH,),         NUMBER,           PUBLIC,       what="the workbench of `scoring`; empty but while it works"),
    "seat":               Field(BYTE,  (),               Seat,             PUBLIC,       what="who decides now"),
    "phase":              Field(BYTE,  (),               Phase,            PUBLIC, Phase.PLACE),
    "player":             Field(BYTE,  (),               Seat,             PUBLIC,       what="whose turn, or choice in the evaluation, it is"),
    "starter":            Field(BYTE,  (),               Seat,             PUBLIC,       what="the start player of the stage"),
    "stage":              Field(BYTE,  (),               STAGE,            PUBLIC),
    "rounds":             Field(BYTE,  (),               NUMBER,           PUBLIC,       what="ended in this stage"),
    "unrolled":           Field(BYTE,  (Seat,),          NUMBER,           PUBLIC,       what="dice in supply that show nothing: not rolled, or taken up"),
    "supply":             Field(BYTE,  (Seat, DIE),      COUNT,            PUBLIC,       what="dice in supply as rolled"),
    "templum":            Field(BYTE,  (Seat, DIE),      COUNT,            PUBLIC),
    "street":             Field(BYTE,  (Seat, 2),        DIE,              PUBLIC, NONE, what="lowest and highest die in the Senatus"),
    "castrum":            Field(BYTE,  (Seat, DIE),      COUNT,            PUBLIC,       what="dice of the set of each value"),
    "forum":              Field(BYTE,  (COLUMNS,),       DIE,              PUBLIC, NONE, what="die on each column, from the left"),
    "forum_owner":        Field(BYTE,  (COLUMNS,),       Seat,             PUBLIC, NONE),
    "latrina":            Field(BYTE,  (Seat, DIE),      COUNT,            PUBLIC),
    "chips":              Field(BYTE,  (Seat,),          NUMBER,           PUBLIC),
    "provinces":          Field(BYTE,  (Province,),      Holder,           PUBLIC, NONE, what="Holder of each"),
    "patricians":         Field(BYTE,  (Patrician,),     Holder,           PUBLIC, NONE, what="Holder of each"),
    "fortuna_pile":       Field(BYTE,  (FORTUNA,),       COUNT,            NOBODY),
    "fortuna_pile_size":  Field(BYTE,  (),               NUMBER,           PUBLIC),
    "fortuna_beside":     Field(BYTE,  (FORTUNA,),       COUNT,            PUBLIC,       what="face up beside the Templum"),
    "fortuna_anew":       Field(BYTE,  (FORTUNA,),       COUNT,            PUBLIC,       what="what a pile shuffled anew this stage held then (AI-H1)"),
    "fortuna_early":      Field(BYTE,  (Seat, FORTUNA),  COUNT,            OWNER,        what="drawn this stage before the pile was shuffled anew"),
    "fortuna_early_size": Field(BYTE,  (Seat,),          NUMBER,           PUBLIC),
    "fortuna_drawn":      Field(BYTE,  (Seat, FORTUNA),  COUNT,            OWNER,        what="drawn this stage since then"),
    "fortuna_drawn_size": Field(BYTE,  (Seat,),          NUMBER,           PUBLIC),
    "fortuna_opened":     Field(BYTE,  (Seat, FORTUNA),  COUNT,            PUBLIC,       what="of both, what lies open by now, kept or beside the Templum"),
    "fortuna":            Field(BYTE,  (Seat, FORTUNA),  COUNT,            PUBLIC,       what="kept"),
    "senate_pile":        Field(BYTE,  (Tile,),          COUNT,            NOBODY,       what="never drawn yet"),
    "senate_pile_size":   Field(BYTE,  (),               NUMBER,           PUBLIC),
    "offered":            Field(BYTE,  (Seat, OFFERED),  Tile,             OWNER,  NONE, what="tiles a seat looks at and chooses from"),
    "senate":             Field(BYTE,  (Seat, STAGE),    Tile,             OWNER,  NONE, what="Tile kept in each stage, face down"),
    "passed":             Field(BYTE,  (Seat, STAGE, 2), Tile,             OWNER,  NONE, what="tiles a seat passed on or put under the pile (AI-H2)"),
    "senators":           Field(BYTE,  (STAGE, OFFERED), Seat,             PUBLIC, NONE, what="who got a tile in each stage, in order"),
    "shown":              Field(BYTE,  (Seat, STAGE),    Tile,             PUBLIC, NONE, what="senate tiles turned up at the end"),
    "to_place":           Field(BYTE,  (),               NUMBER,           PUBLIC,       what="dice still to be placed in the Templum this turn"),
    "to_draw":            Field(BYTE,  (),               NUMBER,           PUBLIC,       what="tiles chance still has to draw"),
    "to_keep":            Field(BYTE,  (),               NUMBER,           PUBLIC,       what="Fortuna tiles the player may still keep"),
}
# fmt: on

STATE = layout_of(FIELDS)
