"""How a room's outlook is made: a small net, fitted step by step to games played by the prior, each seen once."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from math import cos, pi
from typing import Any

import numpy as np

from ludi.bots.value.values import ValueNet, outcomes_of, seen_by_all, softmax
from ludi.core.game import Game
from ludi.core.playout import new_scratch

UNITS = 64
STEP = 1024  # positions a step
GAMES = 1500  # played at a time
EACH = 24  # positions kept of a game at most
SPACING = 4  # of so many quiet positions one is kept
RATE = 2e-3
MEMORY = (0.9, 0.99)  # of the mean and of the square of what was learned (Adam)


def positions(game: Game, options: Sequence[dict[str, str]], seed: int) -> Iterator[tuple[Any, Any]]:
    """What every seat sees, and how it ended, without end: some games with the first options, then with the next."""
    loops, scratch = outcomes_of(game), new_scratch(game.actions.size)
    tables, kept = np.zeros(2, game.state), np.zeros(GAMES * EACH, game.state)
    turn, chooser = 0, np.random.default_rng(seed)
    while True:
        tables[1] = game.new_game(options[turn % len(options)])
        players = game.players_of(tables[1])
        shares = np.zeros((GAMES * EACH, players))
        first = (seed << 32) + turn * GAMES
        count = loops.play_and_keep(tables, kept, shares, scratch, first, GAMES, EACH, SPACING)
        order = chooser.permutation(count)
        yield seen_by_all(game, kept[order], players), shares[order]
        turn += 1


def new_net(game: Game, seen: Any, seed: int) -> tuple[ValueNet, Any]:
    """A net that knows nothing, and by how much each feature is divided: by how much it varies."""
    chooser, size = np.random.default_rng(seed), game.feature_size
    scale = seen.reshape(-1, size).std(axis=0) + 0.05
    inner, beside = (chooser.normal(0, 1 / np.sqrt(size), (size, UNITS)) for _ in range(2))
    outer = chooser.normal(0, 0.01, UNITS)
    rows = (inner, beside, np.zeros(UNITS), outer, np.zeros(size))
    return ValueNet(*(row.astype(np.float32) for row in rows)), scale.astype(np.float32)


def slope(net: ValueNet, seen: Any, shares: Any) -> tuple[float, ValueNet]:
    """How far the net is off (cross entropy), and which way is worse."""
    layer = net.layer(seen)
    bent = np.maximum(layer, 0)
    expected = softmax(bent @ net.outer + seen @ net.straight)
    loss = float(-(shares * np.log(expected + 1e-9)).sum() / len(seen))
    error = ((expected - shares) / len(seen)).astype(np.float32)
    back = error[:, :, None] * net.outer * (layer > 0)
    aside = back.sum(axis=1, keepdims=True) - back
    rows, flat = seen.reshape(-1, seen.shape[-1]).T, error.reshape(-1)
    inner, beside = (rows @ units.reshape(-1, UNITS) for units in (back, aside))
    return loss, ValueNet(inner, beside, back.sum(axis=(0, 1)), bent.reshape(-1, UNITS).T @ flat, rows @ flat)


def fit(
    game: Game, options: Sequence[dict[str, str]], steps: int, seed: int, report: Callable[[int, float], None]
) -> ValueNet:
    """The net after so many steps; the same seed makes the same net on the same machine."""
    source = positions(game, options, seed)
    net, scale = new_net(game, next(source)[0], seed)
    means, squares = ({name: np.zeros_like(row) for name, row in asdict(net).items()} for _ in range(2))
    for step, (rows, ends) in enumerate(batches(source), 1):
        loss, down = slope(net, rows.astype(np.float32) / scale, ends)
        rate = RATE * (0.02 + 0.98 * (1 + cos(pi * step / steps)) / 2)
        for name, row in vars(net).items():
            change = getattr(down, name)
            means[name] += (1 - MEMORY[0]) * (change - means[name])
            squares[name] += (1 - MEMORY[1]) * (change**2 - squares[name])
            mean, square = means[name] / (1 - MEMORY[0] ** step), squares[name] / (1 - MEMORY[1] ** step)
            row -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)
        report(step, loss)
        if step == steps:
            break
    return ValueNet(net.inner / scale[:, None], net.beside / scale[:, None], net.shift, net.outer, net.straight / scale)


def batches(source: Iterator[tuple[Any, Any]]) -> Iterator[tuple[Any, Any]]:
    """The positions in steps of one number of players each."""
    for seen, shares in source:
        for first in range(0, len(seen) - STEP + 1, STEP):
            yield seen[first : first + STEP], shares[first : first + STEP]
