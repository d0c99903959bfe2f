"""The searching bot: several trees on several threads, their roots added up, kept between the steps of a turn."""

from collections.abc import Mapping, Sequence
from functools import cache, partial
from math import inf
from time import perf_counter
from types import SimpleNamespace
from typing import Any

import numpy as np

from ludi.bots.contract import Answer, Budget, Reason
from ludi.bots.play import heuristics, plain_prior, tree
from ludi.bots.play.companions import one_by_one, side_by_side
from ludi.bots.play.tree import SearchStyle, SeenTable
from ludi.core.chance import seed_rng
from ludi.core.game import Game
from ludi.core.playout import new_scratch
from ludi.core.rooms import part_of
from ludi.core.state import State, copy_of
from ludi.core.view import blank_records, sight_record

TREES = 2  # always as many, whatever the machine: so an answer does not depend on it
ENDLESS = 1 << 60  # iterations
CHUNK = 64  # iterations between two looks at the clock
FEW = 32  # iterations that are done before another thread is awake
LONGEST_LINE = 8
USUAL = SearchStyle()


@cache
def mind_of(game: Game) -> SimpleNamespace:
    """The search and the room's prior, compiled on top of the game; without one, all moves look alike."""
    page = part_of(game.room, "prior") or plain_prior
    return game.compiled_with([page, heuristics, tree], {heuristics.prior: page.prior})


