"""Roma at a glance.

The game is won by victory points, and lost by having none: an empty disc costs one every turn. So: fill the discs
first, then make points with every die, knock out what makes points for the other, and take money for the cards in hand.
"""

from ludi.core.state import NONE, State
from ludi.games.roma.components import COST, KIND, Card, Kind
from ludi.games.roma.fields import Phase
from ludi.games.roma.moves import PART, VERB, Verb
from ludi.games.roma.rules.battle import defence_of
from ludi.games.roma.rules.dice import unused_dice
from ludi.games.roma.rules.places import count_face_up, count_next_to, empty_places
from ludi.games.roma.state import other


def prior(state: State, action: int) -> int:
    """How good an action looks to the deciding seat; 1 is the least."""
    verb = VERB[action]
    part = PART[action, 0]
    if verb == Verb.LAY:
        return weigh_laying(state, part, PART[action, 1])
    if verb == Verb.ACTIVATE:
        return weigh_activation(state, state.face_up[state.seat, part], part)
    if verb == Verb.COPY:
        return weigh_activation(state, part, state.disc)
    if verb == Verb.MONEY:
        return 4 + 2 * (part + 1) if wants_money(state, state.seat) else 2 + part
    if verb == Verb.CARDS:
        return 6 + 2 * part if state.hand_size[state.seat] < 3 else 3
    if verb == Verb.END_TURN:
        return 1 if unused_dice(state) > 0 else 12
    return weigh_choice(state, verb, part)


def weigh_choice(state: State, verb: int, part: int) -> int:
    """The choices a card or the opening asks for."""
    seat = state.seat
    if verb == Verb.KEEP or verb == Verb.TAKE:
        return worth_of(state, seat, part)
    if verb == Verb.GIVE:
        return 60 // worth_of(state, seat, part)
    if verb == Verb.TARGET:
        return weigh_target(state, part)
    if verb == Verb.BUY:
        return 1 + 10 * part
    if verb == Verb.USE_DIE:
        return weigh_die(state, part + 1)
    if verb == Verb.BLOCK:
        return 2 + worth_of(state, other(seat), state.face_up[other(seat), part])
    if verb == Verb.REROLL:
        return 3
    return 8


def worth_of(state: State, seat: int, card: int) -> int:
    """What a card is worth to this seat, roughly in points it will bring."""
    if card == NONE:
        return 1
    if card == Card.FORUM:
        return 24
    if card == Card.BASILICA or card == Card.TEMPLUM:
        return 12 if count_face_up(state, seat, Card.FORUM) > 0 else 6
    if card == Card.LEGAT:
        return 8 + 3 * empty_places(state, other(seat))
    if card == Card.MERCATUS:
        return 4 + 10 * count_face_up(state, other(seat), Card.FORUM)
    if card == Card.TRIBUNUS_PLEBIS or card == Card.CENTURIO or card == Card.SICARIUS:
        return 16
    if card == Card.SENATOR or card == Card.ARCHITECTUS or card == Card.LEGIONARIUS or card == Card.GLADIATOR:
        return 14
    if card == Card.NERO or card == Card.VELITES or card == Card.ONAGER or card == Card.TURRIS:
        return 13
    return 9


def wants_money(state: State, seat: int) -> bool:
    """Whether a card in hand is too dear."""
    for card in range(len(COST)):
        if state.hand[seat, card] > 0 and COST[card] > state.coins[seat]:
            return True
    return False


def weigh_laying(state: State, card: int, disc: int) -> int:
    """Fill an empty disc; cover a card only by a much better one; put Basilica and Templum beside a Forum."""
    seat = state.seat
    if state.phase == Phase.RELAY:
        return 20 if state.face_up[seat, disc] == NONE else 1
    weight = worth_of(state, seat, card) + neighbours(state, seat, card, disc)
    if state.phase == Phase.OPENING:
        return weight
    if state.face_up[seat, disc] == NONE:
        return 40 + weight
    return max(1, weight - worth_of(state, seat, state.face_up[seat, disc]) - 4)


def neighbours(state: State, seat: int, card: int, disc: int) -> int:
    """What the cards beside this disc add: Forum with Basilica or Templum."""
    if card == Card.FORUM:
        beside = count_next_to(state, seat, disc, Card.BASILICA) + count_next_to(state, seat, disc, Card.TEMPLUM)
        return 8 * beside
    if card == Card.BASILICA or card == Card.TEMPLUM:
        return 8 * count_next_to(state, seat, disc, Card.FORUM)
    return 0


def weigh_activation(state: State, card: int, disc: int) -> int:
    """Points first, then fights that are likely won, then the cards that save money."""
    seat = state.seat
    foe = other(seat)
    if card == Card.FORUM:
        return 45 + 5 * best_die(state, disc + 1) + 10 * count_next_to(state, seat, disc, Card.BASILICA)
    if card == Card.LEGAT:
        return 5 + 14 * empty_places(state, foe)
    if card == Card.TRIBUNUS_PLEBIS:
        return 50
    if card == Card.MERCATUS:
        return 30 * count_face_up(state, foe, Card.FORUM)
    if card == Card.MERCATOR:
        return 3 + 5 * state.coins[seat]
    if card == Card.SENATOR:
        return 10 + 12 * min(empty_places(state, seat), cards_of_kind(state, seat, Kind.PERSON))
    if card == Card.ARCHITECTUS:
        return 10 + 12 * min(empty_places(state, seat), cards_of_kind(state, seat, Kind.BUILDING))
    if card == Card.LEGIONARIUS or card == Card.CENTURIO:
        return 2 + weigh_fight(state, disc)
    if card == Card.GLADIATOR or card == Card.SICARIUS or card == Card.NERO:
        return 32
    if card == Card.VELITES or card == Card.ONAGER:
        return 18
    if card == Card.CONSILIARIUS or card == Card.MACHINA:
        return 3
    return 10


def cards_of_kind(state: State, seat: int, kind: int) -> int:
    """How many persons, or buildings, are in hand."""
    count = 0
    for card in range(len(KIND)):
        if KIND[card] == kind:
            count += state.hand[seat, card]
    return count


def best_die(state: State, used: int) -> int:
    """The highest die left when one of this value is used."""
    best = 0
    skipped = False
    for die in state.dice:
        if die == used and not skipped:
            skipped = True
        elif die > best:
            best = die
    return best


def weigh_fight(state: State, disc: int) -> int:
    """A fight against the card at this disc: what it is worth, times the chance to win it."""
    foe = other(state.seat)
    faces = max(0, min(6, 7 - defence_of(state, foe, disc)))
    return worth_of(state, foe, state.face_up[foe, disc]) * faces // 3


def weigh_target(state: State, disc: int) -> int:
    """The opposing card worth most; in a battle, worth fighting most."""
    if state.actor == Card.VELITES or state.actor == Card.ONAGER:
        return 1 + weigh_fight(state, disc)
    return worth_of(state, other(state.seat), state.face_up[other(state.seat), disc])


def weigh_die(state: State, value: int) -> int:
    """The Forum wants the highest die; Centurio the lowest that wins."""
    if state.phase == Phase.ADD_DIE:
        wins = state.battle_die + value >= defence_of(state, other(state.seat), state.target)
        return 40 - value if wins else 1
    return 5 * value * value
