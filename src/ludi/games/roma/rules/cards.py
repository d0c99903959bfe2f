"""Chapter 6. What each card does when it is activated."""

from ludi.core.state import NONE, State
from ludi.games.roma.components import CARDS, KIND, Card, Kind
from ludi.games.roma.fields import Phase
from ludi.games.roma.rules.battle import attack, end_activation
from ludi.games.roma.rules.dice import unused_dice, use_die
from ludi.games.roma.rules.knowledge import learn_hand
from ludi.games.roma.rules.piles import has_card_to_draw, has_person_in_discard, look_through_pile, take_openly
from ludi.games.roma.rules.places import (
    clear_place,
    count_face_up,
    empty_places,
    has_face_up,
    has_kind_face_up,
    has_kind_in_hand,
    is_passive,
    take_up_all,
)  # fmt: skip
from ludi.games.roma.rules.points import ask, pay_from_stock, take_from_opponent
from ludi.games.roma.state import discs_played, other


def has_purpose(state: State, seat: int, card: int, disc: int) -> bool:
    """RO-T12, RO-T13 Whether this card, lying at this disc, has something to act on."""
    if card == Card.SCAENICUS:
        return has_copy(state, seat, disc)
    return has_own_purpose(state, seat, card, disc)


def has_own_purpose(state: State, seat: int, card: int, disc: int) -> bool:
    """RO-T13 The condition of every card but Scaenicus."""
    foe = other(seat)
    if card == Card.SICARIUS or card == Card.GLADIATOR or card == Card.VELITES:
        return has_kind_face_up(state, foe, Kind.PERSON)
    if card == Card.NERO or card == Card.ONAGER:
        return has_kind_face_up(state, foe, Kind.BUILDING)
    if card == Card.LEGIONARIUS or card == Card.CENTURIO:
        return state.face_up[foe, disc] != NONE
    if card == Card.ESSEDUM:
        return empty_places(state, foe) < discs_played(state)
    if card == Card.LEGAT:
        return empty_places(state, foe) > 0
    if card == Card.MERCATUS:
        return has_face_up(state, foe, Card.FORUM)
    if card == Card.CONSUL or card == Card.FORUM:
        return unused_dice(state) > (state.disc == NONE)  # the activating die is used once a disc is being activated
    if card == Card.SENATOR:
        return has_kind_in_hand(state, seat, Kind.PERSON)
    if card == Card.ARCHITECTUS:
        return has_kind_in_hand(state, seat, Kind.BUILDING)
    if card == Card.MERCATOR:
        return state.coins[seat] >= 2
    if card == Card.HARUSPEX:
        return has_card_to_draw(state)
    if card == Card.AESCULAPINUM:
        return has_person_in_discard(state)
    return not is_passive(card)


def has_copy(state: State, seat: int, disc: int) -> bool:
    """RO-T13 Scaenicus: another own person whose condition is met where Scaenicus lies."""
    for card in range(CARDS):
        if can_copy(state, seat, card, disc):
            return True
    return False


def can_copy(state: State, seat: int, card: int, disc: int) -> bool:
    """RO-K9 An own face-up person, not a Scaenicus, acting as if it lay at this disc."""
    if KIND[card] != Kind.PERSON or card == Card.SCAENICUS or not has_face_up(state, seat, card):
        return False
    return has_own_purpose(state, seat, card, disc)


def activate(state: State, disc: int) -> None:
    """RO-T11 A die whose value is the disc's number activates the own card there."""
    use_die(state, disc + 1, disc)
    state.disc = disc
    card = state.face_up[state.player, disc]
    if card == Card.SCAENICUS:
        ask(state, Phase.COPY)
    else:
        act(state, card)


def copy(state: State, card: int) -> None:
    """RO-K9, RO-K27 Scaenicus performs the whole action of this card."""
    act(state, card)


