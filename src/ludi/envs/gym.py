"""Gymnasium: one seat of any game, against any of our bots. Made by `gymnasium.make("ludi/roma-v2")`."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from ludi.bots.contract import Bot
from ludi.bots.named import bot_named
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.envs import rendering
from ludi.envs.single import Position, SingleGame, bounds
from ludi.games import GAMES

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as error:
    raise LudiError(f"Gymnasium is not installed ({error}): pip install 'ludi-romani[envs]'.") from None

ILLEGAL = -1.0  # what an illegal action earns; it ends the game


def seated(game: Game, wish: str | Bot | Sequence[str | Bot], players: int) -> list[Bot]:
    """A bot for every seat: of one name, one object for all, or a name or an object for each."""
    wishes = [wish] * players if isinstance(wish, str) or not isinstance(wish, Sequence) else list(wish)
    if len(wishes) != players:
        raise LudiError(f"There are {players} seats: name one bot, or one for each.")
    return [bot_named(game, one) if isinstance(one, str) else one for one in wishes]


class RomanBotsEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """The learner sits at `seat`, or at one drawn for each game; a bot sits everywhere else.

    Games begin at the beginning, or at a position in words: of the environment, or of `reset(options=...)`.
    """

    metadata = {"render_modes": list(rendering.MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        bot: str | Bot | Sequence[str | Bot] = "greedy",
        seat: int | None = None,
        render_mode: str | None = None,
        position: Position | None = None,
        **options: Any,
    ) -> None:
        self.game = GAMES.find(game)
        self.table = SingleGame(self.game, options, position)
        if seat is not None and seat not in range(self.table.players):
            raise LudiError(f"The learner's seat is a number from 0 to {self.table.players - 1}, or None for any.")
        rendering.check(render_mode)
        self.bots = seated(self.game, bot, self.table.players)
        self.fixed, self.seat, self.render_mode = seat, seat or 0, render_mode
        self.action_space = spaces.Discrete(self.game.actions.size)
        self.observation_space = spaces.Dict({
            "observation": spaces.Box(*bounds(self.game), dtype=np.int8),
            "action_mask": spaces.Box(0, 1, (self.game.actions.size,), np.int8),
        })  # fmt: skip

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game, played up to the learner's first decision (or to its end, should that come before).

        With `options={"position": ...}` this one begins there.
        """
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(self.table.players))
        self.seat = drawn if self.fixed is None else self.fixed
        self.table.begin(int(self.np_random.integers(2**62)), (options or {}).get("position"))
        for bot in self.bots:
            bot.forget()
        self._let_bots_play()
        return self._observe(), {"seat": self.seat}

    def step(self, action: np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """The learner's decision, then everybody else's until it is asked again."""
        if action not in self.table.legal():
            return self._observe(), ILLEGAL, True, False, {"seat": self.seat, "illegal": True}
        self.table.step(int(action))
        self._let_bots_play()
        reward = self.table.rewards()[self.seat]
        if self.render_mode == "human":
            self.render()
        return self._observe(), reward, self.table.is_over, False, {"seat": self.seat}

    def _let_bots_play(self) -> None:
        while not self.table.is_over and self.table.seat != self.seat:
            seat = self.table.seat
            view = self.game.view_of(self.table.state, seat)
            chosen = self.bots[seat].choose(view, seat, self.table.legal(), int(self.np_random.integers(2**62)))
            self.table.step(chosen.action)

    def _observe(self) -> dict[str, Any]:
        return {"observation": self.table.observation(self.seat), "action_mask": self.table.mask(self.seat)}

    def action_masks(self) -> Any:
        """Which actions are legal, as MaskablePPO of sb3-contrib asks for it."""
        return self.table.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """What the learner sees."""
        view = self.game.view_of(self.table.state, self.seat)
        return rendering.render(self.game, view, self.seat, self.render_mode)


for _game in GAMES:
    gymnasium.register(
        f"ludi/{_game.name}-v{_game.version}", "ludi.envs.gym:RomanBotsEnv", kwargs={"game": _game.name},
        vector_entry_point="ludi.envs.gym_vector:RomanVectorEnv",
    )  # fmt: skip
