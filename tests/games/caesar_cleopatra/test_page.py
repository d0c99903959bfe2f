"""The board of Caesar & Cleopatra: a card, then where it goes; what would happen is drawn before it happens."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from ludi.core import texts
from tests.server.conftest import House
from tests.web.clock import moved, still, until
from tests.web.guest import Guest
from tests.web.position import Position

SOON = 0.2  # seconds
# After how many seconds each sound is to be heard, though nobody has touched the page.
LISTEN = """window.heard = [];
Object.defineProperty(BaseAudioContext.prototype, 'state', { get: () => 'running' });
AudioBufferSourceNode.prototype.start = function (at) { window.heard.push(at - this.context.currentTime); };"""
VOTE = {
    "phase": "closing",
    "hand": {"caesar": dict.fromkeys(["one", "two", "three", "four", "five"], 1)},
    "face_down": {"caesar": {"senators": {"five": 1, "two": 1}}, "cleopatra": {"senators": {"three": 1}}},
    "face_up": {"cleopatra": {"senators": {"one": 1}}},
    "influence_pile": {"caesar": {"one": 1}},  # Cleopatra has none left: Caesar goes on alone
    "vote_pile": dict.fromkeys(["praetors", "quaestors", "censors", "aediles", "orgy", "shuffling_orgy"], 0),
    "discard": "rest",
}


def arranging(guests: Callable[..., Guest], **screen: int) -> Guest:
    """Somebody who has to lay the first five cards."""
    guest = guests(**screen)
    guest.against_chance("caesar_cleopatra", action_order="shuffled")
    expect(guest.page.locator(".hand .held")).to_have_count(5)
    return guest


def test_a_card_is_laid_by_two_clicks_and_seen_before(guests: Callable[..., Guest]) -> None:
    page = arranging(guests).page
    senators = page.get_by_role("region", name="senators")

    page.locator(".hand button").nth(2).click()
    senators.locator(".target").hover()
    expect(senators.locator(".ghost")).to_have_count(1)
    senators.locator(".target").click()

    expect(senators.locator(".veiled:not(.ghost)")).to_have_text("3")
    expect(page.locator(".hand .count")).to_have_count(4)  # of the threes one is left


def test_a_card_is_dragged_to_a_faction(guests: Callable[..., Guest]) -> None:
    page = arranging(guests).page
    page.locator(".hand button").first.drag_to(page.get_by_role("region", name="senators"))
    expect(page.get_by_role("region", name="senators").locator(".veiled:not(.ghost)")).to_have_text("1")


def test_an_impossible_try_says_why_with_its_rule(guests: Callable[..., Guest]) -> None:
    page = arranging(guests).page
    senators = page.get_by_role("region", name="senators")
    page.locator(".hand button").first.click()
    senators.locator(".target").click()
    expect(senators.locator(".veiled:not(.ghost)")).to_have_count(1)

    page.locator(".hand button").nth(1).click()
    senators.locator(".target").click(force=True)  # it looks quiet, and answers all the same

    expect(page.locator(".bar")).to_contain_text("A card lies at the senators already.")
    expect(page.locator(".bar")).to_contain_text("CC-S7")


def test_escape_lets_a_chosen_card_go(guests: Callable[..., Guest]) -> None:
    page = arranging(guests).page
    page.locator(".hand button").first.click()
    expect(page.locator(".target")).to_have_count(5)
    page.keyboard.press("Escape")
    expect(page.locator(".target")).to_have_count(0)


def test_everything_to_act_is_in_sight_on_a_small_phone(guests: Callable[..., Guest]) -> None:
    page = arranging(guests, width=360, height=640).page
    for thing in ("section.faction", ".hand button"):
        for one in page.locator(thing).all():
            expect(one).to_be_in_viewport(ratio=0.99)


def test_the_vote_cards_are_in_sight_on_a_phone_on_its_side(guests: Callable[..., Guest]) -> None:
    guest = guests(width=844, height=390, touch=True, language="hu")
    guest.against_chance("caesar_cleopatra", action_order="shuffled")
    for _ in range(5):  # the first five cards, then the first turn, with a button in the bar
        guest.page.locator(".hand button.usable").first.click()
        guest.page.locator(".target.usable").first.click()
        guest.wait_until_asked()
    expect(guest.page.locator(".bar button[data-action]")).not_to_have_count(0)
    expect(guest.page.locator(".votes")).to_be_in_viewport(ratio=0.99)


def voting(house: House, guests: Callable[..., Guest], speed: str) -> Page:
    """The senators are being asked, and it is Caesar's turn again after it. The clock stands still from then on."""
    guest = guests(speed=speed)
    page = guest.page
    page.clock.install()
    path = guest.against_chance("caesar_cleopatra", action_order="shuffled")
    guest.wait_until_asked()
    live = house.lobby.tables[path.split("/")[-1]]
    live.match.state = live.game.read(VOTE)
    live.logged.settle()
    page.reload()
    expect(page.get_by_role("button", name="Done")).to_be_visible()
    moved(still(page), page.get_by_role("button", name="Done"))
    until(page, "() => document.querySelector('div.scene')")
    return page


