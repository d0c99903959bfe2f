"""Each game in the middle and at its fullest, in words: as much as the rules let lie on the table at once."""

from typing import Any

# Options of the table, and the position; the guest is the first seat and is asked.
Words = tuple[dict[str, str], dict[str, Any]]

MIDDLE: dict[str, Words] = {
    "roma": (
        {"start_player": "eagle"},
        {
            "dice": [2, 3, 5],
            "coins": {"eagle": 9, "wave": 6},
            "vp": {"eagle": 12, "wave": 9},
            "hand": {"eagle": {"forum": 1, "senator": 1, "consul": 1}, "wave": {"nero": 1, "onager": 1}},
            "face_up": {
                "eagle": {2: "legionarius", 3: "turris", 5: "mercator"},
                "wave": {1: "forum", 3: "gladiator", 6: "basilica"},
            },
            "discard": ["legat", "machina"],
            "draw_pile": "rest",
        },
    ),
    "caesar_cleopatra": (
        {},
        {
            "phase": "turn",
            "hand": {"caesar": ["two", "four", "five", "spy", "veto"], "cleopatra": ["one", "two", "three"]},
            "face_up": {"caesar": {"senators": ["three"]}, "cleopatra": {"praetors": ["four", "two"]}},
            "face_down": {"caesar": {"praetors": ["five", "one"]}, "cleopatra": {"censors": ["three"]}},
            "won": {"caesar": {"senators": 2}, "cleopatra": {"aediles": 1}},
            "patricians": {"senators": 3, "aediles": 4},
            "discard": "rest",
        },
    ),
    "alea_iacta_est": (
        {"players": "3"},
        {
            "stage": 3,
            "supply": {"eagle": [1, 2, 2, 4, 6], "wave": [3, 3, 5], "leaf": [1, 6]},
            "street": {"eagle": [2, 3], "wave": [4, 6]},
            "castrum": {"wave": [5, 5], "leaf": [6, 6, 1]},
            "forum": [1, 3, 4],
            "forum_owner": ["eagle", "leaf", "leaf"],
            "latrina": {"leaf": [2]},
            "chips": {"eagle": 2, "wave": 1},
            "provinces": {
                "red_3": "open", "blue_2": "open", "green_1": "open", "red_1": "eagle", "blue_4": "eagle",
                "yellow_2": "wave", "orange_4": "leaf",
            },
            "patricians": {
                "red_woman_1": "open", "blue_man_2": "open", "green_woman_3": "open", "yellow_man_1": "open",
                "orange_woman_2": "open", "red_man_2": "eagle", "blue_woman_1": "eagle", "yellow_woman_3": "wave",
                "orange_man_1": "leaf",
            },
            "senate": {"eagle": {1: "women"}, "wave": {2: "couples"}},
            "senate_pile": "rest",
        },
    ),
}  # fmt: skip

TINTS = ("red", "green", "blue", "purple", "yellow", "orange")
TABLE = ("eagle", "wave", "leaf", "sun", "amphora")
FACTIONS = ("senators", "praetors", "quaestors", "censors", "aediles")

FULLEST: dict[str, Words] = {
    "roma": (
        {"start_player": "eagle"},
        {
            "dice": [2, 3, 4],
            "essedum": 3,
            "coins": {"eagle": 88, "wave": 88},
            "vp": {"eagle": 18, "wave": 17},
            "stock": 1,
            "hand": {
                "eagle": {"forum": 3, "senator": 2, "consul": 2, "legionarius": 1, "sicarius": 1, "essedum": 1},
                "wave": {"onager": 1},
            },
            "face_up": {
                "eagle": {
                    1: "tribunus_plebis", 2: "praetorianus", 3: "aesculapinum", 4: "turris", 5: "mercatus",
                    6: "architectus",
                },
                "wave": {
                    1: "haruspex", 2: "consiliarius", 3: "legionarius", 4: "turris", 5: "velites", 6: "templum",
                },
            },
            "discard": ["legat", "machina", "nero"],
            "draw_pile": "rest",
        },
    ),
    "caesar_cleopatra": (
        {},
        {
            "phase": "turn",
            "hand": {"caesar": ["philosopher", "assassination", "castling", "scout", "wrath"], "cleopatra": ["spy"]},
            "face_up": {
                "caesar": {"senators": ["five"] * 2 + ["four"] * 2, "praetors": ["three"] * 4, "aediles": ["two"]},
                "cleopatra": {"senators": ["one"] * 2 + ["two"] * 2, "praetors": ["five"] * 3, "censors": ["four"] * 3},
            },
            "face_down": {
                "caesar": {"senators": ["one"], "quaestors": ["one"] * 4 + ["two"], "censors": ["two", "two"]},
                "cleopatra": {"praetors": ["three"], "quaestors": ["three"] * 3, "aediles": ["four", "one"]},
            },
            "won": {
                "caesar": {"senators": 2, "praetors": 2, "quaestors": 2, "censors": 1, "aediles": 2},
                "cleopatra": {"senators": 2, "praetors": 2, "quaestors": 2, "censors": 1, "aediles": 2},
            },
            "patricians": dict.fromkeys(FACTIONS, 1),
            "discard": "rest",
        },
    ),
    "alea_iacta_est": (
        {"players": "5"},
        {
            "stage": 5,
            "supply": {"eagle": [1, 2, 3, 4, 5, 6, 6, 6]},
            "street": {"wave": [1, 6], "leaf": [1, 5], "sun": [2, 6]},
            "castrum": {
                "wave": [1, 2], "leaf": [3, 1, 1], "sun": [2, 2, 5], "amphora": [4, 4, 5, 5, 6],
            },
            "templum": {"amphora": [6, 6, 5]},
            "chips": dict.fromkeys(TABLE, 12),
            "fortuna": {seat: [1, 2, 2, 3] for seat in TABLE},
            "provinces": {f"{tint}_1": "open" for tint in TINTS[:5]}
            | {f"{tint}_{value}": seat for tint, seat in zip(TINTS, TABLE, strict=False) for value in (2, 3, 4)},
            "patricians": {f"{tint}_woman_3": "open" for tint in TINTS}
            | {"red_man_3": "open"}
            | {f"{tint}_{who}_{value}": seat
               for tint, seat in zip(TINTS, TABLE, strict=False) for who in ("woman", "man") for value in (1, 2)},
            "senate": {seat: {1: "women", 2: "men", 3: "couples", 4: "many_provinces"} if seat == "eagle" else {}
                       for seat in TABLE},
            "fortuna_pile": "rest",
            "senate_pile": "rest",
        },
    ),
}  # fmt: skip
