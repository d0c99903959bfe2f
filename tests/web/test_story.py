"""The log as a story: turns with headings, "you", numerals as on the board, and what happened since one's last turn."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from ludi.core.texts import LANGUAGES, say
from tests.web.guest import Guest

NUMERAL = r"(I|II|III|IV|V|VI)"


def a_turn_later(guest: Guest) -> None:
    """The guest has ended a turn of Roma, and the other one after it."""
    guest.against_chance("roma")
    guest.play_until_offered("End the turn")
    guest.page.get_by_role("button", name="End the turn").click()
    guest.wait_until_asked()


def lines(page: Page) -> list[str]:
    """The log as it is read."""
    return page.locator(".log li").all_inner_texts()


def test_the_log_tells_turn_by_turn_what_you_did(guests: Callable[..., Guest]) -> None:
    guest = guests()
    a_turn_later(guest)
    page, told = guest.page, lines(guest.page)
    me = page.locator(".seats li .name").first.inner_text()

    turns = page.locator(".log h2").all_inner_texts()
    assert [int(re.findall(r"\d+", turn)[0]) for turn in turns] == list(range(1, len(turns) + 1))
    assert {turn.split(": ")[1] for turn in turns} == {"you", "Chance"}
    assert not [line for line in told if me in line or "begins a turn" in line]
    assert "You end the turn." in told
    dealt = page.locator(".log li", has_text="You are dealt")
    expect(dealt).to_have_count(1)
    expect(dealt).to_have_attribute("data-entries", "4")  # four cards, one line
    assert re.fullmatch(r"You are dealt .+ and [^,]+\.|You are dealt [^,]+\. × 4", dealt.inner_text().strip())
    assert [line for line in told if re.search(rf"\bdisc\s{NUMERAL}\b", line)]
    assert not [line for line in told if re.search(r"\bdisc\s\d", line)]


def test_what_two_seats_did_is_told_in_two_sentences(guests: Callable[..., Guest]) -> None:
    player, watcher = guests(), guests()
    path = player.against_chance("roma")
    player.wait_until_asked()
    watcher.go(path)
    dealt = watcher.page.locator(".log li", has_text="is dealt a card.")

    expect(dealt).to_have_count(2)  # each seat its four cards, which nobody sees, by turns
    assert [line for line in dealt.all_inner_texts() if re.search(r"(,| and) .*is dealt", line)] == []


def test_what_happened_since_my_last_turn_is_shown_again(guests: Callable[..., Guest]) -> None:
    guest = guests()
    a_turn_later(guest)
    page = guest.page
    strip, ready = page.get_by_role("button", name="Show again what happened"), page.locator(".board[data-ready=true]")
    before, told = page.locator(".board").inner_html(), lines(page)

    page.evaluate("""() => {
      window.seen = [];
      new MutationObserver(() => window.seen.push(document.querySelector('.bar .ask').textContent.trim()))
        .observe(document.querySelector('.bar .ask'), { subtree: true, characterData: true, childList: true });
    }""")
    strip.click()
    expect(ready).to_have_count(0)
    expect(page.locator(".bar button[data-action]")).to_have_count(0)
    expect(ready).to_have_count(1)
    later = told[told.index("You end the turn.") + 1 :]
    since = [line for line in later if line.startswith("Chance") and "loses" not in line and "×" not in line]
    assert since
    assert [line for line in since if line not in " ".join(page.evaluate("seen"))] == []
    assert (page.locator(".board").inner_html(), lines(page)) == (before, told)

    strip.click()
    page.locator(".bar").get_by_role("button", name="Skip").click()
    expect(ready).to_have_count(1)
    page.reload()  # who comes back later is offered it too
    guest.wait_until_asked()
    expect(strip).to_have_count(1)
    page.set_viewport_size({"width": 360, "height": 640})
    expect(page.locator(".log")).to_have_count(0)
    expect(strip).to_be_visible()


def beside(one: Locator, other: Locator) -> bool:
    """Whether the other stands at the right of the one, else below it."""
    mine, theirs = one.bounding_box(), other.bounding_box()
    assert mine
    assert theirs
    assert theirs["x"] >= mine["x"] + mine["width"] - 1 or theirs["y"] >= mine["y"] + mine["height"] - 1
    return theirs["x"] >= mine["x"] + mine["width"] - 1


def test_the_replay_walks_along_its_log_and_its_address_follows(guests: Callable[..., Guest]) -> None:
    guest = guests()
    a_turn_later(guest)
    page, place = guest.page, guest.page.url.split("/table/")[1]
    guest.go(f"/replay/{place}?step=many&seat=99")  # nonsense is as if nothing had been wished
    told = page.locator("footer .line")
    expect(told).to_have_text(say("en", "web-replay-start"))
    expect(page).to_have_url(re.compile(r"step=0&seat=0$"))
    log, field = page.locator(".log"), page.locator("main.board")
    assert beside(field, log)

    words = []
    for _ in range(12):
        page.get_by_role("button", name=say("en", "web-forward"), exact=True).click()
        words.append(told.inner_text())
    assert all(words)  # steps without words go by with the next one
    expect(log.locator("[aria-current=step]")).to_have_count(1)
    log.locator("a", has_text="You end the turn.").click()
    expect(told).to_contain_text("You end the turn.")

    page.get_by_label(say("en", "web-seen-by")).select_option("watch")
    expect(page).to_have_url(re.compile(r"seat=watch$"))
    address = page.url
    page.reload()
    expect(page.get_by_label(say("en", "web-seen-by"))).to_have_value("watch")
    expect(page).to_have_url(address)
    guest.go(f"/replay/{place}?step=100000&open=1")  # a running game is open to nobody
    expect(page).to_have_url(re.compile(r"seat=0$"))
    page.set_viewport_size({"width": 360, "height": 640})
    page.reload()
    expect(log.locator("[aria-current=step]")).to_have_count(1)
    assert not beside(field, log)
    page.get_by_role("button", name="Log", exact=True).click()
    expect(log.locator("[aria-current=step]")).to_be_in_viewport()


def test_a_reader_of_any_language_is_spoken_to(guests: Callable[..., Guest]) -> None:
    guest = guests()
    a_turn_later(guest)
    me = guest.page.locator(".seats li .name").first.inner_text()
    for language in LANGUAGES:
        guest.page.evaluate(
            """(language) => localStorage.setItem('ludi-preferences',
              JSON.stringify({ ...JSON.parse(localStorage.getItem('ludi-preferences')), language }))""",
            language,
        )
        guest.page.reload()
        guest.wait_until_asked()
        expect(guest.page.locator(".log h2").first).to_be_visible()
        assert not [line for line in lines(guest.page) if me in line]
