"""Nets as files: one `.npz` with the weights in bytes, and what the net was trained for, which is looked at again.

A room's own lies in the room, `nets/policy.npz`. A net knows places of features and numbers of actions, so it is good
for the version of the rules it was trained for, and for a later one only where the room says so (`learned_since`).
"""

import json
from collections.abc import Mapping
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


def trained_for(game: Game) -> dict[str, Any]:
    """What must be the same where a net plays: the rules, the features, the actions."""
    slices = [[piece.name, piece.size, piece.high] for piece in game.feature_slices]
    actions = [[verb.name.lower(), game.actions.first(verb)] for verb in game.actions.verbs]
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
    """The packed weights in a file and what it says of itself; a clear error where it is not for this game."""
    try:
        with path.open("rb") as file, np.load(file) as kept:
            about, parts = json.loads(str(kept[ABOUT])), {name: kept[name] for name in kept.files if name != ABOUT}
    except OSError as error:
        raise LudiError(f"The net {path} cannot be read: {error.strerror or 'it is no .npz file'}.") from None
    except (BadZipFile, BadBytes, EOFError, KeyError, ValueError, NotImplementedError):
        raise LudiError(f"The net {path} cannot be read: it is damaged, or no net.") from None
    check(game, about, path)
    return parts, about


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
    for part, words in (("slices", "features"), ("actions", "actions")):
        if told.get(part) != here[part]:
            raise LudiError(f"The net {path} was trained for other {words} of {game.name}: {again}.")


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
