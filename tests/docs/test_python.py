"""Every block of Python in README and docs runs, and leaves what it promises."""

import doctest
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from numba import cuda

from ludi.core.errors import LudiError
from tests.volume import needs_openspiel

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")), *sorted((ROOT / "docs" / "decisions").glob("*.md"))]
BLOCKS = [
    pytest.param(page, block, id=f"{page.stem}-{number}")
    for page in PAGES
    for number, block in enumerate(
        re.findall(r"^```python\n(.*?)^```", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    )
]
EXAMPLE = [ROOT / "examples/terni_lapilli/terni_lapilli/__init__.py", ROOT / "tests/examples/test_terni_rules.py"]
SHORTER = {"games=100_000": "games=1_000", "default_rng(1), 10, 300": "default_rng(1), 1, 30"}


def as_in_the_example(block: str) -> None:
    """Word for word what stands in the game that the page makes, or in its tests; those run elsewhere."""
    assert any(block in file.read_text("utf-8") for file in EXAMPLE)


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


PROMPTS = ">>> from ludi.games.roma import GAME\n"
WAYS: dict[str, Callable[[str], None]] = {"ludi.envs.cuda": on_a_gpu, ">>> ": by_a_reader}
MADE_THERE = "add_a_game"


@pytest.mark.parametrize(("page", "block"), BLOCKS)
def test_a_block_of_python_runs(page: Path, block: str) -> None:
    for long, short in SHORTER.items():
        block = block.replace(long, short)
    needs_openspiel(block)
    way = next((WAYS[sign] for sign in WAYS if sign in block), as_it_stands)

    (as_in_the_example if page.stem == MADE_THERE else way)(block)
