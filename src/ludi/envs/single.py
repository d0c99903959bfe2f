"""One game played with the compiled rules: what the environments for one game at a time share."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import yaml

from ludi.core.chance import new_rng
from ludi.core.compiled import tell_before_compiling
from ludi.core.errors import LudiError
from ludi.core.faults import fault_in
from ludi.core.game import Game
from ludi.core.scenario import playable
from ludi.core.state import CHANCE, NONE, State, copy_of
from ludi.envs.vector import lanes_of

Position = Mapping[str, Any] | str  # in words, as in scenario files (docs/notation.md): a mapping, or YAML


def start_of(game: Game, options: Mapping[str, Any], position: Position | None = None) -> State:
    """Where games begin: at the beginning, or at a position in words, which must be one that a game can come to."""
    chosen = {name: str(value) for name, value in options.items()}
    if position is None:
        return game.new_game(chosen)
    with playable("position"):
        words = yaml.safe_load(position) if isinstance(position, str) else position
        if not isinstance(words, Mapping):
            raise LudiError(f"position: '{words}' is no mapping of fields to what lies there; see docs/notation.md.")
        start = game.read(words, chosen)
        fault = "the game is over" if start.seat == NONE else fault_in(game, start)
    if fault:
        raise LudiError(f"position: {fault}.")
    return start


class SingleGame:
    """A state, who decides, what may be done, and what a seat is told of it."""

    def __init__(self, game: Game, options: Mapping[str, Any] | None = None, position: Position | None = None) -> None:
        self.game, self.options = game, dict(options or {})
        self._start = start_of(game, self.options, position)
        self.players = game.players_of(self._start)
        self._actions, self._weights = np.zeros((2, game.actions.size), np.int64)
        tell_before_compiling(game.name, self.rules.apply)
        self.begin(0)

    def begin(self, seed: int, position: Position | None = None) -> None:
        """A new game, this one from a position where one is given; chance plays until somebody decides."""
        self.state: State = copy_of(self._start) if position is None else self.other_start(position)
        self.rng = new_rng(seed)
        self.run_chance()

    def other_start(self, position: Position) -> State:
        """Another start than the usual, for as many players."""
        start = start_of(self.game, self.options, position)
        if (players := self.game.players_of(start)) != self.players:
            raise LudiError(f"position: it is for {players} players, and this environment for {self.players}.")
        return start

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
