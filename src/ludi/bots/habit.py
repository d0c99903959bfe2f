"""Playing by habit: the verb `weigh`, which each game's page provides, and what is made of it."""

from typing import Any

from ludi.core.chance import pick
from ludi.core.furniture import legal_actions
from ludi.core.record import State


def weigh(state: State, action: int) -> int:
    """How good an action looks to the deciding seat; 1 is the least. The game's page stands in for this."""
    raise NotImplementedError


def habitual_action(state: State, rng: Any, actions: Any, weights: Any) -> int:
    """An action of the deciding seat, drawn by weight."""
    count = legal_actions(state, actions)
    if count == 1:
        return actions[0]
    for place in range(count):
        weights[place] = weigh(state, actions[place])
    return actions[pick(rng, weights, count)]


def heaviest(state: State, actions: Any, weights: Any) -> int:
    """Weigh all legal actions; returns how many there are."""
    count = legal_actions(state, actions)
    for place in range(count):
        weights[place] = weigh(state, actions[place])
    return count
