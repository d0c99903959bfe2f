"""Scenarios: a position in words, the moves played, and what is expected after them. See docs/notation.md."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import yaml

from ludi.core.errors import IllegalMove, LudiError
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.core.record import CHANCE, NONE
from ludi.core.registry import Registry

KEYS = {"game", "title", "rule", "options", "position", "moves", "expect", "tactic"}
ASIDES = {"legal", "illegal", "exactly", "over", "scores", "winners"}  # what can be expected beside fields
CHANCE_WORD = "chance"


@dataclass(frozen=True)
class Scenario:
    """One file, read and checked."""

    path: Path
    game: Game
    title: str
    rules: tuple[str, ...]  # the ids it shows
    options: dict[str, str]
    position: Mapping[str, Any] | None  # None: from the beginning of a game
    moves: tuple[Any, ...]
    expect: Mapping[str, Any]
    tactic: Mapping[str, Any]  # the best moves, or moves to avoid, where it is a puzzle

    def match(self, rules: SimpleNamespace | None = None) -> Match:
        """The position, ready to be played."""
        start = None if self.position is None else self.game.read(self.position, self.options)
        match = Match(self.game, self.options, start)
        match.rules = rules or match.rules
        return match


def load(path: Path, games: Registry) -> Scenario:
    """Read a scenario; a clear sentence for what is wrong with it."""
    try:
        content = yaml.safe_load(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise LudiError(f"{path} cannot be read: {error}.") from None
    except yaml.YAMLError as error:
        raise LudiError(f"{path} is not valid YAML: {' '.join(str(error).split())}.") from None
    if not isinstance(content, dict) or "game" not in content:
        raise LudiError(f"{path} is not a scenario: it names no game.")
    unknown = set(map(str, content)) - KEYS
    if unknown:
        raise LudiError(f"{path}: there is no key '{min(unknown)}'; keys are: {', '.join(sorted(KEYS))}.")
    rule = content.get("rule", [])
    for key, kind in (("options", dict), ("moves", list), ("expect", dict), ("tactic", dict)):
        if not isinstance(content.get(key) or kind(), kind):
            raise LudiError(f"{path}: '{key}' must be a {'list' if kind is list else 'mapping'}.")
    return Scenario(
        path=path,
        game=games.find(str(content["game"])),
        title=str(content.get("title", path.stem)),
        rules=tuple(map(str, rule)) if isinstance(rule, list) else (str(rule),),
        options={str(name): str(value) for name, value in (content.get("options") or {}).items()},
        position=content.get("position"),
        moves=tuple(content.get("moves") or ()),
        expect=content.get("expect") or {},
        tactic=content.get("tactic") or {},
    )


def run(scenario: Scenario, rules: SimpleNamespace | None = None) -> list[str]:
    """Play a scenario; returns what did not come as expected."""
    try:
        match = scenario.match(rules)
        failures: list[str] = []
        for number, move in enumerate(scenario.moves, 1):
            if isinstance(move, Mapping) and set(move) == {"expect"}:
                failures += differences(match, move["expect"], f"before move {number}")
            else:
                play(match, move, f"move {number}")
        return failures + differences(match, scenario.expect, "at the end")
    except LudiError as error:
        raise LudiError(f"{scenario.path}: {error}") from None


def play(match: Match, move: Any, where: str) -> None:
    """One move: its notation, or the seat (or `chance`) and its notation."""
    seat = None
    if isinstance(move, Mapping) and len(move) == 1:
        ((seat, move),) = move.items()
    if not isinstance(move, str):
        raise LudiError(f"{where} is not a move in notation.")
    if seat is not None and seat != seat_word(match.game, match.seat):
        raise LudiError(f"{where}: {seat_word(match.game, match.seat)} is to decide, not {seat}.")
    try:
        match.step(match.game.actions.parse(move))
    except IllegalMove as error:
        raise IllegalMove(f"{where}, '{move}': {error.reason}", error.rule) from None
    except LudiError as error:
        raise LudiError(f"{where}: {error}") from None


def seat_word(game: Game, seat: int) -> str:
    """A seat's name in scenarios."""
    if seat == CHANCE:
        return CHANCE_WORD
    return "nobody" if seat == NONE else game.seats(seat).name.lower()


def differences(match: Match, expect: Mapping[str, Any], where: str) -> list[str]:
    """What is not as expected; only what is named is compared."""
    if not isinstance(expect, Mapping):
        raise LudiError(f"what is expected {where} must be a mapping.")
    found: list[str] = []
    fields = {name: content for name, content in expect.items() if name not in ASIDES}
    if fields:
        found += [f"{where}: {line}" for line in differing_fields(match, fields)]
    legal = set(match.legal())
    for name, wrong in (("legal", False), ("illegal", True)):
        for text in expect.get(name, []):
            if (match.game.actions.parse(text) in legal) is wrong:
                found.append(f"{where}: '{text}' is {'legal' if wrong else 'not legal'}")
    if "exactly" in expect and legal != {match.game.actions.parse(text) for text in expect["exactly"]}:
        found.append(f"{where}: legal are exactly {', '.join(match.game.actions.text(a) for a in sorted(legal))}")
    if "over" in expect and match.is_over is not expect["over"]:
        found.append(f"{where}: the game is {'over' if match.is_over else 'not over'}")
    for seat, score in expect.get("scores", {}).items():
        scored = match.scores()[seat_number(match.game, seat)]
        if scored != score:
            found.append(f"{where}: {seat} has {scored} points, not {score}")
    if "winners" in expect:
        winners = [seat_word(match.game, seat) for seat in match.winners()]
        if sorted(winners) != sorted(expect["winners"]):
            found.append(f"{where}: the winners are {', '.join(winners)}")
    return found


def seat_number(game: Game, word: Any) -> int:
    """The seat of a name."""
    for seat in game.seats:
        if seat.name.lower() == word:
            return int(seat)
    raise LudiError(f"'{word}' is no seat; seats are: {', '.join(s.name.lower() for s in game.seats)}.")


def differing_fields(match: Match, fields: Mapping[str, Any]) -> list[str]:
    """Fields that are not as written: each is laid over the true state, and must change nothing.

    So only the named parts of a field are compared. A list names its whole row: what it leaves out is empty there.
    """
    game, found = match.game, []
    for field, content in fields.items():
        if field not in game.words:
            raise LudiError(f"there is no field '{field}'; fields are: {', '.join(game.words)}.")
        expected = game.overlaid(match.state, field, content)
        if expected.tobytes() != match.state.tobytes():
            found.append(f"{field} is {game.in_words(match.state, field)}, not {content}")
    return found
