"""Information-set Monte Carlo tree search, compiled like the rules.

A node is a decision of one seat, found by a hash of what that seat sees: states it cannot tell apart share one node,
so no seat's choice, the opponents' neither, rests on what it cannot see. Every iteration deals the unseen anew
(`imagine`), walks down by PUCT with the prior's weights and chance by its weights, adds one node, plays out,
and hands every seat on the way its own value.
"""

from typing import Any, NamedTuple

import numpy as np

from ludi.bots.play.heuristics import heuristic_action, prior
from ludi.core.chance import below
from ludi.core.game_api import imagine, is_winner, legal_actions, score_of
from ludi.core.playout import apply, sample_chance
from ludi.core.state import CHANCE, NONE, State

NODES = 1 << 16
SLOTS = 1 << 18
EDGES = 1 << 20
DEPTH = 1024  # decisions on one walk
MOST_SEATS = 5
MARGIN = 20  # a lead of so many points counts as much as can be
MIX = -7046029254386353131  # an odd multiplier that mixes bits well

TREE = np.dtype((np.record, [
    ("slots",      np.int32,   (SLOTS,)),  # hash table of nodes: node + 1, or 0
    ("nodes",      np.int64),
    ("edges",      np.int64),
    ("key",        np.int64,   (NODES,)),
    ("first",      np.int32,   (NODES,)),  # its edges stand one after another
    ("count",      np.int32,   (NODES,)),
    ("tried",      np.int32,   (NODES,)),
    ("action",     np.int32,   (EDGES,)),
    ("visits",     np.int32,   (EDGES,)),
    ("value",      np.float64, (EDGES,)),  # sum over visits, for the seat that decides there
    ("prior",      np.float32, (EDGES,)),
    ("path_node",  np.int32,   (DEPTH,)),
    ("path_edge",  np.int32,   (DEPTH,)),
    ("path_seat",  np.int32,   (DEPTH,)),
    ("result",     np.float64, (MOST_SEATS,)),
]))  # fmt: skip


class SearchStyle(NamedTuple):
    """How a search thinks."""

    c_puct: float = 1.4  # how much it tries what looks good and was tried little
    greed: float = 0.2  # how much the margin counts beside the victory
    trust: float = 0.9  # how far the prior decides what looks good
    by_prior: bool = False  # whether it plays out by the prior rather than at random


class SeenTable(NamedTuple):
    """What an iteration plays at: one state, also as a row of words, and who sees what of it."""

    states: Any
    words: Any
    sight: Any


def forget_all(tree: Any) -> None:
    """An empty tree."""
    tree.slots[:] = 0
    tree.nodes = 0
    tree.edges = 0


def view_key(words: Any, sight: Any, seat: int) -> int:
    """A hash of what a seat sees of this record."""
    key: Any = np.int64(1)
    for place in range(len(words)):
        key = (key ^ ((words[place] & sight[0].kept[seat, place]) | sight[0].hidden[seat, place])) * MIX
        key ^= key >> 31
    return key


def slot_of(tree: Any, key: int) -> int:
    """Where this key stands in the table, or would stand."""
    slot = key & (SLOTS - 1)
    while tree.slots[slot] != 0 and tree.key[tree.slots[slot] - 1] != key:
        slot = (slot + 1) & (SLOTS - 1)
    return slot


def find_node(tree: Any, key: int) -> int:
    """The node of this key, or NONE."""
    return tree.slots[slot_of(tree, key)] - 1


def open_node(tree: Any, key: int, actions: Any, count: int) -> int:
    """A new node with an edge for each of these actions, without priors; NONE where there is no room."""
    if tree.nodes >= NODES or tree.edges + count > EDGES:
        return NONE
    node = tree.nodes
    tree.nodes += 1
    tree.slots[slot_of(tree, key)] = node + 1
    tree.key[node] = key
    tree.first[node] = tree.edges
    tree.count[node] = count
    tree.tried[node] = 0
    for place in range(count):
        edge = tree.edges + place
        tree.action[edge] = actions[place]
        tree.visits[edge] = 0
        tree.value[edge] = 0.0
    tree.edges += count
    return node


