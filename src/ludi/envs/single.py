"""One game played with the compiled rules: what the environments for one game at a time share."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from ludi.core.chance import new_rng
from ludi.core.compiled import tell_before_compiling
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.state import CHANCE, NONE, State, copy_of
from ludi.envs.vector import lanes_of


class Table:
    """A state, who decides, what may be done, and what a seat is told of it."""

    def __init__(self, game: Game, options: Mapping[str, Any] | None = None) -> None:
        self.game = game
        self._start = game.new_game({name: str(value) for name, value in (options or {}).items()})
        self.players = game.players_of(self._start)
        self._actions, self._weights = np.zeros((2, game.actions.size), np.int64)
        tell_before_compiling(game.name, self.rules.apply)
        self.begin(0)

    def begin(self, seed: int) -> None:
        """A new game; chance plays until somebody decides."""
        self.state: State = copy_of(self._start)
        self.rng = new_rng(seed)
        self.run_chance()

    @property
    def rules(self) -> Any:
        """The compiled rules."""
        return self.game.compiled

    @property
    def is_over(self) -> bool:
        """Whether nobody decides any more."""
        return self.seat == NONE

    def run_chance(self) -> None:
        """Let chance act until a player decides or the game is over; then note who decides, and what may be done."""
        rules, state = self.rules, self.state
        while (seat := int(state.seat)) == CHANCE:
            rules.apply(state, rules.sample_chance(state, self.rng, self._actions, self._weights))
        self.seat = seat  # NONE when the game is over
        self._legal: list[int] = []
        if not self.is_over:
            self._legal = self._actions[: rules.legal_actions(state, self._actions)].tolist()

    def legal(self) -> list[int]:
        """What the deciding seat may do."""
        return self._legal

    def step(self, action: int) -> None:
        """One decision and the chance that follows."""
        if action not in self.legal():
            raise LudiError(f"Action {action} is not legal now.")
        self.rules.apply(self.state, int(action))
        self.run_chance()

    def observation(self, seat: int) -> Any:
        """What a seat sees, as numbers."""
        numbers = np.zeros(self.game.feature_size, np.int8)
        self.rules.features(self.game.view_of(self.state, seat), seat, numbers)
        return numbers

    def mask(self, seat: int) -> Any:
        """1 for each action this seat may take now."""
        mask = np.zeros(self.game.actions.size, np.int8)
        if seat == self.seat:
            mask[self.legal()] = 1
        return mask

    def rewards(self) -> list[float]:
        """The outcome for each seat once the game is over, 0 before."""
        if not self.is_over:
            return [0.0] * self.players
        return [lanes_of(self.game).reward_of(self.state, seat, self.players) for seat in range(self.players)]


def bounds(game: Game) -> tuple[Any, Any]:
    """The least and the greatest value of every feature."""
    slices = game.feature_slices
    high = np.repeat(np.array([piece.high for piece in slices], np.int8), [piece.size for piece in slices])
    return np.zeros_like(high), high