def act(state: State, card: int) -> None:
    """RO-T14 Begin the action of this card; what needs a choice or a throw is asked for next."""
    state.actor = card
    if card == Card.LEGIONARIUS or card == Card.CENTURIO:
        attack(state, state.disc)  # RO-K8, RO-K17
    elif card == Card.CONSILIARIUS:
        take_up_all(state, state.player, Kind.PERSON)  # RO-K11
        ask(state, Phase.RELAY)
    elif card == Card.MACHINA:
        take_up_all(state, state.player, Kind.BUILDING)  # RO-K23
        ask(state, Phase.RELAY)
    elif card == Card.HARUSPEX:
        read_the_omens(state)
    elif asks_for(card) != NONE:
        ask(state, asks_for(card))
    else:
        collect(state, card)
        end_activation(state)


def asks_for(card: int) -> int:
    """The phase in which this card's player makes the one choice it asks for, or NONE."""
    if card == Card.CONSUL:
        return Phase.CHANGE_DIE
    if card == Card.PRAETORIANUS:
        return Phase.BLOCK
    if card == Card.SENATOR or card == Card.ARCHITECTUS:
        return Phase.LAY_FREE
    if card == Card.MERCATOR:
        return Phase.BUY
    if card == Card.AESCULAPINUM:
        return Phase.TAKE
    if card == Card.FORUM:
        return Phase.FORUM
    if is_aimed(card):
        return Phase.TARGET
    return NONE


def is_aimed(card: int) -> bool:
    """Cards that act on any opposing card of one kind."""
    return target_kind(card) != NONE


def target_kind(card: int) -> int:
    """RO-K1, RO-K7, RO-K10 A person; RO-K13, RO-K24 a building; NONE for a card that chooses no target."""
    if card == Card.SICARIUS or card == Card.GLADIATOR or card == Card.VELITES:
        return Kind.PERSON
    if card == Card.NERO or card == Card.ONAGER:
        return Kind.BUILDING
    return NONE


def collect(state: State, card: int) -> None:
    """The cards that ask nothing: Legat, Tribunus Plebis, Mercatus and Essedum."""
    foe = other(state.player)
    if card == Card.LEGAT:
        pay_from_stock(state, state.player, empty_places(state, foe))  # RO-K2
    elif card == Card.TRIBUNUS_PLEBIS:
        take_from_opponent(state, state.player, 1)  # RO-K16
    elif card == Card.MERCATUS:
        take_from_opponent(state, state.player, count_face_up(state, foe, Card.FORUM))  # RO-K22
    elif card == Card.ESSEDUM:
        state.essedum += 1  # RO-K15


def aim(state: State, disc: int) -> None:
    """The card at this disc is chosen: attacked, sent home, or gone together with the one that chose it."""
    foe = other(state.player)
    if state.actor == Card.VELITES or state.actor == Card.ONAGER:
        attack(state, disc)  # RO-K10, RO-K24
        return
    if state.actor == Card.GLADIATOR:
        take_openly(state, foe, state.face_up[foe, disc])  # RO-K7
        state.face_up[foe, disc] = NONE
    else:  # RO-K1, RO-K13; a copying Scaenicus goes in place of the copied card (RO-K9)
        clear_place(state, foe, disc)
        clear_place(state, state.player, state.disc)
    end_activation(state)


def block(state: State, disc: int) -> None:
    """RO-K4 No card of the opponent at this disc can be activated in their next turn."""
    state.blocked[other(state.player), disc] = 1
    end_activation(state)


def buy_points(state: State, points: int) -> None:
    """RO-K12 VP from the opponent at 2 sestertii each, paid to the opponent."""
    state.coins[state.player] -= 2 * points
    state.coins[other(state.player)] += 2 * points
    take_from_opponent(state, state.player, points)
    end_activation(state)


def read_the_omens(state: State) -> None:
    """RO-K14 Haruspex looks through the draw pile, and so knows the opponent's hand too (RO-H4)."""
    look_through_pile(state, state.player)
    learn_hand(state, other(state.player))
    ask(state, Phase.LOOK)
