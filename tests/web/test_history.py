"""A game longer than one answer of the server: its log and its replay are whole."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from ludi.server.tables.log import PAGE
from tests.server.conftest import House
from tests.server.visitor import Visitor
from tests.web.guest import Guest


def as_visitor(guest: Guest, house: House) -> Visitor:
    """The same guest without a screen."""
    visitor = house.visitor()
    for cookie in guest.page.context.cookies():
        visitor.client.cookies.set(cookie["name"], cookie["value"])
    return visitor


def test_a_long_log_and_a_long_replay_are_whole(house: House, guests: Callable[..., Guest]) -> None:
    guest = guests()
    path = guest.against_chance("alea_iacta_est")
    guest.wait_until_asked()
    guest.go("/")
    table = path.split("/")[-1]
    with as_visitor(guest, house) as visitor:
        while (position := visitor.asked(table))["sequence"] <= 2 * PAGE:
            visitor.move(table, position["legal"][-1], position["sequence"])
        steps = visitor.replay(table)["steps"]

    guest.go(path)
    guest.wait_until_told(sum(1 for step in steps if step["lines"]))
    guest.go(path.replace("/table/", "/replay/"))
    expect(guest.page.locator("footer .line")).to_be_visible()
    guest.page.keyboard.press("End")
    expect(guest.page).to_have_url(re.compile(rf"step={len(steps)}\b"))


def test_a_shared_screen_hears_all_of_it(house: House, guests: Callable[..., Guest]) -> None:
    guest = guests()
    path = guest.table("alea_iacta_est", [{"kind": "me"}, {"kind": "here", "name": "Claudia"}], players="2")
    guest.page.locator(".curtain").wait_for()
    guest.go("/")
    table = path.split("/")[-1]
    with as_visitor(guest, house) as visitor:
        while (position := visitor.position(table))["sequence"] <= PAGE or position["asked"] != 0:
            asked = visitor.position(table, seat=position["asked"])
            visitor.move(table, asked["legal"][-1], asked["sequence"], seat=position["asked"])
        frames = visitor.get(f"tables/{table}/frames", seat=0, since=0)
        frames += visitor.get(f"tables/{table}/frames", seat=0, since=frames[-1]["since"])

    guest.go(path)
    guest.page.locator(".curtain button").click()
    guest.wait_until_told(sum(1 for frame in frames if frame["type"] == "step" and frame["step"]["lines"]))
