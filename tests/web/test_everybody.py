"""For everybody: with colours of one's own, with labels that are sentences, with other keys or none."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from ludi.games import GAMES
from tests.server.conftest import House
from tests.web.guest import Guest
from tests.web.position import Position
from tests.web.tables_in_words import FULLEST, MIDDLE, Words

LEAST = 3.0  # how much a sign stands out from what it lies on (WCAG 1.4.11)
# Signs of seats and colours that do not stand out from what they lie on.
FAINT = """(least) => {
  const parts = (text) => {
    const found = text.match(/[\\d.]+/g).map(Number);
    const scale = text.startsWith('color(') ? 255 : 1;
    return [...found.slice(0, 3).map((part) => part * scale), found[3] ?? 1];
  };
  const over = ([r, g, b, a], below) => [r, g, b].map((part, n) => part * a + below[n] * (1 - a));
  const under = (one) => {
    const layers = [];
    for (let at = one; at; at = at.parentElement) {
      const layer = parts(getComputedStyle(at).backgroundColor);
      layers.push(layer);
      if (layer[3] === 1) break;
    }
    return layers.reverse().reduce((below, layer) => over(layer, below), [255, 255, 255]);
  };
  const bright = (colour) => {
    const [r, g, b] = colour.map((part) => part / 255)
      .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const signs = [...document.querySelectorAll('main.board [data-emblem]')].filter((one) => one.checkVisibility());
  const faint = signs.filter((one) => {
    const ground = under(one.parentElement);
    const lights = [bright(ground), bright(over(parts(getComputedStyle(one).color), ground))].sort((a, b) => b - a);
    return (lights[0] + 0.05) / (lights[1] + 0.05) < least;
  });
  return [signs.length, faint.map((one) => `${one.dataset.emblem} in ${one.parentElement.className}`)];
}"""
# How many tokens of one colour look like those of another.
TONES = """() => [...new Set([...document.querySelectorAll('.token')].map((one) =>
  `${one.querySelector('[data-emblem]').dataset.emblem} ${getComputedStyle(one).backgroundColor}`))]"""
# All that is read aloud of things on the table.
LABELS = """() => [...document.querySelectorAll('main.board [aria-label]')].map((one) => one.ariaLabel)"""
# What lies in the Templum, and the senate tiles, where they leave what they lie in.
OUTSIDE = """() => {
  const found = [];
  const boxes = ['.building.templum', '.holding', '.piles li', '.building:is(.templum, .senatus) .reward'];
  for (const box of document.querySelectorAll(boxes.join(', '))) {
    if (!box.checkVisibility()) continue;
    const all = box.getBoundingClientRect();
    for (const one of box.querySelectorAll('.die > svg, .small-tile, .back, .open, b, .passed')) {
      if (!one.checkVisibility()) continue;
      const { left, right, top, bottom } = one.getBoundingClientRect();
      if (left < all.left - 1 || right > all.right + 1 || top < all.top - 1 || bottom > all.bottom + 1)
        found.push(`${one.className.baseVal ?? one.className} of ${box.className}`);
    }
  }
  return found;
}"""
CROWDED = {
    "templum": {"wave": [6], "leaf": [6, 6], "sun": [6, 6, 5], "amphora": [6, 6, 6, 5]},
    "senate": {
        "eagle": {1: "women", 2: "men", 3: "couples", 4: "many_provinces"},
        "wave": {1: "many_patricians", 2: "many_tiles", 3: "patrician_colours", 4: "province_colours"},
    },
}


def laid(house: House, guest: Guest, game: str, table: Words, **more: Any) -> Position:
    """A table in words, with more of it."""
    options, words = table
    players = int(options.get("players", "2"))
    position = Position(house, guest, game, players, **{name: options[name] for name in options if name != "players"})
    position.lay(words | more)
    return position


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES.names)
def test_in_colours_of_ones_own_every_sign_stands_out_from_what_it_lies_on(
    house: House, guests: Callable[..., Guest], game: str, theme: str
) -> None:
    guest = guests(theme=theme)
    guest.page.emulate_media(forced_colors="active", color_scheme=theme)  # type: ignore[arg-type]
    laid(house, guest, game, FULLEST[game])
    signs, faint = guest.page.evaluate(FAINT, LEAST)
    assert signs > 0
    assert faint == []


def test_in_colours_of_ones_own_patricians_and_provinces_keep_theirs(
    house: House, guests: Callable[..., Guest]
) -> None:
    guest = guests()
    laid(house, guest, "alea_iacta_est", FULLEST["alea_iacta_est"])
    usual = guest.page.evaluate(TONES)
    guest.page.emulate_media(forced_colors="active")
    assert guest.page.evaluate("matchMedia('(forced-colors: active)').matches")
    assert sorted(guest.page.evaluate(TONES)) == sorted(usual)
    assert len({tone.split(" ", 1)[1] for tone in usual}) == len(usual)  # to each sign its own colour


@pytest.mark.parametrize("language", ["en", "nl", "de", "hu"])
@pytest.mark.parametrize("stage", ["middle", "fullest"])
@pytest.mark.parametrize("game", GAMES.names)
def test_what_is_read_aloud_of_a_thing_is_sentences(
    house: House, guests: Callable[..., Guest], game: str, stage: str, language: str
) -> None:
    guest = guests(language=language)
    laid(house, guest, game, (MIDDLE if stage == "middle" else FULLEST)[game])
    labels = guest.page.evaluate(LABELS)
    assert len(labels) > 10
    glued = [one for one in labels if ".." in one or " ." in one or ". ," in one or one != one.strip()]
    assert glued == []
    small = [one for one in labels if any(part[:1].islower() for part in one.split(". ")[1:])]
    assert small == []


def test_equal_things_are_counted(house: House, guests: Callable[..., Guest]) -> None:
    guest = guests()
    laid(
        house, guest, "caesar_cleopatra", MIDDLE["caesar_cleopatra"],
        hand={"caesar": ["two"] * 4 + ["spy"], "cleopatra": ["one"]}, discard="rest",
    )  # fmt: skip
    expect(guest.page.get_by_role("region", name="The table in words")).to_contain_text("4 × 2")
    expect(guest.page.locator(".hand").get_by_role("button", name="4 × ")).to_have_count(1)
    expect(guest.page.locator(".hand").get_by_role("button")).to_have_count(2)  # and stand once


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1440, 900), (390, 844)])
def test_a_full_templum_and_all_senate_tiles_stay_in_their_places(
    house: House, guests: Callable[..., Guest], width: int, height: int
) -> None:
    guest = guests(width=width, height=height)
    laid(house, guest, "alea_iacta_est", FULLEST["alea_iacta_est"], **CROWDED)
    assert guest.page.evaluate(OUTSIDE) == []


def test_on_a_phone_the_templum_reads_as_a_count_and_a_sum(house: House, guests: Callable[..., Guest]) -> None:
    guest = guests(width=390, height=844, touch=True)
    laid(house, guest, "alea_iacta_est", FULLEST["alea_iacta_est"], **CROWDED)
    lines = guest.page.locator(".building.templum .piles li")
    expect(lines).to_have_count(4)
    assert [line.split() for line in lines.all_inner_texts()] == [
        ["×1", "=6"], ["×2", "=12"], ["×3", "=17"], ["×4", "=23"],
    ]  # fmt: skip
    boxes = [line.bounding_box() for line in lines.all()]
    assert len({(round(box["x"]), round(box["y"])) for box in boxes if box}) == 4
    gaps = guest.page.evaluate(
        """() => [...document.querySelectorAll('.building.templum .piles li')].map((one) => {
          const count = one.querySelector('.number').getBoundingClientRect();
          return one.querySelector('b').getBoundingClientRect().left - count.right;
        })"""
    )
    assert min(gaps) >= 1


def test_single_keys_are_switched_off(guests: Callable[..., Guest]) -> None:
    guest = guests()
    page = guest.page
    guest.against_chance("roma")
    guest.wait_until_asked()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Preferences").click()
    page.get_by_label("Single-letter keys work at the table").uncheck()
    expect(page.get_by_role("textbox", name="All moves")).to_have_count(0)
    page.get_by_role("button", name="Close").last.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    for key in ("m", "?", "c", "h"):
        page.keyboard.press(key)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".hint")).to_have_count(0)
    page.reload()  # and it stays so
    guest.wait_until_asked()
    page.keyboard.press("m")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("Tab")  # what is no letter is as it was
    expect(page.locator(":focus")).to_have_count(1)


def test_a_single_key_is_changed_and_the_other_gets_its_place(guests: Callable[..., Guest]) -> None:
    guest = guests()
    page = guest.page
    guest.against_chance("roma")
    guest.wait_until_asked()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Preferences").click()
    moves, hint = page.get_by_role("textbox", name="All moves"), page.get_by_role("textbox", name="Hint")
    moves.fill("h")
    moves.press("Tab")
    expect(moves).to_have_value("H")
    expect(hint).to_have_value("M")
    moves.fill("k")
    moves.press("Tab")
    page.get_by_role("button", name="Close").last.click()
    expect(page.get_by_role("dialog")).to_have_count(0)

    page.keyboard.press("h")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("k")
    expect(page.get_by_role("dialog", name="All moves")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("K")
