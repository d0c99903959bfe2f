"""The first use compiles for long: that is said before it begins, once, and not where it is kept from before."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludi.core import compiled
from ludi.envs import aec, gym, single, vector
from ludi.games import GAMES


class Twin:
    """A compiled function that was never called."""

    __module__, __name__, signatures = "ludi.envs.lanes", "step_lanes", ()

    def __init__(self, folder: Path) -> None:
        self.stats = type("Stats", (), {"cache_path": str(folder / "envs_1")})


@pytest.fixture
def twin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Twin:
    monkeypatch.setattr(compiled, "told", set())
    (tmp_path / "envs_1").mkdir()
    return Twin(tmp_path)


def test_compiling_is_said_once_and_where_it_is_kept(twin: Twin, capsys: pytest.CaptureFixture[str]) -> None:
    compiled.tell_before_compiling("roma", twin)  # type: ignore[arg-type]
    compiled.tell_before_compiling("roma", twin)  # type: ignore[arg-type]

    [line] = capsys.readouterr().err.splitlines()
    assert "compiling roma" in line
    assert str(Path(twin.stats.cache_path).parent) in line


def test_nothing_is_said_of_what_an_earlier_process_has_left(twin: Twin, capsys: pytest.CaptureFixture[str]) -> None:
    Path(twin.stats.cache_path, "lanes.step_lanes-14.py311.nbi").touch()

    compiled.tell_before_compiling("roma", twin)  # type: ignore[arg-type]

    assert capsys.readouterr().err == ""


def test_what_is_compiled_already_is_really_found(capsys: pytest.CaptureFixture[str]) -> None:
    vector.Vector("roma", 2, threads=1)
    capsys.readouterr()
    ask = "from ludi.envs.vector import Vector; Vector('roma', 2, threads=1)"

    second = subprocess.run([sys.executable, "-c", ask], env=os.environ, capture_output=True, text=True, check=True)

    assert second.stderr == ""


@pytest.mark.parametrize(
    "make",
    [
        lambda: vector.Vector("roma", 2, threads=1),
        lambda: vector.Vector("roma", 2, threads=1, seated=["learner", "random"]),
        lambda: aec.RomanEnv(GAMES.find("roma")),
        lambda: gym.RomanBotsEnv("roma"),
    ],
    ids=["vector", "seated", "PettingZoo", "Gymnasium"],
)
def test_every_environment_says_it_before_it_compiles(make: object, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, str]] = []
    for module in (vector, single):
        monkeypatch.setattr(module, "tell_before_compiling", lambda name, twin: asked.append((name, twin.__name__)))

    make()  # type: ignore[operator]

    assert asked[0][0] == "roma"
    assert asked[0][1] in ("step_lanes", "step_against", "apply")
