"""What a player reads is in a player's words: numbers that prove or measure something wait until they are asked for."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.guest import Guest

HEXADECIMAL = re.compile(r"\b[0-9a-f]{32,}\b")
OPERATORS = re.compile(r"--host|SHA-256|\bElo\b")


def test_the_lobby_introduces_an_opponent_without_a_rating(guests: Callable[..., Guest]) -> None:
    guest = guests()
    guest.go("/")
    tile = guest.page.locator("article").first
    expect(tile.locator(".opponent:visible").first).to_contain_text("Firmus")
    expect(tile).not_to_contain_text("Rating")

    tile.get_by_role("button", name="Who are they?").click()
    expect(guest.page.get_by_role("dialog")).to_contain_text(re.compile(r"Rating \d+.*between −?-?\d+ and \d+"))


def test_the_numbers_behind_the_dice_are_folded_away(guests: Callable[..., Guest]) -> None:
    guest = guests()
    guest.table("roma", [{"kind": "me"}, {"kind": "open"}])
    fingerprint = guest.page.get_by_text("The fingerprint of the dice, fixed before the game")
    expect(fingerprint).to_be_visible()
    assert not HEXADECIMAL.search(guest.page.locator("main").inner_text())
    fingerprint.click()
    expect(guest.page.locator("main .hash")).to_be_visible()

    guest.against_chance("roma")
    guest.wait_until_asked()
    guest.page.get_by_role("button", name="Menu").click()
    menu = guest.page.get_by_role("dialog")
    expect(menu.get_by_text("The fingerprint of the dice, fixed before the game")).to_be_visible()
    assert not HEXADECIMAL.search(menu.inner_text())


def test_nobody_is_told_how_to_start_a_server(guests: Callable[..., Guest]) -> None:
    guest = guests()
    for path in ("/", "/study", "/puzzles", "/day"):
        guest.go(path)
        guest.page.locator("main").wait_for()
        assert not OPERATORS.search(guest.page.locator("body").inner_text()), path
    guest.table("roma", [{"kind": "me"}, {"kind": "open"}])
    expect(guest.page.get_by_text("Only this computer can open this link.")).to_be_visible()
    assert not OPERATORS.search(guest.page.locator("body").inner_text())
