"""Nets, on one core, in one run: evaluated in whole numbers beside plain NumPy, and in the search beside playouts.

Positions are of random games, weights are drawn by chance, of the sizes that are shipped. Ours is asked for the logits
of the legal actions, as in play; NumPy multiplies whole matrices. The best of several rounds counts, so that a busy
machine hurts nobody.
"""

import argparse
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from ludi.bots.nets.net import factors_of, mind_of, net_of, packed, shapes_of
from ludi.bots.nets.search import NetTree
from ludi.bots.play.search import Tree
from ludi.bots.play.tree import SearchStyle
from ludi.core.chance import new_rng
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.games import GAMES

SIZES = ((512, 2), (128, 1))
BATCH = 16


def best_of(rounds: int, run: Callable[[], object]) -> float:
    """Seconds of the quickest of so many."""
    run()
    times = []
    for _ in range(rounds):
        began = time.perf_counter()
        run()
        times.append(time.perf_counter() - began)
    return min(times)


def positions(game: Game, count: int) -> list[tuple[Any, int, list[int]]]:
    """What the seats to move see in a random game, who they are, and what they may do."""
    match, rng, found = Match(game), new_rng(1), []
    match.rules = game.compiled
    actions, weights = np.zeros((2, game.actions.size), np.int64)
    while not match.is_over:
        if match.seat >= 0:
            found.append((match.view(match.seat), match.seat, match.legal()))
        match.step(int(match.rules.sample_action(match.state, rng, actions, weights)))
    return found[:: len(found) // count][:count]


def any_weights(game: Game, width: int, blocks: int) -> dict[str, Any]:
    """A net by chance."""
    rng, shapes = np.random.default_rng(1), shapes_of(game, width, blocks)
    return {name: rng.normal(0, shape[-1] ** -0.5, shape).astype(np.float32) for name, shape in shapes.items()}


def by_numpy(weights: dict[str, Any], factors: Any, rows: Any) -> tuple[Any, Any]:
    """The same net in floats, matrix by matrix."""

    def norm(name: str, units: Any) -> Any:
        spread = np.sqrt(units.var(axis=-1, keepdims=True) + 1e-5)
        return (units - units.mean(axis=-1, keepdims=True)) / spread * weights[f"{name}.weight"] + weights[
            f"{name}.bias"
        ]

    def layer(name: str, units: Any) -> Any:
        return units @ weights[f"{name}.weight"].T + weights[f"{name}.bias"]

    units = np.maximum(layer("inp", rows.astype(np.float32) * factors), 0)
    for block in range(sum(name.endswith("one.bias") for name in weights)):
        within = np.maximum(layer(f"blocks.{block}.one", norm(f"blocks.{block}.norm", units)), 0)
        units = units + layer(f"blocks.{block}.two", within)
    units = norm("norm", units)
    return layer("policy", units), layer("value", units)


def compared(game: Game, width: int, blocks: int, rounds: int) -> str:
    """A row of the table."""
    weights, factors = any_weights(game, width, blocks), factors_of(game)
    net, found = net_of(game, packed(weights)), positions(game, BATCH)
    rows = np.array([game.observe(view, seat) for view, seat, _ in found])
    mind, workspace, players = mind_of(game), net.workspace(), game.players_of(found[0][0])
    view, seat, legal = found[BATCH // 2]
    views = np.zeros(1, game.state)
    views[0] = view
    workspace[0].actions[: len(legal)] = legal
    logits, shares = np.zeros((BATCH, game.actions.choices)), np.zeros((BATCH, players))
    times = [
        best_of(rounds, lambda: mind.evaluate_view(net.record, workspace, views, seat, len(legal), players)),
        best_of(rounds, lambda: by_numpy(weights, factors, rows[:1])),
        best_of(rounds, lambda: mind.evaluate_rows(net.record, workspace, rows, logits, shares, players)) / BATCH,
        best_of(rounds, lambda: by_numpy(weights, factors, rows)) / BATCH,
    ]
    ours, plain, ours_batch, plain_batch = (1e6 * seconds for seconds in times)
    return (
        f"{game.name:18} {width:5} x {blocks} {ours:9.1f} {plain:9.1f} {plain / ours:6.1f} x"
        f" {ours_batch:12.1f} {plain_batch:9.1f} {plain_batch / ours_batch:6.1f} x"
    )


def iterations(game: Game, count: int) -> str:
    """Iterations a second of CPU time: with either net, with playouts by the prior and at random."""
    (view, seat, _), rates = positions(game, BATCH)[BATCH // 2], []
    nets = [net_of(game, packed(any_weights(game, *size))) for size in SIZES]
    trees = [(NetTree(net, 0), False) for net in nets] + [(Tree(game, 0), True), (Tree(game, 0), False)]
    for tree, by_prior in trees:
        tree.begin(1)
        tree.think(view, seat, count // 20, SearchStyle(by_prior=by_prior))
        began = time.thread_time()
        tree.think(view, seat, count, SearchStyle(by_prior=by_prior))
        rates.append(count / (time.thread_time() - began))
    return f"{game.name:18} " + " ".join(f"{rate:18,.0f}" for rate in rates)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=300)
    parser.add_argument("--iterations", type=int, default=10_000)
    rounds, count = vars(parser.parse_args()).values()
    print(f"{'':28} {'one position, µs':>26} {'':4} {f'each of {BATCH}, µs':>28}")
    print(f"{'game':18} {'size':>9} {'ours':>9} {'NumPy':>9} {'ratio':>8} {'ours':>12} {'NumPy':>9} {'ratio':>8}")
    for game in GAMES:
        for width, blocks in SIZES:
            print(compared(game, width, blocks, rounds))
    columns = [f"{width} x {blocks}" for width, blocks in SIZES] + ["playouts by the prior", "at random"]
    print("\n" + f"{'iterations/s':18} " + " ".join(f"{column:>18}" for column in columns))
    for game in GAMES:
        print(iterations(game, count))


if __name__ == "__main__":
    main()
