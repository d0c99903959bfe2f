"""Nets evaluated in whole numbers say what PyTorch says of the same weights."""

import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludi.bots.nets.net import factors_of, in_bytes, net_of, packed, unpacked
from ludi.core.game import Game
from ludi.games import GAMES
from tests.bots.nets.any_net import any_net, any_weights
from tests.variants import Variant, full_table, random_game, sampled

CLOSE = 1e-3
SIZES = [(512, 2), (128, 1)]


def rows_of(game: Game, count: int) -> Any:
    """What the seats to move see in a random game."""
    turnings = [turning for turning in random_game(Variant(game, full_table(game)), 5) if turning.before.seat >= 0]
    seats = [(turning.before, int(turning.before.seat)) for turning in sampled(turnings, count, 1)]
    return np.array([game.observe(game.view_of(state, seat), seat) for state, seat in seats])


def layer_by_layer(game: Game, weights: dict[str, Any], rows: Any, players: int) -> tuple[Any, Any]:
    """The net as it is trained, layer by layer."""

    def layer(name: str, units: Any) -> Any:
        return units @ weights[f"{name}.weight"].T + weights[f"{name}.bias"]

    def norm(name: str, units: Any) -> Any:
        spread = np.sqrt(units.var(-1, keepdims=True) + 1e-5)
        return (units - units.mean(-1, keepdims=True)) / spread * weights[f"{name}.weight"] + weights[f"{name}.bias"]

    units = np.maximum(layer("inp", rows.astype(np.float64) * factors_of(game)), 0)
    for block in range(sum(name.endswith("one.bias") for name in weights)):
        within = np.maximum(layer(f"blocks.{block}.one", norm(f"blocks.{block}.norm", units)), 0)
        units = units + layer(f"blocks.{block}.two", within)
    units = norm("norm", units)
    shares = np.exp(layer("value", units)[:, :players])
    return layer("policy", units), shares / shares.sum(-1, keepdims=True)


@pytest.mark.parametrize(("width", "blocks"), SIZES)
def test_a_net_says_what_its_layers_say(game: Game, width: int, blocks: int) -> None:
    parts, rows = packed(any_weights(game, width, blocks)), rows_of(game, 16)
    net = net_of(game, parts)

    for players in game.players:
        logits, shares = net.of_rows(rows, players)
        expected = layer_by_layer(game, unpacked(parts), rows, players)

        np.testing.assert_allclose(logits, expected[0], atol=CLOSE)
        np.testing.assert_allclose(shares, expected[1], atol=CLOSE)
        alone = net.of_rows(rows[3:4], players)
        assert (alone[0] == logits[3:4]).all(), "one row by itself comes out the same"
        assert (alone[1] == shares[3:4]).all()


def test_bytes_lose_little(game: Game) -> None:
    """Of the plain weights, before they become bytes, logits differ by a few hundredths of their spread."""
    weights, rows = any_weights(game, 512, 2), rows_of(game, 16)
    logits, shares = net_of(game, packed(weights)).of_rows(rows, game.players[-1])
    expected = layer_by_layer(game, weights, rows, game.players[-1])

    assert np.abs(logits - expected[0]).std() < 0.05 * expected[0].std()
    assert np.abs(shares - expected[1]).max() < 0.05


def test_the_step_of_a_row_errs_least() -> None:
    """A row with one large weight: cutting it off a little is better than rounding all others coarsely."""
    row = np.random.default_rng(1).normal(0, 1, (3, 512)).astype(np.float32)
    row[1, 7], row[2] = 6.0, 0.0
    whole, step = in_bytes(row)
    plain = np.abs(row).max(axis=1, keepdims=True) / 127

    errors = ((whole * step[:, None] - row) ** 2).sum(axis=1)

    rounded = np.rint(np.divide(row, plain, out=np.zeros_like(row), where=plain > 0)) * plain
    assert (errors <= ((rounded - row) ** 2).sum(axis=1)).all()
    assert errors[2] == 0


def said_of_any_rows() -> str:
    """What a net of Roma says of rows by chance, to the last bit."""
    game = GAMES.find("roma")
    rows = np.random.default_rng(3).integers(0, 3, (4, game.feature_size))
    logits, shares = any_net(game, 64, 2).of_rows(rows, 2)
    return logits.tobytes().hex() + shares.tobytes().hex()


@pytest.mark.skipif(platform.machine() not in ("x86_64", "AMD64"), reason="names a processor of this kind")
def test_a_plainer_processor_says_the_same_to_the_last_bit(tmp_path: Path) -> None:
    code = "from tests.bots.nets.test_evaluation import said_of_any_rows as said; print(said())"
    plain = {"NUMBA_CPU_NAME": "x86-64", "NUMBA_CPU_FEATURES": "", "LUDI_CACHE": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", code], env=os.environ | plain, stdout=subprocess.PIPE, check=True)

    assert done.stdout.decode().strip() == said_of_any_rows()
