"""The page built, a server that serves it, and a real browser: what every story in the browser needs."""

import fcntl
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
WEB = ROOT / "web"
DIST = WEB / "dist"
SOURCES = ("web/src", "web/public", "web/index.html", "web/package.json", "web/vite.config.ts", "src/ludi/locale")


def chromium() -> str:
    """The browser of this machine; without one there is nothing to test with."""
    found = os.environ.get("LUDI_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if not found:
        pytest.skip("The page is tested in Chromium, and this machine has none: install Debian's package 'chromium'.")
    return found


def newest(paths: Iterator[Path]) -> float:
    """When the latest of these files was changed."""
    return max((path.stat().st_mtime for path in paths if path.is_file()), default=0.0)


def is_stale() -> bool:
    """Whether a source is newer than the built page."""
    files = (file for name in SOURCES for file in ([ROOT / name, *(ROOT / name).rglob("*")]))
    index = DIST / "index.html"
    return not index.exists() or newest(files) > index.stat().st_mtime


@contextmanager
def alone(file: Path) -> Iterator[None]:
    """Only one process at a time."""
    with file.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build() -> None:
    """The page as people get it."""
    npm = shutil.which("npm")
    with alone(WEB / ".building"):
        if not is_stale() and (WEB / "node_modules").exists():
            return
        if npm is None:
            pytest.skip("The page is built with Node, and this machine has none.")
        if not (WEB / "node_modules").exists():
            subprocess.run([npm, "ci"], cwd=WEB, check=True, capture_output=True)
        subprocess.run([npm, "run", "build"], cwd=WEB, check=True, capture_output=True)
