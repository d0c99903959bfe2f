"""Terni lapilli, somebody else's package, in every door but the browser: nothing of the house names it."""

import json
import re
from pathlib import Path

import pytest

from ludi.games import GAMES
from tests.examples.conftest import TERNI, Abroad

ENVIRONMENTS = """
import gymnasium, numpy as np
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test
from ludi.envs import terni_lapilli_v1
from ludi.envs.vector import Vector
from ludi.games import GAMES

api_test(terni_lapilli_v1.env(), num_cycles=200)
check_env(gymnasium.make("ludi.envs.gym:ludi/terni_lapilli-v1", disable_env_checker=True).unwrapped, True)
vector = Vector(GAMES.find("terni_lapilli"), 64, threads=1)
ended = 0
for _ in range(60):
    vector.step(vector.random_actions)
    assert (vector.rewards.sum(axis=1) == 0).all()
    ended += int(vector.done.sum())
print("ended", ended)
"""


def test_no_game_from_elsewhere_is_met_by_other_tests() -> None:
    assert {"terni_lapilli", "nim"}.isdisjoint(GAMES.names)


def test_nothing_of_the_house_names_it() -> None:
    house = [file for folder in ("src", "web/src", "scripts") for file in (TERNI.parents[1] / folder).rglob("*.*")]
    texts = [file for file in house if file.suffix in (".py", ".ts", ".svelte", ".ftl", ".mjs", ".css")]

    assert [file.name for file in texts if re.search("terni|lapilli", file.read_text(encoding="utf-8"), re.I)] == []


def test_games_lists_it_after_ours(abroad: Abroad) -> None:
    listed = re.findall(r"^(\w+)  2", abroad.ludi("games"), re.MULTILINE)

    assert listed == [*GAMES.names, "terni_lapilli", "nim"]


def test_rules_are_read_in_the_language_there_is(abroad: Abroad) -> None:
    assert "three pebbles" in abroad.ludi("rules", "terni_lapilli", "TL-2", "--lang", "de")
    assert abroad.ludi("rules", "nim").strip() == "No rules have been written down for this game yet."


def test_sim_plays_it_and_finds_nothing_broken(abroad: Abroad) -> None:
    figures = json.loads(abroad.ludi("sim", "terni_lapilli", "--games", "2000", "--check", "--json"))

    assert figures["invariants"] == "none to check"  # it has no `fault_of`
    assert figures["length"]["100%"] <= 6 + 30
    assert sum(figures["wins"].values()) == pytest.approx(1, abs=0.001)


def test_a_whole_game_in_the_terminal(abroad: Abroad, tmp_path: Path) -> None:
    moves = "place 5\nplace 1\nplace 9\nplace 2\n? TL-5\nplace 8\nplace 3\n"

    printed = abroad.ludi("play", "terni_lapilli", "--alone", "--record", str(tmp_path / "game.json"), typed=moves)

    assert "That is not possible now." in printed  # TL-3
    assert "│ White │ White │   3   │" in printed
    assert "TL-5  Three pebbles in a row" in printed
    assert "White wins." in printed
    assert "Black plays: Place on 8" in abroad.ludi("replay", str(tmp_path / "game.json"))


def test_a_game_against_a_bot_in_the_terminal(abroad: Abroad, tmp_path: Path) -> None:
    words = ["play", "terni_lapilli", "--bot", "tiro", "--record", str(tmp_path / "game.json"), "--seed", "1"]

    printed = abroad.ludi(*words, typed="h\n" * 3 + "1\n" * 18)

    assert re.search(r"Place on \d.*: \d+ of 100", printed)
    assert "The game is saved in" in printed  # and not: you left the table


def test_bots_meet_in_the_arena(abroad: Abroad, tmp_path: Path) -> None:
    words = ["arena", "terni_lapilli", "random", "miles", "--pairs", "10", "--cores", "1", "--no-picture"]

    abroad.ludi(*words, "--out", str(tmp_path))

    [result] = tmp_path.rglob("result.json")
    assert "terni_lapilli" in result.read_text(encoding="utf-8")


def test_learners_play_it(abroad: Abroad) -> None:
    printed = abroad.run("-W", "ignore", "-c", ENVIRONMENTS)

    assert "Passed API test" in printed
    assert int(re.findall(r"ended (\d+)", printed)[0]) > 64


@pytest.mark.parametrize("game", ["terni_lapilli", "nim"])
def test_what_holds_for_every_game_holds_for_one_from_elsewhere(abroad: Abroad, game: str) -> None:
    printed = abroad.run("-m", "pytest", "tests/house", "-k", game, "-p", "no:xdist")

    assert "passed" in printed


def test_the_simulated_gpu_plays_it(abroad: Abroad) -> None:
    simulating = Abroad(abroad.variables | {"NUMBA_ENABLE_CUDASIM": "1"})

    simulating.run("-m", "tests.envs.simulated", "terni_lapilli")
