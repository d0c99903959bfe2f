"""Every scenario file of every game, at both speeds."""

from pathlib import Path

import pytest

from ludi.core import scenario
from ludi.core.rooms import folder_of
from ludi.games import GAMES

FILES = sorted(path for game in GAMES for path in (folder_of(game.room) / "scenarios").glob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_scenario(path: Path, speed: str) -> None:
    loaded = scenario.load(path, GAMES)

    assert scenario.run(loaded, getattr(loaded.game, speed)) == []
