"""Chapter 4. Evaluation: building after building, from the Templum to the Latrina; then the next stage or the score."""

from ludi.core.piles import total
from ludi.core.state import NONE, State
from ludi.games.alea_iacta_est.components import COLOURS, FACES, RANKS, SEATS, STAGES, STAGES_PLAYED, WORTH
from ludi.games.alea_iacta_est.fields import Phase
from ludi.games.alea_iacta_est.rules.castrum import best_set, clear_castrum, has_open_province, take_province
from ludi.games.alea_iacta_est.rules.dice import empty_supply, give_back
from ludi.games.alea_iacta_est.rules.forum import clear_forum, leftmost_column, take_patrician
from ludi.games.alea_iacta_est.rules.senatus import best_street, clear_senatus, draw_tiles, keep_tile
from ludi.games.alea_iacta_est.rules.templum import (
    draw_from_fortuna,
    forget_draws,
    fortuna_held,
    has_fortuna_to_draw,
    keep_all_fortuna,
    keep_fortuna,
    leave_templum,
    most_in_templum,
    see_fortuna,
)  # fmt: skip
from ludi.games.alea_iacta_est.scoring import people_of, points_in, result_of, worth_in
from ludi.games.alea_iacta_est.state import lay_out, seats_playing

KEPT_BY_LEADER = 2  # AI-V1
KEPT_BY_OTHERS = 1


def evaluate(state: State) -> None:
    """AI-T4 Dice still in supply go to the Latrina; then the Templum is evaluated first."""
    for seat in range(SEATS):
        empty_supply(state, seat)
    leader = most_in_templum(state, NONE)
    if leader == NONE:
        evaluate_senatus(state)
    elif is_only_die(state, leader) and has_fortuna_to_draw(state):
        state.player = leader
        state.to_draw = 1
        draw_from_fortuna(state, Phase.SECOND_FORTUNA)
    else:
        ask_for_fortuna(state, leader, KEPT_BY_LEADER)


def is_only_die(state: State, leader: int) -> bool:
    """AI-V3 Only one single die was placed in the Templum in the whole stage."""
    return total(state.templum[leader]) == 1  # AI-P2 anybody else would have had more than one


def see_second_fortuna(state: State, value: int) -> None:
    """AI-V3 The owner of the only die keeps both tiles."""
    see_fortuna(state, value)
    keep_all_fortuna(state, state.player)
    finish_templum_seat(state, state.player)


def ask_for_fortuna(state: State, seat: int, allowed: int) -> None:
    """AI-V1, AI-R7 So many tiles are kept, or as many as there are."""
    state.player = seat
    state.to_keep = min(allowed, fortuna_held(state, seat))
    if state.to_keep == 0:
        finish_templum_seat(state, seat)
    else:
        state.phase = Phase.KEEP_FORTUNA
        state.seat = seat


def choose_fortuna(state: State, value: int) -> None:
    """AI-V1 One tile is kept."""
    keep_fortuna(state, state.player, value)
    state.to_keep -= 1
    if state.to_keep == 0:
        finish_templum_seat(state, state.player)


def finish_templum_seat(state: State, seat: int) -> None:
    """AI-V1, AI-V2 Tiles beside the Templum, dice back; then the next, by number of dice."""
    leave_templum(state, seat)
    following = most_in_templum(state, NONE)
    while following != NONE and fortuna_held(state, following) == 0:
        leave_templum(state, following)
        following = most_in_templum(state, NONE)
    if following == NONE:
        forget_draws(state)
        evaluate_senatus(state)
    else:
        state.player = following
        state.to_keep = KEPT_BY_OTHERS
        state.phase = Phase.KEEP_FORTUNA
        state.seat = following


def evaluate_senatus(state: State) -> None:
    """AI-V4, AI-V7 The best street draws tiles; with no street none is drawn."""
    first = best_street(state)
    if first == NONE:
        evaluate_castrum(state)
    else:
        draw_tiles(state, first)


def choose_tile(state: State, tile: int) -> None:
    """AI-V5, AI-V6 A tile is kept; after the last, the dice left go to the Latrina."""
    if not keep_tile(state, tile):
        clear_senatus(state)
        evaluate_castrum(state)


def evaluate_castrum(state: State) -> None:
    """AI-V8, AI-V9 The best set left takes a province, until provinces or sets run out."""
    best = best_set(state)
    if best != NONE and has_open_province(state):
        state.player = best // FACES
        state.seat = state.player
        state.phase = Phase.TAKE_PROVINCE
    else:
        clear_castrum(state)
        evaluate_forum(state)


def choose_province(state: State, province: int) -> None:
    """AI-V8 A province is taken; then the next set."""
    take_province(state, province)
    evaluate_castrum(state)


def evaluate_forum(state: State) -> None:
    """AI-V10 From the left, each die takes a patrician."""
    column = leftmost_column(state)
    if column != NONE:
        state.player = state.forum_owner[column]
        state.seat = state.player
        state.phase = Phase.TAKE_PATRICIAN
    else:
        clear_forum(state)
        evaluate_latrina(state)


def choose_patrician(state: State, patrician: int) -> None:
    """AI-V10 A patrician is taken; then the next die."""
    take_patrician(state, patrician)
    evaluate_forum(state)


def evaluate_latrina(state: State) -> None:
    """AI-V11, AI-V12, AI-V15 A chip for each die; then the next stage, or the score after the last."""
    for seat in range(SEATS):
        count = total(state.latrina[seat])
        state.chips[seat] += count
        give_back(state, seat, count)
        for face in range(FACES):
            state.latrina[seat, face] = 0
    if state.stage + 1 == STAGES_PLAYED[state.players]:
        end_game(state)
    else:
        state.stage += 1
        state.rounds = 0
        state.starter = (state.starter + 1) % seats_playing(state)
        lay_out(state)


def end_game(state: State) -> None:
    """AI-V15 After the last stage nobody decides any more."""
    state.phase = Phase.OVER
    state.seat = NONE


def tally(state: State) -> None:
    """AI-V15, AI-H2 Senate tiles are turned up, patricians housed, points counted."""
    for seat in range(seats_playing(state)):
        for stage in range(STAGES):
            state.shown[seat, stage] = state.senate[seat, stage]
            state.senate[seat, stage] = NONE
        result = result_of(state, seat, False)
        state.points[seat] = points_in(result)
        state.left_over[seat] = value_of_patricians(state, seat) - worth_in(result)


def value_of_patricians(state: State, seat: int) -> int:
    """What all patricians of a seat are worth, housed or not."""
    people, worth = people_of(state, seat), 0
    for group in range(2 * COLOURS):
        worth += WORTH[(people >> (RANKS * group)) & 7, RANKS]
    return worth
