"""Positions in words: a record as named fields, and back.

Each field has axes (what it is indexed by) and a value. A field that is left out is as on an empty table.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Any

import numpy as np

from ludi.core.actions import Numbers, Part, index_of, word_of, words_of
from ludi.core.errors import LudiError
from ludi.core.record import CHANCE, HIDDEN, NONE, State

MARKS = {NONE: "none", HIDDEN: "hidden", CHANCE: "chance"}  # the numbers that are no index
REST = "rest"  # what a position writes for the pile that holds everything not named elsewhere


class Value(Enum):
    """What the last axis of a field holds, where it is no card, seat or other named thing."""

    NUMBER = "a number"
    COUNT = "how many of each kind: {forum: 2, legat: 1}, or [forum, forum, legat]"
    FLAG = "yes or no for each: the list of those that are yes"
    PLACES = "places in order, from the first: a list"


@dataclass(frozen=True)
class Words:
    """How a field is written: what each axis counts, and what its values are."""

    axes: tuple[Part, ...] = ()
    value: Part | Value = Value.NUMBER
    listed: bool = False  # the last axis is a row of places, written as a list without axis names


def value_word(kind: Part | Value, number: int) -> Any:
    """One value in words."""
    if isinstance(kind, Value):
        return int(number)
    if number in MARKS:
        return MARKS[number]
    return int(word_of(kind, number)) if isinstance(kind, Numbers) else word_of(kind, number)


def value_number(kind: Part | Value, word: Any) -> int:
    """One value from its word."""
    for number, mark in MARKS.items():
        if word == mark:
            return number
    if not isinstance(kind, Value):
        return index_of(kind, str(word))
    if isinstance(word, bool) or not isinstance(word, int):
        raise LudiError(f"'{word}' is not a whole number.")
    return word


def write_field(words: Words, array: Any, empty: Any) -> Any:
    """A field in words; what is as on an empty table is left out."""
    content, nothing = np.asarray(array), np.asarray(empty)
    return write_part(words, content.tolist(), nothing.tolist(), content.ndim)


def write_part(words: Words, content: Any, empty: Any, depth: int) -> Any:
    """The part of a field under the axes written so far, as lists in lists of this depth, in words."""
    if depth == 0:
        return value_word(words.value, content)
    axis = axis_of(words, depth) or Numbers(1, len(content))
    differing = [index for index, inner in enumerate(content) if inner != empty[index]]
    if depth == 1 and words.listed:
        return [value_word(words.value, value) for value in content[: differing[-1] + 1 if differing else 0]]
    if depth == 1 and words.value is Value.FLAG and min(content) >= 0:
        return [axis_key(axis, index) for index, value in enumerate(content) if value]
    return {axis_key(axis, index): write_part(words, content[index], empty[index], depth - 1) for index in differing}


def axis_of(words: Words, depth: int) -> Part | None:
    """What the first axis of a field, or of a part of it, counts; None for a single value or a row of places."""
    named = depth - words.listed
    return words.axes[len(words.axes) - named] if words.axes and named > 0 else None


def axis_key(axis: Part, index: int) -> Any:
    """The key of one place on an axis: a number where people count, else a word."""
    word = word_of(axis, index)
    return int(word) if isinstance(axis, Numbers) else word


def read_field(words: Words, content: Any, array: Any, where: str) -> None:
    """Fill a field, already as on an empty table, from words."""
    axis = axis_of(words, array.ndim)
    try:
        if array.ndim == 0:
            array[...] = value_number(words.value, content)
        elif array.ndim == 1 and words.listed:
            read_places(words, content, array)
        elif axis is not None and array.ndim == 1 and isinstance(content, list):
            read_list(words, axis, content, array)
        elif axis is not None and isinstance(content, Mapping):
            for key, inner in content.items():
                index = index_of(axis, str(key))
                read_field(words, inner, array[index : index + 1].reshape(array.shape[1:]), f"{where}: {key}")
        else:
            raise LudiError(f"needs {'a mapping with the keys ' + ', '.join(words_of(axis)) if axis else 'a list'}.")
    except LudiError as error:
        raise error if str(error).startswith("In ") else LudiError(f"In {where}: {error}") from None
    except OverflowError:
        raise LudiError(f"In {where}: {content} is too large.") from None


def overlay_field(words: Words, content: Any, array: Any, empty: Any, where: str) -> None:
    """Write words over a field as it is: mappings touch what they name, lists the whole row they stand for."""
    axis = axis_of(words, array.ndim)
    if isinstance(content, Mapping) and axis is not None:
        for key, inner in content.items():
            index = index_of(axis, str(key))
            part = array[index : index + 1].reshape(array.shape[1:])
            overlay_field(words, inner, part, empty[index], f"{where}: {key}")
    else:
        if array.ndim:
            array[...] = empty
        read_field(words, content, array, where)


def read_places(words: Words, content: Any, array: Any) -> None:
    """Places in order, from the first."""
    if not isinstance(content, list) or len(content) > len(array):
        raise LudiError(f"needs a list of at most {len(array)}.")
    for place, word in enumerate(content):
        array[place] = value_number(words.value, word)


def read_list(words: Words, axis: Part, content: list[Any], array: Any) -> None:
    """Counts or flags given as a list of what there is."""
    if words.value not in (Value.COUNT, Value.FLAG):
        raise LudiError(f"needs a mapping with the keys {', '.join(words_of(axis))}.")
    for word in content:
        index = index_of(axis, str(word))
        array[index] = array[index] + 1 if words.value is Value.COUNT else 1


def write_position(state: State, empty: State, words: Mapping[str, Words]) -> dict[str, Any]:
    """A state in words, without what is as on an empty table."""
    return {
        field: write_field(words[field], state[field], empty[field])
        for field in state.dtype.names
        if state[field].tobytes() != empty[field].tobytes()
    }


def read_position(position: Mapping[str, Any], state: State, words: Mapping[str, Words]) -> list[str]:
    """Lay out a position on an empty table; returns the fields that hold the REST of their kind."""
    if not isinstance(position, Mapping):
        raise LudiError("A position is a mapping from field names to what lies there.")
    rest = []
    holder = np.zeros(1, state.dtype)
    holder[0] = state
    for field, content in position.items():
        if field not in words:
            raise LudiError(f"There is no field '{field}'; fields are: {', '.join(words)}.")
        if content == REST:
            rest.append(field)
        else:
            read_field(words[field], content, holder[field][0:1].reshape(state.dtype[field].shape), field)
    for field in state.dtype.names:
        state[field] = holder[field][0]
    return rest


def check_words(layout: np.dtype[Any], words: Mapping[str, Words]) -> None:
    """Every field has its words, and the axes are as long as the field."""
    if tuple(words) != layout.names:
        raise ValueError(f"words and fields differ: {set(words) ^ set(layout.names or ())}, or their order")
    for field, word in words.items():
        shape = layout[field].shape
        named = shape[:-1] if word.listed else shape
        if tuple(len(axis) for axis in word.axes[: len(named)]) != named or len(word.axes) > len(shape):
            raise ValueError(f"the axes of {field} do not fit its shape {shape}")


def enum_of(name: str, *members: str) -> type[IntEnum]:
    """A named axis made on the spot, such as the values of an option."""
    return IntEnum(name, members, start=0)  # type: ignore[return-value]
