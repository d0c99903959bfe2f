"""`?` at the table: help, the text of any card, the text of any rule."""

from collections.abc import Iterator
from enum import IntEnum

from rich.console import Console

from ludi.core import texts
from ludi.core.game import Game
from ludi.core.ledger import ids_of
from ludi.core.speech import prefix, thing


def explain(game: Game, asked: str, language: str, out: Console) -> None:
    """Help; or what the thing or rule of this name does; or a sentence that there is none."""
    if not asked:
        out.print(texts.say(language, "play-help"), markup=False, highlight=False)
        return
    if asked.upper() in ids_of(game.name):
        out.print(f"{asked.upper()}  {texts.say(language, asked.upper())}", markup=False, highlight=False)
        return
    found = list(dict.fromkeys(explanations(game, asked.lower(), language)))
    for line in found:
        out.print(line, markup=False, highlight=False)
    if not found:
        out.print(texts.say(language, "play-unknown", word=asked), style="yellow", markup=False, highlight=False)


def explanations(game: Game, asked: str, language: str) -> Iterator[str]:
    """The things whose name begins like that, each with what it does."""
    for member in members_of(game):
        line = thing(prefix(game), member)
        name = texts.say(language, line)
        words = {name.lower(), member.name.lower(), member.name.lower().replace("_", " ")}
        if any(word.startswith(asked) for word in words) and explained(f"{line.message}-text", language):
            yield f"{name}: {texts.say(language, f'{line.message}-text')}"


def explained(message: str, language: str) -> bool:
    """Whether there is such a text, in this language or in English."""
    return texts.has(message, language) or texts.has(message, texts.ENGLISH)


def members_of(game: Game) -> Iterator[IntEnum]:
    """Everything with a name in this game."""
    for field in game.fields.values():
        for part in field.parts:
            if isinstance(part, type) and issubclass(part, IntEnum):
                yield from part
