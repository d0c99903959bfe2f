"""Nets evaluated in whole numbers say what PyTorch says of the same weights."""

from typing import Any

import numpy as np
import pytest
import torch
from torch.nn import functional

from ludi.bots.nets.net import factors_of, in_bytes, net_of, packed, unpacked
from ludi.core.game import Game
from tests.bots.nets.any_net import any_weights
from tests.variants import Variant, full_table, random_game, sampled

CLOSE = 1e-3
SIZES = [(512, 2), (128, 1)]


def rows_of(game: Game, count: int) -> Any:
    """What the seats to move see in a random game."""
    turnings = [turning for turning in random_game(Variant(game, full_table(game)), 5) if turning.before.seat >= 0]
    seats = [(turning.before, int(turning.before.seat)) for turning in sampled(turnings, count, 1)]
    return np.array([game.observe(game.view_of(state, seat), seat) for state, seat in seats])


def by_pytorch(game: Game, weights: dict[str, Any], rows: Any, players: int) -> tuple[Any, Any]:
    """The net as it is trained, layer by layer."""
    plain = {name: torch.from_numpy(value) for name, value in weights.items()}

    def layer(name: str, units: Any) -> Any:
        return functional.linear(units, plain[f"{name}.weight"], plain[f"{name}.bias"])

    def norm(name: str, units: Any) -> Any:
        return functional.layer_norm(units, units.shape[-1:], plain[f"{name}.weight"], plain[f"{name}.bias"])

    units = torch.relu(layer("inp", torch.from_numpy(rows.astype(np.float32) * factors_of(game))))
    for block in range(sum(name.endswith("one.bias") for name in plain)):
        within = torch.relu(layer(f"blocks.{block}.one", norm(f"blocks.{block}.norm", units)))
        units = units + layer(f"blocks.{block}.two", within)
    units = norm("norm", units)
    return layer("policy", units).numpy(), torch.softmax(layer("value", units)[:, :players], -1).numpy()


@pytest.mark.parametrize(("width", "blocks"), SIZES)
def test_a_net_says_what_pytorch_says(game: Game, width: int, blocks: int) -> None:
    parts, rows = packed(any_weights(game, width, blocks)), rows_of(game, 16)
    net = net_of(game, parts)

    for players in game.players:
        logits, shares = net.of_rows(rows, players)
        expected = by_pytorch(game, unpacked(parts), rows, players)

        np.testing.assert_allclose(logits, expected[0], atol=CLOSE)
        np.testing.assert_allclose(shares, expected[1], atol=CLOSE)
        alone = net.of_rows(rows[3:4], players)
        assert (alone[0] == logits[3:4]).all(), "one row by itself comes out the same"
        assert (alone[1] == shares[3:4]).all()


def test_bytes_lose_little(game: Game) -> None:
    """Of the plain weights, before they become bytes, logits differ by a few hundredths of their spread."""
    weights, rows = any_weights(game, 512, 2), rows_of(game, 16)
    logits, shares = net_of(game, packed(weights)).of_rows(rows, game.players[-1])
    expected = by_pytorch(game, weights, rows, game.players[-1])

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
