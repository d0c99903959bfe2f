"""What lifts under the pointer stays under it: nothing trembles, also at its edge."""

from collections.abc import Callable

import pytest

from ludi.games import GAMES
from tests.web.guest import USABLE, Guest

# How often anything usable moved in the frames after those in which it was lifted.
MOVED = """async (usable) => {
  const places = () => JSON.stringify([...document.querySelectorAll(usable)].map((one) => one.getBoundingClientRect()));
  let [before, moved] = ['', 0];
  for (let frame = 0; frame < 70; frame += 1) {
    await new Promise(requestAnimationFrame);
    if (frame > 40 && places() !== before) moved += 1;
    before = places();
  }
  return moved;
}"""


@pytest.mark.parametrize("game", GAMES.names)
def test_nothing_trembles_under_the_pointer(guests: Callable[..., Guest], game: str) -> None:
    guest = guests()
    guest.against_chance(game)
    guest.wait_until_asked()
    for thing in guest.page.locator(USABLE).all()[:3]:
        box = thing.bounding_box()
        assert box
        guest.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 1)
        assert guest.page.evaluate(MOVED, USABLE) == 0
