"""Finding the table, and coming back to it: links, names, talk and bots before a game; one's own games in the lobby."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.guest import Guest


def test_who_comes_by_link_gives_a_name_and_those_who_wait_talk(guests: Callable[..., Guest]) -> None:
    host, friend = guests(), guests()
    path = host.table("alea_iacta_est", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], players="3")
    expect(host.page.get_by_text("Only this computer can open this link.")).to_be_visible()
    expect(host.page.get_by_label("Link to this page")).to_have_value(f"{host.address}{path}")

    friend.go(path)
    friend.page.get_by_label("Your name at this table").fill("Fabia")
    friend.page.get_by_role("button", name="Sit here").first.click()
    expect(host.page.locator(".seats")).to_contain_text("Fabia")
    expect(friend.page.get_by_label("Your name at this table")).to_have_count(0)
    friend.page.get_by_role("button", name="Good day").click()
    expect(host.page.locator("ol.talk")).to_contain_text("Good day")

    host.page.get_by_role("button", name="Let a bot sit here").click()
    host.page.get_by_role("dialog").get_by_role("button", name="Tiro").click()
    for guest in (host, friend):  # both go on at the table with the bot
        guest.page.locator("main.board").wait_for()
        assert path not in guest.page.url
    assert host.page.url == friend.page.url


def test_my_games_tell_how_they_stand_and_are_given_up_hidden_and_removed(guests: Callable[..., Guest]) -> None:
    guest = guests()
    page = guest.page
    guest.against_chance("roma")
    guest.wait_until_asked()
    expect(page).to_have_title("Your turn: Roma · Ludi Romani")
    assert page.locator("link[rel=icon]").get_attribute("href") == "/icon-turn.svg"
    guest.against_chance("caesar_cleopatra", action_order="shuffled")
    guest.wait_until_asked()

    guest.go("/")
    expect(page).to_have_title("Ludi Romani")
    rows = page.locator("section", has_text="My games").locator("a.row")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Chance")
    expect(rows.first).to_contain_text("Your turn")
    expect(rows.first).to_contain_text(re.compile(r"\b20\d\d\b"))
    page.get_by_role("button", name="More for Caesar & Cleopatra").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Yes").click()
    expect(rows.last).to_contain_text("Caesar & Cleopatra")  # what runs comes first
    expect(rows.last).to_contain_text("closed")

    page.get_by_role("button", name="More for Caesar & Cleopatra").click()
    page.get_by_role("button", name="Hide from my list").click()
    expect(rows).to_have_count(1)
    page.get_by_role("button", name="Show one hidden game").click()
    page.get_by_role("button", name="Delete for good").click()
    page.get_by_role("button", name="Yes").click()
    expect(rows).to_have_count(1)
    page.reload()
    expect(rows).to_have_count(1)
    expect(page.get_by_role("button", name="Show one hidden game")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (844, 390), (1280, 800), (1920, 1080)])
def test_the_games_that_wait_for_me_stand_on_top_of_the_lobby(
    guests: Callable[..., Guest], width: int, height: int
) -> None:
    guest = guests(width=width, height=height, touch=True)
    path = guest.against_chance("roma")
    guest.wait_until_asked()
    guest.go("/")
    calling = guest.page.get_by_role("region", name="My games: your turn")
    call = calling.get_by_role("link", name="Roma Chance")
    expect(call).to_be_in_viewport(ratio=1)
    tiles = guest.page.get_by_role("region", name="The games").bounding_box()
    mine = calling.bounding_box()
    assert tiles
    assert mine
    assert mine["y"] + mine["height"] <= tiles["y"]
    call.click()
    guest.page.wait_for_url(f"**{path}")


def test_nobody_is_called_who_has_no_turn(guests: Callable[..., Guest]) -> None:
    guest = guests()
    guest.go("/")
    expect(guest.page.get_by_role("article")).not_to_have_count(0)
    expect(guest.page.get_by_role("region", name="My games: your turn")).to_have_count(0)


def test_who_gave_up_finds_the_way_out_and_the_points_in_the_replay(guests: Callable[..., Guest]) -> None:
    guest = guests(width=390, height=844, touch=True)
    path = guest.against_chance("roma", start_player="eagle")
    guest.wait_until_asked()
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("button", name="End the game without a result").click()
    guest.page.get_by_role("button", name="Yes").click()
    expect(guest.page.locator(".bar").get_by_role("link", name="To the lobby")).to_be_visible()
    guest.go(path.replace("table", "replay"))
    expect(guest.page.locator(".scores b")).to_have_text(["10", "10"])
