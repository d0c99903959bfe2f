"""A language is added in one place, and may be partial: what it lacks is said in English."""

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ludi.cli.app import app
from ludi.core import texts
from ludi.core.errors import LudiError
from tests.words.files import ROOT

FRISIAN = {"name": "Frysk", "partial": True}
WORDS = {
    "core": "sheet-points = Punten\n",
    "cli": "play-welcome = Typ in nûmer of in set; ? foar help, q om te stopjen.\n",
}


@pytest.fixture
def frisian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A fifth language: a line in the list of languages, and a folder with two sentences."""
    folder = tmp_path / "texts"
    shutil.copytree(texts.TEXTS, folder)
    listed = json.loads((folder / "languages.json").read_text(encoding="utf-8")) | {"fy": FRISIAN}
    (folder / "fy").mkdir()
    for file, words in WORDS.items():
        (folder / "fy" / f"{file}.ftl").write_text(words, encoding="utf-8")
    monkeypatch.setattr(texts, "TEXTS", folder)
    monkeypatch.setattr(texts, "LANGUAGES", {code: row["name"] for code, row in listed.items()})
    texts.bundle.cache_clear()
    yield "fy"
    texts.bundle.cache_clear()


def test_what_a_partial_language_has_is_said_in_it_and_the_rest_in_english(frisian: str) -> None:
    assert texts.say(frisian, "sheet-points") == "Punten"
    assert texts.say(frisian, "told-move", seat="Anna", move="Skip") == "Anna plays: Skip"
    assert texts.say(frisian, "caesar-cleopatra-vote-senators") == "senators"  # a message within a message


def test_the_terminal_speaks_it_as_far_as_it_goes(frisian: str, tmp_path: Path) -> None:
    record = str(tmp_path / "game.json")
    done = CliRunner().invoke(app, ["play", "roma", "--lang", frisian, "--seed", "5", "--record", record], input="q\n")

    assert done.exit_code == 0, done.output
    assert "Typ in nûmer of in set" in done.output
    assert "is dealt" in done.output
    assert re.search(r"\b(roma|play)-[a-z-]+", done.output.replace(record, "")) is None  # no message without words


def test_a_language_that_is_not_listed_is_refused() -> None:
    with pytest.raises(LudiError, match="There is no language 'fy'; there are: en, nl, de, hu"):
        texts.say("fy", "web-undo")


def test_no_other_file_lists_the_languages() -> None:
    every = re.compile(r"""["']?nl["']?\s*[:,].*["']?de["']?\s*[:,].*\bhu\b""")
    programs = [path for ending in ("py", "ts", "svelte") for path in ROOT.glob(f"src/**/*.{ending}")]
    programs += [path for ending in ("ts", "svelte") for path in ROOT.glob(f"web/src/**/*.{ending}")]

    assert [str(path) for path in programs if every.search(path.read_text(encoding="utf-8"))] == []
