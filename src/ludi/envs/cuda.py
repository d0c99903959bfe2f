"""The same rules on an NVIDIA GPU, one thread a game. The second and last file that knows the compiler.

Every array lies with the games along its last axis, so that neighbouring threads touch neighbouring bytes: column k of
`observations` and `masks` belongs to lane k. PyTorch takes them as they are, without a copy:

    vector = DeviceVector(game, 1 << 20)
    while learning:
        tensors = vector.tensors()          # made once; rows are lanes again
        vector.step(policy(tensors["observations"], tensors["masks"]))
"""

from collections.abc import Callable, Mapping
from ctypes import CDLL
from enum import EnumType, IntEnum
from functools import cache
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np

from ludi.core import furniture
from ludi.core.chance import RNG_SIZE
from ludi.core.compiled import functions_of, rebuilt, room_modules
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.record import NONE
from ludi.core.view import sight_masks
from ludi.envs import device, lanes

if not hasattr(np, "row_stack"):  # older CUDA targets import a name that newer NumPy has dropped
    np.row_stack = np.vstack
try:
    from numba import config, cuda
except ImportError as error:
    raise LudiError(f"Playing on a GPU needs Numba's CUDA target ({error}): pip install 'ludi-romani[gpu]'.") from None

BLOCK = 128  # threads
REGISTERS = 96  # of a thread at most, so that many threads run at a time
WORD = 8  # bytes
STACK_LIMIT = 0  # the driver's number for the limit of a thread's stack
STACK = 3072  # bytes; more would spread the games over more memory


def check_device() -> None:
    """A clear sentence where there is no GPU; where there is one, room for the rules' own variables."""
    if not cuda.is_available():
        raise LudiError("No NVIDIA GPU can be used here. On this machine, ludi.envs.vector plays on all CPU cores.")
    if not getattr(config, "ENABLE_CUDASIM", False):
        make_room()


@cache
def make_room() -> None:
    """Give every thread a stack that holds a whole game: the driver's own guess was too small now and then."""
    cuda.current_context()
    if CDLL("libcuda.so.1").cuCtxSetLimit(STACK_LIMIT, STACK):
        raise LudiError(f"The GPU has no room for stacks of {STACK} bytes a thread.")


