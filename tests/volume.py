"""What is proved by volume, or needs large libraries, is left to `make proof`, which says LUDI_FULL=1.

What is proved by volume leaves a small form behind, which `make test` runs.
"""

import os

import pytest

FULL = os.environ.get("LUDI_FULL") == "1"
by_volume = pytest.mark.skipif(not FULL, reason="make proof")
WITH_LARGE_LIBRARIES = (  # PyTorch, Stable Baselines, OpenSpiel, pyarrow, SciPy, MkDocs: the extra `proof`
    "cli/test_train.py",
    "docs/test_site.py",
    "envs/test_openspiel.py",
    "examples/test_learning.py",
    "examples/test_openspiel.py",
    "examples/test_read_dataset.py",
    "games/alea_iacta_est/test_housing_model.py",
    "learning",
)


def needs_openspiel(code: str) -> None:
    """Leave out what needs OpenSpiel, which is large; `make proof` has it."""
    if "pyspiel" in code and not FULL:
        pytest.skip("make proof")


def so_many(usual: int, proof: int) -> int:
    """How many are tried."""
    return proof if FULL else usual
