"""The loop of `lanes` with some seats played inside it, compiled apart: who learns is asked only for its own seats."""

from typing import Any

from ludi.bots.play.heuristics import prior
from ludi.core.chance import below, pick
from ludi.core.game_api import features, legal_actions
from ludi.core.playout import apply, sample_chance
from ludi.core.state import CHANCE, NONE, State
from ludi.envs.lanes import BEGIN, GO_ON, STAY, seed_lane, write_mask, write_rewards

LEARNER, RANDOM, HEURISTIC, GREEDY = range(4)  # who sits at a seat
MOST_SKIPPED = 1000  # games in a row that end before a learner is asked: none of them ever will


def step_against(
    lanes: Any, states: Any, words: Any, starts: Any, numbers: Any, actions: Any, sitting: Any, scratches: Any,
    views: Any, view_words: Any, sheets: Any, masks: Any, seats: Any, rewards: Any, done: Any,
    random_actions: Any, finals: Any, lengths: Any, keeps: bool, now: int, first: int, last: int,
) -> int:  # fmt: skip
    """As `step_lanes`; after the learner's decision all others decide too, until a learner's seat is asked again.

    A game that ends before a learner was asked at all is left out: the next one begins. Where none ever asks a
    learner, the lane's seat is NONE.
    """
    scratch = scratches[0]
    wrong = NONE
    for place in range(first, last):
        lane, state, action = lanes[place], states[place], actions[place]
        if action == STAY:
            continue
        done[place] = False
        rewards[place, :] = 0.0
        if action >= 0 and (action >= len(masks[place].row) or masks[place].row[action] == 0):
            wrong = place if wrong == NONE else wrong
            lane.began += 1
            continue
        over = action == BEGIN
        told = over  # of a game that only begins now there is no end to tell
        asked, skipped = False, 0
        while not asked and skipped < MOST_SKIPPED:
            if over:
                states[place] = starts[place % len(starts)]
                seed_lane(lane.rng, lane.choice_rng, lane.seed, lane.game)
                lane.began = now
            elif action != GO_ON:
                apply(state, action)
            action, over = GO_ON, state.seat == NONE
            if over:
                if not told:
                    done[place] = told = True
                    write_rewards(state, rewards, place, numbers[place])
                    if keeps:
                        finals[place] = state
                        lengths[place] = now - lane.began
                lane.game += lane.stride
                skipped += 1
            elif state.seat == CHANCE:
                action = sample_chance(state, lane.rng, scratch.actions, scratch.weights)
            else:
                for word in range(len(view_words)):
                    kept, hidden = scratch.kept[state.seat, word], scratch.hidden[state.seat, word]
                    view_words[word] = (words[place, word] & kept) | hidden
                asked = sitting[place, state.seat] == LEARNER
                if not asked:
                    sitter = sitting[place, state.seat]
                    action = inner_action(sitter, state, views[0], lane.choice_rng, scratch.actions, scratch.weights)
                    lane.began -= 1
        seats[place] = state.seat if asked else NONE
        if not asked:
            continue
        count = write_mask(state, masks[place].row, scratch.actions)
        random_actions[place] = scratch.actions[below(lane.choice_rng, count)]
        features(views[0], state.seat, sheets[place].row)
    return wrong


def inner_action(sitter: int, state: State, view: State, rng: Any, actions: Any, weights: Any) -> int:
    """What who sits there does: any action, one drawn by how good it looks, or the one that looks best."""
    count = legal_actions(state, actions)
    if count == 1:
        return actions[0]
    if sitter == RANDOM:
        return actions[below(rng, count)]
    best = 0
    for place in range(count):
        weights[place] = prior(view, actions[place])
        if weights[place] > weights[best]:
            best = place
    return actions[best] if sitter == GREEDY else actions[pick(rng, weights, count)]
