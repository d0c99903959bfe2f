"""No machine's fonts move the layout: everything lies where it lies elsewhere, also before all letters have come."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.conftest import House
from tests.web.fonts import ANY, FAMILIES
from tests.web.guest import Guest
from tests.web.position import Position

POSITIONS: dict[str, dict[str, Any]] = {
    "roma": {
        "player": "eagle",
        "dice": [2, 3, 4],
        "essedum": 3,
        "hand": {"eagle": ["forum", "haruspex"]},
        "draw_pile": "rest",
    },
    "caesar_cleopatra": {"hand": {"caesar": {"three": 1, "philosopher": 1, "assassination": 1}}, "discard": "rest"},
    "alea_iacta_est": {
        "supply": {"eagle": [1, 3, 3, 5], "wave": [1, 1]},
        "latrina": {"eagle": [1] * 5, "wave": [1] * 7},
        "fortuna_pile": "rest",
        "senate_pile": "rest",
    },
}
# Where everything lies as soon as all letters are drawn: a drawing follows its letters a frame later.
BOXES = """async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  return [...document.querySelectorAll('#page *')].filter((one) => one.checkVisibility()).map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [one.tagName + ' ' + one.getAttribute('class'), x, y, width, height];
  });
}"""
Box = tuple[str, float, float, float, float]


def moved(there: list[Box], here: list[Box]) -> list[tuple[Box, Box]]:
    """What lies elsewhere, or is larger, by more than a pixel."""
    assert [name for name, *_ in there] == [name for name, *_ in here]
    pairs = zip(there, here, strict=True)
    return [(one, two) for one, two in pairs if any(abs(a - b) > 1 for a, b in zip(one[1:], two[1:], strict=True))]


@pytest.mark.parametrize("game", POSITIONS)
@pytest.mark.parametrize("language", ["en", "hu"])
def test_no_machines_fonts_move_the_layout(
    house: House, guests: Callable[..., Guest], language: str, game: str
) -> None:
    def seen(**machine: Any) -> list[Box]:
        guest = guests(width=360, height=640, touch=True, language=language, **machine)
        guest.page.request.put("/api/me", data={"name": "Livia"}, headers={"origin": guest.address})
        Position(house, guest, game).lay(POSITIONS[game])
        found: list[Box] = guest.page.evaluate(BOXES)
        return found

    here = seen(fonts=ANY)
    for family in FAMILIES:
        assert moved(seen(fonts=family), here) == []
        if language == "en":
            assert moved(seen(fonts=family, letters=False), here) == []
