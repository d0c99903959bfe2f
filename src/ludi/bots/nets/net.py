"""A net in memory: bytes with a step for each row, in one record that compiled code reads."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from ludi.bots.nets import evaluation, walking
from ludi.bots.play import heuristics, plain_prior, tree
from ludi.bots.value import outcomes
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.rooms import part_of
from ludi.core.view import new_viewing

LARGEST = 20  # features are divided by their highest value, or by this
TRIED = np.linspace(0.6, 1.0, 33)  # parts of the step at which nothing is cut off
LANES = 16  # a net's width is a multiple of this


@cache
def mind_of(game: Game) -> SimpleNamespace:
    """What nets think with, compiled on top of the game."""
    page = part_of(game.room, "prior") or plain_prior
    pages = [page, heuristics, outcomes, tree, evaluation, walking]
    return game.compiled_with(pages, {heuristics.prior: page.prior})


@dataclass(eq=False)
class Net:
    """A game's net: every matrix in bytes, and what is known of it."""

    game: Game
    record: Any  # one record; compiled code takes it as it is
    about: dict[str, Any] = field(default_factory=dict)

    def workspace(self) -> Any:
        """Room to evaluate it, for one thread."""
        width, size = self.record["inp_step"].shape[1], self.game.actions.size
        fields = [
            ("row", np.int8, (self.game.feature_size,)), ("units", np.float32, (width,)),
            ("beside", np.float32, (width,)), ("whole", np.int16, (width,)), ("actions", np.int64, (size,)),
            ("logits", np.float64, (size,)), ("shares", np.float64, (len(self.game.seats),)),
        ]  # fmt: skip
        return np.zeros(1, np.dtype((np.record, fields)))

    def evaluator(self) -> evaluation.Evaluator:
        """The net with all that one thread needs to ask it what a seat sees."""
        return evaluation.Evaluator(self.record, self.workspace(), new_viewing(self.game.state, self.game.sight))

    def of_rows(self, rows: Any, players: int) -> tuple[Any, Any]:
        """Logits of all actions but chance's, and shares by side: the seat that sees the row, then clockwise."""
        logits, shares = np.zeros((len(rows), self.game.actions.choices)), np.zeros((len(rows), players))
        mind_of(self.game).evaluate_rows(
            self.record, self.workspace(), np.ascontiguousarray(rows, np.int8), logits, shares, players
        )
        return logits, shares


def factors_of(game: Game) -> Any:
    """What each feature is multiplied by."""
    slices = game.feature_slices
    high = np.repeat([piece.high for piece in slices], [piece.size for piece in slices])
    return (1 / np.minimum(high, LARGEST)).astype(np.float32)


def in_bytes(matrix: Any) -> tuple[Any, Any]:
    """A matrix as whole numbers from -127 to 127 and a step for each row, the one that errs least."""
    matrix = np.asarray(matrix, np.float32)
    widest = np.maximum(np.abs(matrix).max(axis=1), np.float32(1e-12)) / 127
    best, least = np.zeros_like(widest), np.full(len(matrix), np.inf)
    for part in TRIED:
        step = (widest * part).astype(np.float32)
        rounded = np.clip(np.rint(matrix / step[:, None]), -127, 127) * step[:, None]
        error = ((rounded - matrix) ** 2).sum(axis=1)
        best, least = np.where(error < least, step, best), np.minimum(error, least)
    return np.clip(np.rint(matrix / best[:, None]), -127, 127).astype(np.int8), best.astype(np.float32)


def matrices_in(weights: Mapping[str, Any]) -> list[str]:
    """The names of the matrices among weights."""
    return [name for name, value in weights.items() if np.ndim(value) == 2]


def packed(weights: Mapping[str, Any]) -> dict[str, Any]:
    """Plain weights, the matrices in bytes: each with its steps beside it."""
    parts = {name: np.asarray(value, np.float32) for name, value in weights.items() if np.ndim(value) != 2}
    for name in matrices_in(weights):
        parts[name], parts[f"{name}.step"] = in_bytes(weights[name])
    return parts


def unpacked(parts: Mapping[str, Any]) -> dict[str, Any]:
    """Plain weights again, as PyTorch takes them: what training can go on from."""
    matrices = {name: parts[name] * parts[f"{name}.step"][:, None] for name in matrices_in(parts)}
    return {name: matrices.get(name, value) for name, value in parts.items() if not name.endswith(".step")}


def blocks_in(parts: Mapping[str, Any]) -> int:
    """How many blocks these weights have."""
    return sum(name.endswith(".one.bias") for name in parts)


def shapes_of(game: Game, width: int, blocks: int) -> dict[str, tuple[int, ...]]:
    """Every weight of such a net, by name."""
    shapes: dict[str, tuple[int, ...]] = {"inp.weight": (width, game.feature_size), "inp.bias": (width,)}
    for block in range(blocks):
        shapes |= {f"blocks.{block}.norm.weight": (width,), f"blocks.{block}.norm.bias": (width,)}
        for layer in ("one", "two"):
            shapes |= {f"blocks.{block}.{layer}.weight": (width, width), f"blocks.{block}.{layer}.bias": (width,)}
    shapes |= {"norm.weight": (width,), "norm.bias": (width,)}
    for head, size in (("policy", game.actions.choices), ("value", len(game.seats))):
        shapes |= {f"{head}.weight": (size, width), f"{head}.bias": (size,)}
    return shapes


def net_of(game: Game, parts: Mapping[str, Any], about: dict[str, Any] | None = None) -> Net:
    """A net from packed weights; a clear error where they are those of another game or no net."""
    width, blocks = len(parts["inp.bias"]), blocks_in(parts)
    if not blocks or width % LANES:
        raise LudiError(f"A net is a multiple of {LANES} units wide and has a block; this one: {width}, {blocks}.")
    shapes = shapes_of(game, width, blocks)
    for name, shape in shapes.items():
        if name not in parts or np.shape(parts[name]) != shape:
            raise LudiError(f"The net does not fit {game.name}: {name} should have the shape {shape}.")
    columns = {
        "first_choice": np.int64(game.actions.first_choice), "inp_factor": factors_of(game),
        "inp": np.ascontiguousarray(parts["inp.weight"].T), "inp_step": parts["inp.weight.step"],
        "inp_bias": parts["inp.bias"],
        "norm": np.stack([*(parts[f"blocks.{block}.norm.weight"] for block in range(blocks)), parts["norm.weight"]]),
        "norm_bias": np.stack([*(parts[f"blocks.{block}.norm.bias"] for block in range(blocks)), parts["norm.bias"]]),
    }  # fmt: skip
    for layer in ("one", "two"):
        for column, name in (("", "weight"), ("_step", "weight.step"), ("_bias", "bias")):
            rows = [parts[f"blocks.{block}.{layer}.{name}"] for block in range(blocks)]
            columns[f"{layer}{column}"] = np.stack(rows)
    for head in ("policy", "value"):
        columns |= {head: parts[f"{head}.weight"], f"{head}_step": parts[f"{head}.weight.step"]}
        columns[f"{head}_bias"] = parts[f"{head}.bias"]
    record = np.zeros(1, np.dtype((np.record, [(name, rows.dtype, np.shape(rows)) for name, rows in columns.items()])))
    for name, rows in columns.items():
        record[name] = rows
    return Net(game, record, dict(about or {}))
