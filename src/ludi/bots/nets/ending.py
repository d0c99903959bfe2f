"""Positions near the end of a game are played on by the net, not judged by it.

A net guesses how a game stands; close to its end playing on tells, and costs little. What comes of it is a mean of
playouts of the state as it is, hidden things and all: for what is told after a game, never for who decides in one.
"""

from typing import Any

import numpy as np

from ludi.bots.nets.quiescent_net import QuiescentNet
from ludi.core.state import State

NEAR = 24  # decisions before the end from which on games are played on
PROBES = 3  # games played on to see how near it is
PLAYED_ON = 64  # games played on from a position that came
TEMPERATURE = 0.5  # of the net that plays on
APART = 1 << 32  # seeds of what is weighed, apart from those of probes


class Ending:
    """One thread's. The same seeds bring the same."""

    def __init__(self, quiescent_net: QuiescentNet) -> None:
        self.game, self.quiescent_net = quiescent_net.game, quiescent_net

    def is_near(self, state: State, seed: int) -> bool:
        """Whether the net comes to the end from here within some decisions, each time it is tried."""
        here = np.array([state], self.game.state)
        return self.quiescent_net.ends_of(here, PROBES, TEMPERATURE, seed, NEAR) is not None

    def of(self, states: Any, seed: int, playouts: int = PLAYED_ON) -> Any:
        """Every seat's share of the victory, a row for each state, by what comes of playing on."""
        return self.quiescent_net.ends_of(states, playouts, TEMPERATURE, APART + seed, self.game.longest)
