"""The five Roman ranks, set by iterations so that they play the same everywhere."""

from dataclasses import dataclass

from ludi.bots.search import SearchStyle

RECRUIT = SearchStyle(trust=0.0)  # knows the rules and nothing else
TRAINED = SearchStyle()  # looks first at what looks good
SEASONED = SearchStyle(habitual=True)  # and expects everybody to play like that


@dataclass(frozen=True)
class Level:
    """How long a rank thinks of a decision, and how."""

    iterations: int
    style: SearchStyle


# fmt: off
LEVELS = {
    "tiro":     Level(16,   RECRUIT),
    "miles":    Level(128,  RECRUIT),
    "centurio": Level(64,   TRAINED),
    "legatus":  Level(200,  SEASONED),
    "caesar":   Level(800,  SEASONED),
}
# fmt: on
