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
from ludi.core.state import CHANCE, HIDDEN, NONE, State

MARKS = {NONE: "none", HIDDEN: "hidden", CHANCE: "chance"}  # the numbers that are no index
VALUE_MARKS = ({HIDDEN: "hidden"}, {NONE: "none", HIDDEN: "hidden"})  # those of counts and flags, and of numbers
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
    """One value in words; a count has no empty place, and only a seat can be chance."""
    marks = VALUE_MARKS[kind is Value.NUMBER] if isinstance(kind, Value) else MARKS
    if number in marks:
        return marks[number]
    if isinstance(kind, Value):
        return int(number)
    return int(word_of(kind, number)) if isinstance(kind, Numbers) else word_of(kind, number)


def value_number(kind: Part | Value, word: Any) -> int:
    """One value from its word."""
    if kind is Value.FLAG and isinstance(word, bool):
        return int(word)
    word = plain_word(word)
    if word is None:
        raise LudiError("nothing is written there; write what it is, or leave it out.")
    for number, mark in MARKS.items():
        if word == mark:
            return number
    if not isinstance(kind, Value):
        return index_of(kind, str(word))
    if not isinstance(word, int):
        raise LudiError(f"'{word}' is not a whole number.")
    return word


def plain_word(word: Any) -> Any:
    """A word as it was typed: YAML takes a bare `yes` or `no` for true or false."""
    return ("no", "yes")[word] if isinstance(word, bool) else word


def write_field(words: Words, array: Any, empty: Any) -> Any:
    """A field in words; what is as on an empty table is left out."""
    content, nothing = np.asarray(array), np.asarray(empty)
    return write_part(words, content.tolist(), nothing.tolist(), content.ndim)


def write_part(words: Words, content: Any, empty: Any, depth: int) -> Any:
    """The part of a field under the axes written so far, as lists in lists of this depth, in words."""
    if depth == 0:
        return value_word(words.value, content)
    if is_hidden(content):
        return MARKS[HIDDEN]
    axis = axis_of(words, depth) or Numbers(1, len(content))
    differing = [index for index, inner in enumerate(content) if inner != empty[index]]
    if depth == 1 and words.listed:
        return [value_word(words.value, value) for value in content[: differing[-1] + 1 if differing else 0]]
    if depth == 1 and words.value is Value.FLAG and min(content) >= 0:
        return [axis_key(axis, index) for index, value in enumerate(content) if value]
    return {axis_key(axis, index): write_part(words, content[index], empty[index], depth - 1) for index in differing}


def in_flow(content: Any) -> str:
    """Words on one line, as YAML writes them."""
    if isinstance(content, Mapping):
        return "{" + ", ".join(f"{key}: {in_flow(value)}" for key, value in content.items()) + "}"
    return "[" + ", ".join(map(in_flow, content)) + "]" if isinstance(content, list) else str(plain_word(content))


def is_hidden(content: Any) -> bool:
    """Whether nothing of this may be seen."""
    return all(map(is_hidden, content)) if isinstance(content, list) else bool(content == HIDDEN)


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
        elif content == MARKS[HIDDEN]:
            array[...] = HIDDEN
        elif array.ndim == 1 and words.listed and isinstance(content, list) and len(content) <= len(array):
            read_places(words, content, array)
        elif axis is not None and array.ndim == 1 and isinstance(content, list) and is_listable(words):
            read_list(words, axis, content, array)
        elif axis is not None and isinstance(content, Mapping):
            for key, index in indices_of(axis, content).items():
                part = array[index : index + 1].reshape(array.shape[1:])
                read_field(words, content[key], part, f"{where}: {key}")
        else:
            raise LudiError(needed(words, axis, content, array))
    except LudiError as error:
        raise error if str(error).startswith("In ") else LudiError(f"In {where}: {error}") from None
    except OverflowError:
        raise LudiError(f"In {where}: {content} is too large.") from None


def overlay_field(words: Words, content: Any, array: Any, empty: Any, where: str) -> None:
    """Write words over a field as it is: mappings touch what they name, lists the whole row they stand for."""
    axis = axis_of(words, array.ndim)
    if isinstance(content, Mapping) and axis is not None:
        try:
            indices = indices_of(axis, content)
        except LudiError as error:
            raise LudiError(f"In {where}: {error}") from None
        for key, index in indices.items():
            part = array[index : index + 1].reshape(array.shape[1:])
            overlay_field(words, content[key], part, empty[index], f"{where}: {key}")
    else:
        if array.ndim:
            array[...] = empty
        read_field(words, content, array, where)


def indices_of(axis: Part, content: Mapping[Any, Any]) -> dict[Any, int]:
    """The place of each key on its axis; none may be named twice."""
    indices: dict[Any, int] = {}
    for key in content:
        if content[key] is None and ":" in str(key):
            raise LudiError(f"'{key}' needs a space after its colon.")
        index = index_of(axis, str(plain_word(key)))
        if index in indices.values():
            raise LudiError(f"'{key}' stands there twice; write it once.")
        indices[key] = index
    return indices


def is_listable(words: Words) -> bool:
    """Whether what the last axis holds may be written as a list of what there is."""
    return words.value in (Value.COUNT, Value.FLAG)


def needed(words: Words, axis: Part | None, content: Any, array: Any) -> str:
    """What should stand where something else does."""
    most = f" of at most {len(array)}" if words.listed else ""
    is_row = array.ndim == 1 and (words.listed or is_listable(words))
    if content is None:
        return f"nothing is written there; write {'[]' if is_row else '{}'} for none, or leave it out."
    if content == REST:
        return "only a whole pile can be the rest, not a part of it."
    if is_row and isinstance(content, (list, Mapping)):
        return f"needs a list{most}."
    if is_row:
        return f"needs a list{most}: write [{plain_word(content)}]."
    keys = f" with the keys {', '.join(words_of(axis))}" if axis is not None else ""
    return f"needs a mapping{keys}."


def read_places(words: Words, content: list[Any], array: Any) -> None:
    """Places in order, from the first."""
    for place, word in enumerate(content):
        array[place] = value_number(words.value, word)


def read_list(words: Words, axis: Part, content: list[Any], array: Any) -> None:
    """Counts or flags given as a list of what there is: that is all there is."""
    array[...] = 0
    for word in content:
        index = index_of(axis, str(plain_word(word)))
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