def add_node(tree: Any, key: int, state: State, actions: Any, trust: float) -> int:
    """A new node with an edge for each legal action, the prior's weights; NONE where there is no room."""
    count = legal_actions(state, actions)
    node = open_node(tree, key, actions, count)
    if node == NONE:
        return NONE
    first = tree.first[node]
    together = 0.0
    for place in range(count):
        tree.prior[first + place] = prior(state, actions[place])
        together += tree.prior[first + place]
    for place in range(count):
        tree.prior[first + place] = trust * tree.prior[first + place] / together + (1.0 - trust) / count
    return node


def best_edge(tree: Any, node: int, c_puct: float, rng: Any) -> int:
    """PUCT: the value so far, and c_puct for what looks good and was tried little; of equals any, not the first."""
    first = tree.first[node]
    count = tree.count[node]
    total = 0.0
    for edge in range(first, first + count):
        total += tree.value[edge]
    expected = total / tree.tried[node] if tree.tried[node] > 0 else 0.5
    spread = c_puct * np.sqrt(tree.tried[node] + 1.0)
    best = first
    highest = -1.0
    edge = first + below(rng, count)
    for _ in range(count):
        edge = edge + 1 if edge + 1 < first + count else first
        tries = tree.visits[edge]
        mean = tree.value[edge] / tries if tries > 0 else expected - 0.05
        score = mean + spread * tree.prior[edge] / (1.0 + tries)
        if score > highest:
            highest = score
            best = edge
    return best


def walk_down(tree: Any, table: SeenTable, scratch: Any, c_puct: float, trust: float) -> int:
    """From the root to a new node, or the end of the game; returns how many decisions stand on the path."""
    state = table.states[0]
    depth = 0
    grown = False
    while state.seat != NONE and depth < DEPTH and not grown:
        if state.seat == CHANCE:
            apply(state, sample_chance(state, scratch.rng, scratch.actions, scratch.weights))
            continue
        seat = state.seat
        key = view_key(table.words, table.sight, seat)
        node = find_node(tree, key)
        if node == NONE:
            node = add_node(tree, key, state, scratch.actions, trust)
            grown = True
            if node == NONE:
                break
        edge = best_edge(tree, node, c_puct, scratch.rng)
        tree.path_node[depth] = node
        tree.path_edge[depth] = edge
        tree.path_seat[depth] = seat
        depth += 1
        apply(state, tree.action[edge])
    return depth


def play_on(state: State, scratch: Any, by_prior: bool) -> None:
    """To the end of the game: by the prior, or at random."""
    while state.seat != NONE:
        if state.seat == CHANCE:
            apply(state, sample_chance(state, scratch.rng, scratch.actions, scratch.weights))
        elif by_prior:
            apply(state, heuristic_action(state, scratch.rng, scratch.actions, scratch.weights))
        else:
            apply(state, scratch.actions[below(scratch.rng, legal_actions(state, scratch.actions))])


def judge(tree: Any, state: State, seats: int, greed: float) -> None:
    """What the end is worth to each seat, 0 to 1: the share of the victory, and a little for the margin."""
    winners = 0
    for seat in range(seats):
        winners += is_winner(state, seat)
    for seat in range(seats):
        best = -1000
        for rival in range(seats):
            if rival != seat:
                best = max(best, score_of(state, rival))
        margin = max(-MARGIN, min(MARGIN, score_of(state, seat) - best))
        share = 1.0 / winners if is_winner(state, seat) else 0.0
        tree.result[seat] = (1.0 - greed) * share + greed * (0.5 + 0.5 * margin / MARGIN)


def hand_back(tree: Any, depth: int) -> None:
    """Every decision on the path is told what came of it for its seat."""
    for place in range(depth):
        tree.tried[tree.path_node[place]] += 1
        tree.visits[tree.path_edge[place]] += 1
        tree.value[tree.path_edge[place]] += tree.result[tree.path_seat[place]]


def think(
    tree: Any, table: SeenTable, views: Any, scratches: Any, seat: int, seats: int, iterations: int, style: SearchStyle
) -> None:
    """So many iterations from what this seat sees."""
    scratch = scratches[0]
    memory = tree[0]
    for _ in range(iterations):
        table.states[0] = views[0]
        state = table.states[0]
        imagine(state, seat, scratch.rng)
        depth = walk_down(memory, table, scratch, style.c_puct, style.trust)
        play_on(state, scratch, style.by_prior)
        judge(memory, state, seats, style.greed)
        hand_back(memory, depth)
