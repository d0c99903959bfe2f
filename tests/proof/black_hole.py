"""How long a dead line takes to be noticed, and how long the game takes to go on when the network is back.

`python -m tests.proof.black_hole`: a real browser at a server with its usual settings, through a network that swallows
one direction, the other, or both. Prints seconds, and fails where they are more than was promised.
"""

import json
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from playwright.sync_api import expect, sync_playwright

from ludi.server.settings import Settings
from tests.server.black_hole import BlackHole
from tests.server.conftest import House
from tests.web.guest import Guest
from tests.web.house import build, chromium
from tests.web.test_black_hole import DIRECTIONS, LOST, TOLD, at_table

NOTICED, RIGHT = 25.0, 3.0  # seconds
PREFERENCES = json.dumps({"speed": "off", "language": "en", "met": ["roma"]})


def measured(directions: tuple[str, ...]) -> tuple[float, float]:
    """Seconds until the page says so, and until it shows what was missed."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        house = House(Settings(f"sqlite:///{folder / 'ludi.sqlite'}", limited=False, warm=False))
        house.open()
        stack.callback(house.close)
        line = stack.enter_context(BlackHole(house.address))
        browser = stack.enter_context(sync_playwright()).chromium.launch(
            executable_path=chromium(), args=["--no-sandbox"]
        )
        guests = []
        for _ in range(2):
            context = browser.new_context(base_url=house.address, service_workers="block")
            context.add_init_script(f"localStorage.setItem('ludi-preferences', '{PREFERENCES}')")
            guests.append(Guest(context.new_page(), house.address))
        livia, marcus = guests
        at_table(livia, marcus, line)
        marcus.page.wait_for_timeout(15_000)  # a few beats
        line.swallow(*directions)
        began = monotonic()
        expect(marcus.page.locator(".head .lost", has_text=LOST)).to_be_visible(timeout=120_000)
        noticed = monotonic() - began
        livia.play_on(2)
        livia.wait_until_told(TOLD)
        marcus.page.wait_for_timeout(10_000)
        line.swallow()
        began = monotonic()
        marcus.wait_until_told(TOLD)
        return noticed, monotonic() - began


def main() -> None:
    """All directions, one after another."""
    build()
    for directions in DIRECTIONS:
        noticed, right = measured(directions)
        print(f"{' and '.join(directions)} swallowed: noticed after {noticed:.1f} s, right after {right:.1f} s")
        assert noticed <= NOTICED, "noticed too late"
        assert right <= RIGHT, "right too late"


if __name__ == "__main__":
    main()
