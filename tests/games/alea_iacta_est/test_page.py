"""The board of Alea Iacta Est: dice, then a building; or a building, then the dice it takes."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.conftest import House
from tests.web.guest import Guest
from tests.web.held_back import HeldBack
from tests.web.position import Position

EVERYBODY = ["eagle", "wave", "leaf", "sun", "amphora"]
CROWDED = {
    "castrum": {seat: {1 + n: 3 - n % 3, 6 - n: 1} for n, seat in enumerate(EVERYBODY)},
    "street": {seat: [1, 6 - n] for n, seat in enumerate(EVERYBODY)},
    "templum": {seat: {2: 2, 5: 2} for seat in EVERYBODY[:4]},
    "fortuna_beside": {1: 5},
    "senate": {"eagle": {1: "border_green_blue"}},
    "senators": {1: ["eagle"]},
}
TITLE = """(heading) => {
  const words = document.createRange();
  const isText = (node) => node.nodeType === Node.TEXT_NODE && node.data.trim();
  words.selectNodeContents([...heading.childNodes].find(isText));
  return words.getBoundingClientRect().right;
}"""


def placing(guests: Callable[..., Guest], players: int = 2, **screen: Any) -> Page:
    """Somebody with eight dice, the first to place."""
    guest = guests(**screen)
    guest.against_chance("alea_iacta_est", players, start_player="eagle")
    expect(guest.page.locator(".supply button.die")).to_have_count(8)
    return guest.page


def lay(house: House, page: Page, things: dict[str, Any]) -> None:
    """These things lie on the table too."""
    live = house.lobby.tables[page.url.split("/")[-1]]
    for field, content in things.items():
        live.match.state = live.game.overlaid(live.match.state, field, content)
    live.logged.settle()
    page.reload()
    expect(page.locator(".supply button.die")).to_have_count(8)


def crowded(house: House, guests: Callable[..., Guest], players: int = 5, **screen: Any) -> Page:
    """Somebody with eight dice, at a table where much lies everywhere."""
    page = placing(guests, players, **screen)
    lay(house, page, CROWDED)
    return page


def test_a_die_is_chosen_then_a_building(guests: Callable[..., Guest]) -> None:
    page = placing(guests)
    page.locator(".supply button.die").first.click()
    forum = page.get_by_role("region", name="Forum Romanum")

    forum.locator(".target").hover()
    expect(forum.locator("li.ghost")).to_have_count(1)  # drawn before it happens
    expect(page.locator(".tip")).to_contain_text("comes to rest on column 1")
    forum.locator(".target").click()

    expect(page.locator(".side")).to_contain_text("in the Forum")


def test_a_building_is_chosen_then_the_dice_it_takes(guests: Callable[..., Guest]) -> None:
    page = placing(guests)
    page.get_by_role("region", name="Castrum").locator(".target").click()
    page.locator(".options button").first.click()
    expect(page.locator(".side")).to_contain_text("in the Castrum")


def test_a_die_is_dragged_into_a_building(guests: Callable[..., Guest]) -> None:
    page = placing(guests)
    page.locator(".supply button.die").first.drag_to(page.get_by_role("region", name="Senatus").locator(".place"))
    expect(page.locator(".side")).to_contain_text("in the Senatus")


def test_the_latrina_says_why_not(guests: Callable[..., Guest]) -> None:
    page = placing(guests)
    page.get_by_role("region", name="Latrina").locator(".target").click(force=True)
    refused = "The Latrina is only for a player who cannot place a die anywhere else."
    expect(page.locator(".bar")).to_contain_text(refused)
    expect(page.locator(".bar")).to_contain_text("AI-P17")


@pytest.mark.parametrize(("chips", "asked"), [(0, "."), (1, ", or roll some again with a chip.")])
def test_only_one_with_a_chip_is_asked_to_roll_again(
    house: House, guests: Callable[..., Guest], chips: int, asked: str
) -> None:
    page = placing(guests)
    lay(house, page, {"chips": {"eagle": chips}})
    expect(page.locator(".bar .ask")).to_have_text(f"Place dice in one building{asked}")


@pytest.mark.parametrize("players", [2, 5])
def test_everything_to_act_is_in_sight_on_a_small_phone(guests: Callable[..., Guest], players: int) -> None:
    page = placing(guests, players, width=360, height=640)
    for thing in (".supply button.die", ".building .target"):
        for one in page.locator(thing).all():
            expect(one).to_be_in_viewport(ratio=0.99)


def test_everybodys_holding_is_in_sight_and_on_a_phone_one_click_away(guests: Callable[..., Guest]) -> None:
    page = placing(guests, 4)
    for one in page.get_by_role("tabpanel").all():
        expect(one).to_be_in_viewport(ratio=0.99)
    expect(page.get_by_role("tabpanel")).to_have_count(4)
    page.set_viewport_size({"width": 390, "height": 844})
    tabs = page.get_by_role("tablist").get_by_role("tab")
    expect(tabs).to_have_count(4)
    tabs.nth(2).click()
    expect(page.get_by_role("tabpanel", name="Leaf")).to_be_visible()


def test_the_own_dice_stay_in_sight_however_much_lies_on_the_table(house: House, guests: Callable[..., Guest]) -> None:
    page = crowded(house, guests, language="de")
    for one in page.locator(".supply button.die").all():
        expect(one).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize(("width", "height", "players"), [(1280, 800, 5), (844, 390, 4), (360, 640, 5)])
def test_open_fortuna_tiles_lie_in_their_building_beside_its_name(
    house: House, guests: Callable[..., Guest], width: int, height: int, players: int
) -> None:
    page = crowded(house, guests, players, width=width, height=height, language="hu")
    templum = page.locator("section.templum")
    building, tiles = templum.bounding_box(), templum.locator(".stack").bounding_box()
    assert building
    assert tiles
    assert tiles["x"] + tiles["width"] <= building["x"] + building["width"]
    is_below = tiles["y"] > building["y"] + building["height"] / 2
    assert is_below or tiles["x"] >= templum.locator("h2").evaluate(TITLE)


def test_the_two_colours_of_a_small_tile_can_be_made_out(house: House, guests: Callable[..., Guest]) -> None:
    page = crowded(house, guests)
    emblems = page.locator(".small-tile .pair svg")
    expect(emblems).to_have_count(2)
    for one in emblems.all():
        box = one.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 14


def test_several_dice_are_rolled_again_with_one_click(house: House, guests: Callable[..., Guest]) -> None:
    page = placing(guests)
    live = house.lobby.tables[page.url.split("/")[-1]]
    live.match.state = live.game.overlaid(live.match.state, "chips", {"eagle": 1})
    live.logged.settle()
    page.reload()
    expect(page.locator(".supply button.die")).to_have_count(8)
    for die in (0, 1, 2):
        page.locator(".supply button.die").nth(die).click()
    page.get_by_role("button", name="Roll again").click()
    expect(page.locator(".log")).to_contain_text("roll 3 dice again")
    expect(page.locator(".supply button.die")).to_have_count(8)


def test_dice_that_do_not_reach_the_templum_together_are_not_placed_there(
    house: House, guests: Callable[..., Guest]
) -> None:
    guest = guests()
    elsewhere = {"eagle": [1] * 4, "wave": [1] * 5, "leaf": [1] * 6, "sun": [1] * 6}
    supply = {"eagle": [1, 3, 3, 5], "wave": [1, 1], "leaf": [1, 1], "sun": [1, 1]}
    position = {"supply": supply, "templum": {"wave": [6]}, "fortuna_drawn": {"wave": [1]}}
    piles = {"latrina": elsewhere, "fortuna_pile": "rest", "senate_pile": "rest"}
    table = Position(house, guest, "alea_iacta_est", 4, start_player="eagle")
    table.lay(position | piles)
    templum, dice = guest.page.get_by_role("region", name="Templum"), guest.page.locator(".supply button.die")

    for die in (1, 2):  # 3 and 3: not more than the 6 of Wave
        dice.nth(die).click()
    expect(templum.locator(".target.usable")).to_have_count(0)
    templum.locator(".target").click(force=True)
    expect(guest.page.locator(".refusal")).to_contain_text("The Templum does not take 3, 3 together")
    expect(guest.page.locator(".supply .chosen")).to_have_count(2)  # and they are still in the hand
    assert table.made == []

    guest.put_reason_away()
    for die in (2, 3):  # 3 and 5
        dice.nth(die).click()
    expect(templum.locator(".target")).to_have_accessible_name("Place 3, 5 in the Templum")
    templum.locator(".target.usable").click()
    table.has_made("templum 3", "templum 5")  # both of them, with one click


TO_PLACE = {
    "supply": {"eagle": [1, 2, 2, 3, 4, 4, 4, 6], "wave": [1] * 8},
    "chips": {"eagle": 1},
    "senate_pile": "rest",
}


def to_place(house: House, guests: Callable[..., Guest], **preferences: Any) -> tuple[Position, Locator]:
    """A table with these dice to place; and the dice."""
    table = Position(house, guests(**preferences), "alea_iacta_est", start_player="eagle")
    table.lay(TO_PLACE)
    return table, table.page.locator(".supply button.die")


def test_a_wish_that_was_taken_back_can_be_made_again(house: House, guests: Callable[..., Guest]) -> None:
    table, dice = to_place(house, guests, confirm=True)
    page, again = table.page, table.page.get_by_role("button", name="Roll again")
    dice.nth(1).click()
    dice.nth(7).click()
    again.click()
    page.get_by_role("button", name="No", exact=True).click()
    again.click()
    for _ in range(3):
        page.get_by_role("button", name="Yes").click()
    table.has_made("reroll 2", "reroll 6", "throw")


def test_a_wish_goes_on_where_the_house_answers_before_it_tells(house: House, guests: Callable[..., Guest]) -> None:
    table, dice = to_place(house, guests, confirm=True)
    page, line = table.page, HeldBack(table.page)
    page.reload()
    table.guest.wait_until_asked()
    dice.nth(1).click()
    dice.nth(7).click()
    page.get_by_role("button", name="Roll again").click()
    for _ in range(3):
        with line.answered_first():
            page.get_by_role("button", name="Yes").click()
    table.has_made("reroll 2", "reroll 6", "throw")


def test_chosen_dice_are_rolled_with_those_taken_up_before(house: House, guests: Callable[..., Guest]) -> None:
    table, dice = to_place(house, guests, speed="normal")
    table.page.keyboard.press("m")
    table.page.get_by_role("button", name="Take up a 1 to roll it again").click()
    table.has_made("reroll 1")
    dice.nth(2).click()
    table.page.get_by_role("button", name="Roll the dice taken up").click()
    table.has_made("reroll 1", "reroll 3", "throw")


def test_a_die_put_back_lies_as_before(house: House, guests: Callable[..., Guest]) -> None:
    table, dice = to_place(house, guests)
    for _ in range(2):
        dice.nth(6).click()  # the last of three equal ones is chosen, and let go
    dice.nth(1).drag_to(table.page.locator(".holdings"))
    expect(table.page.locator(".die.chosen")).to_have_count(0)

    dice.nth(3).drag_to(table.page.get_by_role("region", name="Senatus").locator(".place"))
    table.has_made("senatus 3 3")


def test_dice_that_go_together_are_placed_together(house: House, guests: Callable[..., Guest]) -> None:
    table, dice = to_place(house, guests)
    for chosen, building, move in [
        ([1, 3, 5], "Senatus", "senatus 2 4"),
        ([4, 6], "Castrum", "castrum 4 2"),
        ([2, 3], "Forum Romanum", "forum_pair two_three"),
    ]:
        table.lay(TO_PLACE)
        dice.nth(0).click()
        table.page.keyboard.press("Escape")
        for die in chosen:
            dice.nth(die).click()
        table.page.get_by_role("region", name=building).locator(".target").click()
        table.has_made(move)


@pytest.mark.parametrize(("language", "words"), [("en", "street of one die"), ("de", "Straße aus einem Würfel")])
def test_ai_p7_a_street_of_one_die_is_called_so(
    house: House, guests: Callable[..., Guest], language: str, words: str
) -> None:
    page = placing(guests, language=language)
    lay(house, page, {"street": {"wave": [4, 4]}, "supply": {"eagle": [3, 3, 3, 3, 4, 4, 4, 4]}})
    senatus = page.get_by_role("region", name="Senatus")
    expect(senatus.get_by_label(f"{words}, 4")).to_have_count(1)

    page.keyboard.press("m")
    expect(page.get_by_role("dialog").get_by_role("button", name=f"{words}, 3")).to_have_count(1)


@pytest.mark.parametrize(("players", "width", "height"), [(2, 360, 640), (3, 390, 844), (5, 390, 844), (5, 844, 390)])
def test_on_a_phone_columns_stand_and_the_holdings_look_in(
    guests: Callable[..., Guest], players: int, width: int, height: int
) -> None:
    page = placing(guests, players, width=width, height=height)
    shafts = page.locator(".shaft").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().height)")
    assert min(shafts) > 16
    for tab in page.get_by_role("tab").all():
        expect(tab).to_be_in_viewport(ratio=0.5)


def test_on_a_phone_a_tab_brings_what_another_has_won_into_sight(guests: Callable[..., Guest]) -> None:
    page = placing(guests, width=844, height=390)
    theirs = page.get_by_role("tabpanel", name="Chance")
    expect(theirs).to_be_hidden()
    page.get_by_role("tab", name="Chance").click()
    expect(theirs).to_be_in_viewport(ratio=0.9)


UNEQUAL = {"supply": {"eagle": [2, 6, 6], "wave": [1, 1]}, "latrina": {"eagle": [1] * 5, "wave": [1] * 6}}


@pytest.mark.parametrize(
    ("building", "dice", "reason", "rule"),
    [
        ("Castrum", (0, 1), "2, 6 are not equal", "AI-P10"),
        ("Forum Romanum", (0, 1), "2, 6 do not go together in the Forum", "AI-P13"),
        ("Senatus", (1, 2), "6, 6 are no street", "AI-P7"),
    ],
)
def test_dice_that_a_building_does_not_take_together_are_refused_with_the_reason_and_stay_chosen(
    house: House, guests: Callable[..., Guest], building: str, dice: tuple[int, ...], reason: str, rule: str
) -> None:
    guest = guests()
    table = Position(house, guest, "alea_iacta_est", 2, start_player="eagle")
    table.lay(UNEQUAL)
    for die in dice:
        guest.page.locator(".supply button.die").nth(die).click()
    guest.page.get_by_role("region", name=building).locator(".target").click(force=True)

    expect(guest.page.locator(".refusal")).to_contain_text(reason)
    expect(guest.page.locator(".refusal")).to_contain_text(rule)
    expect(guest.page.locator(".supply .chosen")).to_have_count(2)
    assert table.made == []
