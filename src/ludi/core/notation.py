"""Positions in words: a record as named fields, and back.

Each field has axes (what it is indexed by) and a value. A field that is left out is as on an empty table.
"""

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any

import numpy as np

from ludi.core.actions import Numbers, Part, index_of, word_of, words_of
from ludi.core.errors import LudiError
from ludi.core.fields import Field, Fields, Value
from ludi.core.state import CHANCE, HIDDEN, NONE, State
from ludi.core.texts import reason_of, trouble

MARKS = {NONE: "none", HIDDEN: "hidden", CHANCE: "chance"}  # the numbers that are no index
VALUE_MARKS = ({HIDDEN: "hidden"}, {NONE: "none", HIDDEN: "hidden"})  # those of counts and flags, and of numbers
REST = "rest"  # what a position writes for the pile that holds everything not named elsewhere


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
        raise trouble("words-nothing")
    for number, mark in MARKS.items():
        if word == mark:
            return number
    if not isinstance(kind, Value):
        return index_of(kind, str(word))
    if not isinstance(word, int):
        raise trouble("words-not-whole", word=str(word))
    return word


def plain_word(word: Any) -> Any:
    """A word as it was typed: YAML takes a bare `yes` or `no` for true or false."""
    return ("no", "yes")[word] if isinstance(word, bool) else word


def write_field(field: Field, array: Any, empty: Any) -> Any:
    """A field in words; what is as on an empty table is left out."""
    content, nothing = np.asarray(array), np.asarray(empty)
    return write_part(field, content.tolist(), nothing.tolist(), content.ndim)


def write_part(field: Field, content: Any, empty: Any, depth: int) -> Any:
    """The part of a field under the axes written so far, as lists in lists of this depth, in words."""
    if depth == 0:
        return value_word(field.value, content)
    if is_hidden(content):
        return MARKS[HIDDEN]
    axis = axis_of(field, depth) or Numbers(1, len(content))
    differing = [index for index, inner in enumerate(content) if inner != empty[index]]
    if depth == 1 and field.listed:
        return [value_word(field.value, value) for value in content[: differing[-1] + 1 if differing else 0]]
    if depth == 1 and field.value is Value.FLAG and min(content) >= 0:
        return [axis_key(axis, index) for index, value in enumerate(content) if value]
    return {axis_key(axis, index): write_part(field, content[index], empty[index], depth - 1) for index in differing}


def in_flow(content: Any) -> str:
    """Words on one line, as YAML writes them."""
    if isinstance(content, Mapping):
        return "{" + ", ".join(f"{key}: {in_flow(value)}" for key, value in content.items()) + "}"
    return "[" + ", ".join(map(in_flow, content)) + "]" if isinstance(content, list) else str(plain_word(content))


def is_hidden(content: Any) -> bool:
    """Whether nothing of this may be seen."""
    return all(map(is_hidden, content)) if isinstance(content, list) else bool(content == HIDDEN)


def axis_of(field: Field, depth: int) -> Part | None:
    """What the first axis of a field, or of a part of it, counts; None for a single value or a row of places."""
    axis = field.axes[len(field.axes) - depth] if depth else None
    return None if isinstance(axis, int) else axis


def axis_key(axis: Part, index: int) -> Any:
    """The key of one place on an axis: a number where people count, else a word."""
    word = word_of(axis, index)
    return int(word) if isinstance(axis, Numbers) else word


def read_field(field: Field, content: Any, array: Any, where: str) -> None:
    """Fill a field, already as on an empty table, from words."""
    axis = axis_of(field, array.ndim)
    try:
        if array.ndim == 0:
            array[...] = value_number(field.value, content)
        elif content == MARKS[HIDDEN]:
            array[...] = HIDDEN
        elif array.ndim == 1 and field.listed and isinstance(content, list) and len(content) <= len(array):
            read_places(field, content, array)
        elif axis is not None and array.ndim == 1 and isinstance(content, list) and is_listable(field):
            read_list(field, axis, content, array)
        elif axis is not None and isinstance(content, Mapping):
            for key, index in indices_of(axis, content).items():
                part = array[index : index + 1].reshape(array.shape[1:])
                read_field(field, content[key], part, f"{where}: {key}")
        else:
            raise needed(field, axis, content, array)
    except LudiError as error:
        is_placed = error.line is not None and error.line.message == "words-in"
        raise error if is_placed else trouble("words-in", where=where, reason=reason_of(error)) from None
    except OverflowError:
        raise trouble(
            "words-in", where=where, reason=reason_of(trouble("words-too-large", word=str(content)))
        ) from None


