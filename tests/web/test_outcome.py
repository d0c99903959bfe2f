"""The die lands before the words: while something is still being shown, nothing on the page tells what it brought."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.conftest import House
from tests.web.clock import moved, still, until
from tests.web.guest import Guest
from tests.web.position import Position
from tests.web.tables_in_words import MIDDLE
from tests.web.test_moments import ATTACK

SPEEDS = ["slow", "normal", "fast"]
SOON = 2000  # milliseconds: by then everything has been seen, however slowly
# All words of the page, for eyes and ears, but for those of the die that falls.
WORDS = """() => {
  const said = (one) => one.closest('.die') ? '' : (one.ariaLabel ?? '') + ' ' + (one.title ?? '');
  const all = [...document.querySelectorAll('body *:not(script, style)')];
  const texts = all.flatMap((one) => [...one.childNodes]).filter((node) => node.nodeType === 3);
  return [...all.map(said), ...texts.map((node) => node.textContent)].map((words) => words.trim())
    .filter(Boolean).join(' | ');
}"""


def begun(house: House, guest: Guest, game: str, words: Any, **options: str) -> Page:
    """A position on the table; from now on time stands still."""
    guest.page.clock.install()
    Position(house, guest, game, **options).lay(words)
    return still(guest.page)


@pytest.mark.parametrize("speed", SPEEDS)
def test_a_battle_is_told_by_nobody_until_its_die_lies(house: House, guests: Callable[..., Guest], speed: str) -> None:
    page = begun(house, guests(speed=speed), "roma", ATTACK, start_player="eagle")
    discard = page.locator(".pile.discard")
    expect(discard).to_contain_text("0")
    moved(page, page.locator("[data-kind='2'] .disc"))
    until(page, "() => document.querySelector('.battle .die')")

    words = page.evaluate(WORDS)
    assert not re.search("falls|holds|battle die shows|on top: Forum", words), words
    expect(discard.locator("b")).to_have_text("0")
    expect(page.locator("[data-piece='theirs:2'] .card")).to_have_count(1)  # it still lies there
    expect(page.locator(".bar .ask")).to_contain_text("attacks Forum")
    assert "falls" not in page.locator(".voice").inner_text()

    page.clock.run_for(SOON)
    for teller in (".log", ".voice"):
        expect(page.locator(teller)).to_contain_text("Forum falls.")
    expect(discard).to_contain_text("on top: Forum")
    expect(page.locator("[data-piece='theirs:2'] .card:not(.fall *)")).to_have_count(0)


@pytest.mark.parametrize("speed", SPEEDS)
def test_points_are_told_when_they_have_arrived(house: House, guests: Callable[..., Guest], speed: str) -> None:
    page = begun(house, guests(speed=speed), "roma", ATTACK, start_player="eagle")
    scores, stock = page.locator(".head .score"), page.locator("[data-piece='vp:1']")
    moved(page, page.locator("[data-kind='4'] .disc"))  # Tribunus takes a point
    until(page, "() => document.querySelector('.sky i')")
    expect(scores).to_have_text(["10", "10"])
    expect(stock).to_contain_text("10")
    assert not re.search("takes? 1 VP", page.evaluate(WORDS))

    page.clock.run_for(SOON)
    expect(scores).to_have_text(["11", "9"])
    expect(page.locator(".log")).to_contain_text("You take 1 VP")
    expect(page.locator(".voice")).to_contain_text("You take 1 VP")


@pytest.mark.parametrize("speed", SPEEDS)
def test_a_throw_is_told_when_the_last_die_lies(house: House, guests: Callable[..., Guest], speed: str) -> None:
    reroll = {"phase": "reroll", "dice": [4, 4, 4], "face_up": {"eagle": {2: "forum"}}, "draw_pile": "rest"}
    page = begun(house, guests(speed=speed), "roma", reroll, start_player="eagle")
    moved(page, page.locator(".bar button[data-action]").first)
    until(page, "() => document.querySelectorAll('.mine .die .pip').length > 0 && document.querySelector('.tumbling')")
    until(page, "() => document.querySelectorAll('.mine .die:not(.used)').length === 3")
    for teller in (".log", ".bar .ask", ".voice"):
        assert not re.search(r"rolls? \d", page.locator(teller).inner_text())

    page.clock.run_for(SOON)
    for teller in (".log", ".voice"):
        expect(page.locator(teller)).to_contain_text(re.compile(r"You roll \d, \d, \d"))


@pytest.mark.parametrize("speed", SPEEDS)
def test_dice_rolled_again_are_told_when_they_lie(house: House, guests: Callable[..., Guest], speed: str) -> None:
    guest = guests(speed=speed)
    page = guest.page
    page.clock.install()
    Position(house, guest, "alea_iacta_est", 3).lay(MIDDLE["alea_iacta_est"][1])
    page.locator(".board[data-ready=true]").wait_for()
    guest.wait_until_asked()
    told = page.locator(".log li", has_text="You have").count()
    page.locator(".supply button.die").first.click()
    still(page)
    page.get_by_role("button", name="Roll again").click()
    until(page, "() => document.querySelector('.supply .tumbling')")
    expect(page.locator(".log li", has_text="You have")).to_have_count(told)
    assert "You have" not in page.locator(".voice").inner_text()

    until(page, f"() => document.querySelectorAll('.log li').length && {TOLD} === {told + 1}")
    expect(page.locator(".voice")).to_contain_text("You have")


TOLD = "[...document.querySelectorAll('.log li')].filter((line) => line.textContent.includes('You have')).length"


@pytest.mark.parametrize("less", ["off", "reduced"])
def test_without_motion_all_is_told_at_once(house: House, guests: Callable[..., Guest], less: str) -> None:
    guest = guests(speed="off" if less == "off" else "normal")
    guest.page.emulate_media(reduced_motion="reduce" if less == "reduced" else None)
    page = begun(house, guest, "roma", ATTACK, start_player="eagle")
    moved(page, page.locator("[data-kind='2'] .disc"))
    for teller in (".log", ".voice"):
        expect(page.locator(teller)).to_contain_text("Forum falls.")
    expect(page.locator(".pile.discard")).to_contain_text("on top: Forum")


def test_a_second_press_tells_at_once(house: House, guests: Callable[..., Guest]) -> None:
    page = begun(house, guests(speed="slow"), "roma", ATTACK, start_player="eagle")
    moved(page, page.locator("[data-kind='2'] .disc"))
    until(page, "() => document.querySelector('.battle .die')")
    page.mouse.click(3, 300)
    expect(page.locator(".pile.discard")).not_to_contain_text("on top: Forum")
    page.mouse.click(3, 300)
    expect(page.locator(".pile.discard")).to_contain_text("on top: Forum")
    expect(page.locator(".log")).to_contain_text("Forum falls.")
