"""Lessons and rules as they travel."""

from ludi.core.shape import Shape
from ludi.server.api.lines import Said
from ludi.server.api.positions import Position, Step


class LessonAnswer(Shape):
    """What is said to a wrong try; those that are not listed get a general answer."""

    action: int
    said: Said


class LessonPage(Shape):
    """One step: what has led to it, where the game stands, what is told and asked."""

    tell: Said
    goal: Said
    right: int | None  # the action that goes on; None: there is only something to read
    answers: list[LessonAnswer]
    steps: list[Step]  # since the step before
    position: Position


class LessonCard(Shape):
    """A whole lesson, as the learner's seat sees it."""

    name: str
    title: Said
    seat: int
    pages: list[LessonPage]


class RuleShown(Shape):
    """What stands behind a rule."""

    scenarios: list[str]  # names: each can be asked for
    tests: list[str]  # file and name; empty where the server was installed without its tests
    lines: list[str]  # of the room: file, line, function


class RuleBook(Shape):
    """All rules of a game."""

    game: str
    rules: dict[str, RuleShown]
