"""The net as a value: every seat's share of the victory in full states, as the seat to move sees it.

The net has learned from the seat to move alone: its row always says `my_decision`, so what another seat sees means
nothing to it. Where chance is to move, the mean over what chance can bring is taken: all of it where that is little,
else some, drawn anew for each state but always alike for the same one. At rest it is asked where the seat comes to
rest when it goes on by the net's favourite moves, and luck near the end of a game is told by playing on (`ending`):
that costs more and says more.
"""

from typing import Any
from zlib import crc32

import numpy as np

from ludi.bots.nets.ending import Ending
from ludi.bots.nets.net import Net, mind_of
from ludi.bots.nets.quiescent_net import QuiescentNet
from ludi.core.chance import seed_rng
from ludi.core.game import Game
from ludi.core.playout import new_scratch
from ludi.core.state import CHANCE, NONE
from ludi.core.view import blank_records

EXACT = 36  # outcomes of a run of chance up to which all are looked at: two dice
SAMPLES = 16  # of those of a run with more


class NetValue:
    """A net as a value."""

    def __init__(self, game: Game, net: Net) -> None:
        self.game, self.net, self.loops = game, net, mind_of(game)
        self.evaluator, self.scratch = net.evaluator(), new_scratch(game.actions.size)

    def __call__(self, states: Any) -> Any:
        """Every seat's share of the victory."""
        players, chance = self.game.players_of(states[0]), states["seat"] == CHANCE
        shares = np.zeros((len(states), players))
        shares[~chance] = self.decided(states[~chance], players)
        for place in np.flatnonzero(chance):
            came, weights = self.chances(states[place : place + 1])
            shares[place] = weights @ self.decided(came, players)
        return shares

    def decided(self, states: Any, players: int) -> Any:
        """Of states in which somebody decides, or nobody any more."""
        records = blank_records(self.game.state, len(states))
        records.rows[:] = states
        shares = np.zeros((len(states), players))
        self.loops.value_all(self.evaluator, records, shares)
        return shares

    def chances(self, start: Any) -> tuple[Any, Any]:
        """What chance can bring here, and how likely each is."""
        states, shares = np.zeros(EXACT, self.game.state), np.zeros(EXACT)
        count = self.loops.all_outcomes(start, states, shares, self.scratch)
        if count != NONE:
            return states[:count], shares[:count]
        seed_rng(self.scratch[0].rng, crc32(start.tobytes()), 0)
        self.loops.some_outcomes(start, states, self.scratch, SAMPLES)
        return states[:SAMPLES], np.full(SAMPLES, 1 / SAMPLES)


class RestValue(NetValue):
    """A net as a value, asked where the deciding seat comes to rest."""

    def __init__(self, game: Game, net: Net) -> None:
        super().__init__(game, net)
        self.quiescent_net = QuiescentNet(net)
        self.ending = Ending(self.quiescent_net)

    def decided(self, states: Any, players: int) -> Any:
        """Of states in which somebody decides, or nobody any more."""
        over = states["seat"] == NONE
        shares = np.zeros((len(states), players))
        if over.any():
            shares[over] = super().decided(states[over], players)
        if not over.all():
            shares[~over] = self.quiescent_net.shares_of_deciders(states[~over], players)
        return shares
