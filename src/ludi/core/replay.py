"""Records: a game is its options and its moves in notation, chance included."""

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import yaml

from ludi.core.errors import IllegalMove, LudiError
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.core.registry import Registry
from ludi.core.state import State, same

FORMAT = "ludi record 2"


def record_of(match: Match) -> dict[str, Any]:
    """A match as it is written down."""
    record: dict[str, Any] = {
        "format": FORMAT,
        "game": match.game.name,
        "version": match.game.version,
        "options": match.options,
        "moves": words_of(match.game, match.actions),
    }
    if not same(match.start, match.game.new_game(match.options)):
        record["start"] = start_in_words(match.game, match.start)
    return record | {"scores": match.scores()} if match.is_over else record


def words_of(game: Game, actions: Sequence[int]) -> list[str]:
    """Actions as they are kept: in notation, `lay forum 3`."""
    return [game.actions.text(action) for action in actions]


def actions_of(game: Game, moves: Sequence[str]) -> list[int]:
    """The actions of kept moves; a clear error where one is no move of this game."""
    return [action_of(game, move, number) for number, move in enumerate(moves, 1)]


def action_of(game: Game, move: str, number: int) -> int:
    """The action of one kept move, the so manieth of its record."""
    try:
        return game.actions.parse(move)
    except LudiError as error:
        raise LudiError(f"Move {number} of the record, '{move}', is not understood: {error}") from None


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
    """A match as a record begins it: before the first of its moves."""
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
    missing = {"game", "version", "options", "moves"} - set(record)
    if missing:
        raise LudiError(f"{path} lacks {', '.join(sorted(missing))}.")
    game = games.find(str(record["game"]))
    if record["version"] != game.version:
        raise LudiError(
            f"{path} was recorded with version {record['version']} of {game.name}; this is version {game.version}, "
            "which may play another game (CHANGELOG.md): replay it with the release that wrote it, or play anew."
        )
    moves = record["moves"]
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        raise LudiError(f"{path}: moves is not a list of moves in words.")
    if not isinstance(record["options"], dict):
        raise LudiError(f"{path}: options is not a mapping.")
    if not isinstance(record.get("start", ""), str):
        raise LudiError(f"{path}: start is not a position in words.")
    return game, record


def play_through(match: Match, record: Mapping[str, Any]) -> Match:
    """The match after all moves of its record."""
    for _ in replay(match, actions_of(match.game, record["moves"])):
        pass
    return match


def replay(match: Match, actions: Sequence[int]) -> Iterator[tuple[State, int, State]]:
    """Play recorded actions one by one: the state before, the action, the state after."""
    for number, action in enumerate(actions, 1):
        before = match.state
        try:
            match.step(action)
        except IllegalMove as error:
            move = match.game.actions.text(action) if 0 <= action < match.game.actions.size else action
            raise LudiError(f"Move {number} of the record, '{move}', is not legal: {error}") from None
        yield before, action, match.state
