"""Where only the hand knows whether there is more (CC-T18, CC-A8): quick for who wants it; the time tells nothing."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.conftest import House
from tests.web.clock import still
from tests.web.drags_in_words import ANSWERED
from tests.web.guest import Guest
from tests.web.position import Position

TICK, SECONDS = 100, 3  # milliseconds of a clock that goes only when it is told to
SENT = """() => { window.sent = 0; const ask = window.fetch;
  window.fetch = (...asked) => { window.sent += String(asked[0]).includes('/moves'); return ask(...asked); }; }"""
CLOSING = {
    "phase": "closing",
    "hand": {"caesar": {"two": 1, "scout": 1}, "cleopatra": {"one": 1}},
    "face_down": {"cleopatra": {"praetors": {"four": 1}}},
    "influence_pile": {"caesar": {"one": 2}, "cleopatra": {"one": 1}},
    "discard": "rest",
}
# A question, the hands that can do something, can only pass; and the pass.
ASKED: dict[str, tuple[dict[str, Any], tuple[str, ...], list[list[str]], str]] = {
    "CC-A8": (ANSWERED, ("scout praetors",), [["two", "veto"], ["two", "spy"]], "let_pass"),
    "CC-T18": (CLOSING, (), [["two", "scout"], ["two", "veto"]], "done"),
}

BUTTON = {"let_pass": "Let it pass", "done": "Done"}


def prefer(page: Page, wish: str) -> None:
    """Choose what the page shall do where only the hand knows."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Preferences").click()
    page.get_by_label("When only I can see").select_option(label=wish)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def ticks_until_heard(page: Page) -> int:
    """How often the clock ticks until the other side hears anything."""
    for tick in range(1, 200):
        page.clock.run_for(TICK)
        if page.evaluate("window.sent"):
            return tick
    return 0


@pytest.mark.parametrize("rule", ASKED)
def test_the_time_until_a_pass_does_not_tell_the_hand(house: House, guests: Callable[..., Guest], rule: str) -> None:
    words, moves, hands, passed = ASKED[rule]
    guest = guests(speed="normal")
    page = guest.page
    page.clock.install()
    heard = []
    for hand in hands:
        for early in (False, True):
            table = Position(house, guest, "caesar_cleopatra", action_order="shuffled")
            prefer(page, "always ask me")
            table.lay(words | {"hand": words["hand"] | {"caesar": hand}}, *moves)
            page.evaluate(SENT)
            still(page)
            assert page.evaluate("window.sent") == 0  # who does not want it is asked as long as it takes
            prefer(page, f"pass automatically after {SECONDS}\u00a0s")
            expect(page.locator(".bar .ask")).to_contain_text(f"({SECONDS} s)")
            if early:
                page.locator(".bar").get_by_role("button", name=BUTTON[passed]).click()
                expect(page.locator(".bar .ask")).to_contain_text("the others will see it when the time is up")
            heard.append(ticks_until_heard(page))
            page.clock.resume()
            guest.until(lambda made=table: made.made[:1] == [passed])
    assert heard == [SECONDS * 1000 // TICK] * 4


def test_who_wants_to_think_stops_the_clock_and_who_acts_is_heard_at_once(
    house: House, guests: Callable[..., Guest]
) -> None:
    guest = guests(silence=SECONDS)
    page = guest.page
    page.clock.install()
    table = Position(house, guest, "caesar_cleopatra", action_order="shuffled")
    still(page)
    table.lay(ANSWERED, "scout praetors")
    page.get_by_role("button", name="Wait").click()
    page.clock.run_for(20 * SECONDS * 1000)
    expect(page.locator(".bar .clock")).to_have_count(0)
    assert table.made == []
    page.get_by_role("button", name="Veto", exact=True).click()
    guest.until(lambda: table.made == ["veto"])


@pytest.mark.parametrize("language", ["de", "hu"])
def test_what_is_asked_and_its_answers_are_in_sight_on_a_small_phone(
    house: House, guests: Callable[..., Guest], language: str
) -> None:
    guest = guests(width=360, height=640, language=language)
    table = Position(house, guest, "caesar_cleopatra", action_order="shuffled")
    table.lay(ANSWERED, "scout praetors")
    expect(guest.page.locator(".bar button[data-action]")).to_have_count(2)
    assert guest.hidden(".bar .ask, .bar button[data-action]") == []
    rows = guest.page.locator(".bar .buttons, .bar .tools")
    tops = rows.evaluate_all("(rows) => rows.map((row) => Math.round(row.getBoundingClientRect().bottom))")
    assert max(tops) - min(tops) < 12  # one row: the bar has not grown
