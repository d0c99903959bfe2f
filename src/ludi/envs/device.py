"""What one thread of a GPU does. `ludi.envs.kernels` puts the game's own functions and sizes in place of these names.

All functions are compiled into their kernel, with no calls left. So rules act in one place of a kernel only, and long
work of few games, the count at the end, has a kernel of its own.
"""

from typing import Any

import numpy as np

from ludi.core.chance import below
from ludi.core.game_api import features, perform, tally
from ludi.core.playout import sample_action, sample_chance
from ludi.core.state import CHANCE, NONE
from ludi.envs.lanes import BEGIN, CHANCE_STREAM, STAY, reward_of, seed_game, seed_lane, write_mask

KERNELS = ("step_column", "end_column", "observe_column", "put_column", "play_queued", "count_queued")
cuda: Any = None
LAYOUT: Any = None  # of the state
WORDS = SIZE = RNG_SIZE = QUEUES = BLOCK = 0  # words of a state, actions, ...
OVER = 0  # the queue of games that are over; then one for each verb


def step_column(
    states: Any, lanes: Any, actions: Any, masks: Any, ended: Any, rewards: Any, done: Any, refused: Any
) -> None:  # fmt: skip
    """One decision in this thread's lane, and what chance does after it, as `step_lanes` does on a CPU.

    Games that are over, and first games, are put on the list `ended`; its first entry is how many they are.
    """
    place = cuda.grid(1)
    if place >= len(actions):
        return
    action = actions[place]
    done[place] = False
    for seat in range(rewards.shape[0]):
        rewards[seat, place] = 0.0
    refused[place] = action != NONE and (action < 0 or action >= SIZE or masks[action, place] == 0)
    if refused[place]:
        return
    if action == NONE or play_until_decision(states[place], lanes[place], action) == NONE:
        done[place] = action != NONE
        ended[1 + cuda.atomic.add(ended, 0, 1)] = place


def play_until_decision(state: Any, lane: Any, action: int) -> int:
    """Carry out an action, and all that chance does then; returns the seat to decide, or NONE at the end."""
    actions, weights = cuda.local.array(SIZE, np.int16), cuda.local.array(SIZE, np.int16)
    rng = cuda.local.array(RNG_SIZE, np.int64)
    for word in range(RNG_SIZE):
        rng[word] = lane.rng[word]
    is_chance = True
    while is_chance:
        perform(state, action)
        is_chance = state.seat == CHANCE
        if is_chance:
            action = sample_chance(state, rng, actions, weights)
    for word in range(RNG_SIZE):
        lane.rng[word] = rng[word]
    return int(state.seat)


def put_column(states: Any, lanes: Any, codes: Any, ended: Any, rewards: Any, done: Any, refused: Any) -> None:
    """Begin this thread's lane, go on from the state that was put there, or let it stay, which is as if refused."""
    place = cuda.grid(1)
    if place >= len(codes):
        return
    refused[place] = codes[place] == STAY
    if refused[place]:
        return
    done[place] = False
    for seat in range(rewards.shape[0]):
        rewards[seat, place] = 0.0
    state, lane = states[place], lanes[place]
    actions, weights = cuda.local.array(SIZE, np.int16), cuda.local.array(SIZE, np.int16)
    over = codes[place] == BEGIN
    if not over and state.seat == CHANCE:
        over = play_until_decision(state, lane, sample_chance(state, lane.rng, actions, weights)) == NONE
        done[place] = over
    if over:
        ended[1 + cuda.atomic.add(ended, 0, 1)] = place


def end_column(starts: Any, numbers: Any, states: Any, lanes: Any, ended: Any, rewards: Any, done: Any) -> None:
    """This thread's entry of the list: the final count, the rewards, and a new game up to its first decision."""
    if cuda.grid(1) >= ended[0]:
        return
    place = ended[1 + cuda.grid(1)]
    state, lane = states[place], lanes[place]
    if done[place]:
        tally(state)
        players = int(numbers[place])
        for seat in range(players):
            rewards[seat, place] = reward_of(state, seat, players)
        lane.game += lane.stride
    states[place] = starts[place % len(starts)]
    seed_lane(lane.rng, lane.choice_rng, lane.seed, lane.game)
    actions, weights = cuda.local.array(SIZE, np.int16), cuda.local.array(SIZE, np.int16)
    if state.seat == CHANCE:
        play_until_decision(state, lane, sample_chance(state, lane.rng, actions, weights))


def observe_column(
    states: Any, words: Any, lanes: Any, sight: Any, ended: Any, refused: Any,
    sheets: Any, masks: Any, seats: Any, random_actions: Any,
) -> None:  # fmt: skip
    """What the seat to decide in this thread's lane sees, what it may do, and what it would do at random."""
    place = cuda.grid(1)
    if place == 0:
        ended[0] = 0
    if place >= len(seats) or refused[place]:
        return
    state, lane, actions = states[place], lanes[place], cuda.local.array(SIZE, np.int16)
    count = write_mask(state, masks[:, place], actions)
    random_actions[place] = actions[below(lane.choice_rng, count)]
    seat = int(state.seat)
    seats[place] = seat
    view = cuda.local.array(WORDS, np.int64)  # words first: a record made as one may lie where no word can be read
    for word in range(WORDS):
        view[word] = (words[place, word] & sight[0, seat, word]) | sight[1, seat, word]
    features(view.view(LAYOUT)[0], seat, sheets[:, place])


def play_queued(
    starts: Any, states: Any, players: Any, verbs: Any, queues: Any, counts: Any, turn: int, rounds: int,
    begin: bool, again: bool,
) -> None:  # fmt: skip
    """The games that wait to do the same thing do it together, up to so many times; then each waits for its next one.

    A warp is as slow as all that its threads do differently. So there is a queue for each verb, and one, the first,
    for games that are over; every block of threads serves one queue. Queues are read in one turn and filled for the
    next; of the three rows of counts one is read, one filled, one cleared. Games that are over wait for `begin`.
    """
    thread, block = cuda.threadIdx.x, cuda.blockIdx.x
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


def count_queued(states: Any, players: Any, queues: Any, counts: Any, turn: int) -> None:
    """The final count of all games that are over."""
    rank = cuda.grid(1)
    if rank < counts[turn % 3, OVER]:
        place = queues[turn % 2, OVER, rank]
        if players[place].games > NONE:  # not before the first game
            tally(states[place])
