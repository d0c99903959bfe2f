"""The rules of Alea Iacta Est, a module a chapter. Here each action finds its rule."""

from ludi.core.state import State
from ludi.games.alea_iacta_est.fields import Phase
from ludi.games.alea_iacta_est.moves import PART, VERB, Verb
from ludi.games.alea_iacta_est.rules.castrum import place_set
from ludi.games.alea_iacta_est.rules.evaluation import (
    choose_fortuna,
    choose_patrician,
    choose_province,
    choose_tile,
    see_second_fortuna,
    tally,
)  # fmt: skip
from ludi.games.alea_iacta_est.rules.forum import place_in_forum, place_pair
from ludi.games.alea_iacta_est.rules.legal import chance_outcomes, legal_actions
from ludi.games.alea_iacta_est.rules.senatus import place_street, see_tile
from ludi.games.alea_iacta_est.rules.turn import (
    choose_starter,
    draw_fortuna,
    end_turn,
    open_patrician,
    open_province,
    place_in_latrina,
    place_templum_die,
    see_die,
    take_to_reroll,
    throw,
)  # fmt: skip

__all__ = ["chance_outcomes", "legal_actions", "perform", "tally"]


def perform(state: State, action: int) -> None:
    """Carry out a legal action; who ends the game leaves the count to `tally`."""
    verb = VERB[action]
    part = PART[action, 0]
    if verb == Verb.ROLL:
        see_die(state, part)
    elif verb == Verb.TEMPLUM:
        place_templum_die(state, part)
    elif Verb.SENATUS <= verb <= Verb.LATRINA:
        place(state, verb, part, PART[action, 1])
        end_turn(state)
    elif verb == Verb.REROLL:
        take_to_reroll(state, part)
    elif verb == Verb.THROW:
        throw(state)
    else:
        evaluate_or_draw(state, verb, part)


def place(state: State, verb: int, part: int, second: int) -> None:
    """AI-T2 Dice are placed in one building, in one way."""
    if verb == Verb.SENATUS:
        place_street(state, part, second)
    elif verb == Verb.CASTRUM:
        place_set(state, part, second + 1)
    elif verb == Verb.FORUM:
        place_in_forum(state, part)
    elif verb == Verb.FORUM_PAIR:
        place_pair(state, part)
    else:
        place_in_latrina(state, part)


def evaluate_or_draw(state: State, verb: int, part: int) -> None:
    """AI-V14 The choices of the evaluation, one at a time, and what chance draws."""
    if verb == Verb.TAKE_PATRICIAN:
        choose_patrician(state, part)
    elif verb == Verb.TAKE_PROVINCE:
        choose_province(state, part)
    elif verb == Verb.KEEP_TILE:
        choose_tile(state, part)
    elif verb == Verb.KEEP_FORTUNA:
        choose_fortuna(state, part)
    elif verb == Verb.DRAW_PROVINCE:
        open_province(state, part)
    elif verb == Verb.DRAW_PATRICIAN:
        open_patrician(state, part)
    elif verb == Verb.DRAW_TILE:
        see_tile(state, part)
    elif verb == Verb.START:
        choose_starter(state, part)
    elif state.phase == Phase.FORTUNA:
        draw_fortuna(state, part)
    else:
        see_second_fortuna(state, part)
