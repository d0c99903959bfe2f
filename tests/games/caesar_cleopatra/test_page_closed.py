"""Closed piles on the board: nothing on the page tells the order of an action pile once it lies (CC-H9)."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from ludi.core import texts
from ludi.games.caesar_cleopatra import GAME
from ludi.games.caesar_cleopatra.components import Action
from tests.server.conftest import House
from tests.web.guest import Guest
from tests.web.position import Position

TURN = {
    "hand": {"caesar": {"one": 1}},
    "influence_pile": {"caesar": {"one": 1}, "cleopatra": {"one": 1}},
    "discard": "rest",
}
PILES = "[data-piece='piles:0'] .thing"  # influence, action, discarded, bonus
NAMES = [texts.say("en", f"caesar-cleopatra-card-{action.name.lower()}") for action in Action]


@pytest.mark.parametrize(
    ("piles", "pile", "is_told"), [("remembered", "ordered_pile", True), ("closed", "closed_pile", False)]
)
def test_cc_h9_the_own_pile_tells_its_order_only_where_it_is_remembered(
    house: House, guests: Callable[..., Guest], piles: str, pile: str, is_told: bool
) -> None:
    guest = guests()
    table = Position(house, guest, "caesar_cleopatra", action_order="chosen", piles=piles)
    table.lay(TURN | {"piles": piles, pile: {"caesar": ["wrath", "veto", "spy"]}})

    guest.page.locator(PILES).nth(1).focus()

    tip = guest.page.get_by_role("tooltip")
    expect(tip).to_contain_text("From the top: spy, veto" if is_told else "Face down.")
    assert any(name in tip.inner_text() for name in NAMES) == is_told


def test_cc_h9_after_putting_a_pile_in_order_neither_board_nor_log_tells_it(guests: Callable[..., Guest]) -> None:
    guest = guests()
    guest.against_chance("caesar_cleopatra", action_order="chosen", piles="closed")
    guest.wait_until_asked()
    guest.page.get_by_role("button", name=texts.say("en", "caesar-cleopatra-suggest-order")).click()
    expect(guest.page.locator(".order")).to_have_count(0)
    guest.wait_until_asked()

    guest.page.reload()
    guest.wait_until_asked()
    log = guest.page.locator("[data-piece='log'], .log").first.inner_text()

    assert not any(name in log for name in NAMES)
    assert GAME.chosen({})["piles"] == "remembered"
