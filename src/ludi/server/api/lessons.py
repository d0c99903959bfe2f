"""What a lesson is on the wire."""

from ludi.server.api.tables import Position, Said, Step, Wire


class LessonAnswer(Wire):
    """What is said to a wrong try; those that are not listed get a general answer."""

    action: int
    said: Said


class LessonPage(Wire):
    """One step: what has led to it, where the game stands, what is told and asked."""

    tell: Said
    goal: Said
    right: int | None  # the action that goes on; None: there is only something to read
    answers: list[LessonAnswer]
    steps: list[Step]  # since the step before
    position: Position


class LessonCard(Wire):
    """A whole lesson, as the learner's seat sees it."""

    name: str
    title: Said
    seat: int
    pages: list[LessonPage]


class RuleShown(Wire):
    """What stands behind a rule."""

    scenarios: list[str]  # names: each can be asked for
    tests: list[str]  # file and name; empty where the house was installed without its tests
    lines: list[str]  # of the room: file, line, function


class RuleBook(Wire):
    """All rules of a game."""

    game: str
    rules: dict[str, RuleShown]
