"""The same rules on an NVIDIA GPU, one thread a game. The second and last file that knows the compiler.

Arrays handed out lie with the games along their last axis, so that neighbouring threads touch neighbouring bytes:
column k of `observations` and `masks` belongs to lane k. PyTorch takes them as they are, without a copy:

    vector = DeviceVector(game, 1 << 20)
    while learning:
        tensors = vector.tensors()          # made once; rows are lanes again
        vector.step(policy(tensors["observations"], tensors["masks"]))
"""

import sys
from collections.abc import Callable, Mapping
from enum import EnumType, IntEnum
from functools import cache
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np

from ludi.core.chance import RNG_SIZE
from ludi.core.compiled import cache_folder, cached_in, functions_for, functions_of, rebuilt, sources_of
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.state import NONE
from ludi.core.view import WORD, in_words, sight_masks, words_in
from ludi.envs import device, lanes
from ludi.envs.vector import LANE, new_lanes

if not hasattr(np, "row_stack"):  # older CUDA targets import a name that newer NumPy has dropped
    np.row_stack = np.vstack
try:
    from numba import config, cuda
except ImportError as error:
    raise LudiError(f"Playing on a GPU needs Numba's CUDA target ({error}): pip install 'ludi-romani[gpu]'.") from None
try:
    from numba.cuda.core import config as cuda_config  # the CUDA target that is a package of its own
except ImportError:
    cuda_config = config

BLOCK = 128  # threads
REGISTERS = 168  # of a thread at most; fewer would spill the count of Alea into memory
ROUNDS = 8  # a game may do the same thing so many times before it waits again
COUNT_EVERY = 16  # turns: a count takes long, and a few games take as long as many
TURNS = 64  # between two looks whether all games are over


def check_device() -> None:
    """A clear sentence where there is no GPU."""
    if not cuda.is_available():
        raise LudiError("No NVIDIA GPU can be used here. On this machine, ludi.envs.vector plays on all CPU cores.")


def aligned(record: np.dtype[Any]) -> np.dtype[Any]:
    """A record with every field where a GPU can read it, in whole words: same fields, other places."""
    names = list(record.names or ())
    plain = np.dtype([(name, record[name].base, record[name].shape) for name in names], align=True)
    assert plain.fields is not None
    places: Any = {
        "names": names,
        "formats": [plain[name] for name in names],
        "offsets": [plain.fields[name][1] for name in names],
        "itemsize": words_in(plain) * WORD,
        "aligned": True,
    }
    return np.dtype((np.record, np.dtype(places)))


PLAYER = aligned(np.dtype([
    ("rng", np.int64, (RNG_SIZE,)), ("seed", np.int64), ("stride", np.int64), ("decisions", np.int64),
    ("games", np.int32),  # ended; NONE before the first begins
    ("action", np.int32),  # what the game waits to do
]))  # fmt: skip


def moved(states: Any, layout: np.dtype[Any]) -> Any:
    """States in another layout, field by field."""
    made = np.zeros(len(states), layout)
    for name in layout.names or ():
        made[name] = states[name]
    return made


def device_twins(game: Game, modules: list[ModuleType], finish: Callable[..., Any]) -> SimpleNamespace:
    """The game's functions, and those of further modules, as functions of the GPU: the same code, enums as numbers.

    The CUDA target takes a member of an enum as a number everywhere but in an index.
    """
    twins = rebuilt([*functions_for(game.room, game.verbs), *functions_of(modules)], game.verbs, finish)
    for twin in twins.values():
        scope = getattr(twin, "py_func", twin).__globals__
        for name, value in list(scope.items()):
            if isinstance(value, EnumType) and issubclass(value, IntEnum):
                scope[name] = ModuleType(name)
                vars(scope[name]).update({member.name: int(member) for member in value})
    return SimpleNamespace(
        **{function.__name__: twin for function, twin in twins.items() if function not in game.verbs}
    )


@cache
def kernels_of(game: Game) -> SimpleNamespace:
    """The kernels of `ludi.envs.device` for this game, compiled when they are first launched, and kept on disk."""
    simulated = bool(getattr(config, "ENABLE_CUDASIM", False))
    inlined: dict[str, Any] = {"device": True, "forceinline": True}  # with calls, Caesar's kernel went astray
    finish = (lambda twin: twin) if simulated else cuda.jit(**inlined)
    layout = aligned(game.state)
    constants = {
        "cuda": cuda, "LAYOUT": layout, "WORDS": words_in(layout), "SIZE": game.actions.size,
        "RNG_SIZE": RNG_SIZE, "QUEUES": 1 + len(game.actions.verbs), "BLOCK": BLOCK,
    }  # fmt: skip
    twins = device_twins(game, [lanes, device], finish)
    limits: dict[str, Any] = {} if simulated else {"max_registers": REGISTERS, "cache": True}
    kernels = {}
    modules = [*sources_of(game.room, game.verbs), lanes, device, sys.modules[__name__]]
    with cached_in(cache_folder(f"{game.name}-cuda", modules), cuda_config):
        for name in device.KERNELS:
            function = getattr(twins, name)
            function = getattr(function, "py_func", function)
            function.__globals__.update(constants)  # one scope for all functions of that module
            kernels[name] = cuda.jit(function, **limits)
    return SimpleNamespace(**kernels)


