"""The ranks as persons: who they are where one chooses them, and at the table; in every language, on a phone too."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from ludi.bots.levels import LEVELS
from ludi.bots.measure.ratings import ratings_of
from ludi.core.texts import LANGUAGES, say
from ludi.games import GAMES
from tests.web.guest import Guest

SIZES = [(1280, 800), (360, 740)]
# Whatever is wider than its sheet could only be read by moving it sideways.
FITS = "(sheet) => sheet.scrollWidth <= sheet.clientWidth"


def expect_introduced(shown: Locator, language: str, game: str, rank: str) -> None:
    """Here stand the portrait, name, rank, manner and rating of a rank."""
    rating = ratings_of(GAMES.find(game))[rank]
    expect(shown.locator(f"[data-portrait={rank}]")).to_be_visible()
    for told in (f"web-person-{rank}", f"web-level-{rank}", f"web-rank-{rank}", f"web-manner-{rank}"):
        expect(shown).to_contain_text(say(language, told))
    expect(shown).to_contain_text(say(language, "web-rating", elo=rating.elo))
    expect(shown).to_contain_text(say(language, "web-rating-between", low=rating.low, high=rating.high))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_all_opponents_are_introduced_before_one_plays(
    guests: Callable[..., Guest], width: int, height: int, language: str
) -> None:
    guest = guests(width=width, height=height, language=language)
    guest.go("/")
    guest.page.get_by_role("button", name=say(language, "web-opponents-who")).first.click()
    sheet = guest.page.get_by_role("dialog")
    expect(sheet).to_contain_text(say(language, "web-opponents-meaning"))
    expect(sheet.get_by_role("listitem")).to_have_count(len(LEVELS))
    for number, rank in enumerate(LEVELS):
        expect_introduced(sheet.get_by_role("listitem").nth(number), language, "roma", rank)
    assert sheet.evaluate(FITS)


def test_whoever_is_pressed_among_them_plays(guests: Callable[..., Guest]) -> None:
    guest = guests()
    guest.go("/")
    guest.page.get_by_role("button", name="Who are they?").first.click()
    guest.page.get_by_role("dialog").get_by_role("button", name="Manius Callidus").click()
    expect(guest.page.locator(".head .seats")).to_contain_text("Callidus")  # at either seat: it is drawn


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_bot_for_a_seat_is_chosen_among_all_of_them(
    guests: Callable[..., Guest], width: int, height: int, language: str
) -> None:
    guest = guests(width=width, height=height, language=language)
    guest.go("/")
    guest.page.get_by_role("button", name=say(language, "web-new-table")).first.click()
    wishes = guest.page.get_by_role("dialog").first
    wishes.get_by_role("combobox").nth(1).select_option("bot")
    seated = wishes.get_by_role("button", name=say(language, "web-opponent-other"))
    for number, rank in enumerate(LEVELS):
        seated.click()
        entry = guest.page.get_by_role("dialog").last.get_by_role("listitem").nth(number)
        expect_introduced(entry, language, "roma", rank)
        entry.get_by_role("button").click()
        expect_introduced(seated, language, "roma", rank)
    assert wishes.evaluate(FITS)


def test_a_bot_is_chosen_by_keyboard_and_sits_at_the_table(guests: Callable[..., Guest]) -> None:
    guest = guests()
    guest.go("/")
    guest.page.get_by_role("button", name="A table with friends").first.click()
    guest.page.get_by_label("Who sits at Wave").select_option("bot")
    guest.page.get_by_role("button", name="Choose another opponent").focus()
    guest.page.keyboard.press("Enter")
    sheet = guest.page.get_by_role("dialog", name="The opponents")
    expect(sheet.locator("[aria-current=true]")).to_contain_text("Titus Firmus")
    guest.page.keyboard.press("Tab")
    expect(sheet.get_by_role("button", name="Lucius Novellus")).to_be_focused()
    guest.page.keyboard.press("Enter")
    expect(sheet).to_have_count(0)
    expect(guest.page.get_by_role("button", name="Choose another opponent")).to_be_focused()
    guest.page.get_by_role("button", name="Open the table").click()
    expect(guest.page.locator(".head .seats li").nth(1)).to_contain_text("Novellus")


def test_a_sheet_of_opponents_is_closed_alone(guests: Callable[..., Guest]) -> None:
    guest = guests()
    guest.go("/")
    guest.page.get_by_role("button", name="A table with friends").first.click()
    guest.page.get_by_label("Who sits at Wave").select_option("bot")
    guest.page.get_by_role("button", name="Choose another opponent").click()
    guest.page.keyboard.press("Escape")
    expect(guest.page.get_by_role("dialog", name="The opponents")).to_have_count(0)
    expect(guest.page.get_by_role("dialog", name="A table with friends")).to_be_visible()


def test_a_tile_tells_of_whom_one_looks_at_and_nothing_moves(guests: Callable[..., Guest]) -> None:
    guest = guests()
    guest.go("/")
    tile = guest.page.locator("article").first
    tile.locator(".told .shown").wait_for()
    before = tile.bounding_box()
    for rank in LEVELS:
        button = tile.get_by_role("button", name=f"play against {say('en', f'web-level-{rank}')}")
        button.focus()
        expect(tile.locator(".told .shown")).to_contain_text(say("en", f"web-manner-{rank}"))
        expect(button).to_have_accessible_description(re.compile(re.escape(say("en", f"web-manner-{rank}"))))
        assert tile.bounding_box() == before


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("rank", LEVELS)
def test_at_the_table_a_rank_has_its_face_and_its_name(
    guests: Callable[..., Guest], rank: str, width: int, height: int
) -> None:
    guest = guests(width=width, height=height)
    guest.table("roma", [{"kind": "me"}, {"kind": "bot", "level": rank}], start_player="eagle")
    seat = guest.page.locator(".head .seats li").nth(1)
    expect(seat.locator(f"[data-portrait={rank}]")).to_be_visible()
    name = seat.locator(".name")
    expect(name).to_have_text(say("en", f"web-called-{rank}"))
    assert name.evaluate("(name) => name.scrollWidth <= name.clientWidth")
    assert say("en", f"web-level-{rank}") in (seat.get_attribute("aria-label") or "")


def test_in_the_waiting_room_a_bot_is_introduced(guests: Callable[..., Guest]) -> None:
    guest = guests()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "legatus"}]
    guest.table("alea_iacta_est", seats, players="3")
    seat = guest.page.locator(".seats li").nth(2)
    expect(seat.locator("[data-portrait=legatus]")).to_be_visible()
    expect(seat).to_contain_text("Aulus Serenus")
    expect(seat).to_contain_text(say("en", "web-manner-legatus"))


def test_somebody_new_is_offered_the_mildest_opponent(guests: Callable[..., Guest]) -> None:
    guest = guests()
    guest.go("/")
    guest.page.evaluate("""localStorage.setItem('ludi-preferences', '{"language": "en"}')""")
    guest.page.reload()
    expect(guest.page.locator(".level.first")).to_have_text(["Tiro"] * len(GAMES.names))
