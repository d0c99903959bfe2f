"""Less clicking: the only move there is makes itself, unless that tells something."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.conftest import House
from tests.web.clock import still
from tests.web.guest import READY, Guest
from tests.web.position import Position

ONE_DRAWN = {
    "phase": "keep", "drawn": {"eagle": ["forum"]}, "drawn_size": 1, "dice": [2, 3], "hand": {"wave": ["nero"]},
    "draw_pile": "rest",
}  # fmt: skip
TOO_DEAR = {"phase": "actions", "coins": {"eagle": 6}, "hand": {"eagle": ["nero"]}, "draw_pile": "rest"}
ELSE = "Only one move is possible"


def test_the_only_move_is_made_by_itself_where_all_see_that_it_is(house: House, guests: Callable[..., Guest]) -> None:
    guest = guests(unasked=True)
    page, table = guest.page, Position(house, guest, "roma")
    told = page.locator(".bar .ask")
    table.lay(ONE_DRAWN)
    guest.until(lambda: table.made == ["keep forum"])
    guest.wait_until_asked()

    page.keyboard.press("u")  # what was taken back is not done again
    guest.until(lambda: table.made == ["keep forum", "undo"])
    guest.wait_until_asked()
    expect(told).not_to_contain_text(ELSE)

    table.lay(TOO_DEAR)  # only the hand knows that nothing can be laid: no haste tells it
    expect(told).to_have_text("Use a die, lay a card, or end the turn.")

    page.evaluate(
        """() => localStorage.setItem('ludi-preferences',
          JSON.stringify({ ...JSON.parse(localStorage.getItem('ludi-preferences')), speed: 'slow' }))"""
    )
    table.lay(ONE_DRAWN)
    expect(told).to_contain_text(f"{ELSE}: Keep Forum")
    page.get_by_role("button", name="Wait").click()
    expect(told).to_have_text("Choose the drawn card to keep.")
    assert table.made == []


def test_who_does_not_want_it_is_asked_as_ever(house: House, guests: Callable[..., Guest]) -> None:
    guest = guests(unasked=False)
    table = Position(house, guest, "roma")
    table.lay(ONE_DRAWN)
    expect(guest.page.locator(".bar .ask")).to_have_text("Choose the drawn card to keep.")
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("button", name="Preferences").click()
    guest.page.get_by_label("Play forced moves automatically").check()
    guest.page.keyboard.press("Escape")
    guest.until(lambda: table.made == ["keep forum"])


def test_what_the_others_do_is_skipped_with_one_button(house: House, guests: Callable[..., Guest]) -> None:
    guest = guests(speed="slow")
    page = guest.page
    page.clock.install()
    table = Position(house, guest, "roma")
    table.lay(TOO_DEAR)
    still(page)  # nothing goes by itself now
    page.get_by_role("button", name="End the turn").click()
    skip = page.get_by_role("button", name="Skip")

    def is_offered() -> bool:
        page.clock.run_for(50)
        return skip.count() == 1

    guest.until(is_offered)  # the own move has been shown, and something of the other's stands there
    skip.click()
    guest.until(lambda: page.locator(READY).count() == 1)
    expect(skip).to_have_count(0)
