"""Moments: points fly to their owner, dice come to lie on the side they show, an attack aims and strikes.

LUDI_PICTURES=1 keeps them as strips of six frames.
"""

import io
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from tests.games.caesar_cleopatra.test_page import VOTE
from tests.server.conftest import House
from tests.web.clock import LITTLE, moved, still, until
from tests.web.guest import Guest
from tests.web.position import Position
from tests.web.test_ending import LAST
from tests.web.test_pictures import COLOURS, KEEPING, SIZES

ATTACK = {
    "dice": [3, 5],
    "essedum": 2,  # the Forum defends with 5 less 4: any throw of the battle die wins
    "vp": {"eagle": 10, "wave": 10},
    "stock": 16,
    "face_up": {"eagle": {1: "essedum", 3: "legionarius", 5: "tribunus_plebis"}, "wave": {2: "basilica", 3: "forum"}},
    "draw_pile": "rest",
}
THROW = {"phase": "reroll", "dice": [4, 4, 4], "face_up": {"eagle": {2: "forum"}}, "draw_pile": "rest"}
# Every gesture and flight that the page begins, with what it changes.
WATCHED = """window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  if (timing?.id === 'moment')
    window.moved.push({ what: this.dataset.piece ?? this.className, frames: frames.flatMap(Object.keys) });
  return animate.call(this, frames, timing);
};"""
CHANGED = "() => [...new Set(window.moved.flatMap(({ frames }) => frames))].sort()"
MOVED = "() => window.moved.map(({ what }) => what)"
# The next while of the film: time goes on by hand, for what runs by the clock and for what the browser moves.
ON = """(passed) => {
  window.begun ??= new Map();
  window.film = (window.film ?? 0) + passed;
  for (const moving of document.getAnimations()) {
    if (!window.begun.has(moving)) window.begun.set(moving, window.film - passed);
    const at = window.film - window.begun.get(moving);
    moving.pause();
    if (at >= moving.effect.getComputedTiming().endTime) moving.finish();
    else moving.currentTime = at;
  }
}"""
OPTIONS = {"roma": {"start_player": "eagle"}, "caesar_cleopatra": {"action_order": "shuffled"}}
FRAMES = 6


def laid(house: House, guest: Guest, game: str, words: dict[str, Any], players: int = 2) -> Page:
    """A position on the table, watched from now on, with the time standing still."""
    guest.page.clock.install()
    guest.page.add_init_script(WATCHED)
    Position(house, guest, game, players, **OPTIONS.get(game, {})).lay(words)
    return still(guest.page)


def test_an_attack_aims_strikes_and_the_beaten_card_falls_before_anything_else_happens(
    house: House, guests: Callable[..., Guest]
) -> None:
    page = laid(house, guests(speed="normal"), "roma", ATTACK)
    moved(page, page.locator("[data-kind='2'] .disc"))
    until(page, "() => window.moved.length > 1")

    expect(page.locator(".battle .die")).to_be_visible()
    assert page.evaluate(MOVED) == ["mine:2", "mine:2"]  # it aims, and strikes
    assert page.evaluate(CHANGED) == ["easing", "offset", "transform"]
    expect(page.locator(".fall")).to_have_count(0)  # not before the die lies
    until(page, "() => document.querySelector('.fall')")
    expect(page.locator("[data-piece='theirs:2'] .fall")).to_have_count(1)
    expect(page.locator(".board")).to_have_attribute("data-ready", "false")
    page.clock.run_for(200)
    expect(page.locator(".fall")).to_have_count(1)
    page.mouse.click(3, 300)  # hastens
    expect(page.locator(".fall")).to_have_count(1)
    page.mouse.click(3, 300)  # skips, without any time
    expect(page.locator(".fall")).to_have_count(0)

    moved(page, page.locator("[data-kind='4'] .disc"))  # Tribunus takes a point
    until(page, "() => window.moved.some(({ what }) => what === 'point')")
    assert page.evaluate(MOVED).count("point") == 1
    assert page.evaluate(CHANGED) == ["easing", "offset", "opacity", "transform"]
    expect(page.locator(".sky i")).to_have_count(0)  # gone when it has arrived
    until(page, "() => document.querySelector('.head .score').textContent.trim() === '11'")
    expect(page.locator(".head .score")).to_have_text(["11", "9"])


