"""What is built: types made from the server's document, dice recomputed as the server draws them, a light page."""

import json
import subprocess
from pathlib import Path

import pytest

from ludi.games import GAMES
from tests.web.house import ROOT, WEB, build, node

VECTORS = ROOT / "tests" / "fairness_vectors.json"
LIMIT = 200_000  # bytes, compressed, for the lobby and the first board


def said_by(script: str, *words: str) -> str:
    """What a script of the page's says."""
    build()
    run = subprocess.run(
        [node(), f"scripts/{script}.mjs", *words], cwd=WEB, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_the_page_recomputes_known_draws() -> None:
    known = json.loads(Path(VECTORS).read_text(encoding="utf-8"))["draws"]
    assert said_by("fairness", str(VECTORS)) == f"{len(known)} draws recomputed\n"


@pytest.mark.parametrize("board", GAMES.names)
def test_the_first_board_is_light(board: str) -> None:
    weights = json.loads(said_by("weigh", "en", "--json"))
    assert weights[f"lobby and {board}"]["all"] < LIMIT
