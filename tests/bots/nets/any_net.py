"""Nets with weights by chance: they play badly, but they play."""

from functools import cache
from typing import Any

import numpy as np

from ludi.bots.nets.net import Net, net_of, packed, shapes_of
from ludi.core.game import Game


def any_weights(game: Game, width: int = 32, blocks: int = 1, seed: int = 7) -> dict[str, Any]:
    """Weights as PyTorch would have them, with heads that say something."""
    rng = np.random.default_rng(seed)

    def drawn(name: str, shape: tuple[int, ...]) -> Any:
        if "norm" in name:
            return rng.normal(1.0 if name.endswith("weight") else 0.0, 0.2, shape)
        return rng.normal(0.0, 1.0 / np.sqrt(shape[-1]) if name.endswith("weight") else 0.1, shape)

    return {name: drawn(name, shape).astype(np.float32) for name, shape in shapes_of(game, width, blocks).items()}


@cache
def any_net(game: Game, width: int = 32, blocks: int = 1) -> Net:
    """A net of such weights."""
    return net_of(game, packed(any_weights(game, width, blocks)))
