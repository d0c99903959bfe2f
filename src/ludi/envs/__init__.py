"""The research door: environments for learners. They wrap a game and know no rule. See docs/research.md."""

import re
from typing import Any

from ludi.core.errors import LudiError
from ludi.games import GAMES


def __getattr__(name: str) -> Any:
    """`roma_v1` is asked for and Roma is at another version: a sentence says what there is, and why."""
    found = re.fullmatch(r"(\w+)_v(\d+)", name)
    if found and found[1] in GAMES.names and int(found[2]) != GAMES.find(found[1]).version:
        present = f"{found[1]}_v{GAMES.find(found[1]).version}"
        raise LudiError(
            f"{name} is another version of the game: here it is {present}, whose rules or observations differ "
            f"(CHANGELOG.md). What was trained on {name} needs the release it was trained with."
        )
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
