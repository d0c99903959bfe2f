"""What a strong bot would do, in three grades: it comes when it can, moves nothing, and hides nothing one needs."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from ludi.core import texts
from ludi.games import GAMES
from ludi.server.bots import hints, seats
from ludi.server.bots.warm import Stage
from tests.server.conftest import House
from tests.web.axe import findings
from tests.web.clock import still
from tests.web.guest import Guest
from tests.web.position import Position

DECIDED_WITH = ".hand button, .hand .card, .mine .die, .supply .die, .board .target, .place, .disc, .faces button"
# Where the board begins and ends, and the bar below it.
BOXES = """() => ['.board', '.board > *', '.bar'].map((one) => {
  const { top, bottom } = document.querySelector(one).getBoundingClientRect();
  return [top, bottom];
})"""
AGAIN = 3000  # milliseconds: by then the page has asked again


@pytest.fixture
def cold(house: House, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """The bots of Roma are still being compiled, and there is no wasmtime to run a module meanwhile."""
    for asked in (hints, seats):
        monkeypatch.setattr(asked, "uncompiled", lambda game: None)
    ready = house.lobby.warmup.ready[Stage.THINKING]["roma"]
    house.server.servers[0].get_loop().call_soon_threadsafe(ready.clear)
    yield house
    house.warm()


def waiting(guests: Callable[..., Guest]) -> Guest:
    """Somebody who has asked for a hint before the bots were ready. Time passes only when the story says so."""
    guest = guests()
    guest.page.clock.install()
    guest.against_chance("roma", start_player="eagle")
    guest.wait_until_asked()
    still(guest.page)
    guest.page.keyboard.press("h")
    expect(guest.page.locator(".hint")).to_contain_text("The hint will appear by itself.")
    return guest


def test_a_hint_comes_by_itself_when_the_bots_are_ready(cold: House, guests: Callable[..., Guest]) -> None:
    page = waiting(guests).page
    with page.expect_response("**/hint?*"):
        page.clock.run_for(AGAIN)
    expect(page.locator(".hint")).to_contain_text("The hint will appear by itself.")

    cold.warm()
    page.clock.run_for(AGAIN)
    expect(page.locator(".hint .more")).to_be_visible()


def test_an_opponent_who_is_not_yet_all_it_will_be_says_so_in_the_head(
    cold: House, guests: Callable[..., Guest]
) -> None:
    guest = guests()
    path = guest.table("roma", [{"kind": "me"}, {"kind": "bot", "level": "caesar"}], start_player="eagle")
    guest.wait_until_asked()
    live = cold.lobby.tables[path.split("/")[-1]]
    live.match.state = live.game.read({"dice": [4], "vp": {"eagle": 18, "wave": 18}, "draw_pile": "rest"})
    live.logged.settle()
    guest.page.reload()
    guest.page.get_by_role("button", name="End the turn").click()

    caesar = guest.page.locator(".head li").last
    expect(caesar).to_have_accessible_name(re.compile("until then it looks less far ahead"))
    expect(caesar.locator("i")).to_have_text("…")


@pytest.mark.parametrize("going_on", ["Escape", "Enter"])
def test_a_hint_that_was_closed_or_came_too_late_stays_away(
    cold: House, guests: Callable[..., Guest], going_on: str
) -> None:
    page = waiting(guests).page
    page.locator(".board button.usable").first.focus()
    page.keyboard.press(going_on)
    expect(page.locator(".hint")).to_have_count(0)

    cold.warm()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.clock.run_for(AGAIN)
    expect(page.locator(".hint")).to_have_count(0)
    assert not any("/hint" in url for url in asked)


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844), (360, 640), (844, 390)])
@pytest.mark.parametrize(
    ("game", "options", "offered"),
    [
        ("roma", {"start_player": "eagle"}, "End the turn"),
        ("caesar_cleopatra", {"action_order": "shuffled"}, "Stay passive"),
        ("alea_iacta_est", {"start_player": "eagle"}, "Hint"),
    ],
)
def test_a_hint_moves_nothing_and_hides_nothing_one_decides_with(
    guests: Callable[..., Guest], game: str, options: dict[str, str], offered: str, width: int, height: int
) -> None:
    guest = guests(width=width, height=height)
    guest.against_chance(game, **options)
    guest.play_until_offered(offered)
    before, boxes = guest.hidden(DECIDED_WITH), guest.page.evaluate(BOXES)

    guest.ask_hint(grade=1)
    expect(guest.page.locator("[data-hinted]")).to_have_count(0)
    for _ in range(3):
        assert guest.page.evaluate(BOXES) == boxes
        assert guest.hidden(DECIDED_WITH) == before
        guest.page.keyboard.press("h")
    expect(guest.page.locator(".hint .why")).not_to_be_empty()


LAID = {"dice": [3], "vp": {"eagle": 18, "wave": 15}, "stock": 3, "face_up": {"eagle": {3: "legat"}}}

# All that can be done with the one die, and what of it is marked.
MARKED = {"money": ("die:3", "disc:money"), "cards": ("die:3", "disc:cards"), "activate": ("disc:2", "mine:2")}


def hinted(guest: Guest, kind: str) -> list[str]:
    """What is marked on the board."""
    marked = guest.page.locator(f"[data-hinted={kind}]")
    return sorted(marked.evaluate_all("(all) => all.map((one) => one.dataset.piece)"))


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_each_press_tells_more_the_nudge_the_piece_the_move_and_why(
    house: House, guests: Callable[..., Guest], language: str
) -> None:
    guest = guests(language=language)
    Position(house, guest, "roma", start_player="eagle").lay(LAID | {"draw_pile": "rest"})
    strip = guest.page.locator(".hint")

    with guest.page.expect_response("**/hint?*") as answer:
        guest.ask_hint(grade=1)
    told = answer.value.json()
    best = GAMES.find("roma").actions.decode(told["advice"][0]["action"])
    expect(strip).to_contain_text(texts.say(language, told["nudge"][0]["message"]))
    assert (hinted(guest, "piece"), hinted(guest, "place")) == ([], [])

    strip.get_by_role("button", name=texts.say(language, "hint-more")).click()
    expect(guest.page.locator("[data-hinted=piece]")).to_have_count(1)
    piece, place = MARKED[best.name]
    assert (hinted(guest, "piece"), hinted(guest, "place")) == ([piece], [])

    strip.get_by_role("button", name=texts.say(language, "hint-more")).click()
    expect(strip.locator(".why")).to_contain_text(said(language, told["reasons"][0]))
    assert (hinted(guest, "piece"), hinted(guest, "place")) == ([piece], [place])
    expect(strip.locator("li button").first).to_be_focused()
    assert "hint-" not in strip.inner_text()
    assert findings(guest) == []

    guest.page.keyboard.press("Escape")
    expect(guest.page.locator("[data-hinted]")).to_have_count(0)


def said(language: str, line: dict[str, Any]) -> str:
    """A line of the wire in words."""
    values = {name: value for name, value in line["values"].items() if not isinstance(value, dict)}
    return texts.say(language, line["message"], **values)
