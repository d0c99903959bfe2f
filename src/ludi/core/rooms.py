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
OURS = "ludi.games."  # how the rooms of this package begin; those of other packages come after them


@cache
def rooms() -> dict[str, str]:
    """The package, or the module, of each game, by the game's name."""
    points = sorted(entry_points(group=GROUP), key=lambda point: point.name, reverse=True)  # so that Roma is the first
    points = sorted(points, key=lambda point: not is_ours(point.value))
    found = {point.name: point.value for point in points}
    if not found:
        raise LudiError("No game is announced here: install ludi-romani with pip; its source alone is not enough.")
    return found


def is_ours(room: str) -> bool:
    """Whether this is a room of this package, not of another."""
    return room.startswith(OURS)


def folder_of(room: str) -> Path:
    """Where everything of a game lies; the game itself is not opened for it.

    Beside a game that is a single module, `nim.py`, that is the folder `nim`, where there is one.
    """
    spec = find_spec(room)
    if spec is None or not (spec.submodule_search_locations or spec.origin):
        raise LudiError(f"{room} is announced as a game, but there is no such module.")
    if spec.submodule_search_locations:
        return Path(next(iter(spec.submodule_search_locations)))
    return Path(str(spec.origin)).with_suffix("")


def part_of(room: str, name: str) -> ModuleType | None:
    """A module that a room may do without; None where it does."""
    spec = find_spec(room)
    is_package = spec is not None and spec.submodule_search_locations is not None
    return import_module(f"{room}.{name}") if is_package and find_spec(f"{room}.{name}") else None
