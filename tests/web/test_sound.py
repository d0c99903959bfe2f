"""Sounds: made by recipe, told apart by ear, even in level; nothing of them is loaded before somebody asks for it."""

import json
import wave
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Page, expect

from tests.server.conftest import House
from tests.web.guest import Guest
from tests.web.position import Position
from tests.web.test_built import said_by

BANDS = 24  # third octaves or so
PARTS = 5  # of its time
LONGEST = {"reed": 1000}  # milliseconds; all others are shorter than this
SHORT = 400
# What is heard, and where: every voice with its side and how loud it is.
LISTEN = """window.heard = [];
const start = AudioBufferSourceNode.prototype.start, connect = AudioNode.prototype.connect;
AudioNode.prototype.connect = function (...to) { this.next = to[0]; return connect.apply(this, to); };
AudioBufferSourceNode.prototype.start = function (at) {
  window.heard.push({ side: this.next.pan.value, volume: this.next.next.gain.value });
  return start.call(this, at);
};"""
HEARD = "() => window.heard.length"


def take(file: Path) -> NDArray[np.float64]:
    """The samples of a file, from -1 to 1."""
    with wave.open(str(file)) as opened:
        return np.frombuffer(opened.readframes(opened.getnframes()), np.int16) / 32768


def character(samples: NDArray[np.float64]) -> NDArray[np.float64]:
    """What an ear tells sounds apart by: how strong each band of pitch is, one part of the time after another."""
    edges = np.geomspace(50, 16_000, BANDS + 1)
    parts = np.array_split(np.pad(samples, (0, 44_100 - len(samples))), PARTS * 10)
    rows = []
    for part in [np.concatenate(parts[:2]), np.concatenate(parts[2:6]), *np.array_split(np.concatenate(parts[6:]), 3)]:
        power, pitch = np.abs(np.fft.rfft(part)) ** 2, np.fft.rfftfreq(len(part), 1 / 44_100)
        rows.append([power[(pitch >= low) & (pitch < high)].sum() for low, high in pairwise(edges)])
    strength = np.sqrt(np.array(rows)).ravel()
    return np.asarray(strength / np.linalg.norm(strength))


def test_every_take_of_every_sound_is_short_clean_and_most_like_its_own(tmp_path: Path) -> None:
    told = json.loads(said_by("sounds", str(tmp_path)))
    names = [one["sound"] for one in told]
    takes = [take(tmp_path / f"{one['sound']}-{one['take'] + 1}.wav") for one in told]

    assert len(set(names)) >= 8
    for one, samples in zip(told, takes, strict=True):
        assert one["ms"] < LONGEST.get(one["sound"], SHORT)
        assert 0.1 < np.abs(samples).max() < 0.99, one
        assert abs(samples[0]) < 0.1, one  # neither begins
        assert abs(samples[-1]) < 0.001, one  # nor ends with a click
        assert 0.03 < one["loudness"] < 0.16, one
    for sound in set(names):
        levels = [one["loudness"] for one in told if one["sound"] == sound]
        assert max(levels) < 1.3 * min(levels), sound
    likeness = np.array([character(samples) for samples in takes])
    alike = likeness @ likeness.T
    own = np.array([[one == other for other in names] for one in names])
    for place, name in enumerate(names):
        assert alike[place][own[place]].min() > alike[place][~own[place]].max(), name
        others = [n for n in range(len(names)) if own[place, n] and n != place]
        assert all(not np.array_equal(takes[place], takes[n]) for n in others), name


def use(page: Page, disc: str) -> None:
    """Put the first die there."""
    page.locator(".mine .die.usable").first.click()
    page.locator(f"[data-kind={disc}] .disc").click()


def test_sounds_come_when_they_are_asked_for_from_where_it_happens_and_as_loud_as_wished(
    house: House, guests: Callable[..., Guest]
) -> None:
    guest = guests()
    page = guest.page
    page.add_init_script(LISTEN)
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    table = Position(house, guest, "roma", start_player="eagle")
    table.lay({"dice": [2, 5, 6], "draw_pile": "rest"})
    use(page, "money")
    table.has_made("money 2")
    assert page.evaluate(HEARD) == 0
    assert not [url for url in loaded if "player" in url]

    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Preferences").click()
    volume = page.get_by_role("slider", name="Volume")
    expect(volume).to_be_disabled()
    page.get_by_role("checkbox", name="Sound effects").check()
    page.wait_for_function("() => window.heard.length > 0")
    assert [url for url in loaded if "player" in url]
    loud = page.evaluate("() => window.heard[0].volume")
    volume.focus()
    # The same sound is heard once within 45 ms, and not at all where the browser is late: tried again.
    while page.evaluate("() => window.heard.at(-1).volume") >= loud / 10:
        page.keyboard.press("End")
        page.keyboard.press("Home")
    assert page.evaluate("() => window.heard.at(-1).volume") > 0
    assert page.evaluate("() => JSON.parse(localStorage.getItem('ludi-preferences')).volume") == 10

    page.keyboard.press("Escape")
    before = page.evaluate(HEARD)
    use(page, "money")
    table.has_made("money 2", "money 5")
    use(page, "cards")
    table.has_made("money 2", "money 5", "cards 6")
    page.wait_for_function("(before) => window.heard.length > before + 1", arg=before)
    page.wait_for_function("() => new Set(window.heard.map(({ side }) => side)).size > 1")
    assert page.evaluate("() => window.heard.every(({ side }) => Math.abs(side) <= 0.7)")
