"""Bots come in from outside: announced by a package, by `module:factory`, as a program; and fail with a sentence."""

import shlex
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from ludi.bots import named
from ludi.bots.contract import Answer
from ludi.bots.named import bot_named, bot_names
from ludi.bots.play import engine
from ludi.cli.app import app
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.core.replay import save
from ludi.core.speech import move_line
from ludi.core.state import State
from ludi.core.texts import say
from ludi.envs.gym import RomanBotsEnv
from ludi.games import GAMES

HERE = "tests.bots.test_named"
ENGINE = f"exec:{shlex.quote(sys.executable)} {Path(__file__).with_name('engine.py')}"


class First:
    """Takes the legal action of this number, counted from the first."""

    name = "first"

    def __init__(self, game: Game, number: int = 0, word: str = "") -> None:
        if number < 0:
            raise ValueError("no such number")
        self.number, self.word = number, word

    def choose(self, view: State, seat: int, legal: Sequence[int], seed: int, seconds: float | None = None) -> Answer:
        return Answer(legal[min(self.number, len(legal) - 1)])

    def forget(self) -> None:
        """Nothing."""


@contextmanager
def announced_in(folder: Path, **bots: str) -> Iterator[None]:
    """A package is installed that announces these bots."""
    package = folder / "orators-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: orators\nVersion: 1.0\n")
    rows = [f"{name} = {place}" for name, place in bots.items()]
    (package / "entry_points.txt").write_text("\n".join(["[ludi.bots]", *rows, ""]))
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        named.announced.cache_clear()
        yield
    named.announced.cache_clear()


@pytest.fixture
def asked(game: Game) -> Match:
    """A game where somebody is asked."""
    match = Match(game)
    while match.seat < 0:
        match.step(match.legal()[0])
    return match


def test_every_name_makes_a_bot(game: Game) -> None:
    assert {"caesar", "tiro", "random", "greedy"} <= set(bot_names())
    for name in (*bot_names(), "search:5"):
        assert bot_named(game, name).name == name


def test_a_factory_is_called_with_what_stands_behind_the_question_mark(game: Game) -> None:
    bot: Any = bot_named(game, f"{HERE}:First?number=1&word=tu%20quoque")

    assert (bot.number, bot.word) == (1, "tu quoque")


@pytest.fixture
def cicero(tmp_path: Path) -> Iterator[str]:
    """A package that announces a bot is installed."""
    with announced_in(tmp_path, cicero=f"{HERE}:First"):
        yield "cicero"


def test_a_bot_of_another_package_is_found_by_its_name(game: Game, cicero: str) -> None:
    bot: Any = bot_named(game, f"{cicero}?number=2")

    assert type(bot).__name__ == "First"
    assert bot.number == 2
    assert cicero in bot_names()


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("cicero", "There is no bot 'cicero'; there are: tiro"),
        ("no.such.module:Bot", "No module named 'no'"),
        (f"{HERE}:Last", f"{HERE} has no Last"),
        (f"{HERE}:First?number=-1", "ValueError: no such number"),
        (f"{HERE}:First?colour=red", "TypeError"),
        ("builtins:str", "choose(view, seat, legal, seed, seconds)"),
        ("search:0", "search:500"),
        ("exec:", "exec:./engine"),
    ],
)
def test_what_is_no_bot_is_told_in_a_sentence(name: str, told: str) -> None:
    with pytest.raises(LudiError) as refused:
        bot_named(GAMES.find("roma"), name)

    assert told in str(refused.value)
    assert "\n" not in str(refused.value)


def test_an_engine_is_asked_by_what_its_seat_sees(asked: Match) -> None:
    game, seat = asked.game, asked.seat
    bot = engine.EngineBot(game, ENGINE)
    view, legal = asked.view(seat), asked.legal()

    answer = bot.choose(view, seat, legal, 3)

    assert answer.action == legal[0]
    assert answer.reasons[0].value == 0.5
    question = bot.question(view, seat, legal, 3, None)
    assert question["view"] == game.position(view)
    assert question["observation"] == game.observe(view, seat).tolist()
    assert [move["action"] for move in question["legal"]] == legal
    bot.forget()
    assert bot.choose(view, seat, legal, 3).action == legal[0], "the same engine goes on after a game"


@pytest.mark.parametrize(
    ("how", "told"),
    [
        ("dies", "it has ended (status 3)"),
        ("nonsense", "no JSON object"),
        ("illegal", "it answered -5, which is not legal"),
        ("foreign", "protocol 1"),
        ("silent", "it was silent"),
    ],
)
def test_an_engine_that_fails_is_told_in_a_sentence(how: str, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "GRACE", 0.2)
    match = Match(GAMES.find("roma"))
    while match.seat < 0:
        match.step(match.legal()[0])
    bot = engine.EngineBot(match.game, f"{ENGINE} {how}")

    with pytest.raises(LudiError) as failed:
        bot.choose(match.view(match.seat), match.seat, match.legal(), 1, 0.1)

    assert told in str(failed.value)
    assert bot.process is None


def test_an_engine_that_is_not_there_is_told_in_a_sentence() -> None:
    match = Match(GAMES.find("roma"))
    with pytest.raises(LudiError, match="cannot be started"):
        engine.EngineBot(match.game, "exec:/no/such/engine").choose(match.view(0), 0, [1], 1)


@pytest.mark.parametrize("foreign", ["cicero", f"{HERE}:First?number=1", ENGINE], ids=["package", "factory", "engine"])
def test_a_bot_from_outside_plays_in_the_arena(foreign: str, cicero: str, tmp_path: Path) -> None:
    words = ["arena", "roma", foreign, "random", "--pairs", "1", "--cores", "1", "--no-picture"]
    result = CliRunner().invoke(app, [*words, "--out", str(tmp_path / "contest")])

    assert result.exit_code == 0, result.output
    assert len(list((tmp_path / "contest").rglob("*.json"))) >= 2


def test_gymnasium_takes_a_name_an_object_or_one_for_each_seat(cicero: str) -> None:
    game = GAMES.find("roma")
    for bot in ("random", cicero, f"{HERE}:First", ENGINE, First(game), [First(game), "random"]):
        env = RomanBotsEnv("roma", bot=bot, seat=0)
        told, _ = env.reset(seed=1)
        for _ in range(5):
            told, _, over, _, _ = env.step(np.flatnonzero(told["action_mask"])[0])
            if over:
                break
        env.close()
    with pytest.raises(LudiError, match="2 seats"):
        RomanBotsEnv("roma", bot=["random"])


@pytest.mark.parametrize("foreign", ["cicero", f"{HERE}:First", ENGINE], ids=["package", "factory", "engine"])
def test_advice_comes_from_any_bot(foreign: str, cicero: str, tmp_path: Path) -> None:
    match = Match(GAMES.find("roma"))
    while match.seat < 0:
        match.step(match.legal()[0])
    save(match, tmp_path / "game.json")
    first = say("en", move_line(match.game, match.legal()[0]))

    told = CliRunner().invoke(app, ["hint", str(tmp_path / "game.json"), "--bot", foreign])

    assert told.exit_code == 0, told.output
    assert first in " ".join(told.output.split())


def test_ludi_bots_lists_them() -> None:
    told = CliRunner().invoke(app, ["bots"]).output

    assert {"caesar", "greedy", "random"} <= set(told.split())
    assert "MODULE:FACTORY?KEY=VALUE" in told
