"""What one thread of a GPU does where seats are played inside the step: `against` once more, in a kernel of its own."""

from typing import Any

import numpy as np

from ludi.core.playout import apply, sample_chance
from ludi.core.state import CHANCE, NONE
from ludi.envs.against import LEARNER, MOST_SKIPPED, RANDOM, inner_action
from ludi.envs.lanes import BEGIN, GO_ON, STAY, reward_of, seed_lane

KERNELS = ("against_column",)
cuda: Any = None
LAYOUT: Any = None  # of the state
WORDS = SIZE = RNG_SIZE = 0  # words of a state, actions, ...


def against_column(
    starts: Any, numbers: Any, sitting: Any, states: Any, words: Any, lanes: Any, sight: Any, actions: Any,
    masks: Any, seats: Any, rewards: Any, done: Any, refused: Any, finals: Any, lengths: Any,
    keeps: bool, put: bool, now: int,
) -> None:  # fmt: skip
    """This thread's lane from a learner's decision to its next one, as `step_against` does on a CPU.

    With `put` the actions are those of `put_column`. A lane that never asks a learner is left as if refused, its seat
    NONE. Rules act, choose and count in one place of the loop each.
    """
    place = cuda.grid(1)
    if place >= len(actions):
        return
    action, lane, state, players = int(actions[place]), lanes[place], states[place], int(numbers[place])
    refused[place] = action == STAY or (not put and action < 0)
    if action >= 0:
        refused[place] = action >= SIZE or masks[action, place] == 0
    if put and refused[place]:
        return
    done[place] = False
    for seat in range(rewards.shape[0]):
        rewards[seat, place] = 0.0
    if refused[place]:
        lane.began += 1
        return
    listed, weights = cuda.local.array(SIZE, np.int16), cuda.local.array(SIZE, np.int32)
    rng, choice_rng = cuda.local.array(RNG_SIZE, np.int64), cuda.local.array(RNG_SIZE, np.int64)
    view = cuda.local.array(WORDS, np.int64)
    for word in range(RNG_SIZE):
        rng[word], choice_rng[word] = lane.rng[word], lane.choice_rng[word]
    over = action == BEGIN
    told = over  # of a game that only begins now there is no end to tell
    asked, skipped = False, 0
    while not asked and skipped < MOST_SKIPPED:
        if over:
            states[place] = starts[place % len(starts)]
            seed_lane(rng, choice_rng, lane.seed, lane.game)
            lane.began = now
        elif action != GO_ON:
            apply(state, action)
        action, over = GO_ON, state.seat == NONE
        if over:
            if not told:
                told = True
                done[place] = True
                for seat in range(players):
                    rewards[seat, place] = reward_of(state, seat, players)
                if keeps:
                    finals[place] = state
                    lengths[place] = now - lane.began
            lane.game += lane.stride
            skipped += 1
        elif state.seat == CHANCE:
            action = int(sample_chance(state, rng, listed, weights))
        else:
            seat = int(state.seat)
            sitter = int(sitting[seat, place])
            asked = sitter == LEARNER
            if not asked:
                if sitter != RANDOM:  # who plays at random looks at nothing
                    for word in range(WORDS):
                        view[word] = (words[place, word] & sight[0, seat, word]) | sight[1, seat, word]
                action = int(inner_action(sitter, state, view.view(LAYOUT)[0], choice_rng, listed, weights))
                lane.began -= 1
    for word in range(RNG_SIZE):
        lane.rng[word], lane.choice_rng[word] = rng[word], choice_rng[word]
    if not asked:
        seats[place] = NONE
        refused[place] = True
