"""On a phone of 360 by 640 everything needed to act is in reach, without scrolling."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from ludi.games import GAMES
from tests.server.conftest import House
from tests.web.guest import USABLE, Guest
from tests.web.position import Position

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

    assert guest.page.locator(".tray .card.usable").count() == 25
    assert out_of_reach(guest, 640) == []


@pytest.mark.parametrize(("width", "height"), [(360, 640), (844, 390)])
def test_dice_that_consul_changes_are_in_reach(
    house: House, guests: Callable[..., Guest], width: int, height: int
) -> None:
    guest = guests(width=width, height=height, touch=True)
    position = {"dice": [2, 3, 4], "face_up": {"eagle": {2: "consul"}}, "draw_pile": "rest"}
    Position(house, guest, "roma", start_player="eagle").lay(position, "activate 2")
    expect(guest.page.get_by_role("button", name="Lower the 3 by 1")).to_be_visible()

    assert guest.page.locator(".mine .changing button:enabled").count() == 4
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


@pytest.mark.parametrize("game", GAMES.names)
def test_a_phone_on_its_side_works_too(guests: Callable[..., Guest], game: str) -> None:
    guest = guests(width=844, height=390, touch=True)
    guest.against_chance(game)
    guest.play_on(20)
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= 844
    assert guest.sequence > 10
