"""The GPU's code: without a GPU a clear sentence, and in the simulator the same games as on a CPU."""

import os
import subprocess
import sys
from enum import IntEnum

import numpy as np
import pytest

from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.envs import cuda


def test_without_a_gpu_a_sentence_says_so(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cuda.cuda, "is_available", lambda: False)
    with pytest.raises(LudiError, match="No NVIDIA GPU"):
        cuda.DeviceVector(game, 8)


def test_the_gpus_layout_has_the_same_fields_where_it_can_read_them(game: Game) -> None:
    layout = cuda.device_layout(game)
    states = np.zeros(2, game.state)
    states[0], states[1] = game.new_game(), game.new_state()

    assert layout.itemsize % 8 == 0
    assert layout.isalignedstruct
    assert cuda.moved(cuda.moved(states, layout), game.state).tobytes() == states.tobytes()


def test_the_gpus_functions_know_no_enum(game: Game) -> None:
    for twin in vars(cuda.device_twins(game, [], lambda function: function)).values():
        assert not any(isinstance(value, type) and issubclass(value, IntEnum) for value in twin.__globals__.values())


def test_the_simulated_gpu_plays_the_same_games(game: Game) -> None:
    environment = os.environ | {"NUMBA_ENABLE_CUDASIM": "1"}
    subprocess.run([sys.executable, "-m", "tests.envs.simulated", game.name], check=True, env=environment)
