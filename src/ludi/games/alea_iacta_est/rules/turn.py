"""Chapter 2. Stages, rounds and turns: lay out, roll, roll again, place."""

from ludi.core.state import CHANCE, State
from ludi.games.alea_iacta_est.components import FORUM_COLUMNS
from ludi.games.alea_iacta_est.fields import Holder, Phase
from ludi.games.alea_iacta_est.rules.dice import dice_in_supply, take_up
from ludi.games.alea_iacta_est.rules.evaluation import evaluate
from ludi.games.alea_iacta_est.rules.templum import (
    draw_from_fortuna,
    has_fortuna_to_draw,
    place_in_templum,
    see_fortuna,
)
from ludi.games.alea_iacta_est.state import lay_out, seats_playing


def choose_starter(state: State, seat: int) -> None:
    """AI-S5 Chance draws the first start player; the first stage is laid out."""
    state.starter = seat
    lay_out(state)


def open_province(state: State, province: int) -> None:
    """AI-S3 A province is turned up; after the last come the patricians."""
    state.provinces[province] = Holder.OPEN
    state.to_draw -= 1
    if state.to_draw == 0:
        state.phase = Phase.PATRICIANS
        state.to_draw = FORUM_COLUMNS[state.players]


def open_patrician(state: State, patrician: int) -> None:
    """AI-S3, AI-V12 A patrician is turned up; after the last the start player begins."""
    state.patricians[patrician] = Holder.OPEN
    state.to_draw -= 1
    if state.to_draw == 0:
        begin_turn(state, state.starter)


def begin_turn(state: State, seat: int) -> None:
    """AI-T2 The player rolls all dice still in supply."""
    state.player = seat
    take_up(state, seat)
    throw(state)


def throw(state: State) -> None:
    """AI-T2, AI-T3 Chance rolls the dice taken up."""
    state.phase = Phase.ROLL
    state.seat = CHANCE


def see_die(state: State, face: int) -> None:
    """AI-T2 One die lies; after the last the player places or rolls again."""
    state.unrolled[state.player] -= 1
    state.supply[state.player, face] += 1
    if state.unrolled[state.player] <= 0:  # below: in a position in words somebody may have no dice at all
        state.phase = Phase.PLACE
        state.seat = state.player


def take_to_reroll(state: State, face: int) -> None:
    """AI-T3 A die is taken up to be rolled again; the first of them costs a chip."""
    if state.phase == Phase.PLACE:
        state.chips[state.player] -= 1
        state.phase = Phase.REROLL
    state.supply[state.player, face] -= 1
    state.unrolled[state.player] += 1


def place_templum_die(state: State, face: int) -> None:
    """AI-P2, AI-P4 Dice go to the Templum one by one; when there are enough, their tiles are drawn."""
    place_in_templum(state, face)
    if state.to_place == 0:
        go_on_drawing(state)


def go_on_drawing(state: State) -> None:
    """AI-P4, AI-P5 A Fortuna tile for each new die, as long as any are left."""
    if state.to_draw > 0 and has_fortuna_to_draw(state):
        draw_from_fortuna(state, Phase.FORTUNA)
    else:
        state.to_draw = 0
        end_turn(state)


def draw_fortuna(state: State, value: int) -> None:
    """AI-P4 One tile is drawn."""
    see_fortuna(state, value)
    go_on_drawing(state)


def place_in_latrina(state: State, face: int) -> None:
    """AI-P17 Who can place no die elsewhere places one here."""
    state.supply[state.player, face] -= 1
    state.latrina[state.player, face] += 1


def end_turn(state: State) -> None:
    """AI-T1, AI-T4 The next player clockwise; the stage ends with the round in which somebody placed the last die."""
    following = (state.player + 1) % seats_playing(state)
    if following != state.starter:
        begin_turn(state, following)
    elif is_stage_over(state):
        evaluate(state)
    else:
        state.rounds += 1
        begin_turn(state, following)


def is_stage_over(state: State) -> bool:
    """AI-T4 Whether a player has placed the last die."""
    for seat in range(seats_playing(state)):
        if dice_in_supply(state, seat) == 0:
            return True
    return False
