"""Where there is no browser the page is not tested, and that is a fault: only a person may say that it is none."""

import subprocess
from pathlib import Path

import pytest

from tests.web import house
from tests.web.house import ROOT, chromium, node

SAID = [("", "", False), ("1", "", True), ("1", "true", False), ("", "true", False)]
KNOWINGLY = pytest.mark.parametrize(("no_browser", "ci", "is_fine"), SAID)


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, no_browser: str, ci: str) -> None:
    """A machine without a browser, and what was said about that."""
    for name, value in {"LUDI_NO_BROWSER": no_browser, "CI": ci}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.delenv("LUDI_CHROMIUM", raising=False)
    monkeypatch.setattr(house.shutil, "which", lambda *words, **more: None)


@KNOWINGLY
@pytest.mark.usefixtures("bare")
def test_tests_without_a_browser_fail_unless_somebody_said_so(is_fine: bool) -> None:
    with pytest.raises(pytest.skip.Exception if is_fine else pytest.fail.Exception, match="chromium"):
        chromium()


@KNOWINGLY
@pytest.mark.usefixtures("bare")
def test_tests_without_node_fail_whatever_was_said(is_fine: bool) -> None:
    with pytest.raises(pytest.fail.Exception, match="Node"):
        node()


@pytest.mark.parametrize(("ci", "is_skipped"), [("", True), ("true", False)])
def test_who_does_not_want_to_wait_for_the_browser_need_not(
    monkeypatch: pytest.MonkeyPatch, ci: str, is_skipped: bool
) -> None:
    for name, value in {"LUDI_NO_BROWSER": "1", "CI": ci, "LUDI_CHROMIUM": "/opt/chromium"}.items():
        monkeypatch.setenv(name, value)

    if is_skipped:
        with pytest.raises(pytest.skip.Exception):
            chromium()
    else:
        assert chromium() == "/opt/chromium"


@KNOWINGLY
def test_all_checks_end_where_there_is_no_browser(tmp_path: Path, no_browser: str, ci: str, is_fine: bool) -> None:
    stranger = tmp_path / "id"  # somebody who may install nothing
    stranger.write_text("#!/bin/sh\necho 1000\n")
    stranger.chmod(0o755)
    said = {"PATH": str(tmp_path), "LUDI_NO_BROWSER": no_browser, "CI": ci}

    done = subprocess.run(
        ["/bin/bash", ROOT / "scripts" / "browser"], env=said, capture_output=True, text=True, check=False
    )

    assert (done.returncode == 0) == is_fine, done.stderr
    assert "not tested" in done.stdout + done.stderr
