"""`ludi puzzles` as people type it."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from ludi.bots.levels import LEVELS
from ludi.cli.app import app
from ludi.core import texts
from ludi.core.errors import LudiError
from ludi.games import GAMES
from ludi.puzzles.puzzle import puzzles_of, write_puzzles

ROMA = GAMES.find("roma")


def typed(*lines: str, lang: str = "en") -> str:
    words = ["puzzles", "solve", "roma", puzzles_of(ROMA)[0].name, "--lang", lang]
    done = CliRunner().invoke(app, words, input="".join(f"{line}\n" for line in lines))
    assert done.exit_code == 0, (done.output, done.exception)
    return " ".join(done.output.split())


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_a_puzzle_is_solved_at_the_terminal(lang: str) -> None:
    puzzle = puzzles_of(ROMA)[0]

    printed = typed("nonsense", puzzle.second, puzzle.best, lang=lang)

    assert printed.index(texts.say(lang, "puzzle-wrong")) < printed.index(texts.say(lang, "puzzle-right"))
    assert f"{round(100 * puzzle.value)}" in printed.partition(texts.say(lang, "puzzle-right"))[2]


def test_who_types_nothing_is_told_the_solution() -> None:
    printed = typed("")

    assert texts.say("en", "puzzle-right") not in printed
    assert "of 100 games" in printed


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_how_hard_it_is_and_who_finds_it_is_told_with_what_each_rank_means(lang: str) -> None:
    printed = typed("", lang=lang)

    assert any(printed.startswith(texts.say(lang, "puzzle-difficulty", level=level)) for level in range(1, 6))
    for level in LEVELS:
        rank, meaning = texts.say(lang, f"web-level-{level}"), texts.say(lang, f"web-rank-{level}")
        assert f"{rank} ({meaning}): " in printed


def test_what_cannot_be_done_is_said() -> None:
    for words in (["solve", "roma", "nonsense"], ["check", "roma", "--file", "nowhere.json"]):
        done = CliRunner().invoke(app, ["puzzles", *words])
        assert isinstance(done.exception, LudiError)


def test_a_check_names_what_does_not_hold_and_can_throw_it_out(tmp_path: Path) -> None:
    puzzle = next(one for one in puzzles_of(ROMA) if one.margin > 0.2)
    wrong = type(puzzle)(**{**vars(puzzle), "name": "wrong", "best": puzzle.second, "iterations": 300})
    path = tmp_path / "puzzles.json"
    write_puzzles(ROMA, [type(puzzle)(**{**vars(puzzle), "iterations": 300}), wrong], path)

    done = CliRunner().invoke(app, f"puzzles check roma --file {path} --effort 1 --cores 1 --drop".split())

    assert done.exit_code == 1, (done.output, done.exception)
    assert "wrong: " in done.output
    assert "1 of 2 hold" in done.output
    assert len(path.read_text().splitlines()) == 2
