"""One row a field: the type of its numbers, what counts them, what they name, who sees them, and an empty table.

A room writes its rows once (`fields.py`). The layout of the record, its words, the masks of its views, the empty table
and the page's types are made from them.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Any

import numpy as np

from ludi.core.actions import Part
from ludi.core.state import Record, State
from ludi.core.view import Sight

BYTE = np.int8
SHORT = np.int16


class Value(Enum):
    """What the numbers of a field say, where they name no card, seat or other thing."""

    NUMBER = "a number"
    COUNT = "how many of each kind: {forum: 2, legat: 1}, or [forum, forum, legat]"
    FLAG = "yes or no for each: the list of those that are yes"


NUMBER, COUNT, FLAG = Value.NUMBER, Value.COUNT, Value.FLAG
PUBLIC, PLAYERS, OWNER, NOBODY = Sight.PUBLIC, Sight.PLAYERS, Sight.OWNER, None


@dataclass(frozen=True)
class Field:
    """One field of a game's record."""

    type: type[np.signedinteger[Any]]
    axes: tuple[Part | int, ...] = ()  # what each axis counts; a number at the end: so many places, in order
    value: Part | Value = NUMBER  # what its numbers name
    seen: Sight | None = NOBODY
    empty: Any = 0  # on an empty table
    what: str = ""  # what its name does not say

    @property
    def shape(self) -> tuple[int, ...]:
        """How long each axis is."""
        return tuple(axis if isinstance(axis, int) else len(axis) for axis in self.axes)

    @property
    def listed(self) -> bool:
        """Whether the last axis is a row of places, written as a list."""
        return bool(self.axes) and isinstance(self.axes[-1], int)

    @property
    def parts(self) -> tuple[Part, ...]:
        """Everything named in it: what its axes count, and what its numbers are."""
        named = (*self.axes, self.value)
        return tuple(part for part in named if not isinstance(part, int | Value))


Fields = Mapping[str, Field]


def layout_of(fields: Fields) -> np.dtype[Any]:
    """The record these fields make, in their order."""
    return np.dtype((Record, [(name, field.type, field.shape) for name, field in fields.items()]))


def empty_state(fields: Fields) -> State:
    """An empty table."""
    state = np.zeros(1, layout_of(fields))
    for name, field in fields.items():
        state[name] = field.empty
    return state[0]


def seen_by(fields: Fields) -> dict[str, Sight]:
    """Who sees each field; those nobody sees are left out."""
    return {name: field.seen for name, field in fields.items() if field.seen}


def enum_of(name: str, *members: str) -> type[IntEnum]:
    """A named axis made on the spot, such as the values of an option."""
    return IntEnum(name, members, start=0)  # type: ignore[return-value]
