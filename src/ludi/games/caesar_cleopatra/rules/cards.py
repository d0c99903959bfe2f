"""Chapter 4. The six action cards, and the answer to them."""

from ludi.core.piles import total
from ludi.core.state import State
from ludi.games.caesar_cleopatra.components import COPIES, INFLUENCES, Action, Card
from ludi.games.caesar_cleopatra.fields import Phase
from ludi.games.caesar_cleopatra.rules.knowledge import know_hand
from ludi.games.caesar_cleopatra.rules.piles import cards_to_draw, discard_from_hand
from ludi.games.caesar_cleopatra.rules.places import (
    clear_faction,
    lay_again,
    remove,
    show_laid_again,
    take_up,
    turn_up,
)
from ludi.games.caesar_cleopatra.rules.turn import ask, end_action
from ludi.games.caesar_cleopatra.state import other


def play(state: State, action: int, faction: int, partner: int, victim: int) -> None:
    """CC-T14, CC-A10, CC-A12 An action card is played and its target named; then the other may answer."""
    discard_from_hand(state, state.player, INFLUENCES + action)
    state.played = 1
    state.action = action
    state.faction = faction
    state.partner = partner
    state.victim = victim
    if may_answer(state, other(state.player)):
        ask(state, other(state.player), Phase.ANSWER)
    else:
        carry_out(state)


def may_answer(state: State, seat: int) -> bool:
    """CC-A8, CC-A13 By what the table sees, this hand may hold a veto."""
    return state.hand_actions[seat] > 0 and state.discard[seat, Card.VETO] < COPIES[Card.VETO]


def veto(state: State) -> None:
    """CC-A6, CC-A12 The action card has no effect; the vetoing player may draw a replacement."""
    discard_from_hand(state, state.seat, Card.VETO)
    offer_replacement(state)


def offer_replacement(state: State) -> None:
    """CC-A14 The opponent may draw one card, where there is one."""
    seat = other(state.player)
    if cards_to_draw(state, seat) > 0:
        ask(state, seat, Phase.REPLACE)
    else:
        end_action(state)


def carry_out(state: State) -> None:
    """CC-A1, CC-A2, CC-A3, CC-A4, CC-A5 What the action card does."""
    seat = state.player
    action = state.action
    if action == Action.SPY:
        know_hand(state, other(seat))
        ask(state, seat, Phase.SPY)
    elif action == Action.CASTLING:
        take_up(state, seat, state.faction, state.partner)
        ask(state, seat, Phase.CASTLE)
    else:
        if action == Action.ASSASSINATION:
            remove(state, other(seat), state.victim, state.faction)
        elif action == Action.SCOUT:
            turn_up(state, other(seat), state.faction)
        else:
            clear_faction(state, state.faction)
        end_action(state)


def discard_spied(state: State, card: int) -> None:
    """CC-A2 The chosen card of the spied hand is discarded, and may be replaced."""
    discard_from_hand(state, other(state.player), card)
    offer_replacement(state)


def castle(state: State, card: int, faction: int) -> None:
    """CC-A3, CC-S8 One card is laid again; nothing is seen of it by the other before all of them lie."""
    seat = state.player
    lay_again(state, seat, card, faction)
    if total(state.lifted[seat]) == 0:
        state.lifted_size = 0
        show_laid_again(state, seat, state.faction)
        show_laid_again(state, seat, state.partner)
        end_action(state)
