"""The GPU's code: without a GPU a clear sentence, and in the simulator the same games as on a CPU."""

import os
import subprocess
import sys
from enum import IntEnum
from types import FunctionType
from typing import Any

import numpy as np
import pytest

from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.envs import cuda, device, device_rows, kernels
from ludi.games import GAMES
from tests.volume import FULL

MAKERS = {"zeros", "empty", "ones", "full", "array", "arange", "copy", "astype", "append", "concatenate"}
WITH_LOCAL_ARRAYS = (device.__name__, device_rows.__name__)


def test_without_a_gpu_a_sentence_says_so(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernels.cuda, "is_available", lambda: False)
    with pytest.raises(LudiError, match="No NVIDIA GPU"):
        cuda.DeviceVector(game, 8)


def test_the_gpus_layout_has_the_same_fields_where_it_can_read_them(game: Game) -> None:
    layout = kernels.aligned(game.state)
    states = np.zeros(2, game.state)
    states[0], states[1] = game.new_game(), game.empty_table()

    assert layout.itemsize % 8 == 0
    assert layout.isalignedstruct
    assert kernels.moved(kernels.moved(states, layout), game.state).tobytes() == states.tobytes()


def test_the_gpus_functions_know_no_enum(game: Game) -> None:
    modules, verbs = kernels.modules_against(game), kernels.verbs_against(game)
    for twin in vars(kernels.device_twins(game, modules, verbs, lambda function: function)).values():
        assert not any(isinstance(value, type) and issubclass(value, IntEnum) for value in twin.__globals__.values())


def reached(function: Any, found: set[Any]) -> set[Any]:
    """All functions a function calls, by whatever way."""
    found.add(function)
    for name in function.__code__.co_names:
        callee = function.__globals__.get(name)
        if isinstance(callee, FunctionType) and callee not in found:
            reached(callee, found)
    return found


def test_no_function_of_a_kernel_makes_an_array(game: Game) -> None:
    played = kernels.device_twins(game, kernels.MODULES, game.verbs, lambda function: function)
    inside = kernels.device_twins(
        game, kernels.modules_against(game), kernels.verbs_against(game), lambda function: function
    )
    roots = {getattr(played, name) for name in kernels.KERNELS} | {getattr(inside, name) for name in device.AGAINST}
    functions = set().union(*(reached(kernel, set()) for kernel in roots))
    assert len(functions) > 50
    for function in functions:
        if function.__module__ in WITH_LOCAL_ARRAYS:
            continue
        attributes = set(function.__code__.co_names) - set(function.__globals__)
        assert not MAKERS & attributes, function.__qualname__


@pytest.mark.parametrize("name", GAMES.names if FULL else GAMES.names[:1])
def test_the_simulated_gpu_plays_the_same_games(name: str) -> None:
    environment = os.environ | {"NUMBA_ENABLE_CUDASIM": "1"}
    subprocess.run([sys.executable, "-m", "tests.envs.simulated", name], check=True, env=environment)
