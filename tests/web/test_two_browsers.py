"""Two people, two browsers, one table: a link, a seat, the same game on both screens."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.guest import Guest


def seated(guests: Callable[..., Guest], game: str = "roma") -> tuple[Guest, Guest]:
    """A table opened by one and joined by the other through the link."""
    livia, marcus = guests(), guests(language="nl")
    table = livia.table(game, [{"kind": "me"}, {"kind": "open"}])
    expect(livia.page.get_by_label("Link to this page")).to_have_value(f"{livia.address}{table}")
    marcus.go(table)
    marcus.page.get_by_role("button", name="Ga hier zitten").click()
    return livia, marcus


def play_together(one: Guest, two: Guest, clicks: int) -> None:
    """Whoever is asked clicks something."""
    for _ in range(clicks):
        one.until(lambda: any(guest.is_over or guest.is_asked for guest in (one, two)))
        for guest in (one, two):
            if guest.is_asked:
                guest.click_something()
        if one.is_over or two.is_over:
            return


def test_a_friend_joins_by_the_link_and_both_see_the_same_game(guests: Callable[..., Guest]) -> None:
    livia, marcus = seated(guests)
    for guest in (livia, marcus):
        guest.page.locator(".bar").wait_for()
    play_together(livia, marcus, 60)
    assert livia.sequence > 20
    livia.until(lambda: livia.told == marcus.told > 10)


def test_a_quick_phrase_is_read_in_the_readers_language(guests: Callable[..., Guest]) -> None:
    livia, marcus = seated(guests)
    for guest in (livia, marcus):
        guest.page.locator(".bar").wait_for()
    livia.page.keyboard.press("c")
    livia.page.get_by_role("button", name="Well played").click()
    livia.page.get_by_label("Say something").fill("salve")
    livia.page.keyboard.press("Enter")
    marcus.page.keyboard.press("c")
    expect(marcus.page.locator(".talk")).to_contain_text("Goed gespeeld")
    expect(marcus.page.locator(".talk")).to_contain_text("salve")


def test_who_leaves_is_stood_in_for_and_may_come_back(guests: Callable[..., Guest]) -> None:
    livia, marcus = seated(guests, "caesar_cleopatra")
    livia.page.locator(".bar").wait_for()
    marcus.page.locator(".bar").wait_for()
    table = marcus.page.url
    marcus.page.get_by_role("button", name="Menu").click()
    marcus.page.get_by_role("button", name="Verlaat de tafel").click()
    marcus.page.get_by_role("button", name="Ja", exact=True).click()
    expect(livia.page.locator(".head")).to_contain_text("Callidus for")
    left = "has left the table."
    expect(livia.page.locator(".log")).to_contain_text(left)
    marcus.page.goto(table)
    marcus.page.locator(".bar").wait_for()
    marcus.page.locator(".bar").get_by_role("button", name="Neem je plaats weer in").click()
    expect(livia.page.locator(".head")).not_to_contain_text("Callidus for")
    expect(marcus.page.locator(".log")).to_contain_text("tafel verlaten.")
    livia.page.reload()
    expect(livia.page.locator(".log li", has_text=left)).to_have_count(1)
    expect(livia.page.locator(".log")).to_contain_text("is back at the table.")
    livia.page.keyboard.press("c")
    expect(livia.page.locator(".talk li")).to_have_count(2)