def test_a_vote_is_counted_before_its_outcome_is_said(house: House, guests: Callable[..., Guest]) -> None:
    page = voting(house, guests, "normal")
    scene, senators = page.locator("div.scene"), page.get_by_role("region", name="senators")

    expect(scene.locator(".influence b")).to_have_text(["2", "5", "1", "3"])
    expect(scene.get_by_text("You win one of the senators.")).to_be_hidden()
    expect(senators.locator(".influence.open")).to_have_count(4)
    expect(senators.locator(".free .token")).to_have_count(5)

    page.clock.run_for(1200)
    expect(scene.get_by_text("You win one of the senators.")).to_be_visible()
    expect(scene.locator(".sum > b")).to_have_text(["7", "4"])
    expect(senators.locator(".free .token")).to_have_count(4)


@pytest.mark.parametrize("going_on", [True, False])
def test_bar_log_and_points_tell_a_vote_when_the_scene_has(
    house: House, guests: Callable[..., Guest], going_on: bool
) -> None:
    page = voting(house, guests, "normal")
    for teller in (page.locator(".bar .ask"), page.locator(".log li").last):
        expect(teller).to_have_text("The vote card is turned: senators.")
    expect(page.locator(".head .score")).to_have_text(["0", "0"])

    page.clock.run_for(600)  # as long as a vote without anything to count is shown
    expect(page.locator(".bar .ask")).to_have_text("The vote card is turned: senators.")
    if going_on:
        page.locator(".factions").click(position={"x": 2, "y": 2}, click_count=2)  # the first only hastens
    else:
        page.clock.run_for(600)  # all is counted, but the patrician is still on its way
        expect(page.locator(".head .score")).to_have_text(["0", "0"])
        expect(page.get_by_role("main")).to_have_attribute("data-ready", "false")
        page.clock.run_for(600)
    expect(page.locator(".log")).to_contain_text("You win one of the senators.")
    expect(page.locator(".head .score")).to_have_text(["1", "0"])
    expect(page.locator(".bar .ask")).to_have_text("Lay influence, play an action card, or stay passive.")


def test_a_vote_is_heard_when_the_scene_has_told_it(house: House, guests: Callable[..., Guest]) -> None:
    def listening(**how: Any) -> Guest:
        guest = guests(sound=True, **how)
        guest.page.add_init_script(LISTEN)
        return guest

    page = voting(house, listening, "normal")
    page.wait_for_function("() => window.heard.length > 0")
    page.clock.run_for(900)
    expect(page.locator("div.scene").get_by_text("You win one of the senators.")).to_be_hidden()
    assert max(page.evaluate("window.heard")) < SOON  # the drum, and nothing that would be heard later
    page.evaluate("() => (window.heard.length = 0)")
    page.clock.run_for(400)
    expect(page.locator("div.scene").get_by_text("You win one of the senators.")).to_be_visible()
    page.wait_for_function("() => window.heard.length > 0")


