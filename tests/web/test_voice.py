"""For those who listen: one region, in which every line is said once and stays long enough to be spoken."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.conftest import House
from tests.web.clock import moved, still, until
from tests.web.guest import Guest
from tests.web.position import Position
from tests.web.test_two_browsers import seated

REGIONS = "[aria-live], [role=status], [role=log], [role=alert]"
SPOKEN = 5000  # milliseconds in which a line has surely been spoken
NEWS = 12  # entries, as shell/Spoken.svelte has it
MINE = {"dice": [5], "vp": {"eagle": 9, "wave": 9}, "face_up": {"wave": {1: "forum"}}, "draw_pile": "rest"}
# Every line that is added to the region.
HEARD = """window.heard = [];
new MutationObserver((changes) => {
  for (const { addedNodes } of changes) for (const one of addedNodes)
    if (one.nodeType === 1 && one.parentElement?.matches('.voice')) window.heard.push(one.textContent);
}).observe(document, { childList: true, subtree: true });"""


@pytest.mark.parametrize("less", ["off", "reduced"])
def test_what_the_other_does_is_said_line_by_line_once_and_stays(
    house: House, guests: Callable[..., Guest], less: str
) -> None:
    guest = guests(speed="off" if less == "off" else "normal")
    page = guest.page
    page.emulate_media(reduced_motion="reduce" if less == "reduced" else None)
    page.clock.install()
    page.add_init_script(HEARD)
    table = Position(house, guest, "roma", start_player="eagle")
    table.lay(MINE)
    since = table.live.sequence
    questions = [page.locator(".bar .ask").inner_text()]  # of this turn; that of the next may be another
    moved(still(page), page.get_by_role("button", name="End the turn"))
    guest.until(lambda: table.live.sequence > since + 4 and table.live.match.state.seat == 0)
    until(page, "() => document.querySelector('.board').dataset.ready === 'true'")
    guest.wait_until_asked()

    replay = f"/api/tables/{table.live.id}/replay?seat=0"
    guest.until(lambda: page.request.get(replay).ok)  # at once asked again, it may be too busy
    steps = page.request.get(replay).json()["steps"]
    entries = [step for step in steps if step["sequence"] > since and step["lines"]]
    questions.append(page.locator(".bar .ask").inner_text())
    heard = [line for line in page.evaluate("window.heard") if line not in questions]
    assert len(heard) == len(entries) or len(heard) >= NEWS  # of more that come at once only the last are news
    assert len([line for line in heard if line.startswith("You end the turn.")]) == 1
    expect(page.locator(".voice")).to_contain_text("You end the turn.")
    page.clock.run_for(SPOKEN)
    expect(page.locator(".voice p")).to_have_count(len(heard) + 1)
    page.clock.run_for(SPOKEN)
    expect(page.locator(".voice p")).to_have_count(0)


def test_a_table_has_one_region_that_is_listened_to(house: House, guests: Callable[..., Guest]) -> None:
    guest = guests(width=1440, height=900)
    Position(house, guest, "roma", start_player="eagle").lay(MINE)
    expect(guest.page.locator(REGIONS)).to_have_count(1)
    guest.page.get_by_role("button", name="Talk").click()
    expect(guest.page.locator(REGIONS)).to_have_count(1)
    guest.ask_hint()
    expect(guest.page.locator(REGIONS)).to_have_count(1)


def test_what_is_asked_is_said_and_what_others_say(guests: Callable[..., Guest]) -> None:
    livia, marcus = seated(guests)
    livia.page.locator(".board").wait_for()
    marcus.page.locator(".board").wait_for()
    marcus.page.keyboard.press("c")
    marcus.page.locator(".phrases button").first.click()
    expect(livia.page.locator(".voice")).to_contain_text(": ")
    asked = livia if livia.is_asked else marcus
    expect(asked.page.locator(".voice")).to_contain_text(asked.page.locator(".bar .ask").inner_text())


def test_a_line_that_is_lost_is_said_in_the_same_region(house: House, guests: Callable[..., Guest]) -> None:
    page = guests().page
    page.clock.install()
    Position(house, Guest(page, house.address), "roma", start_player="eagle").lay(MINE)
    still(page).evaluate("dispatchEvent(new Event('offline'))")
    expect(page.locator(".head .lost")).to_be_visible()
    expect(page.locator(".voice")).to_contain_text("Connection lost, trying again")
    expect(page.locator(REGIONS)).to_have_count(1)


def test_by_keyboard_what_a_move_would_do_is_said_too(house: House, guests: Callable[..., Guest]) -> None:
    guest = guests()
    Position(house, guest, "roma", start_player="eagle").lay(MINE)
    guest.page.get_by_role("button", name="End the turn").press("Shift")
    expect(guest.page.locator(".tip .forecast")).to_contain_text("die is lost")
    expect(guest.page.locator(".voice")).to_contain_text("die is lost")
