"""How long a page takes from its address to the first thing one can use, with nothing in the browser's cache.

    python -m benchmarks.first_board

from the root of the repository. The server is warm, as after its start; the browser's profile is new for every page.
"""

import argparse
import os
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright
from tests.server.conftest import House
from tests.web.guest import READY, USABLE, Guest
from tests.web.house import build, chromium

from ludi.core.game import Game
from ludi.games import GAMES

LOBBY = "main button"
# When something can be used for the first time, and is drawn; what came before it, by the browser's own clock.
WATCHED = """(things) => new Promise((done) => {
  const parts = () => {
    const [page] = performance.getEntriesByType('navigation');
    const files = performance.getEntriesByType('resource');
    const last = (kinds) => Math.max(0, ...files.filter((file) => kinds(file)).map((file) => file.responseEnd));
    const is = (file, ...ends) => ends.some((end) => new URL(file.name).pathname.endsWith(end));
    const paint = performance.getEntriesByName('first-contentful-paint')[0];
    return {
      'first byte': page.responseStart,
      'first paint': paint?.startTime ?? 0,
      'last file': last((file) => is(file, '.js', '.css')),
      'last answer': last((file) => new URL(file.name).pathname.includes('/api/')),
      usable: performance.now(),
    };
  };
  (function look() {
    const isThere = things.every((thing) => document.querySelector(thing));
    requestAnimationFrame(isThere ? () => setTimeout(() => done(parts())) : look);
  })();
})"""
PARTS = ("first byte", "first paint", "last file", "last answer", "usable")


def watched(house: House, browser: Browser, game: Game | None) -> dict[str, float]:
    """The milliseconds of each part, for the lobby or for a table of a game, in a new profile."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, base_url=house.address)
    page = context.new_page()
    page.set_default_timeout(60_000)
    path, things = "/", [LOBBY]
    if game:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        first = {option.name: "eagle" for option in game.options if option.name == "start_player"}
        path, things = Guest(page, house.address).open_table(game.name, seats, **first), [READY, USABLE]
    page.goto(path, wait_until="commit")
    found: dict[str, float] = page.evaluate(WATCHED, things)
    context.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--times", type=int, default=5, help="the middle one of so many is told")
    chosen = parser.parse_args()
    build()
    os.environ |= {"LUDI_PACE": "0", "LUDI_WARM": "off", "LUDI_LIMITS": "off"}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(f"sqlite:///{Path(folder) / 'ludi.sqlite'}")
        house.open()
        house.warm()
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        print(f"{'page':18}", *(f"{part:>12}" for part in PARTS), "  milliseconds")
        for game in (None, *GAMES):
            runs = [watched(house, browser, game) for _ in range(chosen.times)]
            name = game.name if game else "lobby"
            print(f"{name:18}", *(f"{median(run[part] for run in runs):12.0f}" for part in PARTS), flush=True)
        print("load of the machine, in 1, 5 and 15 minutes:", *(f"{load:.1f}" for load in os.getloadavg()))
        browser.close()
        house.close()


if __name__ == "__main__":
    main()
