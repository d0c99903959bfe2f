"""Contact sheets of all cards, tiles and people, and of the small things (kit), by day and by night.

`.venv/bin/python scripts/contact_sheet.py` makes docs/pictures/drawings-GAME-THEME.png (a browser as for the page's
tests). Shows web/src/dev/Sheet.svelte by the page's own tools; not a part of the built page.
"""

import io
import os
import re
import shutil
import subprocess
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from ludi.core.rooms import folder_of
from ludi.games import GAMES

HOME = Path(__file__).parent.parent
BROWSER = os.environ.get("LUDI_CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")
COLOURS = 256


def main() -> None:
    """Draw every room that has drawings."""
    tools = ["node_modules/.bin/vite", "--host", "127.0.0.1", "--strictPort", "--port", "5199"]
    with (
        subprocess.Popen(tools, cwd=HOME / "web", stdout=subprocess.PIPE, text=True) as served,
        sync_playwright() as play,
    ):
        assert served.stdout is not None
        # The tools say where they serve; then they are not heard any more.
        address = next(found[0] for line in served.stdout if (found := re.search(r"http://\S+?:\S*\d+", line)))
        browser = play.chromium.launch(executable_path=BROWSER, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1200, "height": 200})
        drawn = [game.name for game in GAMES if (folder_of(game.room) / "web" / "drawings.ts").exists()]
        for sheet in [*drawn, "kit"]:
            for theme in ("light", "dark"):
                page.goto(f"{address}/gallery.html?sheet={sheet}&theme={theme}")
                page.locator("li svg").first.wait_for()
                picture = Image.open(io.BytesIO(page.screenshot(full_page=True))).convert("RGB")
                flat = picture.quantize(COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
                flat.save(HOME / "docs" / "pictures" / f"drawings-{sheet}-{theme}.png", optimize=True)
        browser.close()
        served.terminate()


if __name__ == "__main__":
    main()
