"""The rules compiled once more, as kernels of an NVIDIA GPU. The second and last file that knows the compiler."""

import sys
from collections.abc import Callable, Mapping
from enum import EnumType, IntEnum
from functools import cache
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np

from ludi.bots.play import heuristics, plain_prior
from ludi.core.chance import RNG_SIZE
from ludi.core.compiled import cache_folder, cached_in, functions_for, functions_of, rebuilt, sources_of
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.rooms import part_of
from ludi.core.view import WORD, words_in
from ludi.envs import against, device, device_rows, lanes, rows
from ludi.envs.vector import stand_ins_against

if not hasattr(np, "row_stack"):  # older CUDA targets import a name that newer NumPy has dropped
    np.row_stack = np.vstack
try:
    from numba import config
    from numba import cuda as cuda
except ImportError as error:
    raise LudiError(f"Playing on a GPU needs Numba's CUDA target ({error}): pip install 'ludi-romani[gpu]'.") from None
try:
    from numba.cuda.core import config as cuda_config  # the CUDA target that is a package of its own
except ImportError:
    cuda_config = config

MODULES = [lanes, device, rows, device_rows]
KERNELS = device.KERNELS + device_rows.KERNELS
BLOCK = 128  # threads
REGISTERS = 168  # of a thread at most; fewer would spill the count of Alea into memory


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


def moved(states: Any, layout: np.dtype[Any]) -> Any:
    """States in another layout, field by field."""
    made = np.zeros(len(states), layout)
    for name in layout.names or ():
        made[name] = states[name]
    return made


def device_twins(
    game: Game, modules: list[ModuleType], stand_ins: Mapping[Any, Any], finish: Callable[..., Any]
) -> SimpleNamespace:
    """The game's functions, and those of further modules, as functions of the GPU: the same code, enums as numbers.

    The CUDA target takes a member of an enum as a number everywhere but in an index.
    """
    twins = rebuilt([*functions_for(game.room, game.verbs), *functions_of(modules)], stand_ins, finish)
    for twin in twins.values():
        scope = getattr(twin, "py_func", twin).__globals__
        for name, value in list(scope.items()):
            if isinstance(value, EnumType) and issubclass(value, IntEnum):
                scope[name] = ModuleType(name)
                vars(scope[name]).update({member.name: int(member) for member in value})
    return SimpleNamespace(**{function.__name__: twin for function, twin in twins.items() if function not in stand_ins})


def stand_ins_of(game: Game) -> dict[Any, Any]:
    """What is called on a GPU in place of what: the game's verbs, and lanes are columns."""
    return {**game.verbs, lanes.index_of: device.turned_index}


def built(
    game: Game, modules: list[ModuleType], stand_ins: Mapping[Any, Any], names: tuple[str, ...], at_once: bool = False
) -> SimpleNamespace:
    """The kernels of these names in the modules, compiled when they are first launched, and kept on disk."""
    simulated = bool(getattr(config, "ENABLE_CUDASIM", False))
    inlined: dict[str, Any] = {"device": True, "forceinline": True}  # with calls, Caesar's kernel went astray
    finish = (lambda twin: twin) if simulated else cuda.jit(**inlined)
    layout = aligned(game.state)
    constants = {
        "cuda": cuda, "LAYOUT": layout, "WORDS": words_in(layout), "SIZE": game.actions.size,
        "RNG_SIZE": RNG_SIZE, "QUEUES": 1 + len(game.actions.verbs), "BLOCK": BLOCK, "AT_ONCE": at_once,
    }  # fmt: skip
    twins = device_twins(game, modules, stand_ins, finish)
    limits: dict[str, Any] = {} if simulated else {"max_registers": REGISTERS, "cache": True}
    kernels = {}
    sources = [*sources_of(game.room, game.verbs), *modules, sys.modules[__name__]]
    with cached_in(cache_folder(f"{game.name}-cuda", sources), cuda_config):
        for name in names:
            function = getattr(twins, name)
            function = getattr(function, "py_func", function)
            function.__globals__.update(constants)  # one scope for all functions of that module
            kernels[name] = cuda.jit(function, **limits)
    return SimpleNamespace(**kernels)


@cache
def kernels_of(game: Game) -> SimpleNamespace:
    """What every vector and all queues of this game are played with."""
    return built(game, MODULES, stand_ins_of(game), KERNELS)


@cache
def kernels_against(game: Game) -> SimpleNamespace:
    """The step with seats played inside it, on top of the room's prior: only who asks for it compiles it."""
    return built(game, modules_against(game), verbs_against(game), device.AGAINST, at_once=True)


def modules_against(game: Game) -> list[ModuleType]:
    """Those that the step with seats played inside it needs, the room's page on what looks good among them."""
    return [part_of(game.room, "prior") or plain_prior, heuristics, against, lanes, device]


def verbs_against(game: Game) -> dict[Any, Any]:
    """What is called in place of what there: who sits inside, too."""
    return {**stand_ins_of(game), **stand_ins_against(modules_against(game)[0])}
