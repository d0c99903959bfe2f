"""docs/notation.md: what it shows is true."""

import doctest
import re
from pathlib import Path

import yaml

from ludi.core import scenario
from ludi.core.expectation import ASIDES
from ludi.games import GAMES
from ludi.games.roma import GAME

PAGE = (Path(__file__).parent.parent.parent / "docs" / "notation.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```yaml\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_its_lines_of_python_are_true() -> None:
    bare = re.sub(r"^```.*$", "", PAGE, flags=re.MULTILINE)
    examples = doctest.DocTestParser().get_doctest(bare, {}, "notation.md", "docs/notation.md", 0)

    assert doctest.DocTestRunner(verbose=False).run(examples) == (0, len(examples.examples))
    assert len(examples.examples) > 3


def test_its_position_can_be_read() -> None:
    state = GAME.read(yaml.safe_load(BLOCKS[0]))

    assert GAME.read(GAME.position(state)).tobytes() == state.tobytes()


def test_its_scenario_comes_as_expected(tmp_path: Path) -> None:
    (shown,) = (block for block in BLOCKS if block.startswith("game:"))
    (tmp_path / "s.yaml").write_text(shown)

    assert scenario.run(scenario.load(tmp_path / "s.yaml", GAMES)) == []


def test_it_names_every_key_of_expect_and_every_pile_that_holds_the_rest() -> None:
    piles = {pile for game in GAMES for pile in game.rests}

    assert [key for key in (*ASIDES, *piles) if f"`{key}`" not in PAGE] == []
