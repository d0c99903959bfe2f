"""A game at a terminal: left at any moment, gone on with, told to the one who plays."""

import json
import shlex
from collections.abc import Sequence
from io import StringIO
from pathlib import Path

import pytest
import typer
from rich.console import Console
from rich.text import Text
from typer.testing import CliRunner

from ludi.bots.contract import Answer
from ludi.bots.play.random import RandomBot
from ludi.cli.app import app
from ludi.cli.at_table import indented
from ludi.cli.play import LocalGame
from ludi.cli.screen import Screen
from ludi.cli.sit_down import resumed
from ludi.core import texts
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.core.state import State, same
from ludi.games import GAMES
from tests.cli.teletype import Teletype
from tests.luck import LUCK

HOME = "\x1b[H"


class Interrupted(RandomBot):
    """A bot in whose thinking somebody presses Ctrl-C, after so many answers."""

    def __init__(self, answers: int) -> None:
        super().__init__()
        self.answers = answers

    def choose(self, view: State, seat: int, legal: Sequence[int], seed: int, seconds: float | None = None) -> Answer:
        self.answers -= 1
        if self.answers < 0:
            raise KeyboardInterrupt
        return super().choose(view, seat, legal, seed, seconds)


class Typing(Screen):
    """Somebody who types the first choice so many times, and then presses Ctrl-C, or sends the end of input."""

    def __init__(self, times: int, last: type[BaseException]) -> None:
        super().__init__(Console(file=StringIO(), width=500))
        self.times, self.last = times, last

    def read(self, prompt: str, has_changed: object = None) -> str:
        self.times -= 1
        if self.times < 0:
            raise self.last
        return "1"

    @property
    def shown(self) -> str:
        assert isinstance(self.out.file, StringIO)
        return self.out.file.getvalue()


def left(game: Game, bot: RandomBot, screen: Typing, record: Path, status: int | None) -> State:
    """A game left: the position as it was then."""
    sitting = LocalGame(Match(game), {0}, bot, "en", screen, LUCK.getrandbits(30), record)
    if status is None:
        sitting.run()
    else:
        with pytest.raises(typer.Exit) as ended:
            sitting.run()
        assert ended.value.exit_code == status
    told = texts.say("en", "play-left", file=str(record), command=f"ludi play --resume {record}")
    assert screen.shown.endswith(f"\n{told}\n")
    return sitting.match.state


