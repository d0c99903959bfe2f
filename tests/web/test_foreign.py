"""Bots from outside in the browser: whoever keeps the house allows them, and people play against them."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from ludi.server.settings import Settings
from tests.bots.test_named import ENGINE, HERE, announced_in
from tests.server.conftest import House
from tests.web.guest import Guest


@pytest.fixture
def open_house(house: House, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    file = tmp_path_factory.mktemp("foreign") / "tables.sqlite"
    allowed = ("cicero", f"minerva={HERE}:First", f"engine={ENGINE}")
    with announced_in(file.parent, cicero=f"{HERE}:First"):
        opened = House(Settings(f"sqlite:///{file}", bots=allowed, adviser="minerva"))
        opened.open()
        opened.warm()
        yield opened
        opened.close()


@pytest.mark.parametrize(("name", "width"), [("Cicero", 1280), ("Minerva", 1280), ("Engine", 360)])
def test_a_bot_from_outside_is_an_opponent(
    guests: Callable[..., Guest], open_house: House, name: str, width: int
) -> None:
    page = guests(width=width).page
    page.goto(open_house.address)
    page.get_by_role("button", name=f"Roma: play against {name}").click()
    expect(page.get_by_text(name).first).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    page.get_by_role("button", name="Hint").click()
    told = page.get_by_role("group", name="Hint")
    for _ in range(2):
        told.get_by_role("button", name="More").click()

    lines = told.get_by_role("listitem")
    expect(lines).to_have_count(1)
    expect(lines).not_to_contain_text("chance")
