"""A watcher learns nothing hidden, in any frame or answer; a curtain hides one hand from the other."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from ludi.core.state import HIDDEN
from ludi.core.view import Sight
from ludi.games import GAMES
from tests.web.guest import ASKED, SETTLED, Guest


def numbers(field: Any) -> set[int]:
    """Every number in a field."""
    return {field} if isinstance(field, int) else set().union(*map(numbers, field), set())


def positions(thing: Any) -> list[dict[str, Any]]:
    """Every position in something that travelled."""
    if isinstance(thing, list):
        return [found for part in thing for found in positions(part)]
    if not isinstance(thing, dict):
        return []
    own = [thing] if "view" in thing and "legal" in thing else []
    return own + [found for part in thing.values() for found in positions(part)]


@pytest.mark.parametrize("game", GAMES.names)
def test_a_watcher_learns_nothing_hidden(guests: Callable[..., Guest], game: str) -> None:
    player, watcher = guests(), guests()
    table = player.against_chance(game)
    heard: list[str] = []
    watcher.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    watcher.page.on("response", lambda answer: heard.append(answer.text()) if "/api/tables/" in answer.url else None)
    watcher.go(table)
    expect(watcher.page.locator(".head")).to_contain_text("watching")
    player.play_on(25)
    player.wait_until_asked()
    seen: list[dict[str, Any]] = []
    for _ in range(100):  # until the watcher has heard everything
        watcher.page.wait_for_timeout(100)
        seen = [position for text in heard if text[:1] in "{[" for position in positions(json.loads(text))]
        if seen and max(position["sequence"] for position in seen) >= player.sequence:
            break
    secret = [name for name, sight in GAMES.find(game).seen_by.items() if sight in (Sight.OWNER, Sight.PLAYERS)]
    assert len(seen) > 10
    assert secret
    for position in seen:
        assert position["viewer"] is None
        assert position["legal"] == []
        for name in secret:
            assert numbers(position["view"][name]) <= {HIDDEN}, name
    expect(watcher.page.locator(".board button.usable")).to_have_count(0)


@pytest.mark.parametrize("game", ["roma", "caesar_cleopatra"])
def test_hot_seat_draws_a_curtain_between_hidden_hands(guests: Callable[..., Guest], game: str) -> None:
    guest = guests()
    guest.table(game, [{"kind": "me"}, {"kind": "here", "name": "Claudia"}])
    curtains = 0
    for _ in range(80):
        guest.page.wait_for_function("() => document.querySelector('.curtain, .bar')")
        if guest.page.locator(".curtain").count():
            expect(guest.page.locator("main.board")).to_have_count(0)  # nothing of either hand is drawn
            expect(guest.page.locator(".log")).to_have_count(0)
            guest.page.locator(".curtain button").click()
            guest.page.locator("main.board").wait_for()
            curtains += 1
            continue
        if guest.is_over:
            break
        guest.page.wait_for_function(f"(found) => document.querySelector('.curtain') || ({SETTLED})(found)", arg=ASKED)
        if guest.page.locator(".curtain").count() == 0:
            guest.click_something()
    assert curtains >= 2


def test_the_keys_of_the_table_rest_behind_the_curtain(guests: Callable[..., Guest]) -> None:
    guest = guests()
    guest.table("roma", [{"kind": "me"}, {"kind": "here", "name": "Claudia"}])
    guest.page.locator(".curtain").wait_for()
    guest.page.keyboard.press("m")
    guest.page.locator(".curtain button").click()
    guest.wait_until_asked()
    expect(guest.page.get_by_role("dialog")).to_have_count(0)
