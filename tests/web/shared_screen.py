"""Several people at one screen, on a table where any position is put in words, and all that the screen then holds."""

from typing import Any

from playwright.sync_api import expect

from ludi.core import texts
from ludi.core.speech import move_line
from tests.server.conftest import House
from tests.web.guest import Guest

DOCUMENT = """() => (document.title + document.documentElement.outerHTML).replaceAll('<', '\\n<')"""


class SharedScreen:
    """A table of one game at which everybody sits at the same screen."""

    def __init__(self, house: House, guest: Guest, game: str, players: int = 2, **options: str) -> None:
        self.guest, self.page, self.players = guest, guest.page, players
        others = [{"kind": "here", "name": f"Claudia {number}"} for number in range(2, players + 1)]
        counted = {"players": str(players)} if game == "alea_iacta_est" else {}
        self.path = guest.table(game, [{"kind": "me"}, *others], **counted, **options)
        self.page.locator(".curtain").wait_for()
        self.live = house.lobby.tables[self.path.split("/")[-1]]
        self.options = counted | options

    def lay(self, words: dict[str, Any]) -> None:
        """This position; the curtain is drawn."""
        self.live.match.state = self.live.game.read(words, self.options)
        self.live.logged.past.clear()
        self.live.logged.settle()
        self.page.reload()
        self.page.locator(".curtain").wait_for()

    def open_curtain(self) -> None:
        """Whoever is asked takes the screen."""
        self.seat = self.live.asked
        self.page.locator(".curtain button").click()
        self.guest.wait_until_asked()

    def do(self, move: str) -> None:
        """A move out of the list of all moves, by its words."""
        game = self.live.game
        words = texts.say("en", move_line(game, game.actions.parse(move)))
        before = self.live.sequence
        self.page.keyboard.press("m")
        self.page.get_by_role("dialog").get_by_role("button", name=words, exact=True).click()
        self.guest.until(lambda: self.live.sequence > before)
        self.page.wait_for_function("() => document.querySelector('.curtain, .board[data-ready=true]')")

    def go_on_to_the_curtain(self) -> None:
        """The first move that is offered, again and again, until somebody else is asked."""
        while self.live.asked == self.seat:
            self.do(self.live.game.actions.text(self.live.match.legal()[0]))
        self.page.locator(".curtain").wait_for()

    def everything(self) -> list[str]:
        """All that the screen holds, for eyes, ears and hands: also after each key, and with the menu open."""
        held = [self.page.evaluate(DOCUMENT), self.page.locator("html").aria_snapshot()]
        for key in "lcmhu?":
            self.page.keyboard.press(key)
            held.append(self.page.evaluate(DOCUMENT))
        self.page.get_by_role("button", name="Menu").click()
        expect(self.page.get_by_role("dialog")).to_be_visible()
        if self.page.locator(".share").count():  # whom the link reaches is asked and learnt when it is first shown
            expect(self.page.locator(".share .note")).to_be_visible()
        held += [self.page.evaluate(DOCUMENT), self.page.locator("html").aria_snapshot()]
        self.page.keyboard.press("Escape")
        expect(self.page.get_by_role("dialog")).to_have_count(0)
        return held
