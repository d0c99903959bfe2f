"""The documentation reads well: short lines and sentences, a status for each decision, and nothing named in vain."""

import ast
import re
import tomllib
from dataclasses import MISSING, fields
from pathlib import Path

import pytest

from ludi.core.game import Game
from ludi.core.game_api import ALL, REQUIRED
from tests.docs.prose import LONG, ROOT, WIDTH, long_sentence, pages, sentences, word_count

NAMES = [str(page.relative_to(ROOT)) for page in pages()]
DECISIONS = sorted((ROOT / "docs" / "decisions").glob("*.md"))
STATUS = re.compile(r"^Status: (accepted|superseded by \[\d+\])", re.MULTILINE)
TOUR = (ROOT / "docs" / "tour.md").read_text(encoding="utf-8")
BLOCKS = [block for block in re.split(r"\n\n|\n(?=\d+\. |- |\|)", TOUR) if "`" in block]
A_FILE = re.compile(r"`((?:src|web|tests|examples|docs)/[\w./-]+)`")
A_NAME = re.compile(r"`([A-Za-z_][\w.]*)\(\)`|`((?:[A-Z]\w*\.)?[A-Z]\w*[a-z]\w*)`")


@pytest.mark.parametrize("name", NAMES)
def test_no_line_is_longer_than_a_screen(name: str) -> None:
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()

    assert [number for number, line in enumerate(lines, 1) if len(line) > WIDTH] == []


@pytest.mark.parametrize("name", NAMES)
def test_nine_sentences_in_ten_are_short(name: str) -> None:
    page = (ROOT / name).read_text(encoding="utf-8")

    assert long_sentence(page) <= LONG, [one for one in sentences(page) if word_count(one) > LONG]


def test_sentences_are_counted_by_their_words() -> None:
    page = "# A title\n\nOne `x y` two; three ([four](five.md)). Six?\n\n| a | table |\n- an item\n\n```\ncode\n```\n"

    assert [word_count(one) for one in sentences(page)] == [5, 1, 2]


@pytest.mark.parametrize("decision", DECISIONS, ids=lambda page: page.stem[:4])
def test_a_decision_has_a_status(decision: Path) -> None:
    text = decision.read_text(encoding="utf-8")

    assert len(STATUS.findall(text)) == 1
    for other in re.findall(r"\]\((\d{4}-[\w-]+\.md)\)", text):
        assert (decision.parent / other).is_file(), other


def test_the_readme_names_every_extra() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    named = {name for row in re.findall(r"^\| (`\[.*?) \|", readme, re.MULTILINE) for name in re.findall(r"\w+", row)}

    assert named == set(extras)


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.strip("|-` ")[:40])
def test_what_the_tour_names_is_there(block: str) -> None:
    files = [ROOT / found for found in A_FILE.findall(block)]
    assert [file for file in files if not file.exists()] == []

    for function, other in A_NAME.findall(block):
        name = function or other
        assert any(is_defined(name, file) for file in files if file.is_file()), f"{name} is in none of {files}"


def is_defined(name: str, file: Path) -> bool:
    """Whether a file defines a function, a class or a method of this name."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".py":
        return name in defined_in(ast.parse(text))
    last = re.escape(name.rpartition(".")[2])
    return bool(
        re.search(rf"\b(function|class|interface|const)\s+{last}\b|^\s+(async )?{last}[(:]", text, re.MULTILINE)
    )


def defined_in(node: ast.AST, before: str = "") -> set[str]:
    """The functions, classes and methods below a node."""
    found = set()
    for one in ast.iter_child_nodes(node):
        if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(before + one.name)
            if isinstance(one, ast.ClassDef):
                found |= defined_in(one, f"{one.name}.")
    return found


def test_the_tour_names_enough_to_walk_by() -> None:
    assert len(A_FILE.findall(TOUR)) > 60
    for heading in ("A turn of Roma", "A click", "A bot's decision", "A training step", "An analysis"):
        assert f"\n## {heading}\n" in TOUR


def test_the_page_about_a_new_game_names_everything_a_game_can_add() -> None:
    rows = set(
        re.findall(r"^\| `(\w+)` \|", (ROOT / "docs" / "add_a_game.md").read_text(encoding="utf-8"), re.MULTILINE)
    )
    left_out = {
        field.name for field in fields(Game) if field.default is not MISSING or field.default_factory is not MISSING
    }

    assert left_out | {verb.__name__ for verb in ALL} - {verb.__name__ for verb in REQUIRED} <= rows
