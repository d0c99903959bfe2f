"""What the documentation names is there: files by their paths, and modules and functions of Python by their dots."""

import re
from pathlib import Path

import pytest

from tests.docs.prose import ROOT, pages

HISTORY = {"CHANGELOG.md", "decisions"}  # of what was; names may be gone
NOW = [page for page in pages() if not HISTORY & {page.name, page.parent.name}]
FILE = re.compile(r"`((?:src/ludi|web/src|web/scripts|tests|examples|scripts|benchmarks|deploy)/[\w./-]+)`")
DOTTED = re.compile(r"`(ludi(?:\.\w+)+)(?:\([^`]*)?`")
LOGGERS = {"ludi.access", "ludi.security"}


@pytest.mark.parametrize("page", NOW, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_file_a_page_names_is_there(page: Path) -> None:
    named = set(FILE.findall(page.read_text(encoding="utf-8")))

    assert {path for path in named if not (ROOT / path).exists()} == set()


@pytest.mark.parametrize("page", NOW, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_name_of_python_on_a_page_is_there(page: Path) -> None:
    named = set(DOTTED.findall(page.read_text(encoding="utf-8"))) - LOGGERS

    assert {name for name in named if not is_there(name)} == set()


def is_there(name: str) -> bool:
    """Whether a dotted name is a module, or is defined or imported in the module before it; environments are made."""
    found, rest = ROOT / "src", name.split(".")
    while rest and (found / rest[0]).is_dir():
        found /= rest.pop(0)
    if rest and (found / f"{rest[0]}.py").is_file():
        found /= f"{rest.pop(0)}.py"
    elif found.is_dir():
        found /= "__init__.py"
    if not rest or found.match("envs/__init__.py"):
        return True
    return bool(
        re.search(
            rf'\b(?:def|class) {rest[0]}\b|^{rest[0]}\b *[=:]|"{rest[0]}"', found.read_text("utf-8"), re.MULTILINE
        )
    )
