"""A table on which any position is put in words, and what the guest then does there."""

from typing import Any

from playwright.sync_api import Locator

from ludi.core.state import State
from tests.server.conftest import House
from tests.web.guest import Guest


class Position:
    """A table of one game against bots that choose at random, or one that is open; the guest has its first seat."""

    def __init__(self, house: House, guest: Guest, game: str, players: int = 2, path: str = "", **options: str) -> None:
        self.guest, self.page = guest, guest.page
        path = path or guest.against_chance(game, players, **options)
        guest.wait_until_asked()
        self.live = house.lobby.tables[path.split("/")[-1]]
        self.options = {"players": str(players)} if game == "alea_iacta_est" else {}

    def lay(self, words: dict[str, Any], *moves: str) -> None:
        """This position, and these moves after it; then the guest is asked."""
        game = self.live.game
        state = game.read(words, self.options)
        for move in moves:
            state = game.after(state, game.actions.parse(move))
        self.put(state)

    def put(self, state: State) -> None:
        """This position, whether it can arise or not; then the guest is asked."""
        self.live.match.state = state
        self.live.logged.past.clear()
        self.live.logged.settle()
        self.since = len(self.live.logged.log)
        self.page.reload()
        self.guest.wait_until_asked()

    @property
    def made(self) -> list[str]:
        """What the guest has done since, as it stands in the log of the server."""
        mine = [entry for entry in self.live.logged.log[self.since :] if entry.seat == 0]
        return ["undo" if entry.kind == "undo" else entry.move for entry in mine]

    def has_made(self, *moves: str) -> None:
        """Exactly this has been done, or will be in a moment; then something is asked anew."""
        self.guest.until(lambda: len(self.made) >= len(moves))
        self.guest.wait_until_asked()
        assert self.made == list(moves)

    def drag(self, thing: Locator, place: Locator) -> None:
        """With the mouse, step by step: a place may appear only while something is carried."""
        thing.hover()
        self.page.mouse.down()
        self.page.mouse.move(1, 1)
        place.hover(force=True)
        place.hover(force=True)
        self.page.mouse.up()
