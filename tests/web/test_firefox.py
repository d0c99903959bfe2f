"""The page in Firefox, where a machine has it (Debian's firefox-esr): a whole game of each, by clicking.

Playwright drives it by WebDriver BiDi, as it comes from Debian: no build of its own is needed (`firefox_door.py`).
"""

import json
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect

from tests.luck import LUCK
from tests.server.conftest import House
from tests.variants import OURS
from tests.web.fixtures import PREFERENCES, watch
from tests.web.guest import OVER, READY, USABLE, Guest
from tests.web.test_still import MOST_CLICKS, PLAYED

BY_HAND = 6  # clicks with the mouse itself; the others are made in the page, for speed


@pytest.fixture(scope="module")
def firefox(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """Firefox of this machine; where it has none, nothing is tested in it."""
    if os.environ.get("LUDI_NO_BROWSER") == "1":
        pytest.skip("LUDI_NO_BROWSER=1: the page is not tested, with or without Firefox.")
    found = os.environ.get("LUDI_FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")
    if not found:
        pytest.skip("This machine has no Firefox: with Debian's package 'firefox-esr' the page is played in it, too.")
    door = tmp_path_factory.mktemp("firefox") / "firefox"
    program = Path(__file__).with_name("firefox_door.py")
    door.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{program}" "{found}" "$@"\n')
    door.chmod(0o700)
    browser = playwright.firefox.launch(channel="moz-firefox", executable_path=door)
    yield browser
    browser.close()


@pytest.mark.parametrize("game", OURS)
def test_a_whole_game_by_clicking_in_firefox(house: House, firefox: Browser, game: str) -> None:
    faults: list[str] = []
    context = firefox.new_context(
        viewport={"width": 1280, "height": 800}, base_url=house.address, service_workers="block"
    )
    kept = json.dumps(PREFERENCES)
    context.add_init_script(f"location.protocol === 'http:' && localStorage.setItem('ludi-preferences', '{kept}')")
    context.add_init_script(LUCK.in_a_browser())
    page = context.new_page()
    watch(page, faults)
    guest = Guest(page, house.address)
    guest.against_chance(game)
    guest.play_on(BY_HAND)
    guest.wait_until_asked()
    page.evaluate(PLAYED, [USABLE, READY, OVER, MOST_CLICKS])
    assert guest.is_over
    expect(guest.ending.locator("thead th")).to_have_count(2)
    guest.ending.get_by_role("link", name="Replay").click()
    expect(page.locator("footer .count")).to_contain_text("0 /")
    context.close()
    assert faults == []
