"""Seats one can accept: drawn or chosen, with what they are worth; any bots and friends; a table that is changed."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from ludi.bots.measure.seat_odds import odds_of
from ludi.games import GAMES
from tests.web.guest import Guest

CAESAR_CLEOPATRA = "caesar_cleopatra"


def tile(guest: Guest, game: str) -> Locator:
    """A game in the lobby."""
    guest.go("/")
    found = guest.page.get_by_role("article").filter(has=guest.page.get_by_role("heading", name=game, exact=True))
    expect(found).to_be_visible()
    return found


def seats_of(guest: Guest) -> dict[str, Any]:
    """The table on the screen."""
    guest.page.wait_for_url("**/table/**")
    found: dict[str, Any] = guest.page.request.get(f"/api/tables/{guest.page.url.split('/')[-1]}").json()
    return found


def played(guest: Guest, game: str, times: int) -> set[int]:
    """The seats this guest got by pressing for a game so often."""
    seats = set[int]()
    for _ in range(times):
        tile(guest, game).get_by_role("button", name="play against Tiro").click()
        seats |= set(seats_of(guest)["my_seats"])
    return seats


def test_the_seat_is_drawn(guests: Callable[..., Guest]) -> None:
    """Every drawing is a fair one; so in the end both seats come up."""
    guest, seats = guests(), set[int]()
    while len(seats) < 2:
        seats |= played(guest, "Caesar & Cleopatra", 1)


@pytest.mark.parametrize(("seat", "number"), [("caesar", 0), ("cleopatra", 1)])
def test_the_seat_is_chosen_and_kept(seat: str, number: int, guests: Callable[..., Guest]) -> None:
    guest = guests()
    tile(guest, "Caesar & Cleopatra").get_by_label("Your seat").select_option(seat)

    assert played(guest, "Caesar & Cleopatra", 3) == {number}


def test_what_a_seat_is_worth_stands_where_it_is_chosen(guests: Callable[..., Guest]) -> None:
    guest = guests()
    odds = odds_of(GAMES.find(CAESAR_CLEOPATRA))
    assert odds is not None
    caesar, cleopatra = (round(100 * share) for share in odds.shares["2"])
    words = f"Wins between equal players: Caesar {caesar} of 100, Cleopatra {cleopatra} of 100"
    expect(tile(guest, "Caesar & Cleopatra").get_by_text(words)).to_be_visible()

    tile(guest, "Caesar & Cleopatra").get_by_role("button", name="A table with friends").click()
    expect(guest.page.get_by_role("dialog").get_by_text(f"wins {caesar} of 100")).to_be_visible()
    guest.page.get_by_role("button", name="Open the table").click()
    expect(guest.page.get_by_text(f"wins {cleopatra} of 100")).to_be_visible()


@pytest.mark.parametrize(("who", "begins"), [("me", True), ("other", False)])
def test_who_begins_is_chosen(who: str, begins: bool, guests: Callable[..., Guest]) -> None:
    guest = guests()
    odds = odds_of(GAMES.find("roma"))
    assert odds is not None
    roma = tile(guest, "Roma")
    expect(roma.get_by_text(f"whoever begins wins {round(100 * odds.shares['2'][0])} games of 100")).to_be_visible()
    roma.get_by_label("Who begins").select_option(who)
    roma.get_by_role("button", name="play against Tiro").click()

    table = seats_of(guest)
    first = GAMES.find("roma").seats[str(table["options"]["start_player"]).upper()]
    assert ([int(first)] == table["my_seats"]) is begins


def test_alea_is_played_against_up_to_four_bots_of_one_rank(guests: Callable[..., Guest]) -> None:
    guest = guests()
    alea = tile(guest, "Alea Iacta Est")
    alea.get_by_role("group", name="Players").get_by_role("button", name="5").click()
    alea.get_by_role("button", name="play against Miles").click()

    levels = sorted(str(seat["level"]) for seat in seats_of(guest)["seats"])
    assert levels == ["None"] + 4 * ["miles"]


def test_or_against_one_of_each(guests: Callable[..., Guest]) -> None:
    guest = guests()
    alea = tile(guest, "Alea Iacta Est")
    alea.get_by_role("group", name="Players").get_by_role("button", name="3").click()
    alea.get_by_role("button", name="A different opponent on each seat").click()
    dialog = guest.page.get_by_role("dialog").first
    dialog.get_by_role("button", name="Another opponent:").first.click()
    guest.page.get_by_role("dialog").last.locator("[data-level=caesar]").click()
    dialog.get_by_role("button", name="Open the table").click()

    levels = [seat["level"] for seat in seats_of(guest)["seats"]]
    assert levels == [None, "caesar", "miles"]


def test_all_bots_get_one_rank_by_one_choice(guests: Callable[..., Guest]) -> None:
    guest = guests()
    tile(guest, "Alea Iacta Est").get_by_role("button", name="A table with friends").click()
    dialog = guest.page.get_by_role("dialog").first
    dialog.get_by_role("button", name="5", exact=True).click()
    dialog.get_by_role("button", name="The same rank for all bots").click()
    guest.page.get_by_role("dialog").last.locator("[data-level=legatus]").click()
    dialog.get_by_role("button", name="Open the table").click()

    levels = [seat["level"] for seat in seats_of(guest)["seats"]]
    assert levels == [None, None, "legatus", "legatus", "legatus"]


def test_play_again_changes_sides(guests: Callable[..., Guest]) -> None:
    guest = guests()
    guest.table(CAESAR_CLEOPATRA, [{"kind": "me"}, {"kind": "bot", "level": "random"}], scale="small")
    guest.play_to_the_end()
    before = guest.page.url
    guest.ending.get_by_role("button", name="Play again").click()
    guest.page.wait_for_url(lambda url: url != before)

    assert seats_of(guest)["my_seats"] == [1]


def test_the_host_changes_a_table_that_waits_and_everybody_goes_along(guests: Callable[..., Guest]) -> None:
    host, friend = guests(), guests()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot", "level": "tiro"}]
    path = host.table("alea_iacta_est", seats, players="4")
    friend.go(path)
    friend.page.get_by_role("button", name="Sit here").first.click()
    expect(friend.page.get_by_role("button", name="Give up my seat")).to_be_visible()

    host.page.get_by_role("button", name="Change the table").click()
    dialog = host.page.get_by_role("dialog").first
    expect(dialog.get_by_role("button", name="2", exact=True)).to_be_enabled()
    dialog.get_by_role("button", name="3", exact=True).click()
    dialog.get_by_label("Who sits at").first.select_option("bot")
    dialog.get_by_role("radio", name="no hurry").check()
    dialog.get_by_role("button", name="Change it").click()

    for guest in (host, friend):
        guest.page.wait_for_url(lambda url: path not in url)
        guest.page.locator(".bar").wait_for()
    table = seats_of(friend)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "person", "bot"]
    assert (table["pace"], table["status"]) == ("no_hurry", "playing")


def test_a_bots_seat_becomes_a_friends_and_back(guests: Callable[..., Guest]) -> None:
    host = guests()
    host.table("alea_iacta_est", [{"kind": "me"}, {"kind": "bot", "level": "tiro"}, {"kind": "open"}], players="3")
    for wish, kinds in (("open", ["person", "open", "open"]), ("bot", ["person", "bot", "open"])):
        before = host.page.url
        host.page.get_by_role("button", name="Change the table").click()
        host.page.get_by_role("dialog").get_by_label("Who sits at").first.select_option(wish)
        host.page.get_by_role("button", name="Change it").click()
        host.page.wait_for_url(lambda url, before=before: url != before)
        assert [seat["kind"] for seat in seats_of(host)["seats"]] == kinds


def test_the_beginners_way_ends_after_three_finished_games_and_says_what_changes(guests: Callable[..., Guest]) -> None:
    guest = guests()
    found = tile(guest, "Caesar & Cleopatra")
    expect(found.get_by_text("In your first games: The action pile: shuffled")).to_be_visible()
    for _ in range(4):  # tables that are opened and left do not count
        tile(guest, "Caesar & Cleopatra").get_by_role("button", name="play against Tiro").click()
        assert seats_of(guest)["options"]["action_order"] == "shuffled"
    for _ in range(3):
        guest.table(CAESAR_CLEOPATRA, [{"kind": "me"}, {"kind": "bot", "level": "random"}], scale="small")
        guest.play_to_the_end()
        guest.ending.wait_for()
    tile(guest, "Caesar & Cleopatra").get_by_role("button", name="play against Tiro").click()
    dialog = guest.page.get_by_role("dialog")
    expect(dialog).to_contain_text("You have finished 3 games. From now on this is different:")
    expect(dialog).to_contain_text("(until now: shuffled)")
    dialog.get_by_role("button", name="Play like this").click()

    assert seats_of(guest)["options"]["action_order"] == "chosen"
    tile(guest, "Caesar & Cleopatra").get_by_role("button", name="play against Tiro").click()
    assert seats_of(guest)["options"]["action_order"] == "chosen"
