"""Roma's dice lie where the position says: after a reload, in the replay, on the side of whose turn it is."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.server.conftest import House
from tests.web.guest import Guest
from tests.web.position import Position
from tests.web.test_two_browsers import seated

MINE = {"dice": [3, 5, 5], "face_up": {"eagle": {5: "tribunus_plebis"}}, "draw_pile": "rest"}
THEIRS = {
    "dice": ["none", 3, 6],
    "used": [5],
    "used_at": ["disc_5"],
    "battle_die": 4,
    "seat": "wave",
    "player": "wave",
    "draw_pile": "rest",
}
# How far above the middle of its disc a used die lies.
ABOVE = """() => {
  const middle = (thing) => { const { top, bottom } = thing.getBoundingClientRect(); return (top + bottom) / 2; };
  const die = document.querySelector('.spent .die');
  return middle(die.closest('.spot').querySelector('.disc')) - middle(die);
}"""


def spent(page: Page, kind: int | str) -> int:
    """How many used dice lie at a disc."""
    return page.locator(f"[data-kind='{kind}'] .spent .die").count()


def test_used_dice_lie_where_they_were_used_after_a_reload_too(house: House, guests: Callable[..., Guest]) -> None:
    guest = guests()
    page = guest.page
    Position(house, guest, "roma", start_player="eagle").lay(MINE, "money 3", "activate 5")
    assert [spent(page, kind) for kind in ("money", 4, "cards")] == [1, 1, 0]
    assert page.evaluate(ABOVE) < 0  # on my side
    expect(page.locator(".mine .die")).to_have_count(1)


def test_the_replay_shows_the_dice_of_each_step_and_no_other(guests: Callable[..., Guest]) -> None:
    guest = guests()
    page = guest.page
    table = guest.against_chance("roma", start_player="eagle")
    guest.play_until_offered("End the turn")
    value = page.locator(".mine .die.usable").first.get_attribute("aria-label")
    page.locator(".mine .die.usable").first.click()
    page.locator("[data-kind=money] .disc").click()
    guest.until(lambda: spent(page, "money") == 1)
    taken = guest.sequence

    guest.go(f"/replay/{table.split('/')[-1]}?step={taken}")
    expect(page.locator("[data-kind=money] .spent .die")).to_have_count(1)
    expect(page.locator(".mine .die")).to_have_count(2)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".spent .die")).to_have_count(0)
    expect(page.locator(".mine .die")).to_have_count(3)
    expect(page.get_by_label(value or "", exact=True).first).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator("[data-kind=money] .spent .die")).to_have_count(1)
    page.keyboard.press("Home")
    expect(page.locator(".spent .die")).to_have_count(0)


def test_the_opponents_dice_lie_on_the_opponents_side(house: House, guests: Callable[..., Guest]) -> None:
    livia, _ = seated(guests)
    page = livia.page
    page.locator(".board").wait_for()
    live = house.lobby.tables[page.url.split("/")[-1]]
    live.match.state = live.game.read(THEIRS, {})
    live.logged.past.clear()
    live.logged.settle()
    page.reload()
    expect(page.locator(".foe .die")).to_have_count(3)  # two to use, and the battle die
    expect(page.locator(".mine .die")).to_have_count(0)
    assert spent(page, 4) == 1
    assert page.evaluate(ABOVE) > 0


FORUM = {"dice": [2, 3, 5], "face_up": {"eagle": {2: "templum", 3: "forum"}}, "draw_pile": "rest"}


def test_ro_k21_a_third_die_that_was_thrown_again_lies_as_it_fell(house: House, guests: Callable[..., Guest]) -> None:
    guest = guests()
    table = Position(house, guest, "roma", start_player="eagle", templum="thrown")
    table.lay(FORUM | {"templum": "thrown"}, "activate 3", "use_die 2", "use_die 5", "roll 6")

    dice = guest.page.locator("[data-kind='2'] .spent .die")
    expect(dice).to_have_count(3)
    assert [die.locator(".pip").count() for die in dice.all()] == [2, 3, 6]


def test_ro_k21_the_card_says_that_the_third_die_is_thrown_again(house: House, guests: Callable[..., Guest]) -> None:
    guest = guests()
    table = Position(house, guest, "roma", start_player="eagle", templum="thrown")
    table.lay(FORUM | {"templum": "thrown"}, "activate 3", "use_die 2")

    expect(guest.page.locator("[data-piece='mine:1']")).to_contain_text("may be thrown again")
    expect(guest.page.locator(".bar")).to_contain_text("Throw the third die again")
