"""What is built: types made from the server's document, dice recomputed as the server draws them, a light page."""

import json
import subprocess
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from ludi.core.fairness import Receipt
from ludi.games import GAMES
from tests.core.fair_games import honest
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


def verdict(folder: Path, record: dict[str, Any], receipt: Receipt | None, **changes: Any) -> bool:
    """What the page finds of a game, as its server would prove it, by what the browser kept."""
    names, bound = ("kind", "seat", "move", "outcomes", "weights"), ("game", "version", "options")
    dice = record["dice"] | {name: record[name] for name in bound} | changes
    entries = [dict(zip(names, entry, strict=True)) for entry in record["dice"]["log"]]
    (folder / "proof.json").write_text(json.dumps({"dice": dice, "entries": entries}), encoding="utf-8")
    words = [str(folder / "proof.json")]
    if receipt:
        words.append(str(folder / "receipt.json"))
        (folder / "receipt.json").write_text(json.dumps(asdict(receipt)), encoding="utf-8")
    return bool(json.loads(said_by("fairness", str(VECTORS), *words).splitlines()[1])["good"])


@pytest.mark.parametrize(
    "changes", [{"secret": "0f" * 32}, {"seeds": ["0f" * 16, "c4" * 16]}, {"table": "alia"}], ids=str
)
def test_the_page_refuses_a_forged_proof(tmp_path: Path, changes: dict[str, Any]) -> None:
    record, receipt = honest(GAMES.find("roma"))

    assert verdict(tmp_path, record, receipt)
    assert not verdict(tmp_path, record, receipt, **changes)
    assert not verdict(tmp_path, record, None, **changes)


def test_the_page_refuses_an_honest_game_that_is_not_the_one_it_saw(tmp_path: Path) -> None:
    other, seen = honest(GAMES.find("roma"), secret="0f" * 32).record, honest(GAMES.find("roma")).receipt

    assert verdict(tmp_path, other, None)
    assert not verdict(tmp_path, other, seen)
