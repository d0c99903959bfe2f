"""One server and one browser for all stories; every guest is a browser profile of its own."""

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from ludi.games import GAMES
from tests.luck import LUCK
from tests.server.conftest import House
from tests.web.fonts import ANY, only
from tests.web.guest import Guest
from tests.web.house import build, chromium

PICTURES = Path(__file__).parent.parent.parent / "docs" / "pictures"
PATIENCE = 120_000  # milliseconds: for what should come at once, on a machine that is busy with other things
PREFERENCES = {
    "speed": "off", "language": "en", "theme": "light", "level": "miles", "unasked": False, "met": list(GAMES.names),
}  # fmt: skip


@pytest.fixture(scope="session")
def house(dealt: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server, with bots that answer at once."""
    chromium()
    build()
    expect.set_options(timeout=PATIENCE)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LUDI_PACE", "0")
        patch.setenv("LUDI_WARM", "off")
        patch.setenv("LUDI_LIMITS", "off")
        patch.setenv("LUDI_PATIENCE", "600")  # nobody is away by accident
        patch.setenv("LUDI_BEAT", "600")  # stories that stop the clock hear no silence
        opened = House(f"sqlite:///{tmp_path_factory.mktemp('house') / 'ludi.sqlite'}")
        opened.open()
        opened.warm()
        yield opened
        opened.close()


@pytest.fixture
def fonts() -> str:
    """Which fonts the machine has: a family of `tests.web.fonts`, where a test asks for one."""
    return ANY


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """What opens browsers: one for all, as two cannot live in one program."""
    with sync_playwright() as opened:
        yield opened


@pytest.fixture(scope="session")
def browsers(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], Browser]]:
    """Debian's Chromium, on a machine with these fonts; opened once for each."""
    opened: dict[str, Browser] = {}

    def on_a_machine_with(fonts: str) -> Browser:
        if fonts not in opened:
            environment = os.environ | only(fonts, tmp_path_factory.mktemp("fonts"))
            opened[fonts] = playwright.chromium.launch(
                executable_path=chromium(), args=["--no-sandbox"], env=environment
            )
        return opened[fonts]

    yield on_a_machine_with
    for browser in opened.values():
        browser.close()


@pytest.fixture
def guests(house: House, browsers: Callable[[str], Browser], fonts: str) -> Iterator[Callable[..., Guest]]:
    """Opens a browser profile: `guests(width=390, height=844, language="nl")`. Faults in any page fail the test.

    With `letters=False` fonts of files of their own never arrive, as for a while on a slow line; `fonts="DejaVu"` is a
    machine that has no others.
    """
    machine = fonts
    opened: list[BrowserContext] = []
    faults: list[str] = []

    def arrive(
        width: int = 1280, height: int = 800, touch: bool = False, letters: bool = True, fonts: str = machine,
        **preferences: Any,
    ) -> Guest:  # fmt: skip
        context = browsers(fonts).new_context(
            viewport={"width": width, "height": height}, has_touch=touch, base_url=house.address,
            service_workers="block",
        )  # fmt: skip
        prepare(context, preferences)
        if not letters:
            context.route("**/*.woff2", lambda route: route.abort())
        opened.append(context)
        page = context.new_page()
        watch(page, faults)
        return Guest(page, house.address)

    yield arrive
    for context in opened:
        context.close()
    assert not faults


def prepare(context: BrowserContext, preferences: dict[str, Any]) -> None:
    """A profile with these preferences, and with luck of its own."""
    kept = json.dumps(PREFERENCES | preferences)
    context.add_init_script(
        f"localStorage.getItem('ludi-preferences') ?? localStorage.setItem('ludi-preferences', '{kept}')"
    )
    context.add_init_script(LUCK.in_a_browser())


def watch(page: Page, faults: list[str]) -> None:
    """Every error the page meets is kept."""
    page.set_default_timeout(PATIENCE)
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda said: faults.append(said.text) if "Content Security Policy" in said.text else None)


@pytest.fixture(scope="session")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where pictures go: into the documents when they are asked for, else nowhere that stays."""
    wanted = os.environ.get("LUDI_PICTURES") == "1"
    folder = PICTURES if wanted else tmp_path_factory.mktemp("pictures")
    folder.mkdir(parents=True, exist_ok=True)
    return folder
