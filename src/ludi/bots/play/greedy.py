"""The greedy bot: the action that looks best at a glance, by the game's prior."""

from collections.abc import Sequence

from ludi.bots.contract import Answer, Reason
from ludi.bots.play.search import mind_of
from ludi.core.game import Game
from ludi.core.state import State


class GreedyBot:
    """Takes the heaviest action; of equals, the first."""

    name = "greedy"

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: State, seat: int, legal: Sequence[int], seed: int, seconds: float | None = None) -> Answer:
        """Weigh every action."""
        weights = {action: int(mind_of(self.game).prior(view, action)) for action in legal}
        ranked = sorted(legal, key=lambda action: -weights[action])
        heaviest = max(weights[ranked[0]], 1)
        return Answer(ranked[0], tuple(Reason(action, 0, weights[action] / heaviest, (action,)) for action in ranked))

    def forget(self) -> None:
        """There is nothing it remembers."""
