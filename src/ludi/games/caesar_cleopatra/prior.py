"""Caesar & Cleopatra at a glance.

A random faction is asked at the end of every active turn, so the game is won by being a little ahead in many factions
that still have patricians to win, above all in those that count most: the bonus, the majority. Cards laid where one is
far ahead are wasted, and a philosopher belongs where one is far behind.
"""

from ludi.core.state import State
from ludi.games.caesar_cleopatra.components import FACTION_SIZE, INFLUENCES, VALUE, Card, Pile
from ludi.games.caesar_cleopatra.fields import Phase
from ludi.games.caesar_cleopatra.moves import PART, VERB, Verb
from ludi.games.caesar_cleopatra.state import other

UNSEEN = 3  # what a face-down card of the opponent is taken to be worth


def prior(state: State, action: int) -> int:
    """How good an action looks to the deciding seat; 1 is the least."""
    verb = VERB[action]
    part = PART[action, 0]
    seat = state.seat
    if verb == Verb.LAY_HIDDEN:
        return weigh_card(state, seat, part, PART[action, 1])
    if verb == Verb.LAY_OPEN:
        return weigh_card(state, seat, part, PART[action, 1]) + 3
    if verb == Verb.ASSASSINATE:
        return weigh_removal(state, seat, part, PART[action, 1])
    if verb == Verb.WRATH:
        return max(1, -2 * lead(state, seat, part) * stakes(state, seat, part) // 4)
    if verb == Verb.SCOUT:
        return 2
    if verb == Verb.CASTLE:
        return 2
    if verb == Verb.DRAW:
        return weigh_draw(state, seat, part)
    if verb == Verb.CHOOSE or verb == Verb.EXCHANGE:
        return weigh_loss(verb, part)
    return weigh_answer(state, verb)


def weigh_answer(state: State, verb: int) -> int:
    """The moves without parts."""
    if verb == Verb.VETO:
        return 14
    if verb == Verb.LET_PASS:
        return 5
    if verb == Verb.SPY:
        return 10
    if verb == Verb.DONE:
        return 2 if state.phase == Phase.EXCHANGE and state.to_draw == 0 else 12
    if verb == Verb.ORDER:
        return 4
    return 1


def stakes(state: State, seat: int, faction: int) -> int:
    """What the next patrician of a faction is worth, in quarters of a point."""
    if state.patricians[faction] == 0:
        return 0
    worth = 5
    majority = FACTION_SIZE[faction] // 2 + 1
    if state.won[seat, faction] < majority and state.won[other(seat), faction] < majority:
        worth += 2
    if state.bonus[seat] == faction and state.won[seat, faction] < majority:
        worth += 3
    return worth


def own_influence(state: State, seat: int, faction: int) -> int:
    """The sum of one's own cards at a faction, face down too."""
    influence = 0
    for card in range(INFLUENCES):
        count = state.face_up[seat, faction, card] + state.face_down[seat, faction, card]
        influence += count * VALUE[card]
    return influence


def shown_influence(state: State, seat: int, faction: int) -> int:
    """What the opponent is taken to have at a faction: what lies open, and a guess for each card that does not."""
    influence = UNSEEN * state.covered[seat, faction]
    for card in range(INFLUENCES):
        influence += state.face_up[seat, faction, card] * VALUE[card]
    return influence


def lead(state: State, seat: int, faction: int) -> int:
    """How far ahead this seat believes to be."""
    return own_influence(state, seat, faction) - shown_influence(state, other(seat), faction)


def weigh_card(state: State, seat: int, card: int, faction: int) -> int:
    """Best is a card that turns a faction; good is one that makes a narrow lead safe; the rest is waste."""
    worth = stakes(state, seat, faction)
    ahead = lead(state, seat, faction)
    if state.phase == Phase.ARRANGE:
        return 4 + worth
    if card == Card.PHILOSOPHER:
        return worth * 4 if ahead < -4 else 1
    after = ahead + VALUE[card]
    if ahead <= 0 < after:
        return worth * 5
    if after <= 0:
        return max(1, worth * (8 + after) // 4)
    if ahead < 5:
        return worth * 2
    return 1


def weigh_removal(state: State, seat: int, card: int, faction: int) -> int:
    """An assassination: the higher the card and the closer the faction, the better."""
    worth = stakes(state, seat, faction)
    ahead = lead(state, seat, faction)
    if card == Card.PHILOSOPHER:
        return worth * 4 if ahead > 0 else 1
    if ahead <= 0 < ahead + VALUE[card]:
        return worth * 5
    return 1 + VALUE[card]


def weigh_draw(state: State, seat: int, pile: int) -> int:
    """Influence keeps one in the game; an action card or two in hand is enough."""
    if pile == Pile.INFLUENCE:
        return 10
    return 5 if state.hand_actions[seat] < 2 else 1


def weigh_loss(verb: int, card: int) -> int:
    """The best card of the other's hand; the worst of one's own."""
    worth = VALUE[card] * 2 if card < INFLUENCES - 1 else 6
    return 1 + worth if verb == Verb.CHOOSE else max(1, 8 - worth)
