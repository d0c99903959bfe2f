"""Nets as files: one `.npz` with the weights in bytes, and what the net was trained for, which is looked at again.

A room's own lies in the room, `nets/policy.npz`. A file names its actions and its slices of features, and they are
found by name: in another order the net plays the same. An action it has not learned it cannot weigh, so it is refused.
It is good for the version of the rules it was trained for, and for a later one only where the room says so
(`learned_since`).
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any
from zipfile import BadZipFile
from zlib import error as BadBytes  # noqa: N812

import numpy as np

from ludi.bots.nets.net import Net, net_of, packed
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.rooms import folder_of

KEPT_AS = Path("nets") / "policy.npz"
ABOUT = "about"
LEARNED = {"slices": "features", "actions": "actions"}  # what a file names, and what people call it
ROWS = ("policy.weight", "policy.weight.step", "policy.bias")  # of what a net holds, one for each action


def trained_for(game: Game) -> dict[str, Any]:
    """What a net knows where it plays: the rules, and by name the features and the actions but for chance's."""
    slices = [[piece.name, piece.size, piece.high] for piece in game.feature_slices]
    actions = list(game.actions.texts[game.actions.first_choice :])
    return {"game": game.name, "version": game.version, "slices": slices, "actions": actions}


def write_net(game: Game, weights: Mapping[str, Any], about: Mapping[str, Any], path: Path) -> Net:
    """Write plain weights down, by PyTorch's names; `about` tells how they were made. Returns the net as it plays."""
    parts, told = packed(weights), dict(about) | trained_for(game)
    made = net_of(game, parts, told)
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        np.savez_compressed(file, **{ABOUT: np.array(json.dumps(told)), **parts})
    return made


def read_parts(game: Game, path: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """The packed weights in a file, in the order of the game, and what it says of itself; else a clear error."""
    try:
        with path.open("rb") as file, np.load(file) as kept:
            about, parts = json.loads(str(kept[ABOUT])), {name: kept[name] for name in kept.files if name != ABOUT}
    except OSError as error:
        raise LudiError(f"The net {path} cannot be read: {error.strerror or 'it is no .npz file'}.") from None
    except (BadZipFile, BadBytes, EOFError, KeyError, ValueError, NotImplementedError):
        raise LudiError(f"The net {path} cannot be read: it is damaged, or no net.") from None
    check(game, about, path)
    try:
        return in_order(game, about, parts), about
    except (ValueError, TypeError, IndexError):
        raise LudiError(f"The net {path} cannot be read: it is damaged, or no net.") from None


def check(game: Game, about: Any, path: Path) -> None:
    """A clear error where a net was trained for something else."""
    here, told = trained_for(game), about if isinstance(about, dict) else {}
    if told.get("game") != game.name:
        raise LudiError(f"The net {path} was trained for {told.get('game', 'another game')}, not for {game.name}.")
    again = f"train it anew, `ludi train {game.name}`"
    if not game.holds_for(told.get("version")):
        raise LudiError(
            f"The net {path} was trained for version {told.get('version')} of {game.name}; "
            f"the rules are at {game.version}: {again}."
        )
    for part, words in LEARNED.items():
        known: Any = told.get(part)
        known = known if isinstance(known, list) else []
        if known != here[part] and (missing := [one for one in here[part] if one not in known]):
            raise LudiError(
                f"The net {path} was trained for other {words} of {game.name}, without {named(missing)}: {again}."
            )


def named(missing: Sequence[Any]) -> str:
    """What a net lacks, as a sentence tells it: the first, and how many more."""
    first = missing[0] if isinstance(missing[0], str) else missing[0][0]
    return f"'{first}'" + (f" and {len(missing) - 1} more" if missing[1:] else "")


def in_order(game: Game, about: Mapping[str, Any], parts: dict[str, Any]) -> dict[str, Any]:
    """The weights with actions and features where the game has them now."""
    here = trained_for(game)
    if all(about[part] == here[part] for part in LEARNED) or not {*ROWS, "inp.weight"} <= set(parts):
        return parts
    rows = [about["actions"].index(action) for action in here["actions"]]
    sizes = [size for _, size, _ in about["slices"]]
    starts = np.cumsum([0, *sizes])
    places = [about["slices"].index(piece) for piece in here["slices"]]
    columns = np.concatenate([np.arange(starts[place], starts[place] + sizes[place]) for place in places])
    return parts | {name: parts[name][rows] for name in ROWS} | {"inp.weight": parts["inp.weight"][:, columns]}


def read_net(game: Game, path: Path) -> Net:
    """The net in a file, to play with."""
    parts, about = read_parts(game, path)
    try:
        return net_of(game, parts, about)
    except (KeyError, ValueError, TypeError):
        raise LudiError(f"The net {path} cannot be read: it is damaged, or no net.") from None


def net_in(game: Game, path: Path) -> Net:
    """The net in a file, read once as long as the file stays as it is: bots of one file share it."""
    return read_once(game, path, path.stat().st_mtime_ns) if path.exists() else read_net(game, path)


@lru_cache(8)
def read_once(game: Game, path: Path, changed: int) -> Net:
    """The net in a file that was last changed then."""
    return read_net(game, path)


@cache
def kept_net(game: Game) -> Net | None:
    """The net that lies in the room, if one does."""
    path = folder_of(game.room) / KEPT_AS
    return read_net(game, path) if path.exists() else None


def net_named(game: Game, file: str = "") -> Net:
    """The net in this file, or the room's own; a clear error where it keeps none."""
    net = net_in(game, Path(file)) if file else kept_net(game)
    if net is None:
        raise LudiError(f"The room of {game.name} keeps no net; `ludi train {game.name}` makes one.")
    return net
