"""What may be done now: the one source of legality. One question for each phase."""

from typing import Any

from ludi.core.state import NONE, State
from ludi.games.roma.components import CARDS, DISCS, FACES, KIND, SEATS, Card, Kind
from ludi.games.roma.fields import Phase
from ludi.games.roma.moves import (
    ACCEPT,
    ACTIVATE,
    BLOCK,
    BUY,
    CARDS_DISC,
    COPY,
    DONE,
    DRAW,
    END_TURN,
    GIVE,
    KEEP,
    LAY,
    LOWER,
    MONEY,
    RAISE,
    REROLL,
    ROLL,
    START,
    TAKE,
    TARGET,
    USE_DIE,
)  # fmt: skip
from ludi.games.roma.rules.cards import can_copy, has_purpose, target_kind
from ludi.games.roma.rules.dice import faces_rolled, has_die
from ludi.games.roma.rules.piles import has_card_to_draw
from ludi.games.roma.rules.places import can_afford, is_kind_at
from ludi.games.roma.state import discs_played, other


def legal_actions(state: State, actions: Any) -> int:
    """Write the actions the deciding seat may take; returns how many."""
    seat = state.seat
    phase = state.phase
    if phase == Phase.ACTIONS:
        return main_actions(state, seat, actions)
    if phase == Phase.GIVE:
        return choices(state.hand[seat], GIVE, actions)  # RO-S2
    if phase == Phase.OPENING:
        return opening_places(state, seat, actions)
    if phase == Phase.KEEP or phase == Phase.LOOK:
        return choices(state.drawn[seat], KEEP, actions)  # RO-T6, RO-K14
    if phase == Phase.TARGET:
        return targets(state, seat, actions)
    if phase == Phase.BLOCK:
        return open_discs(state, seat, actions)
    if phase == Phase.LAY_FREE:
        return free_cards(state, seat, actions)
    if phase == Phase.RELAY:
        return lifted_cards(state, actions)
    return small_choices(state, seat, phase, actions)


def small_choices(state: State, seat: int, phase: int, actions: Any) -> int:
    """The phases that ask for a die, a number, or yes or no."""
    if phase == Phase.REROLL:  # RO-T2
        actions[0] = REROLL
        actions[1] = ACCEPT
        return 2
    if phase == Phase.FORUM:
        return unused_values(state, actions, 0)  # RO-K20
    if phase == Phase.TEMPLUM or phase == Phase.ADD_DIE:  # RO-K21, RO-K17
        actions[0] = DONE
        return unused_values(state, actions, 1)
    if phase == Phase.CHANGE_DIE:
        return changes(state, actions)
    if phase == Phase.BUY:
        return purchases(state, seat, actions)
    if phase == Phase.COPY:
        return copies(state, seat, actions)
    return discarded_persons(state, actions)


def main_actions(state: State, seat: int, actions: Any) -> int:
    """RO-T3 Use a die, lay a card, or end the turn; the turn never ends by itself."""
    actions[0] = END_TURN
    count = 1
    can_draw = has_card_to_draw(state)
    for value in range(1, FACES + 1):
        if has_die(state, value):
            actions[count] = MONEY + value - 1  # RO-T5
            count += 1
            if can_draw:
                actions[count] = CARDS_DISC + value - 1  # RO-T6, RO-T7
                count += 1
            if can_activate(state, seat, value - 1):
                actions[count] = ACTIVATE + value - 1  # RO-T11
                count += 1
    for card in range(CARDS):
        if state.hand[seat, card] > 0 and can_afford(state, seat, card):  # RO-T9
            for disc in range(discs_played(state)):
                actions[count] = LAY + card * DISCS + disc
                count += 1
    return count


def can_activate(state: State, seat: int, disc: int) -> bool:
    """RO-T11, RO-T12 An own card lies there, the disc is not blocked (RO-K4), and the card has something to act on."""
    card = state.face_up[seat, disc]
    if card == NONE or state.blocked[seat, disc]:
        return False
    return has_purpose(state, seat, card, disc)


def choices(counts: Any, first: int, actions: Any) -> int:
    """One action for each kind of card there is one of."""
    count = 0
    for card in range(CARDS):
        if counts[card] > 0:
            actions[count] = first + card
            count += 1
    return count


def opening_places(state: State, seat: int, actions: Any) -> int:
    """RO-S3 Any card of the opening hand, at any disc where none lies yet."""
    count = 0
    for card in range(CARDS):
        if state.hand[seat, card] > 0:
            for disc in range(discs_played(state)):
                if not state.covered[seat, disc]:
                    actions[count] = LAY + card * DISCS + disc
                    count += 1
    return count


