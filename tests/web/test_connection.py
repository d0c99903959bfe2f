"""A reload or a lost connection in the middle of a turn: the game goes on without a gap."""

from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.web.clock import still
from tests.web.guest import Guest

LOST = "Connection lost, trying again"


def log_of(guest: Guest) -> list[str]:
    """The log on the screen, line by line."""
    return guest.page.locator(".log li").all_inner_texts()


def board_of(guest: Guest) -> list[str]:
    """The table in words."""
    return guest.page.locator("section[aria-label='The table in words'] li").all_text_contents()


def test_a_reload_in_the_middle_of_a_turn(guests: Callable[..., Guest]) -> None:
    guest = guests()
    guest.against_chance("roma")
    guest.play_on(14)
    guest.wait_until_asked()
    before, sequence = log_of(guest), guest.sequence
    words = board_of(guest)
    guest.page.reload()
    guest.wait_until_asked()
    expect(guest.page.locator(".log li")).to_have_count(len(before))
    assert log_of(guest) == before
    assert guest.sequence == sequence
    assert board_of(guest) == words
    guest.play_on(10)
    assert guest.sequence > sequence


def test_a_cut_connection_resumes_with_what_was_missed(guests: Callable[..., Guest]) -> None:
    livia, marcus = guests(), guests()
    lines: list[WebSocketRoute] = []
    is_cut = [False]

    def line(socket: WebSocketRoute) -> None:
        if is_cut[0]:
            socket.close()
            return
        socket.connect_to_server()
        lines.append(socket)

    marcus.page.route_web_socket("**/socket**", line)
    table = livia.table("roma", [{"kind": "me"}, {"kind": "open"}], start_player="eagle")
    marcus.go(table)
    marcus.page.get_by_role("button", name="Sit here").click()
    for guest in (livia, marcus):
        guest.page.locator(".bar").wait_for()
    is_cut[0] = True
    lines[-1].close()
    expect(marcus.page.locator(".head .lost", has_text=LOST)).to_be_visible()
    livia.play_on(2)  # two cards are given while the other hears nothing
    told = 8 + 2  # eight cards dealt, two given
    livia.wait_until_told(told)
    is_cut[0] = False
    expect(marcus.page.locator(".head .lost", has_text=LOST)).to_have_count(0)
    marcus.wait_until_told(told)
    marcus.wait_until_asked()
    assert marcus.is_asked  # and is asked for its own cards


@pytest.mark.parametrize(("what", "sign"), [("window", "online"), ("document", "visibilitychange")])
def test_the_line_is_tried_at_once_when_the_network_or_the_reader_is_back(
    what: str, sign: str, guests: Callable[..., Guest]
) -> None:
    """Time stands still: nothing else would try it."""
    guest, lines = guests(), list[WebSocketRoute]()

    def line(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        lines.append(socket)

    guest.page.route_web_socket("**/socket**", line)
    guest.page.clock.install()
    guest.against_chance("roma")
    guest.wait_until_asked()
    still(guest.page)
    guest.page.evaluate("dispatchEvent(new Event('offline'))")
    expect(guest.page.locator(".head .lost", has_text=LOST)).to_be_visible()
    dialled = len(lines)

    guest.page.evaluate(f"{what}.dispatchEvent(new Event('{sign}'))")
    expect(guest.page.locator(".head .lost", has_text=LOST)).to_have_count(0)
    assert len(lines) == dialled + 1


def test_an_undo_gives_the_position_back(guests: Callable[..., Guest]) -> None:
    guest = guests()
    guest.against_chance("roma", start_player="eagle")
    guest.wait_until_asked()
    kinds = guest.page.locator(".hand .card.usable").count()
    guest.page.locator(".hand .card.usable").first.click()
    expect(guest.page.locator(".log")).to_contain_text("to give away")
    expect(guest.page.get_by_role("button", name="Undo")).to_be_enabled()
    guest.page.keyboard.press("u")
    expect(guest.page.locator(".hand .card.usable")).to_have_count(kinds)
    expect(guest.page.locator(".log")).not_to_contain_text("to give away")
