"""PufferLib: the vector as a native `PufferEnv`, an agent a lane. PufferLib is imported only when one is made.

    from ludi.envs.puffer import make

    env = make("roma", 1024, bot="heuristic")

An agent's observation is its row and, behind it, the mask of its legal actions: `split(env, observations)` parts them.
An illegal action is a LudiError, so the policy must mask: `logits.masked_fill(mask == 0, -1e9)`.
"""

from typing import Any

import numpy as np

from ludi.core.errors import LudiError
from ludi.envs.gym_vector import seatings
from ludi.envs.single import bounds
from ludi.envs.vector import Vector
from ludi.games import GAMES


class PufferLanes:
    """What PufferLib asks of an environment; mixed with its `PufferEnv` by `make`."""

    num_agents: int
    observations: Any
    rewards: Any
    terminals: Any
    truncations: Any

    def __init__(self, vector: Vector, buf: Any = None) -> None:
        from gymnasium import spaces

        self.vector, self.num_agents = vector, vector.count
        self._row = vector.game.feature_size
        size = vector.masks.shape[1]
        low, high = bounds(vector.game)
        low, high = np.append(low, np.zeros(size, np.int8)), np.append(high, np.ones(size, np.int8))
        self.single_observation_space = spaces.Box(low, high, dtype=np.int8)
        self.single_action_space = spaces.Discrete(size)
        super().__init__(buf)  # type: ignore[call-arg]  # PufferEnv's: it makes the arrays, or takes those given

    def reset(self, seed: int | None = None) -> tuple[Any, list[dict[str, Any]]]:
        """New games: the first ones of a seed, or without one some not played yet."""
        self.vector.reset(seed)
        self.rewards[:], self.terminals[:], self.truncations[:] = 0, False, False
        self._show()
        return self.observations, []

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, list[dict[str, Any]]]:
        """The agents' decisions, then everybody else's; a game that ends begins anew and is told of in the infos."""
        vector, seats = self.vector, self.vector.seats.copy()
        vector.step(np.asarray(actions).reshape(-1))
        self.rewards[:] = vector.rewards[np.arange(vector.count), seats]
        self.terminals[:], self.truncations[:] = vector.done, False
        self._show()
        ended = np.flatnonzero(vector.done)
        infos = [self._told(ended, seats[ended])] if len(ended) else []
        return self.observations, self.rewards, self.terminals, self.truncations, infos

    def _show(self) -> None:
        self.observations[:, : self._row] = self.vector.observations
        self.observations[:, self._row :] = self.vector.masks

    def _told(self, ended: Any, seats: Any) -> dict[str, Any]:
        """The means over the games that have just ended."""
        return {
            "reward": float(self.rewards[ended].mean()),
            "score": float(self.vector.final_scores[ended, seats].mean()),
            "episode_length": float(self.vector.final_lengths[ended].mean()),
        }

    def close(self) -> None:
        """Nothing is held open."""


def split(env: PufferLanes, observations: Any) -> tuple[Any, Any]:
    """The rows and the masks in these observations, which may be an array or a tensor."""
    return observations[..., : env._row], observations[..., env._row :]


def make(
    game: str, count: int, bot: str = "greedy", seat: int | None = None, buf: Any = None, seed: int = 0,
    threads: int = 0, **options: Any,
) -> Any:  # fmt: skip
    """A `PufferEnv` of this game with an agent in each of so many lanes; the game's options are keywords."""
    try:
        from pufferlib import PufferEnv
    except ImportError as error:
        raise LudiError(f"PufferLib is not installed ({error}): pip install pufferlib.") from None
    found, wished = GAMES.find(game), {name: str(value) for name, value in options.items()}
    sitting = seatings(found.players_of(found.new_game(wished)), bot, seat)
    vector = Vector(found, count, seed, threads, wished, seated=sitting, ends=True, compact=True)
    return type("RomanPuffer", (PufferLanes, PufferEnv), {})(vector, buf)
