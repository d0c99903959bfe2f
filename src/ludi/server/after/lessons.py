"""A lesson as the page gets it: every step with its position, made once from the learner's view."""

from functools import cache

import orjson

from ludi.core.errors import LudiError
from ludi.core.lessons import LessonTurn, Walk, begun_by, lesson_named
from ludi.core.rooms import rooms
from ludi.games import GAMES
from ludi.server.api.lessons import LessonAnswer, LessonCard, LessonPage
from ludi.server.api.lines import said
from ludi.server.api.positions import Position, SeenState, Step, Viewpoint, position_of, step_of
from ludi.server.http.problems import Problem
from ludi.server.tables.log import Entry, LoggedStep


@cache
def lesson_body(game: str, name: str) -> bytes:
    """The whole lesson in JSON; there are few, so all that were asked for are kept."""
    if game not in rooms():
        raise Problem(404, "server-no-game")
    try:
        walk = Walk(lesson_named(GAMES.find(game), name))
    except LudiError:
        raise Problem(404, "lesson-none") from None
    pages = [page_of(walk, [])]
    while not walk.is_last:
        steps = [step_for(walk, turned) for turned in walk.go_on()]
        pages.append(page_of(walk, steps))
    lesson = walk.lesson
    card: LessonCard = {"name": name, "title": said(lesson.title), "seat": lesson.seat, "pages": pages}
    return orjson.dumps(card)


def page_of(walk: Walk, steps: list[Step]) -> LessonPage:
    """The step somebody is at."""
    game, answers = walk.lesson.game, list[LessonAnswer]()
    for action in walk.match.legal() if walk.right is not None else []:
        answer = walk.answer(action)
        if answer is not None and begun_by(walk.step, game.actions.text(action)):
            answers.append({"action": action, "said": said(answer)})
    return {
        "tell": said(walk.told),
        "goal": said(walk.goal),
        "right": walk.right,
        "answers": answers,
        "steps": steps,
        "position": position_for(
            walk, SeenState(game, walk.match.state, Viewpoint(walk.lesson.seat)), walk.right is not None
        ),
    }


def position_for(walk: Walk, look: SeenState, answers: bool) -> Position:
    """A position of the lesson; it has no log that could be sealed."""
    return position_of(walk.match.rules, look, len(walk.match.actions), answers)


def step_for(walk: Walk, turned: LessonTurn) -> Step:
    """Something that happened, as the learner sees it."""
    game, viewpoint = walk.lesson.game, Viewpoint(walk.lesson.seat)
    entry = Entry(len(walk.match.actions), "move", int(turned.before.seat), game.actions.text(turned.action))
    before, after = SeenState(game, turned.before, viewpoint), SeenState(game, turned.after, viewpoint)
    return step_of(LoggedStep(entry, turned.before, turned.after), before, after, position_for(walk, after, False))
