"""Gymnasium's checker, and games against our bots."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import ludi.envs.gym as door
from ludi.core.errors import LudiError
from ludi.core.game import Game


def test_the_checker_finds_nothing(game: Game) -> None:
    check_env(gymnasium.make(f"ludi/{game.name}-v{game.version}", bot="random").unwrapped, skip_render_check=True)


@pytest.mark.parametrize("bot", ["random", "greedy", "search:4"])
def test_a_game_against_any_bot_ends_with_an_outcome(game: Game, bot: str) -> None:
    env = gymnasium.make(f"ludi/{game.name}-v{game.version}", bot=bot)
    chooser = np.random.default_rng(1)
    observation, told = env.reset(seed=5)
    done = False
    while not done:
        assert env.unwrapped.table.seat == told["seat"]
        observation, reward, done, _, told = env.step(int(chooser.choice(np.flatnonzero(observation["action_mask"]))))
    assert -1 <= reward <= 1


def test_an_illegal_action_loses(game: Game) -> None:
    env = gymnasium.make(f"ludi/{game.name}-v{game.version}", bot="random")
    observation, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, done, _, told = env.step(illegal)
    assert (reward, done, told["illegal"]) == (door.ILLEGAL, True, True)


def test_the_learner_sits_where_it_is_told(game: Game) -> None:
    env = gymnasium.make(f"ludi/{game.name}-v{game.version}", bot="random", seat=1)
    assert all(env.reset(seed=seed)[1]["seat"] == 1 for seed in range(5))


@pytest.mark.parametrize("wrong", [{"seat": 5}, {"seat": -1}, {"render_mode": "rgb"}, {"bot": "nero"}, {"size": 3}])
def test_what_does_not_exist_is_refused_with_a_reason(game: Game, wrong: dict[str, Any]) -> None:
    with pytest.raises(LudiError):
        door.RomanBotsEnv(game.name, **wrong)


def test_the_masks_are_there_for_those_who_ask_the_environment(game: Game) -> None:
    env = gymnasium.make(f"ludi/{game.name}-v{game.version}", bot="random")
    observation, _ = env.reset(seed=1)
    assert (env.unwrapped.action_masks() == (observation["action_mask"] == 1)).all()


@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
def test_it_can_be_shown(game: Game, mode: str) -> None:
    env = gymnasium.make(f"ludi/{game.name}-v{game.version}", bot="random", render_mode=mode)
    env.reset(seed=1)
    assert len(env.render()) > 0
