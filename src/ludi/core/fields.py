"""One row a field: the type of its numbers, what counts them, what they name, who sees them, and an empty table.

A room writes its rows once (`fields.py`). The layout of the record, its words, the masks of its views, the empty table
and the page's types are made from them. What a room works out of a view for those who draw has rows too.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, IntEnum
from functools import cached_property, partial
from inspect import signature
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
        return named_in((*self.axes, self.value))


Fields = Mapping[str, Field]


class Length(Enum):
    """How long a list is, where no rule says it."""

    SOME = "as long as it comes"


SOME = Length.SOME


@dataclass(frozen=True)
class Derived:
    """One thing that a room works out of a view for those who draw: a number, or lists of them as deep as its axes.

    `of` is asked with the view and an index for each of the first axes, as many as it takes; where it takes fewer than
    there are, it answers with lists.
    """

    axes: tuple[Part | int | Length, ...]
    value: Part | Value  # what its numbers name; a FLAG is true or false
    of: Callable[..., Any]
    what: str

    @property
    def parts(self) -> tuple[Part, ...]:
        """Everything named in it: what its axes count, and what its numbers are."""
        return named_in((*self.axes, self.value))

    @cached_property
    def asked(self) -> list[int]:
        """How long the axes are that `of` takes an index of."""
        counted = self.axes[: len(signature(self.of).parameters) - 1]
        return [axis if isinstance(axis, int) else len(axis) for axis in counted if not isinstance(axis, Length)]

    def worked_out(self, view: State) -> Any:
        """All of it, as plain numbers that can travel."""
        return laid_out(self.asked, partial(self.of, view), bool if self.value is FLAG else int)


Derives = Mapping[str, Derived]


def worked_out(rows: Derives, view: State) -> dict[str, Any]:
    """What these rows say of a view, by name."""
    laid_open = LaidOpen(view)
    return {name: row.worked_out(laid_open) for name, row in rows.items()}


class LaidOpen:
    """A view in Python's own numbers, field by field as it is asked for: rules read it several times faster."""

    def __init__(self, view: State) -> None:
        self._view = view

    def __getattr__(self, name: str) -> Any:
        page = getattr(self._view, name)
        found = page.astype(object) if isinstance(page, np.ndarray) else int(page)
        setattr(self, name, found)
        return found


def laid_out(lengths: Sequence[int], of: Callable[..., Any], plain: Callable[[Any], Any]) -> Any:
    """What `of` says at every index, as nested lists of plain numbers."""
    if lengths:
        return [laid_out(lengths[1:], partial(of, index), plain) for index in range(lengths[0])]
    return made_plain(of(), plain)


def made_plain(found: Any, plain: Callable[[Any], Any]) -> Any:
    """A number, or lists of them, without NumPy's types."""
    return [made_plain(one, plain) for one in found] if isinstance(found, list) else plain(found)


def named_in(row: Sequence[Part | int | Value | Length]) -> tuple[Part, ...]:
    """The parts among what a row counts by and says."""
    return tuple(part for part in row if not isinstance(part, int | Value | Length))


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
