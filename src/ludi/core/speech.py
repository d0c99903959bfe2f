"""Things, moves and questions of a game as Fluent messages, named the same way in every room.

roma-name, roma-pitch, roma-summary  the game; the lobby's line about it; what it is, in a sentence
roma-seat-eagle, roma-card-forum     a member of a named part: game, enum, member; -text: what a card does,
                                     -text-thrown: what it does where that was chosen for an option
roma-move-lay                        a move, with its parts as arguments; from `low` to `high` also with its `length`
roma-stake-coins                     so many of what a seat has besides points, with `count`
roma-ask-actions                     what is asked in a phase
roma-option-templum, -thrown         an option, its values
roma-field-dice, roma-verb-lay       a field and a verb, for a board that is made from them; may be left out
"""

from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import TYPE_CHECKING

from ludi.core import texts
from ludi.core.actions import Move, Numbers, Part
from ludi.core.state import HIDDEN, State
from ludi.core.texts import ENGLISH, Line, Listener, has

if TYPE_CHECKING:
    from ludi.core.game import Game


def prefix(game: "Game") -> str:
    """How the game's messages begin."""
    return hyphened(game.name)


def hyphened(name: str) -> str:
    """A name of ours as part of a message's name."""
    return name.lower().replace("_", "-")


def thing(game: str, member: IntEnum) -> Line:
    """A card, seat or other named thing of a game; `game` is the beginning of its messages."""
    return Line(f"{game}-{hyphened(type(member).__name__)}-{hyphened(member.name)}")


def seat_line(game: "Game", seat: int) -> Line:
    """A seat as sentences name it."""
    return thing(prefix(game), game.seats(seat))


def title_of(listener: Listener, line: Line) -> str:
    """A seat as a heading: its name, and whether it is the reader's."""
    name = texts.say(listener, line)
    return texts.say(listener, "board-you", name=name) if texts.reader_of(listener).seat == line.message else name


def by_bots(game: "Game", line: Line, stand_ins: Sequence[int]) -> Line:
    """A line that says of people for whom a bot played that it was a bot."""
    names = {seat_line(game, seat).message for seat in stand_ins}
    values = {
        name: Line("told-bot-for", {"name": value}) if isinstance(value, Line) and value.message in names else value
        for name, value in line.values.items()
    }
    return Line(line.message, values, line.rule)


def text_of(game: "Game", member: IntEnum, options: Mapping[str, str]) -> str:
    """The message that says what a thing does, with these options."""
    message = f"{thing(prefix(game), member).message}-text"
    chosen = (f"{message}-{hyphened(value)}" for value in options.values())
    return next((text for text in chosen if has(text, ENGLISH)), message)


def part_value(game: str, part: Part, index: int) -> Line | int:
    """A part of a move as it goes into a sentence."""
    if index == HIDDEN:
        return Line("hidden")
    return part.first + index if isinstance(part, Numbers) else thing(game, part(index))


def move_line(game: "Game", move: Move | int, view: State | None = None) -> Line:
    """A move in words; in a position that its seat sees, with what it is about there, where the room says that."""
    if not isinstance(move, Move):
        move = game.actions.decode(move)
    if view is not None and (told := game.spoken(view, move)):
        return told
    parts = game.actions.parts[move.verb]
    values = {name: part_value(prefix(game), parts[name], index) for name, index in move.parts.items()}
    return Line(f"{prefix(game)}-move-{hyphened(move.name)}", {**values, **length_of(move.parts)})


def length_of(parts: Mapping[str, int]) -> dict[str, int]:
    """What runs from `low` to `high` has a `length` too: by it a sentence tells one from several."""
    if not {"low", "high"} <= parts.keys() or HIDDEN in parts.values():
        return {}
    return {"length": parts["high"] - parts["low"] + 1}


def ask_line(game: "Game", view: State) -> Line:
    """What is asked of the deciding seat, in one sentence."""
    phase = game.fields["phase"].value
    assert isinstance(phase, type)
    return Line(f"{prefix(game)}-ask-{hyphened(phase(int(view.phase)).name)}", game.figures_of(view))
