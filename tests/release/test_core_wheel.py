"""The wheel without the server: the same source, for researchers, with no library of the web server."""

import subprocess
import sys
import tomllib
import zipfile
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any

import pytest

from tests.release.test_wheel import QUIET, pip, stranger
from tests.volume import by_volume
from tests.web.house import ROOT

SCRIPT = ROOT / "scripts" / "core_dist"


@pytest.fixture(scope="module")
def core() -> Any:
    """The script, as a module."""
    loader = SourceFileLoader("core_dist", str(SCRIPT))
    spec = spec_from_loader("core_dist", loader)
    assert spec
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


def test_the_core_asks_for_no_library_of_the_server(core: Any) -> None:
    whole = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

    asked = {core.module_of(one) for one in core.core_project(whole)["dependencies"]}

    assert {"numpy", "numba", "typer"} <= asked
    assert not asked & {"fastapi", "uvicorn", "sqlalchemy", "alembic", "orjson", "segno", "prometheus_client"}
    assert set(core.core_project(whole)["optional-dependencies"]) >= {"envs", "train", "gpu", "research"}


@by_volume
def test_an_installed_core_plays_and_says_that_it_cannot_serve(tmp_path: Path) -> None:
    subprocess.run([sys.executable, SCRIPT, tmp_path], check=True, env=stranger())
    [wheel] = tmp_path.glob("ludi_romani_core-*.whl")
    assert not [name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("ludi/server/page")]
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "env"], check=True)
    done = pip("--python", tmp_path / "env" / "bin" / "python", "install", *QUIET, wheel)
    assert done.returncode == 0, done.stderr

    def ludi(*words: str) -> subprocess.CompletedProcess[str]:
        command = [tmp_path / "env" / "bin" / "ludi", *words]
        return subprocess.run(command, capture_output=True, text=True, check=False, env=stranger(), cwd=tmp_path)

    assert ludi("rules", "roma", "RO-K9").returncode == 0
    refused = ludi("serve")
    assert refused.returncode == 2
    assert "pip install ludi-romani" in refused.stderr
