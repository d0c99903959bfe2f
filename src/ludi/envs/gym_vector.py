"""Gymnasium's `VectorEnv` over the vector: one learner's seat in every lane, the others played inside the step.

    envs = gymnasium.make_vec("ludi/roma-v2", num_envs=1024, bot="heuristic")

A game that ends begins anew in the same step (`AutoresetMode.SAME_STEP`): `infos["final_obs"]` has its last
observation, `infos["final_info"]` its scores and length.
"""

from typing import Any

import numpy as np

from ludi.core.errors import LudiError
from ludi.envs.settings import SITTERS
from ludi.envs.single import bounds
from ludi.envs.vector import Vector
from ludi.games import GAMES

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise LudiError(f"Gymnasium is not installed ({error}): pip install 'ludi-romani[envs]'.") from None


def seatings(players: int, bot: str, seat: int | None) -> list[list[str]]:
    """Who sits where: the learner at this seat, or at another in every lane; the bot at all others."""
    if bot not in SITTERS[1:]:
        raise LudiError(
            f"Inside the step play {', '.join(SITTERS[1:])}, not '{bot}'; "
            "other bots take vectorization_mode='sync', one game at a time."
        )
    if seat is not None and seat not in range(players):
        raise LudiError(f"The learner's seat is a number from 0 to {players - 1}, or None for another in every lane.")
    seats = range(players) if seat is None else [seat]
    return [[SITTERS[0] if own == one else bot for one in range(players)] for own in seats]


class RomanVectorEnv(gymnasium.vector.VectorEnv[dict[str, Any], Any, Any]):
    """Many games, one learner's seat in each. An illegal action is a LudiError that names the lane."""

    metadata = {"render_modes": [], "autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        bot: str = "greedy",
        seat: int | None = None,
        reward: str = "victory",
        compact: bool = False,
        threads: int = 0,
        copy: bool = True,
        **options: Any,
    ) -> None:
        wished = {name: str(value) for name, value in options.items()}
        found = GAMES.find(game)
        players = found.players_of(found.new_game(wished))
        self.vector = Vector(
            found, num_envs, 0, threads, wished,
            seated=seatings(players, bot, seat), reward=reward, ends=True, compact=compact,
        )  # fmt: skip
        self.num_envs, self.copy, self.render_mode = num_envs, copy, None
        actions = self.vector.masks.shape[1]
        self.single_action_space: Any = spaces.Discrete(actions)
        self.single_observation_space: Any = spaces.Dict({
            "observation": spaces.Box(*bounds(self.vector.game), dtype=np.int8),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        })  # fmt: skip
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """New games, in all lanes or where `options["reset_mask"]` is true; without a seed, ones not played yet."""
        super().reset(seed=seed)
        self.vector.reset(seed, (options or {}).get("reset_mask"))
        return self._seen(), {"seat": self.vector.seats.copy()}

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """The learner's decision in every lane, then everybody else's until it is asked again."""
        seats = self.vector.seats.copy()
        self.vector.step(actions)
        done = self.vector.done.copy()
        rewards = self.vector.rewards[np.arange(self.num_envs), seats].astype(np.float64)
        told: dict[str, Any] = {"seat": self.vector.seats.copy()}
        if done.any():
            told |= self._ends(done, seats)
        return self._seen(), rewards, done, np.zeros(self.num_envs, np.bool_), told

    def _seen(self) -> dict[str, Any]:
        rows, masks = self.vector.observations, self.vector.masks
        return {
            "observation": rows.copy() if self.copy else rows,
            "action_mask": masks.copy() if self.copy else masks,
        }

    def _ends(self, done: Any, seats: Any) -> dict[str, Any]:
        """What Gymnasium tells of games that have ended; each entry has a mask of the lanes it is for."""
        last = np.full(self.num_envs, None, object)
        nothing = np.zeros(self.vector.masks.shape[1], np.int8)
        for lane in np.flatnonzero(done):
            row = self.vector.final_observations[lane, seats[lane]].copy()
            last[lane] = {"observation": row, "action_mask": nothing.copy()}
        known = {
            "scores": self.vector.final_scores.copy(), "length": self.vector.final_lengths.copy(), "seat": seats,
        }  # fmt: skip
        final = known | {f"_{name}": done for name in known}
        return {"final_obs": last, "_final_obs": done, "final_info": final, "_final_info": done}
