"""The action dictionary of Alea Iacta Est. What is kept holds their words, never their numbers."""

from enum import IntEnum

from ludi.core.actions import ActionSpace, Numbers
from ludi.games.alea_iacta_est.components import DICE, Pair, Patrician, Province, Seat, Tile
from ludi.games.alea_iacta_est.fields import DIE, FORTUNA


class Verb(IntEnum):
    """What can be done; the first six by the seat CHANCE."""

    START = 0
    ROLL = 1
    DRAW_PROVINCE = 2
    DRAW_PATRICIAN = 3
    DRAW_FORTUNA = 4
    DRAW_TILE = 5
    TEMPLUM = 6
    SENATUS = 7
    CASTRUM = 8
    FORUM = 9
    FORUM_PAIR = 10
    LATRINA = 11
    REROLL = 12
    THROW = 13
    KEEP_FORTUNA = 14
    KEEP_TILE = 15
    TAKE_PROVINCE = 16
    TAKE_PATRICIAN = 17


ACTIONS = ActionSpace(
    (Verb.START, {"seat": Seat}),
    (Verb.ROLL, {"die": DIE}),
    (Verb.DRAW_PROVINCE, {"province": Province}),
    (Verb.DRAW_PATRICIAN, {"patrician": Patrician}),
    (Verb.DRAW_FORTUNA, {"value": FORTUNA}),
    (Verb.DRAW_TILE, {"tile": Tile}),
    (Verb.TEMPLUM, {"die": DIE}),  # one die; asked again until there are enough
    (Verb.SENATUS, {"low": DIE, "high": DIE}),  # the whole street as it then lies
    (Verb.CASTRUM, {"die": DIE, "count": Numbers(1, DICE)}),  # how many are added
    (Verb.FORUM, {"die": DIE}),
    (Verb.FORUM_PAIR, {"dice": Pair}),
    (Verb.LATRINA, {"die": DIE}),
    (Verb.REROLL, {"die": DIE}),  # one die taken up; the first costs the chip
    (Verb.THROW, {}),
    (Verb.KEEP_FORTUNA, {"value": FORTUNA}),
    (Verb.KEEP_TILE, {"tile": Tile}),
    (Verb.TAKE_PROVINCE, {"province": Province}),
    (Verb.TAKE_PATRICIAN, {"patrician": Patrician}),
    chance=6,
)

VERB = ACTIONS.verb_of  # action -> Verb
PART = ACTIONS.part_of  # action -> its parts, as indices

START = ACTIONS.first(Verb.START)
ROLL = ACTIONS.first(Verb.ROLL)
DRAW_PROVINCE = ACTIONS.first(Verb.DRAW_PROVINCE)
DRAW_PATRICIAN = ACTIONS.first(Verb.DRAW_PATRICIAN)
DRAW_FORTUNA = ACTIONS.first(Verb.DRAW_FORTUNA)
DRAW_TILE = ACTIONS.first(Verb.DRAW_TILE)
TEMPLUM = ACTIONS.first(Verb.TEMPLUM)
SENATUS = ACTIONS.first(Verb.SENATUS)
CASTRUM = ACTIONS.first(Verb.CASTRUM)
FORUM = ACTIONS.first(Verb.FORUM)
FORUM_PAIR = ACTIONS.first(Verb.FORUM_PAIR)
LATRINA = ACTIONS.first(Verb.LATRINA)
REROLL = ACTIONS.first(Verb.REROLL)
THROW = ACTIONS.first(Verb.THROW)
KEEP_FORTUNA = ACTIONS.first(Verb.KEEP_FORTUNA)
KEEP_TILE = ACTIONS.first(Verb.KEEP_TILE)
TAKE_PROVINCE = ACTIONS.first(Verb.TAKE_PROVINCE)
TAKE_PATRICIAN = ACTIONS.first(Verb.TAKE_PATRICIAN)
