"""Anything that can be clicked on a board can be dragged, with mouse and finger; let go elsewhere it lies as before."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import groupby
from typing import Protocol

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from ludi.core.rooms import folder_of
from ludi.games import GAMES
from tests.server.conftest import House
from tests.web.drags_in_words import ANSWERED, DRAGS, ROMA_TURN, holding, piece
from tests.web.guest import Guest
from tests.web.position import Position

Point = tuple[float, float]
ON_THE_BOARD = {"caesar_cleopatra": {"draw", "veto"}}  # offered by the bar as well
SHIFTS = """() => { window.shifts = []; new PerformanceObserver((list) => {
  for (const { node, previousRect, currentRect } of list.getEntries().flatMap((entry) => entry.sources)) {
    const thing = node?.nodeType === 1 ? node : node?.parentElement;
    if (thing?.closest('.board') && Math.abs(currentRect.y - previousRect.y) > 1) window.shifts.push(thing.className);
  } }).observe({ type: 'layout-shift' }); }"""


class Hand(Protocol):
    """What takes something up, carries it and lets it go."""

    def down(self, at: Point) -> None: ...
    def move(self, to: Point) -> None: ...
    def up(self) -> None: ...
    def cancel(self) -> None: ...


class Mouse:
    """A hand on a mouse; what it carries is put back with a key."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def down(self, at: Point) -> None:
        self.page.mouse.move(*at)
        self.page.mouse.down()

    def move(self, to: Point) -> None:
        self.page.mouse.move(*to, steps=3)

    def up(self) -> None:
        self.page.mouse.up()

    def cancel(self) -> None:
        self.page.keyboard.press("Escape")
        self.page.mouse.up()


class Finger:
    """A finger on the screen; the browser itself may take it away."""

    def __init__(self, page: Page) -> None:
        self.browser: CDPSession = page.context.new_cdp_session(page)
        self.at: Point = (0, 0)

    def send(self, kind: str, *points: Point) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        self.browser.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def down(self, at: Point) -> None:
        self.at = at
        self.send("touchStart", at)

    def move(self, to: Point) -> None:
        (x, y), self.at = self.at, to
        for part in (0.2, 0.6, 1):
            self.send("touchMove", (x + (to[0] - x) * part, y + (to[1] - y) * part))

    def up(self) -> None:
        self.send("touchEnd")

    def cancel(self) -> None:
        self.send("touchCancel")


HANDS: dict[str, tuple[Callable[[Page], Hand], dict[str, int | bool]]] = {
    "mouse": (Mouse, {}),
    "finger": (Finger, {"width": 390, "height": 844, "touch": True}),
}


def middle(thing: Locator) -> Point:
    """The middle of something on the screen."""
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@contextmanager
def carried(hand: Hand, thing: Locator) -> Iterator[None]:
    """A thing that has been taken up."""
    thing.scroll_into_view_if_needed()
    x, y = middle(thing)
    hand.down((x, y))
    hand.move((x, y - 14))
    expect(thing.page.locator(".carried")).to_have_count(1)
    yield


@pytest.mark.parametrize("by", HANDS)
@pytest.mark.parametrize("game", DRAGS)
def test_every_kind_of_move_on_the_board_is_made_by_dragging(
    house: House, guests: Callable[..., Guest], game: str, by: str
) -> None:
    made_of, screen = HANDS[by]
    guest = guests(**screen)
    page, hand = guest.page, made_of(guest.page)
    start = {} if game == "caesar_cleopatra" else {"start_player": "eagle"}
    for players, drags in groupby(DRAGS[game].values(), lambda drag: drag.players):
        table = Position(house, guest, game, players, **start)
        for drag in drags:
            if drag.words:
                table.lay(drag.words, *drag.moves)
            for thing in drag.first:
                page.locator(thing).first.click()
            page.evaluate(SHIFTS)
            with carried(hand, page.locator(drag.thing).first):
                hand.move(middle(page.locator(drag.place).first))
                expect(page.locator("[data-over]")).to_have_count(1)
                assert page.evaluate("window.shifts") == [], drag.made
                hand.up()
            expect(page.locator(".carried, [data-carrying], [data-target], [data-over]")).to_have_count(0)
            table.has_made(*drag.made)


