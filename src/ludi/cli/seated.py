"""How those at a table of a server are called, who is waited for, and what is said there: in words, for a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ludi.core import texts
from ludi.core.game import Game
from ludi.core.speech import seat_line
from ludi.core.texts import Line, Reader
from ludi.server.api.tables import Event

if TYPE_CHECKING:
    from ludi.server.api.tables import Message, SeatCard, TableCard

LONGEST_NAME = 20  # letters of a name on the board


def reader_at(game: Game, card: TableCard, language: str) -> Reader:
    """Who reads: the others by their names, and the only seat of the reader's is "you"."""
    names = {seat_line(game, one["seat"]).message: name_among(game, card, one, language) for one in card["seats"]}
    own = card["my_seats"]
    return Reader(language, seat_line(game, own[0]).message if len(own) == 1 else "", names)


def own_name(game: Game, one: SeatCard, language: str) -> str:
    """A person's name, what a bot is called, or the seat's own name."""
    name = called(one["level"], language) if one["kind"] == "bot" else str(one["name"])
    name = f"{name[: LONGEST_NAME - 1]}…" if len(name) > LONGEST_NAME else name
    return name or texts.say(language, seat_line(game, one["seat"]))


def name_among(game: Game, card: TableCard, one: SeatCard, language: str) -> str:
    """No two of one name, nor of two that look alike: those carry the name of their seat behind their own."""
    name, word = own_name(game, one, language), texts.say(language, seat_line(game, one["seat"]))
    others = [other for other in card["seats"] if other is not one]
    twins = [other for other in others if other["seat"] in one["alike"] or own_name(game, other, language) == name]
    return f"{name} ({word})" if twins and name != word else name


def called(level: str | None, language: str) -> str:
    """What a bot is called at the table; one from outside by its own name."""
    named = f"web-called-{level}"
    return texts.say(language, named) if texts.has(named) else str(level or "").capitalize()


def sitter(game: Game, one: SeatCard, reader: Reader) -> str:
    """Who sits there, and whether a bot plays for them."""
    if one["kind"] == "open":
        return texts.say(reader, "web-seat-open")
    name = reader.names[seat_line(game, one["seat"]).message]
    if one["stand_in"]:
        name = texts.say(reader, "web-stand-in-for", name=name, level=called(one["level"], reader.language))
    return texts.say(reader, "board-you", name=name) if one["mine"] else name


def waited_for(game: Game, card: TableCard, asked: int | None, reader: Reader) -> str:
    """Whom the table waits for."""
    if asked is None:
        return texts.say(reader, "day-waiting")
    one, name = card["seats"][asked], seat_line(game, asked)
    bot_plays = one["kind"] == "bot" or one["stand_in"]
    message = {"away": "web-waiting-away", "here": "web-waiting-here"}.get(one["whereabouts"] or "", "web-waiting-for")
    return texts.say(reader, "web-waiting-for" if bot_plays else message, name=name)


def wishes_in_words(game: Game, card: TableCard, reader: Reader) -> Iterator[str]:
    """What the others at the table want to be done about somebody who is away."""
    for wish in card["absence"]["wishes"] if card["absence"] else ():
        if wish["seat"] not in card["my_seats"]:
            wanted = texts.say(reader, f"web-absent-{wish['wish']}")
            yield texts.say(reader, "web-absent-others", name=seat_line(game, wish["seat"]), wish=wanted)


def message_line(game: Game, card: TableCard, message: Message) -> Line:
    """Something said at the table, or done there by people."""
    phrase, seat = message["phrase"], message["seat"]
    if phrase in list(Event):
        return Line(
            f"web-people-{phrase}", {"name": seat_line(game, seat) if seat in card["my_seats"] else message["name"]}
        )
    words = Line(f"web-phrase-{phrase}") if phrase else str(message["text"])
    return Line("visit-said", {"name": message["name"] or Line("web-watcher"), "words": words})
