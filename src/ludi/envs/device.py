"""What one thread of a GPU does. `ludi.envs.cuda` puts the game's own functions and sizes in place of these names.

The state lies in the thread's own memory while rules work on it; arrays of all games have games along the last axis.
"""

from typing import Any

import numpy as np

from ludi.core.chance import below, seed_rng
from ludi.core.furniture import apply, features, legal_actions
from ludi.core.playout import play_out
from ludi.core.record import NONE
from ludi.envs.lanes import CHANCE_STREAM, reward_of, run_chance, seed_lane, write_mask

KERNELS = ("step_column", "play_column", "run_column")
cuda: Any = None
LAYOUT: Any = None  # of the state
WORDS = SIZE = RNG_SIZE = SEATS = 0  # words of a state, actions, ...


def step_column(
    starts: Any, sight: Any, words: Any, rngs: Any, actions: Any,
    sheets: Any, masks: Any, seats: Any, rewards: Any, done: Any, refused: Any, whims: Any,
) -> None:  # fmt: skip
    """One decision in this thread's lane, as `step_lanes` does on a CPU."""
    place = cuda.grid(1)
    if place >= len(actions):
        return
    action = actions[place]
    refused[place] = action != NONE and (action < 0 or action >= SIZE or masks[action, place] == 0)
    if refused[place]:
        return
    states, scratch, weights = (
        cuda.local.array(1, LAYOUT),
        cuda.local.array(SIZE, np.int16),
        cuda.local.array(SIZE, np.int16),
    )
    rng, whim = cuda.local.array(RNG_SIZE, np.int64), cuda.local.array(RNG_SIZE, np.int64)
    state, state_words = states[0], states.view(np.int64)
    for word in range(RNG_SIZE):
        rng[word] = rngs[word, place]
        whim[word] = rngs[RNG_SIZE + word, place]
    if action == NONE:
        states[0] = starts[0]
        seed_lane(rng, whim, rngs[2 * RNG_SIZE, place])
    else:
        for word in range(WORDS):
            state_words[word] = words[word, place]
        apply(state, action)
    run_chance(state, rng, scratch, weights)
    done[place] = state.seat == NONE
    for seat in range(rewards.shape[0]):
        rewards[seat, place] = reward_of(state, seat, rewards.shape[0]) if state.seat == NONE else 0.0
    if state.seat == NONE:
        states[0] = starts[0]
        rngs[2 * RNG_SIZE, place] += len(actions)
        seed_lane(rng, whim, rngs[2 * RNG_SIZE, place])
        run_chance(state, rng, scratch, weights)
    seats[place] = state.seat
    count = write_mask(state, masks[:, place], scratch)
    whims[place] = scratch[below(whim, count)]
    views = cuda.local.array(1, LAYOUT)
    view_words = views.view(np.int64)
    for word in range(WORDS):
        view_words[word] = (state_words[word] & sight[0, state.seat, word]) | sight[1, state.seat, word]
        words[word, place] = state_words[word]
    features(views[0], int(state.seat), sheets[:, place])
    for word in range(RNG_SIZE):
        rngs[word, place] = rng[word]
        rngs[RNG_SIZE + word, place] = whim[word]


def play_column(starts: Any, seed: int, words: Any, lengths: Any) -> None:
    """This thread's game played to its end at random, as `play_finals` does on a CPU."""
    place = cuda.grid(1)
    if place >= len(lengths):
        return
    states, scratch, weights = (
        cuda.local.array(1, LAYOUT),
        cuda.local.array(SIZE, np.int16),
        cuda.local.array(SIZE, np.int16),
    )
    rng = cuda.local.array(RNG_SIZE, np.int64)
    states[0] = starts[0]
    seed_rng(rng, seed + place, CHANCE_STREAM)
    lengths[place] = play_out(states[0], rng, scratch, weights)
    state_words = states.view(np.int64)
    for word in range(WORDS):
        words[word, place] = state_words[word]


def run_column(starts: Any, steps: int, games: Any) -> None:
    """So many decisions at random in this thread, one game after another; counts the games that end.

    Chance acts in all threads before anybody decides: threads that do the same at a time go together.
    """
    place = cuda.grid(1)
    if place >= len(games):
        return
    states, scratch, weights = (
        cuda.local.array(1, LAYOUT),
        cuda.local.array(SIZE, np.int16),
        cuda.local.array(SIZE, np.int16),
    )
    rng = cuda.local.array(RNG_SIZE, np.int64)
    states[0] = starts[0]
    state = states[0]
    seed = place
    seed_rng(rng, seed, CHANCE_STREAM)
    for _ in range(steps):
        run_chance(state, rng, scratch, weights)
        if state.seat == NONE:
            games[place] += 1
            seed += len(games)
            states[0] = starts[0]
            seed_rng(rng, seed, CHANCE_STREAM)
            run_chance(state, rng, scratch, weights)
        apply(state, scratch[below(rng, legal_actions(state, scratch))])