def test_a_replay_tells_a_vote_when_the_scene_has(house: House, guests: Callable[..., Guest]) -> None:
    page = voting(house, guests, "normal")
    page.clock.run_for(3000)
    page.locator(".log li a").last.click()
    expect(page.locator("footer .line")).to_have_text("The vote card is turned: senators.")
    page.clock.run_for(1200)
    expect(page.locator("footer .line")).to_contain_text("Influence on the senators")


def test_without_motion_a_vote_is_shown_at_once(house: House, guests: Callable[..., Guest]) -> None:
    page = voting(house, guests, "off")
    expect(page.locator(".log")).to_contain_text("You win one of the senators.")
    expect(page.locator(".bar .ask")).to_have_text("Lay influence, play an action card, or stay passive.")
    expect(page.locator(".head .score")).to_have_text(["1", "0"])
    expect(page.locator("div.scene").get_by_text("You win one of the senators.")).to_be_visible()
    expect(page.get_by_role("region", name="senators").locator(".free .token")).to_have_count(4)


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_the_scene_of_a_vote_leaves_by_itself(house: House, guests: Callable[..., Guest], speed: str) -> None:
    page = voting(house, guests, speed)
    page.clock.run_for(3000)
    expect(page.locator("div.scene")).to_have_count(0)


def test_the_scene_of_a_vote_leaves_whoever_goes_on(house: House, guests: Callable[..., Guest]) -> None:
    page = voting(house, guests, "off")
    page.get_by_role("button", name="Stay passive").click()
    expect(page.locator("div.scene")).to_have_count(0)


TURN = {
    "phase": "turn",
    "hand": {"caesar": {"two": 2, "five": 1, "assassination": 1, "castling": 1}, "cleopatra": {"one": 1}},
    "face_up": {"cleopatra": {"senators": {"three": 2, "four": 1}}},
    "face_down": {"caesar": {"praetors": {"four": 1}, "censors": {"three": 1}}},
    "influence_pile": {"caesar": {"one": 2, "two": 1}, "cleopatra": {"one": 1}},
    "discard": "rest",
}


def held(page: Page, card: str) -> Locator:
    """A card of the hand by its words."""
    return page.locator(".hand button").filter(has_text=card)


def test_an_assassination_is_dragged_onto_its_victim(house: House, guests: Callable[..., Guest]) -> None:
    table = Position(house, guests(), "caesar_cleopatra", action_order="shuffled")
    table.lay(TURN)
    page, card = table.page, held(table.page, "assassination")
    card.drag_to(page.get_by_role("region", name="quaestors"))
    expect(page.locator(".victim, .card.chosen")).to_have_count(0)  # it was aimed at nobody, and lies as before
    expect(page.get_by_role("alert")).to_have_count(0)

    table.drag(card, page.get_by_role("button", name="Assassination: 4 at the senators"))
    table.has_made("assassinate four senators")


def test_a_castling_begins_anew_with_another_card_between(house: House, guests: Callable[..., Guest]) -> None:
    table = Position(house, guests(), "caesar_cleopatra", action_order="shuffled")
    table.lay(TURN)
    page = table.page
    held(page, "castling").click()
    page.get_by_role("region", name="praetors").locator(".target").click()
    held(page, "worth 5").drag_to(page.locator(".votes"))
    held(page, "castling").drag_to(page.get_by_role("region", name="censors"))
    expect(page.locator(".target.chosen")).to_have_count(1)
    assert table.made == []

    page.get_by_role("region", name="senators").locator(".target").click()
    table.has_made("castle senators censors")


