"""Who else plays while a net learns: past selves and best responses, kept as weights, and what is won beside them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor, nn

Guesser = Callable[[Tensor, Tensor, float], Tensor]  # rows, masks and a temperature; actions
MOST_KEPT = 24


@dataclass
class FixedOpponent:
    """Somebody else who plays in the last lanes, at all seats but one."""

    choose: Guesser
    lanes: int
    temperature: float = 1.0


@dataclass
class Won:
    """What the learner won beside opponents, beyond a fair share, over games that have ended."""

    games: float = 0.0
    beyond: float = 0.0
    squares: float = 0.0

    def __add__(self, other: "Won") -> "Won":
        return Won(self.games + other.games, self.beyond + other.beyond, self.squares + other.squares)

    @property
    def mean(self) -> float:
        """A game."""
        return self.beyond / self.games if self.games else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return float(max(self.squares / self.games - self.mean**2, 0) / self.games) ** 0.5 if self.games else 0.0


class PastSelves:
    """Nets of before, one of which plays in some of the lanes; where there are too many, every other one goes."""

    def __init__(self, net: nn.Module, choose: Guesser) -> None:
        self.net, self.choose = net, choose  # the net that the weights of one of them are put into, and how it plays
        self.weights: list[dict[str, Any]] = []

    def __len__(self) -> int:
        return len(self.weights)

    def keep(self, net: nn.Module) -> None:
        """Another one to play against."""
        self.weights.append({name: value.detach().clone() for name, value in net.state_dict().items()})
        if len(self.weights) > MOST_KEPT:
            self.weights = self.weights[::2]

    def opponent(self, lanes: int) -> FixedOpponent | None:
        """One of them, drawn by lot, for so many lanes."""
        if not lanes or not self.weights:
            return None
        one = int(torch.randint(len(self.weights), (1,)))
        self.net.load_state_dict(self.weights[one])
        return FixedOpponent(self.choose, lanes)
