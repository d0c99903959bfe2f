"""Study in the page: words become a board, bad words an answer, moves go on, and the address holds it all."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from ludi.core import texts
from ludi.games import GAMES
from tests.server.conftest import House
from tests.web.axe import findings
from tests.web.guest import Guest
from tests.web.test_analysis import finished

WORDS = "dice: [3, 5, 1]\nvp: {eagle: 18, wave: 15}\nstock: 3\nface_up: {eagle: {3: forum}}\ndraw_pile: rest\n"
PHONE = {"width": 390, "height": 844, "touch": True}


def laid_out(guest: Guest, words: str, language: str = "en") -> None:
    guest.go("/study/roma")
    guest.page.locator("aside ol button").first.wait_for()
    guest.page.get_by_text(texts.say(language, "study-by-hand")).click()
    guest.page.locator("#study-words").fill(words)
    guest.page.get_by_role("button", name=texts.say(language, "study-lay-out")).click()


def test_words_become_a_board_with_the_best_moves_and_a_link_that_shows_it_again(guests: Callable[..., Guest]) -> None:
    guest = guests()
    laid_out(guest, WORDS)
    guest.until(lambda: "stock%3A%203" in guest.page.url.replace("+", "%20"))
    best = guest.page.locator("aside ol button").first
    expect(best).to_contain_text("of 100")
    expect(guest.page.locator("aside .why")).not_to_be_empty()
    best.focus()
    expect(guest.page.locator("[data-hinted=piece]").first).to_be_visible()
    assert findings(guest) == []
    again = guests()
    again.page.goto(guest.page.url)
    expect(again.page.locator("#study-words")).to_have_value(guest.page.locator("#study-words").input_value())


def test_a_move_is_played_on_the_position(guests: Callable[..., Guest]) -> None:
    guest = guests()
    laid_out(guest, WORDS)
    guest.until(lambda: "stock" in guest.page.url)
    before = guest.page.locator("#study-words").input_value()
    guest.page.locator("aside ol button").first.click()
    guest.until(lambda: guest.page.locator("#study-words").input_value() != before)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_on_a_phone_bad_words_are_answered_in_every_language(guests: Callable[..., Guest], language: str) -> None:
    guest = guests(**PHONE, language=language)
    laid_out(guest, "dices: [3]", language)
    reason = guest.page.get_by_role("alert")
    expect(reason).to_contain_text("dices")
    expect(reason).to_contain_text(texts.say(language, "study-bad-line", line=1, reason=""))
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert findings(guest) == []


def test_on_a_phone_the_reason_is_seen_where_the_words_are(guests: Callable[..., Guest]) -> None:
    guest = guests(**PHONE)
    laid_out(guest, "stock: 3\nphase: nonsense")
    expect(guest.page.get_by_role("alert")).to_be_in_viewport()
    chosen = guest.page.locator("#study-words").evaluate(
        "(one) => one.value.slice(one.selectionStart, one.selectionEnd)"
    )
    assert chosen == "phase: nonsense"


def test_a_link_with_bad_words_opens_them_and_says_why(guests: Callable[..., Guest]) -> None:
    guest = guests()
    guest.go("/study/roma?words=dices%3A%20%5B3%5D")
    expect(guest.page.get_by_role("alert")).to_contain_text("dices")
    expect(guest.page.get_by_label("Position in words")).to_have_value("dices: [3]")


@pytest.mark.parametrize("game", GAMES.names)
def test_a_study_begins_from_an_example_and_goes_back(guests: Callable[..., Guest], game: str) -> None:
    guest = guests(**PHONE)
    guest.go(f"/study/{game}")
    best, words = guest.page.locator("aside ol button"), guest.page.locator("#study-words")
    best.first.wait_for()
    seen = [words.input_value()]
    for name in ("Mid-game", "Near the end"):
        guest.page.get_by_role("button", name=name).click()
        expect(words).not_to_have_value(seen[-1])
        best.first.wait_for()
        seen.append(words.input_value())
    best.first.click()
    expect(words).not_to_have_value(seen[-1])
    for before in reversed(seen):
        guest.page.get_by_role("button", name="Undo").click()
        expect(words).to_have_value(before)
    expect(guest.page.get_by_role("button", name="Undo")).to_be_disabled()
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_moment_of_a_replay_is_studied_by_one_press(house: House, guests: Callable[..., Guest]) -> None:
    guest = guests()
    guest.go(f"{finished(house, guest, 'roma')}?step=40")
    guest.page.get_by_role("link", name="Analyse positions").click()
    expect(guest.page.locator("aside ol button").first).to_contain_text("of 100")
    expect(guest.page.locator("#study-words")).to_have_value(re.compile("scale: small"))
    guest.page.get_by_role("link", name="Back to the replay").click()
    expect(guest.page.get_by_role("link", name="Analyse positions")).to_be_visible()
