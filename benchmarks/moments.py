"""Frames a second and long tasks in the page's moments, in Chromium with its processor slowed four times.

    python -m benchmarks.moments

from the root of the repository. Each moment is played at the normal speed on a position laid for it. `nothing` is a
page on which one small thing moves, by the compositor: more frames than that cannot be had on this machine. The load of
the machine stands below: where it does other things, the figures are of those, too.
"""

import argparse
import json
import os
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from tests.games.caesar_cleopatra.test_page import VOTE
from tests.server.conftest import House
from tests.web.fixtures import PREFERENCES
from tests.web.guest import Guest
from tests.web.house import build, chromium
from tests.web.position import Position
from tests.web.test_ending import LAST
from tests.web.test_moments import ATTACK, OPTIONS, THROW

SIZES = {"desk": (1440, 900), "phone": (390, 844)}
# What is clicked, and for how long it is watched, in milliseconds.
MOMENTS: dict[str, tuple[str, dict[str, Any], str, int]] = {
    "nothing": ("", {}, "i", 1300),
    "throw": ("roma", THROW, ".bar button[data-action]", 1300),
    "attack": ("roma", ATTACK, "[data-kind='2'] .disc", 1500),
    "points": ("roma", ATTACK, "[data-kind='4'] .disc", 1300),
    "vote": ("caesar_cleopatra", VOTE, ".bar button[data-action]", 2400),
    "end": ("roma", LAST, "[data-kind='0'] .disc", 2400),
}
EMPTY = "<style>i { display: block; width: 18px; height: 18px; background: #c98a1b }</style><i></i>"
MOVING = """() => document.querySelector('i').addEventListener('click', ({ target }) =>
  target.animate([{ transform: 'none' }, { transform: 'translateX(300px)' }], 1300))"""
# Counts frames from the click on; the browser itself tells of tasks over 50 ms.
WATCHED = """([thing, time]) => new Promise((done) => {
  const frames = [], long = [];
  new PerformanceObserver((list) => long.push(...list.getEntries().map((entry) => entry.duration)))
    .observe({ type: 'longtask' });
  const begun = performance.now();
  requestAnimationFrame(function count(now) {
    frames.push(now);
    if (now - begun < time) requestAnimationFrame(count);
    else setTimeout(() => done({ frames, long }), 100);
  });
  document.querySelector(thing).click();
})"""


def watched(house: House, browser: Browser, size: str, moment: str, slower: int) -> dict[str, float]:
    """Frames a second, the longest gap between two frames, and the longest task, of one moment."""
    game, words, thing, time = MOMENTS[moment]
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, base_url=house.address)
    kept = json.dumps(PREFERENCES | {"speed": "normal"})
    context.add_init_script(f"localStorage.setItem('ludi-preferences', '{kept}')")
    page = context.new_page()
    page.set_default_timeout(60_000)
    if game:
        Position(house, Guest(page, house.address), game, **OPTIONS[game]).lay(words)
    else:
        page.set_content(EMPTY)
        page.evaluate(MOVING)
    page.wait_for_timeout(500)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    found = page.evaluate(WATCHED, [thing, time])
    context.close()
    frames, long = found["frames"], found["long"]
    gaps = [after - before for before, after in pairwise(frames)]
    return {
        "fps": 1000 * len(gaps) / (frames[-1] - frames[0]),
        "gap": max(gaps),
        "task": max(long, default=0.0),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--slower", type=int, default=4)
    parser.add_argument("--times", type=int, default=3, help="the best of so many, for machines that do other things")
    chosen = parser.parse_args()
    build()
    os.environ |= {"LUDI_PACE": "0", "LUDI_WARM": "off", "LUDI_LIMITS": "off", "LUDI_PATIENCE": "600"}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(f"sqlite:///{Path(folder) / 'ludi.sqlite'}")
        house.open()
        house.warm()
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        print(
            f"{'moment':8} {'size':6} {'frames a second':>16} {'longest gap':>12} {'longest task':>13}   milliseconds"
        )
        for moment in MOMENTS:
            for size in SIZES:
                runs = [watched(house, browser, size, moment, chosen.slower) for _ in range(chosen.times)]
                best = max(runs, key=lambda run: run["fps"])
                print(f"{moment:8} {size:6} {best['fps']:16.0f} {best['gap']:12.0f} {best['task']:13.0f}", flush=True)
        print("load of the machine, in 1, 5 and 15 minutes:", *(f"{load:.1f}" for load in os.getloadavg()))
        browser.close()
        house.close()


if __name__ == "__main__":
    main()
