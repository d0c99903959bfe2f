"""The bot that searches with a net: the trees of `ludi.bots.play.search`, grown by `walking`."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ludi.bots.contract import Budget
from ludi.bots.nets.bot import drawn, softened
from ludi.bots.nets.exact import logarithm
from ludi.bots.nets.net import Net, mind_of
from ludi.bots.nets.walking import NetThinker
from ludi.bots.play.companions import one_by_one, side_by_side
from ludi.bots.play.search import TREES, SearchBot, Tree
from ludi.bots.play.tree import SearchStyle
from ludi.core.errors import LudiError
from ludi.core.state import State

C_PUCT = 1.25
EVEN = 0.5  # the fairness of who asks what every move is worth, not only which one to make
FEW = 8  # iterations that are done before another thread is awake: with a net they take longer


class NetTree(Tree):
    """One tree that asks a net."""

    def __init__(self, net: Net, stream: int) -> None:
        super().__init__(net.game, stream)
        self.net, self.rules = net, mind_of(net.game)
        self.thinker = NetThinker(self.memory, net.evaluator(), self.table, self.scratch)

    @property
    def made_of(self) -> tuple[Any, ...]:
        """What another one like it is made from."""
        return self.net, self.stream

    def think(self, view: State, seat: int, iterations: int, style: SearchStyle) -> None:
        """Grow the tree."""
        roots = np.zeros(1, self.game.state)
        roots[0] = view
        players = self.game.players_of(view)
        self.rules.think_with_net(self.thinker, roots, seat, players, iterations, style.c_puct)


class NetSearchBot(SearchBot):
    """Information-set search with a net: takes what it tried most, or, when warm, draws by how often it tried.

    Its fairness is how much of the first look every move of the decision gets alike, whatever the net thinks of it:
    without any, a move the net thinks nothing of is never tried, however badly the others turn out.
    """

    def __init__(
        self, net: Net, budget: Budget, name: str = "netsearch",
        c_puct: float = C_PUCT, temperature: float = 0.0, trees: int = TREES, fairness: float = 0.0,
    ) -> None:  # fmt: skip
        if not temperature >= 0 or not c_puct >= 0 or not 1 <= trees <= 8:
            raise LudiError("Curiosity and temperature are 0 or more, and there are 1 to 8 trees.")
        if not 0 <= fairness <= 1:
            raise LudiError("Fairness lies between 0 and 1.")
        self.fairness = float(fairness)
        self.game, self.budget, self.name, self.temperature = net.game, budget, name, float(temperature)
        self.style = SearchStyle(c_puct=float(c_puct), greed=0.0)
        self.trees = [NetTree(net, stream) for stream in range(int(trees))]
        self.all_at_once = one_by_one if 0 < budget.iterations <= FEW else side_by_side

    def grow(self, one: Tree, view: State, seat: int, until: float) -> None:
        """Open the root, let no move of it be overlooked, and go on as always."""
        if self.fairness and one.node_of(view, seat) < 0:
            one.think(view, seat, 1, self.style)
            memory, node = one.memory[0], one.node_of(view, seat)
            if node >= 0:  # none where there is only one thing to do
                edges = slice(int(memory.first[node]), int(memory.first[node] + memory.count[node]))
                memory.prior[edges] *= 1 - self.fairness
                memory.prior[edges] += self.fairness / int(memory.count[node])
        super().grow(one, view, seat, until)

    def missing(self, one: Tree, view: State, seat: int) -> int:
        """How many iterations a tree is still to be given; the one that only asks of the root is not counted."""
        return super().missing(one, view, seat) + (not one.edges(view, seat))

    def ranked(self, legal: Sequence[int], found: Mapping[int, tuple[int, float]], seed: int) -> list[int]:
        """The actions, the one to take first; then those tried most."""
        ranked = super().ranked(legal, found, seed)
        if not self.temperature:
            return ranked
        tries = [logarithm(max(found.get(action, (0, 0.0))[0], 1e-9)) for action in ranked]
        action = drawn(softened(ranked, tries, self.temperature), seed)
        return sorted(ranked, key=lambda one: one != action)
