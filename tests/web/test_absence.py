"""Somebody stays away from a table: the others decide, and who returns is shown what a bot, or they, did."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from ludi.server.settings import PATIENCE
from tests.server.conftest import House
from tests.server.passing import Clock
from tests.web.guest import Guest
from tests.web.test_voice import HEARD


@pytest.fixture
def clock(house: House, monkeypatch: pytest.MonkeyPatch) -> Clock:
    monkeypatch.setattr("ludi.server.tables.table_info.STAND_IN", "random")
    return Clock(house, monkeypatch)


def called(guest: Guest, name: str) -> Guest:
    guest.page.request.put("/api/me", data={"name": name}, headers={"origin": guest.address})
    return guest


def at_table(livia: Guest, marcus: Guest, pace: str = "live") -> str:
    """Both at a table of Roma; Marcus is asked first."""
    path = livia.table("roma", [{"kind": "me"}, {"kind": "open"}], start_player="wave", pace=pace)
    marcus.go(path)
    marcus.page.get_by_role("button", name="Sit here").click()
    for guest in (livia, marcus):
        guest.page.locator(".bar").wait_for()
    return path


def goes(guest: Guest, other: Guest) -> None:
    """Somebody closes the page, and the other sees that."""
    guest.page.close()
    expect(other.page.locator(".head .gone")).to_have_count(1)


@pytest.mark.parametrize("width", [1280, 390])
def test_a_bot_plays_where_the_one_who_is_there_wants_it_and_the_other_is_shown_what_it_did(
    width: int, clock: Clock, guests: Callable[..., Guest]
) -> None:
    livia, marcus = called(guests(width=width, height=844), "Livia"), called(guests(), "Marcus")
    livia.page.add_init_script(HEARD)
    path = at_table(livia, marcus)
    goes(marcus, livia)
    clock.passes()
    panel = livia.page.get_by_role("region", name="Marcus is away. What do you want to do?")
    expect(panel.get_by_role("button")).to_have_text(["Wait", "Let a bot play", "End the game"])
    assert livia.hidden(".absent button") == []
    livia.until(lambda: "Marcus is away. What do you want to do?" in livia.page.evaluate("window.heard"))

    panel.get_by_role("button", name="Let a bot play").click()

    expect(panel).to_have_count(0)
    livia.wait_until_asked()
    if width < 1000:
        livia.page.keyboard.press("l")
    expect(livia.page.locator(".log")).to_contain_text("Marcus is away: a bot plays until Marcus is back.")
    expect(livia.page.locator(".log")).to_contain_text("Bot for Marcus chooses a card to give away.")

    marcus.page = marcus.page.context.new_page()
    marcus.go(path)

    meanwhile = marcus.page.get_by_role("region", name="While you were away")
    expect(meanwhile).to_contain_text("Bot for you chooses")
    expect(meanwhile).not_to_contain_text("You choose")
    told = marcus.page.locator(".log").last
    expect(told).to_contain_text("You were away: a bot played until you came back.")
    expect(told).to_contain_text("You are back at the table.")
    meanwhile.get_by_role("button", name="Go on").click()
    expect(meanwhile).to_have_count(0)
    expect(marcus.page.get_by_role("button", name="Take the seat back")).to_have_count(0)
    for guest, told_as in ((marcus, "Bot for you chooses"), (livia, "Bot for Marcus chooses")):
        guest.go(path.replace("table", "replay"))
        expect(guest.page.locator(".log").last).to_contain_text(told_as)


def test_who_waits_may_change_their_mind_and_end_the_game(clock: Clock, guests: Callable[..., Guest]) -> None:
    livia, marcus = called(guests(), "Livia"), called(guests(), "Marcus")
    at_table(livia, marcus)
    goes(marcus, livia)
    clock.passes()
    livia.page.get_by_role("button", name="Wait", exact=True).click()
    livia.page.get_by_role("button", name="Do not wait any longer").click()
    livia.page.get_by_role("button", name="End the game").click()
    livia.page.get_by_role("button", name="Yes").click()

    expect(livia.page.locator(".bar")).to_contain_text("This table is closed: the game ends without a result.")
    expect(livia.page.locator(".log")).to_contain_text("You ended the game, because somebody was away.")


def test_the_lobby_and_every_other_page_count_as_being_there(clock: Clock, guests: Callable[..., Guest]) -> None:
    livia, marcus = called(guests(), "Livia"), called(guests(), "Marcus")
    at_table(livia, marcus)
    goes(marcus, livia)
    clock.passes()
    expect(livia.page.locator(".absent")).to_have_count(1)

    marcus.page = marcus.page.context.new_page()
    with marcus.page.expect_response("**/api/tables"):
        marcus.go("/")
    clock.passes(1.0)

    expect(livia.page.locator(".absent")).to_have_count(0)
    expect(livia.page.locator(".bar")).to_contain_text("Marcus is on another page of this server; the table waits.")


@pytest.mark.parametrize("path", ["/", "/rules/roma", "/learn/roma", "/puzzles", "/nowhere"])
def test_a_page_that_is_only_open_gives_signs_of_life(path: str, guests: Callable[..., Guest]) -> None:
    """Whoever reads there for minutes does nothing, and is not away."""
    page = guests().page
    page.clock.install()
    page.goto(path)
    page.locator("main").first.wait_for()
    for _ in range(3):
        with page.expect_response("**/api/me/here") as sign:
            page.clock.run_for(int(PATIENCE * 500))
        assert sign.value.ok


def test_a_table_without_hurry_waits_and_says_so(clock: Clock, guests: Callable[..., Guest]) -> None:
    livia, marcus = called(guests(), "Livia"), called(guests(), "Marcus")
    at_table(livia, marcus, pace="no_hurry")
    goes(marcus, livia)
    clock.passes()

    expect(livia.page.locator(".bar")).to_contain_text("Marcus is away; the table waits.")
    expect(livia.page.locator(".absent")).to_have_count(0)
    livia.page.get_by_role("button", name="Menu").click()
    expect(livia.page.get_by_role("dialog")).to_contain_text("no hurry: the table waits")


def test_the_pace_is_chosen_when_a_table_is_opened_and_shown_to_all(guests: Callable[..., Guest]) -> None:
    livia, marcus = called(guests(), "Livia of the slow table"), guests()
    livia.go("/")
    livia.page.get_by_role("article").first.get_by_role("button", name="A table with friends").click()
    dialog = livia.page.get_by_role("dialog")
    expect(dialog.get_by_role("radio", name="live")).to_be_checked()
    dialog.get_by_role("radio", name="no hurry").check()
    dialog.get_by_label("Show this table in the lobby").check()
    dialog.get_by_role("button", name="Open the table").click()
    expect(livia.page.locator("main")).to_contain_text("no hurry: the table waits")

    marcus.go("/")
    row = marcus.page.locator("a.row", has_text="Livia of the slow table")
    expect(row).to_contain_text("no hurry")
    row.click()
    expect(marcus.page.locator("main")).to_contain_text("no hurry: the table waits")


def test_who_comes_back_another_day_reads_what_the_others_did(clock: Clock, guests: Callable[..., Guest]) -> None:
    livia, marcus = called(guests(), "Livia"), called(guests(), "Marcus")
    path = at_table(livia, marcus)
    marcus.wait_until_asked()
    marcus.play_on(2)
    livia.wait_until_asked()
    goes(marcus, livia)
    livia.play_on(1)
    livia.until(lambda: livia.told > 10)
    marcus.page = marcus.page.context.new_page()
    marcus.page.clock.set_system_time("2035-01-01")
    marcus.go(path)

    expect(marcus.page.get_by_role("region", name="While you were away")).to_contain_text("Livia chooses")


def test_hints_are_told_to_the_others_and_can_be_left_out(guests: Callable[..., Guest]) -> None:
    livia, marcus = called(guests(), "Livia"), called(guests(), "Marcus")
    at_table(livia, marcus)
    marcus.wait_until_asked()
    marcus.ask_hint(1)
    expect(livia.page.locator(".log")).to_contain_text("Marcus asked for a hint.")
    marcus.ask_hint(2)
    expect(livia.page.get_by_text("Marcus asked for a hint.")).to_have_count(1)

    path = livia.table("roma", [{"kind": "me"}, {"kind": "bot", "level": "random"}], start_player="eagle", hints=False)
    livia.wait_until_asked()
    expect(livia.page.get_by_role("button", name="Hint")).to_be_disabled()
    asked = livia.page.request.get(f"/api/tables/{path.split('/')[-1]}/hint")
    assert asked.json()["line"]["message"] == "server-no-hints-here"
