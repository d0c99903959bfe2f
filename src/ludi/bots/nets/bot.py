"""The bot that plays as its net says: one evaluation a decision, no search."""

from collections.abc import Sequence
from math import inf

import numpy as np

from ludi.bots.contract import Answer, Reason
from ludi.bots.nets.evaluation import exponential
from ludi.bots.nets.net import Net, mind_of
from ludi.core.chance import WORD, new_rng, next_word
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.state import State


class NetBot:
    """Draws from the net's policy; the colder, the more often its favourite, and always at temperature 0.

    What the net itself, before it is warmed, holds for less likely than `least` is not done at all: so a warm bot errs
    among what one may think of, and throws nothing away.
    """

    def __init__(
        self, game: Game, net: Net, temperature: float = 1.0, name: str = "net", least: float = 0.0
    ) -> None:  # fmt: skip
        if not temperature >= 0 or not 0 <= least < 1:
            raise LudiError(
                f"A temperature is 0 or more, not {temperature}; the least odds are from 0 to 1, not {least}."
            )
        self.game, self.net, self.temperature, self.name = game, net, float(temperature), name
        self.least = float(least)
        self.workspace = net.workspace()

    def choose(self, view: State, seat: int, legal: Sequence[int], seed: int, seconds: float | None = None) -> Answer:
        """Draw by the seed. Every action has the same value: what the net thinks of the position."""
        odds, share = self.thought(view, seat, legal)
        action = drawn(odds, seed)
        ranked = sorted(legal, key=lambda one: (one != action, -odds[one], one))
        return Answer(action, tuple(Reason(one, 0, share, (one,)) for one in ranked))

    def policy(self, view: State, seat: int, legal: Sequence[int]) -> dict[int, float]:
        """How likely it is to take each action."""
        return self.thought(view, seat, legal)[0]

    def thought(self, view: State, seat: int, legal: Sequence[int]) -> tuple[dict[int, float], float]:
        """How likely each action is, and the seat's share of the victory."""
        logits, share = self.evaluated(view, seat, legal)
        if self.least:
            odds = softened(legal, logits, 1.0)
            logits = [
                logit if self.is_thought_of(odds, action) else -inf for action, logit in zip(legal, logits, strict=True)
            ]
        return softened(legal, logits, self.temperature), share

    def evaluated(self, view: State, seat: int, legal: Sequence[int]) -> tuple[list[float], float]:
        """The net's logits of the legal actions, and the seat's share of the victory."""
        workspace, views, players = self.workspace[0], np.zeros(1, self.game.state), self.game.players_of(view)
        views[0] = view
        workspace.actions[: len(legal)] = legal
        mind_of(self.game).evaluate_view(self.net.record, self.workspace, views, seat, len(legal), players)
        return workspace.logits[: len(legal)].tolist(), float(workspace.shares[0])

    def is_thought_of(self, odds: dict[int, float], action: int) -> bool:
        """Whether an action is likely enough to be done at all; the likeliest always is."""
        return odds[action] >= min(self.least, max(odds.values()))

    def forget(self) -> None:
        """There is nothing it remembers."""


def softened(legal: Sequence[int], logits: Sequence[float], temperature: float) -> dict[int, float]:
    """Probabilities from logits; at temperature 0 the first of the highest is sure."""
    highest = max(logits)
    if temperature == 0:
        best = legal[logits.index(highest)]
        return {action: float(action == best) for action in legal}
    raised = [float(exponential((logit - highest) / temperature)) for logit in logits]
    together = 0.0
    for part in raised:  # one by one: what Python's own `sum` makes of fractions depends on its version
        together += part
    return {action: part / together for action, part in zip(legal, raised, strict=True)}


def drawn(odds: dict[int, float], seed: int) -> int:
    """One of the actions, as likely as it should be."""
    left = int(next_word(new_rng(seed))) / (WORD + 1)
    for action, part in odds.items():
        left -= part
        if left < 0:
            return action
    return max(odds, key=lambda action: odds[action])  # the parts add up to a hair less than 1
