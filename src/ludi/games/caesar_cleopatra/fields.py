"""The one record that is a game of Caesar & Cleopatra.

Caesar's influence cards        [3] [ ]    [5]        [ ]        [1] [1]   [ ]
the factions                    senators   praetors   quaestors  censors   aediles
Cleopatra's influence cards     [ ]        [2] [4]    [ ]        [P]       [ ] [ ]
"""

from enum import IntEnum

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
    enum_of,
    layout_of,
)
from ludi.core.options import OptionValues, option_rows, options_in
from ludi.core.state import NONE
from ludi.games.caesar_cleopatra.components import (
    ACTION_DECK,
    BONUS_COPIES,
    FACTION_SIZE,
    FACTIONS,
    MOST_COPIES,
    VOTE_COPIES,
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


class ActionOrder(OptionValues, for_beginners="shuffled"):
    """CC-S4 Whether each lays the own action pile in an order of choice."""

    CHOSEN = 0
    SHUFFLED = 1


class Orgies(OptionValues):
    """CC-X3 Which orgies stay in the game."""

    ALL = 0
    FADING = 1
    FEWER = 2


class Scale(OptionValues):
    """CC-M1 The whole game, or the small one."""

    WHOLE = 0
    SMALL = 1


class Piles(OptionValues):
    """CC-H2 Whether the table reminds an owner of the order of an action pile."""

    REMEMBERED = 0
    CLOSED = 1


OPTIONS = options_in(__name__)

HAND = 0  # where a hidden card may lie: in the hand, or at a faction (1 to 5)
PLACES = 1 + FACTIONS
IN_HAND = 1 << HAND  # a set of places is a number, a bit for each
AT_FACTIONS = (1 << PLACES) - 1 - IN_HAND
Places = enum_of("Places", "nowhere", *(
    "_".join(name for place, name in enumerate(["hand", *(f.name.lower() for f in Faction)]) if places >> place & 1)
    for places in range(1, 1 << PLACES)
))  # fmt: skip


# CC-H1, CC-H3, CC-H5 Everything is public but hands, face-down cards, piles and bonus cards.
# fmt: off
FIELDS = option_rows(OPTIONS) | {
    "seat":           Field(BYTE,  (),                  Seat,        PUBLIC,                what="who decides now"),
    "phase":          Field(BYTE,  (),                  Phase,       PUBLIC,  Phase.TURN),
    "player":         Field(BYTE,  (),                  Seat,        PUBLIC,                what="whose turn it is, or who is setting up"),
    "patricians":     Field(BYTE,  (Faction,),          NUMBER,      PUBLIC,  FACTION_SIZE, what="not won yet"),
    "won":            Field(BYTE,  (Seat, Faction),     COUNT,       PUBLIC),
    "vote_pile":      Field(BYTE,  (Vote,),             COUNT,       PUBLIC,  VOTE_COPIES),
    "vote_discard":   Field(BYTE,  (Vote,),             COUNT,       PUBLIC),
    "vote_removed":   Field(BYTE,  (Vote,),             COUNT,       PUBLIC,                what="out of the game (CC-V15, CC-X1, CC-X2)"),
    "bonus_pile":     Field(BYTE,  (Bonus,),            COUNT,       NOBODY,  BONUS_COPIES, what="later the four that nobody sees"),
    "bonus":          Field(BYTE,  (Seat,),             Bonus,       OWNER,   NONE,         what="secret; NONE before it is drawn and once it is shown"),
    "bonus_shown":    Field(BYTE,  (Seat,),             Bonus,       PUBLIC,  NONE,         what="NONE until the game has ended (CC-E14)"),
    "hand":           Field(BYTE,  (Seat, Card),        COUNT,       OWNER),
    "hand_influence": Field(BYTE,  (Seat,),             NUMBER,      PUBLIC,                what="how many of them are influence cards"),
    "hand_actions":   Field(BYTE,  (Seat,),             NUMBER,      PUBLIC,                what="how many are action cards: the backs differ"),
    "influence_pile": Field(BYTE,  (Seat, Influence),   COUNT,       NOBODY),
    "influence_size": Field(BYTE,  (Seat,),             NUMBER,      PUBLIC),
    "shuffled_pile":  Field(BYTE,  (Seat, Action),      COUNT,       NOBODY,                what="the action pile where it was shuffled"),
    "ordered_pile":   Field(BYTE,  (Seat, ACTION_DECK), Action,      OWNER,   NONE,         what="and where its owner chose: bottom to top, then NONE"),
    "closed_pile":    Field(BYTE,  (Seat, ACTION_DECK), Action,      NOBODY,  NONE,         what="and where its owner chose but may not look again (CC-H9)"),
    "action_size":    Field(BYTE,  (Seat,),             NUMBER,      PUBLIC),
    "discard":        Field(BYTE,  (Seat, Card),        COUNT,       PUBLIC),
    "face_up":        Field(BYTE,  (Seat, Faction, Influence), COUNT,       PUBLIC),
    "face_down":      Field(BYTE,  (Seat, Faction, Influence), COUNT,       OWNER),
    "covered":        Field(BYTE,  (Seat, Faction),     NUMBER,      PUBLIC,                what="how many cards lie face down"),
    "lifted":         Field(BYTE,  (Seat, Influence),   COUNT,       OWNER,                 what="taken up by castling, not laid again yet"),
    "lifted_size":    Field(BYTE,  (),                  NUMBER,      PUBLIC,                what="taken up by castling, until all of them lie again"),
    "known":          Field(SHORT, (Seat, Influence, MOST_COPIES), Places,      PLAYERS,    what="hidden cards the other knows of: their places"),
    "known_actions":  Field(BYTE,  (Seat, Action),      COUNT,       PLAYERS,               what="action cards the other knows in this hand"),
    "played":         Field(BYTE,  (),                  FLAG,        PUBLIC,                what="an action card was played this turn (CC-T14)"),
    "laid":           Field(BYTE,  (),                  FLAG,        PUBLIC,                what="influence was laid this turn"),
    "action":         Field(BYTE,  (),                  Action,      PUBLIC,  NONE,         what="the Action being played, or NONE"),
    "faction":        Field(BYTE,  (),                  Faction,     PUBLIC,  NONE,         what="the faction it names, or that is asked, or NONE"),
    "partner":        Field(BYTE,  (),                  Faction,     PUBLIC,  NONE,         what="the second faction of a castling, or NONE"),
    "victim":         Field(BYTE,  (),                  Influence,   PUBLIC,  NONE,         what="the Influence an assassination names, or NONE"),
    "pile":           Field(BYTE,  (),                  Pile,        PUBLIC,  NONE,         what="the Pile that chance draws from, or NONE"),
    "to_draw":        Field(BYTE,  (),                  NUMBER,      PUBLIC,                what="cards still to be drawn, or exchanged so far"),
    "idle":           Field(BYTE,  (),                  NUMBER,      PUBLIC,                what="passive turns in a row without an exchange (CC-T13)"),
    "wanting":        Field(BYTE,  (),                  NUMBER,      PUBLIC,                what="passive for want of influence cards in hand (CC-T5)"),
}
# fmt: on

STATE = layout_of(FIELDS)
