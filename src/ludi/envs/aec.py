"""PettingZoo: every game as an AEC environment with action masks."""

from collections.abc import Callable
from typing import Any

import numpy as np

from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.state import NONE
from ludi.envs import rendering
from ludi.envs.single import Position, SingleGame, bounds
from ludi.games import GAMES

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise LudiError(f"PettingZoo is not installed ({error}): pip install 'ludi-romani[envs]'.") from None


class RomanEnv(AECEnv):  # type: ignore[misc]
    """One game, an agent a seat. The game's options are keywords; the state is all that any seat sees.

    Games begin at the beginning, or at a position in words: of the environment, or of `reset(options=...)`.
    """

    def __init__(
        self, game: Game, render_mode: str | None = None, position: Position | None = None, **options: Any
    ) -> None:
        super().__init__()
        rendering.check(render_mode)
        self.metadata = {
            "name": f"{game.name}_v{game.version}",
            "render_modes": list(rendering.MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.game, self.table, self.render_mode = game, SingleGame(game, options, position), render_mode
        self.possible_agents = [f"{seat.name.lower()}_{seat}" for seat in list(game.seats)[: self.table.players]]
        low, high = bounds(game)
        self.action_spaces = {agent: spaces.Discrete(game.actions.size) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict({
                "observation": spaces.Box(low, high, dtype=np.int8),
                "action_mask": spaces.Box(0, 1, (game.actions.size,), np.int8),
            })
            for agent in self.possible_agents
        }  # fmt: skip
        rows = (self.table.players, 1)
        self.state_space = spaces.Box(np.tile(low, rows), np.tile(high, rows), dtype=np.int8)
        self._chooser = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        """What an agent is told."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """All actions of the game; the mask says which are legal."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed, another than before. `options={"position": ...}`: this one begins there."""
        if seed is not None:
            self._chooser = np.random.default_rng(seed)
        self.table.begin(int(self._chooser.integers(2**62)), (options or {}).get("position"))
        self.agents = self.possible_agents[:]
        self.rewards, self._cumulative_rewards = dict.fromkeys(self.agents, 0.0), dict.fromkeys(self.agents, 0.0)
        self.terminations, self.truncations = dict.fromkeys(self.agents, False), dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if self.table.is_over:  # chance alone ended what began at a position
            self.rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
            self.terminations, self._cumulative_rewards = dict.fromkeys(self.agents, True), dict(self.rewards)
        self.agent_selection = self.possible_agents[max(self.table.seat, 0)]

    def observe(self, agent: str) -> dict[str, Any]:
        """What this agent sees now, and what it may do."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.table.observation(seat), "action_mask": self.table.mask(seat)}

    def state(self) -> Any:
        """What every seat sees, a row each: for learners trained together."""
        return np.stack([self.table.observation(seat) for seat in range(self.table.players)])

    def step(self, action: int | None) -> None:
        """One decision of the agent selected."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        agent = self.agent_selection
        self.table.step(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
        if self.table.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.table.seat]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """What the agent selected sees."""
        seat = self.possible_agents.index(self.agent_selection) if self.agents else NONE
        return rendering.render(self.game, self.game.view_of(self.table.state, seat), seat, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


def makers_of(name: str) -> tuple[Callable[..., AECEnv], Callable[..., RomanEnv]]:
    """The two makers every PettingZoo module has: `env`, with the usual wrappers, and `raw_env`."""

    def raw_env(**options: Any) -> RomanEnv:
        return RomanEnv(GAMES.find(name), **options)

    def env(**options: Any) -> AECEnv:
        guarded = wrappers.TerminateIllegalWrapper(raw_env(**options), illegal_reward=-1)
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))

    return env, raw_env
