"""The wheel, as somebody gets it who has neither a checkout nor Node.

It is installed with everything it asks for into an environment that holds nothing else, from whatever index pip is
set up with: under a minute, most of it Numba. Anything quicker would borrow libraries from the environment of the
tests, and would not notice one that the wheel forgets to ask for.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludi import __version__
from ludi.core import texts
from ludi.games import GAMES
from tests.server.visitor import BOT, ME, Visitor
from tests.web.house import ROOT, WEB, alone

QUIET = ["--quiet", "--disable-pip-version-check"]


def pip(*words: str | Path) -> subprocess.CompletedProcess[str]:
    """Pip, outside the checkout."""
    command = [sys.executable, "-m", "pip", *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=stranger())


def stranger(path: str | None = None) -> dict[str, str]:
    """The environment of somebody who does not know this checkout."""
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    return kept if path is None else kept | {"PATH": path}


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with what is published: built now, unless `scripts/release` has built it (LUDI_DIST)."""
    if given := os.environ.get("LUDI_DIST"):
        return ROOT / given
    folder = tmp_path_factory.mktemp("dist")
    with alone(WEB / ".building"):
        words = [ROOT / "scripts" / "dist", folder, sys.prefix]
        done = subprocess.run(words, capture_output=True, text=True, check=False, env=stranger())
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture(scope="module")
def wheel(dist: Path) -> Path:
    """The wheel."""
    [found] = dist.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The commands of an empty environment into which the wheel was installed: the folder they lie in."""
    folder = tmp_path_factory.mktemp("empty")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    done = pip("--python", folder / "bin" / "python", "install", *QUIET, "--no-compile", wheel)
    assert done.returncode == 0, done.stderr
    return folder / "bin"


@pytest.fixture(scope="module")
def address(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the installed `ludi serve` answers. There is nothing on the path but the environment's own commands."""
    here = tmp_path_factory.mktemp("elsewhere")
    quick = {"LUDI_PACE": "0", "LUDI_WARM": "off", "LUDI_CACHE": str(here / "cache"), "PYTHONUNBUFFERED": "1"}
    words = ["serve", "--no-open", "--port", "0", "--data", str(here / "data")]
    environment = stranger(str(installed)) | quick
    with subprocess.Popen(
        [installed / "ludi", *words], cwd=here, env=environment, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            found = re.search(r"http://[\d.:]+", said)
            assert found, said
            yield found[0]
        finally:
            server.terminate()


@pytest.fixture
def unbuilt(tmp_path: Path) -> Path:
    """A checkout in which the page was never built."""
    checkout = tmp_path / "checkout"
    (checkout / "src" / "ludi").mkdir(parents=True)
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "src/ludi/__init__.py"):
        shutil.copy(ROOT / name, checkout / name)
    return checkout


def test_the_wheel_holds_page_texts_migrations_and_types(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())

    home = texts.TEXTS.parent
    texts_there = {f"ludi/{file.relative_to(home)}" for folder in texts.folders() for file in folder.rglob("*.ftl")}
    page = {
        f"ludi/server/page/{file.relative_to(ROOT / 'web' / 'dist')}" for file in (ROOT / "web/dist/assets").iterdir()
    }
    steps = {f"ludi/server/storage/migrations/versions/{file.name}" for file in steps_in(ROOT / "src")}
    needed = {"ludi/py.typed", "ludi/server/page/index.html", "ludi/server/storage/migrations/script.py.mako"}
    needed |= {"ludi/texts/languages.json"}
    assert needed | texts_there | page | steps <= names
    assert {name.split("/")[0] for name in names} == {"ludi", f"ludi_romani-{__version__}.dist-info"}


def test_the_source_archive_holds_the_page_and_its_sources(dist: Path) -> None:
    [archive] = dist.glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}

    assert {"web/dist/index.html", "web/index.html", "hatch_build.py", "Makefile", "scripts/dist", "LICENSE"} <= names
    assert not any(name.startswith((".venv", "web/node_modules")) for name in names)


def steps_in(sources: Path) -> list[Path]:
    return list((sources / "ludi/server/storage/migrations/versions").glob("*.py"))


def test_a_wheel_without_the_page_is_refused(unbuilt: Path, tmp_path: Path) -> None:
    done = pip("wheel", *QUIET, "--no-deps", "--wheel-dir", tmp_path, unbuilt)

    assert done.returncode != 0
    assert "The page is not built: run scripts/page" in done.stderr


def test_an_editable_install_needs_no_page(unbuilt: Path, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "empty"], check=True)

    python = tmp_path / "empty" / "bin" / "python"
    done = pip("--python", python, "install", *QUIET, "--no-deps", "--editable", unbuilt)

    assert done.returncode == 0, done.stderr


def test_installed_it_says_its_version(installed: Path) -> None:
    done = subprocess.run(
        [installed / "ludi", "--version"], capture_output=True, text=True, env=stranger(str(installed))
    )

    assert done.stdout == f"Ludi Romani {__version__}\n"


def test_installed_it_brings_no_library_for_researchers(installed: Path) -> None:
    there = {file.name for file in (installed.parent / "lib").glob("python*/site-packages/*")}

    assert there.isdisjoint({"ray", "matplotlib", "gymnasium", "pettingzoo", "pyspiel", "torch", "scipy", "pytest"})


def test_installed_it_serves_the_page_and_its_texts(address: str) -> None:
    with Visitor(address) as visitor:
        page = visitor.client.get("/")
        assert page.status_code == 200
        for file in re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text):
            assert visitor.client.get(file).status_code == 200

        manifest = json.loads(visitor.client.get("/.vite/manifest.json").text)
        for language in texts.LANGUAGES:
            for game in GAMES.names:
                words = manifest[f"../src/ludi/games/{game}/texts/{language}/game.ftl?raw"]["file"]
                assert f"{game.replace('_', '-')}-name".encode() in visitor.client.get(f"/{words}").content


def test_installed_a_bot_answers(address: str) -> None:
    with Visitor(address) as visitor:
        table = visitor.open_table("roma", BOT, ME, start_player="eagle")["id"]
        position = visitor.asked(table)
        with visitor.socket(table, since=0) as news:
            steps = [news.next("step")["step"] for _ in range(position["sequence"])]

        assert position["asked"] == 1
        assert 0 in {step["seat"] for step in steps}


def test_a_game_of_another_package_is_installed_beside_it(installed: Path, tmp_path: Path) -> None:
    built = pip("wheel", *QUIET, "--no-deps", "--wheel-dir", tmp_path, ROOT / "examples" / "terni_lapilli")
    assert built.returncode == 0, built.stderr
    [wheel] = tmp_path.glob("terni_lapilli-*.whl")
    done = pip("--python", installed / "python", "install", *QUIET, "--no-deps", "--target", tmp_path / "beside", wheel)
    assert done.returncode == 0, done.stderr

    environment = stranger(str(installed)) | {"PYTHONPATH": str(tmp_path / "beside"), "LUDI_PACE": "0"}
    played = subprocess.run(
        [installed / "ludi", "play", "terni_lapilli", "--alone", "--record", tmp_path / "game.json"],
        input="place 1\nplace 5\nplace 2\nplace 9\nplace 3\n", capture_output=True, text=True, env=environment,
    )  # fmt: skip

    assert "White wins." in played.stdout, played.stderr
