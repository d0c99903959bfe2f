"""The action dictionary of Caesar & Cleopatra. What is kept holds their words, never their numbers."""

from enum import IntEnum

from ludi.core.actions import ActionSpace
from ludi.games.caesar_cleopatra.components import Action, Bonus, Card, Faction, Influence, Pile, Vote


class Verb(IntEnum):
    """What can be done; the first four by the seat CHANCE."""

    BONUS = 0
    DEAL = 1
    TURN_UP = 2
    ASK = 3
    ORDER = 4
    LAY_HIDDEN = 5
    LAY_OPEN = 6
    ASSASSINATE = 7
    SPY = 8
    CASTLE = 9
    SCOUT = 10
    WRATH = 11
    VETO = 12
    LET_PASS = 13
    CHOOSE = 14
    DRAW = 15
    DECLINE = 16
    PASS = 17
    EXCHANGE = 18
    DONE = 19


ACTIONS = ActionSpace(
    (Verb.BONUS, {"bonus": Bonus}),
    (Verb.DEAL, {"card": Card}),
    (Verb.TURN_UP, {"vote": Vote}),
    (Verb.ASK, {"faction": Faction}),
    (Verb.ORDER, {"action": Action}),
    (Verb.LAY_HIDDEN, {"card": Influence, "faction": Faction}),
    (Verb.LAY_OPEN, {"card": Influence, "faction": Faction}),
    (Verb.ASSASSINATE, {"card": Influence, "faction": Faction}),
    (Verb.SPY, {}),
    (Verb.CASTLE, {"faction": Faction, "partner": Faction}),
    (Verb.SCOUT, {"faction": Faction}),
    (Verb.WRATH, {"faction": Faction}),
    (Verb.VETO, {}),
    (Verb.LET_PASS, {}),
    (Verb.CHOOSE, {"card": Card}),
    (Verb.DRAW, {"pile": Pile}),
    (Verb.DECLINE, {}),
    (Verb.PASS, {}),
    (Verb.EXCHANGE, {"card": Card}),
    (Verb.DONE, {}),
    chance=4,
)

VERB = ACTIONS.verb_of  # action -> Verb
PART = ACTIONS.part_of  # action -> its parts, as indices

BONUS = ACTIONS.first(Verb.BONUS)
DEAL = ACTIONS.first(Verb.DEAL)
TURN_UP = ACTIONS.first(Verb.TURN_UP)
ASK = ACTIONS.first(Verb.ASK)
ORDER = ACTIONS.first(Verb.ORDER)
LAY_HIDDEN = ACTIONS.first(Verb.LAY_HIDDEN)
LAY_OPEN = ACTIONS.first(Verb.LAY_OPEN)
ASSASSINATE = ACTIONS.first(Verb.ASSASSINATE)
SPY = ACTIONS.first(Verb.SPY)
CASTLE = ACTIONS.first(Verb.CASTLE)
SCOUT = ACTIONS.first(Verb.SCOUT)
WRATH = ACTIONS.first(Verb.WRATH)
VETO = ACTIONS.first(Verb.VETO)
LET_PASS = ACTIONS.first(Verb.LET_PASS)
CHOOSE = ACTIONS.first(Verb.CHOOSE)
DRAW = ACTIONS.first(Verb.DRAW)
DECLINE = ACTIONS.first(Verb.DECLINE)
PASS = ACTIONS.first(Verb.PASS)
EXCHANGE = ACTIONS.first(Verb.EXCHANGE)
DONE = ACTIONS.first(Verb.DONE)
