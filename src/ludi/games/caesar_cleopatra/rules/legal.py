"""What may be done now: the one source of legality. One question for each phase."""

from typing import Any

from ludi.core.piles import total
from ludi.core.state import NONE, State
from ludi.games.caesar_cleopatra.components import (
    ACTION_KINDS,
    BONUSES,
    CARDS,
    FACTIONS,
    INFLUENCES,
    OPEN_CARDS,
    VALUES,
    VOTES,
    Card,
    Pile,
)
from ludi.games.caesar_cleopatra.fields import Phase
from ludi.games.caesar_cleopatra.moves import (
    ASK,
    ASSASSINATE,
    BONUS,
    CASTLE,
    CHOOSE,
    DEAL,
    DECLINE,
    DONE,
    DRAW,
    EXCHANGE,
    LAY_HIDDEN,
    LAY_OPEN,
    LET_PASS,
    ORDER,
    PASS,
    SCOUT,
    SPY,
    TURN_UP,
    VETO,
    WRATH,
)
from ludi.games.caesar_cleopatra.rules.knowledge import is_known_in_hand
from ludi.games.caesar_cleopatra.rules.piles import cards_in_hand
from ludi.games.caesar_cleopatra.rules.turn import drawing_seat
from ludi.games.caesar_cleopatra.scoring import room_at, room_of
from ludi.games.caesar_cleopatra.state import cards_at, is_closed, other


def legal_actions(state: State, actions: Any) -> int:
    """Write the actions the deciding seat may take; returns how many."""
    seat = state.seat
    phase = state.phase
    if phase == Phase.REFILL or phase == Phase.REDRAW:
        return draws(state, seat, actions, 0)
    if phase == Phase.CLOSING:  # CC-T18
        actions[0] = DONE
        return plays(state, seat, actions, 1)
    if phase == Phase.TURN:
        return turns(state, seat, actions)
    if phase == Phase.ORDER:
        return held(state.hand[seat, INFLUENCES:], ORDER, actions, 0)  # CC-S4
    if phase == Phase.LAY:
        return layings(state, seat, actions, 0)  # CC-T3
    if phase == Phase.SECOND:
        return open_layings(state, seat, actions, 0)  # CC-T16
    if phase == Phase.ANSWER:
        return answers(state, seat, actions)
    if phase == Phase.REPLACE:  # CC-A14
        actions[0] = DECLINE
        return draws(state, seat, actions, 1)
    return further_choices(state, seat, actions)


def further_choices(state: State, seat: int, actions: Any) -> int:
    """The phases that ask for one of several cards."""
    if state.phase == Phase.EXCHANGE:  # CC-T11, CC-T12, CC-T5
        actions[0] = DONE
        return held(state.hand[seat], EXCHANGE, actions, 0 if state.wanting and state.to_draw == 0 else 1)
    if state.phase == Phase.ARRANGE:
        return arrangements(state, seat, actions)
    if state.phase == Phase.CASTLE:
        return castlings(state, seat, actions)
    return spied_cards(state, seat, actions)


def held(counts: Any, first: int, actions: Any, count: int) -> int:
    """One action for each kind of card there is one of."""
    for card in range(len(counts)):
        if counts[card] > 0:
            actions[count] = first + card
            count += 1
    return count


def arrangements(state: State, seat: int, actions: Any) -> int:
    """CC-S7, CC-S8 A value that is still there twice; factions are covered in the order of the rows."""
    faction = first_uncovered(state, seat)
    count = 0
    for card in range(VALUES):
        if state.hand[seat, card] > 1:
            actions[count] = LAY_HIDDEN + card * FACTIONS + faction
            count += 1
    return count


def first_uncovered(state: State, seat: int) -> int:
    """CC-S8 The faction whose opening card is laid next, so that the order in which they are laid tells nothing."""
    for faction in range(FACTIONS):
        if state.covered[seat, faction] == 0:
            return faction
    return NONE


def turns(state: State, seat: int, actions: Any) -> int:
    """CC-T2, CC-T5 Stay passive, or, with influence cards in hand, be active: lay influence or play an action card."""
    actions[0] = PASS
    if state.hand_influence[seat] == 0:
        return 1
    return plays(state, seat, actions, layings(state, seat, actions, 1))


def layings(state: State, seat: int, actions: Any, count: int) -> int:
    """CC-T4, CC-T16 One card face down; or, with two cards and room for two, the first of two face up."""
    can_open = state.hand_influence[seat] >= OPEN_CARDS and room_of(state, seat) >= OPEN_CARDS
    for faction in range(FACTIONS):
        if room_at(state, seat, faction) > 0:
            count = cards_for(state.hand[seat], LAY_HIDDEN + faction, actions, count)
            if can_open:
                count = cards_for(state.hand[seat], LAY_OPEN + faction, actions, count)
    return count


def open_layings(state: State, seat: int, actions: Any, count: int) -> int:
    """CC-T4, CC-T7, CC-T8, CC-T9 Any influence card from hand, face up, at any faction with room."""
    for faction in range(FACTIONS):
        if room_at(state, seat, faction) > 0:
            count = cards_for(state.hand[seat], LAY_OPEN + faction, actions, count)
    return count


def cards_for(counts: Any, first: int, actions: Any, count: int) -> int:
    """One action for each kind of influence card there is one of, at one faction."""
    for card in range(INFLUENCES):
        if counts[card] > 0:
            actions[count] = first + card * FACTIONS
            count += 1
    return count