def targets(state: State, seat: int, actions: Any) -> int:
    """RO-K1, RO-K7, RO-K10, RO-K13, RO-K24 Any opposing card of the kind the card acts on."""
    count = 0
    for disc in range(DISCS):
        if is_kind_at(state, other(seat), disc, target_kind(state.actor)):
            actions[count] = TARGET + disc
            count += 1
    return count


def open_discs(state: State, seat: int, actions: Any) -> int:
    """RO-K4 Any disc, occupied or not, that is not yet blocked."""
    count = 0
    for disc in range(discs_played(state)):
        if not state.blocked[other(seat), disc]:
            actions[count] = BLOCK + disc
            count += 1
    return count


def free_cards(state: State, seat: int, actions: Any) -> int:
    """RO-K5, RO-K6, RO-K26 Persons or buildings from hand, at least one, at any discs."""
    kind = Kind.PERSON if state.actor == Card.SENATOR else Kind.BUILDING
    count = 0
    if state.laid > 0:
        actions[0] = DONE
        count = 1
    for card in range(CARDS):
        if state.hand[seat, card] > 0 and KIND[card] == kind:
            for disc in range(discs_played(state)):
                actions[count] = LAY + card * DISCS + disc
                count += 1
    return count


def lifted_cards(state: State, actions: Any) -> int:
    """RO-K11, RO-K23 Any card taken up, at any disc where none of them lies again yet."""
    count = 0
    for card in range(CARDS):
        if state.lifted[card] > 0:
            for disc in range(discs_played(state)):
                if not state.relaid[disc]:
                    actions[count] = LAY + card * DISCS + disc
                    count += 1
    return count


def unused_values(state: State, actions: Any, count: int) -> int:
    """RO-K20 Any unused die."""
    for value in range(1, FACES + 1):
        if has_die(state, value):
            actions[count] = USE_DIE + value - 1
            count += 1
    return count


def changes(state: State, actions: Any) -> int:
    """RO-K3 Raise or lower any unused die, never below 1 or above 6."""
    count = 0
    for value in range(1, FACES + 1):
        if has_die(state, value):
            if value < FACES:
                actions[count] = RAISE + value - 1
                count += 1
            if value > 1:
                actions[count] = LOWER + value - 1
                count += 1
    return count


def purchases(state: State, seat: int, actions: Any) -> int:
    """RO-K12 Any number of VP that the money and the opponent's VP allow."""
    most = min(state.coins[seat] // 2, state.vp[other(seat)])
    for points in range(most):
        actions[points] = BUY + points
    return most


def copies(state: State, seat: int, actions: Any) -> int:
    """RO-K9 Any own person that Scaenicus may copy."""
    count = 0
    for card in range(CARDS):
        if can_copy(state, seat, card, state.disc):
            actions[count] = COPY + card
            count += 1
    return count


def discarded_persons(state: State, actions: Any) -> int:
    """RO-K18 Any person in the discard pile."""
    count = 0
    for card in range(CARDS):
        if KIND[card] == Kind.PERSON and is_discarded(state, card):
            actions[count] = TAKE + card
            count += 1
    return count


def is_discarded(state: State, card: int) -> bool:
    """Whether such a card lies in the discard pile."""
    for place in range(state.discard_size):
        if state.discard[place] == card:
            return True
    return False


def chance_outcomes(state: State, actions: Any, weights: Any) -> int:
    """What chance may bring, and how likely: a start player, a face of a die, a card of the draw pile."""
    if state.phase == Phase.START:  # RO-S3
        return even_outcomes(START, SEATS, actions, weights)
    if state.phase == Phase.DEAL or state.phase == Phase.DRAW:  # RO-S1, RO-T6
        count = 0
        for card in range(CARDS):
            if state.draw_pile[card] > 0:
                actions[count] = DRAW + card
                weights[count] = state.draw_pile[card]
                count += 1
        return count
    if state.phase == Phase.ROLL:  # RO-T2, RO-M1
        return even_outcomes(ROLL, faces_rolled(state), actions, weights)
    return even_outcomes(ROLL, FACES, actions, weights)  # RO-B1, RO-K21


def even_outcomes(first: int, count: int, actions: Any, weights: Any) -> int:
    """Outcomes of equal weight."""
    for outcome in range(count):
        actions[outcome] = first + outcome
        weights[outcome] = 1
    return count
