"""From the lobby to a table and back: seats, lists, names, preferences, what comes after."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from ludi.core.speech import hyphened
from ludi.core.texts import say
from ludi.games import GAMES
from tests.web.guest import Guest


def test_one_click_to_play_against_any_rank(guests: Callable[..., Guest]) -> None:
    guest = guests()
    guest.go("/")
    expect(guest.page.get_by_role("button", name="play against")).to_have_count(15)
    guest.page.get_by_role("button", name="Caesar & Cleopatra: play against Tiro").click()
    guest.wait_until_asked()
    guest.page.get_by_role("link", name="To the lobby").click()
    expect(guest.page.get_by_role("heading", name="My games", exact=True)).to_be_visible()
    guest.page.locator("a.row").first.click()
    guest.wait_until_asked()


def test_every_game_has_its_name_its_line_and_its_picture(guests: Callable[..., Guest]) -> None:
    guest = guests(language="nl")
    guest.go("/")
    for game in GAMES.names:
        tile = guest.page.locator("article", has_text=say("nl", f"{hyphened(game)}-pitch"))
        expect(tile.get_by_role("heading", name=say("nl", f"{hyphened(game)}-name"))).to_be_visible()
        expect(tile.locator("svg").first).to_have_attribute("viewBox", "0 0 400 190")


def test_a_table_with_friends_is_listed_and_joined(guests: Callable[..., Guest]) -> None:
    host, friend = guests(), guests()
    host.go("/")
    host.page.get_by_role("button", name="A table with friends").nth(2).click()
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_role("button", name="3", exact=True).click()
    dialog.get_by_label("Who sits at Leaf").select_option("bot")
    dialog.get_by_label("Show this table in the lobby").check()
    dialog.get_by_role("button", name="Open the table").click()
    code = host.page.get_by_role("img", name="The link as a QR code")
    code.wait_for()
    host.page.wait_for_function("(code) => code.complete && code.naturalWidth > 0", arg=code.element_handle())

    friend.go("/")
    friend.page.get_by_role("heading", name="Tables with a free seat").wait_for()
    friend.page.locator("section", has_text="Tables with a free seat").locator("a.row").first.click()
    friend.page.get_by_role("button", name="Sit here").click()
    for guest in (host, friend):
        guest.page.locator(".bar").wait_for()
        expect(guest.page.locator(".head .seats li")).to_have_count(3)


def test_only_who_plays_can_begin(guests: Callable[..., Guest]) -> None:
    guest = guests()
    guest.go("/")
    guest.page.get_by_role("button", name="A table with friends").nth(2).click()
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_role("button", name="5", exact=True).click()
    starter = dialog.get_by_label("Start player")
    before = starter.input_value()
    starter.select_option("amphora")
    dialog.get_by_role("button", name="2", exact=True).click()
    expect(starter).to_have_value(before)
    expect(starter.locator("option", has_text="Wave")).to_have_count(1)
    expect(starter.locator("option", has_text="Leaf")).to_have_count(0)
    expect(starter.locator("option", has_text="Amphora")).to_have_count(0)


def test_names_and_preferences_are_kept(guests: Callable[..., Guest]) -> None:
    guest = guests()
    guest.go("/")
    guest.page.locator("button.me").click()
    guest.page.get_by_label("Name").fill("Quintus")
    guest.page.get_by_role("button", name="dark").click()
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator("button.me")).to_have_text("Quintus")
    guest.page.reload()
    expect(guest.page.locator("button.me")).to_have_text("Quintus")
    expect(guest.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_an_impossible_try_says_why_with_its_rule(guests: Callable[..., Guest]) -> None:
    guest = guests()
    guest.against_chance("roma", start_player="eagle")
    guest.play_until_offered("End the turn")
    guest.page.locator(".column > :last-child .empty").first.click()
    refusal = guest.page.get_by_role("alert")
    expect(refusal).to_contain_text("You have no card at disc")
    expect(refusal).to_contain_text("RO-T11")
    rule = refusal.get_by_text("a die whose value is the disc’s number")
    expect(rule).to_be_hidden()
    refusal.get_by_text("show the rule").click()
    expect(rule).to_be_visible()


def test_a_move_is_foretold_before_it_is_made(guests: Callable[..., Guest]) -> None:
    guest = guests()
    guest.against_chance("roma", start_player="eagle")
    guest.play_until_offered("End the turn")
    guest.page.get_by_role("button", name="End the turn").focus()
    expect(guest.page.locator(".tip .forecast")).to_contain_text("when your next turn begins")


def test_the_bot_gives_a_hint_and_moves_can_be_confirmed(guests: Callable[..., Guest]) -> None:
    guest = guests(confirm=True)
    guest.against_chance("roma", start_player="eagle")
    guest.wait_until_asked()
    guest.ask_hint()
    hint = guest.page.locator(".hint")
    expect(hint.get_by_role("list", name="A strong bot would do this")).to_contain_text("%")
    before = guest.sequence
    hint.get_by_role("button").first.click()
    expect(guest.page.locator(".bar .ask")).to_contain_text("?")
    assert guest.sequence == before
    guest.page.get_by_role("button", name="Yes").click()
    expect(guest.page.locator(".log")).to_contain_text("to give away")


NOTHING_MORE = {"chance": None, "nudge": [{"message": "hint-nudge-only"}], "piece": None, "reasons": []}


def offered_hints(guests: Callable[..., Guest], *hints: tuple[float, int]) -> Locator:
    """The hints the page shows when the bot answers with these values and visits."""
    guest, answer = guests(), list[dict[str, Any]]()
    guest.page.route("**/hint?*", lambda route: route.fulfill(json={"advice": answer} | NOTHING_MORE))
    guest.against_chance("roma", start_player="eagle")
    guest.play_until_offered("End the turn")
    actions = guest.page.locator("[data-action]").evaluate_all("(all) => all.map((one) => Number(one.dataset.action))")
    for action, (value, visits) in zip([actions[0], 1, 2], hints, strict=False):
        answer.append({"action": action, "value": value, "visits": visits, "line": [action]})
    guest.ask_hint()
    shown = guest.page.locator(".hint li")
    expect(shown).to_have_count(len(hints))
    return shown


def test_a_move_without_choice_has_no_chance_to_win(guests: Callable[..., Guest]) -> None:
    only = offered_hints(guests, (0.5, 0))
    expect(only).to_contain_text("the only move there is")
    expect(only).not_to_contain_text("%")


def test_no_hint_looks_better_than_the_first(guests: Callable[..., Guest]) -> None:
    shown = offered_hints(guests, (0.54, 900), (0.31, 60), (0.55, 40))
    expect(shown.nth(0)).to_contain_text("chance to win 54")
    expect(shown.nth(1)).to_contain_text("about as good")
    expect(shown.nth(2)).to_contain_text("chance to win 31")


def test_after_the_game_the_record_the_dice_and_once_more(guests: Callable[..., Guest]) -> None:
    guest = guests()
    table = guest.against_chance("roma")
    guest.play_to_the_end()
    dialog = guest.ending
    dialog.get_by_role("button", name="Share").click()
    with guest.page.expect_download() as kept:
        dialog.get_by_role("link", name="Download the game").click()
    assert json.loads(kept.value.path().read_text(encoding="utf-8"))["game"] == "roma"
    expect(dialog.get_by_label("Link to this page")).to_have_value(f"{guest.address}{table.replace('table', 'replay')}")
    dialog.get_by_role("button", name="Play again").click()
    guest.page.wait_for_url(lambda url: "/table/" in url and not url.endswith(table))
    guest.wait_until_asked()


def test_a_line_of_the_log_opens_the_replay_there(guests: Callable[..., Guest]) -> None:
    guest = guests()
    guest.against_chance("roma")
    guest.play_on(10)
    guest.wait_until_asked()
    line = guest.page.locator(".log li a:not(:has(b))").nth(4)  # something that was said once
    told = line.inner_text()
    line.click()
    expect(guest.page.locator("footer .line")).to_have_text(told)
    guest.page.keyboard.press("ArrowRight")
    expect(guest.page.locator("footer .line")).not_to_have_text(told)
