"""A table of another version of the rules in the browser: why, who, how it ended, and a way out."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from ludi.core.texts import say
from ludi.games import GAMES
from ludi.server.api.tables import SeatKind, TableStatus
from ludi.server.http.gate import guest_of
from ludi.server.storage.store import Change
from ludi.server.tables.table_info import Chair, TableInfo
from tests.server.conftest import House
from tests.web.axe import findings
from tests.web.guest import Guest

ROMA = GAMES.find("roma")
VERSIONS = {"version": ROMA.version - 1, "today": ROMA.version}
FITS = "document.documentElement.scrollWidth <= innerWidth"
OPTIONS = {"templum": "as_it_lies", "start_player": "eagle"}


def kept(house: House, guest: Guest, table: str, status: TableStatus) -> str:
    """A table of this guest against Titus, as a release of before left it; returns where it is found."""
    token = next(str(c["value"]) for c in guest.page.context.cookies() if c["name"].endswith("ludi_guest"))
    me = guest_of(token)
    chairs = [Chair(SeatKind.PERSON, me, "Livia"), Chair(SeatKind.PERSON, "titus", "Titus Flavius Domitianus")]
    info = TableInfo(table, "roma", ROMA.version - 1, OPTIONS, me, True, 1.7e9, "0" * 64, chairs, status=status)
    if status == TableStatus.OVER:
        info.winners, info.scores = [0], [31, 24]
    house.lobby.store.write([Change(new_tables=[info])])
    return f"/table/{table}"


@pytest.mark.parametrize("width", [360, 1280])
def test_a_finished_game_tells_how_it_ended(house: House, guests: Callable[..., Guest], width: int) -> None:
    guest = guests(width=width)
    guest.go(kept(house, guest, f"over-{width}", TableStatus.OVER))

    expect(guest.page.get_by_role("status")).to_have_text(say("en", "server-other-version-over", **VERSIONS))
    winner = guest.page.locator("li", has_text="Livia")
    expect(winner).to_contain_text("31 points")
    expect(winner).to_contain_text("Winner")
    expect(guest.page.locator("li", has_text="Titus")).to_contain_text("24 points")
    expect(guest.page.get_by_text("Begun on November 14, 2023")).to_be_visible()
    expect(guest.page.get_by_role("button", name="Leave the table")).to_have_count(0)
    assert guest.page.evaluate(FITS)
    assert findings(guest) == []
    guest.go(f"/replay/over-{width}")
    expect(guest.page.get_by_text(say("en", "server-other-version-over", **VERSIONS))).to_be_visible()


@pytest.mark.parametrize(("language", "width"), [("en", 1280), ("nl", 360), ("de", 360), ("hu", 1280)])
def test_a_running_game_says_why_it_cannot_go_on_and_is_left(
    house: House, guests: Callable[..., Guest], language: str, width: int
) -> None:
    guest = guests(width=width, language=language)
    where = kept(house, guest, f"running-{language}", TableStatus.PLAYING)

    guest.go("/")
    row = guest.page.locator(f'a.row[href="{where}"]')
    expect(row).to_contain_text(say(language, "web-table-outdated"))
    row.click()
    expect(guest.page.get_by_role("status")).to_have_text(say(language, "server-other-version", **VERSIONS))
    assert guest.page.evaluate(FITS)
    guest.page.get_by_role("button", name=say(language, "web-outdated-leave"), exact=True).click()
    expect(guest.page.get_by_role("heading", name=say(language, "web-welcome"))).to_be_visible()
    expect(row).to_have_count(0)


def test_a_table_that_cannot_be_opened_says_why(house: House, guests: Callable[..., Guest]) -> None:
    guest = guests()
    where = kept(house, guest, "damaged", TableStatus.PLAYING)
    with house.lobby.store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE tables SET game = 'go' WHERE id = 'damaged'")

    guest.go(where)

    expect(guest.page.get_by_role("heading", name=say("en", "server-no-such-game", game="go"))).to_be_visible()
