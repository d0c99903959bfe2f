"""Options: choices made before a game. Each is one enum in a room's `fields.py`; the rest is made from it.

    class StartPlayer(OptionValues):
        DRAWN = 0  # the first is the usual one
        EAGLE = 1
        WAVE = 2

is the option `start_player`, `drawn` unless the table says otherwise, and a field of the record of that name, which
holds the number of the value.
"""

import sys
from dataclasses import dataclass
from enum import IntEnum
from typing import ClassVar

from ludi.core.actions import Numbers, Part, words_of
from ludi.core.fields import BYTE, PUBLIC, Field


class OptionValues(IntEnum):
    """What an option can be, the usual value first."""

    counted_from: ClassVar[int]
    for_beginners: ClassVar[str]

    def __init_subclass__(cls, counted_from: int = 0, for_beginners: str = "") -> None:
        """`counted_from`: its values are numbers from there on; `for_beginners`: what the page takes at first."""
        cls.counted_from, cls.for_beginners = counted_from, for_beginners


@dataclass(frozen=True)
class Option:
    """A choice made before the game. Its index stands in the state's field of the same name."""

    name: str
    part: Part
    beginners: str = ""  # what the page takes for somebody's first games; empty: the default

    @property
    def values(self) -> tuple[str, ...]:
        """What can be chosen."""
        return tuple(words_of(self.part))

    @property
    def default(self) -> str:
        """What is chosen where nobody says anything."""
        return self.values[0]

    @property
    def field(self) -> Field:
        """The row of the record where it stands."""
        return Field(BYTE, (), self.part, PUBLIC, what="option")


def option_of(choice: type[OptionValues]) -> Option:
    """The option an enum makes, named for it."""
    part = Numbers(choice.counted_from, len(choice)) if choice.counted_from else choice
    name = "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in choice.__name__).lstrip("_")
    return Option(name, part, choice.for_beginners)


def options_in(module: str) -> tuple[Option, ...]:
    """The options a module defines, in its order."""
    return tuple(
        option_of(value)
        for value in vars(sys.modules[module]).values()
        if isinstance(value, type) and issubclass(value, OptionValues) and value.__module__ == module
    )


def option_rows(options: tuple[Option, ...]) -> dict[str, Field]:
    """Their fields."""
    return {option.name: option.field for option in options}
