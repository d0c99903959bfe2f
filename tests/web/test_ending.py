"""The end is a scene: the board stays, the winner's side comes forward, and it is said who won and by what."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.conftest import House
from tests.web.axe import findings
from tests.web.clock import moved, still, until
from tests.web.endings_in_words import ENDINGS
from tests.web.guest import Guest
from tests.web.position import Position

LAST = ENDINGS["roma"].words
LAST_POINT = "[data-kind='0'] .disc"  # it is the Tribunus Plebis who takes it
SENTENCE = re.compile(r"You win\. .+ ran out of victory points\.")
TOPS = "() => [...document.querySelectorAll('.roma > *')].map((part) => part.offsetTop)"


def end(guest: Guest) -> None:
    """Take the other's last point."""
    guest.page.locator(LAST_POINT).click()


@pytest.mark.parametrize(("width", "height", "theme"), [(1440, 900, "light"), (360, 640, "dark")])
def test_the_end_says_who_won_and_by_what_and_the_board_stays(
    house: House, guests: Callable[..., Guest], width: int, height: int, theme: str
) -> None:
    guest = guests(width=width, height=height, theme=theme)
    page = guest.page
    Position(house, guest, "roma", start_player="eagle").lay(LAST)
    before = page.evaluate(TOPS)
    end(guest)

    expect(guest.ending.get_by_role("heading", level=2)).to_have_text(SENTENCE)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(guest.ending.get_by_role("columnheader")).to_have_count(2)
    assert page.evaluate(TOPS) == before
    expect(page.locator("[data-side='0'][data-stands=forward]").first).to_be_visible()
    expect(page.locator("[data-side='1'][data-stands=back]").first).to_be_visible()
    for name in ("Analysis", "Replay", "To the lobby"):
        expect(guest.ending.get_by_role("link", name=name)).to_be_visible()
    expect(guest.ending.get_by_role("button", name="Play again")).to_be_visible()
    assert findings(guest) == []

    guest.ending.get_by_role("button", name="Close").click()
    expect(guest.ending).to_have_count(0)
    expect(page.locator("[data-stands]")).to_have_count(0)
    page.get_by_role("button", name="Score sheet").click()
    expect(guest.ending).to_be_visible()


def test_points_are_counted_a_click_hastens_a_second_skips_and_ears_need_not_wait(
    house: House, guests: Callable[..., Guest]
) -> None:
    guest = guests(speed="slow")
    page = guest.page
    position = Position(house, guest, "roma", start_player="eagle")
    page.clock.install()
    position.lay(LAST)
    moved(still(page), page.locator(LAST_POINT))
    until(page, "() => document.querySelector('.ending tfoot')")
    totals = guest.ending.locator("tfoot [aria-hidden]")
    expect(totals).to_have_text(["0", "0"])
    expect(guest.ending.locator("tfoot .unseen").first).to_have_text("20 Winner")

    page.mouse.click(2, 300)
    page.mouse.click(2, 300)
    expect(totals.first).to_have_text("20")
