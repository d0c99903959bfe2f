"""The page built, a server that serves it, and a real browser: what every story in the browser needs."""

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
WEB = ROOT / "web"
# The first there is. The shell is the same browser without windows: a new profile costs it a quarter of the time.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")


def chromium() -> str:
    """The browser of this machine. Without one nothing is tested, which a person may say to know; CI never does."""
    is_known = os.environ.get("LUDI_NO_BROWSER") == "1" and os.environ.get("CI") != "true"
    if is_known:
        pytest.skip("LUDI_NO_BROWSER=1: the page is not tested, with or without chromium.")
    found = os.environ.get("LUDI_CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    if not found:
        pytest.fail(
            "The page is tested in Chromium, and this machine has none: install Debian's package 'chromium', or say "
            "LUDI_NO_BROWSER=1 to test everything else."
        )
    return found


def node() -> str:
    """What the page is built with; `scripts/page` has fetched it where the machine has none."""
    found = shutil.which("node") or shutil.which("node", path=Path(sys.prefix) / "bin")
    if not found:
        pytest.fail("The page is built with Node, and this machine has none: scripts/page fetches it.")
    return found


@contextmanager
def alone(file: Path) -> Iterator[None]:
    """Only one process at a time."""
    with file.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build() -> None:
    """The page as people get it, built where its sources are newer."""
    with alone(WEB / ".building"):
        done = subprocess.run([ROOT / "scripts" / "page", sys.prefix], capture_output=True, text=True)
    if done.returncode:
        pytest.fail(f"The page could not be built: {done.stdout}{done.stderr}")
