"""The board of Alea Iacta Est: dice, then a building; or a building, then the dice it takes."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.guest import Guest


def placing(guests: Callable[..., Guest], players: int = 2, **screen: int) -> Page:
    """Somebody with eight dice, the first to place."""
    guest = guests(**screen)
    guest.against_chance("alea_iacta_est", players, start_player="eagle")
    expect(guest.page.locator(".supply button.die")).to_have_count(8)
    return guest.page


def test_a_die_is_chosen_then_a_building(guests: Callable[..., Guest]) -> None:
    page = placing(guests)
    page.locator(".supply button.die").first.click()
    forum = page.get_by_role("region", name="Forum Romanum")

    forum.locator(".target").hover()
    expect(forum.locator("li.ghost")).to_have_count(1)  # drawn before it happens
    expect(page.locator(".bar")).to_contain_text("comes to rest on column 1")
    forum.locator(".target").click()

    expect(page.locator(".side")).to_contain_text("in the Forum")


def test_a_building_is_chosen_then_the_dice_it_takes(guests: Callable[..., Guest]) -> None:
    page = placing(guests)
    page.get_by_role("region", name="Castrum").locator(".target").click()
    page.locator(".options button").first.click()
    expect(page.locator(".side")).to_contain_text("in the Castrum")


def test_a_die_is_dragged_into_a_building(guests: Callable[..., Guest]) -> None:
    page = placing(guests)
    page.locator(".supply button.die").first.drag_to(page.get_by_role("region", name="Senatus").locator(".place"))
    expect(page.locator(".side")).to_contain_text("in the Senatus")


def test_the_latrina_says_why_not(guests: Callable[..., Guest]) -> None:
    page = placing(guests)
    page.get_by_role("region", name="Latrina").locator(".target").click(force=True)
    expect(page.locator(".bar")).to_contain_text("The Latrina is only for one who can place no die anywhere else.")
    expect(page.locator(".bar")).to_contain_text("AI-P17")


@pytest.mark.parametrize("players", [2, 5])
def test_everything_to_act_is_in_sight_on_a_small_phone(guests: Callable[..., Guest], players: int) -> None:
    page = placing(guests, players, width=360, height=640)
    for thing in (".supply button.die", ".building .target"):
        for one in page.locator(thing).all():
            expect(one).to_be_in_viewport(ratio=0.99)


def test_everybodys_holding_is_one_click_away(guests: Callable[..., Guest]) -> None:
    page = placing(guests, 4)
    tabs = page.get_by_role("tablist").get_by_role("tab")
    expect(tabs).to_have_count(4)
    tabs.nth(2).click()
    expect(page.get_by_role("tabpanel", name="Leaf")).to_be_visible()
