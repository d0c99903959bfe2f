"""Scenarios: a position in words, the moves played, and what is expected after them. See docs/notation.md."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ludi.core.errors import IllegalMove, LudiError
from ludi.core.expectation import CHANCE_WORD, differences, seat_word
from ludi.core.faults import fault_in
from ludi.core.files import listed, mapped, read_yaml
from ludi.core.game import Game
from ludi.core.game_api import Rules
from ludi.core.ledger import ids_of
from ludi.core.match import Match
from ludi.core.notation import plain_word
from ludi.core.registry import Registry
from ludi.core.texts import Line

KEYS = {"game", "title", "rule", "options", "position", "moves", "expect", "tactic"}
TACTIC = {"best", "avoid"}
EXPECT = "expect"  # among the moves: no move, but what is expected there


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

    def match(self, rules: Rules | None = None) -> Match:
        """The position, ready to be played."""
        if self.position is None:
            match = Match(self.game, self.options)
        else:
            with in_file(self.path), playable("position"):
                start = self.game.read(self.position, self.options)
            match = Match(self.game, self.game.options_of(start), start)
        match.rules = rules or match.rules
        return match

    def fault(self) -> str:
        """What is wrong with the position, in a sentence; empty where nothing is."""
        start = self.match().start
        with in_file(self.path), playable("position"):
            fault = fault_in(self.game, start)
        return f"{self.path}: position: {fault}." if fault else ""


@contextmanager
def in_file(path: Path) -> Iterator[None]:
    """What is wrong inside is wrong with this file."""
    try:
        yield
    except LudiError as error:
        raise LudiError(f"{path}: {error}") from None


@contextmanager
def playable(where: str) -> Iterator[None]:
    """Rules trust the table; one that was written may be such that they cannot go on."""
    try:
        with np.errstate(over="raise"):
            yield
    except LudiError as error:
        raise error if str(error).startswith(where) else placed(where, error) from None
    except (ArithmeticError, LookupError, ValueError) as error:
        reason = f"{type(error).__name__}: {error}"
        refused = LudiError(f"{where}: the rules cannot go on from here ({reason}); is the position possible?")
        refused.line = Line("words-cannot-go-on")
        raise refused from None


def placed(where: str, error: LudiError) -> LudiError:
    """An error with where it lies; what it says in other languages names the field already."""
    refused = LudiError(f"{where}: {error}")
    refused.line = error.line
    return refused


def load(path: Path, games: Registry) -> Scenario:
    """Read a scenario; a clear sentence for what is wrong with it."""
    content = read_yaml(path)
    with in_file(path):
        if not isinstance(content, dict) or "game" not in content:
            raise LudiError("is not a scenario: it names no game.")
        refuse_unknown(content, KEYS, "key", "keys")
        game = games.find(str(content["game"]))
        return Scenario(
            path=path,
            game=game,
            title=str(content.get("title", path.stem)),
            rules=rules_of(game, content.get("rule")),
            options=options_of(game, content.get("options")),
            position=content.get("position"),
            moves=tuple(listed("moves", content.get("moves") or [])),
            expect=mapped(EXPECT, content.get(EXPECT) or {}, "{seat: eagle, over: no}"),
            tactic=tactic_of(content.get("tactic")),
        )


def refuse_unknown(content: Iterable[Any], known: set[str], one: str, all_of_them: str) -> None:
    """A name that does not exist is answered with all that do."""
    unknown = sorted({str(plain_word(key)) for key in content} - known)
    if unknown:
        refused = LudiError(f"there is no {one} '{unknown[0]}'; {all_of_them} are: {', '.join(sorted(known))}.")
        refused.line = Line("words-no-key", {"word": unknown[0], "words": ", ".join(sorted(known))})
        raise refused


def rules_of(game: Game, content: Any) -> tuple[str, ...]:
    """The ids of the rules it shows: one, or a list."""
    if isinstance(content, str) and "," in content:
        listed("rule", content)
    ids = [str(rule) for rule in content] if isinstance(content, list) else [str(content)] if content else []
    for rule in ids:
        if rule not in ids_of(game.name):
            hint = f"write {rule.upper()}" if rule.upper() in ids_of(game.name) else f"see `ludi rules {game.name}`"
            raise LudiError(f"rule: {game.name} has no rule '{rule}'; {hint}.")
    return tuple(ids)


def options_of(game: Game, content: Any) -> dict[str, str]:
    """The options it names, checked."""
    options = mapped("options", content or {}, "{players: 4}")
    given = {str(name): str(plain_word(value)) for name, value in options.items()}
    game.chosen(given)
    return given


def tactic_of(content: Any) -> dict[str, Any]:
    """The moves of a puzzle, under `best` and `avoid`."""
    tactic = mapped("tactic", content or {}, "{best: [...]}")
    return {name: listed(name, moves) if name in TACTIC else moves for name, moves in tactic.items()}


def run(scenario: Scenario, rules: Rules | None = None) -> list[str]:
    """Play a scenario; returns what did not come as expected."""
    match = scenario.match(rules)
    with in_file(scenario.path):
        failures = play_through(match, scenario.moves)
        with playable("at the end"):
            return failures + differences(match, scenario.expect, "at the end")


def play_through(match: Match, moves: Iterable[Any]) -> list[str]:
    """Play all moves; returns what did not come as expected between them. What is expected is not counted as a move."""
    failures: list[str] = []
    number = 1
    for move in moves:
        if isinstance(move, Mapping) and set(move) == {EXPECT}:
            with playable(f"before move {number}"):
                failures += differences(match, move[EXPECT], f"before move {number}")
        else:
            with playable(f"move {number}"):
                play(match, move, f"move {number}")
            number += 1
    return failures


def play(match: Match, move: Any, where: str) -> None:
    """One move: its notation, or the seat (or `chance`) and its notation."""
    seat = None
    if isinstance(move, Mapping) and len(move) == 1:
        ((seat, move),) = move.items()
    if not isinstance(move, str):
        raise LudiError(f"{where} is not a move in notation; write 'end_turn', or 'eagle: end_turn', one in each line.")
    if seat is not None and seat != seat_word(match.game, match.seat):
        refuse_unknown([seat], {CHANCE_WORD, *(member.name.lower() for member in match.game.seats)}, "seat", "seats")
        raise LudiError(f"{where}: {seat_word(match.game, match.seat)} is to decide, not {seat}.")
    if seat is None and ":" in move:
        raise LudiError(f"{where}: '{move}' needs a space after its colon.")
    try:
        match.step(match.game.actions.parse(move))
    except IllegalMove as error:
        raise IllegalMove(f"{where}, '{move}': {error.reason}", error.rule) from None
    except LudiError as error:
        raise LudiError(f"{where}, '{move}': {error}") from None
