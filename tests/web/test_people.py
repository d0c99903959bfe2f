"""People among each other: being forgotten, sent away, handed a table; tables that are closed."""

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


def waiting_table(host: Guest, friend: Guest) -> None:
    """A table for three, with the host and a friend at it."""
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    path = host.table("alea_iacta_est", seats, players="3")
    friend.page.request.put("/api/me", data={"name": "Brutus"}, headers={"origin": friend.address})
    friend.go(path)
    friend.page.get_by_role("button", name="Sit here").first.click()
    expect(friend.page.get_by_role("button", name="Give up my seat")).to_be_visible()


def test_the_host_sends_somebody_away_who_reads_it_and_finds_no_seat(guests: Callable[..., Guest]) -> None:
    host, friend = guests(), guests()
    waiting_table(host, friend)
    host.page.get_by_role("button", name="Send Brutus away").click()
    host.page.get_by_role("button", name="Yes").click()

    expect(friend.page.get_by_role("status")).to_have_text("The host has sent you away from this table.")
    expect(friend.page.get_by_role("button", name="Sit here")).to_have_count(0)
    expect(host.page.get_by_text("Brutus")).to_have_count(0)


def test_the_host_hands_the_table_over_and_the_next_one_closes_it(guests: Callable[..., Guest]) -> None:
    host, friend = guests(), guests()
    waiting_table(host, friend)
    expect(friend.page.get_by_role("heading", name="You are the host")).to_have_count(0)
    host.page.get_by_role("button", name="Make Brutus the host").click()
    host.page.get_by_role("button", name="Yes").click()
    friend.page.get_by_role("button", name="Close the table").click()
    friend.page.get_by_role("button", name="Yes").click()

    for guest in (host, friend):
        expect(guest.page.get_by_role("status")).to_have_text("The host has closed this table.")


def test_who_gives_up_a_seat_may_take_it_again(guests: Callable[..., Guest]) -> None:
    host, friend = guests(), guests()
    waiting_table(host, friend)
    friend.page.get_by_role("button", name="Give up my seat").click()
    friend.page.get_by_role("button", name="Sit here").first.click()

    expect(friend.page.get_by_role("button", name="Give up my seat")).to_be_visible()


def test_a_game_at_one_screen_that_is_closed_needs_no_hands(guests: Callable[..., Guest]) -> None:
    host = guests()
    host.table("roma", [{"kind": "me"}, {"kind": "here", "name": "Titus"}])
    host.page.get_by_role("heading", name="Hand the screen").wait_for()
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="End the game without a result").click()
    host.page.get_by_role("button", name="Yes").click()

    expect(host.page.locator(".bar .ask")).to_contain_text("the game ends without a result")


def test_a_game_the_host_closes_says_so_to_everybody(guests: Callable[..., Guest]) -> None:
    host, friend = guests(), guests()
    path = host.table("roma", [{"kind": "me"}, {"kind": "open"}])
    friend.go(path)
    friend.page.get_by_role("button", name="Sit here").click()
    host.page.locator(".bar").wait_for()
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="End the game without a result").click()
    host.page.get_by_role("button", name="Yes").click()

    for guest in (host, friend):
        expect(guest.page.locator(".bar .ask")).to_contain_text("the game ends without a result")


def test_names_that_look_alike_carry_their_seats(guests: Callable[..., Guest]) -> None:
    host, friend = guests(), guests()
    for guest, name in ((host, "Brutus"), (friend, "Brutu\u0455")):
        guest.page.request.put("/api/me", data={"name": name}, headers={"origin": guest.address})
    friend.go(host.table("roma", [{"kind": "me"}, {"kind": "open"}]))
    friend.page.get_by_role("button", name="Sit here").click()

    expect(host.page.locator(".head .name")).to_contain_text(["Brutus (Eagle)", "Brutu\u0455 (Wave)"])
