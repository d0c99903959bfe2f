"""A line that dies without being closed: both ends notice it, and the game goes on by itself when the network is back.

How long that takes is measured by `python -m tests.proof.black_hole`; the times a page keeps are tested by a stopped
clock (`web/src/table/connection.test.ts`).
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ludi.server.settings import Settings
from tests.server.black_hole import BlackHole
from tests.server.conftest import House
from tests.web.guest import Guest

EVERY = 2.0  # seconds between two beats: enough for a busy machine to answer
LOST = "Connection lost, trying again"
DEALT = 8  # cards, and as many entries of the log
TOLD = DEALT + 2  # two are given
DIRECTIONS = [("up",), ("down",), ("up", "down")]


@pytest.fixture(scope="module")
def house(house: House, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server of its own, with more signs of life than usual."""
    folder: Path = tmp_path_factory.mktemp("lively")
    opened = House(
        Settings(f"sqlite:///{folder / 'ludi.sqlite'}", beat=EVERY, patience=600.0, limited=False, warm=False)
    )
    opened.open()
    yield opened
    opened.close()


@pytest.fixture
def line(house: House) -> Iterator[BlackHole]:
    with BlackHole(house.address) as opened:
        yield opened


def at_table(livia: Guest, marcus: Guest, line: BlackHole) -> None:
    """Both at a table of Roma, Marcus through a line that can die; Livia is asked first."""
    table = livia.table("roma", [{"kind": "me"}, {"kind": "open"}], start_player="eagle")
    marcus.page.goto(f"{line.address}{table}")
    marcus.page.get_by_role("button", name="Sit here").click()
    for guest in (livia, marcus):
        guest.wait_until_told(DEALT)


@pytest.mark.parametrize("directions", DIRECTIONS, ids="+".join)
def test_a_line_that_swallows_everything_is_noticed_and_made_good(
    directions: tuple[str, ...], line: BlackHole, guests: Callable[..., Guest]
) -> None:
    livia, marcus = guests(), guests()
    at_table(livia, marcus, line)
    line.swallow(*directions)
    expect(marcus.page.locator(".head .lost", has_text=LOST)).to_be_visible()
    expect(livia.page.locator(".head .gone")).to_have_count(1)  # the others see it, too
    livia.play_on(2)
    livia.wait_until_told(TOLD)
    assert marcus.told == DEALT

    line.swallow()

    marcus.wait_until_told(TOLD)
    expect(marcus.page.locator(".head .lost", has_text=LOST)).to_have_count(0)
    expect(livia.page.locator(".head .gone")).to_have_count(0)
    marcus.wait_until_asked()
    assert marcus.is_asked


@pytest.mark.parametrize("directions", DIRECTIONS, ids="+".join)
def test_a_move_that_was_swallowed_is_not_waited_for(
    directions: tuple[str, ...], line: BlackHole, guests: Callable[..., Guest]
) -> None:
    livia, marcus = guests(), guests()
    at_table(livia, marcus, line)
    livia.play_on(2)
    marcus.wait_until_asked()
    line.swallow(*directions)
    marcus.page.locator(".hand .card.usable").first.click()
    expect(marcus.page.get_by_text("The server does not answer")).to_be_visible()
    line.swallow()

    expect(marcus.page.locator(".head .lost", has_text=LOST)).to_have_count(0)
    marcus.put_reason_away()
    marcus.wait_until_asked()
    marcus.play_on(TOLD + 2 - marcus.told)  # the first card was given where only the answer was lost

    livia.wait_until_asked()
    marcus.wait_until_told(TOLD + 2)
    assert marcus.told == TOLD + 2
