"""On a phone of 360 by 640 everything needed to act is in reach, without scrolling."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from ludi.games import GAMES
from tests.server.conftest import House
from tests.web.fonts import FAMILIES
from tests.web.guest import USABLE, Guest
from tests.web.position import Position

pytestmark = pytest.mark.parametrize("fonts", FAMILIES)
BOXES = """(usable) => [...document.querySelectorAll(usable)].map((thing) => {
  const { x, y, right, bottom, width, height } = thing.getBoundingClientRect();
  return { what: thing.className + ' ' + thing.textContent.trim().slice(0, 30), x, y, right, bottom, width, height };
})"""
TARGET = 43.5


def out_of_reach(guest: Guest, height: int) -> list[dict[str, Any]]:
    """Usable things too small or not on the screen. A hand is swiped sideways."""
    found: list[dict[str, Any]] = guest.page.evaluate(BOXES, USABLE)
    return [
        box
        for box in found
        if box["y"] < 0 or box["bottom"] > height + 1 or box["height"] < TARGET or box["width"] < TARGET
    ]


@pytest.mark.parametrize("letters", [True, False])
@pytest.mark.parametrize("game", GAMES.names)
def test_everything_to_act_with_is_in_reach(guests: Callable[..., Guest], game: str, letters: bool) -> None:
    guest = guests(width=360, height=640, touch=True, letters=letters)
    guest.against_chance(game)
    for _ in range(25):
        guest.wait_until_asked()
        assert out_of_reach(guest, 640) == []
        assert guest.page.evaluate("document.documentElement.scrollHeight") <= 640
        assert guest.page.evaluate("document.documentElement.scrollWidth") <= 360
        assert guest.page.evaluate("document.querySelector('main').scrollWidth") <= 360
        guest.click_something()
        if guest.is_over:
            break


def test_a_whole_pile_looked_through_is_in_reach(house: House, guests: Callable[..., Guest]) -> None:
    guest = guests(width=360, height=640, touch=True)
    position = {"dice": [2], "face_up": {"eagle": {2: "haruspex"}}, "draw_pile": "rest"}
    Position(house, guest, "roma", start_player="eagle").lay(position, "activate 2")

    expect(guest.page.locator(".tray .card.usable")).to_have_count(25)
    assert out_of_reach(guest, 640) == []


@pytest.mark.parametrize(("width", "height"), [(360, 640), (844, 390)])
def test_dice_that_consul_changes_are_in_reach(
    house: House, guests: Callable[..., Guest], width: int, height: int
) -> None:
    guest = guests(width=width, height=height, touch=True)
    position = {"dice": [2, 3, 4], "face_up": {"eagle": {2: "consul"}}, "draw_pile": "rest"}
    Position(house, guest, "roma", start_player="eagle").lay(position, "activate 2")
    expect(guest.page.get_by_role("button", name="Lower the 3 by 1")).to_be_visible()

    expect(guest.page.locator(".mine .changing button:enabled")).to_have_count(4)
    assert out_of_reach(guest, height) == []
    assert guest.page.evaluate("document.querySelector('main').scrollWidth") <= width


@pytest.mark.parametrize("letters", [True, False])
def test_the_largest_figures_fit_above_roma(house: House, guests: Callable[..., Guest], letters: bool) -> None:
    guest = guests(width=360, height=640, touch=True, letters=letters)
    position = Position(house, guest, "roma", start_player="eagle")
    state = position.live.game.read({"dice": [2, 3, 4], "essedum": 3, "coins": {"wave": 88}, "draw_pile": "rest"})
    for name, number in {"vp": 28, "stock": 30, "hand_size": 12, "draw_size": 38, "discard_size": 25}.items():
        state[name] = number  # only to be drawn
    position.put(state)
    expect(guest.page.get_by_label("Defence")).to_be_visible()

    assert guest.page.evaluate("document.querySelector('main').scrollWidth") <= 360


# Pixels of the lifted card and the ring around it (3 px) that its hand cuts off, above and below.
CUT = """() => {
  const [card, hand] = ['.hand .card.chosen', '.hand:has(.card)'].map((one) => document.querySelector(one));
  const [inner, outer] = [card, hand].map((one) => one.getBoundingClientRect());
  const [above, below] = [outer.top - (inner.top - 3), inner.bottom + 3 - outer.bottom];
  return getComputedStyle(hand).overflowY === 'visible' ? 0 : Math.max(0, above, below);
}"""


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (844, 390), (1280, 800)])
@pytest.mark.parametrize(
    ("game", "hand"),
    [
        ("roma", {"eagle": {"forum": 1, "senator": 1}}),
        ("caesar_cleopatra", {"caesar": {"one": 1, "two": 1, "three": 1, "four": 1, "five": 2}}),
    ],
)
def test_a_chosen_card_is_seen_whole(
    house: House, guests: Callable[..., Guest], game: str, hand: dict[str, Any], width: int, height: int
) -> None:
    guest = guests(width=width, height=height, touch=True)
    rest = {"draw_pile": "rest", "coins": {"eagle": 20}, "dice": [2]} if game == "roma" else {"discard": "rest"}
    Position(house, guest, game).lay({"hand": hand} | rest)
    guest.page.locator(".hand .card.usable").last.click()
    expect(guest.page.locator(".hand .card.chosen")).to_have_count(1)
    assert guest.page.evaluate(CUT) == 0
    assert guest.page.evaluate("document.querySelector('.hand:has(.card)').scrollLeft") == 0  # nothing to swipe to


@pytest.mark.parametrize("game", GAMES.names)
def test_a_phone_on_its_side_works_too(guests: Callable[..., Guest], game: str) -> None:
    guest = guests(width=844, height=390, touch=True)
    guest.against_chance(game)
    guest.play_on(20)
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= 844
    assert guest.sequence > 10
