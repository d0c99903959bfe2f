"""axe-core finds nothing serious on any page."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludi.bots.levels import LEVELS
from ludi.games import GAMES
from tests.web.guest import Guest
from tests.web.house import WEB

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")


def findings(guest: Guest) -> list[str]:
    """What axe objects to, one line each: the rule and the first place."""
    guest.page.evaluate(Path(AXE).read_text(encoding="utf-8"))
    found: dict[str, Any] = guest.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{rule['id']}: {rule['help']}: {[node['target'] for node in rule['nodes']][:4]}"
        for rule in found["violations"]
        if rule["impact"] in SERIOUS
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_lobby_and_its_dialogs(guests: Callable[..., Guest], theme: str) -> None:
    guest = guests(theme=theme)
    guest.go("/")
    guest.page.get_by_role("button", name="A table with friends").first.wait_for()
    assert findings(guest) == []
    guest.page.get_by_role("button", name="Who are they?").first.click()
    guest.page.get_by_role("dialog").wait_for()
    assert findings(guest) == []
    guest.page.keyboard.press("Escape")
    guest.page.get_by_role("button", name="A table with friends").first.click()
    guest.page.get_by_label("Who sits at Wave").select_option("bot")
    assert findings(guest) == []
    guest.page.get_by_role("button", name="Choose another opponent").click()
    guest.page.get_by_role("dialog").last.wait_for()
    assert findings(guest) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES.names)
def test_every_board(guests: Callable[..., Guest], game: str, theme: str) -> None:
    guest = guests(theme=theme)
    guest.against_chance(game)
    guest.play_on(12)
    guest.wait_until_asked()
    assert findings(guest) == []


def test_the_waiting_room(guests: Callable[..., Guest]) -> None:
    guest = guests()
    guest.table("roma", [{"kind": "me"}, {"kind": "open"}])
    guest.page.get_by_label("Link to this page").wait_for()
    assert findings(guest) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_table_with_the_ranks(guests: Callable[..., Guest], theme: str) -> None:
    guest = guests(theme=theme)
    bots = [{"kind": "bot", "level": level} for level in LEVELS]
    guest.table("alea_iacta_est", [{"kind": "open"}, *bots[:4]], players="5")
    guest.page.get_by_label("Link to this page").wait_for()
    assert findings(guest) == []
    guest.table("roma", [{"kind": "me"}, bots[4]])
    guest.wait_until_asked()
    assert findings(guest) == []


@pytest.mark.parametrize("game", GAMES.names)
def test_the_rules(guests: Callable[..., Guest], game: str) -> None:
    guest = guests()
    guest.go(f"/rules/{game}")
    guest.page.locator("dl.rules").first.wait_for()
    assert findings(guest) == []


def test_what_comes_after_a_game(guests: Callable[..., Guest]) -> None:
    guest = guests()
    table = guest.against_chance("roma")
    guest.play_to_the_end()
    guest.ending.locator("section.panel").first.wait_for()
    assert findings(guest) == []
    guest.go(table.replace("/table/", "/replay/"))
    guest.page.locator("footer .count").wait_for()
    assert findings(guest) == []
