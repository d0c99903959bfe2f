"""The reading example runs, and learns."""

import re
import subprocess
import sys
from pathlib import Path

from typer.testing import CliRunner

from ludi.cli.app import app

ROOT = Path(__file__).parents[2]


def test_the_example_learns_to_choose_as_the_bot_did(tmp_path: Path) -> None:
    file = tmp_path / "roma.parquet"
    words = ["dataset", "roma", "--bot", "greedy", "--games", "60", "--cores", "1", "--out", str(file)]
    made = CliRunner().invoke(app, words)
    assert made.exit_code == 0, (made.output, made.exception)

    words = [str(ROOT / "examples" / "read_dataset.py"), str(file), "--epochs", "2", "--batch", "64"]
    done = subprocess.run([sys.executable, *words], capture_output=True, text=True, check=True).stdout

    (alike, by_die) = map(float, re.findall(r"([\d.]+)%", done.splitlines()[-1]))
    assert alike > 1.3 * by_die
