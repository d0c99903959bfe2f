"""A game from elsewhere in the browser: on the board made from its fields, by clicking, to the end and beyond."""

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.examples.conftest import ROOT, Abroad
from tests.web.axe import findings
from tests.web.fixtures import PREFERENCES, watch
from tests.web.fonts import ANY
from tests.web.guest import Guest
from tests.web.house import build, chromium

ME, BOT, OTHER = {"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "here", "name": "Titus"}
SIZES = {"desk": (1280, 800), "phone": (360, 640)}
TARGET = 44  # pixels


@pytest.fixture(scope="module")
def address(abroad: Abroad, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house in which Terni lapilli and Nim are installed."""
    chromium()
    build()
    kept = f"sqlite:///{tmp_path_factory.mktemp('abroad') / 'ludi.sqlite'}"
    quick = {"LUDI_WARM": "off", "LUDI_LIMITS": "off", "LUDI_PATIENCE": "60"}
    words = [sys.executable, "-m", "tests.examples.serving", kept, "terni_lapilli", "nim"]
    with subprocess.Popen(
        words, cwd=ROOT, env=abroad.variables | quick, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        yield server.stdout.readline().strip()
        assert server.stdin is not None
        server.stdin.close()


@pytest.fixture
def arrive(address: str, browsers: Callable[[str], Browser]) -> Iterator[Callable[..., Guest]]:
    """Opens a browser profile there. Faults in its page fail the test."""
    expect.set_options(timeout=120_000)
    faults: list[str] = []
    pages: list[Page] = []

    def came(size: str = "desk", **preferences: str) -> Guest:
        width, height = SIZES[size]
        context = browsers(ANY).new_context(viewport={"width": width, "height": height}, base_url=address)
        kept = json.dumps(PREFERENCES | preferences)
        context.add_init_script(f"localStorage.setItem('ludi-preferences', '{kept}')")
        pages.append(context.new_page())
        watch(pages[-1], faults)
        return Guest(pages[-1], address)

    yield came
    for page in pages:
        page.context.close()
    assert not faults


def point(guest: Guest, number: int) -> None:
    """Click a point of the board that can be used."""
    guest.page.locator(".square button.cell", has_text=re.compile(rf"^\s*{number}\b")).click()


def test_the_lobby_names_it_and_one_click_plays(arrive: Callable[..., Guest]) -> None:
    guest = arrive(language="hu")
    guest.go("/")
    tile = guest.page.locator("article", has_text="Terni lapilli")
    expect(tile).to_contain_text("Three pebbles each on nine points")  # it speaks English only
    expect(guest.page.locator("article svg[viewBox='0 0 400 190']")).to_have_count(5)
    expect(guest.page.locator("article").last).to_contain_text("Nim")
    tile.get_by_role("button", name="Tiro").click()
    guest.wait_until_asked()
    expect(guest.page.locator(".bar")).to_contain_text("Place a pebble on an empty point.")


def test_a_table_is_set_up_in_the_dialog(arrive: Callable[..., Guest]) -> None:
    guest = arrive()
    guest.go("/")
    guest.page.locator("article", has_text="Terni lapilli").get_by_role("button", name="A table with friends").click()
    dialog = guest.page.get_by_role("dialog", name="Terni lapilli")
    dialog.get_by_label("Who sits at Black").select_option("here")
    dialog.get_by_role("button", name="Open the table").click()
    expect(guest.page.locator(".curtain button")).to_be_visible()


def test_pebbles_are_placed_by_pointing_until_three_lie_in_a_row(arrive: Callable[..., Guest]) -> None:
    guest = arrive()
    guest.table("terni_lapilli", [ME, OTHER])
    guest.page.locator(".curtain button").click()
    expect(guest.page.locator(".square button.usable")).to_have_count(8)  # TL-3: not the middle
    point(guest, 1)

    for number in (5, 2, 9, 3):
        guest.page.locator(".curtain button").click()
        point(guest, number)

    expect(guest.page.get_by_role("region", name="The end of the game")).to_contain_text("wins")


def test_a_pebble_is_moved_by_pointing_at_it_and_at_where_it_goes(arrive: Callable[..., Guest]) -> None:
    guest = arrive()
    guest.table("terni_lapilli", [ME, OTHER])
    for number in (1, 2, 3, 4, 8, 9):
        guest.page.locator(".curtain button").click()
        point(guest, number)
    guest.page.locator(".curtain button").click()
    usable, chosen = guest.page.locator(".square button.usable"), guest.page.locator(".square button.chosen")
    expect(usable).to_have_count(3)

    point(guest, 8)
    expect(chosen).to_have_count(1)
    expect(usable).to_have_count(4)  # 5 and 7, or another pebble
    expect(guest.page.locator(".moves button")).to_have_text(["From 8 to 5", "From 8 to 7"])
    guest.page.keyboard.press("Escape")
    expect(chosen).to_have_count(0)
    point(guest, 8)
    point(guest, 1)
    expect(guest.page.locator(".moves button")).to_have_text(["From 1 to 5"])
    point(guest, 5)

    guest.page.locator(".curtain button").click()
    expect(guest.page.locator(".log li").last).to_contain_text("From 1 to 5")


@pytest.mark.parametrize("game", ["terni_lapilli", "nim"])
def test_a_whole_game_by_clicking(arrive: Callable[..., Guest], game: str) -> None:
    guest = arrive()
    table = guest.against_chance(game)

    guest.play_to_the_end()

    sheet = guest.page.get_by_role("region", name="The end of the game")
    expect(sheet.locator("thead th")).to_have_count(2)
    expect(sheet).to_contain_text("Points")
    guest.go(table.replace("/table/", "/replay/"))
    expect(guest.page.locator("footer .count")).to_have_text(re.compile(r"^0 / \d+$"))
    guest.page.keyboard.press("End")
    expect(guest.page.locator("footer .count")).to_have_text(re.compile(r"^(\d+) / \1$"))
    expect(guest.page.locator("footer .line")).to_contain_text("plays: ")


def test_a_hint_and_all_moves_are_in_words(arrive: Callable[..., Guest]) -> None:
    guest = arrive()
    guest.against_chance("terni_lapilli")
    guest.wait_until_asked()
    guest.ask_hint()
    expect(guest.page.locator(".hint ol button").first).to_contain_text("Place on")
    expect(guest.page.locator(".moves button")).to_have_count(8)
    guest.page.keyboard.press("Escape")
    guest.page.get_by_role("button", name="All moves").click()
    expect(guest.page.get_by_role("dialog").get_by_role("button", name="Place on 9")).to_be_visible()


def test_it_is_played_with_keys_alone(arrive: Callable[..., Guest]) -> None:
    guest = arrive()
    guest.against_chance("terni_lapilli")
    guest.wait_until_asked()
    guest.page.keyboard.press("n")
    expect(guest.page.locator(".square button.usable:focus")).to_have_count(1)
    guest.page.keyboard.press("ArrowRight")
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator(".log li").first).to_contain_text("plays: Place on 2")


def test_the_rules_are_those_it_brings_or_said_to_be_none(arrive: Callable[..., Guest]) -> None:
    guest = arrive(language="nl")
    guest.go("/rules/terni_lapilli#TL-3")
    expect(guest.page.locator("dl.rules .sought")).to_contain_text("The first pebble of the game")
    expect(guest.page.locator("dl.rules > div")).to_have_count(6)
    guest.go("/rules/nim")
    expect(guest.page.locator("main")).to_contain_text("nog geen regels")


def test_the_language_can_be_changed_in_the_middle_of_a_game(arrive: Callable[..., Guest]) -> None:
    guest = arrive()
    guest.against_chance("terni_lapilli")
    guest.wait_until_asked()
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("button", name="Preferences").click()
    guest.page.get_by_role("button", name="Nederlands").click()
    guest.page.keyboard.press("Escape")
    expect(guest.page.get_by_role("button", name="Alle zetten")).to_be_visible()
    expect(guest.page.locator(".bar")).to_contain_text("Place a pebble on an empty point.")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", ["terni_lapilli", "nim"])
def test_axe_finds_nothing(arrive: Callable[..., Guest], game: str, theme: str) -> None:
    guest = arrive(theme=theme)
    guest.against_chance(game)
    guest.wait_until_asked()
    assert findings(guest) == []


def test_on_a_phone_the_whole_board_is_in_sight_and_in_reach(arrive: Callable[..., Guest]) -> None:
    guest = arrive("phone")
    guest.against_chance("terni_lapilli")
    guest.wait_until_asked()
    assert guest.hidden(".square .cell") == []
    sizes = guest.page.locator(".board button").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().height)"
    )
    assert min(sizes) >= TARGET
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= SIZES["phone"][0]


def test_its_words_are_asked_of_the_server_and_kept(address: str) -> None:
    with httpx.Client(base_url=address) as client:
        words = client.get("/api/texts/en/terni_lapilli")
        again = client.get("/api/texts/en/terni_lapilli", headers={"if-none-match": words.headers["etag"]})

        assert "terni-lapilli-name = Terni lapilli" in words.text
        assert "TL-1 = " in words.text
        assert (words.headers["cache-control"], again.status_code) == ("no-cache", 304)
        assert client.get("/api/texts/hu/terni_lapilli").text == ""
        assert client.get("/api/texts/xx/terni_lapilli").status_code == 404
        assert client.get("/api/texts/en/no_such_game").status_code == 404


def test_the_catalogue_says_what_its_fields_hold(address: str) -> None:
    games = {game["name"]: game for game in httpx.get(f"{address}/api/games").json()}
    fields = {field["name"]: field for field in games["terni_lapilli"]["fields"]}

    assert fields["points"]["axes"] == [{"thing": None, "first": 1, "count": 9, "columns": 3}]
    assert (fields["points"]["value"], fields["points"]["names"]["thing"]) == ("thing", "seat")
    assert games["nim"]["fields"][3]["axes"][0]["thing"] == "seat"
    assert {field["seen"] for field in games["roma"]["fields"]} == {"public", "players", "owner"}
