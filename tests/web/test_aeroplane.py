"""Without a network after one visit: the server is gone, and what needs nobody else is there all the same."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from ludi.core import texts
from tests.server.conftest import House
from tests.variants import OURS
from tests.volume import FULL
from tests.web.alone import Alone, reader, served, site_folder
from tests.web.axe import findings
from tests.web.fonts import ANY
from tests.web.house import build
from tests.web.test_site import TITLES

KEPT = "async () => !!(await navigator.serviceWorker.ready) && !!navigator.serviceWorker.controller"
PLAYED = OURS if FULL else ("roma",)
PLAIN_HTTP = "Object.defineProperty(window, 'isSecureContext', { get: () => false })"


class Visitor(Alone):
    """Somebody at a server that may go away: its pages have paths of their own."""

    def go(self, path: str) -> None:
        """Another page of the server."""
        self.page.goto(self.address + path)


@pytest.fixture
def own(dealt: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server of this story alone, which can be closed in the middle of it."""
    build()
    monkeypatch.setenv("LUDI_WARM", "off")
    opened = House(f"sqlite:///{tmp_path / 'ludi.sqlite'}")
    opened.open()
    yield opened
    opened.close()


@pytest.fixture
def visitor(own: House, browsers: Callable[[str], Browser]) -> Iterator[Visitor]:
    with reader(browsers(ANY), own.address, workers="allow") as guest:
        yield Visitor(guest.page, own.address)


ALL_KEPT = """async (game) => {
  const kept = (path) => caches.match('/' + path, { ignoreVary: true });
  const list = await kept('local/kept.json');
  return !!list && (await Promise.all((await list.json()).games[game].map(kept))).every(Boolean);
}"""


@pytest.mark.parametrize("game", PLAYED)
def test_after_one_visit_the_page_and_its_games_need_no_server(own: House, visitor: Visitor, game: str) -> None:
    page = visitor.page
    visitor.go(f"/learn/{game}")
    visitor.until(lambda: page.evaluate(KEPT))
    visitor.until(lambda: page.evaluate(ALL_KEPT, game))
    own.close()

    visitor.go("/")
    page.get_by_text("out of reach").wait_for()
    assert findings(visitor) == []
    visitor.play_against(TITLES[game])
    visitor.play_on(3)
    visitor.wait_until_asked()
    told = visitor.told
    page.reload()
    visitor.wait_until_told(told)
    visitor.play_to_the_end()
    page.get_by_role("link", name="To the lobby").first.click()
    expect(page.locator("a.row")).to_contain_text(TITLES[game])

    visitor.go(f"/puzzles/{game}")
    page.locator("footer [role=status]").first.wait_for()
    for language in texts.LANGUAGES:
        page.evaluate("(language) => localStorage.setItem('ludi-preferences', JSON.stringify({ language }))", language)
        visitor.go(f"/rules/{game}")
        expect(page.locator("main h1")).to_contain_text(texts.say(language, "web-rules"))


def test_all_games_are_taken_along_by_one_button(
    browsers: Callable[[str], Browser], tmp_path_factory: pytest.TempPathFactory
) -> None:
    with ExitStack() as online:
        address = online.enter_context(served(site_folder(tmp_path_factory)))
        with reader(browsers(ANY), address, workers="allow") as guest:
            page = guest.page
            guest.go("/")
            guest.until(lambda: page.evaluate(KEPT))
            page.get_by_role("button", name="Take it along").click()
            dialog = page.get_by_role("dialog")
            dialog.get_by_role("button", name="MB").click()
            expect(dialog.get_by_text("Everything is kept")).to_be_visible()
            expect(dialog.get_by_role("listitem").filter(has_text="MB")).to_have_count(len(OURS))
            assert findings(guest) == []
            page.keyboard.press("Escape")
            online.close()
            for game in OURS:
                guest.play_against(TITLES[game])
                guest.play_on(1)


def test_a_new_version_waits_until_no_table_is_open(
    browsers: Callable[[str], Browser], tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path / "site"
    shutil.copytree(site_folder(tmp_path_factory), folder)
    keeper, index = folder / "keeper.js", folder / "index.html"
    with served(folder) as address, reader(browsers(ANY), address, workers="allow") as guest:
        page = guest.page
        guest.go("/")
        guest.until(lambda: page.evaluate(KEPT))
        guest.play_against("Roma")
        index.write_text(index.read_text().replace("<html", "<html data-newer"))
        keeper.write_text(f"// newer\n{keeper.read_text()}".replace('="', '="newer ', 1))
        page.evaluate("async () => (await navigator.serviceWorker.ready).update()")
        guest.until(lambda: page.evaluate("async () => !!(await navigator.serviceWorker.ready).waiting"))
        page.reload()
        guest.wait_until_asked()
        assert page.locator("html[data-newer]").count() == 0
        page.get_by_role("link", name="To the lobby").click()
        page.locator("html[data-newer]").wait_for()
        page.locator("a.row").click()
        guest.wait_until_asked()


def test_by_plain_http_the_page_says_so_and_offers_files(house: House, browsers: Callable[[str], Browser]) -> None:
    with reader(browsers(ANY), house.address, script=PLAIN_HTTP) as guest:
        page = guest.page
        page.goto(house.address)
        page.get_by_role("button", name="Take it along").click()
        dialog = page.get_by_role("dialog")
        expect(dialog).to_contain_text("without encryption")
        assert findings(guest) == []
        with page.expect_download() as kept:
            dialog.get_by_role("link", name="Roma").click()
        assert kept.value.suggested_filename == "ludi-roma.html"