def overlay_field(field: Field, content: Any, array: Any, empty: Any, where: str) -> None:
    """Write words over a field as it is: mappings touch what they name, lists the whole row they stand for."""
    axis = axis_of(field, array.ndim)
    if isinstance(content, Mapping) and axis is not None:
        try:
            indices = indices_of(axis, content)
        except LudiError as error:
            raise trouble("words-in", where=where, reason=reason_of(error)) from None
        for key, index in indices.items():
            part = array[index : index + 1].reshape(array.shape[1:])
            overlay_field(field, content[key], part, empty[index], f"{where}: {key}")
    else:
        if array.ndim:
            array[...] = empty
        read_field(field, content, array, where)


def indices_of(axis: Part, content: Mapping[Any, Any]) -> dict[Any, int]:
    """The place of each key on its axis; none may be named twice."""
    indices: dict[Any, int] = {}
    for key in content:
        if content[key] is None and ":" in str(key):
            raise trouble("words-space", word=str(key))
        index = index_of(axis, str(plain_word(key)))
        if index in indices.values():
            raise trouble("words-twice", word=str(key))
        indices[key] = index
    return indices


def is_listable(field: Field) -> bool:
    """Whether what the last axis holds may be written as a list of what there is."""
    return field.value in (Value.COUNT, Value.FLAG)


def no_field(name: str, fields: Fields) -> LudiError:
    """There is no such field; one that is written nearly so is named, else all of them."""
    if near := get_close_matches(name, fields, 1):
        return trouble("words-no-field-near", word=name, near=near[0])
    return trouble("words-no-field", word=name, words=", ".join(fields))


def needed(field: Field, axis: Part | None, content: Any, array: Any) -> LudiError:
    """What should stand where something else does."""
    is_row = array.ndim == 1 and (field.listed or is_listable(field))
    if content is None:
        return trouble("words-nothing-none", none="[]" if is_row else "{}")
    if content == REST:
        return trouble("words-part-rest")
    if is_row:
        most = len(array) if field.listed else 0
        if isinstance(content, (list, Mapping)):
            return trouble("words-needs-list", most=most)
        return trouble("words-needs-list-as", most=most, word=str(plain_word(content)))
    return (
        trouble("words-needs-keys", words=", ".join(words_of(axis)))
        if axis is not None
        else trouble("words-needs-mapping")
    )


def read_places(field: Field, content: list[Any], array: Any) -> None:
    """Places in order, from the first."""
    for place, word in enumerate(content):
        array[place] = value_number(field.value, word)


def read_list(field: Field, axis: Part, content: list[Any], array: Any) -> None:
    """Counts or flags given as a list of what there is: that is all there is."""
    array[...] = 0
    for word in content:
        index = index_of(axis, str(plain_word(word)))
        array[index] = array[index] + 1 if field.value is Value.COUNT else 1


def write_position(state: State, empty: State, fields: Fields) -> dict[str, Any]:
    """A state in words, without what is as on an empty table."""
    return {
        name: write_field(field, state[name], empty[name])
        for name, field in fields.items()
        if state[name].tobytes() != empty[name].tobytes()
    }


def read_position(position: Mapping[str, Any], state: State, fields: Fields) -> list[str]:
    """Lay out a position on an empty table; returns the fields that hold the REST of their kind."""
    if not isinstance(position, Mapping):
        raise trouble("words-mapping")
    rest = []
    holder = np.zeros(1, state.dtype)
    holder[0] = state
    for name, content in position.items():
        if name not in fields:
            raise no_field(str(name), fields)
        if content == REST:
            rest.append(name)
        else:
            read_field(fields[name], content, holder[name][0:1].reshape(fields[name].shape), name)
    for name in fields:
        state[name] = holder[name][0]
    return rest
