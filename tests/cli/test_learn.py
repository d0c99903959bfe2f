"""`ludi learn`, by what is typed: to the end, through wrong tries, and away."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from ludi.cli.app import app
from ludi.core import texts
from ludi.core.lessons import Lesson, lesson_named, lessons_of
from ludi.games import GAMES
from tests.variants import OURS


def learnt(*words: str, typed: list[str]) -> str:
    """What the terminal says, on one line."""
    done = CliRunner().invoke(app, ["learn", *words], input="".join(f"{line}\n" for line in typed))
    assert done.exit_code == 0, (done.output, done.exception)
    return " ".join(done.output.replace("│", " ").split())


def right_moves(lesson: Lesson) -> list[str]:
    """What leads through a lesson: its moves, and Enter where there is only something to read."""
    return [step.move for step in lesson.steps[:-1]]


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_every_lesson_comes_to_its_end_and_offers_a_whole_game(game: str, language: str) -> None:
    for lesson in lessons_of(GAMES.find(game)):
        printed = learnt(game, lesson.name, "--lang", language, typed=right_moves(lesson))

        last = lesson.steps[-1]
        assert texts.say(language, lesson.message(last.tell)) in printed
        assert f"ludi play {game} --bot tiro" in printed


def test_a_wrong_try_an_impossible_one_and_nonsense_are_answered_and_help_shows_the_move() -> None:
    printed = learnt("roma", typed=["", "", "", "end_turn", "cards 5", "nonsense", "help", "quit"])

    assert texts.say("en", "roma-lesson-first-game-not-lapse") in printed
    assert texts.say("en", "roma-refuse-no-die", die=5) in printed
    assert texts.say("en", "play-no-move", typed="nonsense") in printed
    assert "Here it is:" in printed
    assert "(money 6)" in printed
    assert "ludi learn roma" in printed


def test_moves_may_be_chosen_by_number() -> None:
    lesson = lesson_named(GAMES.find("roma"), "first_game")
    printed = learnt("roma", typed=["", "", "", "6", "quit"])  # end_turn, money 3, cards 3, money 4, cards 4, money 6

    assert texts.say("en", lesson.message("lay")) in printed


def test_the_offered_game_begins_when_it_is_wanted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    lesson = lesson_named(GAMES.find("roma"), "first_game")
    printed = learnt("roma", typed=[*right_moves(lesson), "yes", "q"])

    assert "You left the table." in printed
