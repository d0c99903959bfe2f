"""Perft: how many sequences of actions there are, chance included. A changed count is a changed rule."""

from ludi.core.game import Game
from ludi.core.game_api import Rules
from ludi.core.state import State


def perft(game: Game, state: State, depth: int, rules: Rules | None = None) -> int:
    """The number of sequences of this many actions; a game that ends earlier counts once for its end."""
    rules = rules or game.interpreted
    actions = game.legal(state, rules)
    if depth == 0 or not actions:
        return 1
    if depth == 1:
        return len(actions)
    return sum(perft(game, game.after(state, action, rules), depth - 1, rules) for action in actions)
