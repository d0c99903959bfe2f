"""OpenSpiel: every game registered from Python as `ludi_<game>`, with explicit chance nodes.

An observation is what a seat sees now, as features. An information state adds the whole view, number by number, to the
tensor, and to the string a digest of everything the seat has ever been shown, so that no two pasts look alike.
"""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from ludi.core.chance import new_rng
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.state import CHANCE, NONE
from ludi.envs import rendering
from ludi.envs.openspiel_position import POSITION, encoded, words_in
from ludi.envs.single import start_of
from ludi.envs.vector import lanes_of
from ludi.games import GAMES

try:
    import pyspiel

    from ludi.envs.openspiel_observer import Past, RomanObserver
except ImportError as error:
    raise LudiError(f"OpenSpiel is not installed ({error}): pip install 'ludi-romani[openspiel]'.") from None

OTHERS = {CHANCE: int(pyspiel.PlayerId.CHANCE), NONE: int(pyspiel.PlayerId.TERMINAL)}


def chosen_options(game: Game, parameters: Mapping[str, Any]) -> dict[str, str]:
    """OpenSpiel's parameters as options of ours."""
    return {name: str(value) for name, value in parameters.items() if name in {o.name for o in game.options}}


class RomanState(pyspiel.State):  # type: ignore[misc]
    """A state and its past. Only what may be copied and pickled is kept here."""

    room: Game  # of the subclass made for each game

    def __init__(self, game: "RomanGame") -> None:
        super().__init__(game)
        self.records = game.starts.copy()
        self.past = game.past
        self.choices: list[int] | None = None  # what is legal here, once it was asked for

    def current_player(self) -> int:
        """Whose decision it is."""
        seat = int(self.records["seat"][0])
        return OTHERS.get(seat, seat)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return bool(self.records["seat"][0] == NONE)

    def _legal_actions(self, player: int) -> list[int]:
        if self.choices is None:
            self.choices = sorted(self.room.legal(self.records[0], self.room.compiled))
        return self.choices

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring, and how likely."""
        actions, weights = np.zeros((2, self.room.actions.size), np.int64)
        count = self.room.compiled.chance_outcomes(self.records[0], actions, weights)
        total = int(weights[:count].sum())
        return sorted((int(a), int(w) / total) for a, w in zip(actions[:count], weights[:count], strict=True))

    def _apply_action(self, action: int) -> None:
        if action not in self._legal_actions(self.current_player()):
            raise LudiError(f"Action {action} is not legal now.")
        self.room.compiled.apply(self.records[0], int(action))
        self.choices = None
        self.past = self.past.followed_by(int(action), self.records[0])

    def _action_to_string(self, player: int, action: int) -> str:
        return self.room.actions.text(int(action))

    def returns(self) -> list[float]:
        """The outcome for each seat, 0 until the end."""
        players = self.num_players()
        if not self.is_terminal():
            return [0.0] * players
        return [lanes_of(self.room).reward_of(self.records[0], seat, players) for seat in range(players)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "RomanState":
        """A state this player cannot tell from the true one, with no history of its own."""
        made: RomanState = self.get_game().new_initial_state()
        view, rng = self.room.view_of(self.records[0], player), new_rng(int(sampler() * 2**53))
        made.records[0] = self.room.imagined(view, player, rng, self.room.compiled)
        made.past = self.past.ending_in(made.records[0])
        return made

    def __str__(self) -> str:
        lines = rendering.lines_of(self.room, self.records[0], NONE)[1:]
        return "\n".join(f"{name}: {content}" for name, content in lines)


class RomanGame(pyspiel.Game):  # type: ignore[misc]
    """A game for OpenSpiel; our options are its parameters, and `position`, a start in words (YAML)."""

    room: Game  # of the subclass made for each game
    kind: pyspiel.GameType
    states: type[RomanState]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        room, starts, params = self.room, np.zeros(1, self.room.state), encoded(params or {})
        starts[0] = start_of(room, chosen_options(room, params), words_in(params))
        info = pyspiel.GameInfo(
            num_distinct_actions=room.actions.size, max_chance_outcomes=room.actions.size,
            num_players=room.players_of(starts[0]),
            min_utility=-1.0, max_utility=1.0, utility_sum=0.0, max_game_length=room.longest,
        )  # fmt: skip
        super().__init__(self.kind, info, params)
        self.starts, self.past = starts, Past(room, starts[0], [b""] * self.num_players())

    def new_initial_state(self) -> RomanState:
        """The position before the first action."""
        return self.states(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> RomanObserver:
        """Who writes what a player is told."""
        return RomanObserver(self.room, kind or pyspiel.IIGObservationType(perfect_recall=False))


def kind_of(room: Game) -> pyspiel.GameType:
    """The game's table for OpenSpiel."""
    return pyspiel.GameType(
        short_name=f"ludi_{room.name}", long_name=room.name.replace("_", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM, reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(room.players), min_num_players=min(room.players),
        provides_information_state_string=True, provides_information_state_tensor=True,
        provides_observation_string=True, provides_observation_tensor=True,
        parameter_specification={POSITION: ""}
        | {o.name: int(o.default) if o.default.isdigit() else o.default for o in room.options},
    )  # fmt: skip


for _room in GAMES:
    _own: dict[str, Any] = {"__module__": __name__, "room": _room}
    _states = type(f"{_room.name}_state", (RomanState,), _own)
    _game = type(f"{_room.name}_game", (RomanGame,), _own | {"kind": kind_of(_room), "states": _states})
    globals().update({_states.__name__: _states, _game.__name__: _game})  # where pickle finds them
    pyspiel.register_game(kind_of(_room), _game)
