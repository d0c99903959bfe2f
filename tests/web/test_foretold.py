"""What is asked stays in sight; what a move would do is told at the thing it is about, and only to who looked there."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from ludi.games import GAMES
from tests.server.conftest import House
from tests.web.clock import LITTLE, still, until
from tests.web.guest import USABLE, Guest
from tests.web.position import Position
from tests.web.tables_in_words import FULLEST, MIDDLE

PHONES = [(390, 844), (360, 640)]
REFILL = {
    "phase": "closing",
    "hand": {"caesar": {"one": 1, "two": 1}, "cleopatra": {"one": 1}},
    "influence_pile": {"caesar": {"one": 2, "three": 2}, "cleopatra": {"one": 1}},
    "shuffled_pile": {"caesar": {"spy": 1, "veto": 1}},
    "discard": "rest",
}
AIMS = ".board button.usable:enabled:not(.die, .hand *)"  # what the chosen thing may be put on
TAKEN_UP = ".supply button.die:enabled, .mine .die.usable, .hand button.usable"  # chosen by a click, then put somewhere
DESKS = [(1280, 800), (1920, 1080)]
NEAR = 20  # pixels
FORECASTS = {"roma": 10, "caesar_cleopatra": 8, "alea_iacta_est": 8}  # at least so many at a table in words
REST = 2000  # milliseconds, much longer than a pointer has to rest
PREVIEWS = {"roma": 10, "caesar_cleopatra": 12, "alea_iacta_est": 12}  # at least so many at a table in words
# How many forecasts the page has asked for, and how many were answered.
COUNTED = """window.asked = window.answered = 0;
const ask = window.fetch;
window.fetch = async (...how) => {
  const isForecast = String(how[0]).includes('/forecast');
  window.asked += isForecast;
  try { return await ask(...how); } finally { window.answered += isForecast; }
};"""
# The tip as it stands: out of the window, over the question, or with words that are cut or squeezed to nothing.
TIP_FAULTS = """() => {
  const tip = document.querySelector('.tip').getBoundingClientRect();
  const faults = [];
  for (const words of document.querySelectorAll('.tip .again, .tip .forecast > span')) {
    const { width, height, right, bottom } = words.getBoundingClientRect();
    const isWhole = width >= 12 && height >= 12 && right <= tip.right && bottom <= tip.bottom;
    if (!isWhole || words.scrollHeight > words.clientHeight + 1 && words.clientHeight) faults.push('squeezed');
  }
  if (tip.left < 0 || tip.top < 0 || tip.right > innerWidth || tip.bottom > innerHeight) faults.push('outside');
  const line = document.querySelector('.tip');
  if (line.scrollHeight > line.clientHeight + 1 || line.scrollWidth > line.clientWidth + 1) faults.push('cut');
  const ask = document.querySelector('.bar .ask').getBoundingClientRect();
  if (tip.bottom > ask.top && tip.top < ask.bottom && tip.right > ask.left && tip.left < ask.right)
    faults.push('over the question');
  return faults;
}"""
# How far a tip is from what it is about.
APART = """(thing) => {
  const [tip, box] = [document.querySelector('.tip'), thing].map((one) => one.getBoundingClientRect());
  const across = Math.max(0, box.left - tip.right, tip.left - box.right);
  return Math.hypot(across, Math.max(0, box.top - tip.bottom, tip.top - box.bottom));
}"""


def laid(house: House, guest: Guest, game: str, words: Any, **options: str) -> Position:
    """A position of two players on the table."""
    table = Position(house, guest, game, **options)
    table.lay(words)
    return table


def test_the_question_stays_and_the_forecast_stands_at_the_button(house: House, guests: Callable[..., Guest]) -> None:
    guest = guests()
    page = guest.page
    laid(house, guest, "roma", {"dice": [5], "face_up": {"eagle": {2: "forum"}}, "draw_pile": "rest"})
    ask, button = page.locator(".bar .ask"), page.get_by_role("button", name="End the turn")
    asked = ask.inner_text()

    button.hover()
    expect(page.locator(".tip .forecast")).to_contain_text("die is lost")
    expect(ask).to_have_text(asked)
    assert button.evaluate(APART) < 20


def test_the_forecast_of_a_card_stands_at_the_card_with_what_the_card_does(
    house: House, guests: Callable[..., Guest]
) -> None:
    guest = guests(width=1440, height=900)
    page = guest.page
    options, words = MIDDLE["roma"]
    laid(house, guest, "roma", words | {"face_up": {"eagle": {5: "tribunus_plebis"}}}, **options)
    forum = page.locator(".hand .card.usable", has_text="Forum")
    forum.click()
    place = page.locator("[data-piece='mine:0'] .usable")

    place.hover()
    expect(page.locator(".tip .forecast")).to_contain_text("Costs 5")
    assert place.evaluate(APART) < 20
    page.keyboard.press("Escape")
    page.locator("[data-piece='mine:4'] .card").hover()
    expect(page.locator(".tip .forecast")).to_contain_text("1 VP")
    expect(page.locator(".tip")).to_contain_text("Tribunus Plebis")


def test_nobody_reads_the_forecast_of_a_button_that_came_to_lie_under_the_mouse(
    house: House, guests: Callable[..., Guest]
) -> None:
    guest = guests()
    page = guest.page
    page.clock.install()
    page.add_init_script(COUNTED)
    table = Position(house, guest, "caesar_cleopatra", action_order="shuffled")
    bar = page.locator(".bar")
    draw, done = bar.get_by_role("button", name="Draw from the influence"), bar.get_by_role("button", name="Done")
    table.lay(REFILL)
    done.evaluate("(button) => button.click()")
    box = draw.bounding_box()  # here it comes
    assert box
    x, y = box["x"] + 10, box["y"] + 10
    table.lay(REFILL)
    still(page)
    page.mouse.move(x, y)
    done.evaluate("(button) => button.click()")
    until(page, "() => document.querySelector('.bar').textContent.includes('Draw from')")

    assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('button').textContent", [x, y])
    page.clock.run_for(REST)
    expect(page.locator(".tip")).to_have_count(0)
    assert page.evaluate("window.asked") == 0
    expect(page.locator(".bar .ask")).to_contain_text("Refill your hand")

    page.mouse.move(x + 3, y)
    until(page, "() => document.querySelector('.tip .forecast')")
    expect(page.locator(".tip")).to_contain_text("pile")
    expect(page.locator(".bar .ask")).to_contain_text("Refill your hand")


def previewed(guest: Guest, thing: Locator) -> bool:
    """Tap; whether that shows what would happen, once it is known."""
    page = guest.page
    thing.tap()
    page.clock.run_for(100)
    guest.until(lambda: bool(page.evaluate("window.asked === window.answered")))
    page.clock.run_for(LITTLE)
    return page.locator(".tip .again").count() > 0


def put_back(page: Page) -> None:
    """Nothing is chosen or looked at any more, and no reason stands there."""
    for _ in range(2):
        page.keyboard.press("Escape")


def faults_of(guest: Guest, question: str) -> list[str]:
    """What is wrong with what is told after a tap, once it has found its place."""
    page = guest.page
    told = page.locator(".tip").inner_text()
    with suppress(AssertionError):
        guest.until(lambda: page.evaluate(TIP_FAULTS) == [])
    found = [f"{fault}: {told}" for fault in page.evaluate(TIP_FAULTS)]
    if page.locator(".bar .ask").inner_text() != question:
        found.append(f"the question is gone: {told}")
    return found


@pytest.mark.parametrize(("width", "height"), PHONES)
@pytest.mark.parametrize(("stage", "language"), [("middle", "en"), ("fullest", "de")])
@pytest.mark.parametrize("game", GAMES.names)
def test_on_a_phone_every_preview_is_read_whole_and_says_that_a_second_tap_does_it(
    house: House, guests: Callable[..., Guest], game: str, stage: str, language: str, width: int, height: int
) -> None:
    options, words = (MIDDLE if stage == "middle" else FULLEST)[game]
    guest = guests(width=width, height=height, touch=True, language=language)
    page = guest.page
    page.clock.install()
    page.add_init_script(COUNTED)
    players = int(options.get("players", "2"))
    Position(house, guest, game, players, **{name: options[name] for name in options if name != "players"}).lay(words)
    still(page)
    question = page.locator(".bar .ask").inner_text()
    faults, previews = [], 0
    for first in range(page.locator(USABLE).count()):
        if previewed(guest, page.locator(USABLE).nth(first)):
            previews += 1
            faults += faults_of(guest, question)
        second = 0
        while page.locator(".board .chosen").count() and second < page.locator(AIMS).count():
            if previewed(guest, page.locator(AIMS).nth(second)):
                previews += 1
                faults += faults_of(guest, question)
            put_back(page)
            page.locator(USABLE).nth(first).tap()
            second += 1
        put_back(page)
    assert faults == []
    assert previews >= PREVIEWS[game]


def looked_at(guest: Guest, thing: Locator) -> list[str] | None:
    """What is wrong with what is told of a thing under the mouse; None where nothing would happen there."""
    page = guest.page
    page.mouse.move(1, 1)
    page.clock.run_for(LITTLE)
    thing.hover()
    page.clock.run_for(100)
    guest.until(lambda: bool(page.evaluate("window.asked === window.answered")))
    page.clock.run_for(REST)
    if page.locator(".tip .forecast").count() == 0:
        return None
    told, far = page.locator(".tip").inner_text(), float(thing.evaluate(APART))
    faults = [f"{fault}: {told}" for fault in page.evaluate(TIP_FAULTS)]
    return [*faults, f"{far:.0f} pixels away: {told}"] if far > NEAR else faults


@pytest.mark.parametrize(("width", "height"), DESKS)
@pytest.mark.parametrize("game", GAMES.names)
def test_on_a_desk_every_forecast_stands_at_the_thing_it_is_about(
    house: House, guests: Callable[..., Guest], game: str, width: int, height: int
) -> None:
    options, words = MIDDLE[game]
    guest = guests(width=width, height=height)
    page = guest.page
    page.clock.install()
    page.add_init_script(COUNTED)
    players = int(options.get("players", "2"))
    Position(house, guest, game, players, **{name: options[name] for name in options if name != "players"}).lay(words)
    still(page)
    question = page.locator(".bar .ask").inner_text()
    found = [looked_at(guest, thing) for thing in page.locator(USABLE).all()]
    for first in range(page.locator(TAKEN_UP).count()):
        page.locator(TAKEN_UP).nth(first).click()
        found += [looked_at(guest, thing) for thing in page.locator(AIMS).all()]
        assert page.locator(".bar .ask").inner_text() == question
        put_back(page)
    told = [faults for faults in found if faults is not None]
    assert [fault for faults in told for fault in faults] == []
    assert len(told) >= FORECASTS[game]
