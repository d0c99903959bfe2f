"""docs/research.md and the pages beside it: the tables are current, and the examples play and learn."""

import re
from pathlib import Path

import pytest

from ludi.envs.spec_tables import renewed
from tests.volume import needs_openspiel

PAGE, TABLES, VECTOR = (
    (Path(__file__).parents[2] / "docs" / name).read_text(encoding="utf-8")
    for name in ("research.md", "observations.md", "vector.md")
)


def test_the_tables_are_those_of_the_rooms() -> None:
    assert renewed(TABLES) == TABLES, "renew them with: python -m ludi.envs.spec_tables docs/observations.md"


@pytest.mark.parametrize(
    ("first_line", "is_over"),
    [
        ("from ludi.envs import roma_v2", "terminated"),
        ("import gymnasium", "over"),
        ("import random", "state.is_terminal()"),
    ],
)
def test_the_examples_of_the_libraries_play_a_game(first_line: str, is_over: str) -> None:
    [example] = re.findall(rf"```python\n({first_line}\n.*?)```", PAGE, re.DOTALL)
    needs_openspiel(example)
    left: dict[str, object] = {}

    exec(example, left)

    assert eval(is_over, left)


def test_the_example_learns(capsys: pytest.CaptureFixture[str]) -> None:
    found = re.search(r"```python\n(import numpy.*?)```", VECTOR, re.DOTALL)
    assert found is not None

    exec(found[1].replace("np.random.default_rng(1), 10", "np.random.default_rng(1), 4"), {})

    won = [int(percent) for percent in re.findall(r"(\d+)% of", capsys.readouterr().out)]
    assert len(won) == 4
    assert won[-1] > won[0] + 5
