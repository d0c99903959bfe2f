"""Puzzles in the page: found, missed, given up, shared; today's is the same for everybody."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from ludi.analysis.nudges import piece_of, where_to_look
from ludi.core import texts
from ludi.core.game import Game
from ludi.core.rooms import is_ours
from ludi.games import GAMES
from ludi.puzzles.puzzle import Puzzle, PuzzlePosition, puzzle_of_the_day, puzzles_of
from tests.web.axe import findings
from tests.web.guest import Guest

OURS = [game for game in GAMES if is_ours(game.room)]
PHONE = {"width": 390, "height": 844, "touch": True}
ROMA = GAMES.find("roma")


def opened(guest: Guest, game: Game, puzzle: Puzzle) -> None:
    guest.go(f"/puzzles/{game.name}?puzzle={puzzle.name}")
    guest.page.locator("footer [role=status]").wait_for()


def choose(guest: Guest, game: Game, move: str, language: str = "en") -> None:
    """Make a move out of the list of all moves."""
    guest.page.get_by_role("button", name=texts.say(language, "web-all-moves")).click()
    guest.page.locator(f"dialog [data-action='{game.actions.parse(move)}']").click()


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_a_wrong_move_is_answered_kindly_and_the_right_one_explained(guests: Callable[..., Guest], game: Game) -> None:
    puzzle = puzzles_of(game)[0]
    guest = guests()
    opened(guest, game, puzzle)
    status = guest.page.locator("footer [role=status]")
    choose(guest, game, puzzle.second)
    expect(status).to_contain_text("Try again")
    choose(guest, game, puzzle.best)
    expect(status).to_contain_text("Right!")
    expect(status).to_contain_text(f"about {round(100 * puzzle.value)} of 100")
    expect(guest.page.locator("footer")).to_contain_text("0 in a row")
    assert findings(guest) == []


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_on_a_phone_and_in_every_language_a_puzzle_is_solved_and_counted(
    guests: Callable[..., Guest], language: str
) -> None:
    guest, puzzle = guests(**PHONE, language=language), puzzles_of(ROMA)[1]
    opened(guest, ROMA, puzzle)
    choose(guest, ROMA, puzzle.best, language)
    footer = guest.page.locator("footer")
    expect(footer).to_contain_text(texts.say(language, "puzzle-right"))
    expect(footer).to_contain_text(texts.say(language, "puzzle-streak", count=1))
    assert "puzzle-" not in footer.inner_text()
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert findings(guest) == []


def test_who_gives_up_is_shown_the_solution_and_the_row_ends(guests: Callable[..., Guest]) -> None:
    guest, (first, second, *_) = guests(), puzzles_of(ROMA)
    opened(guest, ROMA, first)
    choose(guest, ROMA, first.best)
    opened(guest, ROMA, second)
    expect(guest.page.locator("footer")).to_contain_text("1 in a row")
    guest.page.get_by_role("button", name="Show the solution").click()
    expect(guest.page.locator("footer [role=status]")).to_contain_text("The solution")
    expect(guest.page.locator("footer")).to_contain_text("0 in a row")
    expect(guest.page.locator("footer")).to_contain_text("Longest streak: 1")


def test_who_finds_it_is_a_sentence_that_explains_the_ranks(guests: Callable[..., Guest]) -> None:
    guest, first = guests(), puzzles_of(ROMA)[0]
    opened(guest, ROMA, first)
    expect(guest.page.locator("footer")).to_contain_text(texts.say("en", "puzzle-difficulty", level=first.difficulty))
    choose(guest, ROMA, first.best)
    guest.page.get_by_role("button", name=re.compile("our (5 )?opponents")).hover()
    expect(guest.page.get_by_role("tooltip")).to_contain_text(["Tiro (recruit): "])


def test_the_next_puzzle_is_another_one_with_an_address_of_its_own(guests: Callable[..., Guest]) -> None:
    guest, first = guests(), puzzles_of(ROMA)[0]
    opened(guest, ROMA, first)
    guest.page.get_by_role("button", name="Next puzzle").click()
    guest.until(lambda: first.name not in guest.page.url)
    assert "puzzle=" in guest.page.url


def test_a_card_is_made_to_share(guests: Callable[..., Guest]) -> None:
    guest, first = guests(), puzzles_of(ROMA)[0]
    opened(guest, ROMA, first)
    choose(guest, ROMA, first.best)
    guest.page.get_by_role("button", name="Card to share").click()
    words = guest.page.get_by_role("textbox", name="Card to share")
    assert "solved on the first try" in words.input_value()
    assert f"?puzzle={first.name}" in words.input_value()
    picture = guest.page.get_by_role("img", name="Card to share")
    guest.until(lambda: picture.evaluate("picture => picture.naturalWidth") == 640)
    assert findings(guest) == []


def test_the_lobby_leads_to_the_puzzle_of_the_day(guests: Callable[..., Guest]) -> None:
    guest, todays = guests(), puzzle_of_the_day(ROMA)
    assert todays is not None
    guest.go("/")
    guest.page.get_by_role("link", name="Puzzles").click()
    expect(guest.page.get_by_role("article")).to_have_count(len([game for game in OURS if puzzles_of(game)]))
    assert findings(guest) == []
    roma = guest.page.get_by_role("article").filter(has_text="Roma")
    roma.get_by_role("link", name="Puzzle of the day").click()
    expect(guest.page.locator("footer [role=status]")).to_be_visible()
    assert guest.page.url.endswith(f"/puzzles/roma?puzzle={todays.name}") or puzzle_of_the_day(ROMA) != todays


def test_a_puzzle_that_is_not_there_is_said_to_be_so(guests: Callable[..., Guest]) -> None:
    guest = guests()
    guest.go("/puzzles/roma?puzzle=nonsense")
    expect(guest.page.get_by_role("alert")).to_have_text("There is no such puzzle.")
    guest.go("/puzzles/nonsense")
    expect(guest.page.get_by_role("alert")).to_have_text("There is no game of this name.")


def test_the_board_itself_takes_the_answer(guests: Callable[..., Guest]) -> None:
    puzzle = next(one for one in puzzles_of(ROMA) if one.best.startswith(("keep", "give", "target")))
    guest = guests()
    opened(guest, ROMA, puzzle)
    usable = guest.page.locator("main .board button.usable")
    expect(usable).to_have_count(len(PuzzlePosition(ROMA, puzzle).legal))
    usable.first.click()
    expect(guest.page.locator("footer [role=status]")).not_to_contain_text("Which move")


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_a_hint_points_at_the_piece_and_ends_the_row(guests: Callable[..., Guest], game: Game) -> None:
    puzzle, guest = puzzles_of(game)[0], guests()
    opened(guest, game, puzzle)
    status = guest.page.locator("footer [role=status]")
    action = game.actions.parse(puzzle.best)

    guest.page.get_by_role("button", name="Hint", exact=True).click()
    expect(status).to_contain_text(texts.say("en", where_to_look(game, action)[0]))
    guest.page.get_by_role("button", name="More", exact=True).click()
    expect(status).to_contain_text(texts.say("en", piece_of(game, action) or "hint-no-piece"))
    expect(guest.page.locator("[data-hinted=place]")).to_have_count(0)

    choose(guest, game, puzzle.best)
    expect(guest.page.locator("footer")).to_contain_text("0 in a row")
    assert findings(guest) == []
