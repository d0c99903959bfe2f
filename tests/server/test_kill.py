"""The server is killed under play, and its disk is full: no acknowledged move is lost or made twice, all go on."""

from pathlib import Path
from random import Random

from tests.server.conftest import run_apart
from tests.server.kill import FileHouse, storm

KILLS = 4  # `make proof`: 200


def test_killed_under_play_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    result = run_apart(storm(FileHouse(tmp_path, Random(1)), KILLS, tables=6, fault_every=4))

    assert result["acknowledged"]
    assert result["disk_full"] == KILLS // 4
