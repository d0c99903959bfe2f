"""The last move of each game, in words: one thing to do, and it is over, with much to count."""

from collections.abc import Callable
from typing import Any, NamedTuple

from tests.server.conftest import House
from tests.web.guest import Guest
from tests.web.position import Position

TABLE = ("eagle", "wave", "leaf", "sun", "amphora")
TINTS = ("red", "green", "blue", "purple", "yellow", "orange")
LONG_NAME = "Wilhelmina Augusta of Hohenzollern"


class Last(NamedTuple):
    """A game a move before its end."""

    game: str
    players: int
    options: dict[str, str]
    words: dict[str, Any]


def of_alea(players: int, stage: int) -> dict[str, Any]:
    """The last round of the last stage: everybody holds much, and the guest has one die left."""
    seats = TABLE[:players]
    tiles = {"fortuna": {seat: [1, 2, 2, 3] for seat in seats}, "fortuna_pile": "rest"} if players > 3 else {}
    return tiles | {
        "stage": stage,
        "supply": {seat: [1] if seat == "eagle" else [2, 3] for seat in seats},
        "chips": dict.fromkeys(seats, 12),
        "provinces": {f"{tint}_1": "open" for tint in TINTS[:players]}
        | {f"{tint}_{value}": seat for tint, seat in zip(TINTS, seats, strict=False) for value in (2, 3, 4)},
        "patricians": {f"{tint}_woman_3": "open" for tint in TINTS[: players + 2]}
        | {"red_man_3": "open"}
        | {f"{tint}_{who}_{value}": seat
           for tint, seat in zip(TINTS, seats, strict=False) for who in ("woman", "man") for value in (1, 2)},
        "senate": {"eagle": {1: "women", 2: "men", 3: "couples", 4: "many_provinces"}},
        "senate_pile": "rest",
    }  # fmt: skip


