"""Information-set search with a net, compiled like the rules: `ludi.bots.play.tree`, but no game is played to its end.

A new node has the net's policy as priors, and every seat on the way is handed the net's share for it there, by what
the seat that decides at the leaf sees. The ends of games are judged by the rules. Where there is only one thing to do,
it is done, and nobody is asked.
"""

from typing import Any

from ludi.bots.nets.evaluation import evaluate, make_shares, mask
from ludi.bots.play.tree import DEPTH, best_edge, find_node, hand_back, judge, open_node, view_key
from ludi.core.game_api import features, imagine, legal_actions
from ludi.core.playout import apply, sample_chance
from ludi.core.state import CHANCE, NONE, State


def ask_net(
    tree: Any, net: Any, workspace: Any, words: Any, kept: Any, hidden: Any, views: Any, view_words: Any,
    seat: int, count: int, players: int,
) -> None:  # fmt: skip
    """What the net says by what this seat sees: logits of its actions in the workspace, shares by seat in the tree."""
    mask(words, kept[seat], hidden[seat], view_words)
    features(views[0], seat, workspace.row)
    evaluate(net, workspace, workspace.actions, count, players)
    for side in range(players):
        tree.result[(seat + side) % players] = workspace.shares[side]


def add_weighed_node(tree: Any, key: int, workspace: Any, count: int) -> None:
    """A new node with the policy in the workspace as priors, where there is room."""
    node = open_node(tree, key, workspace.actions, count)
    if node != NONE:
        make_shares(workspace.logits, count)
        for place in range(count):
            tree.prior[tree.first[node] + place] = workspace.logits[place]


def walk_to_leaf(
    tree: Any, net: Any, workspace: Any, state: State, words: Any, kept: Any, hidden: Any, views: Any, view_words: Any,
    scratch: Any, players: int, c_puct: float,
) -> int:  # fmt: skip
    """From the root to a new node, or the end of the game; returns how many decisions stand on the path."""
    depth = 0
    while state.seat != NONE:
        if state.seat == CHANCE:
            apply(state, sample_chance(state, scratch.rng, scratch.actions, scratch.weights))
            continue
        seat = state.seat
        key = view_key(words, kept[seat], hidden[seat])
        node = find_node(tree, key)
        if node == NONE or depth == DEPTH:
            count = legal_actions(state, workspace.actions)
            if count == 1:
                apply(state, workspace.actions[0])
                continue
            ask_net(tree, net, workspace, words, kept, hidden, views, view_words, seat, count, players)
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
    tree: Any, nets: Any, workspaces: Any, roots: Any, states: Any, words: Any, kept: Any, hidden: Any, views: Any,
    view_words: Any, scratches: Any, seat: int, players: int, iterations: int, c_puct: float,
) -> None:  # fmt: skip
    """So many iterations from what this seat sees."""
    scratch = scratches[0]
    memory = tree[0]
    for _ in range(iterations):
        states[0] = roots[0]
        state = states[0]
        imagine(state, seat, scratch.rng)
        depth = walk_to_leaf(
            memory, nets[0], workspaces[0], state, words, kept, hidden, views, view_words, scratch, players, c_puct
        )
        hand_back(memory, depth)
