"""The record: one NumPy structure that is the whole game, and the few numbers that mean the same in every room."""

from typing import Any, TypeAlias

import numpy as np

NONE = -1  # nothing: an empty place, a die already used, nobody's decision (the game is over)
HIDDEN = -2  # you may not see
CHANCE = -3  # the seat that throws dice and draws cards

State: TypeAlias = Any  # a Record; its fields are opaque to the type checker


class Record(np.record):  # type: ignore[misc]  # final in the stubs alone
    """A record whose memory is at hand.

    Numba asks for it at every call from Python, and NumPy's own answer describes all fields first: ten times slower.
    """

    @property
    def data(self) -> Any:
        """The memory, as bytes."""
        return np.frombuffer(self, np.uint8)


def blank(layout: np.dtype[Any]) -> State:
    """A record of this layout with every field 0."""
    return np.zeros(1, layout)[0]


def copy_of(state: State) -> State:
    """A copy that shares no memory with the original."""
    copy = np.zeros(1, state.dtype)
    copy[0] = state
    return copy[0]


def same(one: State, other: State) -> bool:
    """Whether two records are equal, byte for byte."""
    return bool(one.tobytes() == other.tobytes())
