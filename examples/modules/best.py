"""The one function of `greedy.py` that is compiled: in the dialect of rules, so it runs at every speed."""

from typing import Any

from ludi.bots.play.heuristics import prior


def best(view: Any, legal: Any) -> int:
    """The action the prior likes best; of equals, the first."""
    found, most = legal[0], prior(view, legal[0])
    for action in legal:
        weight = prior(view, action)
        if weight > most:
            found, most = action, weight
    return found
