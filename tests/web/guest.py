"""Somebody at a browser: opens tables, clicks what can be clicked, and plays to the end."""

import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

from tests.luck import LUCK

# A die is only picked up, a chosen thing only put back: whoever clicks these alone never gets on.
MOVING = ".board button.usable:enabled:not(.die), .bar button[data-action]"
USABLE = ".board button.usable:enabled, .board button.chosen:enabled, .bar button[data-action]"
READY = ".board[data-ready=true]"  # no move is on its way, nothing is still being shown
SETTLED = """([usable, over, ready]) => document.fonts.status === 'loaded' &&
  !!(document.querySelector(over) || (document.querySelector(ready) && document.querySelector(usable)))"""
# What is said or drawn several times in a row is one line of the log.
TOLD = """() => [...document.querySelectorAll('.log li')]
  .reduce((sum, line) => sum + Number(line.dataset.entries ?? 1), 0)"""
# Of which an edge is cut off, by the board's edge or by something lying on it; sideways a hand may be swiped.
HIDDEN = """(things) => [...document.querySelectorAll(things)].filter((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const [x, y] = [Math.min((left + right) / 2, innerWidth - 1), (top + bottom) / 2];
  const edges = [[x, top + 3], [x, bottom - 3], [left + 3, y], [right - 3, y]].filter(([x]) => x < innerWidth);
  const seen = edges.map(([x, y]) => document.elementFromPoint(x, y));
  return seen.some((thing) => !one.contains(thing) && !thing?.contains(one));
}).map((one) => one.className + ' ' + (one.ariaLabel ?? one.textContent).slice(0, 30))"""
OVER = '.bar a[href*="/replay/"]'
ASKED = [USABLE, OVER, READY]
LOOKS, PAUSE = 2400, 50  # milliseconds: two minutes, on a machine that is busy with other things
ANALYSIS = 240_000  # milliseconds, for the same reason
MOST_CLICKS = 4000
MOST_MISSED = 10


class Guest:
    """A browser profile with one page."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.dice = random.Random(LUCK.hex(8))
        self.missed = 0  # clicks in a row that met nothing
        page.request.get("/api/me")  # a guest of the house from now on

    # Tables

    def open_table(
        self, game: str, seats: list[dict[str, Any]], pace: str = "live", hints: bool = True, **options: str
    ) -> str:
        """Open a table; its address without the house."""
        wish = {"game": game, "options": options, "seats": seats, "pace": pace, "hints": hints}
        made = self.page.request.post("/api/tables", data=wish, headers={"origin": self.address})
        assert made.ok, made.text()
        return f"/table/{made.json()['id']}"

    def table(self, game: str, seats: list[dict[str, Any]], **wish: Any) -> str:
        """Open a table and go there; its address without the house."""
        path = self.open_table(game, seats, **wish)
        self.go(path)
        return path

    def against_chance(self, game: str, players: int = 2, **options: str) -> str:
        """A table against bots that choose at random."""
        seats = [{"kind": "me"}] + [{"kind": "bot", "level": "random"}] * (players - 1)
        counted = {"players": str(players)} if game == "alea_iacta_est" else {}
        return self.table(game, seats, **counted, **options)

    def go(self, path: str) -> None:
        """Load a page of the house."""
        self.page.goto(path)

    # Play

    @property
    def is_over(self) -> bool:
        """Whether the game on the screen has ended."""
        return self.page.locator(OVER).count() > 0

    @property
    def is_asked(self) -> bool:
        """Whether something can be used now."""
        return not self.is_over and bool(self.page.evaluate(SETTLED, ASKED))

    def wait_until_asked(self) -> None:
        """Until something can be used, or the game is over."""
        self.page.wait_for_function(SETTLED, arg=ASKED)

    def wait_until_analysed(self) -> None:
        """Until a game has been analysed: it takes a core some ten seconds, and longer where that has other work."""
        self.page.locator(".analysis .moment").first.wait_for(timeout=ANALYSIS)

    def until(self, condition: Callable[[], bool]) -> None:
        """Look again and again; who still sees nothing after two minutes has found a fault."""
        for _ in range(LOOKS):
            if condition():
                return
            self.page.wait_for_timeout(PAUSE)
        assert condition()

    def click_something(self) -> None:
        """A real click on any one thing that looks usable."""
        self.wait_until_asked()
        moving = self.page.locator(MOVING)
        things = moving if moving.count() and self.dice.random() < 0.6 else self.page.locator(USABLE)
        count = things.count()
        if count == 0 or self.is_over:
            return
        self.put_reason_away()
        try:
            things.nth(self.dice.randrange(count)).click(timeout=2000)
            self.missed = 0
        except TooLate:  # it went while the hand was on its way; again and again it would be a fault
            self.missed += 1
            if self.missed > MOST_MISSED:
                raise

    def put_reason_away(self) -> None:
        """A reason why something is impossible is read and closed; it also goes by itself with the next step."""
        reason = self.page.locator(".refusal button")
        with suppress(TooLate):
            if reason.count():
                reason.first.click(timeout=2000)

    def play_on(self, clicks: int) -> None:
        """So many clicks, or to the end."""
        for _ in range(clicks):
            self.click_something()
            if self.is_over:
                return

    def play_until_offered(self, name: str) -> None:
        """Until a button of this name is offered; then nothing is picked up."""
        self.wait_until_asked()
        while not self.page.get_by_role("button", name=name).count():
            assert not self.is_over
            self.click_something()
            self.wait_until_asked()
        self.page.keyboard.press("Escape")

    def play_to_the_end(self) -> None:
        """Until the score sheet is offered."""
        self.play_on(MOST_CLICKS)
        assert self.is_over

    @property
    def ending(self) -> Locator:
        """The end of the game, told below the board."""
        return self.page.get_by_role("region", name="The end of the game")

    def hidden(self, things: str) -> list[str]:
        """Which of these things on the screen cannot be seen whole."""
        found: list[str] = self.page.evaluate(HIDDEN, things)
        return found

    def ask_hint(self, grade: int = 3) -> None:
        """Press for a hint until it has come to this grade: a nudge, the piece, the move."""
        self.page.keyboard.press("h")
        self.page.locator(".hint .more").wait_for()
        for _ in range(1, grade):
            self.page.keyboard.press("h")
        if grade == 3:
            self.page.locator(".hint li").first.wait_for()

    @property
    def told(self) -> int:
        """How many entries the log on the screen has."""
        return int(self.page.evaluate(TOLD))

    def wait_until_told(self, entries: int) -> None:
        """Until the log on the screen has so many entries."""
        self.page.wait_for_function(f"(entries) => ({TOLD})() === entries", arg=entries)

    @property
    def sequence(self) -> int:
        """How far the server is."""
        table = self.page.url.split("/table/")[1].split("?")[0]
        return int(self.page.request.get(f"/api/tables/{table}").json()["sequence"])
