"""The deal of the day in the page: opened from the lobby, played, and compared with the others without luck."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from ludi.core import texts
from ludi.games import GAMES
from ludi.server.after import days, deals
from tests.server.conftest import House
from tests.server.visitor import Visitor
from tests.web.axe import findings
from tests.web.guest import Guest

SPEAK = """(language) => localStorage.setItem('ludi-preferences',
  JSON.stringify({ ...JSON.parse(localStorage.getItem('ludi-preferences')), language }))"""
PHONE = {"width": 360, "height": 740, "touch": True}


@pytest.fixture(autouse=True)
def calendar(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> str:
    """A day for each story, and a bot that answers without thinking."""
    day = f"{2100 + sum(request.node.name.encode()) % 800}-06-15"
    monkeypatch.setattr(days, "today", lambda: day)
    monkeypatch.setattr(deals, "RIVAL", "random")
    return day


def played_by(house: House, name: str) -> None:
    """Somebody has played today's deal of Roma."""
    with Visitor(house.address) as visitor:
        visitor.call_me(name)
        visitor.play_to_the_end(visitor.post("deals/roma")["id"], 1)


def test_it_is_opened_from_the_lobby_once_and_without_hints(guests: Callable[..., Guest]) -> None:
    guest = guests()
    guest.go("/")
    guest.page.get_by_role("link", name="Deal of the day").click()
    expect(guest.page.get_by_role("article")).to_have_count(len(list(GAMES)))
    assert findings(guest) == []
    roma = guest.page.get_by_role("article").filter(has_text="Roma")
    roma.get_by_role("button", name="Play today’s deal").click()
    guest.wait_until_asked()
    expect(guest.page.get_by_role("button", name="Hint")).to_be_disabled()
    table = guest.page.url
    guest.go("/day/roma")
    guest.page.get_by_role("link", name="Go on").click()
    guest.until(lambda: guest.page.url == table)


def test_whoever_has_played_sees_how_everybody_did_in_every_language(
    house: House, guests: Callable[..., Guest], calendar: str
) -> None:
    played_by(house, "Hannibal")  # whom the house itself calls nobody
    guest = guests(**PHONE)
    guest.go("/day/roma")
    expect(guest.page.get_by_role("article")).to_contain_text(texts.say("en", "deal-hidden"))
    expect(guest.page.get_by_role("table")).to_have_count(0)
    with Visitor(house.address) as hand:
        hand.client.cookies.set("ludi_guest", cookie_of(guest))
        hand.play_to_the_end(hand.post("deals/roma")["id"], 2)
    for language in texts.LANGUAGES:
        guest.page.evaluate(SPEAK, language)
        guest.go(f"/day/roma?day={calendar}")
        rows = guest.page.locator("tbody tr")
        expect(rows.filter(has_text="Hannibal")).to_have_count(1)
        expect(rows.filter(has_text=f"({texts.say(language, 'deal-you')})")).to_have_count(1)
        expect(guest.page.get_by_text(texts.say(language, "deal-counting"))).to_have_count(0)
        assert "deal-" not in guest.page.locator("main").inner_text()
        assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert findings(guest) == []


def cookie_of(guest: Guest) -> str:
    """By what the house knows this browser."""
    return next(one["value"] for one in guest.page.context.cookies() if one["name"] == "ludi_guest")


def test_after_the_game_the_secret_waits_for_the_end_of_the_day(house: House, guests: Callable[..., Guest]) -> None:
    guest = guests()
    guest.go("/day/roma")
    guest.page.get_by_role("button", name="Play today’s deal").click()
    guest.wait_until_asked()
    table = guest.page.url.split("/table/")[1]
    with Visitor(house.address) as hand:
        hand.client.cookies.set("ludi_guest", cookie_of(guest))
        hand.play_to_the_end(table, 3)
    guest.ending.get_by_role("button", name="Check the dice").click()
    expect(guest.ending).to_contain_text("revealed when the day is over")
    guest.ending.get_by_role("link", name="Deal of the day").click()
    expect(guest.page.locator("tbody tr")).to_have_count(1)


def test_a_day_that_is_not_there_is_said_to_be_so(guests: Callable[..., Guest]) -> None:
    guest = guests()
    guest.go("/day/roma?day=2999-01-01")
    expect(guest.page.get_by_role("alert")).to_have_text("There is no deal of that day.")
    guest.go("/day/nonsense")
    expect(guest.page.get_by_role("alert")).to_have_text("There is no game of this name.")
