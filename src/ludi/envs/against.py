"""Who sits inside the step, compiled apart: with it `lanes` asks a learner only for its own seats."""

from ludi.bots.play.heuristics import prior
from ludi.core.chance import below, pick
from ludi.core.game_api import legal_actions
from ludi.core.state import State
from ludi.core.view import write_view
from ludi.envs.lanes import ASKED, Hand, Lanes, index_of

LEARNER, RANDOM, HEURISTIC, GREEDY = range(4)  # who sits at a seat


def action_against(games: Lanes, place: int, hand: Hand) -> int:
    """In place of `lanes.sitting_action`: what who sits at the deciding seat does; ASKED where a learner sits."""
    state = games.states[place]
    sitter = games.sitting[index_of(place, state.seat)]
    if sitter == LEARNER:
        return ASKED
    if sitter != RANDOM:  # who plays at random looks at nothing
        write_view(games.words[place], games.sight, state.seat, hand.view_words)
    return inner_action(sitter, state, hand)


def inner_action(sitter: int, state: State, hand: Hand) -> int:
    """What who sits there does: any action, one drawn by how good it looks, or the one that looks best."""
    count = legal_actions(state, hand.actions)
    if count == 1:
        return hand.actions[0]
    if sitter == RANDOM:
        return hand.actions[below(hand.choice_rng, count)]
    best = 0
    for place in range(count):
        hand.weights[place] = prior(hand.seen, hand.actions[place])
        if hand.weights[place] > hand.weights[best]:
            best = place
    return hand.actions[best if sitter == GREEDY else pick(hand.choice_rng, hand.weights, count)]
