"""Playing by heuristics: the verb `prior`, which each room provides (`prior.py`), and what is made of it."""

from typing import Any

from ludi.core.chance import pick
from ludi.core.game_api import legal_actions
from ludi.core.state import State


def prior(state: State, action: int) -> int:
    """How good an action looks to the deciding seat; 1 is the least. The room's stands in for this."""
    raise NotImplementedError


def heuristic_action(state: State, rng: Any, actions: Any, weights: Any) -> int:
    """An action of the deciding seat, drawn by weight."""
    count = legal_actions(state, actions)
    if count == 1:
        return actions[0]
    for place in range(count):
        weights[place] = prior(state, actions[place])
    return actions[pick(rng, weights, count)]