ENDINGS = {
    "roma": Last("roma", 2, {"start_player": "eagle"}, {
        "dice": [1, 5, 6],
        "vp": {"eagle": 19, "wave": 1},
        "stock": 16,
        "face_up": {"eagle": {1: "tribunus_plebis", 2: "forum"}, "wave": {2: "turris"}},
        "draw_pile": "rest",
    }),
    "caesar_cleopatra": Last("caesar_cleopatra", 2, {"action_order": "shuffled"}, {
        "phase": "closing",
        "hand": {"caesar": dict.fromkeys(["one", "two", "three", "four", "five"], 1)},
        "face_down": {"caesar": {"senators": {"five": 1, "two": 1}}, "cleopatra": {"senators": {"three": 1}}},
        "face_up": {"cleopatra": {"senators": {"one": 1}}},
        "won": {
            "caesar": {"senators": 2, "praetors": 3, "aediles": 3},
            "cleopatra": {"senators": 2, "quaestors": 5, "praetors": 2, "censors": 3},
        },
        "patricians": {"senators": 1, "praetors": 0, "quaestors": 0, "censors": 0, "aediles": 0},
        "influence_pile": {"caesar": {"one": 1}},
        "vote_pile": dict.fromkeys(["praetors", "quaestors", "censors", "aediles", "orgy", "shuffling_orgy"], 0),
        "discard": "rest",
    }),
    "alea_iacta_est, two": Last("alea_iacta_est", 2, {"start_player": "eagle"}, of_alea(2, stage=6)),
    "alea_iacta_est, three": Last("alea_iacta_est", 3, {"start_player": "eagle"}, of_alea(3, stage=6)),
    "alea_iacta_est, four": Last("alea_iacta_est", 4, {"start_player": "eagle"}, of_alea(4, stage=5)),
    "alea_iacta_est, five": Last("alea_iacta_est", 5, {"start_player": "eagle"}, of_alea(5, stage=5)),
}  # fmt: skip
EAGLE = {"start_player": "eagle"}
OVER = {"phase": "over", "seat": "none"}
FOUGHT = {name: part for name, part in ENDINGS["caesar_cleopatra"].words.items() if name != "phase"} | OVER
REST = {"draw_pile": "rest"}
NOBODY: dict[str, Any] = {name: {} for name in ("hand", "influence_pile", "face_down", "face_up")}
# Every sentence a game may end with, as a table on which it has just happened.
KINDS = {
    "roma-end-no-points": Last("roma", 2, EAGLE, OVER | REST | {"vp": {"eagle": 20, "wave": 0}, "stock": 16}),
    "roma-end-stock": Last("roma", 2, EAGLE, OVER | REST | {"vp": {"eagle": 18, "wave": 18}, "stock": 0}),
    "roma-end-turns": Last("roma", 2, EAGLE, OVER | REST | {"vp": {"eagle": 10, "wave": 12}, "stock": 14}),
    "caesar-cleopatra-end-no-room": Last("caesar_cleopatra", 2, {}, FOUGHT),
    "caesar-cleopatra-end-no-influence": Last("caesar_cleopatra", 2, {}, FOUGHT | NOBODY),
    "caesar-cleopatra-end-both-idle": Last("caesar_cleopatra", 2, {}, FOUGHT | {"idle": 2}),
    "caesar-cleopatra-end-all-won": Last("caesar_cleopatra", 2, {}, FOUGHT | {
        "patricians": dict.fromkeys(["senators", "praetors", "quaestors", "censors", "aediles"], 0),
        "won": {
            "caesar": {"senators": 3, "praetors": 3, "aediles": 3},
            "cleopatra": {"senators": 2, "quaestors": 5, "praetors": 2, "censors": 3, "aediles": 2},
        },
    }),
    "alea-iacta-est-end-points": Last("alea_iacta_est", 5, EAGLE, of_alea(5, stage=5) | OVER | {
        "supply": {}, "points": {"eagle": 41, "wave": 40, "leaf": 39, "sun": 12, "amphora": 9},
    }),
    "alea-iacta-est-end-left-over": Last("alea_iacta_est", 4, EAGLE, of_alea(4, stage=5) | OVER | {
        "supply": {}, "points": {"eagle": 30, "wave": 30}, "left_over": {"eagle": 3, "wave": 1},
    }),
    "alea-iacta-est-end-shared": Last("alea_iacta_est", 3, EAGLE, of_alea(3, stage=6) | OVER | {
        "supply": {}, "points": {"eagle": 30, "wave": 30, "leaf": 20},
    }),
}  # fmt: skip


def ended(house: House, guests: Callable[..., Guest], ending: str, name: str = "Livia", **screen: Any) -> Guest:
    """Somebody of this name who has just made the last move."""
    game, players, options, words = ENDINGS[ending]
    guest = guests(**screen)
    guest.page.request.put("/api/me", data={"name": name}, headers={"origin": guest.address})
    Position(house, guest, game, players, **options).lay(words)
    guest.play_to_the_end()
    guest.page.locator(".ending .sheet").wait_for()
    return guest


def over(house: House, guests: Callable[..., Guest], kind: str, **screen: Any) -> Guest:
    """Somebody who comes to a table that has ended so."""
    game, players, options, words = KINDS[kind]
    guest = guests(**screen)
    Position(house, guest, game, players, **options).lay(words)
    guest.page.locator(".ending .sheet").wait_for()
    return guest


def over_with_friends(house: House, guests: Callable[..., Guest], kind: str, **screen: Any) -> list[Guest]:
    """All of a table of people that has ended so."""
    game, players, options, words = KINDS[kind]
    all_of_them = [guests(**screen) for _ in range(players)]
    host, *friends = all_of_them
    counted = {"players": str(players)} if game == "alea_iacta_est" else {}
    path = host.table(game, [{"kind": "me"}] + [{"kind": "open"}] * (players - 1), **counted, **options)
    for friend in friends:
        friend.go(path)
        friend.page.locator("main .seats button, main li button").first.click()
    Position(house, host, game, players, path).lay(words)
    for guest in all_of_them:
        guest.page.reload()
        guest.page.locator(".ending .sheet").wait_for()
    return all_of_them
