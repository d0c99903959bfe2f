"""Lessons in the browser: each first game to its end in each language, wrong tries, and where they are offered."""

from collections.abc import Callable

import pytest

from ludi.core import texts
from ludi.core.lessons import FIRST, Lesson, Walk, lesson_named, lessons_of
from ludi.games import GAMES
from tests.variants import OURS
from tests.web.axe import findings
from tests.web.guest import Guest

PHONE = {"width": 360, "height": 640, "touch": True}
LESSONS = [lesson for name in OURS for lesson in lessons_of(GAMES.find(name))]


def begin(guest: Guest, lesson: Lesson) -> Walk:
    """Open a lesson; whoever walks along knows what is to be done."""
    guest.go(f"/learn/{lesson.game.name}?lesson={lesson.name}")
    guest.page.locator(".told").wait_for()
    return Walk(lesson)


def told(guest: Guest) -> str:
    return guest.page.locator(".told").inner_text()


def do_what_is_asked(guest: Guest, walk: Walk, language: str) -> None:
    """Read on, or let the page make the right move; then the next step is told."""
    button = "lesson-show" if walk.step.move else "lesson-next"
    guest.page.get_by_role("button", name=texts.say(language, button), exact=True).click()
    list(walk.go_on())
    guest.page.get_by_text(texts.say(language, walk.told), exact=True).wait_for()


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game.name}-{lesson.name}")
def test_every_lesson_comes_to_its_end_in_every_language(
    guests: Callable[..., Guest], lesson: Lesson, language: str
) -> None:
    guest = guests(language=language)
    walk = begin(guest, lesson)
    while not walk.is_last:
        assert texts.say(language, walk.goal) in guest.page.locator(".goal").inner_text()
        do_what_is_asked(guest, walk, language)
    name = texts.say(language, "web-called-tiro")
    assert guest.page.get_by_role("button", name=texts.say(language, "lesson-play", name=name)).is_visible()


@pytest.mark.parametrize("game", ["roma", "caesar_cleopatra"])
def test_a_wrong_try_is_answered_and_the_right_one_goes_on(guests: Callable[..., Guest], game: str) -> None:
    guest = guests(**PHONE)
    walk = begin(guest, lesson_named(GAMES.find(game), FIRST))
    while not walk.step.move:
        do_what_is_asked(guest, walk, "en")
    before, offered = told(guest), guest.page.locator(".bar button[data-action]")
    wrong = int(offered.first.get_attribute("data-action") or 0)
    answer = walk.answer(wrong)
    assert answer
    offered.first.click()
    assert guest.page.locator(".answer").inner_text() == texts.say("en", answer)
    assert told(guest) == before
    do_what_is_asked(guest, walk, "en")
    assert guest.page.locator(".answer").count() == 0


def test_the_board_itself_takes_the_moves(guests: Callable[..., Guest]) -> None:
    """The money disc is offered once a die is chosen, as at any table."""
    guest = guests()
    walk = begin(guest, lesson_named(GAMES.find("roma"), FIRST))
    while not walk.step.move:
        do_what_is_asked(guest, walk, "en")
    guest.page.get_by_role("button", name="Die 6").click()
    guest.page.get_by_role("button", name="The money disc").click()
    list(walk.go_on())
    guest.page.get_by_text(texts.say("en", walk.told), exact=True).wait_for()


def test_one_can_go_back_and_begin_again(guests: Callable[..., Guest]) -> None:
    guest = guests()
    walk = begin(guest, lesson_named(GAMES.find("roma"), FIRST))
    first = told(guest)
    do_what_is_asked(guest, walk, "en")
    guest.page.get_by_role("button", name="Back").click()
    assert told(guest) == first


def test_who_opens_a_game_for_the_first_time_is_offered_the_lesson_once(guests: Callable[..., Guest]) -> None:
    guest = guests(met=[])
    guest.go("/")
    play = guest.page.get_by_role("button", name="Roma: play against Tiro")
    play.first.click()
    guest.page.get_by_role("button", name="Learn it in a few minutes").click()
    guest.page.locator(".told").wait_for()
    guest.go("/")
    play.first.click()
    guest.page.wait_for_url("**/table/*")


def test_after_the_lesson_a_game_against_tiro_begins(guests: Callable[..., Guest]) -> None:
    guest = guests()
    walk = begin(guest, lesson_named(GAMES.find("alea_iacta_est"), FIRST))
    while not walk.is_last:
        do_what_is_asked(guest, walk, "en")
    guest.page.get_by_role("button", name="Now a whole game, against Novellus").click()
    guest.page.wait_for_url("**/table/*")
    guest.wait_until_asked()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", OURS)
def test_axe_finds_nothing_in_a_lesson(guests: Callable[..., Guest], game: str, theme: str) -> None:
    guest = guests(theme=theme)
    walk = begin(guest, lesson_named(GAMES.find(game), FIRST))
    while not walk.step.move:
        do_what_is_asked(guest, walk, "en")
    assert findings(guest) == []


def test_a_lesson_that_is_not_there_is_said(guests: Callable[..., Guest]) -> None:
    guest = guests()
    guest.go("/learn/roma?lesson=the_sewers")
    guest.page.get_by_text("There is no such lesson.").wait_for()


@pytest.mark.parametrize("game", OURS)
def test_on_a_tall_phone_the_board_stays_where_it_is(guests: Callable[..., Guest], game: str) -> None:
    """From step to step the words are longer or shorter. Only a second row of buttons may push, and the last words."""
    guest = guests(width=390, height=844, touch=True)
    walk = begin(guest, lesson_named(GAMES.find(game), FIRST))
    seen = set()
    while not walk.is_last:
        board, acting = (guest.page.locator(part).bounding_box() for part in ("main.board", ".bar .acting"))
        assert board
        assert acting
        seen.add((round(board["y"]), round(board["height"] + acting["height"])))
        do_what_is_asked(guest, walk, "en")
    assert len(seen) == 1, seen


@pytest.mark.parametrize(("game", "points"), [("roma", ["13", "14"]), ("caesar_cleopatra", ["10", "9"])])
def test_everybodys_points_are_in_sight(guests: Callable[..., Guest], game: str, points: list[str]) -> None:
    guest = guests(**PHONE)
    begin(guest, lesson_named(GAMES.find(game), FIRST))
    assert guest.page.locator(".scores b").all_inner_texts() == points


def test_what_the_first_step_of_alea_tells_of_is_in_sight(guests: Callable[..., Guest]) -> None:
    guest = guests(width=390, height=844, touch=True)
    begin(guest, lesson_named(GAMES.find("alea_iacta_est"), FIRST))
    assert guest.hidden(".panel.looked .token") == []
