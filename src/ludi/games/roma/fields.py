"""The one record that is a game of Roma.

money  I  II  III  IV  V  VI  cards      the discs, between two rows of places, one for each seat
"""

from enum import IntEnum

from ludi.core.actions import Numbers
from ludi.core.fields import (
    BYTE,
    COUNT,
    FLAG,
    NOBODY,
    NUMBER,
    OWNER,
    PLAYERS,
    PUBLIC,
    SHORT,
    Field,
    layout_of,
)
from ludi.core.options import OptionValues, option_rows, options_in
from ludi.core.state import NONE
from ludi.games.roma.components import ACTION_DICE, DECK, DISCS, FACES, START_VP, STOCK_VP, Card, Seat, Spot


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


class Templum(OptionValues):
    """RO-K21 What the third die shows."""

    AS_IT_LIES = 0
    THROWN = 1


class StartPlayer(OptionValues):
    """RO-S3 Who begins."""

    DRAWN = 0
    EAGLE = 1
    WAVE = 2


class Scale(OptionValues):
    """RO-M1 The whole game, or the small one."""

    WHOLE = 0
    SMALL = 1


OPTIONS = options_in(__name__)

DISC = Numbers(1, DISCS)
DIE = Numbers(1, FACES)

# RO-H1, RO-H2 Everything is public but hands, gifts, opening cards, drawn cards and the draw pile.
# fmt: off
FIELDS = option_rows(OPTIONS) | {
    "seat":         Field(BYTE,  (),             Seat,        PUBLIC,            what="who decides now"),
    "phase":        Field(BYTE,  (),             Phase,       PUBLIC,  Phase.ACTIONS),
    "player":       Field(BYTE,  (),             Seat,        PUBLIC,            what="whose turn it is"),
    "turns":        Field(SHORT, (),             NUMBER,      PUBLIC,            what="turns ended, of both together"),
    "dice":         Field(BYTE,  (ACTION_DICE,), NUMBER,      PUBLIC,  NONE,     what="action dice; NONE before the roll and once used"),
    "used":         Field(BYTE,  (ACTION_DICE,), NUMBER,      PUBLIC,  NONE,     what="what each die showed when it was used this turn, thrown again or not (RO-K21), or NONE"),
    "used_at":      Field(BYTE,  (ACTION_DICE,), Spot,        PUBLIC,  NONE,     what="where that die lies now, or NONE"),
    "coins":        Field(SHORT, (Seat,),        NUMBER,      PUBLIC),
    "vp":           Field(SHORT, (Seat,),        NUMBER,      PUBLIC,  START_VP),
    "stock":        Field(SHORT, (),             NUMBER,      PUBLIC,  STOCK_VP, what="VP nobody has"),
    "credited":     Field(SHORT, (),             NUMBER,      PUBLIC,            what="VP paid that the stock did not have (RO-E2)"),
    "hand":         Field(BYTE,  (Seat, Card),   COUNT,       OWNER),
    "hand_size":    Field(BYTE,  (Seat,),        NUMBER,      PUBLIC),
    "known":        Field(BYTE,  (Seat, Card),   COUNT,       PLAYERS,           what="of a seat's cards, those the other knows it holds (RO-H3)"),
    "sure":         Field(BYTE,  (Card,),        COUNT,       PLAYERS,           what="known of the player's hand before this draw emptied the pile (RO-H5)"),
    "given":        Field(BYTE,  (Seat, Card),   COUNT,       OWNER,             what="chosen to be given away (RO-S2)"),
    "given_size":   Field(BYTE,  (Seat,),        NUMBER,      PUBLIC),
    "face_down":    Field(BYTE,  (Seat, DISC),   Card,        OWNER,   NONE,     what="opening cards until they are turned up; Card or NONE"),
    "covered":      Field(BYTE,  (Seat, DISC),   FLAG,        PUBLIC,            what="where a card lies face down"),
    "face_up":      Field(BYTE,  (Seat, DISC),   Card,        PUBLIC,  NONE,     what="Card beside each disc, or NONE"),
    "draw_pile":    Field(BYTE,  (Card,),        COUNT,       NOBODY),
    "draw_size":    Field(BYTE,  (),             NUMBER,      PUBLIC),
    "discard":      Field(BYTE,  (DECK,),        Card,        PUBLIC,  NONE,     what="bottom to top, then NONE"),
    "discard_size": Field(BYTE,  (),             NUMBER,      PUBLIC),
    "drawn":        Field(BYTE,  (Seat, Card),   COUNT,       OWNER,             what="cards a seat looks at: drawn, or the pile before Haruspex"),
    "drawn_size":   Field(BYTE,  (),             NUMBER,      PUBLIC),
    "to_draw":      Field(BYTE,  (),             NUMBER,      PUBLIC),
    "blocked":      Field(BYTE,  (Seat, DISC),   FLAG,        PUBLIC,            what="discs a seat cannot activate in its next turn (RO-K4)"),
    "essedum":      Field(BYTE,  (),             NUMBER,      PUBLIC,            what="activations of Essedum this turn (RO-K15)"),
    "disc":         Field(BYTE,  (),             DISC,        PUBLIC,  NONE,     what="where a card is being activated, or NONE"),
    "actor":        Field(BYTE,  (),             Card,        PUBLIC,  NONE,     what="the Card whose action is carried out, or NONE"),
    "target":       Field(BYTE,  (),             DISC,        PUBLIC,  NONE,     what="the disc of the attacked card, or NONE"),
    "battle_die":   Field(BYTE,  (),             NUMBER,      PUBLIC,  NONE,     what="the last throw of this turn, or NONE"),
    "payout":       Field(SHORT, (),             NUMBER,      PUBLIC,            what="VP a Forum will pay"),
    "laid":         Field(BYTE,  (),             NUMBER,      PUBLIC,            what="cards laid in this activation (RO-K26)"),
    "lifted":       Field(BYTE,  (Card,),        COUNT,       PUBLIC,            what="cards taken up, to be laid again"),
    "relaid":       Field(BYTE,  (DISC,),        FLAG,        PUBLIC,            what="discs where one of them lies again"),
}
# fmt: on

STATE = layout_of(FIELDS)
