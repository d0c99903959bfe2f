"""Information-set Monte Carlo tree search, compiled like the rules.

A node is a decision of one seat, found by a hash of what that seat sees: states it cannot tell apart share one node,
so no seat's choice, the opponents' neither, rests on what it cannot see. Every iteration deals the unseen anew
(`imagine`), walks down by PUCT with the habit's weights as priors and chance by its weights, adds one node, plays out,
and hands every seat on the way its own value.
"""

from typing import Any

import numpy as np

from ludi.bots.heuristics import heuristic_action, prior
from ludi.core.chance import below
from ludi.core.furniture import imagine, is_winner, legal_actions, score_of
from ludi.core.playout import apply, sample_chance
from ludi.core.record import CHANCE, NONE, State

NODES = 1 << 16
SLOTS = 1 << 18
EDGES = 1 << 20
DEPTH = 1024  # decisions on one walk
MOST_SEATS = 5
MARGIN = 20  # a lead of so many points counts as much as can be
MIX = -7046029254386353131  # an odd multiplier that mixes bits well

MIND = np.dtype((np.record, [
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


def forget_all(mind: Any) -> None:
    """An empty tree."""
    mind.slots[:] = 0
    mind.nodes = 0
    mind.edges = 0


def view_key(words: Any, kept: Any, hidden: Any) -> int:
    """A hash of what a seat sees of this record."""
    key: Any = np.int64(1)
    for place in range(len(words)):
        key = (key ^ ((words[place] & kept[place]) | hidden[place])) * MIX
        key ^= key >> 31
    return key


def slot_of(mind: Any, key: int) -> int:
    """Where this key stands in the table, or would stand."""
    slot = key & (SLOTS - 1)
    while mind.slots[slot] != 0 and mind.key[mind.slots[slot] - 1] != key:
        slot = (slot + 1) & (SLOTS - 1)
    return slot


def find_node(mind: Any, key: int) -> int:
    """The node of this key, or NONE."""
    return mind.slots[slot_of(mind, key)] - 1


def add_node(mind: Any, key: int, state: State, actions: Any, trust: float) -> int:
    """A new node with an edge for each legal action, the habit's weights as priors; NONE where there is no room."""
    count = legal_actions(state, actions)
    if mind.nodes >= NODES or mind.edges + count > EDGES:
        return NONE
    node = mind.nodes
    mind.nodes += 1
    mind.slots[slot_of(mind, key)] = node + 1
    mind.key[node] = key
    mind.first[node] = mind.edges
    mind.count[node] = count
    mind.tried[node] = 0
    together = 0.0
    for place in range(count):
        edge = mind.edges + place
        mind.action[edge] = actions[place]
        mind.visits[edge] = 0
        mind.value[edge] = 0.0
        mind.prior[edge] = prior(state, actions[place])
        together += mind.prior[edge]
    for place in range(count):
        mind.prior[mind.edges + place] = trust * mind.prior[mind.edges + place] / together + (1.0 - trust) / count
    mind.edges += count
    return node


def best_edge(mind: Any, node: int, curiosity: float, rng: Any) -> int:
    """PUCT: the value so far, and curiosity for what looks good and was tried little; of equals any, not the first."""
    first = mind.first[node]
    count = mind.count[node]
    total = 0.0
    for edge in range(first, first + count):
        total += mind.value[edge]
    expected = total / mind.tried[node] if mind.tried[node] > 0 else 0.5
    spread = curiosity * np.sqrt(mind.tried[node] + 1.0)
    best = first
    highest = -1.0
    edge = first + below(rng, count)
    for _ in range(count):
        edge = edge + 1 if edge + 1 < first + count else first
        tries = mind.visits[edge]
        mean = mind.value[edge] / tries if tries > 0 else expected - 0.05
        score = mean + spread * mind.prior[edge] / (1.0 + tries)
        if score > highest:
            highest = score
            best = edge
    return best


def walk_down(
    mind: Any, state: State, words: Any, kept: Any, hidden: Any, desk: Any, curiosity: float, trust: float
) -> int:
    """From the root to a new node, or the end of the game; returns how many decisions stand on the path."""
    depth = 0
    grown = False
    while state.seat != NONE and depth < DEPTH and not grown:
        if state.seat == CHANCE:
            apply(state, sample_chance(state, desk.rng, desk.actions, desk.weights))
            continue
        seat = state.seat
        key = view_key(words, kept[seat], hidden[seat])
        node = find_node(mind, key)
        if node == NONE:
            node = add_node(mind, key, state, desk.actions, trust)
            grown = True
            if node == NONE:
                break
        edge = best_edge(mind, node, curiosity, desk.rng)
        mind.path_node[depth] = node
        mind.path_edge[depth] = edge
        mind.path_seat[depth] = seat
        depth += 1
        apply(state, mind.action[edge])
    return depth


def play_on(state: State, desk: Any, habitual: bool) -> None:
    """To the end of the game: by habit, or at random."""
    while state.seat != NONE:
        if state.seat == CHANCE:
            apply(state, sample_chance(state, desk.rng, desk.actions, desk.weights))
        elif habitual:
            apply(state, heuristic_action(state, desk.rng, desk.actions, desk.weights))
        else:
            apply(state, desk.actions[below(desk.rng, legal_actions(state, desk.actions))])


def judge(mind: Any, state: State, seats: int, greed: float) -> None:
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
        mind.result[seat] = (1.0 - greed) * share + greed * (0.5 + 0.5 * margin / MARGIN)


def think(
    mind: Any, views: Any, states: Any, words: Any, kept: Any, hidden: Any, desks: Any,
    seat: int, seats: int, iterations: int, curiosity: float, greed: float, trust: float, habitual: bool,
) -> None:  # fmt: skip
    """So many iterations from what this seat sees."""
    desk = desks[0]
    memory = mind[0]
    for _ in range(iterations):
        states[0] = views[0]
        state = states[0]
        imagine(state, seat, desk.rng)
        depth = walk_down(memory, state, words, kept, hidden, desk, curiosity, trust)
        play_on(state, desk, habitual)
        judge(memory, state, seats, greed)
        for place in range(depth):
            memory.tried[memory.path_node[place]] += 1
            memory.visits[memory.path_edge[place]] += 1
            memory.value[memory.path_edge[place]] += memory.result[memory.path_seat[place]]