def test_cards_do_what_was_meant_and_nothing_else(house: House, guests: Callable[..., Guest]) -> None:
    table = Position(house, guests(speed="normal"), "caesar_cleopatra", action_order="shuffled")
    page = table.page

    table.lay(TURN)
    held(page, "worth 5").click()
    page.get_by_role("button", name="Two face up").click()
    held(page, "worth 2").click()
    page.get_by_role("region", name="aediles").locator(".target").click()
    table.has_made("lay_open two aediles")
    page.keyboard.press("u")
    table.has_made("lay_open two aediles", "undo")

    table.lay(TURN | {"phase": "exchange"})
    held(page, "worth 2").click()
    table.has_made("exchange two")
    held(page, "castling").click()
    table.has_made("exchange two", "exchange castling")
    page.get_by_role("button", name="Done").click()
    table.has_made("exchange two", "exchange castling", "done")

    lifted = {"phase": "castle", "action": "castling", "faction": "praetors", "partner": "censors", "face_down": {}}
    table.lay(TURN | lifted | {"lifted": {"caesar": {"three": 1, "four": 1}}})
    held(page, "worth 3").click()
    page.get_by_role("region", name="censors").locator(".target").click()
    table.has_made("lay_hidden three censors")


SPIED = TURN | {
    "hand": {"caesar": {"two": 1, "spy": 1}, "cleopatra": {"one": 1, "five": 2, "scout": 2, "veto": 1}},
    "face_up": {},
}


def spying(house: House, guests: Callable[..., Guest], **screen: int | str) -> Position:
    """Caesar sees Cleopatra's hand and chooses."""
    table = Position(house, guests(**screen), "caesar_cleopatra", action_order="shuffled")
    table.lay(SPIED, "spy", "let_pass")
    return table


def test_cc_a2_every_card_of_a_spied_hand_lies_there(house: House, guests: Callable[..., Guest]) -> None:
    table = spying(house, guests)
    page = table.page

    expect(page.locator(".hand .held")).to_have_count(6)
    expect(held(page, "worth 5")).to_have_count(2)
    expect(held(page, "scout")).to_have_count(2)
    expect(page.locator(".hand .count")).to_have_count(0)

    held(page, "worth 5").nth(1).click()
    table.has_made("choose five")
    known = "(Cleopatra): 1, 5, 2 × scout, veto."
    expect(page.locator(".hand .held")).to_have_count(1)
    expect(page.get_by_role("region", name="The table in words")).to_contain_text(known)


@pytest.mark.parametrize("language", ["de", "hu"])
def test_cc_a2_a_spied_hand_is_in_sight_on_a_small_phone(
    house: House, guests: Callable[..., Guest], language: str
) -> None:
    page = spying(house, guests, width=360, height=640, language=language).page
    expect(page.locator(".hand .held")).to_have_count(6)
    for one in page.locator(".hand button").all():
        one.scroll_into_view_if_needed()
        expect(one).to_be_in_viewport(ratio=0.99)


def test_cc_t12_an_exchange_beyond_the_piles_says_why(house: House, guests: Callable[..., Guest]) -> None:
    table = Position(house, guests(), "caesar_cleopatra", action_order="shuffled")
    piles = {"caesar": {"one": 1}, "cleopatra": {"one": 1}}
    table.lay(TURN | {"phase": "exchange", "influence_pile": piles})
    held(table.page, "worth 2").click()
    table.has_made("exchange two")

    held(table.page, "worth 5").click(force=True)

    expect(table.page.get_by_role("alert")).to_contain_text("cannot exchange more cards than the piles hold")
    expect(table.page.get_by_role("alert")).to_contain_text("CC-T12")


@pytest.mark.parametrize("language", ["en", "hu"])
def test_a_suggested_order_lays_the_rest_of_the_action_pile(guests: Callable[..., Guest], language: str) -> None:
    guest = guests(language=language)
    guest.against_chance("caesar_cleopatra", action_order="chosen")
    guest.wait_until_asked()
    guest.page.locator(".hand .card.usable").first.click()  # the first by hand, what is left by the bot
    guest.wait_until_asked()

    button = guest.page.get_by_role("button", name=texts.say(language, "caesar-cleopatra-suggest-order"))
    button.click()

    expect(button).to_have_count(0)
    expect(guest.page.locator(".order")).to_have_count(0)
    expect(guest.page.get_by_role("alert")).to_have_count(0)
