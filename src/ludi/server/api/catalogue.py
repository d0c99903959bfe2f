"""The catalogue: what the page must know of a game to draw it, also one it has no board for; and how it is made."""

from typing import Any, Literal

from ludi.bots.measure.seat_odds import odds_of, starting_option
from ludi.core.actions import Numbers, Part
from ludi.core.fields import COUNT, FLAG, NUMBER, OWNER, PLAYERS, PUBLIC, Field, Value
from ludi.core.game import Game
from ludi.core.lessons import lesson_names
from ludi.core.options import Option
from ludi.core.shape import Shape
from ludi.core.speech import hyphened
from ludi.core.view import Sight

Kind = Literal["thing", "number", "count", "flag"]
Seer = Literal["public", "players", "owner"]
KINDS: dict[Value, Kind] = {NUMBER: "number", COUNT: "count", FLAG: "flag"}
SEERS: dict[Sight, Seer] = {PUBLIC: "public", PLAYERS: "players", OWNER: "owner"}


class AxisShape(Shape):
    """What is counted: `thing` names the list of things; None means numbers printed from `first`."""

    thing: str | None
    first: int
    count: int
    columns: int  # how many stand side by side where they are drawn; 0: all in one row


class PartShape(AxisShape):
    """A named part of a move."""

    name: str


class FieldShape(Shape):
    """A field of the record that somebody may see: what each of its axes counts, and what its numbers are."""

    name: str
    axes: list[AxisShape]
    value: Kind
    names: AxisShape | None  # what the numbers name, where they name something
    seen: Seer  # by everybody, by all seats, by the seat its first axis counts


class VerbShape(Shape):
    """A verb; its actions are numbered from `first`, the last part fastest."""

    name: str
    first: int
    parts: list[PartShape]


class OptionShape(Shape):
    """A choice made before the game."""

    name: str
    values: list[str]
    default: str
    beginners: str  # for somebody's first games


class OddsShape(Shape):
    """What a seat is worth between equals, as it was measured: shares of the victory."""

    games: int
    by: Literal["seat", "place"]  # of each seat, or of each place in the order of play
    shares: dict[str, list[float]]  # by the number of players


class GameShape(Shape):
    """All that the page must know of a game to draw it."""

    name: str
    version: int
    seats: list[str]
    players: list[int]
    options: list[OptionShape]
    phases: list[str]
    things: dict[str, list[str]]  # kind of thing -> names by number, hyphened as in messages: roma-card-<name>
    printed: dict[str, dict[str, list[int]]]  # kind of thing -> column -> values by number
    fields: list[FieldShape]
    verbs: list[VerbShape]
    suggested: list[str]  # the phases in which a strong bot may be asked to do it all: roma-suggest-<phase>
    lessons: list[str]  # the first game before the small ones
    begins: str | None  # the option that says who begins
    odds: OddsShape | None


def shape_of(game: Game) -> GameShape:
    """A game's page of the catalogue."""
    things: dict[str, list[str]] = {}
    for field in game.fields.values():
        for part in field.parts:
            if isinstance(part, type):
                things[hyphened(part.__name__)] = names_of(part)
    verbs: list[VerbShape] = []
    for verb, parts in game.actions.parts.items():
        things |= {hyphened(part.__name__): names_of(part) for part in parts.values() if isinstance(part, type)}
        shapes = [part_shape(name, part) for name, part in parts.items()]
        verbs.append({"name": verb.name.lower(), "first": game.actions.first(verb), "parts": shapes})
    begins, odds = starting_option(game), odds_of(game)
    return {
        "name": game.name,
        "version": game.version,
        "seats": [seat.name.lower() for seat in game.seats],
        "players": list(game.players),
        "options": [option_shape(option) for option in game.options],
        "phases": things["phase"],
        "things": things,
        "fields": [field_shape(name, field, field.seen) for name, field in game.fields.items() if field.seen],
        "printed": {kind: printed_of(columns) for kind, columns in game.printed.items()},
        "verbs": verbs,
        "suggested": [hyphened(phase.name) for phase in game.suggested],
        "lessons": lesson_names(game),
        "begins": begins.name if begins else None,
        "odds": {"games": odds.games, "by": odds.by, "shares": odds.shares} if odds else None,
    }


def option_shape(option: Option) -> OptionShape:
    """A choice made before the game."""
    beginners = option.beginners or option.default
    return {"name": option.name, "values": list(option.values), "default": option.default, "beginners": beginners}


def names_of(things: Any) -> list[str]:
    """The names of things, by their number, as messages have them."""
    return [hyphened(member.name) for member in things]


def part_shape(name: str, part: Part) -> PartShape:
    """A named part of a move."""
    return {"name": name, **axis_shape(part)}


def axis_shape(axis: Part | int) -> AxisShape:
    """What is counted: things, numbers, or places in a row."""
    if isinstance(axis, type):
        return {"thing": hyphened(axis.__name__), "first": 0, "count": len(axis), "columns": 0}
    numbers = Numbers(1, axis) if isinstance(axis, int) else axis
    return {"thing": None, "first": numbers.first, "count": len(numbers), "columns": numbers.columns}


def field_shape(name: str, field: Field, seen: Sight) -> FieldShape:
    """A field for those who draw it without knowing the game."""
    return {
        "name": name,
        "axes": [axis_shape(axis) for axis in field.axes],
        "value": KINDS[field.value] if isinstance(field.value, Value) else "thing",
        "names": None if isinstance(field.value, Value) else axis_shape(field.value),
        "seen": SEERS[seen],
    }


def printed_of(columns: Any) -> dict[str, list[int]]:
    """What is printed on things, column by column."""
    return {column: [int(value) for value in values] for column, values in columns.items()}
