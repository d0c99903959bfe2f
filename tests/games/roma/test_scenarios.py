"""Every scenario file of Roma, at both speeds."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from ludi.core import scenario
from ludi.games import GAMES

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario(path: Path, rules: SimpleNamespace) -> None:
    assert scenario.run(scenario.load(path, GAMES), rules) == []
