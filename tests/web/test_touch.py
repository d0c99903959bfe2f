"""A finger: the first tap shows what would happen, the second does it; what is read never acts; talk has a badge."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.conftest import House
from tests.web.guest import Guest
from tests.web.position import Position
from tests.web.test_two_browsers import seated

PHONE = {"width": 390, "height": 844, "touch": True}
FINGER = {"pointerType": "touch", "bubbles": True}
MONEY = {"dice": [5], "coins": {"eagle": 20}, "hand": {"eagle": {"forum": 1}}, "draw_pile": "rest"}
# A position of each game, what is tapped, and what is made by the second tap on the last of it.
TAPPED = {
    "roma": (MONEY, [".hand .card.usable", ".column:nth-child(2) .empty.usable"], "lay forum 2"),
    "caesar_cleopatra": (
        {"phase": "turn", "hand": {"caesar": {"two": 1}}, "discard": "rest"},
        [".hand .card.usable", "[data-faction='1'] .target.usable"],
        "lay_hidden two",
    ),
}


@pytest.mark.parametrize("game", TAPPED)
def test_the_first_tap_shows_and_the_second_does_it(house: House, guests: Callable[..., Guest], game: str) -> None:
    guest = guests(**PHONE)
    page = guest.page
    words, things, made = TAPPED[game]
    table = Position(house, guest, game, **({"start_player": "eagle"} if game == "roma" else {}))
    table.lay(words)
    for thing in things:
        page.locator(thing).first.tap()
    expect(page.locator(".tip .again")).to_contain_text("Tap again")
    assert table.made == []
    page.locator(things[-1]).first.tap()
    guest.until(lambda: len(table.made) == 1)
    assert table.made[0].startswith(made)


def test_a_button_of_the_bar_is_tapped_twice_and_another_tap_changes_the_mind(
    house: House, guests: Callable[..., Guest]
) -> None:
    guest = guests(**PHONE)
    page = guest.page
    table = Position(house, guest, "roma", start_player="eagle")
    table.lay(MONEY)
    end, again = page.get_by_role("button", name="End the turn"), page.locator(".tip .again")
    end.tap()
    expect(page.locator(".tip .forecast")).to_contain_text("lost")  # as resting a mouse there tells
    expect(again).to_have_count(1)
    page.locator(".hand .card.usable").first.tap()
    expect(again).to_have_count(0)
    end.tap()
    assert table.made == []
    end.tap()
    guest.until(lambda: table.made == ["end_turn"])


def test_a_card_under_a_long_press_is_a_sheet_to_read_and_nothing_is_played_by_it(
    house: House, guests: Callable[..., Guest]
) -> None:
    guest = guests(**PHONE)
    page = guest.page
    table = Position(house, guest, "roma", start_player="eagle")
    table.lay({"phase": "keep", "dice": [5], "drawn": {"eagle": {"forum": 1, "nero": 1}}, "draw_pile": "rest"})
    card, sheet = page.locator(".tray .card.usable", has_text="Forum"), page.get_by_role("dialog")
    card.dispatch_event("pointerdown", FINGER)
    expect(sheet).to_be_visible()
    card.dispatch_event("pointerup", FINGER)
    card.dispatch_event("click", FINGER | {"detail": 1})
    expect(sheet.locator("h2")).to_contain_text("Forum")
    expect(sheet.locator(".words")).to_contain_text("Cost 5")
    expect(sheet.locator(".picture svg")).to_be_visible()
    box = sheet.bounding_box()
    assert box
    assert (box["x"], box["width"], box["y"] + box["height"]) == (0, PHONE["width"], PHONE["height"])
    sheet.get_by_role("button", name="Close").tap()
    expect(sheet).to_have_count(0)
    expect(page.locator(".tip .again")).to_have_count(0)
    assert table.made == []


def test_what_is_said_shows_a_badge_until_it_is_read(guests: Callable[..., Guest]) -> None:
    livia, marcus = seated(guests)
    page = livia.page
    page.locator(".board").wait_for()
    marcus.page.locator(".board").wait_for()
    marcus.page.keyboard.press("c")
    marcus.page.locator(".phrases button").first.click()

    talk = page.locator(".tabs").get_by_role("button", name="Talk")
    expect(talk).to_have_text("Talk 1")  # on the desk the log lies open, and its neighbour tells
    page.set_viewport_size({"width": 390, "height": 844})
    badge = page.locator(".head").get_by_role("button", name="Talk: 1")
    expect(badge).to_be_visible()
    badge.click()
    expect(page.locator(".talk li")).to_have_count(1)
    expect(talk).to_have_text("Talk")
