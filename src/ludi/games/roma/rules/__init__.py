"""The rules of Roma, a module a chapter. Here each action finds its rule."""

from ludi.core.state import State
from ludi.games.roma.fields import Phase
from ludi.games.roma.moves import PART, VERB, Verb
from ludi.games.roma.rules.battle import add_die, end_activation, end_battle, throw_battle_die
from ludi.games.roma.rules.cards import activate, aim, block, buy_points, copy
from ludi.games.roma.rules.forum import pay_out, throw_third_die, use_second_die, use_third_die
from ludi.games.roma.rules.legal import chance_outcomes, legal_actions
from ludi.games.roma.rules.opening import choose_start, deal, give, lay_face_down
from ludi.games.roma.rules.places import buy_card, lay_card_free
from ludi.games.roma.rules.points import ask, tally
from ludi.games.roma.rules.turn import (
    begin_draw,
    change,
    end_turn,
    keep,
    relay,
    roll,
    see_card,
    see_roll,
    take_money,
    take_person,
)  # fmt: skip

__all__ = ["chance_outcomes", "legal_actions", "perform", "tally"]


def perform(state: State, action: int) -> None:
    """Carry out a legal action; who ends the game leaves the count to `tally`."""
    verb = VERB[action]
    part = PART[action, 0]
    if verb == Verb.DRAW:
        draw(state, part)
    elif verb == Verb.ROLL:
        throw(state, part + 1)
    elif verb == Verb.LAY:
        lay(state, part, PART[action, 1])
    elif verb == Verb.MONEY:
        take_money(state, part + 1)
    elif verb == Verb.CARDS:
        begin_draw(state, part + 1)
    elif verb == Verb.ACTIVATE:
        activate(state, part)
    elif verb == Verb.KEEP:
        keep(state, part)
    elif verb == Verb.END_TURN:
        end_turn(state)
    else:
        choose(state, verb, part)


def choose(state: State, verb: int, part: int) -> None:
    """The choices a card, or the opening, asks for."""
    if verb == Verb.TARGET:
        aim(state, part)
    elif verb == Verb.USE_DIE:
        use_another_die(state, part + 1)
    elif verb == Verb.RAISE:
        change(state, part + 1, part + 2)
    elif verb == Verb.LOWER:
        change(state, part + 1, part)
    elif verb == Verb.BLOCK:
        block(state, part)
    elif verb == Verb.COPY:
        copy(state, part)
    elif verb == Verb.TAKE:
        take_person(state, part)
    elif verb == Verb.BUY:
        buy_points(state, part + 1)
    elif verb == Verb.DONE:
        decline(state)
    elif verb == Verb.REROLL:
        roll(state)  # RO-T2
    elif verb == Verb.ACCEPT:
        ask(state, Phase.ACTIONS)
    elif verb == Verb.GIVE:
        give(state, part)
    else:
        choose_start(state, part)


def draw(state: State, card: int) -> None:
    """RO-S1, RO-T6 Chance draws a card: for an opening hand, or for the cards disc."""
    if state.phase == Phase.DEAL:
        deal(state, card)
    else:
        see_card(state, card)


def throw(state: State, value: int) -> None:
    """RO-T2, RO-B1, RO-K21 Chance throws a die: an action die, the battle die, the third die of a Templum."""
    if state.phase == Phase.ROLL:
        see_roll(state, value)
    elif state.phase == Phase.BATTLE:
        throw_battle_die(state, value)
    else:
        throw_third_die(state, value)


def lay(state: State, card: int, disc: int) -> None:
    """RO-S3, RO-T9, RO-K5, RO-K11 A card is laid: face down, for its price, free, or again."""
    if state.phase == Phase.OPENING:
        lay_face_down(state, card, disc)
    elif state.phase == Phase.ACTIONS:
        buy_card(state, state.player, card, disc)
    elif state.phase == Phase.LAY_FREE:
        lay_card_free(state, state.player, card, disc)
    else:
        relay(state, card, disc)


def use_another_die(state: State, value: int) -> None:
    """RO-K17, RO-K20, RO-K21 One more unused die: for Centurio, the Forum, or the Templum."""
    if state.phase == Phase.ADD_DIE:
        add_die(state, value)
    elif state.phase == Phase.FORUM:
        use_second_die(state, value)
    else:
        use_third_die(state, value)


def decline(state: State) -> None:
    """RO-K17, RO-K21, RO-K26 No further die, or no further card."""
    if state.phase == Phase.TEMPLUM:
        pay_out(state)
    elif state.phase == Phase.ADD_DIE:
        end_battle(state)
    else:
        end_activation(state)
