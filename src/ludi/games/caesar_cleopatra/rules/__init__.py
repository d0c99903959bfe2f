"""The rules of Caesar & Cleopatra, a module a chapter. Here each action finds its rule."""

from ludi.core.state import NONE, State
from ludi.games.caesar_cleopatra.components import Action
from ludi.games.caesar_cleopatra.fields import Phase
from ludi.games.caesar_cleopatra.moves import PART, VERB, Verb
from ludi.games.caesar_cleopatra.rules.cards import carry_out, castle, discard_spied, play, veto
from ludi.games.caesar_cleopatra.rules.legal import chance_outcomes, legal_actions
from ludi.games.caesar_cleopatra.rules.opening import arrange, draw_bonus, put_in_order
from ludi.games.caesar_cleopatra.rules.turn import (
    be_passive,
    close_turn,
    deal,
    draw,
    end_action,
    end_exchange,
    exchange,
    hold_extraordinary_vote,
    lay_hidden,
    lay_open,
    tally,
    turn_up_vote,
)

__all__ = ["chance_outcomes", "legal_actions", "perform", "tally"]


def perform(state: State, action: int) -> None:
    """Carry out a legal action; who ends the game leaves the count to `tally`."""
    verb = VERB[action]
    part = PART[action, 0]
    if verb == Verb.DEAL:
        deal(state, part)
    elif verb == Verb.DRAW:
        draw(state, part)
    elif verb == Verb.TURN_UP:
        turn_up_vote(state, part)
    elif verb == Verb.LAY_HIDDEN:
        lay(state, part, PART[action, 1])
    elif verb == Verb.LAY_OPEN:
        lay_open(state, part, PART[action, 1])
    elif verb == Verb.DONE:
        finish(state)
    elif verb == Verb.EXCHANGE:
        exchange(state, part)
    elif verb == Verb.PASS:
        be_passive(state)
    elif verb == Verb.LET_PASS:
        carry_out(state)
    else:
        choose(state, verb, part, PART[action, 1])


def choose(state: State, verb: int, part: int, second: int) -> None:
    """The action cards, what they ask for, and the opening."""
    if verb == Verb.ASSASSINATE:
        play(state, Action.ASSASSINATION, second, NONE, part)
    elif verb == Verb.SPY:
        play(state, Action.SPY, NONE, NONE, NONE)
    elif verb == Verb.CASTLE:
        play(state, Action.CASTLING, part, second, NONE)
    elif verb == Verb.SCOUT:
        play(state, Action.SCOUT, part, NONE, NONE)
    elif verb == Verb.WRATH:
        play(state, Action.WRATH, part, NONE, NONE)
    elif verb == Verb.VETO:
        veto(state)
    elif verb == Verb.CHOOSE:
        discard_spied(state, part)
    elif verb == Verb.DECLINE:
        end_action(state)
    elif verb == Verb.ORDER:
        put_in_order(state, part)
    elif verb == Verb.ASK:
        hold_extraordinary_vote(state)
    else:
        draw_bonus(state, part)


def lay(state: State, card: int, faction: int) -> None:
    """CC-S7, CC-T4, CC-A3 A card is laid face down: in the opening, in a turn, or again by castling."""
    if state.phase == Phase.ARRANGE:
        arrange(state, card, faction)
    elif state.phase == Phase.CASTLE:
        castle(state, card, faction)
    else:
        lay_hidden(state, card, faction)


def finish(state: State) -> None:
    """CC-T18, CC-T11 Nothing more is played, or nothing more exchanged."""
    if state.phase == Phase.CLOSING:
        close_turn(state)
    else:
        end_exchange(state)
