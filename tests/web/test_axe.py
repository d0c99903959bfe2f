"""axe-core finds nothing on any page, at desk and phone size, by day and by night."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from ludi.bots.levels import LEVELS
from ludi.games import GAMES
from ludi.puzzles.puzzle import puzzles_of
from tests.server.conftest import House
from tests.variants import OURS
from tests.web.axe import everywhere
from tests.web.guest import Guest
from tests.web.position import Position
from tests.web.tables_in_words import MIDDLE
from tests.web.test_analysis import finished
from tests.web.test_touch import FINGER

# Where one reads, and what is there when all has come.
READ = {
    "/learn/roma": ".told",
    "/puzzles": "article",
    "/day": "article",
    "/day/roma": "article",
    "/study/roma": "aside ol button",
    "/nowhere": "main a",
}


def test_the_lobby_its_dialogs_and_my_games(guests: Callable[..., Guest]) -> None:
    guest = guests()
    page = guest.page
    guest.against_chance("roma")
    guest.go("/")
    page.get_by_role("button", name="More for Roma").click()
    assert everywhere(guest) == []
    page.get_by_role("button", name="Who are they?").first.click()
    page.get_by_role("dialog").wait_for()
    assert everywhere(guest) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="A table with friends").first.click()
    page.get_by_label("Who sits at Wave").select_option("bot")
    assert everywhere(guest) == []
    page.get_by_role("button", name="Choose another opponent").click()
    page.get_by_role("dialog").last.wait_for()
    assert everywhere(guest) == []


def test_what_is_read(guests: Callable[..., Guest]) -> None:
    guest = guests()
    found = {}
    for path, there in READ.items():
        guest.go(path)
        guest.page.locator(there).first.wait_for()
        found[path] = everywhere(guest)
    assert found == {path: [] for path in READ}


@pytest.mark.parametrize("game", OURS)
def test_rules_and_puzzles(guests: Callable[..., Guest], game: str) -> None:
    guest = guests()
    guest.go(f"/rules/{game}")
    guest.page.locator("dl.rules").first.wait_for()
    assert everywhere(guest) == []
    guest.go(f"/puzzles/{game}?puzzle={puzzles_of(GAMES.find(game))[0].name}")
    guest.page.locator("footer [role=status]").wait_for()
    assert everywhere(guest) == []


def test_the_waiting_room_and_a_table_with_the_ranks(guests: Callable[..., Guest]) -> None:
    guest = guests()
    bots = [{"kind": "bot", "level": level} for level in LEVELS]
    guest.table("alea_iacta_est", [{"kind": "open"}, *bots[:4]], players="5")
    guest.page.get_by_label("Link to this page").wait_for()
    assert everywhere(guest) == []
    guest.table("roma", [{"kind": "me"}, bots[4]])
    guest.wait_until_asked()
    assert everywhere(guest) == []


@pytest.mark.parametrize("game", OURS)
def test_a_table_and_what_is_asked_there(house: House, guests: Callable[..., Guest], game: str) -> None:
    """The board in the middle of a game, a hint, a card to read, menu, moves, keys and preferences."""
    guest = guests()
    page = guest.page
    options, words = MIDDLE[game]
    players = int(options.get("players", "2"))
    chosen = {name: value for name, value in options.items() if name != "players"}
    Position(house, guest, game, players, **chosen).lay(words)
    assert everywhere(guest) == []
    guest.ask_hint()
    assert everywhere(guest) == []
    page.keyboard.press("Escape")
    page.locator(".hand .card, .building h2").first.dispatch_event("pointerdown", FINGER)  # a long press: it is read
    page.locator("dialog, [role=tooltip]").first.wait_for()
    assert everywhere(guest) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").wait_for()
    assert everywhere(guest) == []
    page.get_by_role("button", name="Preferences").click()
    assert everywhere(guest) == []
    page.keyboard.press("Escape")
    for key in "m?":
        page.keyboard.press(key)
        page.get_by_role("dialog").wait_for()
        assert everywhere(guest) == []
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("game", OURS)
def test_what_comes_after_a_game(house: House, guests: Callable[..., Guest], game: str) -> None:
    guest = guests()
    replay = finished(house, guest, game)
    guest.go(replay.replace("/replay/", "/table/"))
    guest.ending.locator(".sheet").wait_for()
    assert everywhere(guest) == []
    guest.go(f"{replay}?analysis=1")
    guest.wait_until_analysed()
    assert everywhere(guest) == []