@pytest.mark.parametrize("answers", [0, 1, 2, 5, 7])  # no game is over by then
def test_ctrl_c_while_a_bot_thinks_keeps_all_it_did(our_game: Game, answers: int, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    state = left(our_game, Interrupted(answers), Typing(10_000, EOFError), record, 130)

    assert same(resumed(record, "").state, state)


@pytest.mark.parametrize("last", [KeyboardInterrupt, EOFError])
@pytest.mark.parametrize("times", [0, 1, 4, 6])  # no game is over by then
def test_leaving_while_one_is_asked_keeps_the_game(
    our_game: Game, times: int, last: type[BaseException], tmp_path: Path
) -> None:
    record, status = tmp_path / "game.json", 130 if last is KeyboardInterrupt else None
    state = left(our_game, RandomBot(), Typing(times, last), record, status)

    assert same(resumed(record, "").state, state)
    assert same(resumed(record, our_game.name).state, state)


def test_the_file_knows_which_game_it_is(tmp_path: Path) -> None:
    record, runner = tmp_path / "game.json", CliRunner()
    runner.invoke(app, ["play", "caesar_cleopatra", "--record", str(record)], input="1\nq\n")
    begun = json.loads(record.read_text())["moves"]

    done = runner.invoke(app, ["play", "--resume", str(record)], input="1\nq\n")

    assert done.exit_code == 0, done.output
    assert json.loads(record.read_text())["moves"][: len(begun)] == begun
    with pytest.raises(LudiError, match=r"caesar_cleopatra, not of roma"):
        resumed(record, "roma")


@pytest.mark.parametrize(
    ("words", "expected"),
    [("--seat cleopatra --bot greedy", ({1}, "greedy")), ("--alone", ({0, 1}, "random")), ("", ({0}, "random"))],
)
def test_the_file_knows_who_plays(
    words: str, expected: tuple[set[int], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever goes on sits at their own seat, not at the opponent's."""
    record, runner, seen = tmp_path / "a game.json", CliRunner(), list[tuple[set[int], str]]()

    def left_at_once(sitting: LocalGame) -> None:
        seen.append((sitting.people, sitting.called))
        sitting.leave()

    monkeypatch.setattr(LocalGame, "run", left_at_once)

    begun = runner.invoke(app, ["play", "caesar_cleopatra", "--record", str(record), *words.split()])
    command = shlex.split(begun.output.rpartition("ludi play ")[2])
    runner.invoke(app, ["play", *command])
    runner.invoke(app, ["play", *command, "--seat", "caesar", "--bot", "random"])

    assert command == ["--resume", str(record)]
    assert seen == [expected, expected, ({0}, "random")]


def test_who_goes_on_can_read_what_happened(our_game: Game, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    sitting = LocalGame(Match(our_game), {0}, RandomBot(), "en", Typing(4, EOFError), LUCK.getrandbits(30), record)
    sitting.run()

    again = LocalGame(resumed(record, ""), {0}, RandomBot(), "en", Typing(0, EOFError), record=record)

    assert sitting.log
    assert again.log == sitting.log
    assert again.told == len(again.log)  # nothing of it is new


def test_what_was_told_several_times_in_a_row_stands_there_once() -> None:
    told = [Text(line) for line in ("Caesar draws.", "Caesar draws.", "You draw.", "Caesar draws.")]

    assert [line.plain for line in indented(told)] == ["  Caesar draws. ×2", "  You draw.", "  Caesar draws."]


def test_a_record_begins_no_program(tmp_path: Path) -> None:
    record, runner = tmp_path / "game.json", CliRunner()
    left = runner.invoke(app, ["play", "roma", "--bot", "search:5", "--record", str(record)], input="q\n")
    assert left.output.endswith(f"ludi play --resume {record} --bot search:5\n")
    kept = json.loads(record.read_text())
    assert kept["sitting"] == {"people": [0], "bot": "random"}

    for sitting in ({"people": [0], "bot": "exec:touch it"}, {"people": [0]}, {"people": [2], "bot": "random"}, [], 7):
        record.write_text(json.dumps(kept | {"sitting": sitting}))
        done = runner.invoke(app, ["play", "--resume", str(record)], input="q\n")
        assert isinstance(done.exception, LudiError), sitting


def test_without_a_game_it_is_asked_which() -> None:
    done = CliRunner().invoke(app, ["play"])

    assert isinstance(done.exception, LudiError)
    assert all(name in str(done.exception) for name in GAMES.names)


@pytest.mark.parametrize(
    ("language", "won", "lost"),
    [("en", "You win.", " wins."), ("nl", "Je wint.", " wint."), ("de", "Du gewinnst.", " gewinnt."),
     ("hu", "Te nyersz.", " nyer.")],
)  # fmt: skip
def test_who_plays_is_told_you(our_game: Game, language: str, won: str, lost: str, tmp_path: Path) -> None:
    screen = Typing(100_000, EOFError)
    sitting = LocalGame(Match(our_game), {0}, RandomBot(), language, screen, LUCK.getrandbits(30), tmp_path / "g.json")
    sitting.run()

    winners = sitting.match.winners()
    last = " ".join(screen.shown.splitlines()[-2:])
    assert (won in last) == (winners == [0])
    assert (lost in last.replace(won, "")) == (len(winners) == 1 and winners != [0])
    own = f"{our_game.name.replace('_', '-')}-seat-{our_game.seats(0).name.lower()}"
    name = texts.say(language, own)
    assert f"{texts.say(language, 'board-you', name=name)}: {sitting.match.scores()[0]}" in screen.shown
    assert f" {name} " not in last
    told = [line for line in screen.shown.splitlines() if line.startswith("  ")]
    assert not [line for line in told if line.startswith(f"  {name} ") and line.endswith(".")]


def test_the_table_is_drawn_in_its_place_and_ctrl_c_says_where_the_game_is(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    with Teletype("play", "roma", "--record", str(record)) as terminal:
        terminal.until("> ")
        terminal.type("1\n")
        shown = terminal.until("> ")
        terminal.type("\x03")
        status, last = terminal.ends()

    assert terminal.raw.count(HOME) >= 2
    assert len(shown.splitlines()) >= 15
    assert status == 130
    assert last.replace("\r", "").endswith(f"ludi play --resume {record}\n")
    assert "Traceback" not in terminal.raw
    assert resumed(record, "").actions


def test_with_plain_nothing_is_drawn_in_its_place(tmp_path: Path) -> None:
    with Teletype("play", "roma", "--plain", "--record", str(tmp_path / "game.json")) as terminal:
        terminal.until("> ")
        terminal.type("q\n")
        assert terminal.ends()[0] == 0

    assert HOME not in terminal.raw


def test_a_hint_does_not_wait_for_the_compiler(tmp_path: Path) -> None:
    """Nothing compiled is kept in this folder: it would take minutes."""
    words = ("play", "roma", "--record", str(tmp_path / "game.json"))
    with Teletype(*words, LUDI_CACHE=str(tmp_path / "fresh")) as terminal:
        terminal.until("> ")
        terminal.type("h\n")
        terminal.until(texts.say("en", "hint-preparing").split(".")[0][:30])
        terminal.until("> ")
        terminal.type("q\n")
        assert terminal.ends()[0] == 0
