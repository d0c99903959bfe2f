"""The script of docs/dice.md, which imports nothing of ours, comes to the same results."""

import ast
import copy
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ludi.games import GAMES
from tests.core.fair_games import Honest, honest
from tests.core.test_forgeries import ALONE, BY_RECEIPT

SCRIPT = Path(__file__).parents[2] / "examples" / "check_dice.py"
ROMA = GAMES.find("roma")
ONLY_BY_THE_RULES = {"other scores", "other winners"}  # seen only by who plays the game again


@pytest.fixture(scope="module")
def game() -> Honest:
    """One honest game of Roma."""
    return honest(ROMA)


def checked(folder: Path, record: dict[str, Any], game: Honest) -> subprocess.CompletedProcess[str]:
    """What the script says of a record, with the receipt of the honest game."""
    receipt = game.receipt
    told = {"promise": receipt.promise, "seed": receipt.seed, "pledges": receipt.pledges, "seals": receipt.seals}
    (folder / "record.json").write_text(json.dumps(record), encoding="utf-8")
    (folder / "receipt.json").write_text(json.dumps(told), encoding="utf-8")
    files = [str(folder / "record.json"), str(folder / "receipt.json")]
    return subprocess.run([sys.executable, str(SCRIPT), *files], capture_output=True, text=True, check=False)


def test_it_imports_nothing_of_ours_and_is_short() -> None:
    source = SCRIPT.read_text(encoding="utf-8")
    names = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Import | ast.ImportFrom)]
    found = {name.name if isinstance(node, ast.Import) else node.module for node in names for name in node.names}

    assert found <= {"hashlib", "hmac", "json", "sys", "pathlib", "typing"}
    assert len(source.splitlines()) <= 150


def test_it_finds_an_honest_game_fair(game: Honest, tmp_path: Path) -> None:
    result = checked(tmp_path, game.record, game)

    assert result.returncode == 0, result.stderr
    assert "not compared with any screen" in result.stdout


FORGERIES = ALONE | BY_RECEIPT


@pytest.mark.parametrize("name", [name for name in FORGERIES if name not in ONLY_BY_THE_RULES])
def test_it_finds_a_forged_game(game: Honest, tmp_path: Path, name: str) -> None:
    record = copy.deepcopy(game.record)
    FORGERIES[name](record)

    assert checked(tmp_path, record, game).returncode != 0
