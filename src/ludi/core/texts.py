"""Every sentence a person reads, in four languages: Fluent files of the house (`ludi/texts`) and of every room.

A room of another package may lack a language, or single messages: then English stands in, and where that says nothing
either, what the message is named after.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ludi.core.errors import LudiError
from ludi.core.rooms import folder_of, is_ours, rooms

LANGUAGES = {"en": "English", "nl": "Nederlands", "de": "Deutsch", "hu": "Magyar"}
ENGLISH = "en"
TEXTS = Path(__file__).parent.parent / "texts"
LONGEST_WORD = 60  # characters of what somebody wrote that an error tells again: Fluent says nothing of very long ones


@dataclass(frozen=True)
class Line:
    """A sentence to be said: its message, what goes into it (a Line there is said first), the rule it rests on."""

    message: str
    values: Mapping[str, "int | str | Line"] = field(default_factory=dict)
    rule: str = ""


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language."""
    if language not in LANGUAGES:
        raise LudiError(f"There is no language '{language}'; there are: {', '.join(LANGUAGES)}.")
    made = FluentBundle([language], functions={"ROMAN": roman}, use_isolating=False)
    for folder in folders():
        for file in sorted((folder / language).glob("*.ftl")):
            made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


def roman(number: Any) -> Any:
    """`{ ROMAN($disc) }` in a text: a number up to 39 as it is written on the board; other signs stay."""
    if isinstance(number, str):
        return number
    tens, ones = divmod(int(number), 10)
    return "X" * tens + ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")[ones]


def folders() -> list[Path]:
    """Where texts lie: the house's own, and those of every game that is found."""
    return [TEXTS, *(folder_of(room) / "texts" for room in rooms().values())]


def words_of(game: str, language: str) -> str:
    """A game's own files in one language, one after another; nothing where it has none."""
    files = sorted((folder_of(rooms()[game]) / "texts" / language).glob("*.ftl"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def has(message: str, language: str = "en") -> bool:
    """Whether there is such a message."""
    return bool(bundle(language).has_message(message))


def say(language: str, message: str | Line, **values: Any) -> str:
    """A message in words: in this language, else in English, else made of its name and its values."""
    if isinstance(message, Line):
        return say(language, message.message, **message.values)
    spoken = {name: say(language, value) if isinstance(value, Line) else value for name, value in values.items()}
    for made in (bundle(language), bundle(ENGLISH)):
        found = made.get_message(message).value if made.has_message(message) else None
        if found:
            return str(made.format_pattern(found, spoken)[0])
    return in_plain_words(message, [str(value) for value in spoken.values()])


def trouble(message: str, kind: type[LudiError] = LudiError, **values: "int | str | Line") -> LudiError:
    """An error that can be said in every language; its own words are English."""
    word = values.get("word")
    if isinstance(word, str) and len(word) > LONGEST_WORD:
        values["word"] = f"{word[:LONGEST_WORD]}…"
    line = Line(message, values)
    error = kind(say(ENGLISH, line))
    error.line = line
    return error


def reason_of(error: LudiError) -> Line:
    """What an error says; one that has no words but English ones says those."""
    return error.line or Line("words-plain", {"reason": str(error)})


def in_plain_words(message: str, values: Sequence[str] = ()) -> str:
    """What nobody has written, from its name: `nim-move-take` with 2 is "take 2", `nim-seat-left` is "left".

    A missing one of ours is a fault and is shown as its name.
    """
    for game, room in rooms().items():
        if not is_ours(room) and message.startswith(f"{game.replace('_', '-')}-"):
            kind, _, rest = message[len(game) + 1 :].partition("-")
            told = rest.replace("-", " ") or {"name": game.replace("_", " ").capitalize()}.get(kind, "")
            return " ".join(word for word in (told, *values) if word)
    return message


def messages_in(path: Path) -> list[str]:
    """The names of all messages of one file, in order; none where there is no such file."""
    if not path.exists():
        return []
    return [entry.id.name for entry in FluentResource(path.read_text(encoding="utf-8")).body if hasattr(entry, "id")]
