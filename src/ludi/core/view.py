"""Views: the same record with HIDDEN where a seat may not see.

A room lists for each field who sees it; a field nobody listed is seen by nobody. From that list one mask of bytes is
made for each seat and one for watchers, so a view is a copy under a mask, at every speed. What makes many views lays
records and masks out in whole words and masks word by word.
"""

from collections.abc import Mapping
from enum import Enum
from typing import Any, NamedTuple

import numpy as np

from ludi.core.state import HIDDEN

WORD = 8  # bytes


class Records(NamedTuple):
    """Records, and the same memory as whole words, a row for each."""

    rows: Any
    words: Any


class Viewing(NamedTuple):
    """What compiled code makes a view with: who sees what, and one record to write it in, also as a row of words."""

    sight: Any
    views: Any
    words: Any


class Sight(Enum):
    """Who sees a field."""

    PUBLIC = "everybody, watchers too"
    PLAYERS = "all seats, but no watcher"
    OWNER = "the seat that the field's first axis counts"


def sight_masks(layout: np.dtype[Any], seen_by: Mapping[str, Sight], seats: int) -> tuple[Any, Any]:
    """For each seat, then for a watcher (index NONE): the bytes that are kept, and what stands in the others."""
    hidden = np.zeros(1, layout)
    keep = np.zeros((seats + 1, 1), layout)
    for field in layout.names or ():
        hidden[field] = HIDDEN
        match seen_by.get(field):
            case Sight.PUBLIC:
                keep[field] = -1
            case Sight.PLAYERS:
                keep[field][:seats] = -1
            case Sight.OWNER:
                for seat in range(seats):
                    keep[field][seat, 0, seat] = -1
    kept = keep.view(np.uint8).reshape(seats + 1, layout.itemsize)
    return kept, ~kept & hidden.view(np.uint8).reshape(1, layout.itemsize)


def words_in(layout: np.dtype[Any]) -> int:
    """How many whole words a record takes."""
    return -(-layout.itemsize // WORD)


def blank_records(layout: np.dtype[Any], count: int) -> Records:
    """So many blank records."""
    words = np.zeros((count, words_in(layout)), np.int64)
    return Records(np.ndarray(count, layout, words, strides=words.strides[:1]), words)


def in_words(mask: Any) -> Any:
    """A mask of bytes as whole words."""
    return np.pad(mask, ((0, 0), (0, -mask.shape[1] % WORD))).view(np.int64)


def sight_record(masks: tuple[Any, Any]) -> Any:
    """The masks of `sight_masks` in one record for compiled code, in whole words."""
    kept, hidden = map(in_words, masks)
    sight = np.zeros(1, np.dtype((np.record, [("kept", np.int64, kept.shape), ("hidden", np.int64, kept.shape)])))
    sight["kept"], sight["hidden"] = kept, hidden
    return sight


def new_viewing(layout: np.dtype[Any], masks: tuple[Any, Any]) -> Viewing:
    """A blank view of this layout under these masks."""
    views, words = blank_records(layout, 1)
    return Viewing(sight_record(masks), views, words[0])


def write_view(words: Any, sight: Any, seat: int, view_words: Any) -> None:
    """What a seat sees of a record, word by word; compiled like the rules."""
    for word in range(len(view_words)):
        view_words[word] = (words[word] & sight[0].kept[seat, word]) | sight[0].hidden[seat, word]
