"""A net's shares of the victory by what one seat sees, whoever decides: `quiescence` with the memory it works in."""

from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from ludi.bots.nets import evaluation, quiescence
from ludi.bots.nets.net import Net
from ludi.bots.play import heuristics, plain_prior, tree
from ludi.bots.value import outcomes
from ludi.core.game import Game
from ludi.core.playout import new_scratch
from ludi.core.rooms import part_of
from ludi.core.state import State
from ludi.core.view import blank_records

WORLDS = 4  # in which it is tried whether a move shows something
DEALS = 32  # of what a seat that looks on cannot see


@cache
def quiescence_of(game: Game) -> SimpleNamespace:
    """The loops of `quiescence`, compiled on top of the game."""
    page = part_of(game.room, "prior") or plain_prior
    return game.compiled_with(
        [page, heuristics, outcomes, tree, evaluation, quiescence], {heuristics.prior: page.prior}
    )


class QuiescentNet:
    """One thread's memory to ask a net with. It is given views, and alone for measuring also whole games."""

    def __init__(self, net: Net) -> None:
        self.game, self.net, self.loops = net.game, net, quiescence_of(net.game)
        self.tables, evaluator = blank_records(self.game.state, 2), net.evaluator()
        self.views = evaluator.viewing.views
        self.thinker = quiescence.Thinker(
            evaluator, blank_records(self.game.state, WORLDS), self.tables,
            np.repeat(new_scratch(self.game.actions.size), 2),
        )  # fmt: skip

    def shares(self, view: State, seat: int) -> Any:
        """Every seat's share of the victory, by what this seat sees; each time the same for the same view."""
        players = self.game.players_of(view)
        if not 0 <= seat < players:
            raise ValueError(f"{seat} is no seat at this table; only who plays has a view to judge by.")
        found = np.zeros((2, players))
        if view.seat == seat:
            self.views[0] = view
            self.loops.come_to_rest(self.thinker, found)
        else:
            self.tables.rows[1] = view
            self.loops.look_on(self.thinker, found, seat, DEALS)
        return found[0]

    def shares_of_deciders(self, states: Any, players: int) -> Any:
        """The same for the deciding seats of many states, each by what it sees: a row for each state."""
        records = blank_records(self.game.state, len(states))
        records.rows[:] = states
        found, one = np.zeros((len(states), players)), np.zeros((1, players))
        self.loops.rest_all(self.thinker, records, one, found)
        return found

    def game_noted(self, start: Any, most: int, temperature: float, spacing: int, seed: int) -> tuple[Any, Any]:
        """A game of the net with itself: one decision in so many, and every seat's share at the end beside each."""
        noted = np.zeros(most, self.game.state)
        shares = np.zeros((most, self.game.players_of(start[0])))
        self.tables.rows[1] = start[0]
        count = self.loops.play_and_note(self.thinker, noted, shares, float(temperature), spacing, seed)
        return noted[:count], shares[:count]

    def played_on(self, view: State, seat: int, playouts: int, seed: int) -> Any:
        """Every seat's mean share when the net goes on against itself from this view so often, dealt anew each time."""
        shares = np.zeros((1, self.game.players_of(view)))
        self.tables.rows[1] = view
        self.loops.play_on_often(
            self.thinker, shares, seat, quiescence.PlayoutPlan(playouts, 1.0, seed, self.game.longest)
        )
        return shares[0] / playouts

    def ends_of(self, states: Any, playouts: int, temperature: float, seed: int, most: int) -> Any:
        """Every seat's mean share when the net plays these states on as they are, all cards open to nobody but us.

        A row for each; None where a playout was not over after so many decisions.
        """
        shares = np.zeros((len(states), self.game.players_of(states[0])))
        how = quiescence.PlayoutPlan(playouts, float(temperature), seed, most)
        unended = self.loops.end_all(self.thinker, states, shares, how)
        return None if unended else shares / playouts
