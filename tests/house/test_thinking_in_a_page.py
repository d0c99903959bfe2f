"""Bots that think in a page answer as Python's do, to the last bit: every rank, every game, every number of players."""

import json
import subprocess
from base64 import b64encode
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from ludi.bots.contract import Answer
from ludi.bots.levels import LEVELS
from ludi.bots.named import bot_named
from ludi.core.game import Game
from ludi.core.state import State
from ludi.games import GAMES
from ludi.server.bots.advice import Adviser, Question
from ludi.server.browser.files import files_of
from tests.variants import OURS, Variant, random_game, sampled
from tests.volume import so_many
from tests.web.house import node

ROOT = Path(__file__).parents[2]
RANKS = [*LEVELS, "random"]
POSITIONS = so_many(5, 1000)  # of each rank
HINTED = so_many(2, 200)  # of them with a hint
EACH = so_many(5, 50)  # of them of one game


class Asked(NamedTuple):
    """A decision to be made."""

    view: State
    seat: int
    legal: list[int]
    seed: int


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files a browser thinks with."""
    written = tmp_path_factory.mktemp("local")
    for name in OURS:
        (written / name).mkdir()
        for file, make in files_of(GAMES.find(name)).items():
            if file.endswith((".wasm", ".net")) or file == "think.js":
                (written / name / file).write_bytes(make())
    return written


def positions_of(game: Game, many: int = POSITIONS) -> list[Asked]:
    """Positions of random games, with each number of players in turn; seeds are as large as those at tables."""
    found: list[Asked] = []
    number = 0
    while len(found) < many:
        players = game.players[number % len(game.players)]
        options = {"players": str(players)} if len(game.players) > 1 else {}
        turnings = [one for one in random_game(Variant(game, options), 61 + number) if one.before.seat >= 0]
        for one in sampled(turnings, max(EACH // len(game.players), 1), number):
            seat = int(one.before.seat)
            view = game.view_of(one.before, seat)
            found.append(Asked(view, seat, game.legal(view, game.compiled), (1 << 55) + 977 * len(found)))
        number += 1
    return found[:many]


def in_words(answer: Answer) -> list[Any]:
    """An answer as JSON has it."""
    reasons = [[one.action, one.visits, one.value, list(one.line)] for one in answer.reasons]
    return [answer.action, reasons]


def in_a_page(folder: Path, wishes: list[tuple[str, str, list[Asked]]], tmp_path: Path) -> list[list[Any]]:
    """What bots of the page answer."""
    file = tmp_path / "questions"
    lines = [
        [game, rank, [{"view": b64encode(one.view.tobytes()).decode(), "seat": one.seat, "legal": one.legal,
                       "seed": str(one.seed)} for one in asked]]
        for game, rank, asked in wishes
    ]  # fmt: skip
    file.write_text("".join(f"{json.dumps(line)}\n" for line in lines))
    words = [node(), "web/scripts/think.mjs", str(folder), str(file)]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=7200)
    assert done.returncode == 0, done.stderr[-2000:]
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.parametrize("name", OURS)
def test_a_bot_in_a_page_answers_as_pythons(name: str, folder: Path, tmp_path: Path) -> None:
    game = GAMES.find(name)
    asked = positions_of(game)

    found = in_a_page(folder, [(name, rank, asked) for rank in RANKS], tmp_path)

    for rank, answers in zip(RANKS, found, strict=True):
        bot = bot_named(game, rank)
        assert answers == [in_words(bot.choose(*one)) for one in asked], rank


@pytest.mark.parametrize("name", OURS)
def test_a_hint_in_a_page_is_the_servers(name: str, folder: Path, tmp_path: Path) -> None:
    game = GAMES.find(name)
    asked = positions_of(game, HINTED)

    (found,) = in_a_page(folder, [(name, "hint", asked)], tmp_path)

    for one, hint in zip(asked, found, strict=True):
        assert hint == json.loads(json.dumps(Adviser().hint(Question(game, *one))))
