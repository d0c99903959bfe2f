"""Every block of Python in README and docs runs, and leaves what it promises."""

import doctest
import re
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from numba import cuda

from ludi.core.errors import LudiError

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")), *sorted((ROOT / "docs" / "decisions").glob("*.md"))]
BLOCKS = [
    pytest.param(page, block, id=f"{page.stem}-{number}")
    for page in PAGES
    for number, block in enumerate(
        re.findall(r"^```python\n(.*?)^```", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    )
]
SHORTER = {"games=100_000": "games=1_000", "default_rng(1), 10, 300": "default_rng(1), 1, 30"}


def on_a_small_table(block: str) -> None:
    """A rule and its test, in a room that has points and nothing else."""

    def play(rules: SimpleNamespace, state: Any, words: str) -> None:
        rules.score_die(state, int(words.split()[1]))

    room: dict[str, Any] = {"State": Any, "ME": 0, "play": play}
    room["table"] = lambda points: SimpleNamespace(points=list(points), player=0)
    exec(RULE + block, room)
    for name in [name for name in room if name.startswith("test_")]:
        room[name](SimpleNamespace(**room))


def on_a_gpu(block: str) -> None:
    """Where there is none, it must say so."""
    if cuda.is_available():
        exec(block, {})
    else:
        with pytest.raises(LudiError, match="GPU"):
            exec(block, {})


def by_a_reader(block: str) -> None:
    """Line by line, at the prompt."""
    examples = doctest.DocTestParser().get_doctest(PROMPTS + block, {}, "block", "docs", 0)
    assert doctest.DocTestRunner(verbose=False).run(examples).failed == 0


def as_it_stands(block: str) -> None:
    exec(block, {})


RULE = next(str(block.values[1]) for block in BLOCKS if "def score_die" in str(block.values[1]))
PROMPTS = ">>> from ludi.games.roma import GAME\n"
WAYS: dict[str, Callable[[str], None]] = {
    "score_die": on_a_small_table, "def test_": on_a_small_table, "ludi.envs.cuda": on_a_gpu, ">>> ": by_a_reader
}  # fmt: skip


@pytest.mark.parametrize(("page", "block"), BLOCKS)
def test_a_block_of_python_runs(page: Path, block: str) -> None:
    for long, short in SHORTER.items():
        block = block.replace(long, short)
    way = next((WAYS[sign] for sign in WAYS if sign in block), as_it_stands)

    way(block)
