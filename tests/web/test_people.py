"""People among each other: being forgotten, sent away, handed a table; closed tables; names that look alike; talk."""

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
    expect(guest.page.get_by_role("heading", name="My games", exact=True)).to_be_visible()
    guest.page.locator("button.me").click()
    guest.page.get_by_role("button", name="Forget me on all devices").click()
    guest.page.get_by_role("button", name="Yes").click()

    expect(guest.page.get_by_role("dialog")).to_have_count(0)
    expect(guest.page.get_by_role("button", name="play against")).to_have_count(15)
    expect(guest.page.get_by_role("heading", name="My games")).to_have_count(0)
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
    host.page.get_by_role("button", name="Remove Brutus from the table").click()
    host.page.get_by_role("button", name="Yes").click()

    expect(friend.page.get_by_role("status")).to_have_text("The host has removed you from this table.")
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
        expect(guest.page.get_by_role("status")).to_have_text("This table was closed.")


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


def in_talk(host: Guest, friend: Guest) -> str:
    """A game of two who talk; its path."""
    friend.page.request.put("/api/me", data={"name": "Brutus"}, headers={"origin": friend.address})
    path = host.table("roma", [{"kind": "me"}, {"kind": "open"}])
    friend.go(path)
    friend.page.get_by_role("button", name="Sit here").click()
    host.page.locator(".bar").wait_for()
    host.page.keyboard.press("c")
    host.page.locator(".talk").wait_for()
    return path


def says(guest: Guest, path: str, *words: str) -> None:
    """Somebody says something after another."""
    for text in words:
        saying = {"text": text}
        assert guest.page.request.post(
            f"/api{path.replace('table', 'tables')}/messages", data=saying, headers={"origin": guest.address}
        ).ok


def test_what_is_said_shows_the_seat_and_whoever_is_muted_is_not_heard(guests: Callable[..., Guest]) -> None:
    host, friend = guests(), guests()
    path = in_talk(host, friend)
    says(friend, path, "Salve")
    expect(host.page.locator(".talk li")).to_have_text(["Brutus (Wave) Salve"])
    host.page.get_by_role("button", name="Mute Brutus").click()
    expect(host.page.locator(".talk li")).to_have_count(0)
    host.page.reload()
    host.page.locator(".bar").wait_for()
    host.page.keyboard.press("c")

    expect(host.page.get_by_role("button", name="Mute Brutus")).to_have_attribute("aria-pressed", "true")
    expect(host.page.locator(".talk li")).to_have_count(0)
    host.page.get_by_role("button", name="Mute Brutus").click()
    expect(host.page.locator(".talk li")).to_have_text(["Brutus (Wave) Salve"])


def test_what_was_said_long_ago_comes_on_demand(guests: Callable[..., Guest]) -> None:
    host, friend = guests(), guests()
    path = in_talk(host, friend)
    says(friend, path, *(f"Number {number}" for number in range(1, 54)))
    host.page.reload()
    host.page.locator(".bar").wait_for()
    host.page.keyboard.press("c")
    expect(host.page.locator(".talk li").nth(1)).to_contain_text("Number 4")
    host.page.get_by_role("button", name="What was said before").click()

    expect(host.page.locator(".talk li")).to_have_count(53)
    expect(host.page.locator(".talk li").first).to_contain_text("Number 1")


def test_who_watches_is_told_that_only_those_at_the_table_talk(guests: Callable[..., Guest]) -> None:
    host, watcher = guests(), guests()
    path = host.table("roma", [{"kind": "me"}, {"kind": "bot", "level": "random"}])
    watcher.go(path)
    watcher.page.locator(".bar").wait_for()
    watcher.page.keyboard.press("c")

    expect(watcher.page.get_by_text("Only those who sit at this table can talk here.")).to_be_visible()
    expect(watcher.page.get_by_label("Say something")).to_have_count(0)


def test_what_people_write_is_shown_as_text(guests: Callable[..., Guest]) -> None:
    host, friend = guests(), guests()
    markup = "<img src=x onerror=document.title='taken'>"
    path = in_talk(host, friend)
    says(friend, path, markup)

    expect(host.page.locator(".talk li")).to_contain_text([markup])
    expect(host.page.locator(".talk img")).to_have_count(0)
    expect(host.page).not_to_have_title("taken")
