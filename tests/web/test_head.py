"""The head and the bar: scores beside their emblems, names readable, no line cut through, on a small phone too."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from tests.web.guest import Guest

CHILDREN = """() => [...document.querySelectorAll('.head .seats li')].flatMap((seat) => [...seat.children]
  .filter((thing) => thing.getClientRects().length > 0).map((thing) => {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    const text = document.createRange();
    text.selectNodeContents(thing);
    return { what: thing.textContent, left, right, top, bottom, needs: text.getBoundingClientRect().width };
  }))"""


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (844, 390)])
def test_nothing_in_the_head_lies_on_another(
    guests: Callable[..., Guest], width: int, height: int, players: int
) -> None:
    guest = guests(width=width, height=height, language="hu")
    guest.against_chance("alea_iacta_est", players=players)
    guest.page.locator(".head .score").last.wait_for()
    for score in guest.page.locator(".head .score").all():
        score.evaluate("(score) => (score.textContent = '38')")
    found: list[dict[str, Any]] = guest.page.evaluate(CHILDREN)
    for one, other in pairwise(found):
        assert one["right"] <= other["left"] or one["bottom"] <= other["top"], (one, other)
    for figure in found:
        if figure["what"] == "38":
            assert figure["needs"] <= figure["right"] - figure["left"] + 1


def test_a_long_name_leaves_room_for_a_short_one(guests: Callable[..., Guest]) -> None:
    guest = guests(width=360, height=640)
    renamed = guest.page.request.put("/api/me", data={"name": "Marcellina"}, headers={"origin": guest.address})
    assert renamed.ok
    guest.table("roma", [{"kind": "me"}, {"kind": "bot", "level": "tiro"}])
    name = guest.page.locator(".head .name", has_text="Novellus")
    name.wait_for()
    assert name.evaluate("(name) => name.scrollWidth <= name.clientWidth")


@pytest.mark.parametrize(("width", "height"), [(360, 640), (1280, 800)])
def test_a_long_sentence_in_the_bar_ends_with_a_whole_line(
    guests: Callable[..., Guest], width: int, height: int
) -> None:
    guest = guests(width=width, height=height)
    guest.against_chance("roma")
    guest.wait_until_asked()
    told = guest.page.locator(".bar .ask")
    told.evaluate("(told) => (told.textContent = 'The vote card is turned: senators. '.repeat(20))")
    assert told.evaluate("(told) => told.scrollHeight > told.clientHeight")  # what is too long ends with an ellipsis
    assert told.evaluate("(told) => told.clientHeight <= told.parentElement.clientHeight")
