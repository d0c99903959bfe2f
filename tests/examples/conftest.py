"""Games of other packages, installed for these tests without touching the environment: a path and an announcement."""

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
TERNI = ROOT / "examples" / "terni_lapilli"
ONE_MODULE = Path(__file__).parent / "one_module"
ANNOUNCED = "[ludi.games]\nterni_lapilli = terni_lapilli\nnim = nim\n"


@dataclass(frozen=True)
class Abroad:
    """An environment in which both games are installed."""

    variables: dict[str, str]

    def run(self, *words: str, typed: str = "", status: int = 0) -> str:
        """What Python says to this command line."""
        done = subprocess.run(
            [sys.executable, *words], input=typed, capture_output=True, text=True, env=self.variables, cwd=ROOT
        )
        assert done.returncode == status, done.stdout + done.stderr
        return done.stdout

    def ludi(self, *words: str, typed: str = "", status: int = 0) -> str:
        """What `ludi` says."""
        return self.run("-m", "ludi", *words, typed=typed, status=status)


@pytest.fixture(scope="session")
def abroad(tmp_path_factory: pytest.TempPathFactory) -> Abroad:
    """Terni lapilli, and Nim in one module."""
    folder = tmp_path_factory.mktemp("installed")
    announcement = folder / "games_from_elsewhere-0.dist-info"
    announcement.mkdir()
    (announcement / "METADATA").write_text("Metadata-Version: 2.1\nName: games-from-elsewhere\nVersion: 0\n")
    (announcement / "entry_points.txt").write_text(ANNOUNCED)
    path = [ROOT / "src", TERNI, ONE_MODULE, folder, ROOT]
    return Abroad(os.environ | {"PYTHONPATH": os.pathsep.join(map(str, path)), "LUDI_PACE": "0", "COLUMNS": "100"})


@pytest.fixture(scope="session", autouse=True)
def importable() -> Iterator[None]:
    """The modules themselves can be imported here too; they are not announced, so no other test meets them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(TERNI))
        patch.syspath_prepend(str(ONE_MODULE))
        yield
