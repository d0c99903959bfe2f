"""The page in a house below a path: links, sockets, reloading, and the way back all stay below it."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from ludi.server.settings import Settings
from tests.server.conftest import House
from tests.web.guest import Guest


@pytest.fixture
def below(house: House, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    file = tmp_path_factory.mktemp("below") / "tables.sqlite"
    opened = House(Settings(f"sqlite:///{file}", base_path="/ludi"))
    opened.open()
    yield opened.address + "/ludi/"
    opened.close()


def read_rules_and_come_back(page: Page, below: str) -> None:
    page.get_by_role("link", name="Rules: Roma").click()
    expect(page).to_have_url(f"{below}rules/roma")
    page.go_back()
    expect(page).to_have_url(below)


def test_everything_of_the_page_stays_below_its_path(below: str, guests: Callable[..., Guest]) -> None:
    page = guests().page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url.replace("ws", "http", 1)))
    page.goto(below)
    read_rules_and_come_back(page, below)

    page.get_by_role("button", name="A table with friends").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    table = page.url
    page.reload()
    expect(page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    page.get_by_role("link", name="To the lobby").click()
    expect(page).to_have_url(below)

    assert table.startswith(f"{below}table/")
    assert any("/socket" in url for url in asked)
    assert [url for url in asked if not url.startswith((below, "data:", "blob:"))] == []
