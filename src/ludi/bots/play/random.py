"""The bot that plays at random: the honest floor every other is measured from."""

from collections.abc import Sequence

from ludi.bots.contract import Answer
from ludi.core.chance import below, new_rng
from ludi.core.state import State


class RandomBot:
    """Any legal action, each equally likely."""

    name = "random"

    def choose(self, view: State, seat: int, legal: Sequence[int], seed: int, seconds: float | None = None) -> Answer:
        """Throw a die."""
        return Answer(legal[int(below(new_rng(seed), len(legal)))])

    def policy(self, view: State, seat: int, legal: Sequence[int]) -> dict[int, float]:
        """How likely it is to take each action."""
        return dict.fromkeys(legal, 1 / len(legal))

    def forget(self) -> None:
        """There is nothing it remembers."""
