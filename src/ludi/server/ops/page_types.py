"""`python -m ludi.server.ops.page_types`: what the board of each game is told of its fields, as TypeScript, by game.

It is made from the rows of the room, so that a field, a card or a printed value is written once. `npm run types` puts
it beside the board as `fields.ts`.
"""

import sys
from collections.abc import Iterator, Mapping
from enum import IntEnum
from typing import Any

import orjson

from ludi.core.actions import Numbers
from ludi.core.fields import FLAG, Derived, Field
from ludi.core.game import Game
from ludi.core.rooms import folder_of
from ludi.games import GAMES

HEAD = "/** Made by `npm run types` from the rows of this room; not to be changed by hand. */"
Row = Field | Derived


def document() -> bytes:
    """The text for every game that has a board of its own."""
    drawn = [game for game in GAMES if (folder_of(game.room) / "web").is_dir()]
    return orjson.dumps({game.name: typescript_of(game) for game in drawn})


def typescript_of(game: Game) -> str:
    """Kinds of things with their numbers, the fields that somebody sees, what is derived, what is printed."""
    seen = {name: field for name, field in game.fields.items() if name in game.seen_by}
    parts = [HEAD, *(kind_text(kind) for kind in kinds_of(game))]
    parts.append(interface_text("View", "What somebody may see of the table; HIDDEN where this reader may not.", seen))
    parts.append(interface_text("Derived", "What the room works out of a view by its rules.", game.derives))
    parts.append("/** A table as the board reads it. */\nexport type Table = View & Derived;")
    parts.append(printed_text(game.printed))
    return "\n\n".join(parts) + "\n"


def kinds_of(game: Game) -> list[type[IntEnum]]:
    """Every kind of thing that fields, moves or printed columns name, once each."""
    found: dict[type[IntEnum], None] = {}
    rows: list[Row] = [*game.fields.values(), *game.derives.values()]
    for part in (part for row in rows for part in row.parts):
        if not isinstance(part, Numbers):
            found[part] = None
    for part in (part for parts in game.actions.parts.values() for part in parts.values()):
        if not isinstance(part, Numbers):
            found[part] = None
    return [*found, *(kind for kind in printed_kinds(game.printed) if kind not in found)]


def printed_kinds(printed: Mapping[str, Mapping[str, Any]]) -> Iterator[type[IntEnum]]:
    """The kinds of thing that stand in printed columns."""
    yield from dict.fromkeys(
        type(value)
        for columns in printed.values()
        for values in columns.values()
        for value in values
        if isinstance(value, IntEnum)
    )


def kind_text(kind: type[IntEnum]) -> str:
    """A kind of thing: its members by name."""
    members = ", ".join(f"{quoted(member.name)}: {int(member)}" for member in kind)
    return f"export const {kind.__name__} = {{ {members} }} as const;"


def quoted(name: str) -> str:
    """A name as a key: in quotes where it needs them."""
    return name if name.isidentifier() else f"'{name}'"


def interface_text(name: str, what: str, rows: Mapping[str, Row]) -> str:
    """Rows as an interface; a room may have none of what is derived."""
    if not rows:
        return f"/** {what} */\nexport type {name} = Record<never, never>;"
    lines = [f"/** {what} */", f"export interface {name} {{"]
    for field, row in rows.items():
        lines += [f"/** {said_of(row)} */", f"{field}: {type_of(row)};"]
    return "\n".join([*lines, "}"])


def type_of(row: Row) -> str:
    """Numbers, as deep as there are axes; what is derived can be true or false."""
    plain = "boolean" if isinstance(row, Derived) and row.value is FLAG else "number"
    return plain + "[]" * len(row.axes)


def said_of(row: Row) -> str:
    """What its numbers are, by what they are counted, and what its name does not say."""
    counted = "".join(f"[{word_for(axis)}]" for axis in row.axes)
    return f"{word_for(row.value)}{f' by {counted}' if counted else ''}{f': {row.what}' if row.what else ''}."


def word_for(part: Any) -> str:
    """A kind of thing by its name, numbers by their range, how long a list is."""
    if isinstance(part, Numbers):
        return f"{part.first} to {part.first + len(part) - 1}, from 0"
    if isinstance(part, type):
        return part.__name__
    return str(part) if isinstance(part, int) else str(part.name).lower()


def printed_text(printed: Mapping[str, Mapping[str, Any]]) -> str:
    """What is printed on things, column by column, by the number of the thing."""
    lines = ["/** What is printed on things, by their number. */", "export const PRINTED = {"]
    for kind, columns in printed.items():
        told = (f"{column}: {[int(value) for value in values]}" for column, values in columns.items())
        lines.append(f"{kind}: {{ {', '.join(told)} }},")
    return "\n".join([*lines, "} as const;"])


if __name__ == "__main__":
    sys.stdout.buffer.write(document())
