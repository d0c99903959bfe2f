"""PettingZoo's own tests.

Two of its parts do not apply. `max_cycles_test` is for environments in which all agents act at once for a number of
cycles given to them; these games end by their rules, and no module of PettingZoo's own board and card games runs it.
Of `api_test`'s warnings those are set aside which a game with masks in its observations always gets: PettingZoo names
its own such games in a list.
"""

import importlib
import warnings
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils import turn_based_aec_to_parallel

from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.games import GAMES

with warnings.catch_warnings():  # where pygame is installed, PettingZoo's tests import its own games the old way
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test, state_test

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]


@pytest.fixture
def module(game: Game) -> ModuleType:
    return importlib.import_module(f"ludi.envs.{game.name}_v{game.version}")


def test_the_api(module: ModuleType) -> None:
    api_test(module.env(), num_cycles=300)


def test_a_seed_is_a_game(module: ModuleType) -> None:
    seed_test(module.env, num_cycles=100)


def test_it_can_be_shown(module: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(module.env)


def test_a_text_says_who_decides(module: ModuleType, game: Game) -> None:
    env = module.raw_env(render_mode="ansi")
    env.reset(seed=1)
    shown = env.render()
    assert f"seat\x1b[0m {game.seats(env.table.seat).name.lower()}\n" in shown
    assert "phase" in shown


def test_no_line_of_a_picture_runs_off_its_edge(module: ModuleType) -> None:
    env = module.raw_env(render_mode="rgb_array")
    env.reset(seed=1)
    while not env.table.is_over:
        env.table.step(env.table.legal()[0])
    picture = env.render()
    assert (picture[:, -8:] == picture[0, 0]).all()
    assert (picture[-8:] == picture[0, 0]).all()


@pytest.mark.filterwarnings("ignore:.*Illegal.*")
def test_the_state_of_all_seats(module: ModuleType) -> None:
    together = module.raw_env()
    together.metadata["is_parallelizable"] = True  # for the one test that wants such an environment
    state_test(module.env(), turn_based_aec_to_parallel(together))


def test_every_number_of_players_has_its_agents() -> None:
    for game in GAMES:
        for players in game.players:
            options = {"players": players} if len(game.players) > 1 else {}
            env: Any = importlib.import_module(f"ludi.envs.{game.name}_v{game.version}").env(**options)
            env.reset(seed=1)
            assert len(env.agents) == players


def test_a_whole_game_pays_out_once(module: ModuleType) -> None:
    env = module.env()
    env.reset(seed=7)
    chooser, paid = np.random.default_rng(7), {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            paid[agent] = reward
            env.step(None)
        else:
            assert reward == 0
            env.step(int(chooser.choice(np.flatnonzero(observation["action_mask"]))))

    assert sum(paid.values()) == pytest.approx(0)
    assert max(paid.values()) <= 1


def test_a_picture_and_a_text_show_no_more_than_the_agent_sees(module: ModuleType, game: Game) -> None:
    env = module.raw_env(render_mode="ansi")
    env.reset(seed=3)
    seat = env.table.seat
    view = game.view_of(env.table.state, seat)
    other = game.imagined(view, seat, env.table.rng, game.compiled)
    shown = env.render()
    env.table.state = other
    assert env.render() == shown


def test_an_older_version_is_refused_with_a_sentence(game: Game) -> None:
    with pytest.raises(LudiError, match=rf"{game.name}_v1 is another version.* here it is {game.name}_v{game.version}"):
        exec(f"from ludi.envs import {game.name}_v1")
