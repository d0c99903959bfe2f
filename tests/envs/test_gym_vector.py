"""The vector as Gymnasium and PufferLib know it."""

import sys
from types import ModuleType
from typing import Any

import gymnasium
import numpy as np
import pytest

import ludi.envs.gym
from ludi.core.errors import LudiError
from ludi.envs import puffer
from ludi.envs.vector import Vector
from ludi.games import GAMES

assert ludi.envs.gym  # registers the games
ROMA = GAMES.find("roma")
NAME = f"ludi/roma-v{ROMA.version}"


def made(count: int, **wishes: Any) -> Any:
    return gymnasium.make_vec(NAME, count, **({"bot": "random", "threads": 1} | wishes))


def chosen(seen: dict[str, Any]) -> Any:
    """The last legal action of every lane."""
    masks = seen["action_mask"]
    return masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)


def test_gymnasium_makes_the_vector_by_name_and_its_spaces_hold_what_is_seen() -> None:
    envs = made(4)
    seen, told = envs.reset(seed=1)

    assert envs.unwrapped.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.SAME_STEP
    assert seen in envs.observation_space
    assert told["seat"].tolist() == [0, 1, 0, 1]
    seen, rewards, terminated, truncated, _ = envs.step(chosen(seen))
    assert seen in envs.observation_space
    assert rewards.shape == terminated.shape == truncated.shape == (4,)
    assert not truncated.any()


def test_at_the_end_gymnasium_is_told_the_last_observation_score_and_length() -> None:
    envs, steps, length = made(2, seat=1), 0, None
    seen, _ = envs.reset(seed=3)
    terminated = np.zeros(2, bool)
    while not terminated.any():
        seen, rewards, terminated, _, told = envs.step(chosen(seen))
        steps += 1
    [lane, *_] = np.flatnonzero(terminated)
    final, length = told["final_info"], told["final_info"]["length"][lane]

    assert told["_final_obs"].tolist() == terminated.tolist() == final["_scores"].tolist()
    assert told["final_obs"][lane] in envs.single_observation_space
    assert not told["final_obs"][lane]["action_mask"].any()
    assert (told["final_obs"][lane]["observation"] != seen["observation"][lane]).any()
    assert length > steps  # those of the bot are counted too
    own, other = final["scores"][lane, 1], final["scores"][lane, 0]
    assert rewards[lane] == np.sign(own - other)


def test_what_was_seen_stays_as_it_was_unless_copies_are_not_wanted() -> None:
    for copies in (True, False):
        envs = made(2, copy=copies)
        seen, _ = envs.reset(seed=1)
        before = seen["observation"].copy()
        envs.step(chosen(seen))
        assert (seen["observation"] == before).all() == copies


def test_a_reset_by_mask_leaves_the_other_lanes_alone() -> None:
    envs = made(2)
    seen, _ = envs.reset(seed=1)
    seen, *_ = envs.step(chosen(seen))
    again, _ = envs.reset(options={"reset_mask": np.array([True, False])})

    assert (again["observation"][1] == seen["observation"][1]).all()
    assert (again["observation"][0] != seen["observation"][0]).any()


def test_a_bot_that_thinks_plays_one_game_at_a_time() -> None:
    with pytest.raises(LudiError, match="sync"):
        made(2, bot="centurio")


class PufferEnv:
    """What PufferLib 3 documents of its native environments: what it asks for, the arrays it makes or is given."""

    def __init__(self, buf: Any = None) -> None:
        box, choice, count = self.single_observation_space, self.single_action_space, self.num_agents  # type: ignore[attr-defined]
        assert isinstance(box, gymnasium.spaces.Box)
        assert isinstance(choice, gymnasium.spaces.Discrete)
        assert not hasattr(self, "observation_space")
        self.observations = np.zeros((count, *box.shape), box.dtype) if buf is None else buf.observations
        self.rewards = np.zeros(count, np.float32) if buf is None else buf.rewards
        self.terminals = np.zeros(count, bool) if buf is None else buf.terminals
        self.truncations = np.zeros(count, bool) if buf is None else buf.truncations


@pytest.fixture
def pufferlib(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in = ModuleType("pufferlib")
    stand_in.PufferEnv = PufferEnv  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "pufferlib", stand_in)


@pytest.mark.usefixtures("pufferlib")
def test_puffer_gets_rows_and_masks_in_its_own_arrays() -> None:
    env = puffer.make("roma", 3, bot="random", threads=1, seed=5)
    alike = Vector(
        "roma", 3, 5, 1, seated=[["learner", "random"], ["random", "learner"]], compact=True
    )  # as it lies beneath
    array, infos = env.observations, []

    seen, told = env.reset(5)
    assert seen is array
    assert told == []
    while not infos:
        rows, masks = puffer.split(env, seen)
        assert seen in gymnasium.vector.utils.batch_space(env.single_observation_space, 3)
        assert (rows == alike.observations).all()
        assert (masks == alike.masks).all()
        seats = alike.seats.copy()
        alike.step(alike.random_actions)
        seen, rewards, terminals, truncations, infos = env.step(env.vector.random_actions[:, None])
        assert rewards.tolist() == alike.rewards[np.arange(3), seats].tolist()
        assert terminals.tolist() == alike.done.tolist()
        assert not truncations.any()
    assert env.observations is array
    assert infos[0].keys() == {"reward", "score", "episode_length"}


def test_without_puffer_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pufferlib", None)
    with pytest.raises(LudiError, match="pip install pufferlib"):
        puffer.make("roma", 2)
