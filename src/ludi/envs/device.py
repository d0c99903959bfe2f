"""What one thread of a GPU does. `ludi.envs.kernels` puts the game's own functions and sizes in place of these names.

All functions are compiled into their kernel, with no calls left. So rules act in one place of a kernel only, and long
work of few games, the count at the end, has a kernel of its own, but where seats are played inside the step (AT_ONCE).
"""

from typing import Any, NamedTuple

import numpy as np

from ludi.core.game_api import perform, tally
from ludi.core.playout import sample_action
from ludi.core.state import CHANCE, NONE
from ludi.envs.lanes import (
    BEGIN,
    CHANCE_STREAM,
    STAY,
    Ends,
    Hand,
    Lanes,
    NextDecisions,
    forget_end,
    is_taken,
    play_lane,
    seed_game,
    show_lane,
    tell_end,
)

KERNELS = ("step_column", "end_column", "observe_column", "play_queued", "count_queued")
AGAINST = ("step_column",)  # of them, what is compiled once more where seats are played inside the step
cuda: Any = None
LAYOUT: Any = None  # of the state
WORDS = SIZE = RNG_SIZE = QUEUES = BLOCK = 0  # words of a state, actions, ...
AT_ONCE = False  # whether a game that ends is counted, and the next one begun, in the step itself
OVER = 0  # the queue of games that are over; then one for each verb


class Lists(NamedTuple):
    """Lanes that are left to other kernels, or left alone, after a step."""

    ended: Any  # how many games are over or to begin; then which lanes
    refused: Any  # whether a lane's action was not taken


class Waiting(NamedTuple):
    """Games that wait to do the same thing."""

    queues: Any  # of one turn, and of the next
    counts: Any  # how many wait in each: of a turn, of the next, and cleared for the one after
    verbs: Any  # of the actions


def turned_index(place: int, seat: int) -> tuple[int, int]:
    """In place of `lanes.index_of`: neighbouring threads touch neighbouring bytes."""
    return seat, place


def step_column(
    games: Lanes, ends: Ends, asked: NextDecisions, lists: Lists, actions: Any, put: bool, now: int
) -> None:  # fmt: skip
    """One decision in this thread's lane, and what follows it, as `step_lanes` does on a CPU.

    With `put` the actions are codes: a lane begins, goes on from what was put there, or stays, which is as if refused.
    A lane that never asks a learner is left as if refused, its seat NONE.
    """
    place = cuda.grid(1)
    if place >= len(actions):
        return
    action = int(actions[place])
    lists.refused[place] = action == STAY
    if put and action == STAY:
        return
    forget_end(games, ends, place)
    if not is_taken(asked.masks[:, place], action) or (action < 0 and not put):
        lists.refused[place] = True
        games.lanes[place].began += 1
        return
    if AT_ONCE:
        if not play_column(games, ends, place, action, now, True):
            asked.seats[place] = NONE
            lists.refused[place] = True
    elif action == BEGIN or not play_column(games, ends, place, action, now, False):
        ends.done[place] = action != BEGIN
        lists.ended[1 + cuda.atomic.add(lists.ended, 0, 1)] = place


def play_column(games: Lanes, ends: Ends, place: int, action: int, now: int, anew: bool) -> bool:
    """`play_lane` in a thread's own memory, the generators too."""
    actions, weights = cuda.local.array(SIZE, np.int16), cuda.local.array(SIZE, np.int32)
    rng, choice_rng = cuda.local.array(RNG_SIZE, np.int64), cuda.local.array(RNG_SIZE, np.int64)
    view = cuda.local.array(WORDS, np.int64)  # words first: a record made as one may lie where no word can be read
    lane = games.lanes[place]
    for word in range(RNG_SIZE):
        rng[word], choice_rng[word] = lane.rng[word], lane.choice_rng[word]
    hand = Hand(rng, choice_rng, actions, weights, view.view(LAYOUT)[0], view)
    is_asked = play_lane(games, ends, place, action, hand, now, anew)
    for word in range(RNG_SIZE):
        lane.rng[word] = rng[word]
        if anew:  # else nobody has chosen by it
            lane.choice_rng[word] = choice_rng[word]
    return is_asked


def end_column(games: Lanes, ends: Ends, lists: Lists, now: int) -> None:
    """This thread's entry of the list: what there is to tell of the end, and a new game up to its first decision."""
    if cuda.grid(1) >= lists.ended[0]:
        return
    place = lists.ended[1 + cuda.grid(1)]
    if ends.done[place]:
        tell_end(games, ends, place, now)
        games.lanes[place].game += games.lanes[place].stride
    play_column(games, ends, place, BEGIN, now, True)


