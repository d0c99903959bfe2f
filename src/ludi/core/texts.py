"""Every sentence a person reads, in every language: Fluent files of the package (`ludi/texts`) and of every room.

`texts/languages.json` is the only list of languages. One that is `partial` may lack any message, and a room of another
package may lack a language: then English stands in, and where that says nothing either, what the message is named
after.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from ludi.core.errors import LudiError
from ludi.core.rooms import folder_of, is_ours, rooms
from ludi.core.text_files import ENGLISH as ENGLISH
from ludi.core.text_files import files_in, fluent_in

TEXTS = Path(__file__).parent.parent / "texts"
LISTED: dict[str, dict[str, Any]] = json.loads((TEXTS / "languages.json").read_text(encoding="utf-8"))
LANGUAGES: dict[str, str] = {code: row["name"] for code, row in LISTED.items()}
WHOLE = [code for code, row in LISTED.items() if not row.get("partial")]  # which lack nothing; tests hold them to it
ENDS_A_SENTENCE = (".", "!", "?", "…")
UNBROKEN = "\u00a0"  # "2 VP" stays in one line of the page; a terminal breaks lines there too, and people search in it
SEVERAL = "web-and"  # a list in one line, as the page folds its log: a message may have words for it (`.several`)
LONGEST_WORD = 60  # characters of what somebody wrote that an error tells again: Fluent says nothing of very long ones


@dataclass(frozen=True)
class Line:
    """A sentence to be said: its message, what goes into it (a Line there is said first), the rule it rests on."""

    message: str
    values: Mapping[str, "int | str | Line"] = field(default_factory=dict)
    rule: str = ""


@dataclass(frozen=True)
class Reader:
    """Who reads: in which language, on which seat if on one alone, and how those at the table are called.

    Seats are known by their messages. A sentence about the reader's seat speaks to the reader, where it has the words
    for that (`.you-seat`, by the name of its value).
    """

    language: str
    seat: str = ""
    names: Mapping[str, str] = field(default_factory=dict)


Listener = str | Reader  # a language alone, or somebody who reads


def reader_of(listener: Listener) -> Reader:
    """Somebody who reads; of a language alone, nobody in particular."""
    return listener if isinstance(listener, Reader) else Reader(listener)


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language; English first, where one may lack some, so that its own replace what stands in."""
    if language not in LANGUAGES:
        raise LudiError(f"There is no language '{language}'; there are: {', '.join(LANGUAGES)}.")
    made = FluentBundle([language], functions={"ROMAN": roman}, use_isolating=False)
    for folder, may_lack in folders().items():
        for code in [ENGLISH, language] if may_lack or language not in WHOLE else [language]:
            for file in files_in(folder, code):
                text = fluent_in(file).replace(UNBROKEN, " ")
                made.add_resource(FluentResource(text), allow_overrides=True)
    return made


def roman(number: Any) -> Any:
    """`{ ROMAN($disc) }` in a text: a number up to 39 as it is written on the board; other signs stay."""
    if isinstance(number, str):
        return number
    tens, ones = divmod(int(number), 10)
    return "X" * tens + ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")[ones]


def folders() -> dict[Path, bool]:
    """Where texts lie: the package's own, and those of every game there is; and whether these may lack a language."""
    return {TEXTS: False} | {folder_of(room) / "texts": not is_ours(room) for room in rooms().values()}


def words_of(game: str, language: str) -> str:
    """A game's own files in one language, one after another; nothing where it has none."""
    return "\n".join(map(fluent_in, files_in(folder_of(rooms()[game]) / "texts", language)))


def has(message: str, language: str = "en") -> bool:
    """Whether there is such a message."""
    return bool(bundle(language).has_message(message))


def say(listener: Listener, message: str | Line, **values: Any) -> str:
    """A message in words: in this language, else in English, else made of its name and its values."""
    line = message if isinstance(message, Line) else Line(message, values)
    text, is_small = said(reader_of(listener), line)
    return capital(text) if is_small else text


def said(reader: Reader, line: Line) -> tuple[str, bool]:
    """A line in words, and whether it begins with words for the middle of a sentence (`.within`)."""
    if line.message in reader.names:
        return reader.names[line.message], False
    told = {name: within(reader, value) for name, value in line.values.items() if isinstance(value, Line)}
    values = {**line.values, **{name: text for name, (text, _) in told.items()}}
    small = tuple(text for text, is_small in told.values() if is_small)
    for made in (bundle(reader.language), bundle(ENGLISH)):
        whole = made.get_message(line.message) if made.has_message(line.message) else None
        found = whole and pattern_of(whole, line, reader)
        if found:
            text = str(made.format_pattern(found, values)[0])
            return text, bool(small) and text.startswith(small)
    return in_plain_words(line.message, [str(value) for value in values.values()]), False


def pattern_of(message: Any, line: Line, reader: Reader) -> Any:
    """Which of its words a message says: those to the reader, those for several things, or the plain ones."""
    lines = {name: value for name, value in line.values.items() if isinstance(value, Line)}
    own = [f"you-{name}" for name, value in lines.items() if value.message == reader.seat][:1]
    forms = own + ["several"] * any(value.message == SEVERAL for value in lines.values())
    attributes = message.attributes
    return attributes.get("-".join(forms)) or (forms and attributes.get(forms[0])) or message.value


def within(reader: Reader, line: Line) -> tuple[str, bool]:
    """A line as a part of another; a thing may have words of its own for that, such as an article."""
    made = bundle(reader.language)
    own = made.get_message(line.message).attributes.get("within") if made.has_message(line.message) else None
    if own and line.message not in reader.names:
        return str(made.format_pattern(own)[0]), True
    text, is_small = said(reader, line)
    return (capital(text), False) if is_small and text.endswith(ENDS_A_SENTENCE) else (text, is_small)


def number(listener: Listener, value: float, decimals: int = 0, style: str = "decimal", sign: bool = False) -> str:
    """A number as the language writes it; style `percent`: of a share; with a sign, also where it is not below zero."""
    digits = {"minimumFractionDigits": decimals, "maximumFractionDigits": decimals}
    text = fluent_number(value, style=style, **digits).format(locale_of(reader_of(listener).language))
    return ("+" if sign and value >= 0 else "") + str(text).replace(UNBROKEN, " ")


@cache
def locale_of(language: str) -> Locale:
    """How a language writes numbers."""
    return Locale.parse(language, sep="-")


def capital(text: str) -> str:
    """A text that begins a sentence."""
    return text[:1].upper() + text[1:]


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
    return [entry.id.name for entry in FluentResource(fluent_in(path)).body if hasattr(entry, "id")]
