"""Records: a game is its options and its list of actions, chance included."""

import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import yaml

from ludi.core.errors import IllegalMove, LudiError
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.core.registry import Registry
from ludi.core.state import State, same

FORMAT = "ludi record 1"


def record_of(match: Match) -> dict[str, Any]:
    """A match as it is written down."""
    record: dict[str, Any] = {
        "format": FORMAT,
        "game": match.game.name,
        "version": match.game.version,
        "options": match.options,
        "actions": match.actions,
    }
    if not same(match.start, match.game.new_game(match.options)):
        record["start"] = start_in_words(match.game, match.start)
    return record | {"scores": match.scores()} if match.is_over else record


def start_in_words(game: Game, start: State) -> str:
    """The position a game begins from, where that is not the beginning: as YAML."""
    return str(yaml.safe_dump(game.position(start), sort_keys=False))


def start_from(game: Game, options: Mapping[str, str], words: str | None) -> State | None:
    """The position again; None: the beginning. A clear error for what is no position."""
    if words is None:
        return None
    try:
        return game.read(yaml.safe_load(words), options)
    except (yaml.YAMLError, AttributeError, TypeError, ValueError) as error:
        raise LudiError(f"The position the game begins from cannot be read: {error}") from None


def match_of(game: Game, record: Mapping[str, Any]) -> Match:
    """A match as a record begins it: before the first of its actions."""
    return Match(game, record["options"], start_from(game, record["options"], record.get("start")))


def save(match: Match, path: Path, sitting: Mapping[str, Any] | None = None) -> None:
    """Write a record down: whoever is stopped in the middle of it has kept the one before. `sitting`: who plays it."""
    record = record_of(match) | ({"sitting": sitting} if sitting else {})
    text, place = json.dumps(record) + "\n", path.resolve()
    if place.exists() and not place.is_file():
        path.write_text(text, encoding="utf-8")
        return
    beside = place.with_name(f".{place.name}.{os.getpid()}")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(place)
    finally:
        beside.unlink(missing_ok=True)


def load(path: Path, games: Registry) -> tuple[Game, dict[str, Any]]:
    """Read a record; a clear sentence for what is no record of ours."""
    try:
        record = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise LudiError(f"{path} cannot be read as a record: {error}.") from None
    if not isinstance(record, dict) or record.get("format") != FORMAT:
        raise LudiError(f"{path} is not a record in the format '{FORMAT}'.")
    missing = {"game", "version", "options", "actions"} - set(record)
    if missing:
        raise LudiError(f"{path} lacks {', '.join(sorted(missing))}.")
    game = games.find(str(record["game"]))
    if record["version"] != game.version:
        raise LudiError(
            f"{path} was recorded with version {record['version']} of {game.name}; this is version {game.version}, "
            "which may play another game (CHANGELOG.md): replay it with the release that wrote it, or play anew."
        )
    actions = record["actions"]
    if not isinstance(actions, list) or not all(type(action) is int for action in actions):
        raise LudiError(f"{path}: actions is not a list of whole numbers.")
    if not isinstance(record["options"], dict):
        raise LudiError(f"{path}: options is not a mapping.")
    if not isinstance(record.get("start", ""), str):
        raise LudiError(f"{path}: start is not a position in words.")
    return game, record


def replay(match: Match, actions: list[int]) -> Iterator[tuple[State, int, State]]:
    """Play recorded actions one by one: the state before, the action, the state after."""
    for number, action in enumerate(actions, 1):
        before = match.state
        try:
            match.step(action)
        except IllegalMove as error:
            raise LudiError(f"Action {number} of the record is not legal: {error}") from None
        yield before, action, match.state
