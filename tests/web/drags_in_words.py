"""For every verb that a board offers itself: a position in words, what is dragged there, and where to."""

from typing import Any, NamedTuple

REST = {"draw_pile": "rest"}
HAND = ".hand .card"
HOLDINGS = ".holdings :is(.tabs, .panel):visible"  # what is in sight of them


class Drag(NamedTuple):
    """A thing that is let go at a place makes these moves; `first` is clicked before."""

    words: dict[str, Any]
    thing: str
    place: str
    made: list[str]
    moves: tuple[str, ...] = ()
    first: tuple[str, ...] = ()
    players: int = 2


def piece(name: str) -> str:
    """What the board calls so."""
    return f"[data-piece='{name}']"


def holding(card: str) -> str:
    """A card of the hand of Caesar."""
    return f".held:has-text('{card}') .card"


ROMA_TURN = {"dice": [5], "coins": {"eagle": 20}, "hand": {"eagle": {"forum": 1}}} | REST
ROMA = {
    "give": Drag(
        {"phase": "give", "hand": {"eagle": {"sicarius": 1, "senator": 1, "turris": 2}}} | REST,
        f"{HAND} >> nth=0", piece("foe"), ["give sicarius"],
    ),
    "lay": Drag(ROMA_TURN, HAND, piece("mine:1"), ["lay forum 2"]),
    "money": Drag(ROMA_TURN, piece("die:5"), piece("disc:money"), ["money 5"]),
    "cards": Drag(ROMA_TURN, piece("die:5"), piece("disc:cards"), ["cards 5"]),
    "activate": Drag(ROMA_TURN | {"face_up": {"eagle": {5: "legat"}}}, piece("die:5"), piece("mine:4"), ["activate 5"]),
    "keep": Drag(
        {"phase": "keep", "dice": [5], "drawn": {"eagle": {"forum": 1, "nero": 1}}} | REST,
        ".tray .card:has-text('Nero')", ".mine", ["keep nero"],
    ),
    "take": Drag(
        {"dice": [2], "face_up": {"eagle": {2: "aesculapinum"}}, "discard": ["legat", "consul"]} | REST,
        ".tray .card:has-text('Consul')", ".mine", ["take consul"], moves=("activate 2",),
    ),
    "target": Drag(
        {"dice": [5], "face_up": {"eagle": {5: "nero"}, "wave": {1: "forum", 2: "turris"}}} | REST,
        f"{piece('mine:4')} .card", piece("theirs:1"), ["target 2"], moves=("activate 5",),
    ),
    "block": Drag(
        {"dice": [3], "face_up": {"eagle": {3: "praetorianus"}}} | REST,
        f"{piece('mine:2')} .card", piece("disc:4"), ["block 5"], moves=("activate 3",),
    ),
    "copy": Drag(
        {"dice": [2], "face_up": {"eagle": {2: "scaenicus", 4: "legat", 5: "nero"}, "wave": {1: "forum"}}} | REST,
        f"{piece('mine:1')} .card", piece("mine:4"), ["copy nero"], moves=("activate 2",),
    ),
    "raise": Drag(
        {"dice": [2, 4, 6], "face_up": {"eagle": {2: "consul"}}} | REST,
        "[aria-label='Raise the 4 by 1']", piece("die:4"), ["raise 4"], moves=("activate 2",),
    ),
    "lower": Drag(
        {"dice": [2, 4, 6], "face_up": {"eagle": {2: "consul"}}} | REST,
        "[aria-label='Lower the 6 by 1']", piece("die:6"), ["lower 6"], moves=("activate 2",),
    ),
    "use_die": Drag(
        {"dice": [2, 3, 4], "face_up": {"eagle": {2: "forum"}}} | REST,
        piece("die:4"), piece("mine:1"), ["use_die 4"], moves=("activate 2",),
    ),
}  # fmt: skip

