"""Where the games are: found by the entry points of the group `ludi.games`, ours announced like anybody's.

[project.entry-points."ludi.games"]
roma = "ludi.games.roma"
"""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from ludi.core.errors import LudiError

GROUP = "ludi.games"


@cache
def rooms() -> dict[str, str]:
    """The package of each game, by the game's name."""
    points = sorted(entry_points(group=GROUP), key=lambda point: point.name, reverse=True)  # so that Roma is the first
    found = {point.name: point.value for point in points}
    if not found:
        raise LudiError("No game is announced here: install ludi-romani with pip; its source alone is not enough.")
    return found


def folder_of(room: str) -> Path:
    """Where everything of a game lies; the game itself is not opened for it."""
    spec = find_spec(room)
    if spec is None or not spec.submodule_search_locations:
        raise LudiError(f"{room} is announced as a game, but there is no such package.")
    return Path(next(iter(spec.submodule_search_locations)))


def part_of(room: str, name: str) -> ModuleType | None:
    """A module that a room may do without; None where it does."""
    return import_module(f"{room}.{name}") if find_spec(f"{room}.{name}") else None
