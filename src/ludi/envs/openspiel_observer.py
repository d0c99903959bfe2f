"""What OpenSpiel tells a player: a tensor of features, and words."""

from typing import Any, Protocol

import numpy as np
import pyspiel

from ludi.core.game import Game
from ludi.core.record import NONE
from ludi.envs import rendering


class Shown(Protocol):
    """A state with what each seat has been shown."""

    records: Any
    shown: list[bytes]


class RomanObserver:
    """What a player is told: features, named as in the game's table, and words."""

    def __init__(self, room: Game, kind: pyspiel.IIGObservationType) -> None:
        self.room, self.kind = room, kind
        self.is_whole = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        sight = sum(int(np.prod(room.state[name].shape)) for name in room.state.names or ())
        self.tensor = np.zeros(room.feature_size + (sight if kind.perfect_recall else 0), np.float32)
        self.dict = {p.name: self.tensor[p.start : p.start + p.size] for p in room.feature_slices}
        if kind.perfect_recall:
            self.dict["sight"] = self.tensor[room.feature_size :]

    def set_from(self, state: Shown, player: int) -> None:
        """Write the tensor: what this player sees. Public or private parts alone are told in words only."""
        self.tensor[:] = 0
        if not self.is_whole:
            return
        view, numbers = self.room.view_of(state.records[0], player), np.zeros(self.room.feature_size, np.int8)
        self.room.compiled.features(view, player, numbers)
        self.tensor[: len(numbers)] = numbers
        if self.kind.perfect_recall:
            self.dict["sight"][:] = np.concatenate([np.ravel(view[name]) for name in self.room.state.names or ()])

    def string_from(self, state: Shown, player: int) -> str:
        """What this player sees, or the public or private part of it, in words."""
        viewer = player if self.kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER else NONE
        seen = rendering.lines_of(self.room, self.room.view_of(state.records[0], viewer), viewer)
        if not self.kind.public_info:
            public = rendering.lines_of(self.room, self.room.view_of(state.records[0], NONE), NONE)
            seen = [line for line in seen if line not in public]
        if self.kind.perfect_recall:
            seen = [("shown", state.shown[player].hex()), *seen]
        return "\n".join(f"{name}: {content}" for name, content in seen)