PLAYED = {
    "phase": "turn",
    "hand": {
        "caesar": {"two": 2, "five": 1, "assassination": 1, "castling": 1, "scout": 1, "wrath": 1, "spy": 1},
        "cleopatra": {"one": 1},
    },
    "face_up": {"cleopatra": {"senators": {"three": 2, "four": 1}}},
    "face_down": {"caesar": {"praetors": {"four": 1}, "censors": {"three": 1}}, "cleopatra": {"quaestors": {"two": 1}}},
    "influence_pile": {"caesar": {"one": 2, "two": 1}, "cleopatra": {"one": 1}},
    "discard": "rest",
}
ANSWERED = {
    "phase": "turn", "seat": "cleopatra", "player": "cleopatra",
    "hand": {"caesar": {"two": 1, "veto": 1}, "cleopatra": {"one": 1, "scout": 1}},
    "face_down": {"caesar": {"praetors": {"four": 1}}},
    "influence_pile": {"caesar": {"one": 2}, "cleopatra": {"one": 1}},
    "shuffled_pile": {"caesar": {"veto": 1}},
    "discard": "rest",
}  # fmt: skip
CAESAR = {
    "order": Drag(
        {"phase": "order", "hand": {seat: ["scout", "veto"] for seat in ("caesar", "cleopatra")}, "discard": "rest"},
        holding("veto"), piece("order"), ["order veto"],
    ),
    "lay_hidden": Drag(PLAYED, holding("worth 5"), piece("faction:4"), ["lay_hidden five aediles"]),
    "lay_open": Drag(
        PLAYED, holding("worth 2"), piece("faction:4"), ["lay_open two aediles"], first=(".faces button >> nth=1",)
    ),
    "assassinate": Drag(
        PLAYED, holding("assassination"), "[aria-label='Assassination: 4 at the senators']",
        ["assassinate four senators"],
    ),
    "spy": Drag(PLAYED, holding("spy"), "[aria-label^='Spy']", ["spy"]),
    "castle": Drag(
        PLAYED, holding("castling"), piece("faction:3"), ["castle praetors censors"],
        first=(holding("castling"), f"{piece('faction:1')} .target"),
    ),
    "scout": Drag(PLAYED, holding("scout"), piece("faction:2"), ["scout quaestors"]),
    "wrath": Drag(PLAYED, holding("wrath"), piece("faction:0"), ["wrath senators"]),
    "choose": Drag(PLAYED, holding("worth 1"), piece("piles:1"), ["choose one"], moves=("spy",)),
    "exchange": Drag(PLAYED | {"phase": "exchange"}, holding("worth 5"), piece("piles:0"), ["exchange five"]),
    "draw": Drag(
        PLAYED | {"phase": "refill", "hand": {"caesar": {"two": 1}, "cleopatra": {"one": 1}}},
        piece("pile:0"), HAND, ["draw influence"],
    ),
    "veto": Drag(ANSWERED, holding("veto"), piece("side:1"), ["veto"], moves=("scout praetors",)),
}  # fmt: skip

DICE = {"supply": {"eagle": [1, 2, 2, 3, 4, 4, 4, 6], "wave": [1] * 8}, "chips": {"eagle": 1}, "senate_pile": "rest"}
ALEA = {
    "senatus": Drag(DICE, f"{piece('die:2')}", f"{piece('building:senatus')} .place", ["senatus 3 3"]),
    "castrum": Drag(
        DICE, f"{piece('die:3')} >> nth=1", f"{piece('building:castrum')} .place", ["castrum 4 2"],
        first=(f"{piece('die:3')} >> nth=0",),
    ),
    "forum": Drag(DICE, piece("die:5"), f"{piece('building:forum')} .place", ["forum 6"]),
    "forum_pair": Drag(
        DICE, piece("die:0"), f"{piece('building:forum')} .place", ["forum_pair one_four"],
        first=(f"{piece('die:3')} >> nth=0",),
    ),
    "reroll": Drag(DICE, piece("die:5"), "[aria-label='Roll again']", ["reroll 6", "throw"]),
    "throw": Drag(DICE, ".unrolled", "text=Roll the dice taken up", ["throw"], moves=("reroll 6",)),
    "latrina": Drag(
        {
            "supply": {"eagle": [6]}, "unrolled": {"wave": 1}, "street": {"eagle": [1, 2]}, "castrum": {"wave": [6]},
            "forum": [1] * 5, "forum_owner": ["wave"] * 5, "senate_pile": "rest",
        },
        piece("die:5"), f"{piece('building:latrina')} .place", ["latrina 6"],
    ),
    "take_province": Drag(
        {"phase": "take_province", "castrum": {"eagle": [5, 5]}, "provinces": {"red_4": "open", "blue_1": "open"},
         "senate_pile": "rest"},
        f"{piece('building:castrum')} .token >> nth=0", HOLDINGS, ["take_province red_4"],
    ),
    "take_patrician": Drag(
        {"phase": "take_patrician", "forum": [1], "forum_owner": ["eagle"], "senate_pile": "rest",
         "patricians": {"red_man_1": "open", "blue_woman_3": "open"}},
        f"{piece('building:forum')} .token >> nth=0", HOLDINGS, ["take_patrician red_man_1"],
    ),
    "keep_tile": Drag(
        {"phase": "keep_tile", "offered": {"eagle": ["women", "men"]}, "senate_pile": "rest"},
        ".tray .card >> nth=0", HOLDINGS, ["keep_tile women"],
    ),
    "templum": Drag(
        {"supply": {"eagle": [1, 2, 5, 6, 6, 6, 6, 6]}, "unrolled": {"wave": 8, "leaf": 8, "sun": 8},
         "fortuna_pile": "rest", "senate_pile": "rest"},
        piece("die:4"), f"{piece('building:templum')} .place", ["templum 5"], players=4,
    ),
    "keep_fortuna": Drag(
        {"phase": "keep_fortuna", "templum": {"eagle": [5, 6]}, "fortuna_drawn": {"eagle": [1, 2, 3]}, "to_keep": 2,
         "fortuna_pile": "rest", "senate_pile": "rest"},
        piece("fortuna:2"), HOLDINGS, ["keep_fortuna 3"], players=4,
    ),
}  # fmt: skip

DRAGS = {"roma": ROMA, "caesar_cleopatra": CAESAR, "alea_iacta_est": ALEA}
