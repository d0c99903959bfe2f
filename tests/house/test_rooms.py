"""The same files in every room, and no file that has outgrown its shelf."""

from pathlib import Path

import pytest

from ludi.core.compiled import functions_of, room_modules
from ludi.core.game import Game
from ludi.core.rooms import folder_of

ROOT = Path(__file__).parent.parent.parent
FILES = {
    "rules.md", "components.py", "fields.py", "state.py", "moves.py", "scoring.py", "view.py", "narration.py",
    "refusals.py", "forecast.py", "features.py", "prior.py", "texts", "__init__.py",
}  # fmt: skip
# Without them the game is drawn in words, judged by playouts, and neither taught nor puzzled over.
OPTIONAL = {"terminal.py", "web", "nets", "lessons", "scenarios", "puzzles.json"}
LONGEST = 400
WRITTEN = {".py", ".ts", ".mjs", ".svelte", ".css"}
MADE = "/** Made by `npm run types`"  # not by hand
LONGEST_DOOR = 30


def test_a_room_has_the_same_files_and_nothing_else(our_game: Game) -> None:
    found = {path.name for path in folder_of(our_game.room).iterdir() if path.name != "__pycache__"}

    assert found - {"rules", "rules.py", f"{our_game.name}.wasm"} - OPTIONAL == FILES
    assert len(found & {"rules", "rules.py"}) == 1


def test_the_front_door_is_short(our_game: Game) -> None:
    door = folder_of(our_game.room) / "__init__.py"

    assert len(door.read_text(encoding="utf-8").splitlines()) <= LONGEST_DOOR


@pytest.mark.parametrize("folder", ["src", "tests", "benchmarks", "web/src", "web/scripts"])
def test_no_file_is_longer_than_four_hundred_lines(folder: str) -> None:
    written = [path for path in (ROOT / folder).rglob("*") if path.suffix in WRITTEN]
    texts = {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in written}

    assert [name for name, text in texts.items() if text.count("\n") > LONGEST and not text.startswith(MADE)] == []


def test_every_function_of_a_room_has_a_name_of_its_own(game: Game) -> None:
    """The rules at one speed are one list of names: a second function of a name would replace the first."""
    names = [function.__name__ for function in functions_of(room_modules(game.room))]

    assert sorted(name for name in set(names) if names.count(name) > 1) == []
