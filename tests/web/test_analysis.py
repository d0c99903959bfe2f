"""The analysis beside a replay: its curve, turning points and verdicts; a moment is shown on the board."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ludi.core import texts
from ludi.games import GAMES
from tests.server.conftest import House
from tests.web.axe import findings
from tests.web.guest import Guest
from tests.web.test_history import as_visitor
from tests.web.test_sizes import OVERLAPPING

SEED = 4


def finished(house: House, guest: Guest, game: str) -> str:
    """The replay of a small game that is over."""
    path = guest.against_chance(game, scale="small")
    guest.wait_until_asked()
    guest.go("/")
    table = path.split("/")[-1]
    with as_visitor(guest, house) as visitor:
        visitor.play_to_the_end(table, SEED)
    return f"/replay/{table}"


def moments(guest: Guest) -> int:
    """How many turning points and decisions are told."""
    guest.wait_until_analysed()
    return guest.page.locator(".analysis .moment").count()


@pytest.mark.parametrize("game", GAMES.names)
def test_a_moment_is_shown_on_the_board(house: House, guests: Callable[..., Guest], game: str) -> None:
    guest = guests()
    guest.go(finished(house, guest, game))
    guest.page.get_by_role("button", name="Analysis").click()
    assert moments(guest) >= 1
    expect(guest.page.locator(".analysis polyline")).to_have_count(2)
    expect(guest.page.locator(".analysis .legend li")).to_have_text([re.compile(r": \d+%$")] * 2)
    guest.page.get_by_label("All decisions").check()

    worse = guest.page.locator(".analysis .moment:not(.best)", has_text="Better:").first
    worse.click()

    expect(guest.page.locator("footer .verdict")).to_contain_text("Better:")
    expect(guest.page).to_have_url(re.compile(r"analysis=1"))
    expect(worse).to_have_attribute("aria-current", "true")
    assert findings(guest) == []
    guest.page.locator(".analysis [role=img]").click(position={"x": 5, "y": 20})
    expect(guest.page.locator("footer .count")).to_contain_text("0 /")


@pytest.mark.parametrize(("language", "you"), [("en", "You"), ("nl", "Jij"), ("de", "Du"), ("hu", "Te")])
def test_it_speaks_to_the_reader_of_their_own_seat(
    house: House, guests: Callable[..., Guest], language: str, you: str
) -> None:
    guest = guests(language=language)
    name = guest.page.request.get("/api/me").json()["name"]
    guest.go(f"{finished(house, guest, 'roma')}?analysis=1")
    assert moments(guest) >= 1
    guest.page.get_by_label(texts.say(language, "analysis-all-decisions")).check()
    expect(guest.page.locator(".analysis .legend li").first).to_have_text(re.compile(rf"^{you}: "))
    expect(guest.page.locator(".analysis .moment b", has_text=re.compile(rf"^{you}: ")).first).to_be_visible()
    assert not [told for told in guest.page.locator(".analysis .moment b").all_inner_texts() if name in told]


def test_turning_points_have_words_for_the_reader_in_every_language() -> None:
    for language in texts.LANGUAGES:
        bundle = (Path(texts.__file__).parent.parent / "texts" / language / "analysis.ftl").read_text("utf-8")
        for message in ("analysis-turning-decision", "analysis-turning-luck"):
            whole = bundle.partition(f"\n{message} = ")[2].partition("\nanalysis-")[0]
            told = whole.partition(".you-seat = ")[2]
            assert told
            assert "$seat" not in told


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_it_is_told_in_every_language_on_a_phone(house: House, guests: Callable[..., Guest], language: str) -> None:
    guest = guests(width=360, height=640, touch=True, language=language)
    guest.go(f"{finished(house, guest, 'roma')}?analysis=1")
    assert moments(guest) >= 1
    told = guest.page.locator(".analysis").inner_text()
    assert texts.say(language, "analysis-turning-points").lower() in told.lower()
    assert "analysis-" not in told
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert findings(guest) == []

    guest.page.locator(".analysis .moment").first.click()

    expect(guest.page.locator(".analysis")).to_be_hidden()
    guest.page.get_by_role("button", name=texts.say(language, "web-analysis")).click()
    expect(guest.page.locator(".analysis")).to_be_visible()


def test_after_a_game_it_is_one_press_away(guests: Callable[..., Guest]) -> None:
    guest = guests()
    guest.against_chance("roma", scale="small")
    guest.play_to_the_end()
    guest.ending.get_by_role("link", name="Analysis").click()
    assert moments(guest) >= 1


def test_one_plays_on_from_a_moment(house: House, guests: Callable[..., Guest]) -> None:
    guest = guests()
    guest.go(f"{finished(house, guest, 'roma')}?analysis=1")
    assert moments(guest) >= 1
    guest.page.get_by_label("All decisions").check()
    guest.page.locator(".analysis .moment:not(.best)", has_text="Better:").first.click()
    guest.page.get_by_label("Play on against").select_option("tiro")

    guest.page.get_by_role("button", name="Play on from here").click()

    expect(guest.page).to_have_url(re.compile("/table/"))
    guest.wait_until_asked()
    guest.play_on(2)


@pytest.mark.parametrize("height", [640, 844])
def test_on_a_phone_the_board_beside_a_verdict_is_whole(
    house: House, guests: Callable[..., Guest], height: int
) -> None:
    guest = guests(width=390, height=height, touch=True)
    guest.go(f"{finished(house, guest, 'roma')}?analysis=1")
    assert moments(guest) >= 1
    guest.page.locator(".analysis .moment").last.click()
    expect(guest.page.locator("footer .verdict")).to_be_visible()
    assert guest.page.evaluate(OVERLAPPING) == []
