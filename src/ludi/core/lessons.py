"""Lessons: a scripted game on the real engine, one idea a step, in the words of its room. See docs/lessons.md.

A room keeps them in `lessons/<name>.yaml`, and what they say in `texts/<language>/lessons.ftl`, under these messages:

roma-lesson-first-game              the title of a lesson
roma-lesson-first-game-money        what the step `money` tells
roma-lesson-first-game-goal-points  a goal, as the banner has it until a step names another
roma-lesson-first-game-not-now      the answer `now` to a wrong try
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from ludi.core import scenario, texts
from ludi.core.errors import LudiError
from ludi.core.expectation import differences, seat_number
from ludi.core.files import listed, mapped, read_yaml
from ludi.core.game import Game
from ludi.core.game_api import Rules
from ludi.core.match import Match
from ludi.core.rooms import folder_of
from ludi.core.scenario import Scenario, in_file, playable
from ludi.core.speech import hyphened, move_line, prefix
from ludi.core.state import State
from ludi.core.texts import Line

FIRST = "first_game"  # the lesson that is offered before any other
FOLDER = "lessons"
KEYS = {"options", "seat", "position", "steps"}
STEP_KEYS = {"tell", "goal", "expect", "move", "wrong", "then"}
OTHERWISE = "lesson-otherwise"  # to a legal move that has no answer of its own


@dataclass(frozen=True)
class LessonStep:
    """One idea: what is told, what is to be done, how wrong tries are answered, what happens then."""

    tell: str
    goal: str
    expect: Mapping[str, Any]  # what the words say of the position
    move: str  # the one that is right, in notation; empty where there is only something to read
    wrong: Mapping[str, str]  # how moves begin, and the answer to them
    then: tuple[Any, ...]  # what chance and the others do afterwards


@dataclass(frozen=True)
class Lesson:
    """One file, read and checked."""

    name: str
    game: Game
    seat: int
    start: Scenario
    steps: tuple[LessonStep, ...]

    @property
    def path(self) -> Path:
        """Where it is written."""
        return self.start.path

    def message(self, *parts: str) -> str:
        """The name of one of its messages."""
        return "-".join([prefix(self.game), "lesson", *(hyphened(part) for part in (self.name, *parts))])

    @property
    def title(self) -> Line:
        """What it is called."""
        return Line(self.message())


def lesson_names(game: Game) -> list[str]:
    """The lessons of a game, the first game before the small ones; none where its room has none."""
    names = [path.stem for path in (folder_of(game.room) / FOLDER).glob("*.yaml")]
    return sorted(names, key=lambda name: (name != FIRST, name))


def lessons_of(game: Game) -> list[Lesson]:
    """All lessons of a game, read."""
    return [lesson_named(game, name) for name in lesson_names(game)]


def lesson_named(game: Game, name: str) -> Lesson:
    """One lesson of a game."""
    names = lesson_names(game)
    if not names:
        raise LudiError(f"There is no lesson in {game.name}; `ludi rules {game.name}` tells its rules.")
    if name not in names:
        raise LudiError(f"There is no lesson '{name}' in {game.name}; there are: {', '.join(names)}.")
    return load(folder_of(game.room) / FOLDER / f"{name}.yaml", game)


def load(path: Path, game: Game) -> Lesson:
    """Read a lesson; a clear sentence for what is wrong with it."""
    with in_file(path):
        content = mapped("a lesson", read_yaml(path), "{position: {...}, steps: [...]}")
        scenario.refuse_unknown(content, KEYS, "key", "keys")
        start = Scenario(
            path=path,
            game=game,
            title=path.stem,
            rules=(),
            options=scenario.options_of(game, content.get("options")),
            position=content.get("position"),
            moves=(),
            expect={},
            tactic={},
        )
        return Lesson(path.stem, game, seat_number(game, content.get("seat")), start, steps_of(content.get("steps")))


def steps_of(content: Any) -> tuple[LessonStep, ...]:
    """The steps; a goal stays until another is named."""
    steps, goal = list[LessonStep](), ""
    for row in listed("steps", content):
        written = mapped("a step", row, "{tell: money, move: money 6}")
        scenario.refuse_unknown(written, STEP_KEYS, "key of a step", "keys")
        goal = str(written.get("goal", goal))
        steps.append(
            LessonStep(
                tell=str(written["tell"]),
                goal=goal,
                expect=mapped("expect", written.get("expect") or {}, "{coins: {eagle: 6}}"),
                move=str(written.get("move", "")),
                wrong=mapped("wrong", written.get("wrong") or {}, "{end_turn: early}"),
                then=tuple(listed("then", written.get("then") or [])),
            )
        )
    return tuple(steps)


class LessonTurn(NamedTuple):
    """Something that happened in a lesson."""

    before: State
    action: int
    after: State


class Walk:
    """Somebody in the middle of a lesson."""

    def __init__(self, lesson: Lesson, rules: Rules | None = None) -> None:
        self.lesson = lesson
        self.match: Match = lesson.start.match(rules)
        self.at = 0

    @property
    def step(self) -> LessonStep:
        """Where they are."""
        return self.lesson.steps[self.at]

    @property
    def is_last(self) -> bool:
        """Whether nothing follows."""
        return self.at == len(self.lesson.steps) - 1

    @property
    def told(self) -> Line:
        """What this step teaches."""
        return Line(self.lesson.message(self.step.tell))

    @property
    def goal(self) -> Line:
        """What it is all for, as the banner has it."""
        return Line(self.lesson.message("goal", self.step.goal))

    @property
    def right(self) -> int | None:
        """The action that goes on; None where there is only something to read."""
        return self.lesson.game.actions.parse(self.step.move) if self.step.move else None

    def answer(self, action: int) -> Line | None:
        """What is said to a try; None where it is the right one."""
        if action == self.right:
            return None
        begun = begun_by(self.step, self.lesson.game.actions.text(action))
        if begun:
            return Line(self.lesson.message("not", self.step.wrong[begun]))
        return Line(OTHERWISE, {"move": move_line(self.lesson.game, action)})

    def go_on(self) -> Iterator[LessonTurn]:
        """The right move, what follows it, and the next step."""
        moves: Iterable[Any] = [self.step.move, *self.step.then] if self.step.move else self.step.then
        for number, move in enumerate(moves, 1):
            where, before = f"step {self.step.tell}, move {number}", self.match.state
            with in_file(self.lesson.path), playable(where):
                scenario.play(self.match, move, where)
            yield LessonTurn(before, self.match.actions[-1], self.match.state)
        self.at += 1


def begun_by(step: LessonStep, move: str) -> str:
    """Of the wrong tries that have an answer, the longest this move begins with; empty where there is none."""
    words = move.split()
    return max((begun for begun in step.wrong if words[: len(begun.split())] == begun.split()), key=len, default="")


def faults_of(lesson: Lesson, rules: Rules | None = None) -> list[str]:
    """Play a lesson to its end; returns whatever in it is not true, not said or never reached."""
    walk = Walk(lesson, rules)
    fault = lesson.start.fault()
    found = [fault] if fault else []
    for number, step in enumerate(lesson.steps, 1):
        where = f"{lesson.name}, step {number} ({step.tell})"
        with in_file(lesson.path), playable(where):
            found += differences(walk.match, step.expect, where)
        found += [f"{where}: {fault}" for fault in unplayable(walk)]
        if not walk.is_last:
            for _ in walk.go_on():
                pass
        elif step.move or step.then:
            found.append(f"{where}: the last step is read only.")
    return found + unsaid(lesson)


def unplayable(walk: Walk) -> Iterator[str]:
    """What is wrong with the choice at a step."""
    if not walk.step.move:
        return
    legal = {action: walk.lesson.game.actions.text(action) for action in walk.match.legal()}
    if walk.match.seat != walk.lesson.seat:
        yield "the learner is not asked."
    tries = [move for action, move in legal.items() if action != walk.right]
    answered = {begun_by(walk.step, move) for move in tries}
    for begun in walk.step.wrong:
        if begun not in answered:
            yield f"nobody can try '{begun}'."


def unsaid(lesson: Lesson) -> list[str]:
    """Messages that a language lacks which should lack none."""
    needed = {lesson.message()}
    for step in lesson.steps:
        needed |= {lesson.message(step.tell), lesson.message("goal", step.goal)}
        needed |= {lesson.message("not", name) for name in step.wrong.values()}
    missing = [(code, one) for code in texts.WHOLE for one in sorted(needed) if not texts.has(one, code)]
    return [f"{lesson.name}: {message} is not said in {code}" for code, message in missing]
