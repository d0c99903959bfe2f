"""A house that is only files: the stories of a reader who is alone, from a folder that any web server serves."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect

from ludi.core import texts
from ludi.core.fairness import check
from ludi.games import GAMES
from ludi.puzzles.puzzle import puzzles_of
from tests.variants import OURS
from tests.volume import FULL
from tests.web.alone import Alone, opened, reader, served, site_folder
from tests.web.fonts import ANY

TITLES = {"roma": "Roma", "caesar_cleopatra": "Caesar & Cleopatra", "alea_iacta_est": "Alea Iacta Est"}
ROMA = GAMES.find("roma")
PLAYED = OURS if FULL else ("roma",)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the site lies: below another folder, in a path of two words."""
    folder = site_folder(tmp_path_factory)
    with served(folder.parent.parent) as address:
        yield f"{address}below/a%20path/"


@pytest.fixture
def alone(site: str, browsers: Callable[[str], Browser]) -> Iterator[Alone]:
    with reader(browsers(ANY), site) as guest:
        yield guest


def take_back_something(guest: Alone) -> None:
    """Play on until a move can be taken back, and take it back."""
    undo = guest.page.get_by_role("button", name="Undo")
    while not undo.is_enabled():
        guest.click_something()
        if guest.page.locator(".curtain button").count():
            guest.page.locator(".curtain button").click()
        guest.wait_until_asked()
    told = guest.told
    undo.click()
    guest.until(lambda: guest.told < told)


@pytest.mark.parametrize("game", PLAYED)
def test_a_whole_game_with_its_dice_checked_its_replay_and_its_record(alone: Alone, game: str, tmp_path: Path) -> None:
    page = alone.page
    alone.play_against(TITLES[game])
    table = page.url
    alone.play_to_the_end()
    end = alone.ending
    expect(end.locator("table")).to_be_visible()
    end.get_by_role("button", name="Check the dice").click()
    expect(end.locator(".good")).to_contain_text("follow from the secret")
    end.get_by_role("button", name="Share").click()
    with page.expect_download() as kept:
        end.get_by_role("button", name="Download the game").click()
    kept.value.save_as(tmp_path / "record.json")
    end.get_by_role("link", name="Replay").click()
    page.locator(".log li").first.wait_for()
    assert table.split("/")[-1] in page.url

    record = json.loads((tmp_path / "record.json").read_text(encoding="utf-8"))
    assert all(draw.move == draw.due for draw in check(record, GAMES.find(game)))


def test_two_at_one_screen_take_back_and_reload(alone: Alone) -> None:
    page = alone.page
    alone.go("/")
    page.get_by_role("button", name="A table on this device").nth(1).click()
    assert "link" not in page.get_by_role("dialog").inner_text()
    page.get_by_role("dialog").get_by_label("Name").fill("Livia")
    page.get_by_role("dialog").get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="I am").click()
    take_back_something(alone)
    page.reload()
    page.get_by_role("button", name="I am").click()
    alone.wait_until_asked()
    page.get_by_role("link", name="To the lobby").click()
    expect(page.locator("a.row")).to_have_count(1)


def test_what_is_read_is_there_after_a_reload_in_every_language(alone: Alone) -> None:
    page = alone.page
    alone.go("/rules/roma#RO-B2")
    expect(page.locator("#RO-B2.sought")).to_be_in_viewport()
    puzzle = puzzles_of(ROMA)[0]
    for language in texts.LANGUAGES:
        page.evaluate("(language) => localStorage.setItem('ludi-preferences', JSON.stringify({ language }))", language)
        alone.go("/learn/roma")
        page.reload()
        expect(page.get_by_role("button", name=texts.say(language, "lesson-next"), exact=True)).to_be_visible()
        alone.go(f"/puzzles/roma?puzzle={puzzle.name}")
        expect(page.get_by_role("button", name=texts.say(language, "web-all-moves"))).to_be_visible()


def test_what_needs_a_server_is_not_offered(alone: Alone) -> None:
    page = alone.page
    alone.go("/")
    expect(page.get_by_role("article")).to_have_count(len(OURS))
    assert page.get_by_text("friends").count() == page.get_by_role("link", name="Deal of the day").count() == 0
    alone.go("/day")
    expect(page.get_by_role("alert")).to_contain_text("you need a server")
    alone.play_against("Roma")
    page.get_by_role("button", name="Menu").click()
    assert page.get_by_role("dialog").get_by_text("Talk").count() == page.locator("#share-link").count() == 0


def test_a_browser_that_is_killed_has_lost_nothing(playwright: Playwright, site: str, tmp_path: Path) -> None:
    with opened(playwright, tmp_path) as (page, kill):
        guest = Alone(page, site)
        guest.play_against("Roma")
        guest.play_on(6)
        guest.wait_until_asked()
        table, told = page.url, guest.told
        kill()
    with opened(playwright, tmp_path) as (page, kill):
        guest = Alone(page, site)
        guest.go("/")
        page.locator("a.row").click()
        guest.wait_until_asked()
        assert page.url == table
        guest.wait_until_told(told)
        kill()
