"""What a seat sees as numbers for a learner, made from the fields of a game that writes no features of its own.

    a card, seat or other named thing   one place for each name, and one for "you may not see": 1 where it is so
    a number                            itself plus 2: 0 is "you may not see", 1 is "none"
    a count, yes or no                  itself; plus 1 where it can be hidden, then 0 is "you may not see"

Where the first axis counts the seats, and where a number names one, the viewer's own seat comes first, then the others
in their order. The function is written out field by field, because compiled code knows fields by their names only.
"""

from collections.abc import Iterator
from enum import IntEnum
from types import FunctionType
from typing import Any

from ludi.core.fields import Field, Fields, Value
from ludi.core.state import HIDDEN
from ludi.core.view import Sight

HIGHEST = 127  # what a byte holds; larger numbers are written as this
Row = tuple[str, int, int, str]  # name, size, highest value, what its numbers say


def write_one_of(out: Any, at: int, value: int, count: int) -> int:
    """One thing of so many: a 1 in its place, or in the last one where it may not be seen. Returns where to go on."""
    for place in range(count + 1):
        out[at + place] = 0
    if value >= 0:
        out[at + value] = 1
    elif value == HIDDEN:
        out[at + count] = 1
    return at + count + 1


def write_seat(out: Any, at: int, value: int, seat: int, count: int) -> int:
    """A seat, counted from the viewer's."""
    return write_one_of(out, at, (value - seat) % count if value >= 0 else value, count)


def write_shifted(out: Any, at: int, value: int, shift: int) -> int:
    """A number plus so much, as far as it can be written."""
    out[at] = min(max(int(value) + shift, 0), HIGHEST)
    return at + 1


def seen_fields(fields: Fields) -> Iterator[tuple[str, Field]]:
    """The fields that somebody may see."""
    return ((name, field) for name, field in fields.items() if field.seen)


def shift_of(field: Field) -> int:
    """How much is added to a number, a count or a flag, so that all that can stand there is 0 or more."""
    return 2 if field.value is Value.NUMBER else int(field.seen is not Sight.PUBLIC)


def rows_of(fields: Fields) -> list[Row]:
    """The features of these fields: a slice each."""
    return [(name, size_of(field), high_of(field), what_of(field)) for name, field in seen_fields(fields)]


def size_of(field: Field) -> int:
    """How many numbers a field becomes."""
    cells = 1
    for length in field.shape:
        cells *= length
    return cells if isinstance(field.value, Value) else cells * (len(field.value) + 1)


def high_of(field: Field) -> int:
    """The largest of them."""
    return (1 + shift_of(field) if field.value is Value.FLAG else HIGHEST) if isinstance(field.value, Value) else 1


def what_of(field: Field) -> str:
    """What they say, in words."""
    axes = ", ".join("place" if isinstance(axis, int) else name_of(axis) for axis in field.axes)
    one = field.value.name.lower() if isinstance(field.value, Value) else f"{name_of(field.value)}, or hidden"
    return f"[{axes}] {one}" if axes else one


def name_of(part: Any) -> str:
    """What a named part is called."""
    return part.__name__.lower() if isinstance(part, type) else "number"


def features_of(fields: Fields, seats: type[IntEnum]) -> FunctionType:
    """The verb `features` for these fields, as one of this module's functions."""
    lines = [
        "def features(view, seat, out):",
        '    """What the viewer at this seat sees, field by field."""',
        "    at = 0",
    ]
    for name, field in seen_fields(fields):
        lines += loops_of(name, field, seats)
    scope = dict(globals())
    exec(compile("\n".join(lines), __file__, "exec"), scope)
    made: FunctionType = scope["features"]
    return made


def loops_of(name: str, field: Field, seats: type[IntEnum]) -> list[str]:
    """The lines that write one field: a loop for each axis, and the number in the middle."""
    lines, indent, places = [], "    ", []
    for depth, (axis, length) in enumerate(zip(field.axes, field.shape, strict=True)):
        own_first = depth == 0 and axis is seats
        lines.append(f"{indent}for i{depth} in range({length}):")
        places.append(f"(seat + i{depth}) % {length}" if own_first else f"i{depth}")
        indent += "    "
    value = f"view.{name}[{', '.join(places)}]" if places else f"view.{name}"
    return [*lines, f"{indent}at = {writer_of(field, value, seats)}"]


def writer_of(field: Field, value: str, seats: type[IntEnum]) -> str:
    """The call that writes one number of a field."""
    if isinstance(field.value, Value):
        return f"write_shifted(out, at, {value}, {shift_of(field)})"
    if field.value is seats:
        return f"write_seat(out, at, {value}, seat, {len(seats)})"
    return f"write_one_of(out, at, {value}, {len(field.value)})"
