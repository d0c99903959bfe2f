"""Letters meant to be read are nowhere smaller than 13 pixels, also on a small phone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from ludi.core import texts
from ludi.games import GAMES
from tests.server.conftest import House
from tests.web.fonts import FAMILIES
from tests.web.guest import Guest
from tests.web.position import Position

LEAST = 13
# What is written smaller, as it is drawn; letters in a drawing grow and shrink with it.
SMALL = """(least) => {
  const small = new Set();
  const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (all.nextNode()) {
    const [text, holder] = [all.currentNode, all.currentNode.parentElement];
    const words = document.createRange();
    words.selectNode(text);
    const isSeen = holder.checkVisibility({ visibilityProperty: true }) && words.getBoundingClientRect().width > 0;
    if (!text.data.trim() || !isSeen || holder.closest('.unseen')) continue;
    const scale = holder instanceof SVGElement ? holder.getScreenCTM().d : 1;
    const size = scale * parseFloat(getComputedStyle(holder).fontSize);
    if (size < least) small.add(`${text.data.trim()}: ${size}`);
  }
  return [...small];
}"""
ACTIONS = ["assassination", "spy", "castling", "scout", "wrath", "veto"]
HELD = {
    "hand": {"caesar": dict.fromkeys(["three", "philosopher", *ACTIONS], 1)},
    "face_up": {"cleopatra": {"senators": {"two": 1}}},
    "influence_pile": {"caesar": {"one": 1}, "cleopatra": {"one": 1}},
    "discard": "rest",
}
# Names that run over the edge of their card, or have a word divided without a hyphen.
TORN = """() => [...document.querySelectorAll('.hand .name')].filter((name) => {
  const { left, right } = name.getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(name);
  const runs = [...words.getClientRects()];
  const lines = new Set(runs.map((run) => run.top)).size;
  const most = name.textContent.split(/[ \\u00AD]/).length;
  return lines > most || runs.some((run) => run.left < left || run.right > right);
}).map((name) => name.textContent)"""


@pytest.mark.parametrize("game", GAMES.names)
def test_letters_on_the_table_are_large_enough(guests: Callable[..., Guest], game: str) -> None:
    guest = guests(width=360, height=640, touch=True)
    guest.against_chance(game)
    for _ in range(40):
        guest.wait_until_asked()
        assert guest.page.evaluate(SMALL, LEAST) == []
        guest.click_something()


@pytest.mark.parametrize("fonts", FAMILIES)
@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (844, 390)])
def test_names_of_action_cards_can_be_read(
    house: House, guests: Callable[..., Guest], width: int, height: int, language: str
) -> None:
    guest = guests(width=width, height=height, touch=True, language=language)
    Position(house, guest, "caesar_cleopatra", action_order="shuffled").lay(HELD)

    expect(guest.page.locator(".hand .name")).to_have_count(len(ACTIONS) + 2)
    assert guest.page.evaluate(SMALL, LEAST) == []
    assert guest.page.evaluate(TORN) == []
