"""One name a player: in the head, the log, the replay and on the curtain; never two players of one name."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from ludi.core.texts import LANGUAGES, say
from tests.web.guest import Guest


def names(guest: Guest) -> list[str]:
    """Those at the table, as the head names them."""
    guest.page.locator(".head .name").first.wait_for()
    return [name.strip() for name in guest.page.locator(".head .name").all_inner_texts()]


@pytest.mark.parametrize(("wish", "second"), [({}, "Wave"), ({"name": "Petronia"}, "Petronia")])
def test_two_at_one_screen_have_two_names(guests: Callable[..., Guest], wish: dict[str, str], second: str) -> None:
    guest = guests()
    guest.table("roma", [{"kind": "me"}, {"kind": "here", **wish}])
    mine = guest.page.request.get("/api/me").json()["name"]
    assert names(guest) == [mine, second]
    handed = set()
    for _ in range(60):
        guest.page.locator(".curtain, .board").first.wait_for()
        if guest.page.locator(".curtain").count():
            handed.add(guest.page.locator(".curtain h1").inner_text())
            if len(handed) == 2:
                break
            guest.page.locator(".curtain button").click()
            guest.page.locator("main.board").wait_for()
            continue
        guest.page.locator(".curtain, .board button.usable, .bar button[data-action]").first.wait_for()
        if guest.page.locator(".curtain").count() == 0:
            guest.click_something()
    assert handed == {f"Hand the screen to {mine}", f"Hand the screen to {second}"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_and_the_replay_say_the_names_of_the_head(guests: Callable[..., Guest], language: str) -> None:
    guest = guests(language=language)
    guest.against_chance("roma")
    guest.play_on(12)
    guest.wait_until_asked()
    log = guest.page.locator(".log")
    mine, other = names(guest)
    expect(log).to_contain_text(other)
    expect(log).not_to_contain_text(mine)  # the reader is "you"
    for seat in ("eagle", "wave"):
        expect(log).not_to_contain_text(say(language, f"roma-seat-{seat}"))
    guest.page.locator(".log li a", has_text=names(guest)[1]).last.click()
    expect(guest.page.locator("footer .line")).to_contain_text(say(language, "web-level-random"))


def test_bots_of_one_rank_carry_their_seats(guests: Callable[..., Guest]) -> None:
    guest = guests()
    guest.against_chance("alea_iacta_est", players=5)
    guest.play_on(6)
    guest.wait_until_asked()
    mine, *bots = names(guest)
    assert bots == [f"Chance ({seat})" for seat in ("Wave", "Leaf", "Sun", "Amphora")]
    told = guest.page.locator(".log").inner_text()
    assert mine not in told
    assert re.search(r"(?<!\()\b(Eagle|Wave|Leaf|Sun|Amphora)\b", told) is None


def test_caesar_and_cleopatra_stand_behind_those_who_play_them(guests: Callable[..., Guest]) -> None:
    guest = guests()
    guest.against_chance("caesar_cleopatra", action_order="shuffled")
    guest.wait_until_asked()
    mine, other = names(guest)
    assert mine.endswith(" (Caesar)")
    assert other == "Chance (Cleopatra)"
    for words in ("You draw", f"{other} draws"):
        expect(guest.page.locator(".log")).to_contain_text(words)
