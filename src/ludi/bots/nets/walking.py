"""Information-set search with a net, compiled like the rules: `ludi.bots.play.tree`, but no game is played to its end.

A new node has the net's policy as priors, and every seat on the way is handed the net's share for it there, by what
the seat that decides at the leaf sees. The ends of games are judged by the rules. Where there is only one thing to do,
it is done, and nobody is asked.
"""

from typing import Any, NamedTuple

from ludi.bots.nets.evaluation import Evaluator, ask, make_shares
from ludi.bots.play.tree import DEPTH, SeenTable, best_edge, find_node, hand_back, judge, open_node, view_key
from ludi.core.game_api import imagine, legal_actions
from ludi.core.playout import apply, sample_chance
from ludi.core.state import CHANCE, NONE


class NetThinker(NamedTuple):
    """What one thread searches with a net in: the tree, the net, a table to play at, its generator and lists."""

    trees: Any
    evaluator: Evaluator
    table: SeenTable
    scratches: Any


def add_weighed_node(tree: Any, key: int, workspace: Any, count: int) -> None:
    """A new node with the policy in the workspace as priors, where there is room."""
    node = open_node(tree, key, workspace.actions, count)
    if node != NONE:
        make_shares(workspace.logits, count)
        for place in range(count):
            tree.prior[tree.first[node] + place] = workspace.logits[place]


def walk_to_leaf(
    tree: Any, evaluator: Evaluator, table: SeenTable, scratch: Any, players: int, c_puct: float
) -> int:  # fmt: skip
    """From the root to a new node, or the end of the game; returns how many decisions stand on the path."""
    workspace, state = evaluator.workspaces[0], table.states[0]
    depth = 0
    while state.seat != NONE:
        if state.seat == CHANCE:
            apply(state, sample_chance(state, scratch.rng, scratch.actions, scratch.weights))
            continue
        seat = state.seat
        key = view_key(table.words, table.sight, seat)
        node = find_node(tree, key)
        if node == NONE or depth == DEPTH:
            count = legal_actions(state, workspace.actions)
            if count == 1:
                apply(state, workspace.actions[0])
                continue
            ask(evaluator, table.words, seat, count, players)
            for side in range(players):
                tree.result[(seat + side) % players] = workspace.shares[side]
            if node == NONE:
                add_weighed_node(tree, key, workspace, count)
            return depth
        edge = best_edge(tree, node, c_puct, scratch.rng)
        tree.path_node[depth] = node
        tree.path_edge[depth] = edge
        tree.path_seat[depth] = seat
        depth += 1
        apply(state, tree.action[edge])
    judge(tree, state, players, 0.0)
    return depth


def think_with_net(
    thinker: NetThinker, views: Any, seat: int, players: int, iterations: int, c_puct: float
) -> None:  # fmt: skip
    """So many iterations from what this seat sees."""
    tree, table, scratch = thinker.trees[0], thinker.table, thinker.scratches[0]
    for _ in range(iterations):
        table.states[0] = views[0]
        imagine(table.states[0], seat, scratch.rng)
        depth = walk_to_leaf(tree, thinker.evaluator, table, scratch, players, c_puct)
        hand_back(tree, depth)