def device_layout(game: Game) -> np.dtype[Any]:
    """The state with every field where a GPU can read it, in whole words: same fields, other places."""
    names = list(game.state.names or ())
    plain = np.dtype([(name, game.state[name].base, game.state[name].shape) for name in names], align=True)
    assert plain.fields is not None
    places: Any = {
        "names": names,
        "formats": [plain[name] for name in names],
        "offsets": [plain.fields[name][1] for name in names],
        "itemsize": -(-plain.itemsize // WORD) * WORD,
        "aligned": True,
    }
    return np.dtype((np.record, np.dtype(places)))


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
    stand_ins = {getattr(furniture, rule.__name__): rule for rule in game.rules}
    twins = rebuilt(functions_of([*room_modules(game.room), *modules]), stand_ins, finish)
    for twin in twins.values():
        scope = getattr(twin, "py_func", twin).__globals__
        for name, value in list(scope.items()):
            if isinstance(value, EnumType) and issubclass(value, IntEnum):
                scope[name] = ModuleType(name)
                vars(scope[name]).update({member.name: int(member) for member in value})
    return SimpleNamespace(**{function.__name__: twin for function, twin in twins.items() if function not in stand_ins})


@cache
def kernels_of(game: Game) -> SimpleNamespace:
    """The kernels of `ludi.envs.device` for this game, compiled when they are first launched."""
    simulated = bool(getattr(config, "ENABLE_CUDASIM", False))
    finish = (lambda twin: twin) if simulated else cuda.jit(device=True)
    layout = device_layout(game)
    constants = {
        "cuda": cuda, "LAYOUT": layout, "WORDS": layout.itemsize // WORD, "SIZE": game.actions.size,
        "RNG_SIZE": RNG_SIZE, "SEATS": len(game.seats),
    }  # fmt: skip
    twins = device_twins(game, [lanes, device], finish)
    limits: dict[str, Any] = {} if simulated else {"max_registers": REGISTERS}
    kernels = {}
    for name in device.KERNELS:
        function = getattr(twins, name)
        function = getattr(function, "py_func", function)
        function.__globals__.update(constants)
        kernels[name] = cuda.jit(function, **limits)
    return SimpleNamespace(**kernels)


class DeviceVector:
    """Many games of one kind side by side on the GPU; as `ludi.envs.vector.Vector`, but turned: lanes are columns."""

    def __init__(self, game: Game, count: int, seed: int = 0, options: Mapping[str, str] | None = None) -> None:
        check_device()
        self.game, self.count = game, count
        layout = device_layout(game)
        start = np.zeros(1, game.state)
        start[0] = game.new_game(options)
        self.players = game.players_of(start[0])
        self._starts = cuda.to_device(moved(start, layout))
        kept, hidden = (mask.view(np.int64) for mask in sight_masks(layout, game.seen_by, len(game.seats)))
        self._sight = cuda.to_device(np.ascontiguousarray(np.stack([kept, np.broadcast_to(hidden, kept.shape)])))
        self._words = cuda.device_array((layout.itemsize // WORD, count), np.int64)
        self._rngs = cuda.device_array((2 * RNG_SIZE + 1, count), np.int64)
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
        seeds = np.zeros((2 * RNG_SIZE + 1, self.count), np.int64)
        seeds[2 * RNG_SIZE] = np.arange(self.count) + (seed << 32)
        self._rngs.copy_to_device(seeds)
        self.step(self._nothing)

    def step(self, actions: Any) -> None:
        """One decision in every lane. The actions are whole numbers on the device, from whatever library."""
        kernels_of(self.game).step_column[-(-self.count // BLOCK), BLOCK](
            self._starts, self._sight, self._words, self._rngs, actions,
            self.observations, self.masks, self.seats, self.rewards, self.done, self.refused, self.whims,
        )  # fmt: skip

    def tensors(self) -> dict[str, Any]:
        """The arrays as PyTorch tensors over the same memory, a row for each lane. JAX takes them by DLPack."""
        import torch

        named = ("observations", "masks", "seats", "rewards", "done", "refused", "whims")
        found = {name: torch.as_tensor(getattr(self, name), device="cuda") for name in named}
        return {name: tensor.T if tensor.ndim == 2 else tensor for name, tensor in found.items()}


def play_finals_on_device(
    game: Game, seed: int, first: int, last: int, options: Mapping[str, str] | None = None
) -> tuple[Any, Any]:
    """How the games `first` to `last` of a seed end when played at random, and after how many decisions each."""
    check_device()
    layout, count = device_layout(game), last - first
    start = np.zeros(1, game.state)
    start[0] = game.new_game(options)
    words = cuda.device_array((layout.itemsize // WORD, count), np.int64)
    lengths = cuda.device_array(count, np.int64)
    starts = cuda.to_device(moved(start, layout))
    kernels_of(game).play_column[-(-count // BLOCK), BLOCK](starts, seed + first, words, lengths)
    finals = np.ascontiguousarray(words.copy_to_host().T).view(layout).reshape(count)
    return moved(finals, game.state), lengths.copy_to_host()


def play_steps_on_device(game: Game, count: int, steps: int, options: Mapping[str, str] | None = None) -> Any:
    """Random play in so many lanes, so many decisions each, one game after another; returns how many games ended."""
    check_device()
    start = np.zeros(1, game.state)
    start[0] = game.new_game(options)
    games = cuda.to_device(np.zeros(count, np.int64))
    starts = cuda.to_device(moved(start, device_layout(game)))
    kernels_of(game).run_column[-(-count // BLOCK), BLOCK](starts, steps, games)
    cuda.synchronize()
    return games
