"""The page in languages nobody speaks: words 40 in 100 longer, and words from the right.

Nothing is cut and nothing leaves the screen, on a desk and on a phone (`web/src/dev/pseudo.ts` makes them of English).
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from ludi.games import GAMES
from tests.server.conftest import House
from tests.web.guest import USABLE, Guest
from tests.web.position import Position
from tests.web.tables_in_words import MIDDLE
from tests.web.test_sizes import CUT, OVERLAPPING, WIDER

LONG, MIRROR = "en-x-long", "en-x-mirror"
SIZES = {"desk": (1280, 800), "phone": (390, 844)}
PAGES = ("/", "/rules/roma", "/learn/roma", "/puzzles", "/puzzles/roma", "/day", "/day/roma", "/study", "/nowhere")
# Words that leave the screen sideways, or that a box of theirs cuts off; what can be swiped holds more than it shows.
LOST = """() => {
  const found = [];
  const side = document.documentElement.scrollWidth - innerWidth;
  if (side > 1) found.push(`the page is ${side} wider than the screen`);
  for (const one of document.querySelectorAll('body *')) {
    const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!own || !one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (one.closest('.unseen, .name, svg, option, .board')) continue; // a person's name may end in dots
    const range = document.createRange();
    range.selectNodeContents(one);
    const text = range.getBoundingClientRect();
    let swiped = false, cut = 0;
    for (let box = one; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box), edge = box.getBoundingClientRect();
      if (/auto|scroll/.test(style.overflowX)) swiped = true;
      if (swiped || !/hidden|clip/.test(style.overflowX + style.overflowY)) continue;
      cut = Math.max(cut, edge.left - text.left, text.right - edge.right);
    }
    const out = swiped ? 0 : Math.max(cut, -text.left, text.right - innerWidth);
    const told = `${one.tagName}.${one.className} ${one.textContent.trim().slice(0, 40)}`;
    if (out > 2) found.push(`${told}: ${Math.round(out)}`);
  }
  return found;
}"""


def opened(guest: Guest, path: str) -> Page:
    """A page of the house, with all its words."""
    guest.go(path)
    guest.page.locator("main, .missing").first.wait_for()
    guest.page.wait_for_function("() => document.body.innerText.length > 60 && document.fonts.status === 'loaded'")
    return guest.page


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", [LONG, MIRROR])
def test_no_page_cuts_words_or_is_wider_than_the_screen(guests: Callable[..., Guest], language: str, size: str) -> None:
    width, height = SIZES[size]
    guest = guests(width=width, height=height, touch=size == "phone", language=language)
    faults = {}
    for path in PAGES:
        page = opened(guest, path)
        faults[path] = page.evaluate(LOST)
        assert page.evaluate("document.documentElement.dir") == ("rtl" if language == MIRROR else "ltr")
    page = opened(guest, "/")
    page.locator(".top button, header button").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    faults["a dialog"] = page.evaluate(LOST)
    guest.table("roma", [{"kind": "me"}, {"kind": "open"}])
    page.locator(".seats").wait_for()
    faults["the waiting room"] = page.evaluate(LOST)
    assert {where: found for where, found in faults.items() if found} == {}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", [LONG, MIRROR])
@pytest.mark.parametrize("game", GAMES.names)
def test_a_board_and_what_is_around_it_hold_such_words(
    house: House, guests: Callable[..., Guest], game: str, language: str, size: str
) -> None:
    width, height = SIZES[size]
    options, words = MIDDLE[game]
    guest = guests(width=width, height=height, touch=size == "phone", language=language)
    others = {name: options[name] for name in options if name != "players"}
    Position(house, guest, game, int(options.get("players", "2")), **others).lay(words)
    guest.wait_until_asked()
    page = guest.page
    faults = [f"out of sight: {one}" for one in guest.hidden(USABLE)] + page.evaluate(LOST)
    faults += [f"cut: {one}" for one in page.evaluate(CUT)]
    faults += [f"overlapping: {one}" for one in page.evaluate(OVERLAPPING)]
    assert faults == []
    assert page.evaluate(WIDER) <= 0


def test_written_from_the_right_the_page_is_mirrored_and_the_board_is_not(
    house: House, guests: Callable[..., Guest]
) -> None:
    guest = guests(width=1440, height=900, language=MIRROR)
    Position(house, guest, "roma").lay(MIDDLE["roma"][1])
    guest.wait_until_asked()
    page = guest.page
    left = {name: page.locator(name).first.evaluate("(one) => one.getBoundingClientRect().left") for name in (
        ".board", ".log", ".head .seats", ".head button",
    )}  # fmt: skip
    discs = page.locator(".columns .disc").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().left)")

    assert left[".log"] < left[".board"]  # beside the board at the end of the line
    assert left[".head button"] < left[".head .seats"]
    assert discs == sorted(discs)  # I to VI stay as the rules say: from left to right