def plays(state: State, seat: int, actions: Any, count: int) -> int:
    """CC-T14, CC-A7 One action card in a turn, with its target; a veto cannot be played so."""
    if state.played or state.hand_actions[seat] == 0:
        return count
    foe = other(seat)
    if state.hand[seat, Card.ASSASSINATION] > 0:  # CC-A1
        for faction in range(FACTIONS):
            count = cards_for(state.face_up[foe, faction], ASSASSINATE + faction, actions, count)
    if state.hand[seat, Card.SPY] > 0 and cards_in_hand(state, foe) > 0:  # CC-A2
        actions[count] = SPY
        count += 1
    if state.hand[seat, Card.CASTLING] > 0:
        count = castling_pairs(state, seat, actions, count)
    for faction in range(FACTIONS):
        if state.hand[seat, Card.SCOUT] > 0 and state.covered[foe, faction] > 0:  # CC-A4
            actions[count] = SCOUT + faction
            count += 1
        if state.hand[seat, Card.WRATH] > 0 and is_occupied(state, faction):  # CC-A5
            actions[count] = WRATH + faction
            count += 1
    return count


def is_occupied(state: State, faction: int) -> bool:
    """CC-A5 Whether an influence card lies at this faction."""
    return cards_at(state, 0, faction) + cards_at(state, 1, faction) > 0


def castling_pairs(state: State, seat: int, actions: Any, count: int) -> int:
    """CC-A11 Two factions, named in the order of the rows."""
    for faction in range(FACTIONS):
        for partner in range(faction + 1, FACTIONS):
            if can_castle(state, seat, faction, partner):
                actions[count] = CASTLE + faction * FACTIONS + partner
                count += 1
    return count


def can_castle(state: State, seat: int, faction: int, partner: int) -> bool:
    """CC-A11 Both have patricians left, and at least one own card lies at the two together."""
    if state.patricians[faction] == 0 or state.patricians[partner] == 0:
        return False
    return cards_at(state, seat, faction) + cards_at(state, seat, partner) > 0


def answers(state: State, seat: int, actions: Any) -> int:
    """CC-A6, CC-A8 Let it pass, or veto with the card in hand."""
    actions[0] = LET_PASS
    actions[1] = VETO
    return 2 if state.hand[seat, Card.VETO] > 0 else 1


def spied_cards(state: State, seat: int, actions: Any) -> int:
    """CC-A2 Any card of the spied hand."""
    count = 0
    for card in range(CARDS):
        if is_known_in_hand(state, other(seat), card):
            actions[count] = CHOOSE + card
            count += 1
    return count


def castlings(state: State, seat: int, actions: Any) -> int:
    """CC-A3 Any card taken up, at one of the two factions that has room."""
    count = 0
    if has_room_again(state, seat, state.faction):
        count = cards_for(state.lifted[seat], LAY_HIDDEN + state.faction, actions, count)
    if has_room_again(state, seat, state.partner):
        count = cards_for(state.lifted[seat], LAY_HIDDEN + state.partner, actions, count)
    return count


def has_room_again(state: State, seat: int, faction: int) -> bool:
    """CC-A3, CC-T7, CC-T8 Room for one more in the middle of a castling: what lies again is not counted openly yet."""
    return room_at(state, seat, faction) > total(state.face_down[seat, faction])


def draws(state: State, seat: int, actions: Any, count: int) -> int:
    """CC-T10, CC-T5 From any pile that is not empty; influence, where that alone is left to be drawn."""
    if state.influence_size[seat] > 0:
        actions[count] = DRAW + Pile.INFLUENCE
        count += 1
        if must_draw_influence(state, seat):
            return count
    if state.action_size[seat] > 0:
        actions[count] = DRAW + Pile.ACTION
        count += 1
    return count


def must_draw_influence(state: State, seat: int) -> bool:
    """CC-T5 Who was passive for want of influence cards draws the last card from the influence pile, if none before."""
    return state.wanting and state.phase == Phase.REDRAW and state.hand_influence[seat] == 0 and state.to_draw == 1


def chance_outcomes(state: State, actions: Any, weights: Any) -> int:
    """What chance may bring, and how likely: a card of a pile, a vote card, a bonus card; what must be asked."""
    if state.phase == Phase.VOTE:  # CC-V1
        return weighted(state.vote_pile, VOTES, TURN_UP, actions, weights)
    if state.phase == Phase.EXTRAORDINARY:  # CC-V3
        return the_only(ASK + state.faction, actions, weights)
    if state.phase == Phase.BONUS:  # CC-S6
        return weighted(state.bonus_pile, BONUSES, BONUS, actions, weights)
    seat = drawing_seat(state)
    if state.pile == Pile.INFLUENCE:  # CC-T10
        return weighted(state.influence_pile[seat], INFLUENCES, DEAL, actions, weights)
    if is_closed(state, seat):  # CC-H9: the order was chosen
        return the_only(DEAL + INFLUENCES + state.closed_pile[seat, state.action_size[seat] - 1], actions, weights)
    return weighted(state.shuffled_pile[seat], ACTION_KINDS, DEAL + INFLUENCES, actions, weights)


def the_only(outcome: int, actions: Any, weights: Any) -> int:
    """Chance has no choice."""
    actions[0] = outcome
    weights[0] = 1
    return 1


def weighted(counts: Any, kinds: int, first: int, actions: Any, weights: Any) -> int:
    """One outcome for each kind in a pile, as likely as there are cards of it."""
    count = 0
    for kind in range(kinds):
        if counts[kind] > 0:
            actions[count] = first + kind
            weights[count] = counts[kind]
            count += 1
    return count
