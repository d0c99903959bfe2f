"""Environments are copied and pickled for search and for work in many processes; a copy plays on alike."""

import copy
import importlib
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

import ludi.envs.gym  # registers the games
from ludi.core.game import Game
from ludi.envs.vector import Vector

assert ludi.envs.gym
STEPS = 8
WAYS = [copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))]
both_ways = pytest.mark.parametrize("copied", WAYS, ids=["copied", "pickled"])


def last_legal(mask: Any) -> int:
    """Somebody who always takes the last legal action."""
    return int(np.flatnonzero(mask)[-1])


def met(env: Any, mask: Any) -> list[bytes]:
    """What a learner sees in the next steps, up to the end of the game."""
    seen = []
    for _ in range(STEPS):
        observation, _, over, _, _ = env.step(last_legal(mask))
        mask = observation["action_mask"]
        seen.append(observation["observation"].tobytes())
        if over:
            break
    return seen


@both_ways
def test_a_game_is_one_and_the_same(game: Game, copied: Callable[[Any], Any]) -> None:
    assert copied(game) is game


@both_ways
@pytest.mark.parametrize("bot", ["greedy", "search:8"])
def test_a_game_against_bots_goes_on_alike(game: Game, bot: str, copied: Callable[[Any], Any]) -> None:
    env = gymnasium.make(f"ludi/{game.name}-v{game.version}", bot=bot, seat=0)
    observation, _ = env.reset(seed=3)
    for _ in range(4):
        observation, *_ = env.step(last_legal(observation["action_mask"]))

    other = copied(env)

    assert met(other, observation["action_mask"]) == met(env, observation["action_mask"])


@pytest.mark.parametrize("bot", ["random", "search:8"])
def test_a_seed_is_a_game_whatever_was_played_before(game: Game, bot: str) -> None:
    env = gymnasium.make(f"ludi/{game.name}-v{game.version}", bot=bot)

    first, second = (met(env, env.reset(seed=5)[0]["action_mask"]) for _ in range(2))

    assert first == second


@both_ways
def test_an_environment_of_many_agents_goes_on_alike(game: Game, copied: Callable[[Any], Any]) -> None:
    env = importlib.import_module(f"ludi.envs.{game.name}_v{game.version}").env()
    env.reset(seed=3)
    other = copied(env)
    for _ in range(STEPS):
        for one in (env, other):
            one.step(last_legal(one.last()[0]["action_mask"]))
        assert env.agent_selection == other.agent_selection
        assert (env.state() == other.state()).all()


@both_ways
@pytest.mark.parametrize("threads", [1, 2])
def test_a_vector_goes_on_alike(game: Game, threads: int, copied: Callable[[Any], Any]) -> None:
    vector = Vector(game, 5, seed=2, threads=threads)
    for _ in range(20):
        vector.step(vector.random_actions)
    other = copied(vector)
    for _ in range(100):
        for one in (vector, other):
            one.step(one.random_actions)
        assert (vector.observations == other.observations).all()
        assert (vector.masks == other.masks).all()
        assert (vector.done == other.done).all()
