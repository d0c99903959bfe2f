"""Roma's board by hand: dice and cards chosen, put back, dragged; what would happen is drawn before it happens."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.conftest import House
from tests.web.guest import Guest
from tests.web.position import Position


def first_turn(guests: Callable[..., Guest]) -> Guest:
    """A table at my first turn, dice rolled."""
    guest = guests()
    guest.against_chance("roma", start_player="eagle")
    guest.play_until_offered("End the turn")
    return guest


def die_value(guest: Guest, place: int) -> int:
    """What a die of mine shows."""
    label = guest.page.locator(".mine .die.usable").nth(place).get_attribute("aria-label")
    return int((label or "").removeprefix("Die ")[0])  # "Die 5", or of two of them "Die 5, 1 of 2"


def test_a_die_is_chosen_and_put_on_the_money_disc(guests: Callable[..., Guest]) -> None:
    guest = first_turn(guests)
    value = die_value(guest, 0)
    guest.page.locator(".mine .die.usable").first.click()
    expect(guest.page.locator(".mine .die.chosen")).to_have_count(1)
    guest.page.locator("[data-kind=money] .disc").hover()
    expect(guest.page.locator(".tip .forecast")).to_contain_text(f"You get {value} sesterti")
    guest.page.locator("[data-kind=money] .disc").click()
    expect(guest.page.locator(".mine").get_by_label(f"sestertii: {value}")).to_be_visible()
    expect(guest.page.locator("[data-kind=money] .spent .die")).to_have_count(1)  # it stays visible where it was used


def test_a_die_is_dragged_onto_the_cards_disc_and_one_card_is_kept(guests: Callable[..., Guest]) -> None:
    guest = first_turn(guests)
    value = die_value(guest, 0)
    guest.page.locator(".mine .die.usable").first.drag_to(guest.page.locator("[data-kind=cards] .disc"))
    tray = guest.page.get_by_role("region", name="Choose the drawn card to keep.")
    expect(tray.locator(".card.usable")).not_to_have_count(0)  # laid out first, asked a moment later
    assert tray.locator(".card").count() <= value
    tray.locator(".card.usable").first.click()
    expect(tray).to_have_count(0)
    expect(guest.page.locator(".hand .card")).to_have_count(1)


def test_a_card_explains_itself_on_focus(guests: Callable[..., Guest]) -> None:
    guest = first_turn(guests)
    guest.page.locator(".column .card").first.focus()
    guest.page.keyboard.press("Shift+Tab")
    guest.page.keyboard.press("Tab")
    expect(guest.page.get_by_role("tooltip")).to_contain_text("defence")


def test_the_discard_pile_can_be_looked_through(guests: Callable[..., Guest]) -> None:
    guest = first_turn(guests)
    guest.page.locator("button.discard").click()
    expect(guest.page.get_by_role("region", name="Discard pile")).to_be_visible()
    guest.page.get_by_role("region", name="Discard pile").get_by_role("button", name="Close").click()
    expect(guest.page.get_by_role("region", name="Discard pile")).to_have_count(0)


TO_KEEP = {
    "phase": "keep",
    "dice": [5, 4],
    "face_up": {"eagle": {2: "basilica"}},
    "hand": {"eagle": {"forum": 2, "mercator": 1}},
    "draw_pile": "rest",
}
DRAWN = ["senator", "turris", "velites", "aesculapinum", "tribunus_plebis", "consiliarius"]  # a die draws no more


KNOWN = "Known in the opponent’s hand: Senator, Nero"


def set_up(house: House, guest: Guest, position: dict[str, Any]) -> None:
    """A table with this position, asking me."""
    Position(house, guest, "roma", start_player="eagle").lay(position)


def test_what_is_known_of_a_hand_is_said_where_it_is_true(house: House, guests: Callable[..., Guest]) -> None:
    guest = guests()
    held = {"dice": [5], "hand": {"wave": {"senator": 1, "nero": 1}}, "draw_pile": "rest"}
    set_up(house, guest, held | {"known": {"wave": {"senator": 1, "nero": 1}}})
    expect(guest.page.locator(".foe")).to_contain_text(KNOWN)

    laid = {"dice": [5], "hand": {"wave": {"nero": 1}}, "face_down": {"wave": {1: "senator"}}, "draw_pile": "rest"}
    set_up(house, guest, laid | {"known": {"wave": {"senator": 1, "nero": 1}}})
    expect(guest.page.locator(".foe .known")).to_have_count(0)


def test_the_discard_pile_says_how_many_and_which_lies_on_top(house: House, guests: Callable[..., Guest]) -> None:
    guest = guests()
    set_up(house, guest, {"dice": [5], "discard": ["forum", "basilica"], "draw_pile": "rest"})
    pile = guest.page.locator("button.discard")
    expect(pile.locator("b")).to_have_text("2")
    expect(pile.locator("small")).to_have_text("Discard pile on top: Basilica")


@pytest.mark.parametrize("cards", [3, 4, 6])
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844), (360, 640), (844, 390)])
def test_drawn_cards_hide_nothing_one_decides_with(
    house: House, guests: Callable[..., Guest], width: int, height: int, cards: int
) -> None:
    guest = guests(width=width, height=height)
    set_up(house, guest, TO_KEEP | {"drawn": {"eagle": dict.fromkeys(DRAWN[:cards], 1)}})

    expect(guest.page.locator(".tray .card.usable")).to_have_count(cards)
    assert guest.hidden(".tray .card, .place, .disc, .mine .die") == []

    guest.ask_hint()
    assert guest.hidden(".tray .card, .place, .disc, .mine .die") == []


def test_a_card_just_laid_explains_itself_only_to_a_pointer_that_moves(
    house: House, guests: Callable[..., Guest]
) -> None:
    guest = guests()
    page = guest.page
    page.clock.install()
    set_up(house, guest, {"dice": [5], "coins": {"eagle": 9}, "hand": {"eagle": {"forum": 1}}, "draw_pile": "rest"})
    page.locator(".hand .card").click()
    page.get_by_role("button", name="Empty. My place at disc II.", exact=True).click()
    page.locator(".column .card:hover").wait_for()  # it lies under the pointer, and the page has noticed

    page.clock.run_for(1000)
    expect(page.get_by_role("tooltip")).to_have_count(0)

    page.locator(".column .card:hover").hover(position={"x": 12, "y": 60})
    page.clock.run_for(1000)
    expect(page.get_by_role("tooltip")).to_contain_text("Forum")


TURN = {
    "dice": [3, 5, 5],
    "coins": {"eagle": 20},
    "hand": {"eagle": {"forum": 1, "mercator": 1}},
    "face_up": {"eagle": {3: "turris", 5: "legat"}},
    "draw_pile": "rest",
}


def at_disc(page: Page, disc: int) -> Locator:
    """A disc, I to VI."""
    return page.locator(f'[data-kind="{disc - 1}"] .disc')


def own_place(page: Page, disc: int) -> Locator:
    """My place beside a disc."""
    return page.locator(".column").nth(disc - 1).locator("> :last-child button").first


def in_hand(page: Page, card: str) -> Locator:
    """A card of my hand."""
    return page.locator(".hand button").filter(has_text=card)


def test_a_chosen_die_activates_no_other_disc_than_its_own(house: House, guests: Callable[..., Guest]) -> None:
    table = Position(house, guests(), "roma", start_player="eagle")
    page, three = table.page, table.page.get_by_role("button", name="Die 3")
    table.lay(TURN)
    expect(own_place(page, 5)).to_have_class(re.compile("usable"))
    for use in (at_disc(page, 5).click, own_place(page, 5).click, lambda **_: three.drag_to(at_disc(page, 5))):
        page.keyboard.press("Escape")
        three.click()
        use(force=True)  # it looks quiet now
        expect(page.locator(".die.chosen")).to_have_accessible_name(re.compile("Die 5"))  # that die would fit
    assert table.made == []

    own_place(page, 5).click()
    table.has_made("activate 5")


def test_what_is_let_go_is_what_is_used(house: House, guests: Callable[..., Guest]) -> None:
    table = Position(house, guests(), "roma", start_player="eagle")
    page, dice = table.page, table.page.get_by_role("button", name="Die 5")
    table.lay(TURN)
    in_hand(page, "Mercator").click()
    dice.first.drag_to(at_disc(page, 5))  # and the Mercator stays in the hand
    table.has_made("activate 5")
    dice.first.drag_to(own_place(page, 5))
    table.has_made("activate 5", "activate 5")
    in_hand(page, "Mercator").click()
    in_hand(page, "Forum").drag_to(at_disc(page, 2))
    table.has_made("activate 5", "activate 5", "lay forum 2")


def test_who_chooses_something_else_lets_the_card_go(house: House, guests: Callable[..., Guest]) -> None:
    guest = guests()
    set_up(house, guest, TURN)
    in_hand(guest.page, "Mercator").click()
    guest.page.locator("[data-kind=money] .disc").click()
    expect(guest.page.locator(".board .chosen")).to_have_count(1)
    guest.page.locator("button.discard").click()
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator(".board .chosen, .tray")).to_have_count(0)


def test_what_cards_ask_for_is_done_and_nothing_else(house: House, guests: Callable[..., Guest]) -> None:
    table = Position(house, guests(), "roma", start_player="eagle")
    page, rest = table.page, {"draw_pile": "rest"}

    table.lay(rest | {"dice": [2, 4, 6], "face_up": {"eagle": {2: "consul"}}}, "activate 2")
    page.get_by_role("button", name="Raise the 4 by 1").click()
    table.has_made("raise 4")
    page.keyboard.press("u")
    table.has_made("raise 4", "undo")
    page.get_by_role("button", name="Lower the 6 by 1").click()
    table.has_made("raise 4", "undo", "lower 6")

    buildings = {1: "nero", 2: "machina", 3: "forum", 5: "turris"}
    table.lay(rest | {"dice": [2], "face_up": {"eagle": buildings}}, "activate 2")
    in_hand(page, "Turris").click()
    in_hand(page, "Forum").click()
    own_place(page, 6).click()
    table.has_made("lay forum 6")
    in_hand(page, "Turris").drag_to(own_place(page, 1))
    table.has_made("lay forum 6", "lay turris 1")

    table.lay(rest | {"dice": [2, 3, 4], "face_up": {"eagle": {2: "forum", 3: "templum"}}}, "activate 2")
    page.get_by_role("button", name="Die 4").click()
    table.has_made("use_die 4")
    page.get_by_role("button", name="Die 3").click()
    table.has_made("use_die 4", "use_die 3")

    persons = {2: "scaenicus", 4: "legat", 5: "nero"}
    table.lay(rest | {"dice": [2], "face_up": {"eagle": persons, "wave": {1: "forum"}}}, "activate 2")
    own_place(page, 5).click()
    table.has_made("copy nero")
    page.locator(".column").first.locator("> :first-child button").click()
    table.has_made("copy nero", "target 1")


LAYING = {
    "dice": [3, 4],
    "coins": {"eagle": 9},
    "face_up": {"eagle": {2: "basilica"}, "wave": {1: "legat"}},
    "hand": {"eagle": {"forum": 1}},
    "draw_pile": "rest",
}


def test_ro_t9_an_opposing_place_says_why_no_card_is_laid_there(house: House, guests: Callable[..., Guest]) -> None:
    table = Position(house, guests(), "roma", start_player="eagle")
    table.lay(LAYING)
    page, card = table.page, table.page.locator(".hand .card")
    place, foe = (
        page.get_by_role("button", name="Empty. The opponent’s place at disc IV"),
        page.locator(".column .card").first,
    )
    reason = page.get_by_role("alert")

    place.click()
    expect(reason).to_contain_text("on your own side")
    expect(reason).to_contain_text("RO-T9")
    table.guest.put_reason_away()
    expect(reason).to_have_count(0)

    foe.click(force=True)  # to be read, not to be used
    expect(reason).to_have_count(0)
    card.click()
    foe.click(force=True)
    expect(reason).to_contain_text("RO-T9")
    table.guest.put_reason_away()

    page.keyboard.press("Escape")
    table.drag(card, place)
    expect(reason).to_contain_text("RO-T9")
    assert table.made == []
