"""On a phone of 360 by 640 everything needed to act is in reach, without scrolling."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.guest import USABLE, Guest

BOXES = """(usable) => [...document.querySelectorAll(usable)].map((thing) => {
  const { x, y, right, bottom, width, height } = thing.getBoundingClientRect();
  return { what: thing.className + ' ' + thing.textContent.trim().slice(0, 30), x, y, right, bottom, width, height,
    tray: !!thing.closest('.tray') };
})"""
TARGET = 43.5
NARROW = 32  # eight dice of Alea, and the chip that rolls them again, lie in one row


def out_of_reach(guest: Guest, height: int) -> list[dict[str, Any]]:
    """Usable things too small or not on the screen. A hand is swiped sideways, a pile looked through upwards."""
    found: list[dict[str, Any]] = guest.page.evaluate(BOXES, USABLE)
    return [
        box
        for box in found
        if (not box["tray"] and (box["y"] < 0 or box["bottom"] > height + 1))
        or box["height"] < TARGET
        or box["width"] < (NARROW if box["what"].startswith("die ") else TARGET)
    ]


@pytest.mark.parametrize("game", ["roma", "caesar_cleopatra", "alea_iacta_est"])
def test_everything_to_act_with_is_in_reach(guests: Callable[..., Guest], game: str) -> None:
    guest = guests(width=360, height=640, touch=True)
    guest.against_chance(game)
    for _ in range(25):
        guest.wait_until_asked()
        assert out_of_reach(guest, 640) == []
        assert guest.page.evaluate("document.documentElement.scrollHeight") <= 640
        assert guest.page.evaluate("document.documentElement.scrollWidth") <= 360
        guest.click_something()
        if guest.is_over:
            break


@pytest.mark.parametrize("game", ["roma", "caesar_cleopatra", "alea_iacta_est"])
def test_a_phone_on_its_side_works_too(guests: Callable[..., Guest], game: str) -> None:
    guest = guests(width=844, height=390, touch=True)
    guest.against_chance(game)
    guest.play_on(20)
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= 844
    assert guest.sequence > 10
