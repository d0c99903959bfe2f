"""What OpenSpiel tells a player: a tensor of features, words, and a digest of all it has ever been shown."""

import hashlib
from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
import pyspiel

from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.state import NONE, State, copy_of
from ludi.envs import rendering

DIGEST = 8  # bytes


class Past:
    """How a position came about, a link for each action. A link never changes, so copies of a state share it."""

    def __init__(self, room: Game, state: State, shown: Sequence[bytes]) -> None:
        self.room, self.state = room, copy_of(state)
        self.known = dict(enumerate(shown))  # digests, by seat
        self.before: Past | None = None
        self.action = NONE

    def followed_by(self, action: int, state: State) -> "Past":
        """The past of the position after this action."""
        link = Past(self.room, state, ())
        link.before, link.action = self, action
        return link

    def shown(self, seat: int) -> bytes:
        """A digest of every move and view this seat has been shown, worked out when it is asked for."""
        links, link = [], self
        while seat not in link.known and link.before:
            links.append(link)
            link = link.before
        digest = link.known[seat]
        for later in reversed(links):
            move = self.room.seen_move(link.state, self.room.actions.decode(later.action), seat)
            seen = self.room.actions.text(move).encode() + self.room.view_of(later.state, seat).tobytes()
            digest = later.known[seat] = hashlib.sha256(digest + seen).digest()[:DIGEST]
            link = later
        return digest

    def ending_in(self, state: State) -> "Past":
        """The same past as far as anybody was shown it, its links forgotten, before this position."""
        return Past(self.room, state, [self.shown(seat) for seat in range(self.room.players_of(self.state))])

    def __deepcopy__(self, memo: Any) -> "Past":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        whole = self.ending_in(self.state)
        return Past, (self.room, whole.state, list(whole.known.values()))


class ObservedState(Protocol):
    """A state with its past."""

    records: Any
    past: Past


class RomanObserver:
    """What a player is told: features, named as in the game's table, and words."""

    def __init__(self, room: Game, kind: pyspiel.IIGObservationType) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise LudiError("No observer sees what all players see at once: ask for SINGLE_PLAYER, or NONE.")
        self.room, self.kind = room, kind
        self.is_whole = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor, self.dict = np.zeros(0, np.float32), dict[str, Any]()
        if not self.is_whole:
            return
        sight = sum(int(np.prod(room.state[name].shape)) for name in room.state.names or ())
        self.tensor = np.zeros(room.feature_size + (sight if kind.perfect_recall else 0), np.float32)
        self.dict = {p.name: self.tensor[p.start : p.start + p.size] for p in room.feature_slices}
        if kind.perfect_recall:
            self.dict["sight"] = self.tensor[room.feature_size :]

    def set_from(self, state: ObservedState, player: int) -> None:
        """Write the tensor: what this player sees. Public or private parts alone are told in words only."""
        if not self.is_whole:
            raise LudiError(
                "A tensor tells all that one player sees: public_info=True and private_info=SINGLE_PLAYER. "
                "The public or the private part alone is told in words: `string_from`."
            )
        view, numbers = self.room.view_of(state.records[0], player), np.zeros(self.room.feature_size, np.int8)
        self.room.compiled.features(view, player, numbers)
        self.tensor[: len(numbers)] = numbers
        if self.kind.perfect_recall:
            self.dict["sight"][:] = np.concatenate([np.ravel(view[name]) for name in self.room.state.names or ()])

    def string_from(self, state: ObservedState, player: int) -> str:
        """What this player sees, or the public or private part of it, in words."""
        viewer = player if self.kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER else NONE
        seen = rendering.lines_of(self.room, self.room.view_of(state.records[0], viewer), viewer)
        if not self.kind.public_info:
            public = rendering.lines_of(self.room, self.room.view_of(state.records[0], NONE), NONE)
            seen = [line for line in seen if line not in public]
        if self.kind.perfect_recall:
            seen = [("shown", state.past.shown(player).hex()), *seen]
        return "\n".join(f"{name}: {content}" for name, content in seen)
