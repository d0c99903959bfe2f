"""What a strong bot would do: it comes when it can, and lies on nothing one decides with."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.server.conftest import House
from tests.web.guest import Guest

DECIDED_WITH = ".hand button, .hand .card, .mine .die, .supply .die, .board .target, .place, .disc, .faces button"
AGAIN = 3000  # milliseconds: by then the page has asked again


@pytest.fixture
def cold(house: House) -> Iterator[House]:
    """The bots of Roma are still being compiled."""
    house.server.servers[0].get_loop().call_soon_threadsafe(house.lobby.warmth.ready["roma"].clear)
    yield house
    house.warm()


def waiting(guests: Callable[..., Guest]) -> Guest:
    """Somebody who has asked for a hint before the bots were ready. Time passes only when the story says so."""
    guest = guests()
    guest.page.clock.install()
    guest.against_chance("roma", start_player="eagle")
    guest.wait_until_asked()
    guest.page.clock.pause_at(guest.page.evaluate("Date.now()") / 1000 + 60)
    guest.page.keyboard.press("h")
    expect(guest.page.locator(".hint")).to_contain_text("The hint comes by itself.")
    return guest


def test_a_hint_comes_by_itself_when_the_bots_are_ready(cold: House, guests: Callable[..., Guest]) -> None:
    page = waiting(guests).page
    with page.expect_response("**/hint*"):
        page.clock.run_for(AGAIN)
    expect(page.locator(".hint")).to_contain_text("The hint comes by itself.")

    cold.warm()
    page.clock.run_for(AGAIN)
    expect(page.locator(".hint li").first).to_contain_text("%")


@pytest.mark.parametrize("going_on", ["Escape", "Enter"])
def test_a_hint_that_was_closed_or_came_too_late_stays_away(
    cold: House, guests: Callable[..., Guest], going_on: str
) -> None:
    page = waiting(guests).page
    page.locator(".board button.usable").first.focus()
    page.keyboard.press(going_on)
    expect(page.locator(".hint")).to_have_count(0)

    cold.warm()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.clock.run_for(AGAIN)
    expect(page.locator(".hint")).to_have_count(0)
    assert not any("/hint" in url for url in asked)


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844), (360, 640), (844, 390)])
@pytest.mark.parametrize(
    ("game", "options", "offered"),
    [
        ("roma", {"start_player": "eagle"}, "End the turn"),
        ("caesar_cleopatra", {"action_order": "shuffled"}, "Stay passive"),
        ("alea_iacta_est", {"start_player": "eagle"}, "Hint"),
    ],
)
def test_a_hint_hides_nothing_one_decides_with(
    guests: Callable[..., Guest], game: str, options: dict[str, str], offered: str, width: int, height: int
) -> None:
    guest = guests(width=width, height=height)
    guest.against_chance(game, **options)
    guest.play_until_offered(offered)
    before = guest.hidden(DECIDED_WITH)

    guest.page.keyboard.press("h")
    guest.page.locator(".hint li").first.wait_for()
    assert guest.hidden(DECIDED_WITH) == before
