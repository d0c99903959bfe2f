"""Pages without a server: folders of files, served as any web server does, and somebody who reads them."""

import os
import random
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect

from ludi.server.browser.site import write_site
from tests.luck import LUCK
from tests.web.fixtures import PATIENCE, prepare, watch
from tests.web.guest import Guest
from tests.web.house import alone as only_one
from tests.web.house import build, chromium

LOOK = 0.02  # seconds between two looks at whether a browser has begun


class Alone(Guest):
    """A browser profile with one page, which lies at an address of its own."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.dice = random.Random(LUCK.hex(8))
        self.missed = 0

    def go(self, path: str) -> None:
        """Another page of this one."""
        self.page.goto(f"{self.address}#{path}")

    def play_against(self, game: str, level: str = "Tiro") -> None:
        """From the lobby to a table against a bot."""
        self.go("/")
        self.page.get_by_role("button", name=f"{game}: play against {level}").click()
        self.wait_until_asked()


class Quiet(SimpleHTTPRequestHandler):
    """What `python -m http.server` answers with; it tells nobody of it."""

    def log_message(self, *told: Any) -> None:
        """Nothing is written."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a folder."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


def site_folder(temporary: pytest.TempPathFactory) -> Path:
    """A site, written once for all that are tested side by side; it lies below the folder that is served."""
    base = temporary.getbasetemp()
    shared = (base.parent if base.name.startswith("popen-") else base) / "sites"
    shared.mkdir(exist_ok=True)
    with only_one(shared / ".writing"):
        if not (shared / "below" / "a path").is_dir():
            build()
            write_site(shared / "below" / "new")
            (shared / "below" / "new").rename(shared / "below" / "a path")
    return shared / "below" / "a path"


@contextmanager
def reader(browser: Browser, address: str, **wish: Any) -> Iterator[Alone]:
    """Somebody with a browser profile of their own at this address; no page may have a fault."""
    size = {"width": wish.pop("width", 1280), "height": wish.pop("height", 800)}
    expect.set_options(timeout=PATIENCE)
    context = browser.new_context(
        viewport=size, has_touch=wish.pop("touch", False), service_workers=wish.pop("workers", "block")
    )
    if script := wish.pop("script", ""):
        context.add_init_script(script)
    with whose(context, wish) as page:
        yield Alone(page, address)
    context.close()


@contextmanager
def whose(context: BrowserContext, preferences: dict[str, Any]) -> Iterator[Page]:
    """A page of a profile; its faults fail the test. Where nothing may be kept, it has no preferences."""
    faults: list[str] = []
    if preferences.pop("keeps", True):
        prepare(context, preferences)
    page = context.new_page()
    watch(page, faults)
    yield page
    assert faults == []


@contextmanager
def opened(playwright: Playwright, profile: Path) -> Iterator[tuple[Page, Callable[[], None]]]:
    """A browser of its own with a profile that is kept, and what kills it as a machine that goes dark."""
    port = profile / "DevToolsActivePort"
    port.unlink(missing_ok=True)
    words = ["--no-sandbox", "--remote-debugging-port=0", f"--user-data-dir={profile}", "about:blank"]
    running = subprocess.Popen([chromium(), *words], stderr=subprocess.DEVNULL, start_new_session=True)

    def kill() -> None:  # the whole group: what was begun may be a script that runs the browser
        with suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)

    try:
        while not (port.is_file() and port.read_text().strip()):
            assert running.poll() is None
            time.sleep(LOOK)
        browser = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port.read_text().split()[0]}")
        faults: list[str] = []
        context = browser.contexts[0]
        prepare(context, {})
        page = context.new_page()
        page.set_viewport_size({"width": 1280, "height": 800})
        watch(page, faults)
        yield page, kill
        assert faults == []
    finally:
        kill()
        running.wait()