class DeviceVector:
    """Many games of one kind side by side on the GPU; as `ludi.envs.vector.Vector`, but turned: lanes are columns."""

    def __init__(self, game: Game, count: int, seed: int = 0, options: Mapping[str, str] | None = None) -> None:
        check_device()
        self.game, self.count = game, count
        layout = aligned(game.state)
        start = np.zeros(1, game.state)
        start[0] = game.new_game(options)
        self.players = game.players_of(start[0])
        self._starts = cuda.to_device(moved(start, layout))
        sight = map(in_words, sight_masks(layout, game.seen_by, len(game.seats)))
        self._sight = cuda.to_device(np.stack(list(sight)))
        self._states = cuda.device_array(count, layout)
        self._words = self._states.view(np.int64).reshape(count, words_in(layout))
        self._lanes = cuda.device_array(count, aligned(LANE))
        self._ended = cuda.to_device(np.zeros(1 + count, np.int32))  # how many, and which
        self.observations = cuda.device_array((game.feature_size, count), np.int8)
        self.masks = cuda.device_array((game.actions.size, count), np.int8)
        self.seats = cuda.device_array(count, np.int8)
        self.rewards = cuda.device_array((self.players, count), np.float32)
        self.done = cuda.device_array(count, np.bool_)
        self.refused = cuda.device_array(count, np.bool_)  # lanes whose last action was illegal; they stay as they were
        self.whims = cuda.device_array(count, np.int32)  # for each lane a legal action, each equally likely
        self._nothing = cuda.to_device(np.full(count, NONE, np.int32))
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Begin the first games of a seed: lane k plays the games k, k + count ... of it, as on the CPU."""
        self._lanes.copy_to_device(moved(new_lanes(self.count, seed), aligned(LANE)))
        self.step(self._nothing)

    def step(self, actions: Any) -> None:
        """One decision in every lane. The actions are whole numbers on the device, from whatever library."""
        kernels, blocks = kernels_of(self.game), -(-self.count // BLOCK)
        kernels.step_column[blocks, BLOCK](
            self._states, self._lanes, actions, self.masks, self._ended, self.rewards, self.done, self.refused,
        )  # fmt: skip
        kernels.end_column[blocks, BLOCK](
            self._starts, self._states, self._lanes, self._ended, self.rewards, self.done,
        )  # fmt: skip
        kernels.observe_column[blocks, BLOCK](
            self._states, self._words, self._lanes, self._sight, self._ended, self.refused,
            self.observations, self.masks, self.seats, self.whims,
        )  # fmt: skip

    def tensors(self) -> dict[str, Any]:
        """The arrays as PyTorch tensors over the same memory, a row for each lane. JAX takes them by DLPack."""
        try:
            import torch
        except ImportError:
            raise LudiError("Tensors need PyTorch: pip install torch.") from None
        named = ("observations", "masks", "seats", "rewards", "done", "refused", "whims")
        found = {name: torch.as_tensor(getattr(self, name), device="cuda") for name in named}
        return {name: tensor.T if tensor.ndim == 2 else tensor for name, tensor in found.items()}


class Queues:
    """Random play in many lanes: games that wait to do the same thing do it together (`device.play_queued`)."""

    def __init__(self, game: Game, count: int, seed: int = 0, options: Mapping[str, str] | None = None) -> None:
        check_device()
        self.game, self.count, self.turn = game, count, 0
        layout, queues = aligned(game.state), 1 + len(game.actions.verbs)
        start, players = np.zeros(1, game.state), np.zeros(count, PLAYER)
        start[0] = game.new_game(options)
        players["seed"], players["stride"], players["games"] = np.arange(count) + seed, count, NONE
        counts, waiting = np.zeros((3, queues), np.int32), np.arange(count, dtype=np.int32)
        counts[0, device.OVER] = count
        self._starts = cuda.to_device(moved(start, layout))
        self.states = cuda.device_array(count, layout)
        self.players = cuda.to_device(players)
        self._verbs = cuda.to_device(game.actions.verb_of.astype(np.int8))
        self._queues = cuda.device_array((2, queues, count), np.int32)
        self._queues[0, device.OVER].copy_to_device(waiting)
        self._counts = cuda.to_device(counts)

    def play(self, turns: int, rounds: int = ROUNDS, again: bool = True) -> None:
        """So many turns; in each, every game does what it waits for, up to `rounds` times if it is the same again."""
        kernels, full = kernels_of(self.game), -(-self.count // BLOCK)
        blocks = full + min(len(self.game.actions.verbs), self.count - 1)  # the last of each queue may not be full
        for _ in range(turns):
            begin = self.turn % COUNT_EVERY == 0
            if begin:
                kernels.count_queued[full, BLOCK](self.states, self.players, self._queues, self._counts, self.turn)
            kernels.play_queued[blocks, BLOCK](
                self._starts, self.states, self.players, self._verbs, self._queues, self._counts,
                self.turn, rounds, begin, again,
            )  # fmt: skip
            self.turn += 1

    def waiting(self) -> int:
        """How many games are not over."""
        return int(self._counts.copy_to_host()[self.turn % 3].sum())


def play_finals_on_device(
    game: Game, seed: int, first: int, last: int, options: Mapping[str, str] | None = None
) -> tuple[Any, Any]:
    """How the games `first` to `last` of a seed end when played at random, and after how many decisions each."""
    queues = Queues(game, last - first, seed + first, options)
    while queues.waiting():
        queues.play(TURNS, again=False)
    return moved(queues.states.copy_to_host(), game.state), queues.players.copy_to_host()["decisions"]
