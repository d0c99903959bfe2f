"""Every sentence a person reads, in four languages: Fluent files of the house (`ludi/texts`) and of every room."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ludi.core.errors import LudiError
from ludi.core.rooms import folder_of, rooms

LANGUAGES = {"en": "English", "nl": "Nederlands", "de": "Deutsch", "hu": "Magyar"}
TEXTS = Path(__file__).parent.parent / "texts"


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
    made = FluentBundle([language], use_isolating=False)
    for folder in folders():
        for file in sorted((folder / language).glob("*.ftl")):
            made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


def folders() -> list[Path]:
    """Where texts lie: the house's own, and those of every game that is found."""
    return [TEXTS, *(folder_of(room) / "texts" for room in rooms().values())]


def has(message: str, language: str = "en") -> bool:
    """Whether there is such a message."""
    return bool(bundle(language).has_message(message))


def say(language: str, message: str | Line, **values: Any) -> str:
    """A message in words. A missing one is a fault of ours and is shown as its name."""
    if isinstance(message, Line):
        return say(language, message.message, **message.values)
    spoken = {name: say(language, value) if isinstance(value, Line) else value for name, value in values.items()}
    made = bundle(language)
    if not made.has_message(message):
        return message
    found = made.get_message(message).value
    return str(made.format_pattern(found, spoken)[0]) if found else message


def messages_in(path: Path) -> list[str]:
    """The names of all messages of one file, in order; none where there is no such file."""
    if not path.exists():
        return []
    return [entry.id.name for entry in FluentResource(path.read_text(encoding="utf-8")).body if hasattr(entry, "id")]
