"""axe-core finds nothing in any moment: each is held in the middle of what moves, however long anybody looks."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from tests.games.caesar_cleopatra.test_page import VOTE
from tests.server.conftest import House
from tests.web.axe import HOLD, everywhere
from tests.web.clock import moved, until
from tests.web.guest import Guest
from tests.web.tables_in_words import MIDDLE
from tests.web.test_ending import LAST
from tests.web.test_moments import ATTACK, THROW, laid


class Held(NamedTuple):
    """A moment: the position before it, what is clicked, and by what it is known to have come."""

    game: str
    words: dict[str, Any]
    clicked: tuple[str, ...]
    seen: str


MOMENTS = {
    "throw": Held("roma", THROW, (".bar button[data-action]",), ".mine .tumbling"),
    "attack": Held("roma", ATTACK, ("[data-kind='2'] .disc",), ".battle .die"),
    "points": Held("roma", ATTACK, ("[data-kind='4'] .disc",), ".sky i"),
    "end": Held("roma", LAST, ("[data-kind='0'] .disc",), ".ending .sheet"),
    "vote": Held("caesar_cleopatra", VOTE, (".bar button[data-action]",), "div.scene"),
    "street": Held(
        "alea_iacta_est",
        MIDDLE["alea_iacta_est"][1],
        (".supply button.die >> nth=3", "[data-piece='building:senatus'] .target"),
        ".sky i",
    ),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_axe_finds_nothing_in_a_moment(house: House, guests: Callable[..., Guest], moment: str) -> None:
    game, words, clicked, seen = MOMENTS[moment]
    guest = guests(speed="normal")
    guest.page.add_init_script(HOLD)
    page = laid(house, guest, game, words, players=3 if game == "alea_iacta_est" else 2)
    page.evaluate("hold()")
    *before, last = (page.locator(thing).first for thing in clicked)
    for thing in before:
        thing.click()
    moved(page, last)
    until(page, f'() => document.querySelector("{seen}")')
    page.evaluate("halfway()")
    assert everywhere(guest) == []
