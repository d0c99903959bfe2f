"""The action dictionary of Roma. What is kept holds their words, never their numbers."""

from enum import IntEnum

from ludi.core.actions import ActionSpace, Numbers
from ludi.games.roma.components import START_VP, STOCK_VP, Card, Seat
from ludi.games.roma.fields import DIE, DISC

MOST_VP = 2 * START_VP + STOCK_VP - 1  # what one player can have while the game goes on


class Verb(IntEnum):
    """What can be done; the first three by the seat CHANCE."""

    START = 0
    DRAW = 1
    ROLL = 2
    GIVE = 3
    LAY = 4
    REROLL = 5
    ACCEPT = 6
    MONEY = 7
    CARDS = 8
    ACTIVATE = 9
    KEEP = 10
    TAKE = 11
    TARGET = 12
    BLOCK = 13
    COPY = 14
    RAISE = 15
    LOWER = 16
    USE_DIE = 17
    BUY = 18
    DONE = 19
    END_TURN = 20


ACTIONS = ActionSpace(
    (Verb.START, {"seat": Seat}),
    (Verb.DRAW, {"card": Card}),
    (Verb.ROLL, {"die": DIE}),
    (Verb.GIVE, {"card": Card}),
    (Verb.LAY, {"card": Card, "disc": DISC}),
    (Verb.REROLL, {}),
    (Verb.ACCEPT, {}),
    (Verb.MONEY, {"die": DIE}),
    (Verb.CARDS, {"die": DIE}),
    (Verb.ACTIVATE, {"disc": DISC}),
    (Verb.KEEP, {"card": Card}),
    (Verb.TAKE, {"card": Card}),
    (Verb.TARGET, {"disc": DISC}),
    (Verb.BLOCK, {"disc": DISC}),
    (Verb.COPY, {"card": Card}),
    (Verb.RAISE, {"die": DIE}),
    (Verb.LOWER, {"die": DIE}),
    (Verb.USE_DIE, {"die": DIE}),
    (Verb.BUY, {"points": Numbers(1, MOST_VP)}),
    (Verb.DONE, {}),
    (Verb.END_TURN, {}),
    chance=3,
)

VERB = ACTIONS.verb_of  # action -> Verb
PART = ACTIONS.part_of  # action -> its parts, as indices

START = ACTIONS.first(Verb.START)
DRAW = ACTIONS.first(Verb.DRAW)
ROLL = ACTIONS.first(Verb.ROLL)
GIVE = ACTIONS.first(Verb.GIVE)
LAY = ACTIONS.first(Verb.LAY)
REROLL = ACTIONS.first(Verb.REROLL)
ACCEPT = ACTIONS.first(Verb.ACCEPT)
MONEY = ACTIONS.first(Verb.MONEY)
CARDS_DISC = ACTIONS.first(Verb.CARDS)
ACTIVATE = ACTIONS.first(Verb.ACTIVATE)
KEEP = ACTIONS.first(Verb.KEEP)
TAKE = ACTIONS.first(Verb.TAKE)
TARGET = ACTIONS.first(Verb.TARGET)
BLOCK = ACTIONS.first(Verb.BLOCK)
COPY = ACTIONS.first(Verb.COPY)
RAISE = ACTIONS.first(Verb.RAISE)
LOWER = ACTIONS.first(Verb.LOWER)
USE_DIE = ACTIONS.first(Verb.USE_DIE)
BUY = ACTIONS.first(Verb.BUY)
DONE = ACTIONS.first(Verb.DONE)
END_TURN = ACTIONS.first(Verb.END_TURN)
