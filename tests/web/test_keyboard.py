"""Keyboard alone is enough: a whole game without a pointer."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.conftest import House
from tests.web.guest import USABLE, Guest
from tests.web.position import Position

FOCUSED = "(usable) => [...document.querySelectorAll(usable)].indexOf(document.activeElement)"


def press_something(guest: Guest) -> None:
    """Go to any usable thing with the keys N and P, and use it with Enter."""
    guest.wait_until_asked()
    if guest.is_over:
        return
    for _ in range(guest.dice.randrange(1, 9)):
        guest.page.keyboard.press(guest.dice.choice("nnnp"))
    if guest.page.evaluate(FOCUSED, USABLE) >= 0:
        guest.page.keyboard.press("Enter")


def test_a_whole_game_of_roma_by_keyboard(guests: Callable[..., Guest]) -> None:
    guest = guests()
    guest.against_chance("roma")
    for _ in range(3000):
        press_something(guest)
        if guest.is_over:
            break
    expect(guest.ending.locator("thead th")).to_have_count(2)


def test_the_keys_are_listed_and_work(guests: Callable[..., Guest]) -> None:
    guest = guests()
    guest.against_chance("roma")
    guest.wait_until_asked()
    guest.page.keyboard.press("?")
    expect(guest.page.get_by_role("dialog", name="Keys")).to_be_visible()
    guest.page.keyboard.press("Escape")
    guest.page.keyboard.press("m")
    expect(guest.page.get_by_role("dialog", name="All moves").get_by_role("listitem").first).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(guest.page.get_by_role("dialog")).to_have_count(0)


def test_the_list_of_moves_leaves_what_is_chosen(guests: Callable[..., Guest]) -> None:
    guest = guests()
    guest.against_chance("alea_iacta_est", start_player="eagle")
    guest.page.locator(".supply button.die").first.click()
    guest.page.keyboard.press("M")  # as it stands in the list of keys
    expect(guest.page.get_by_role("dialog", name="All moves")).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(guest.page.get_by_role("dialog")).to_have_count(0)
    expect(guest.page.locator(".die.chosen")).to_have_count(1)


def test_escape_closes_a_hint_and_a_reason(guests: Callable[..., Guest]) -> None:
    guest = guests()
    guest.against_chance("roma", start_player="eagle")
    guest.play_until_offered("End the turn")
    guest.page.keyboard.press("h")
    expect(guest.page.locator(".hint")).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator(".hint")).to_have_count(0)
    guest.page.locator(".column > :last-child .empty").first.click()
    expect(guest.page.get_by_role("alert")).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(guest.page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(360, 640), (844, 390)])
def test_hints_and_reasons_stay_small(guests: Callable[..., Guest], width: int, height: int) -> None:
    guest = guests(width=width, height=height)
    guest.against_chance("roma", start_player="eagle")
    guest.play_until_offered("End the turn")
    guest.page.locator(".column > :last-child .empty").first.click()
    for panel in (".refusal", ".hint"):
        if panel == ".hint":
            guest.ask_hint()
        guest.page.locator(panel).wait_for()
        box = guest.page.locator(panel).bounding_box()
        assert box is not None
        bar = guest.page.locator(".bar").bounding_box()
        assert bar is not None
        assert box["height"] <= (100 if panel == ".refusal" else bar["height"])
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width


def giving(house: House, guest: Guest, copies: int) -> None:
    """Somebody who has to give cards away: first of them the Sicarius, of which there may be two."""
    hand = {"sicarius": copies, "senator": 1, "turris": 3 - copies}
    position = {"phase": "give", "player": "eagle", "hand": {"eagle": hand}, "draw_pile": "rest"}
    Position(house, guest, "roma", start_player="eagle").lay(position)


def give_by_key(guest: Guest) -> None:
    guest.page.keyboard.press("n")
    guest.page.keyboard.press("Enter")


def give_by_click(guest: Guest) -> None:
    guest.page.locator(".board button.usable").first.click()


@pytest.mark.parametrize(
    ("give", "copies", "on"),
    [(give_by_key, 1, 0), (give_by_key, 2, 0), (give_by_click, 1, -1), (give_by_click, 2, 0)],
)
def test_after_a_key_the_focus_goes_on_and_after_a_click_it_stays(
    house: House, guests: Callable[..., Guest], give: Callable[[Guest], None], copies: int, on: int
) -> None:
    """Where its card is gone: after a key it goes to the next thing to use, after a click nowhere."""
    guest = guests()
    giving(house, guest, copies)
    before = guest.sequence
    give(guest)
    guest.page.locator(f".log li a[href*='step={before + 1}&']").first.wait_for()
    guest.wait_until_asked()
    guest.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    assert guest.page.evaluate(FOCUSED, USABLE) == on


def test_a_bot_is_met_from_the_lobby_by_keyboard(guests: Callable[..., Guest]) -> None:
    guest = guests()
    guest.go("/")
    button = guest.page.get_by_role("button", name="Roma: play against Tiro")
    button.focus()
    guest.page.keyboard.press("Enter")
    guest.wait_until_asked()
    expect(guest.page.locator(".head")).to_contain_text("Novellus")
