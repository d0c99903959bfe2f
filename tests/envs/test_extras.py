"""Where a library is not installed, the door says which, and how to get it."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("library", "door", "extra"),
    [
        ("pettingzoo", "ludi.envs.roma_v2", "envs"),
        ("gymnasium", "ludi.envs.gym", "envs"),
        ("pyspiel", "ludi.envs.openspiel", "openspiel"),
    ],
)
def test_a_missing_library_is_named(library: str, door: str, extra: str) -> None:
    program = f"import sys; sys.modules[{library!r}] = None; import {door}"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert f"pip install 'ludi-romani[{extra}]'" in run.stderr.splitlines()[-1]
