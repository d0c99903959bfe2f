"""What teaches and explains, in every game, at the desk and on a phone: one browser walks through several pages.

                 desk                                     phone
first game       test_learn: games x languages            here: games x languages
puzzle           test_puzzles: games                      here: games; test_puzzles: languages
analysis         test_analysis: games                     here: games; test_analysis: languages
playing on       here: games                              here: games
study            here: games; test_study: what is asked   here: games; test_study: languages
"""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from ludi.core import texts
from ludi.core.game import Game
from ludi.core.lessons import FIRST, lesson_named
from ludi.core.rooms import is_ours
from ludi.games import GAMES
from ludi.puzzles.puzzle import puzzles_of
from tests.server.conftest import House
from tests.web.axe import findings
from tests.web.guest import Guest
from tests.web.test_analysis import finished, moments
from tests.web.test_day import SPEAK
from tests.web.test_learn import begin, do_what_is_asked
from tests.web.test_puzzles import choose, opened

OURS = [game for game in GAMES if is_ours(game.room)]
PHONE = {"width": 390, "height": 844, "touch": True}
by_name = pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)


def fits(guest: Guest) -> bool:
    return bool(guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def study(guest: Guest, game: Game) -> None:
    """The best moves of a new game are told, and one of them is made."""
    guest.go(f"/study/{game.name}")
    best = guest.page.locator("aside ol button")
    best.first.wait_for()
    expect(guest.page.locator("aside .why")).not_to_be_empty()
    assert fits(guest)
    assert findings(guest) == []
    before = guest.page.locator("#study-words").input_value()
    best.first.click()
    guest.until(lambda: guest.page.locator("#study-words").input_value() not in ("", before))


def play_on(house: House, guest: Guest, game: Game, language: str) -> None:
    """From a moment of the analysis a table is opened, and played at."""
    guest.go(f"{finished(house, guest, game.name)}?analysis=1")
    assert moments(guest) >= 1
    assert fits(guest)
    assert findings(guest) == []
    guest.page.get_by_label(texts.say(language, "analysis-all-decisions")).check()
    better = texts.say(language, "analysis-better", move="").strip()
    guest.page.locator(".analysis .moment:not(.best)", has_text=better).first.click()
    guest.page.get_by_label(texts.say(language, "analysis-play-against")).select_option("tiro")
    guest.page.get_by_role("button", name=texts.say(language, "analysis-play-on"), exact=True).click()
    expect(guest.page).to_have_url(re.compile("/table/"))
    guest.wait_until_asked()
    assert findings(guest) == []


@by_name
def test_at_the_desk(house: House, guests: Callable[..., Guest], game: Game) -> None:
    guest = guests()
    study(guest, game)
    play_on(house, guest, game, "en")


@by_name
def test_on_a_phone(house: House, guests: Callable[..., Guest], game: Game) -> None:
    guest, puzzle = guests(**PHONE), puzzles_of(game)[0]
    opened(guest, game, puzzle)
    assert fits(guest)
    assert findings(guest) == []
    choose(guest, game, puzzle.best)
    expect(guest.page.locator("footer [role=status]")).to_contain_text(texts.say("en", "puzzle-right"))
    study(guest, game)
    play_on(house, guest, game, "en")


@by_name
def test_a_first_game_on_a_phone_in_every_language(guests: Callable[..., Guest], game: Game) -> None:
    guest, lesson = guests(**PHONE), lesson_named(game, FIRST)
    guest.go("/")
    for language in texts.LANGUAGES:
        guest.page.evaluate(SPEAK, language)
        walk = begin(guest, lesson)
        assert fits(guest)
        while not walk.is_last:
            do_what_is_asked(guest, walk, language)
        name = texts.say(language, "web-called-tiro")
        assert guest.page.get_by_role("button", name=texts.say(language, "lesson-play", name=name)).is_visible()
    assert findings(guest) == []
