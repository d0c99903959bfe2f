"""`?` at the table: help, the text of any card, the text of any rule."""

from collections.abc import Iterator, Mapping
from enum import IntEnum

from ludi.core import texts
from ludi.core.game import Game
from ludi.core.ledger import ids_of
from ludi.core.speech import prefix, text_of, thing


def explain(game: Game, options: Mapping[str, str], asked: str, language: str) -> list[str]:
    """Help; or what the thing or rule of this name does with these options; or a sentence that there is none."""
    if not asked:
        return [texts.say(language, "play-help")]
    if asked.upper() in ids_of(game.name):
        return [f"{asked.upper()}  {texts.say(language, asked.upper())}"]
    found = list(dict.fromkeys(explanations(game, options, asked.lower(), language)))
    return found or [texts.say(language, "play-unknown", word=asked)]


def explanations(game: Game, options: Mapping[str, str], asked: str, language: str) -> Iterator[str]:
    """The things whose name begins like that, each with what it does."""
    for member in members_of(game):
        name = texts.say(language, thing(prefix(game), member))
        text = text_of(game, member, options)
        words = {name.lower(), member.name.lower(), member.name.lower().replace("_", " ")}
        if any(word.startswith(asked) for word in words) and explained(text, language):
            yield f"{name}: {texts.say(language, text)}"


def explained(message: str, language: str) -> bool:
    """Whether there is such a text, in this language or in English."""
    return texts.has(message, language) or texts.has(message, texts.ENGLISH)


def members_of(game: Game) -> Iterator[IntEnum]:
    """Everything with a name in this game."""
    for field in game.fields.values():
        for part in field.parts:
            if isinstance(part, type) and issubclass(part, IntEnum):
                yield from part
