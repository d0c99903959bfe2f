"""One game in one file, opened from a disk: also in a browser that keeps nothing, or begins no worker."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from typer.testing import CliRunner

from ludi.cli.app import app
from ludi.core import texts
from tests.server.conftest import House
from tests.variants import OURS
from tests.volume import FULL
from tests.web.alone import reader
from tests.web.axe import findings
from tests.web.fonts import ANY
from tests.web.house import build
from tests.web.test_site import TITLES

GAMES = OURS if FULL else ("roma",)
KEEPS_NOTHING = """for (const name of ['localStorage', 'indexedDB'])
  Object.defineProperty(window, name, { get() { throw new DOMException(name, 'SecurityError'); } });
const Begun = Worker;
window.Worker = function (from, how) {
  const deaf = 'Object.defineProperty(self, "indexedDB", { get() { throw new DOMException("", "SecurityError"); } });';
  const both = new Blob([deaf + `await import(${JSON.stringify(String(from))});`], { type: 'text/javascript' });
  return new Begun(URL.createObjectURL(both), how);
};"""
NO_WORKERS = "window.Worker = function () { throw new DOMException('', 'SecurityError'); };"


@pytest.fixture(scope="module", params=GAMES)
def file(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """A game, and the file of it, in a folder of two words."""
    build()
    written = tmp_path_factory.mktemp("one file") / f"{request.param}.html"
    done = CliRunner().invoke(app, ["site", "--one-file", request.param, str(written)])
    assert done.exit_code == 0, done.output
    return request.param, written


@pytest.mark.parametrize("script", ["", NO_WORKERS], ids=["as it is", "no workers"])
def test_a_game_is_played_to_its_end_from_a_disk(
    file: tuple[str, Path], browsers: Callable[[str], Browser], script: str
) -> None:
    game, written = file
    with reader(browsers(ANY), written.as_uri(), script=script) as guest:
        page = guest.page
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        guest.play_against(TITLES[game])
        guest.play_on(4)
        guest.wait_until_asked()
        told = guest.told
        page.reload()
        guest.wait_until_told(told)
        guest.play_to_the_end()
        guest.ending.get_by_role("button", name="Check the dice").click()
        expect(guest.ending.locator(".good")).to_contain_text("follow from the secret")
        guest.ending.get_by_role("link", name="Replay").click()
        page.locator(".log li").first.wait_for()
        assert {url.split("#")[0] for url in asked if not url.startswith(("blob:", "data:"))} == {written.as_uri()}


def test_a_browser_that_keeps_nothing_plays_as_long_as_it_is_open(
    file: tuple[str, Path], browsers: Callable[[str], Browser]
) -> None:
    game, written = file
    with reader(browsers(ANY), written.as_uri(), script=KEEPS_NOTHING, keeps=False) as guest:
        page = guest.page
        guest.go("/")
        expect(page.get_by_role("article")).to_have_count(1)
        assert findings(guest) == []
        page.get_by_role("button", name=f"{TITLES[game]}: play against Tiro").click()
        page.get_by_role("button", name="I know it: play at once").click()
        guest.wait_until_asked()
        guest.play_on(3)
        page.get_by_role("link", name="To the lobby").click()
        page.locator("a.row").click()
        guest.wait_until_asked()


def test_what_is_read_lies_in_the_file_in_every_language(
    file: tuple[str, Path], browsers: Callable[[str], Browser]
) -> None:
    game, written = file
    with reader(browsers(ANY), written.as_uri()) as guest:
        page = guest.page
        for path, sign in ((f"/learn/{game}", ".told"), (f"/puzzles/{game}", "footer [role=status]"), ("/", "article")):
            guest.go(path)
            page.locator(sign).first.wait_for()
        for language in ("Nederlands", "Deutsch", "Magyar"):
            page.locator("header .me").click()
            page.get_by_role("button", name=language).click()
            page.get_by_role("button", name=language, pressed=True).wait_for()
            page.keyboard.press("Escape")
        expect(page.locator("h1")).to_have_text(texts.say("hu", "web-welcome"))


def test_a_server_hands_the_file_out(house: House, file: tuple[str, Path], browsers: Callable[[str], Browser]) -> None:
    game, written = file
    with reader(browsers(ANY), house.address) as guest:
        answer = guest.page.request.get(f"{house.address}/local/{game}.html")
        assert answer.body() == written.read_bytes()
        assert answer.headers["content-disposition"] == f'attachment; filename="ludi-{game}.html"'
        assert guest.page.request.get(f"{house.address}/local/nothing.html").status == 404
