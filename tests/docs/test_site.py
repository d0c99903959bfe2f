"""The documentation builds as a site: every page is reached, no link leads nowhere, every module has its docstrings."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludi.games import GAMES

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built with every doubt an error (`strict` in mkdocs.yml)."""
    folder = tmp_path_factory.mktemp("site")
    built = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", str(folder)],
        cwd=ROOT, env=os.environ | {"NO_MKDOCS_2_WARNING": "1"}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert built.returncode == 0, built.stderr
    return folder


@pytest.mark.parametrize("game", GAMES.names)
def test_the_rules_of_a_game_are_a_page(site: Path, game: str) -> None:
    page = (site / "rules" / game / "index.html").read_text(encoding="utf-8")
    assert "<h1" in page


def test_the_python_api_is_made_from_docstrings(site: Path) -> None:
    page = (site / "api" / "game" / "index.html").read_text(encoding="utf-8")
    assert "Everything the house needs to know of a room" in page


def test_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    page = (site / "index.html").read_text(encoding="utf-8")
    assert "fonts.googleapis" not in page
