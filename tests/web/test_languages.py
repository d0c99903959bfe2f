"""Every page in every language: no message is missing, and the language can be changed at any time."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from ludi.core.texts import LANGUAGES, say
from ludi.games import GAMES
from tests.web.guest import Guest

RAW = re.compile(r"\b(?:web|server|roma|caesar-cleopatra|alea-iacta-est)-[a-z][a-z-]+")
LABELS = """[document.body.textContent,
  ...[...document.querySelectorAll('[aria-label]')].map((thing) => thing.ariaLabel)].join('\\n')"""


def assert_spoken(guest: Guest, language: str) -> None:
    """Nothing on the page, nor in the labels for those who listen, is the name of a message."""
    guest.page.wait_for_function("() => document.body.innerText.length > 20")
    labels = guest.page.evaluate(LABELS)
    assert RAW.findall(labels) == []
    assert guest.page.evaluate("document.documentElement.lang") == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_in_this_language(guests: Callable[..., Guest], language: str) -> None:
    guest = guests(language=language)
    guest.go("/")
    guest.page.locator("article").nth(2).wait_for()
    assert_spoken(guest, language)
    guest.page.get_by_role("button", name=say(language, "web-new-table")).first.click()
    assert_spoken(guest, language)
    for game in GAMES.names:
        guest.against_chance(game)
        guest.play_on(8)
        guest.wait_until_asked()
        assert_spoken(guest, language)
        guest.go(f"/rules/{game}")
        guest.page.locator("dl.rules").first.wait_for()
        assert_spoken(guest, language)
    guest.table("roma", [{"kind": "me"}, {"kind": "open"}])
    guest.page.locator(".seats").wait_for()
    assert_spoken(guest, language)


def test_the_language_can_be_changed_in_the_middle_of_a_game(guests: Callable[..., Guest]) -> None:
    guest = guests()
    guest.against_chance("roma")
    guest.wait_until_asked()
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("button", name="Preferences").click()
    guest.page.get_by_role("button", name="Magyar").click()
    expect(guest.page.get_by_role("dialog")).to_contain_text("Nyelv")
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator(".bar")).to_contain_text(say("hu", "web-hint"))
    assert_spoken(guest, "hu")


def test_what_a_partial_language_lacks_is_said_in_english(guests: Callable[..., Guest]) -> None:
    guest = guests(language="en-x-part")  # accents on every second message, and no other one (web/src/dev/pseudo.ts)
    guest.go("/")
    guest.page.locator("article").nth(2).wait_for()
    assert_spoken(guest, "en-x-part")
    guest.against_chance("caesar_cleopatra")
    guest.wait_until_asked()
    assert_spoken(guest, "en-x-part")
    words = guest.page.locator("body").inner_text()
    assert re.search("[áéíőű]", words)
    assert re.search(r"\b(the|Lay|card)\b", words)
    assert "{" not in words  # a message within a message is not left out
