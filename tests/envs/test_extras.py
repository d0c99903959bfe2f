"""What is not installed is named, with the way to get it; and nobody loads what is not theirs."""

import subprocess
import sys

import pytest

from ludi.cli.serve import check_database
from ludi.core.errors import LudiError
from ludi.envs import rendering
from ludi.envs.cuda import DeviceVector
from ludi.games.roma import GAME

WEB = ("alembic", "fastapi", "orjson", "pydantic", "segno", "sqlalchemy", "starlette", "uvicorn", "websockets")
HEAVY = ("gymnasium", "matplotlib", "pettingzoo", "pyspiel", "ray", "torch")


def loaded_by(program: str, *libraries: str) -> list[str]:
    """Which of these libraries are loaded after the program has run, in a process of its own."""
    told = f"{program}\nimport sys\nprint(*(name for name in {libraries!r} if name in sys.modules))"
    return subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True).stdout.split()


@pytest.mark.parametrize(
    ("library", "door", "extra"),
    [
        ("pettingzoo", "ludi.envs.roma_v2", "envs"),
        ("gymnasium", "ludi.envs.gym", "envs"),
        ("pyspiel", "ludi.envs.openspiel", "openspiel"),
    ],
)
def test_a_missing_library_is_named(library: str, door: str, extra: str) -> None:
    program = f"import sys; sys.modules[{library!r}] = None; import {door}"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert f"pip install 'ludi-romani[{extra}]'" in run.stderr.splitlines()[-1]


def test_a_picture_of_a_table_names_its_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PIL", None)

    with pytest.raises(LudiError, match=r"pip install 'ludi-romani\[envs\]'"):
        rendering.picture_of(GAME, GAME.new_game({}), 0)


def test_tensors_name_their_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)

    with pytest.raises(LudiError, match="pip install torch"):
        DeviceVector.tensors(DeviceVector.__new__(DeviceVector))


def test_postgresql_names_its_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)

    with pytest.raises(LudiError, match=r"pip install 'ludi-romani\[postgresql\]'"):
        check_database("postgresql+psycopg://ludi@localhost/ludi")


@pytest.mark.parametrize("door", ["vector", "roma_v2", "gym", "spec_tables"])
def test_a_researcher_loads_no_web_server(door: str) -> None:
    assert loaded_by(f"import ludi.envs.{door}", *WEB) == []


def test_a_player_in_the_terminal_loads_no_web_server_and_nothing_heavy() -> None:
    assert loaded_by("import ludi.cli.app", *WEB, *HEAVY) == []
