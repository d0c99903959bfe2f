"""What lifts stays under the pointer; what can be dragged can be taken anywhere; who is quick need not wait."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from ludi.games import GAMES
from tests.server.conftest import House
from tests.web.clock import still
from tests.web.guest import USABLE, Guest
from tests.web.position import Position

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
TO_DRAG = {
    "roma": {"dice": [3, 5, 5], "coins": {"eagle": 20}, "hand": {"eagle": {"forum": 1}}, "draw_pile": "rest"},
    "caesar_cleopatra": {
        "phase": "turn",
        "hand": {"caesar": {"two": 2, "assassination": 1}},
        "face_up": {"cleopatra": {"senators": {"three": 1}}},
        "discard": "rest",
    },
    "alea_iacta_est": {"supply": {"eagle": [1, 2, 3, 4, 4, 4, 5, 6], "wave": [1] * 8}, "senate_pile": "rest"},
}


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


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (844, 390)])
@pytest.mark.parametrize(("game", "things"), [("roma", 4), ("caesar_cleopatra", 2), ("alea_iacta_est", 8)])
def test_what_lifts_can_still_be_taken_at_its_edge(
    house: House, guests: Callable[..., Guest], game: str, things: int, width: int, height: int
) -> None:
    guest = guests(width=width, height=height)
    Position(house, guest, game).lay(TO_DRAG[game])
    expect(guest.page.locator("button[data-carry]")).to_have_count(things)
    thing = guest.page.locator("button[data-carry]").last
    box = thing.bounding_box()
    assert box
    guest.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 1)  # and it lifts
    expect(thing.locator(".grip:hover")).to_have_count(1)


def test_who_goes_on_at_once_need_not_wait_for_the_own_step(house: House, guests: Callable[..., Guest]) -> None:
    guest = guests(speed="slow")
    page, cards = guest.page, guest.page.locator(".hand .card.usable")
    page.clock.install()
    table = Position(house, guest, "roma", start_player="eagle")
    table.lay({"phase": "give", "hand": {"eagle": {"sicarius": 1, "senator": 1, "turris": 2}}, "draw_pile": "rest"})
    still(page)  # the first card is still on its way, and stays so
    cards.first.click()
    expect(cards).to_have_count(2)
    cards.first.click()
    guest.until(lambda: len(table.made) == 2)
    assert table.made == ["give sicarius", "give senator"]
