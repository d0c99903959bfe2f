"""A page that hears of the table only after it was answered, as from a house with much to do."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, WebSocketRoute

from tests.web.clock import PATIENCE


class HeldBack:
    """Stands between a page and its house: what comes by the socket can be kept back for a while."""

    def __init__(self, page: Page) -> None:
        """From the next socket on: the page is to be loaded anew."""
        self.page, self.keeps = page, False
        self.kept: list[tuple[WebSocketRoute, str | bytes]] = []
        page.route_web_socket("**/*", self.joined)

    def joined(self, socket: WebSocketRoute) -> None:
        """A socket is opened: the page's words go through, the house's as long as nothing is kept back."""
        house = socket.connect_to_server()
        house.on_message(lambda words: self.kept.append((socket, words)) if self.keeps else socket.send(words))

    @contextmanager
    def answered_first(self) -> Iterator[None]:
        """What is done here is answered before anything is told."""
        self.keeps = True
        with self.page.expect_response("**/moves*", timeout=1000 * PATIENCE) as answer:
            yield
        answer.value.finished()
        self.keeps = False
        for socket, words in self.kept:
            socket.send(words)
        self.kept.clear()