def observe_column(games: Lanes, asked: NextDecisions, lists: Lists) -> None:
    """What the seat to decide in this thread's lane sees, what it may do, and what it would do at random."""
    place = cuda.grid(1)
    if place == 0:
        lists.ended[0] = 0
    if place >= len(asked.seats) or lists.refused[place]:
        return
    actions, view = cuda.local.array(SIZE, np.int16), cuda.local.array(WORDS, np.int64)
    lane = games.lanes[place]
    hand = Hand(lane.rng, lane.choice_rng, actions, actions, view.view(LAYOUT)[0], view)
    asked.seats[place] = games.states[place].seat
    asked.random_actions[place] = show_lane(games, place, asked.masks[:, place], asked.sheets[:, place], hand)


def play_queued(
    starts: Any, states: Any, players: Any, waiting: Waiting, turn: int, rounds: int, begin: bool, again: bool
) -> None:
    """The games that wait to do the same thing do it together, up to so many times; then each waits for its next one.

    A warp is as slow as all that its threads do differently. So there is a queue for each verb, and one, the first,
    for games that are over; every block of threads serves one queue. Queues are read in one turn and filled for the
    next; of the three rows of counts one is read, one filled, one cleared. Games that are over wait for `begin`.
    """
    thread, block = cuda.threadIdx.x, cuda.blockIdx.x
    queues, counts, verbs = waiting.queues, waiting.counts, waiting.verbs
    joined, places = cuda.shared.array(QUEUES, np.int32), cuda.shared.array(QUEUES, np.int32)
    now, later = turn % 3, (turn + 1) % 3
    for queue in range(thread, QUEUES, BLOCK):
        joined[queue] = 0
        if block == 0:
            counts[(turn + 2) % 3, queue] = 0
    cuda.syncthreads()
    queue = OVER
    while queue < QUEUES and block * BLOCK >= counts[now, queue]:
        block -= (counts[now, queue] + BLOCK - 1) // BLOCK
        queue += 1
    rank = following = NONE
    place = 0
    if queue < QUEUES and block * BLOCK + thread < counts[now, queue]:
        place = queues[turn % 2, queue, block * BLOCK + thread]
        following = queue
        if queue != OVER or begin:
            following = play_on(starts, states, players[place], verbs, place, queue, rounds, again)
        if following != NONE:
            rank = cuda.atomic.add(joined, following, 1)
    cuda.syncthreads()
    for queue in range(thread, QUEUES, BLOCK):
        if joined[queue] > 0:
            places[queue] = cuda.atomic.add(counts, (later, queue), joined[queue])
    cuda.syncthreads()
    if following != NONE:
        queues[1 - turn % 2, following, places[following] + rank] = place


def play_on(
    starts: Any, states: Any, player: Any, verbs: Any, place: int, queue: int, rounds: int, again: bool
) -> int:  # fmt: skip
    """Serve one game from its queue; returns the queue it waits in next, or NONE if it is over and stays so."""
    scratch, weights = cuda.local.array(SIZE, np.int16), cuda.local.array(SIZE, np.int16)
    rng = cuda.local.array(RNG_SIZE, np.int64)
    state, action, decisions, following = states[place], player.action, 0, queue
    for word in range(RNG_SIZE):
        rng[word] = player.rng[word]
    if queue == OVER:
        player.games += 1
        if player.games > 0 and not again:
            return NONE
        states[place] = starts[0]
        seed_game(rng, player.seed, player.game, CHANCE_STREAM)
        player.game += player.stride
    while following == queue and rounds > 0:
        if queue != OVER:
            decisions += state.seat != CHANCE
            perform(state, action)
        following = OVER
        if state.seat != NONE:
            action = sample_action(state, rng, scratch, weights)
            following = 1 + verbs[action]
        rounds -= 1
    player.action = action
    player.decisions += decisions
    for word in range(RNG_SIZE):
        player.rng[word] = rng[word]
    return following


def count_queued(states: Any, players: Any, waiting: Waiting, turn: int) -> None:
    """The final count of all games that are over."""
    rank = cuda.grid(1)
    if rank < waiting.counts[turn % 3, OVER]:
        place = waiting.queues[turn % 2, OVER, rank]
        if players[place].games > NONE:  # not before the first game
            tally(states[place])
