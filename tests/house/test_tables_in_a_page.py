"""Whole games at a table that a browser plays by itself, checked by the server's own rules and dice."""

import json
import subprocess
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ludi.bots.levels import of_rank
from ludi.core.fairness import check
from ludi.core.replay import actions_of, match_of
from ludi.games import GAMES
from ludi.server.api.positions import SeenState, Viewpoint, position_of
from ludi.server.api.results import sheet_of
from ludi.server.bots.advice import Adviser, Question
from ludi.server.bots.seats import bot_seed
from ludi.server.browser.files import all_files
from tests.variants import OURS, full_table
from tests.volume import so_many
from tests.web.house import node

ROOT = Path(__file__).parents[2]
BOT = "tiro"  # who plays at the tables of the page
MOVES_EACH = so_many(20, 1000)  # of bots, of each game
GAMES_EACH = so_many(1, 100)  # of each way to sit


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files a browser gets."""
    written = tmp_path_factory.mktemp("local")
    for name, make in all_files().items():
        file = written / name
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(make())
    return written


def wishes() -> list[dict[str, Any]]:
    """Tables alone against bots, and at one screen; with all seats taken too."""
    found = []
    for name in OURS:
        options = full_table(GAMES.find(name))
        for luck in range(GAMES_EACH):
            found.append({"game": name, "options": {}, "seats": ["me", "bot"], "luck": luck, "hinted": not luck})
            found.append({"game": name, "options": {}, "seats": ["here", "me"], "luck": luck})
            if options:
                seats = ["bot"] * (int(options["players"]) - 1)
                found.append({"game": name, "options": options, "seats": [*seats, "me"], "luck": luck})
    return found


@pytest.fixture(scope="module")
def played(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    """All of them played in Node, as a page plays them."""
    file = tmp_path_factory.mktemp("wishes") / "games"
    file.write_text("".join(f"{json.dumps(wish)}\n" for wish in wishes()))
    words = [node(), "web/scripts/play_here.mjs", str(folder), str(file)]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=3600)
    assert done.returncode == 0, done.stderr[-2000:]
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_every_die_move_and_seal_is_as_the_rules_and_the_promise_have_it(played: list[dict[str, Any]]) -> None:
    assert len(played) == len(wishes())
    for one in played:
        game = GAMES.find(one["record"]["game"])
        assert all(draw.move == draw.due for draw in check(one["record"], game))


def test_the_replay_and_the_points_are_those_the_server_tells(played: list[dict[str, Any]]) -> None:
    for one in played:
        record, steps = one["record"], one["replay"]["steps"]
        game = GAMES.find(record["game"])
        match = match_of(game, record)
        match.rules = game.compiled
        for action, step in zip(actions_of(game, record["moves"]), steps, strict=True):
            match.step(action)
            seen = SeenState(game, match.state, Viewpoint(None, open=True))
            seal = step["position"]["seal"]
            told = position_of(game.compiled, seen, step["sequence"], seal=seal)
            assert step["position"] == json.loads(json.dumps(told))
        assert one["sheet"] == json.loads(
            json.dumps(sheet_of(game, game.compiled, match.state, len(record["players"])))
        )


def test_a_bot_moves_as_the_servers_would(played: list[dict[str, Any]]) -> None:
    for one in played:
        record, dice = one["record"], one["record"]["dice"]
        game = GAMES.find(record["game"])
        match = match_of(game, record)
        match.rules = game.compiled
        bot, moved = of_rank(game, BOT), 0
        for action, step in zip(actions_of(game, record["moves"]), one["replay"]["steps"], strict=True):
            if match.seat >= 0 and record["players"][match.seat] == BOT and moved < MOVES_EACH:
                luck: Any = SimpleNamespace(secret=dice["secret"], seeds=dice["seeds"])
                seed = bot_seed(luck, match.seat, step["sequence"] - 1)
                moved += 1
                assert bot.choose(match.view(match.seat), match.seat, match.legal(), seed).action == action
            match.step(action)


def test_a_hint_at_a_table_is_the_servers(played: list[dict[str, Any]]) -> None:
    helped = [one for one in played if one["helped"]]
    assert len(helped) == len(OURS)
    for one in helped:
        record, sequence = one["record"], one["helped"]["sequence"]
        game = GAMES.find(record["game"])
        match = match_of(game, record)
        for action, step in zip(actions_of(game, record["moves"]), one["replay"]["steps"], strict=True):
            if step["sequence"] > sequence:
                break
            match.step(action)
        asked = Question(game, match.view(match.seat), match.seat, match.legal(), sequence)
        assert one["helped"]["hint"] == json.loads(json.dumps(Adviser().hint(asked)))


def test_decisions_are_taken_back_and_tables_are_read_again(played: list[dict[str, Any]]) -> None:
    assert sum(one["answers"]["undone"] for one in played) > 0
    assert sum(one["answers"]["reread"] for one in played) > 0
    assert all(one["card"]["status"] == "over" for one in played)
