"""A rule opened: the scenarios that show it, the tests that prove it, the lines of code that play it.

A scenario (`scenarios/` of a room) is walked through like a lesson to be read: a page for each decision and the chance
after it, as the seat sees it that decides first.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import orjson

import ludi
from ludi.core import scenario
from ludi.core.game import Game
from ludi.core.ledger import ids_of, tests_of
from ludi.core.match import Match
from ludi.core.rooms import folder_of
from ludi.core.scenario import EXPECT, Scenario
from ludi.core.speech import move_line, prefix, thing
from ludi.core.state import CHANCE, State
from ludi.core.texts import Line
from ludi.games import GAMES
from ludi.server.api.lessons import LessonCard, LessonPage, RuleBook, RuleShown
from ludi.server.api.lines import said
from ludi.server.api.positions import Position, SeenState, Step, Viewpoint, position_of, step_of
from ludi.server.http.problems import Problem
from ludi.server.tables.log import Entry, LoggedStep

FOLDER = "scenarios"
TESTS = Path(ludi.__file__).parents[2] / "tests" / "games"  # in a checkout; an installed server has none
RULE = re.compile(r"\b[A-Z]{2}-[A-Z]*\d+\b")


def room_named(game: str) -> Game:
    """The game that is meant."""
    if game not in GAMES.names:
        raise Problem(404, "server-no-game")
    return GAMES.find(game)


@cache
def scenarios_of(game: Game) -> dict[str, Scenario]:
    """The scenarios of a room, by name."""
    files = sorted((folder_of(game.room) / FOLDER).glob("*.yaml"))
    return {file.stem: scenario.load(file, GAMES) for file in files}


@cache
def rulebook_body(name: str) -> bytes:
    """For each rule its scenarios, tests and lines, in JSON."""
    game = room_named(name)
    tests, lines = tests_of(TESTS / name), dict[str, list[str]]()
    for rule, line in lines_of(folder_of(game.room)):
        lines.setdefault(rule, []).append(line)
    shown: dict[str, list[str]] = {rule: [] for rule in ids_of(name)}
    for one, found in scenarios_of(game).items():
        for rule in found.rules:
            shown.setdefault(rule, []).append(one)
    rules: dict[str, RuleShown] = {
        rule: {"scenarios": found, "tests": tests.get(rule, []), "lines": lines.get(rule, [])}
        for rule, found in shown.items()
    }
    book: RuleBook = {"game": name, "rules": rules}
    return orjson.dumps(book)


def lines_of(room: Path) -> Iterator[tuple[str, str]]:
    """Where the first line of a docstring names a rule: `rules/battle.py:12 fight`."""
    for file in sorted(room.rglob("*.py")):
        name = ""
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if line.lstrip().startswith("def "):
                name = line.split("def ")[1].split("(")[0]
            elif '"""' in line:
                place = f"{file.relative_to(room).as_posix()}:{number} {name}".rstrip()
                yield from ((rule, place) for rule in dict.fromkeys(RULE.findall(line)))


@cache
def scenario_body(name: str, which: str) -> bytes:
    """A scenario as a lesson to be read, in JSON; there are few, so all that were asked for are kept."""
    game = room_named(name)
    found = scenarios_of(game).get(which)
    if found is None:
        raise Problem(404, "server-not-found")
    match = found.match()
    seat = seat_of(found, match)
    goal = Line("lesson-scenario", {"rules": ", ".join(found.rules)})
    pages, steps, tell = (
        list[LessonPage](),
        list[Step](),
        Line(found.rules[0] if found.rules else "lesson-scenario-begin"),
    )
    for number, move in enumerate(found.moves, 1):
        if isinstance(move, Mapping) and set(move) == {EXPECT}:
            continue
        if match.seat != CHANCE:
            pages.append(page_of(match, seat, tell, goal, steps))
            steps = []
        before = match.state
        scenario.play(match, move, f"move {number}")
        if before.seat != CHANCE:
            words = {"seat": thing(prefix(game), game.seats(int(before.seat)))}
            tell = Line("lesson-scenario-move", {**words, "move": move_line(game, match.actions[-1])})
        steps.append(step_for(match, seat, before))
    pages.append(page_of(match, seat, tell, goal, steps))
    card: LessonCard = {"name": which, "title": said(goal), "seat": seat, "pages": pages}
    return orjson.dumps(card)


def seat_of(found: Scenario, match: Match) -> int:
    """The seat that decides first."""
    trial = found.match()
    for number, move in enumerate(found.moves, 1):
        if trial.seat >= 0:
            return trial.seat
        if not (isinstance(move, Mapping) and set(move) == {EXPECT}):
            scenario.play(trial, move, f"move {number}")
    return max(0, match.seat)


def page_of(match: Match, seat: int, tell: Line, goal: Line, steps: list[Step]) -> LessonPage:
    """Where the game stands, what has led there, and what is told of it."""
    position = position_for(match, seat, match.state)
    return {
        "tell": said(tell), "goal": said(goal), "right": None, "answers": [], "steps": steps, "position": position,
    }  # fmt: skip


def position_for(match: Match, seat: int, state: State) -> Position:
    """A position as the seat sees it; it has no log that could be sealed."""
    look = SeenState(match.game, state, Viewpoint(seat))
    return position_of(match.rules, look, len(match.actions))


def step_for(match: Match, seat: int, before: State) -> Step:
    """What happened last, as the seat sees it."""
    entry = Entry(len(match.actions), "move", int(before.seat), match.game.actions.text(match.actions[-1]))
    seen, sees = (SeenState(match.game, state, Viewpoint(seat)) for state in (before, match.state))
    return step_of(LoggedStep(entry, before, match.state), seen, sees, position_for(match, seat, match.state))
