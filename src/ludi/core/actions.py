"""The action dictionary: numbers for memory, nets and the GPU; words for people, JSON and everything that is kept."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cache, cached_property

import numpy as np
import numpy.typing as npt

from ludi.core.errors import LudiError, OutOfRange
from ludi.core.state import HIDDEN, NONE
from ludi.core.texts import trouble

UNSEEN = "?"  # how notation writes a part the reader may not see


@dataclass(frozen=True)
class Numbers:
    """A part, or an axis, that people count: index 0 is printed as `first`."""

    first: int
    count: int
    columns: int = 0  # how many stand side by side where they are drawn; 0: all in one row

    def __len__(self) -> int:
        return self.count


Part = Numbers | type[IntEnum]


@cache
def word_of(part: Part, index: int) -> str:
    """How people write this index: `3`, `forum`; `?` for what they may not see."""
    if index == HIDDEN:
        return UNSEEN
    if isinstance(part, Numbers):
        return str(part.first + index)
    return part(index).name.lower()


def index_of(part: Part, word: str) -> int:
    """The index people mean by this word."""
    if isinstance(part, Numbers):
        if word.isdigit() and 0 <= int(word) - part.first < part.count:
            return int(word) - part.first
        kind = OutOfRange if word.removeprefix("-").isdigit() else LudiError
        raise trouble("words-not-from", kind, word=word, first=part.first, last=part.first + part.count - 1)
    for member in part:
        if member.name.lower() == word.lower():
            return int(member)
    raise trouble("words-none-of", word=word, words=", ".join(words_of(part)))


def words_of(part: Part) -> list[str]:
    """Every word of this part, in order."""
    return [word_of(part, index) for index in range(len(part))]


@dataclass(frozen=True)
class Move:
    """One action with its parts named; a part that the reader may not see is HIDDEN."""

    verb: IntEnum
    parts: dict[str, int]

    @property
    def name(self) -> str:
        """The verb in lower case."""
        return self.verb.name.lower()

    def hiding(self, *names: str) -> "Move":
        """The same move as seen by one who may not see these parts."""
        return Move(self.verb, {name: HIDDEN if name in names else index for name, index in self.parts.items()})


class ActionSpace:
    """All actions of a game, numbered in the order they are listed. What is kept knows their words, never the numbers.

    The first verbs, as many as `chance` says, are those of the seat CHANCE. Who learns to choose can leave their
    actions out and count from `first_choice` on: choice 0 is that action, and there are `choices` in all.
    """

    def __init__(self, *verbs: tuple[IntEnum, dict[str, Part]], chance: int = 0) -> None:
        self.verbs = tuple(verb for verb, _ in verbs)
        self.parts = dict(verbs)
        self._first: dict[IntEnum, int] = {}
        size = 0
        for verb, parts in verbs:
            self._first[verb] = size
            size += int(np.prod([len(part) for part in parts.values()], dtype=np.int64))
        self.size = size
        self.first_choice = self._first[self.verbs[chance]]
        self.choices = size - self.first_choice
        most = max(len(parts) for parts in self.parts.values())
        self.verb_of: npt.NDArray[np.int64] = np.full(size, NONE, np.int64)
        self.part_of: npt.NDArray[np.int64] = np.full((size, max(most, 1)), NONE, np.int64)
        for action, verb, indices in self._enumerate():
            self.verb_of[action] = verb
            self.part_of[action, : len(indices)] = indices

    def _enumerate(self) -> Iterator[tuple[int, IntEnum, Sequence[int]]]:
        for verb, parts in self.parts.items():
            shape = [len(part) for part in parts.values()]
            for offset, indices in enumerate(np.ndindex(*shape)):
                yield self._first[verb] + offset, verb, indices

    def first(self, verb: IntEnum) -> int:
        """The number of this verb's first action; parts count up from it, the last part fastest."""
        return self._first[verb]

    def choice_of(self, action: int) -> int:
        """The number of a player's action when those of chance are left out; arrays are taken too."""
        return action - self.first_choice

    def action_of(self, choice: int) -> int:
        """The action of such a number."""
        return choice + self.first_choice

    def encode(self, verb: IntEnum, *indices: int) -> int:
        """The number of a move."""
        offset = 0
        for part, index in zip(self.parts[verb].values(), indices, strict=True):
            if not 0 <= index < len(part):
                raise LudiError(f"{verb.name.lower()} has no part number {index}.")
            offset = offset * len(part) + index
        return self._first[verb] + offset

    def decode(self, action: int) -> Move:
        """The move of a number."""
        if not 0 <= action < self.size:
            raise LudiError(f"There is no action {action}; they run from 0 to {self.size - 1}.")
        verb = self.verbs[[int(v) for v in self.verbs].index(int(self.verb_of[action]))]
        return Move(verb, dict(zip(self.parts[verb], map(int, self.part_of[action]), strict=False)))

    @cached_property
    def texts(self) -> tuple[str, ...]:
        """Every action in notation, by its number."""
        return tuple(self.text(self.decode(action)) for action in range(self.size))

    @cached_property
    def by_text(self) -> dict[str, int]:
        """Every action by its notation, exactly as `text` writes it."""
        return {text: action for action, text in enumerate(self.texts)}

    def text(self, move: Move | int) -> str:
        """The notation of a move: its name, then its parts: `lay forum 3`."""
        if not isinstance(move, Move):
            return self.texts[move] if 0 <= move < self.size else self.text(self.decode(int(move)))
        words = [word_of(self.parts[move.verb][name], index) for name, index in move.parts.items()]
        return " ".join([move.name, *words])

    def words(self, move: Move | int) -> dict[str, str]:
        """A move as named words, for JSON."""
        if not isinstance(move, Move):
            move = self.decode(int(move))
        parts = self.parts[move.verb]
        return {"move": move.name} | {name: word_of(parts[name], index) for name, index in move.parts.items()}

    def parse(self, text: str) -> int:
        """The number of a move in notation, in any case and spacing."""
        if text in self.by_text:
            return self.by_text[text]
        name, *words = text.split() or [""]
        for verb, parts in self.parts.items():
            if verb.name.lower() == name.lower():
                if len(words) != len(parts):
                    takes = f"takes {len(parts)} {'part' if len(parts) == 1 else 'parts'} ({', '.join(parts)})"
                    raise LudiError(f"'{name}' {takes if parts else 'takes no parts'}, not {len(words)}.")
                indices = [index_of(part, word) for part, word in zip(parts.values(), words, strict=True)]
                return self.encode(verb, *indices)
        raise LudiError(f"'{text}' is not a move; moves begin with: {', '.join(v.name.lower() for v in self.verbs)}.")
