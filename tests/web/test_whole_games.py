"""A whole game of each, by clicking; afterwards the score sheet, the dice proved, the replay."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.guest import Guest


@pytest.mark.parametrize(("game", "players"), [("roma", 2), ("caesar_cleopatra", 2), ("alea_iacta_est", 3)])
def test_a_whole_game_by_clicking(guests: Callable[..., Guest], game: str, players: int) -> None:
    guest = guests()
    guest.against_chance(game, players)

    guest.play_to_the_end()

    sheet = guest.ending
    expect(sheet.locator("thead th")).to_have_count(players)
    sheet.get_by_role("button", name="Check the dice").click()
    expect(sheet.locator(".dice .good")).to_contain_text("follow from the secret that was promised")
    sheet.get_by_role("link", name="Replay").click()
    expect(guest.page.locator("footer .count")).to_have_text(re.compile(r"^0 / \d+$"))
    guest.page.keyboard.press("End")
    expect(guest.page.locator("footer .count")).to_have_text(re.compile(r"^(\d+) / \1$"))
