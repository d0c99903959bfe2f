"""Opponents at a terminal where nothing is compiled yet: they answer at once, and say what they wait for."""

import subprocess
from collections.abc import Sequence
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from ludi.bots.contract import Answer
from ludi.bots.levels import is_by_net_alone
from ludi.bots.nets.closing import ClosingBot
from ludi.bots.nets.uncompiled import UncompiledNetBot
from ludi.cli import opponents
from ludi.cli.opponents import Preparing, opponent_named
from ludi.cli.play import LocalGame
from ludi.cli.screen import Screen
from ludi.core import texts
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.core.state import State
from ludi.games import GAMES

ROMA = GAMES.find("roma")


class Compiler:
    """A process that compiles until somebody lets it end."""

    def __init__(self, *_: object, **given: object) -> None:
        self.returncode: int | None = None

    def poll(self) -> int | None:
        return self.returncode

    def kill(self) -> None:
        self.returncode = -9


class Sure:
    """A bot that always answers the same."""

    def __init__(self, action: int) -> None:
        self.name, self.action = "sure", action

    def choose(self, view: State, seat: int, legal: Sequence[int], seed: int, seconds: float | None = None) -> Answer:
        return Answer(self.action)

    def forget(self) -> None:
        """Nothing."""


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine on which nothing was compiled, and a compiler that takes its time."""
    monkeypatch.setattr(opponents, "is_kept", lambda twin: False)
    monkeypatch.setattr(subprocess, "Popen", Compiler)


def test_a_rank_that_asks_its_net_alone_plays_without_the_compiler(fresh: None, game: Game) -> None:
    for rank in ("tiro", "miles", "centurio"):
        assert isinstance(opponent_named(game, rank), UncompiledNetBot) == is_by_net_alone(game, rank)


def test_a_rank_that_searches_answers_by_its_net_until_it_is_compiled(
    fresh: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opponents, "uncompiled_of", lambda game, rank: Sure(1))
    monkeypatch.setattr(opponents, "of_rank", lambda game, rank: Sure(2))
    bot, asked = opponent_named(ROMA, "caesar"), (ROMA.new_game(), 0, [1, 2], 0)
    assert isinstance(bot, Preparing)

    assert bot.choose(*asked).action == 1
    bot.process.returncode = 0

    assert bot.choose(*asked).action == 2


def test_with_a_seed_the_same_game_is_played_whenever_the_compiler_is_done(fresh: None) -> None:
    assert isinstance(opponent_named(ROMA, "caesar", seed=1), ClosingBot)


def test_what_was_compiled_before_is_not_compiled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opponents, "is_kept", lambda twin: True)

    assert isinstance(opponent_named(ROMA, "caesar"), ClosingBot)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_who_plays_is_told_that_the_opponent_gets_ready(fresh: None, tmp_path: Path, language: str) -> None:
    out = Console(file=StringIO(), width=400)
    record, opponent = tmp_path / "record.json", opponent_named(ROMA, "caesar")
    sitting = LocalGame(Match(ROMA), {0, 1}, opponent, language, Screen(out), 1, record)
    sitting.ask = lambda: False  # type: ignore[method-assign]  # they leave at once

    sitting.run()

    assert isinstance(out.file, StringIO)
    assert texts.say(language, "play-preparing", bot="caesar") in out.file.getvalue()
