"""What positions are worth: every seat's chance, as the deciding seat sees it at rest, calibrated where the room is."""

from typing import Any

import numpy as np

from ludi.bots.nets.ending import Ending
from ludi.bots.nets.files import kept_net
from ludi.bots.nets.quiescent_net import QuiescentNet
from ludi.bots.value.chances import OWN, Fit, kept_chances
from ludi.bots.value.values import outcomes_of, value_named
from ludi.core.chance import seed_rng
from ludi.core.game import Game
from ludi.core.playout import new_scratch
from ludi.core.state import CHANCE, NONE, State


class Worth:
    """A value (`ludi.bots.value.values`) that holds still inside a turn; one thread's. No net: what the room has."""

    def __init__(self, game: Game) -> None:
        self.game, self.loops, self.scratch = game, outcomes_of(game), new_scratch(game.actions.size)
        net, chances = kept_net(game), kept_chances(game)
        self.quiescent_net = None if net is None else QuiescentNet(net)
        self.ending = None if self.quiescent_net is None else Ending(self.quiescent_net)
        self.plain = value_named(game) if net is None else None
        self.fits = chances.fits if chances else {}

    def __call__(self, states: Any) -> Any:
        """Of states in which somebody decides: a row for each."""
        if self.plain is not None:
            return self.plain(states)
        assert self.quiescent_net is not None
        players = self.game.players_of(states[0])
        shares = self.quiescent_net.shares_of_deciders(states, players)
        fit = self.fits[players][OWN] if players in self.fits else Fit()
        return fit.corrected(shares, states["seat"])

    def of(self, states: Any) -> Any:
        """Of any states that chance does not wait in: by the rules where the game is over."""
        found, going_on = np.zeros((len(states), self.game.players_of(states[0]))), states["seat"] != NONE
        self.loops.count_ends(states, found)
        if going_on.any():
            found[going_on] = self(states[going_on])
        return found

    def after_chance(self, state: State, seed: int, stream: int) -> Any:
        """One state that chance may bring from here, in an array of one; the same for the same seed."""
        here = np.array([state], self.game.state)
        if state.seat != CHANCE:
            return here
        came = np.zeros(1, self.game.state)
        seed_rng(self.scratch[0].rng, seed, stream)
        self.loops.some_outcomes(here, came, self.scratch, 1)
        return came
