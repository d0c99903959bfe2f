"""`scripts/release` releases nothing that is not ready, and tags what is."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.web.house import ROOT

READY = {
    "src/ludi/__init__.py": '__version__ = "1.2.3"\n',
    "CHANGELOG.md": "# Changelog\n\n## Unreleased\n\n## 1.2.3, 2026-12-01\n",
    "CITATION.cff": "version: 1.2.3\n",
    ".gitignore": "dist/\n",
}
STEPS = {  # what it calls, each leaving a trace
    "scripts/check": "#!/bin/sh\necho checked\n",
    "scripts/dist": "#!/bin/sh\nmkdir -p $1\necho packed\n",
    ".venv/bin/python": '#!/bin/sh\necho "tried out $LUDI_DIST $*"\n',
}


def git(checkout: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=checkout, capture_output=True, text=True, check=True).stdout


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout that is ready to be released."""
    for name, text in (READY | STEPS).items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        file.chmod(0o755)
    shutil.copy(ROOT / "scripts" / "release", tmp_path / "scripts" / "release")
    for who in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{who}_NAME", "Livia")
        monkeypatch.setenv(f"GIT_{who}_EMAIL", "livia@localhost")
    git(tmp_path, "init", "--quiet")
    commit(tmp_path)
    return tmp_path


def commit(checkout: Path) -> None:
    git(checkout, "add", "--all")
    git(checkout, "commit", "--quiet", "--message", "ready")


def release(checkout: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([checkout / "scripts" / "release", *words], capture_output=True, text=True, check=False)


def test_what_is_ready_is_tested_packed_tried_out_and_tagged(checkout: Path) -> None:
    done = release(checkout)

    assert done.returncode == 0, done.stderr
    assert done.stdout.split("\n")[:3] == ["checked", "packed", "tried out dist -m pytest tests/release"]
    assert git(checkout, "tag", "--list").split() == ["v1.2.3"]


def test_trying_it_out_tags_nothing(checkout: Path) -> None:
    (checkout / "src/ludi/__init__.py").write_text('__version__ = "1.3.0.dev0"\n')

    assert release(checkout, "--try").returncode == 0
    assert git(checkout, "tag", "--list") == ""


@pytest.mark.parametrize(
    ("file", "text", "reason"),
    [
        ("src/ludi/__init__.py", '__version__ = "1.2.3.dev0"\n', "1.2.3.dev0 is not a version to release"),
        ("CHANGELOG.md", "## 1.2.3, not yet released\n", "CHANGELOG.md has no '## 1.2.3, YEAR-MONTH-DAY'"),
        ("CITATION.cff", "version: 1.2.2\n", "CITATION.cff is of another version"),
    ],
)
def test_what_is_written_of_another_version_is_not_released(checkout: Path, file: str, text: str, reason: str) -> None:
    (checkout / file).write_text(text)
    commit(checkout)

    done = release(checkout)

    assert (done.returncode, done.stdout) == (2, "")
    assert reason in done.stderr


def test_what_is_not_committed_is_not_released(checkout: Path) -> None:
    (checkout / "notes.txt").write_text("more\n")

    assert "not committed" in release(checkout).stderr


def test_nothing_is_released_twice(checkout: Path) -> None:
    release(checkout)

    assert "v1.2.3 is released already" in release(checkout).stderr
