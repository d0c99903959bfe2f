"""Small things: a lost address, an empty log, keys that find targets, leaving and coming back, a friend who is away."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.conftest import House
from tests.web.guest import Guest
from tests.web.position import Position
from tests.web.test_two_browsers import seated

LAYING = {"dice": [5], "coins": {"eagle": 20}, "hand": {"eagle": {"forum": 1, "nero": 1}}, "draw_pile": "rest"}


def test_an_address_that_leads_nowhere_says_so_and_offers_the_lobby(guests: Callable[..., Guest]) -> None:
    guest = guests()
    guest.go("/tabel/abc")
    expect(guest.page.get_by_role("heading", name="There is no such page")).to_be_visible()
    guest.page.get_by_role("main").get_by_role("link", name="To the lobby").click()
    expect(guest.page.locator("h1", has_text="Sit down and play")).to_be_visible()


def test_n_steps_through_the_targets_of_a_chosen_card(house: House, guests: Callable[..., Guest]) -> None:
    guest = guests()
    page = guest.page
    Position(house, guest, "roma", start_player="eagle").lay(LAYING)
    page.locator(".hand .card.usable").first.focus()
    page.keyboard.press("Enter")
    page.locator(".hand .card.chosen").wait_for()
    for _ in range(8):
        page.keyboard.press("n")
        assert page.evaluate("document.activeElement.closest('.columns') !== null")
    page.keyboard.press("Enter")
    expect(page.locator(".column .card")).to_have_count(1)


def test_leaving_asks_once_and_the_seat_is_taken_back_in_the_bar(guests: Callable[..., Guest]) -> None:
    livia, marcus = seated(guests)
    page = livia.page
    page.locator(".board").wait_for()
    table = page.url
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="No", exact=True).click()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="Yes", exact=True).click()
    expect(page.locator("h1", has_text="Sit down and play")).to_be_visible()

    page.goto(table)
    page.locator(".bar").get_by_role("button", name="Take the seat back").click()
    expect(page.locator(".bar").get_by_role("button", name="Take the seat back")).to_have_count(0)
    marcus.page.locator(".board").wait_for()


def test_a_friend_who_looks_at_another_page_is_not_thinking(house: House, guests: Callable[..., Guest]) -> None:
    livia, marcus = seated(guests)
    page = livia.page
    page.locator(".board").wait_for()
    live = house.lobby.tables[page.url.split("/")[-1]]
    live.match.state = live.game.read({"seat": "wave", "player": "wave", "dice": [3], "draw_pile": "rest"}, {})
    live.logged.past.clear()
    live.logged.settle()
    page.reload()
    expect(page.locator(".bar .ask")).to_contain_text("is thinking")
    marcus.go("/")
    expect(page.locator(".bar .ask")).to_contain_text("is on another page of this server; the table waits.")