def test_dice_come_to_lie_on_the_side_they_show(house: House, guests: Callable[..., Guest]) -> None:
    guest = guests(speed="normal")
    page = laid(house, guest, "roma", THROW)
    moved(page, page.locator(".bar button[data-action]").first)
    until(page, "() => document.querySelector('.mine .tumbling')")

    die = page.locator(".mine .tumbling").first
    shown = die.locator(".front .pip").count()
    expect(die).to_have_accessible_name(re.compile(f"Die {shown}"))
    sides = [die.locator(f".side.{side} .pip").count() for side in ("right", "left", "top", "bottom", "back")]
    assert sorted([*sides, shown]) == [1, 2, 3, 4, 5, 6]
    assert (sides[0] + sides[1], sides[2] + sides[3], sides[4] + shown) == (7, 7, 7)  # as on any die
    until(page, "() => document.querySelector('.board').dataset.ready === 'true'")
    expect(page.locator(".mine .tumbling")).to_have_count(0)
    expect(page.locator(".mine .die")).to_have_count(3)


@pytest.mark.parametrize("less", ["off", "reduced"])
def test_without_motion_nothing_flies_falls_or_tumbles(house: House, guests: Callable[..., Guest], less: str) -> None:
    guest = guests(speed="off" if less == "off" else "normal")
    page = guest.page
    page.emulate_media(reduced_motion="reduce" if less == "reduced" else None)
    page.add_init_script(WATCHED)
    position = Position(house, guest, "roma", start_player="eagle")
    position.lay(ATTACK)
    page.locator("[data-kind='2'] .disc").click()
    position.has_made("activate 3")
    page.locator("[data-kind='4'] .disc").click()
    expect(page.locator(".head .score")).to_have_text(["11", "9"])
    assert page.evaluate(MOVED) == []
    expect(page.locator(".sky i, .tumbling")).to_have_count(0)


def begin(house: House, guest: Guest, moment: str) -> None:
    """The click from which on the camera runs."""
    if moment == "vote":
        page = laid(house, guest, "caesar_cleopatra", VOTE)
        moved(page, page.get_by_role("button", name="Done"))
        until(page, "() => document.querySelector('div.scene')")
        return
    positions: dict[str, dict[str, Any]] = {"throw": THROW, "attack": ATTACK, "end": LAST}
    page = laid(house, guest, "roma", positions[moment])
    if moment == "throw":
        moved(page, page.locator(".bar button[data-action]").first)
    else:
        moved(page, page.locator(f"[data-kind='{2 if moment == 'attack' else 0}'] .disc"))
    seen = {"throw": ".tumbling", "attack": ".fall", "end": ".ending .sheet"}[moment]
    until(page, f"() => document.querySelector('{seen}')")


@pytest.mark.skipif(not KEEPING, reason="LUDI_PICTURES=1 makes the strips of docs/pictures")
@pytest.mark.parametrize(("moment", "lasts"), [("throw", 900), ("attack", 900), ("vote", 2400), ("end", 1000)])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_strip_of_six_frames(
    house: House, guests: Callable[..., Guest], pictures: Path, moment: str, lasts: int, size: str, theme: str
) -> None:
    width, height = SIZES[size]
    if size == "desk":
        width = 1100  # without the log: the board is the picture
    guest = guests(width=width, height=height, theme=theme, speed="normal")
    page = guest.page
    begin(house, guest, moment)
    taken = []
    for frame in range(FRAMES):
        for _ in range(0 if frame == 0 else lasts // (FRAMES - 1) // LITTLE):
            page.evaluate(ON, LITTLE)
            page.clock.run_for(LITTLE)
        page.evaluate(ON, 0)
        taken.append(Image.open(io.BytesIO(page.screenshot())).convert("RGB"))
    scale = 480 / width if size == "desk" else 240 / width
    small = [one.resize((round(width * scale), round(height * scale)), Image.Resampling.LANCZOS) for one in taken]
    columns = 3 if size == "desk" else FRAMES
    wide, high = small[0].size
    strip = Image.new("RGB", (columns * (wide + 6) - 6, (FRAMES // columns) * (high + 6) - 6), "#8a8177")
    for number, one in enumerate(small):
        strip.paste(one, ((number % columns) * (wide + 6), number // columns * (high + 6)))
    file = pictures / f"strip-{moment}-{size}-{theme}.png"
    strip.quantize(COLOURS, Image.Quantize.MEDIANCUT, kmeans=2, dither=Image.Dither.NONE).save(file, optimize=True)
    assert file.stat().st_size < 400_000
