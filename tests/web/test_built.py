"""What is built: types made from the server's document, dice recomputed as the server draws them, a light page."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from ludi.games import GAMES
from tests.web.house import ROOT, WEB, build

VECTORS = ROOT / "tests" / "fairness_vectors.json"
LIMIT = 200_000  # bytes, compressed, for the lobby and the first board


def node(script: str, *words: str) -> str:
    """What a script of the page's says."""
    found = shutil.which("node")
    if found is None:
        pytest.skip("The page is built with Node, and this machine has none.")
    build()
    run = subprocess.run([found, f"scripts/{script}.mjs", *words], cwd=WEB, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_the_page_recomputes_known_draws() -> None:
    known = json.loads(Path(VECTORS).read_text(encoding="utf-8"))["draws"]
    assert node("fairness", str(VECTORS)) == f"{len(known)} draws recomputed\n"


@pytest.mark.parametrize("board", GAMES.names)
def test_the_first_board_is_light(board: str) -> None:
    weights = json.loads(node("weigh", "en", "--json"))
    assert weights[f"lobby and {board}"]["all"] < LIMIT
