"""RO-B3 in the browser: at its place a card shows the defence that counts, marks a change and says why."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.conftest import House
from tests.web.guest import Guest
from tests.web.position import Position

SHIELDED = {
    "dice": [2, 3, 4],
    "hand": {"eagle": {"forum": 1}},
    "face_up": {
        "eagle": {1: "essedum", 2: "legat", 3: "turris", 4: "nero"},
        "wave": {1: "forum", 2: "turris", 5: "consul"},
    },
    "draw_pile": "rest",
}
SIZES = [(1280, 800), (360, 640)]


def place(page: Page, disc: int, mine: bool) -> Locator:
    """A place beside a disc: mine, or the other's."""
    return page.locator(".column").nth(disc - 1).locator("> :last-child" if mine else "> :first-child")


def shield(page: Page, disc: int, mine: bool) -> Locator:
    """The figure of the defence of the card there."""
    return place(page, disc, mine).locator(".figure.shield")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_ro_b3_a_turris_is_in_the_defence_of_its_neighbours_and_marked(
    house: House, guests: Callable[..., Guest], width: int, height: int
) -> None:
    guest = guests(width=width, height=height)
    Position(house, guest, "roma", start_player="eagle").lay(SHIELDED)

    expect(shield(guest.page, 1, mine=False)).to_have_text("6")
    expect(shield(guest.page, 1, mine=False).locator(".arrow")).to_be_visible()
    expect(shield(guest.page, 2, mine=False)).to_have_text("6")  # it does not shield itself
    expect(shield(guest.page, 2, mine=False).locator(".arrow")).to_have_count(0)
    expect(shield(guest.page, 2, mine=True)).to_have_text("3")
    expect(guest.page.locator(".hand .figure.shield")).to_have_text("5")  # in the hand: as printed


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_ro_k15_an_essedum_in_force_is_in_every_opposing_defence_and_marked(
    house: House, guests: Callable[..., Guest], width: int, height: int
) -> None:
    guest = guests(width=width, height=height)
    Position(house, guest, "roma", start_player="eagle").lay(SHIELDED | {"essedum": 1})

    expect(shield(guest.page, 1, mine=False)).to_have_text("4")
    expect(shield(guest.page, 5, mine=False)).to_have_text("2")
    expect(shield(guest.page, 5, mine=False).locator(".arrow")).to_be_visible()
    expect(shield(guest.page, 2, mine=True)).to_have_text("3")  # only the other's are lowered


def test_ro_b3_the_tip_says_why_and_so_does_the_table_in_words(house: House, guests: Callable[..., Guest]) -> None:
    guest = guests()
    Position(house, guest, "roma", start_player="eagle").lay(SHIELDED | {"essedum": 1})
    why = "defence 4 (printed 5, Turris +1, Essedum −2)"

    for height in (40, 60):  # a tip comes to a pointer that moves
        place(guest.page, 1, mine=False).locator(".card").hover(position={"x": 20, "y": height})
    expect(guest.page.get_by_role("tooltip")).to_contain_text(f"Cost 5 · {why}")
    expect(place(guest.page, 1, mine=False).get_by_role("button")).to_have_accessible_name(
        re.compile(f"^Forum.*{re.escape(why)}")
    )
    expect(guest.page.locator("section.unseen li", has_text=why)).to_contain_text("Disc I: Forum")