@pytest.mark.parametrize("game", DRAGS)
def test_no_verb_of_a_board_is_left_out(game: str) -> None:
    page = (folder_of(GAMES.find(game).room) / "web" / "index.ts").read_text()
    placed = re.search(r"placed: new Set\(\[(.*?)\]\)", page, re.DOTALL)
    assert placed
    assert set(DRAGS[game]) == set(re.findall(r"'(\w+)'", placed[1])) | ON_THE_BOARD.get(game, set())


@pytest.mark.parametrize("by", HANDS)
def test_what_is_let_go_elsewhere_or_taken_back_lies_as_before(
    house: House, guests: Callable[..., Guest], by: str
) -> None:
    made_of, screen = HANDS[by]
    guest = guests(**screen)
    page, hand = guest.page, made_of(guest.page)
    table = Position(house, guest, "roma", start_player="eagle")
    table.lay(ROMA_TURN)
    card, die = page.locator(".hand .card.usable, .hand .card.chosen"), page.locator(piece("die:5"))
    lit = page.locator("[data-takes=true]")

    x, y = middle(die)
    hand.down((x, y))
    hand.move((x + 3, y + 3))  # a click that trembles is a click
    hand.up()
    expect(page.locator(".die.chosen")).to_have_count(1)
    page.keyboard.press("Escape")

    with carried(hand, card):
        expect(card).to_have_class(re.compile("chosen"))
        expect(lit).to_have_count(12)  # six discs, and the places beside them
        hand.move(middle(page.locator(piece("mine:2"))))
        expect(page.locator(".tip .forecast")).to_contain_text("Costs 5")  # as resting there tells
        hand.move(middle(page.locator(".head")))
        hand.up()
    expect(page.locator(".board .chosen, .carried")).to_have_count(0)

    for thing in (card, die):
        with carried(hand, thing):
            hand.cancel()
        expect(page.locator(".board .chosen, .carried")).to_have_count(0)

    with carried(hand, card):  # a card has no business there
        hand.move(middle(page.locator(piece("disc:money"))))
        hand.up()
    expect(page.locator(".board .chosen, .carried")).to_have_count(0)

    assert table.made == []


def test_a_finger_that_rests_reads_and_one_beside_the_things_scrolls(
    house: House, guests: Callable[..., Guest]
) -> None:
    guest = guests(width=390, height=844, touch=True)
    page, finger = guest.page, Finger(guest.page)
    table = Position(house, guest, "caesar_cleopatra", action_order="shuffled")
    table.lay(ANSWERED, "scout praetors")
    veto, sheet = page.locator(holding("veto")), page.get_by_role("dialog")

    x, y = middle(veto)
    finger.down((x, y))
    expect(sheet).to_be_visible()  # by a long press
    finger.move((x, y - 200))
    expect(page.locator(".carried")).to_have_count(0)
    finger.up()
    sheet.get_by_role("button", name="Close").click()  # Chromium takes a tap after a flight of the finger for a stop
    expect(sheet).to_have_count(0)
    touched = "(thing) => getComputedStyle(thing).touchAction"
    assert veto.evaluate(touched) == "none"
    assert page.locator(".votes").evaluate(touched) == "auto"
    assert table.made == []


def test_a_row_with_more_than_can_be_seen_is_swiped_sideways(house: House, guests: Callable[..., Guest]) -> None:
    guest = guests(width=360, height=640, touch=True)
    page, finger = guest.page, Finger(guest.page)
    table = Position(house, guest, "roma", start_player="eagle")
    many = ["forum", "senator", "consul", "nero", "onager", "turris", "legat"]
    table.lay(ROMA_TURN | {"hand": {"eagle": many}})
    row = page.get_by_role("group", name="My hand")
    x, y = middle(page.locator(".hand .card").nth(1))
    finger.down((x, y))
    finger.move((x - 90, y))
    finger.up()
    assert row.evaluate("(row) => row.scrollLeft") > 0
    expect(page.locator(".board .chosen, .carried")).to_have_count(0)
    assert table.made == []
