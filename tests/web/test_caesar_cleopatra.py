"""The board of Caesar & Cleopatra: a card, then where it goes; what would happen is drawn before it happens."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.guest import Guest


def arranging(guests: Callable[..., Guest], **screen: int) -> Guest:
    """Somebody who has to lay the first five cards."""
    guest = guests(**screen)
    guest.against_chance("caesar_cleopatra", action_order="shuffled")
    expect(guest.page.locator(".hand .held")).to_have_count(5)
    return guest


def test_a_card_is_laid_by_two_clicks_and_seen_before(guests: Callable[..., Guest]) -> None:
    page = arranging(guests).page
    praetors = page.get_by_role("region", name="praetors")

    page.locator(".hand button").nth(2).click()
    praetors.locator(".target").hover()
    expect(praetors.locator(".ghost")).to_have_count(1)
    praetors.locator(".target").click()

    expect(praetors.locator(".veiled:not(.ghost)")).to_have_text("3")
    expect(page.locator(".hand .count")).to_have_count(4)  # of the threes one is left


def test_a_card_is_dragged_to_a_faction(guests: Callable[..., Guest]) -> None:
    page = arranging(guests).page
    page.locator(".hand button").first.drag_to(page.get_by_role("region", name="aediles"))
    expect(page.get_by_role("region", name="aediles").locator(".veiled:not(.ghost)")).to_have_text("1")


def test_an_impossible_try_says_why_with_its_rule(guests: Callable[..., Guest]) -> None:
    page = arranging(guests).page
    senators = page.get_by_role("region", name="senators")
    page.locator(".hand button").first.click()
    senators.locator(".target").click()
    expect(senators.locator(".veiled:not(.ghost)")).to_have_count(1)

    page.locator(".hand button").nth(1).click()
    senators.locator(".target").click(force=True)  # it looks quiet, and answers all the same

    expect(page.locator(".bar")).to_contain_text("A card lies at the senators already.")
    expect(page.locator(".bar")).to_contain_text("CC-S7")


def test_escape_lets_a_chosen_card_go(guests: Callable[..., Guest]) -> None:
    page = arranging(guests).page
    page.locator(".hand button").first.click()
    expect(page.locator(".target")).to_have_count(5)
    page.keyboard.press("Escape")
    expect(page.locator(".target")).to_have_count(0)


def test_everything_to_act_is_in_sight_on_a_small_phone(guests: Callable[..., Guest]) -> None:
    page = arranging(guests, width=360, height=640).page
    for thing in ("section.faction", ".hand button"):
        for one in page.locator(thing).all():
            expect(one).to_be_in_viewport(ratio=0.99)
