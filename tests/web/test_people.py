"""People among each other: being forgotten."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.guest import Guest


def token_of(guest: Guest) -> str:
    """What the browser keeps and no script reads."""
    kept = {str(cookie.get("name")): str(cookie.get("value")) for cookie in guest.page.context.cookies()}
    return kept["ludi_guest"]


def test_who_wants_to_be_forgotten_comes_back_as_somebody_else(guests: Callable[..., Guest]) -> None:
    guest = guests()
    guest.against_chance("roma")
    guest.wait_until_asked()
    before = token_of(guest)
    guest.go("/")
    guest.page.locator("a.row").first.wait_for()
    guest.page.locator("button.me").click()
    guest.page.get_by_role("button", name="Forget me on all devices").click()
    guest.page.get_by_role("button", name="Yes").click()

    expect(guest.page.get_by_role("dialog")).to_have_count(0)
    expect(guest.page.get_by_role("button", name="play against")).to_have_count(15)
    expect(guest.page.locator("a.row")).to_have_count(0)
    assert token_of(guest) != before
    assert guest.page.evaluate("Object.keys(localStorage).filter((key) => key.includes('receipt'))") == []
