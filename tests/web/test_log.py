"""The log: what is said several times in a row stands once, and is not waited for."""

import json
from collections.abc import Callable

from playwright.sync_api import WebSocket, expect

from tests.server.conftest import House
from tests.web.clock import still
from tests.web.guest import Guest
from tests.web.position import Position

CARDS = 13
SOON = 4000  # milliseconds; thirteen moves, each shown as long as one that says something, take more than ten seconds


def test_thirteen_hidden_cards_are_one_line_and_soon_done(house: House, guests: Callable[..., Guest]) -> None:
    guest, heard = guests(speed="normal"), list[dict[str, object]]()
    page = guest.page
    page.clock.install()
    table = Position(house, guest, "caesar_cleopatra", action_order="chosen")
    game, state = table.live.game, table.live.match.state
    for _ in range(CARDS - 1):
        state = game.after(state, game.legal(state)[0])

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(json.loads(frame)))

    page.on("websocket", listen)
    table.put(state)
    still(page)
    page.locator(".board button.usable").first.click()  # the last of mine; then the other puts down thirteen
    guest.until(lambda: [step["step"]["seat"] for step in heard if step["type"] == "step"].count(1) == CARDS)

    page.clock.run_for(SOON)
    line = page.locator(".log li", has_text="Chance (Cleopatra) puts on the action pile")
    expect(line).to_have_count(1)
    expect(line).to_contain_text("something hidden. × 13")


def test_a_line_bears_the_emblem_of_whom_it_is_about(house: House, guests: Callable[..., Guest]) -> None:
    """The other's turn begins with my last word, and so does what it costs them."""
    guest = guests()
    table = Position(house, guest, "roma", start_player="eagle")
    table.lay({"dice": [5], "vp": {"eagle": 9, "wave": 9}, "face_up": {"wave": {1: "forum"}}, "draw_pile": "rest"})
    guest.page.get_by_role("button", name="End the turn").click()
    lost = guest.page.locator(".log li", has_text="Chance loses")
    expect(lost.locator("[data-emblem=wave]")).to_have_count(1)
    expect(lost.locator("svg")).to_have_count(1)
