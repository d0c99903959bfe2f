"""The page of rules: every card as it lies on the table, every rule at an address of its own."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from ludi.core import texts
from tests.variants import OURS
from tests.web.axe import findings
from tests.web.guest import Guest


@pytest.mark.parametrize(("game", "things"), [("roma", 25), ("caesar_cleopatra", 12), ("alea_iacta_est", 19)])
def test_every_card_is_drawn_beside_its_words(guests: Callable[..., Guest], game: str, things: int) -> None:
    guest = guests()
    guest.go(f"/rules/{game}")
    expect(guest.page.locator(".things .drawn svg:visible").first).to_be_visible()
    expect(guest.page.locator(".things .drawn:has(svg)")).to_have_count(things)


def test_a_card_says_what_it_costs_and_how_many_there_are(guests: Callable[..., Guest]) -> None:
    guest = guests()
    guest.go("/rules/roma")
    forum = guest.page.locator(".things .panel", has_text="Forum").filter(has=guest.page.locator("text='× 6'"))
    expect(forum.get_by_role("img", name="Cost 5 · defence 5")).to_be_visible()


def test_a_refusal_leads_to_its_rule(guests: Callable[..., Guest]) -> None:
    guest = guests()
    guest.against_chance("roma", start_player="eagle")
    guest.play_until_offered("End the turn")
    guest.page.locator(".column > :last-child .empty").first.click()
    with guest.page.expect_popup() as opened:
        guest.page.get_by_role("alert").get_by_role("link", name="RO-T11").click()
    rule = opened.value.locator("#RO-T11")
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_class("sought")
    opened.value.locator("#RO-T12 a").click()
    expect(opened.value.locator("#RO-T12")).to_contain_class("sought")
    assert opened.value.url.endswith("/rules/roma#RO-T12")


def test_a_game_that_is_not_there_is_said_to_be_so(guests: Callable[..., Guest]) -> None:
    guest = guests()
    guest.go("/rules/nonsense")
    expect(guest.page.get_by_role("alert")).to_have_text("There is no game of this name.")
    guest.page.get_by_role("main").get_by_role("link", name="To the lobby").click()
    expect(guest.page.locator("article")).to_have_count(3)


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_the_rules_begin_with_the_goal_a_turn_and_what_beginners_miss(
    guests: Callable[..., Guest], game: str, language: str
) -> None:
    guest = guests(language=language)
    guest.go(f"/rules/{game}")
    words = game.replace("_", "-")
    expect(guest.page.locator(".short .goal")).to_have_text(texts.say(language, f"{words}-teach-goal"))
    expect(guest.page.locator(".turn .picture:has(svg)")).to_have_count(3)
    expect(guest.page.locator(".missed li")).to_have_text(
        [texts.say(language, f"{words}-teach-missed-{number}") for number in (1, 2, 3)]
    )


def test_a_ruling_is_a_mark_that_explains_itself(guests: Callable[..., Guest]) -> None:
    guest = guests()
    guest.go("/rules/roma")
    rule = guest.page.locator("#RO-S2")
    expect(rule).not_to_contain_text("[")
    mark = rule.get_by_role("button", name="The rulebook leaves this open: so it is decided here.")
    expect(mark).to_be_visible()


def test_a_rule_opens_to_its_scenario_on_the_board_its_tests_and_its_lines(guests: Callable[..., Guest]) -> None:
    guest = guests(width=360, height=740, touch=True)
    guest.go("/rules/roma")
    guest.page.locator("#RO-B3 dt a").click()
    rule = guest.page.locator("#RO-B3")
    expect(rule.locator("details code").first).to_be_attached()
    expect(rule.locator("code").first).to_be_hidden()  # for who asks
    for kind in ("Tests that prove it", "Lines of code that carry it out"):
        rule.locator("summary", has_text=kind).click()
    expect(rule.locator("code").first).to_be_visible()
    expect(rule).to_contain_text("test_ro_b3_")
    expect(rule).to_contain_text("rules/battle.py:")
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert findings(guest) == []
    rule.get_by_role("link", name="Step through it on the board").first.click()
    while guest.page.get_by_role("button", name="Go on").count() or not guest.page.locator(".board").count():
        guest.page.get_by_role("button", name="Go on").click()
        expect(guest.page.locator(".board[data-ready=true]")).to_be_visible()
    assert findings(guest) == []
    guest.page.get_by_role("link", name="Back to the rule").click()
    expect(guest.page.locator("#RO-B3")).to_contain_class("sought")
