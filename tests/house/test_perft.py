"""Known counts of action sequences still hold."""

from pathlib import Path

import pytest
import yaml

from ludi.core.perft import perft
from ludi.games import GAMES
from tests.variants import OURS

TABLES = Path(__file__).parent.parent / "games"
ROWS = [
    (path.parent.name, row)
    for path in sorted(TABLES.glob("*/perft.yaml"))
    for row in yaml.safe_load(path.read_text(encoding="utf-8"))
]


@pytest.mark.parametrize(("name", "row"), ROWS, ids=[f"{name}-{row['title']}" for name, row in ROWS])
def test_known_counts_hold(name: str, row: dict[str, object]) -> None:
    game = GAMES.find(name)
    options = row.get("options") or {}
    state = game.read(row["position"], options) if "position" in row else game.new_game(options)

    counts = [perft(game, state, depth, game.compiled) for depth in range(1, len(row["counts"]) + 1)]

    assert counts == row["counts"]


@pytest.mark.parametrize("name", OURS)
def test_every_game_has_known_counts(name: str) -> None:
    assert (TABLES / name / "perft.yaml").exists()
