"""Several people at one screen: what one of them knows or chose is nowhere on it when the next one comes."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from ludi.core import texts
from tests.server.conftest import House
from tests.web.guest import Guest
from tests.web.shared_screen import SharedScreen

LAID = ["senators", "praetors", "quaestors", "censors"]
FIRST_FIVE = ["one", "two", "three", "four", "five"]
ACTION_PILE = ["assassination"] * 4 + ["spy"] * 2 + ["castling"] * 2 + ["scout"] * 2 + ["wrath"]


class Secret(NamedTuple):
    """What one player holds, and what it secretly does before the screen changes hands."""

    position: dict[str, Any]
    moves: list[str]


def last_opening_card(card: str) -> Secret:
    """The fifth card of the opening is laid face down (CC-S7)."""
    laid = [one for one in FIRST_FIVE if one != card]
    hands = {"caesar": dict.fromkeys(FIRST_FIVE, 1) | {card: 2}, "cleopatra": dict.fromkeys(FIRST_FIVE, 2)}
    lying = {"caesar": {faction: [one] for faction, one in zip(LAID, laid, strict=True)}}
    words = {"phase": "arrange", "hand": hands, "face_down": lying, "influence_pile": "rest"}
    return Secret(words, [f"lay_hidden {card} aediles"])


def last_ordered_card(card: str) -> Secret:
    """The last card is put on the action pile (CC-S4)."""
    left = {"caesar": [card], "cleopatra": [*ACTION_PILE, "veto", "veto"]}
    pile = [one for one in [*ACTION_PILE, "veto", "veto"] if one != card]
    pile += ["veto"] if card == "veto" else []
    words = {"phase": "order", "hand": left, "ordered_pile": {"caesar": pile[:12]}, "influence_pile": "rest"}
    return Secret(words, [f"order {card}"])


def drawn_card(card: str) -> Secret:
    """A card is drawn after an exchange (CC-T11)."""
    hands = {"caesar": ["one", "two", "three", "four"], "cleopatra": ["one", "two"]}
    piles = {"caesar": [card], "cleopatra": ["one"]}
    words = {"phase": "redraw", "to_draw": 1, "hand": hands, "influence_pile": piles, "discard": "rest"}
    return Secret(words, ["draw influence"])


def castled_card(card: str) -> Secret:
    """Cards taken up by a castling are laid again face down (CC-A3)."""
    rest = {"three": "four", "four": "three"}[card]
    words = {
        "phase": "castle", "action": "castling", "faction": "praetors", "partner": "censors",
        "hand": {"caesar": ["two"], "cleopatra": ["one"]}, "lifted": {"caesar": ["three", "four"]},
        "influence_pile": {"caesar": ["five"], "cleopatra": ["one"]}, "vote_pile": ["orgy"], "discard": "rest",
    }  # fmt: skip
    return Secret(words, [f"lay_hidden {card} censors", f"lay_hidden {rest} praetors"])


def spied_hand(card: str) -> Secret:
    """Somebody lets a spy pass who will see the hand (CC-A2)."""
    hands = {"caesar": ["one"], "cleopatra": [card, card, "veto"]}
    words = {
        "phase": "answer", "seat": "cleopatra", "player": "caesar", "action": "spy", "hand": hands,
        "influence_pile": {"caesar": ["one"]}, "discard": "rest",
    }  # fmt: skip
    return Secret(words, ["let_pass"])


def given_card(card: str) -> Secret:
    """The second card of the opening is given away (RO-S2)."""
    hands = {"eagle": [card, "turris", "onager"], "wave": ["consul", "senator", "nero", "mercator"]}
    return Secret({"phase": "give", "hand": hands, "given": {"eagle": ["haruspex"]}}, [f"give {card}"])


def opening_card(card: str) -> Secret:
    """The last card of the opening is laid face down (RO-S3)."""
    hands = {"eagle": [card], "wave": ["consul", "senator", "nero", "mercator"]}
    lying = {"eagle": {1: "turris", 2: "onager", 3: "haruspex"}}
    return Secret({"phase": "opening", "hand": hands, "face_down": lying, "draw_pile": "rest"}, [f"lay {card} 4"])


def kept_card(card: str) -> Secret:
    """A drawn card goes to the hand (RO-T6)."""
    words = {"phase": "keep", "drawn": {"eagle": [card]}, "hand": {"wave": ["nero"]}, "draw_pile": "rest"}
    return Secret(words, [f"keep {card}", "end_turn"])


def kept_tile(tile: str) -> Secret:
    """A senate tile is kept face down (AI-P9)."""
    words = {
        "phase": "keep_tile", "street": {"eagle": [2, 4], "wave": [5, 6]},
        "offered": {"eagle": ["couples", "women", "men"]}, "senate_pile": "rest", "fortuna_pile": "rest",
    }  # fmt: skip
    return Secret(words, [f"keep_tile {tile}"])


def drawn_fortuna(value: str) -> Secret:
    """A Fortuna tile is drawn face down for a die in the Templum (AI-P4)."""
    words = {
        "phase": "place", "supply": {"eagle": [6] * 8}, "unrolled": {"wave": 8, "leaf": 8, "sun": 8},
        "fortuna_pile": {int(value): 8}, "senate_pile": "rest",
    }  # fmt: skip
    return Secret(words, ["templum 6"])


STORIES = [
    ("caesar_cleopatra", last_opening_card, "four", "two"),
    ("caesar_cleopatra", last_ordered_card, "veto", "scout"),
    ("caesar_cleopatra", drawn_card, "five", "one"),
    ("caesar_cleopatra", castled_card, "three", "four"),
    ("caesar_cleopatra", spied_hand, "three", "five"),
    ("roma", given_card, "forum", "legat"),
    ("roma", opening_card, "forum", "legat"),
    ("roma", kept_card, "forum", "legat"),
    ("alea_iacta_est", kept_tile, "women", "men"),
    ("alea_iacta_est", drawn_fortuna, "1", "3"),
]


@pytest.mark.parametrize(("game", "story", "one", "other"), STORIES, ids=lambda part: getattr(part, "__name__", None))
def test_at_the_curtain_the_screen_is_the_same_whatever_was_secretly_done(
    house: House, guests: Callable[..., Guest], game: str, story: Callable[[str], Secret], one: str, other: str
) -> None:
    screen = SharedScreen(house, guests(), game, 4 if story is drawn_fortuna else 2)
    found = []
    for choice in (one, other):
        secret = story(choice)
        screen.lay(secret.position)
        screen.open_curtain()
        for move in secret.moves:
            screen.do(move)
        screen.go_on_to_the_curtain()
        found.append(screen.everything())
    assert found[0] == found[1]


def card_of(move: str) -> str:
    """The card of a move of Roma, in words."""
    return texts.say("en", f"roma-card-{move.split()[1].replace('_', '-')}")


def test_each_at_a_shared_screen_reads_the_own_log(house: House, guests: Callable[..., Guest]) -> None:
    screen = SharedScreen(house, guests(), "roma", start_player="eagle")
    given = []
    for _ in range(2):  # first the one gives two cards away, then the other
        screen.open_curtain()
        for _ in range(2):
            given.append(screen.live.game.actions.text(screen.live.match.legal()[0]))
            screen.do(given[-1])
        screen.page.locator(".curtain").wait_for()
    screen.open_curtain()

    for line in (
        "Claudia 2 chooses a card to give away.",
        *(f"chooses {card_of(move)} to give" for move in given[:2]),
    ):
        expect(screen.page.locator(".log")).to_contain_text(line)
    expect(screen.page.locator(".log")).not_to_contain_text("Claudia 2 chooses " + card_of(given[2]))


@pytest.mark.parametrize("way", ["log", "menu", "address"])
def test_the_replay_of_a_running_game_at_a_shared_screen_is_a_watchers(
    house: House, guests: Callable[..., Guest], way: str
) -> None:
    screen = SharedScreen(house, guests(), "caesar_cleopatra", action_order="shuffled")
    page = screen.page
    screen.open_curtain()
    screen.do("lay_hidden five senators")
    if way == "log":
        page.locator(".log li a").last.click()
    elif way == "menu":
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("dialog").get_by_role("link", name="Replay").click()
    else:
        screen.guest.go(f"{screen.path.replace('table', 'replay')}?step=1&seat=0")
    page.get_by_role("button", name="Last step").click()

    expect(page.locator("footer")).to_contain_text("only what a spectator sees")
    expect(page.get_by_label("View as")).to_have_count(0)
    expect(page.locator("footer .line")).not_to_contain_text("5")
    expect(page.locator(".hand button")).to_have_count(0)
    page.go_back()
    expect(page.locator(".curtain")).to_be_visible()


def test_a_shared_screen_is_a_watchers_until_one_of_them_takes_it(house: House, guests: Callable[..., Guest]) -> None:
    host, friend = guests(), guests()
    seats = [{"kind": "me"}, {"kind": "here", "name": "Claudia"}, {"kind": "open"}]
    path = host.table("alea_iacta_est", seats, players="3", start_player="leaf")
    friend.go(path)
    friend.page.get_by_role("button", name="Sit here").click()
    friend.wait_until_asked()
    live = house.lobby.tables[path.split("/")[-1]]
    state = live.game.overlaid(live.match.state, "senate", {"eagle": {1: "couples"}})
    live.match.state = live.game.overlaid(state, "senators", {1: ["eagle"]})
    live.logged.settle()

    host.page.reload()
    board = host.page.locator("main.board")
    expect(board).to_be_visible()
    expect(board.get_by_label("many couples")).to_have_count(0)
    expect(host.page.locator(".badge")).to_have_count(0)  # they play, though none of them is asked
    live.match.state = live.game.overlaid(live.match.state, "seat", "eagle")
    live.logged.settle()
    host.page.reload()
    host.page.locator(".curtain button").click()
    expect(board.get_by_label("many couples")).not_to_have_count(0)