class Tree:
    """One tree with its own generator and scratch table."""

    def __init__(self, game: Game, stream: int) -> None:
        self.game = game
        self.rules = mind_of(game)
        self.stream = stream
        self.memory = np.zeros(1, tree.TREE)
        self.scratch = new_scratch(game.actions.size)
        states, words = blank_records(game.state, 1)
        self.table = SeenTable(states, words[0], sight_record(game.sight))

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy has the same generator and memory, as much of it as is in use, in arrays of its own."""
        used = {tree.NODES: int(self.memory[0].nodes), tree.EDGES: int(self.memory[0].edges)}
        whole = {name: self.memory[name].reshape(-1) for name in tree.TREE.names or ()}
        rows = {name: row[: used.get(len(row))] for name, row in whole.items()}
        return grown, (type(self), self.made_of, self.scratch, rows)

    @property
    def made_of(self) -> tuple[Any, ...]:
        """What another one like it is made from."""
        return self.game, self.stream

    def think(self, view: State, seat: int, iterations: int, style: SearchStyle) -> None:
        """Grow the tree."""
        views = np.zeros(1, self.game.state)
        views[0] = view
        seats = self.game.players_of(view)
        self.rules.think(self.memory, self.table, views, self.scratch, seat, seats, iterations, style)

    def begin(self, seed: int) -> None:
        """A new decision: the generator anew, and an empty tree where the old one has grown large."""
        begin_rng(self.scratch[0].rng, seed, self.stream)
        if self.memory[0].nodes > tree.NODES // 2 or self.memory[0].edges > tree.EDGES // 2:
            self.rules.forget_all(self.memory[0])

    def forget(self) -> None:
        """An empty tree."""
        self.rules.forget_all(self.memory[0])

    def node_of(self, view: State, seat: int) -> int:
        """The node of this view; below 0 where there is none."""
        self.table.states[0] = view
        key = self.rules.view_key(self.table.words, self.table.sight, seat)
        return int(self.rules.find_node(self.memory[0], key))

    def edges(self, view: State, seat: int) -> dict[int, tuple[int, float]]:
        """What the tree knows of each action at this view: visits and the sum of values."""
        memory, node = self.memory[0], self.node_of(view, seat)
        if node < 0:
            return {}
        edges = range(memory.first[node], memory.first[node] + memory.count[node])
        return {int(memory.action[edge]): (int(memory.visits[edge]), float(memory.value[edge])) for edge in edges}


def begin_rng(rng: Any, seed: int, stream: int) -> None:
    """Begin a generator anew, as `new_rng` begins one."""
    seed_rng(rng, seed & 0x7FFFFFFFFFFFFFFF, stream)


def grown(kind: type[Tree], made_of: Sequence[Any], scratch: Any, rows: Mapping[str, Any]) -> Tree:
    """A tree with this generator and memory."""
    made = kind(*made_of)
    made.scratch[:] = scratch
    for name, row in rows.items():
        made.memory[name].reshape(-1)[: len(row)] = row
    return made


class SearchBot:
    """Information-set Monte Carlo tree search with a budget."""

    def __init__(self, game: Game, budget: Budget, name: str = "search", style: SearchStyle = USUAL) -> None:
        self.game = game
        self.budget = budget
        self.name = name
        self.style = style
        self.trees: Sequence[Tree] = [Tree(game, stream) for stream in range(TREES)]
        self.all_at_once = one_by_one if 0 < budget.iterations <= FEW else side_by_side

    def choose(self, view: State, seat: int, legal: Sequence[int], seed: int, seconds: float | None = None) -> Answer:
        """Think, then take the action tried most; of those tried as often, the one that did best."""
        if len(legal) == 1:
            return Answer(legal[0], (Reason(legal[0], 0, 0.5, (legal[0],)),))
        view, until = copy_of(view), perf_counter() + seconds if seconds else inf
        for one in self.trees:
            one.begin(seed)
        self.all_at_once([partial(self.grow, one, view, seat, until) for one in self.trees])
        found = self.known(view, seat)
        ranked = self.ranked(legal, found, seed)
        reasons = tuple(self.reason(view, seat, action, found) for action in ranked)
        return Answer(ranked[0], reasons)

    def ranked(self, legal: Sequence[int], found: Mapping[int, tuple[int, float]], seed: int) -> list[int]:
        """The actions, the one to take first."""
        return sorted(legal, key=lambda action: (*(-known for known in found.get(action, (0, 0.0))), action))

    def grow(self, one: Tree, view: State, seat: int, until: float) -> None:
        """One tree's share of the budget; what it knows already from an earlier step of the turn counts."""
        missing = self.missing(one, view, seat)
        if not self.budget.iterations:
            until = min(until, perf_counter() + self.budget.milliseconds / 1000)
        while missing > 0:
            one.think(view, seat, min(missing, CHUNK), self.style)
            missing -= CHUNK
            if perf_counter() >= until:
                return

    def missing(self, one: Tree, view: State, seat: int) -> int:
        """How many iterations a tree is still to be given."""
        if not self.budget.iterations:
            return ENDLESS
        known = sum(visits for visits, _ in one.edges(view, seat).values())
        share = self.budget.iterations // len(self.trees)
        return max(share - known, share // 8, 1)

    def known(self, view: State, seat: int) -> dict[int, tuple[int, float]]:
        """All trees together."""
        together: dict[int, tuple[int, float]] = {}
        for one in self.trees:
            for action, (visits, value) in one.edges(view, seat).items():
                before = together.get(action, (0, 0.0))
                together[action] = (before[0] + visits, before[1] + value)
        return together

    def reason(self, view: State, seat: int, action: int, found: dict[int, tuple[int, float]]) -> Reason:
        """What is thought of one action."""
        visits, value = found.get(action, (0, 0.0))
        return Reason(action, visits, value / visits if visits else 0.0, (action,))

    def forget(self) -> None:
        """Begin a new game with an empty head."""
        for one in self.trees:
            one.forget()


def line_of(bot: SearchBot, view: State, seat: int, first: int) -> tuple[int, ...]:
    """The moves of its own that the bot expects after this one, as far as no chance or opponent comes between."""
    game, line, state = bot.game, [first], copy_of(view)
    rules: Any = game.compiled
    rules.imagine(state, seat, bot.trees[0].scratch[0].rng)
    while len(line) < LONGEST_LINE:
        rules.apply(state, line[-1])
        found = bot.known(game.view_of(state, seat), seat) if state.seat == seat else {}
        if not found or not max(visits for visits, _ in found.values()):
            break
        line.append(max(found, key=lambda action: found[action][0]))
    return tuple(line)
