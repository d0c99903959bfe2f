"""Every lesson of every game: played to its end at both speeds, true in what it tells, and told in every language."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludi.core import texts
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.lessons import FIRST, Lesson, Walk, faults_of, lesson_named, lessons_of, load
from ludi.core.speech import prefix
from ludi.games import GAMES
from tests.variants import OURS

LESSONS = [lesson for name in OURS for lesson in lessons_of(GAMES.find(name))]
DECISIONS = range(8, 17)  # of a first game: 3 to 5 minutes
LONGEST = 420  # letters that are read at one step


def named(lesson: Lesson) -> str:
    return f"{lesson.game.name}-{lesson.name}"


@pytest.fixture(params=LESSONS, ids=named)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    found: Lesson = request.param
    return found


def words_of(lesson: Lesson, language: str) -> dict[str, str]:
    """Everything a lesson says, by message."""
    found = [lesson.message()]
    for step in lesson.steps:
        found += [lesson.message(step.tell), lesson.message("goal", step.goal)]
        found += [lesson.message("not", name) for name in step.wrong.values()]
    return {message: texts.say(language, message) for message in found}


def test_a_lesson_is_true_from_its_first_step_to_its_last(lesson: Lesson, speed: str) -> None:
    assert faults_of(lesson, getattr(lesson.game, speed)) == []


@pytest.mark.parametrize("name", OURS)
def test_every_game_has_a_first_game_of_a_few_minutes_that_is_won(name: str) -> None:
    walk = Walk(lesson_named(GAMES.find(name), FIRST))

    while not walk.is_last:
        list(walk.go_on())

    assert len([step for step in walk.lesson.steps if step.move]) in DECISIONS
    assert walk.match.winners() == [walk.lesson.seat]


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_figures_are_the_same_in_every_language(lesson: Lesson, language: str) -> None:
    english, other = words_of(lesson, "en"), words_of(lesson, language)

    assert {m: sorted(re.findall(r"\d+", text)) for m, text in other.items()} == {
        m: sorted(re.findall(r"\d+", text)) for m, text in english.items()
    }


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_step_is_soon_read(lesson: Lesson, language: str) -> None:
    assert [message for message, text in words_of(lesson, language).items() if len(text) > LONGEST] == []


def test_nothing_is_written_that_no_lesson_says(our_game: Game) -> None:
    said = {message for lesson in lessons_of(our_game) for message in words_of(lesson, "en")}
    file = Path(texts.__file__).parent.parent / "games" / our_game.name / "texts" / "en" / "lessons.ftl"

    written = [message for message in texts.messages_in(file) if message.startswith(f"{prefix(our_game)}-lesson-")]

    assert sorted(set(written) - said) == []


def test_a_wrong_try_is_answered_and_changes_nothing(lesson: Lesson) -> None:
    walk = Walk(lesson)
    while not walk.is_last:
        before = walk.match.state.tobytes()
        for action in walk.match.legal() if walk.right is not None else []:
            answer = walk.answer(action)
            assert (answer is None) == (action == walk.right)
            assert answer is None or texts.say("en", answer) != answer.message
        assert walk.match.state.tobytes() == before
        list(walk.go_on())


BROKEN = {  # what is written in a lesson, and what is found
    "steps: [{tell: points, goal: points, expect: {stock: 3}}]": "stock is 16, not 3",
    "steps: [{tell: points, goal: points, move: money 6}, {tell: won}]": "'money 6': You have no unused 6.",
    "steps: [{tell: points, goal: points, move: end_turn, wrong: {buy: lapse}}, {tell: won}]": "nobody can try 'buy'",
    "steps: [{tell: points, goal: points, move: end_turn}]": "the last step is read only",
    "steps: [{tell: nonsense, goal: points}]": "roma-lesson-first-game-nonsense is not said in hu",
}


@pytest.mark.parametrize("written", BROKEN)
def test_what_is_wrong_with_a_lesson_is_found(tmp_path: Path, written: str) -> None:
    assert BROKEN[written] in " ".join(faults_in(tmp_path, written))


def faults_in(folder: Path, written: str) -> Iterator[str]:
    """What is found in a lesson of Roma, also where it cannot be played at all."""
    file = folder / "first_game.yaml"
    file.write_text(f"seat: eagle\nposition: {{dice: [2, 3], draw_pile: rest}}\n{written}\n", encoding="utf-8")
    try:
        yield from faults_of(load(file, GAMES.find("roma")))
    except LudiError as error:
        yield str(error)


def test_a_lesson_that_is_not_there_is_answered_with_those_that_are() -> None:
    with pytest.raises(LudiError, match=f"there are: {FIRST}"):
        lesson_named(GAMES.find("roma"), "the_sewers")
