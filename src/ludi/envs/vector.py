"""The fast way: thousands of games at once, stepped into NumPy arrays that never move, on all cores.

    vector = Vector(game, 4096)
    while learning:
        actions = policy(vector.observations, vector.masks)
        vector.step(actions)                # chance is played inside; a finished game begins anew
        learn(vector.rewards, vector.done)

Row k of every array belongs to lane k. `observations` and `masks` are those of the seat to move, `seats`.
`rewards` has a column for each seat and holds the outcome where `done`; the other arrays then show the next game.
"""

import os
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from ludi.core.chance import RNG_SIZE
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.state import NONE
from ludi.core.view import blank_records, in_words
from ludi.envs import lanes

MOST_SEED = 2**31 - 1
KEPT = ("_words", "_lanes", "_sheets", "_masks", "seats", "rewards", "done", "whims")  # what a copy of a vector keeps
LANE = np.dtype((np.record, [
    ("rng",    np.int64, (RNG_SIZE,)),
    ("whim",   np.int64, (RNG_SIZE,)),
    ("seed",   np.int64),
    ("stride", np.int64),  # from one game of the lane to its next
]))  # fmt: skip


@cache
def lanes_of(game: Game) -> SimpleNamespace:
    """The loop over lanes, compiled on top of the game."""
    return game.compiled_with([lanes])


def new_lanes(count: int, seed: int) -> Any:
    """Lane k plays the games k, k + count, k + 2 count ... of a seed."""
    if seed not in range(MOST_SEED + 1):
        raise LudiError(f"A seed is a whole number from 0 to {MOST_SEED}, not {seed}.")
    made = np.zeros(count, LANE)
    made["seed"] = np.arange(count) + (seed << 32)
    made["stride"] = count
    return made


def rows(count: int, size: int) -> Any:
    """Rows that compiled code can write one by one without counting references."""
    return np.zeros(count, np.dtype((np.record, [("row", np.int8, (size,))])))


class Vector:
    """Many games of one kind side by side."""

    def __init__(
        self, game: Game, count: int, seed: int = 0, threads: int = 0, options: Mapping[str, str] | None = None
    ) -> None:
        if count < 1 or threads < 0:
            raise LudiError("A vector has one lane or more, and so many threads, or 0 for as many as there are cores.")
        self.game, self.count = game, count
        self.starts, _ = blank_records(game.state, 1)
        self.starts[0] = game.new_game(options)
        self.players = game.players_of(self.starts[0])
        self._states, self._words = blank_records(game.state, count)
        self._sheets, self._masks = rows(count, game.feature_size), rows(count, game.actions.size)
        self.observations, self.masks = self._sheets["row"], self._masks["row"]
        self.seats = np.zeros(count, np.int8)
        self.rewards = np.zeros((count, self.players), np.float32)
        self.done = np.zeros(count, np.bool_)
        self.whims = np.zeros(count, np.int64)  # for each lane a legal action, each equally likely
        threads = min(threads or os.cpu_count() or 1, count)
        self._parts = [(count * part // threads, count * (part + 1) // threads) for part in range(threads)]
        self._scratches = [(new_view_scratch(game), *blank_records(game.state, 1)) for _ in range(threads)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._step = lanes_of(game).step_lanes
        self._made_of = (game, count, seed, threads, options)
        self.reset(seed)

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy plays on alike, in arrays and threads of its own."""
        return resumed, (self._made_of, {name: getattr(self, name) for name in KEPT})

    def reset(self, seed: int = 0) -> None:
        """Begin the first games of a seed. The games do not depend on the number of threads."""
        self._lanes = new_lanes(self.count, seed)
        self._run(np.full(self.count, NONE, np.int64))

    def step(self, actions: Any) -> None:
        """One decision in every lane."""
        given = np.asarray(actions)
        if given.dtype.kind not in "iu":
            raise LudiError(f"Actions are whole numbers, not {given.dtype}.")
        actions = np.ascontiguousarray(given, np.int64)
        if actions.shape != (self.count,):
            raise LudiError(f"There are {self.count} lanes, so {self.count} actions are needed.")
        if (actions == NONE).any():
            raise LudiError(f"Lane {int(np.flatnonzero(actions == NONE)[0])} was given no action.")
        self._run(actions)

    def _run(self, actions: Any) -> None:
        jobs = [(actions, *part, *scratch) for part, scratch in zip(self._parts, self._scratches, strict=True)]
        wrong = list(self._pool.map(self._run_part, jobs) if self._pool else map(self._run_part, jobs))
        for lane in wrong:
            if lane != NONE:
                raise LudiError(f"Action {actions[lane]} is not legal in lane {lane}; it stays, the others went on.")

    def _run_part(self, job: tuple[Any, ...]) -> int:
        actions, first, last, scratch, views, view_words = job
        return int(self._step(
            self._lanes, self._states, self._words, self.starts, actions, scratch, views, view_words[0],
            self._sheets, self._masks, self.seats, self.rewards, self.done, self.whims, first, last,
        ))  # fmt: skip


def resumed(made_of: tuple[Any, ...], kept: Mapping[str, Any]) -> Vector:
    """A vector with these contents."""
    vector = Vector(*made_of)
    for name, array in kept.items():
        getattr(vector, name)[...] = array
    return vector


def new_view_scratch(game: Game) -> Any:
    """What one thread works with: lists of actions and weights, and who sees what."""
    kept, hidden = map(in_words, game.sight)
    size = game.actions.size
    fields = [("actions", np.int64, (size,)), ("weights", np.int64, (size,))]
    fields += [("kept", np.int64, kept.shape), ("hidden", np.int64, kept.shape)]
    scratch = np.zeros(1, np.dtype((np.record, fields)))
    scratch["kept"], scratch["hidden"] = kept, hidden
    return scratch
