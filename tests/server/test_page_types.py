"""What boards are told of fields, things and printed values: made from the rows of the room, and from nothing else."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ludi.core.game import Game
from ludi.core.rooms import folder_of
from ludi.games import GAMES
from ludi.server.ops.page_types import kinds_of, typescript_of
from tests.web.house import ROOT, WEB, build, node

NEW_NAME = "renamed_in_its_row"


def members(text: str, interface: str) -> dict[str, str]:
    """The members of an interface with their types."""
    _, _, after = text.partition(f"export interface {interface} {{")
    body, _, _ = after.partition("\n}")
    return dict(re.findall(r"^(\w+): (.+);$", body, re.MULTILINE))


def test_every_field_that_somebody_sees_is_told_as_deep_as_it_is(game: Game) -> None:
    seen = {name: field for name, field in game.fields.items() if field.seen}

    assert members(typescript_of(game), "View") == {name: "number" + "[]" * len(row.axes) for name, row in seen.items()}


def test_what_is_derived_is_told_as_deep_as_it_is(game: Game) -> None:
    told = members(typescript_of(game), "Derived")

    assert {name: kind.count("[]") for name, kind in told.items()} == {
        name: len(row.axes) for name, row in game.derives.items()
    }


def test_every_kind_of_thing_is_told_with_its_numbers(game: Game) -> None:
    text = typescript_of(game)

    named = {part for field in game.fields.values() for part in field.parts if isinstance(part, type)}
    assert named <= set(kinds_of(game))
    for kind in kinds_of(game):
        (line,) = (line for line in text.splitlines() if line.startswith(f"export const {kind.__name__} = "))
        assert all(f" {member.name}: {int(member)}" in line for member in kind)


def test_what_is_printed_is_told(game: Game) -> None:
    text = typescript_of(game)

    for columns in game.printed.values():
        for column, values in columns.items():
            assert f"{column}: {[int(value) for value in values]}" in text


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """The page and the rooms, to be changed; of the boards only the first game's."""
    build()
    leave_out = shutil.ignore_patterns("__pycache__", "node_modules", "dist")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=leave_out)
    shutil.copytree(WEB, tmp_path / "web", ignore=leave_out)
    (tmp_path / "web" / "node_modules").symlink_to(WEB / "node_modules")
    for name in drawn()[1:]:
        shutil.rmtree(room_in(tmp_path, GAMES.find(name)) / "web")
    return tmp_path


def drawn() -> list[str]:
    """The games of the house that have a board of their own."""
    rooms = {name: folder_of(GAMES.find(name).room) for name in GAMES.names}
    return [name for name, room in rooms.items() if ROOT in room.parents and (room / "web").is_dir()]


def room_in(copy: Path, game: Game) -> Path:
    """A game's room in a copy of the house."""
    return copy / folder_of(game.room).relative_to(ROOT)


def said_by(copy: Path, *words: str) -> tuple[int, str]:
    """What a tool of the page's says in a copy of the house, and whether it failed."""
    env = os.environ | {"PYTHON": sys.executable, "PYTHONPATH": str(copy / "src")}
    done = subprocess.run([node(), *words], cwd=copy / "web", env=env, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def test_a_field_renamed_in_its_row_fails_the_type_check_of_its_board(copied: Path) -> None:
    game = GAMES.find(drawn()[0])
    room = room_in(copied, game)
    board = "".join(file.read_text(encoding="utf-8") for file in sorted((room / "web").glob("*.svelte")))
    options = {option.name for option in game.options}
    field = next(name for name in re.findall(r"\btable\.(\w+)", board) if name in game.fields and name not in options)
    rows = (room / "fields.py").read_text(encoding="utf-8")
    (room / "fields.py").write_text(rows.replace(f'"{field}":', f'"{NEW_NAME}":'), encoding="utf-8")

    failed, said = said_by(copied, "scripts/types.mjs", "--check")
    assert failed
    assert "web/fields.ts: out of date" in said

    assert said_by(copied, "scripts/types.mjs") == (0, "")
    failed, said = said_by(copied, "node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json")
    assert failed
    assert f"Property '{field}' does not exist on type" in said
