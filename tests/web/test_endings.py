"""The end of every game on every screen: all that one may do next is in sight and answers where it was pressed.

LUDI_PICTURES=1 keeps a picture of each.
"""

import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import expect

from ludi.games import GAMES
from tests.server.conftest import House
from tests.web.axe import everywhere
from tests.web.endings_in_words import ENDINGS, KINDS, LONG_NAME, ended, over, over_with_friends
from tests.web.guest import Guest
from tests.web.test_pictures import COLOURS, KEEPING
from tests.web.test_pseudo import LONG

SIZES = [(360, 640), (390, 844), (844, 390), (1280, 800), (1440, 900), (1920, 1080)]
LINK = ".answer input, .answer .row button"
VERDICT = ".answer :is(.good, .bad)"  # a position that was laid out does not follow from any dice
ROOMY = 1100  # pixels: on a wider screen the log lies beside the table
STEPS = 6  # play again, analysis, replay, share, check the dice, to the lobby
# Of which something is outside the window, or lies under something else.
OUT_OF_SIGHT = """(things) => [...document.querySelectorAll(things)].filter((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const spots = [[left + 4, top + 4], [right - 4, top + 4], [left + 4, bottom - 4], [right - 4, bottom - 4],
    [(left + right) / 2, (top + bottom) / 2]];
  return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight
    || spots.some(([x, y]) => !one.contains(document.elementFromPoint(x, y)));
}).map((one) => one.textContent.trim() || one.value || one.ariaLabel)"""
BOXES = """() => [...document.querySelectorAll('.steps > .button')].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""
# Rows of the table that cannot be read without scrolling, and words that leave their cell.
CUT = """() => {
  const sheet = document.querySelector('.ending .sheet');
  const found = sheet.scrollHeight > sheet.clientHeight + 1 ? ['a row'] : [];
  if (sheet.scrollWidth > sheet.clientWidth + 1) found.push('a column');
  for (const cell of sheet.querySelectorAll('tr > :first-child, td'))
    if (cell.scrollWidth > cell.clientWidth + 1) found.push(cell.textContent.trim());
  for (const side of document.querySelectorAll('[data-stands]')) {
    const [one, all] = [side.getBoundingClientRect(), document.querySelector('main').getBoundingClientRect()];
    if (one.left < all.left - 0.5 || one.right > all.right + 0.5) found.push(`${side.className} is cut`);
  }
  return found;
}"""


def faults_of(guest: Guest) -> list[str]:
    """What is out of sight here, before and after something was pressed."""
    page, steps = guest.page, guest.page.locator(".steps")
    found = [f"out of sight: {one}" for one in page.evaluate(OUT_OF_SIGHT, ".steps > .button, .ending header button")]
    found += [f"cut: {one}" for one in page.evaluate(CUT)]
    before = page.evaluate(BOXES)
    assert len(before) == STEPS
    steps.locator("[aria-expanded]").first.click()
    expect(steps.locator(".answer input")).to_have_value(re.compile("/replay/"))
    found += [
        f"shared out of sight: {one}" for one in page.evaluate(OUT_OF_SIGHT, ".answer input, .answer .row button")
    ]
    steps.locator("[aria-expanded]").last.click()
    expect(steps.locator(VERDICT)).to_be_visible()
    found += [f"told out of sight: {one}" for one in page.evaluate(OUT_OF_SIGHT, VERDICT)]
    if page.evaluate(BOXES) != before:
        found.append("the buttons moved")
    steps.locator("[aria-expanded]").last.click()
    return found


@pytest.mark.parametrize(("language", "name"), [("en", "Livia"), ("de", LONG_NAME), ("hu", LONG_NAME)])
@pytest.mark.parametrize("ending", ENDINGS)
def test_every_next_step_is_in_sight_and_answers_where_it_was_pressed(
    house: House, guests: Callable[..., Guest], ending: str, language: str, name: str
) -> None:
    guest = ended(house, guests, ending, name, language=language)
    assert faults_on_all_screens(guest) == []


def faults_on_all_screens(guest: Guest) -> list[str]:
    """What is wrong with the end on each of the six screens."""
    faults = []
    for width, height in SIZES:
        guest.page.set_viewport_size({"width": width, "height": height})
        expect(guest.page.locator("aside.side")).to_have_count(1 if width > ROOMY else 0)
        faults += [f"{width} x {height}: {fault}" for fault in faults_of(guest)]
    return faults


@pytest.mark.parametrize("language", ["en", LONG])
@pytest.mark.parametrize("kind", KINDS)
def test_however_a_game_ends_every_next_step_is_in_sight(
    house: House, guests: Callable[..., Guest], kind: str, language: str
) -> None:
    guest = over(house, guests, kind, language=language)
    assert faults_on_all_screens(guest) == []


@pytest.mark.parametrize("kind", ["roma-end-stock", "caesar-cleopatra-end-all-won", "alea-iacta-est-end-points"])
def test_after_a_game_of_friends_every_next_step_is_in_sight_of_all(
    house: House, guests: Callable[..., Guest], kind: str
) -> None:
    for guest in over_with_friends(house, guests, kind):
        assert faults_on_all_screens(guest) == []


@pytest.mark.parametrize("kind", KINDS)
def test_every_sentence_a_game_may_end_with_has_its_table(kind: str) -> None:
    game, players, _, words = KINDS[kind]
    told = GAMES.find(game)
    state = told.read(words, {"players": str(players)} if game == "alea_iacta_est" else {})
    assert told.ending(state).message == kind


@pytest.mark.parametrize("ending", ENDINGS)
def test_the_score_sheet_is_one_table_with_a_column_for_each_player(
    house: House, guests: Callable[..., Guest], ending: str
) -> None:
    guest = ended(house, guests, ending)
    sheet, players = guest.ending.get_by_role("table"), ENDINGS[ending].players
    expect(sheet).to_have_count(1)
    expect(sheet.get_by_role("columnheader")).to_have_count(players)
    expect(sheet.locator("tfoot td")).to_have_count(players)
    for row in sheet.locator("tbody tr").all():
        expect(row.locator("td")).to_have_count(players)
    scores = guest.page.locator(".head .score").all_text_contents()
    assert sheet.locator("tfoot td [aria-hidden]").all_text_contents() == scores


def test_what_a_line_of_the_sheet_is_made_of_is_opened_by_its_name(house: House, guests: Callable[..., Guest]) -> None:
    guest = ended(house, guests, "caesar_cleopatra", width=360, height=640)
    quaestors = guest.ending.get_by_role("button", name="Quaestors")
    quaestors.click()
    expect(guest.ending.get_by_role("row", name="5 of 5 quaestors")).to_be_visible()
    expect(guest.ending.get_by_role("row", name="All quaestors")).to_be_visible()
    assert guest.page.evaluate(OUT_OF_SIGHT, ".steps > .button") == []
    quaestors.click()
    expect(guest.ending.locator(".part")).to_have_count(0)


@pytest.mark.parametrize("ending", ["caesar_cleopatra", "alea_iacta_est, five"])
def test_the_end_with_its_answers_is_for_everybody(house: House, guests: Callable[..., Guest], ending: str) -> None:
    guest = ended(house, guests, ending)
    assert everywhere(guest) == []
    for button in guest.page.locator(".steps [aria-expanded]").all():
        button.click()
        expect(guest.page.locator(".answer")).to_have_count(1)
        assert everywhere(guest) == []


def test_who_has_closed_the_end_may_still_play_again(house: House, guests: Callable[..., Guest]) -> None:
    guest = ended(house, guests, "roma", width=360, height=640)
    guest.ending.get_by_role("button", name="Close").click()
    again = guest.page.locator(".bar").get_by_role("button", name="Play again")
    expect(again).to_be_in_viewport(ratio=1)
    again.click()
    guest.wait_until_asked()
    expect(guest.ending).to_have_count(0)


@pytest.mark.parametrize("ending", ENDINGS)
def test_the_end_of_the_log_is_read_line_by_line(house: House, guests: Callable[..., Guest], ending: str) -> None:
    guest = ended(house, guests, ending)
    guest.page.locator(".log li a").last.wait_for()
    lines = guest.page.locator(".log li a").all_text_contents()
    assert max(len(re.findall(r"\.(?= |$)", line)) for line in lines) <= 4, lines


@pytest.mark.skipif(not KEEPING, reason="LUDI_PICTURES=1 makes the pictures of docs/pictures")
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("ending", ENDINGS)
def test_a_picture_of_every_end(
    house: House, guests: Callable[..., Guest], pictures: Path, ending: str, theme: str
) -> None:
    """All six screens on one sheet, each as it is and with the dice checked."""
    guest = ended(house, guests, ending, theme=theme)
    taken = []
    for width, height in SIZES:
        guest.page.set_viewport_size({"width": width, "height": height})
        taken.append(Image.open(io.BytesIO(guest.page.screenshot(animations="disabled"))).convert("RGB"))
    small = [one.resize((one.width // 2, one.height // 2), Image.Resampling.LANCZOS) for one in taken]
    sheet = Image.new("RGB", (sum(one.width + 6 for one in small) - 6, max(one.height for one in small)), "#8a8177")
    across = 0
    for one in small:
        sheet.paste(one, (across, 0))
        across += one.width + 6
    file = pictures / f"end-{ending.replace(', ', '-')}-{theme}.png"
    sheet.quantize(COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(file, optimize=True)
    assert file.stat().st_size < 400_000
