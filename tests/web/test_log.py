"""The log: what is said several times in a row stands once, and is not waited for."""

from collections.abc import Callable
from time import monotonic

from playwright.sync_api import expect

from tests.web.guest import Guest

ALONE = 13 * 0.8  # seconds for thirteen moves, if each were shown as long as one that says something


def test_thirteen_hidden_cards_are_one_line_and_soon_done(guests: Callable[..., Guest]) -> None:
    guest = guests(speed="normal")
    guest.against_chance("caesar_cleopatra", action_order="chosen")
    line = guest.page.locator(".log li", has_text="Chance (Cleopatra) puts on the action pile")
    clicked = monotonic()
    while not line.count():
        clicked = monotonic()
        guest.click_something()
        guest.wait_until_asked()
    assert monotonic() - clicked < ALONE - 1
    expect(line).to_have_count(1)
    expect(line).to_contain_text("something hidden. × 13")
