"""The glossary (`texts/glossary.yaml`): one word for one thing, and words that are not used."""

import re
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import yaml

from ludi.core import texts
from tests.words.files import HOUSE, Text
from tests.words.lint import Finding

FILE = texts.TEXTS / "glossary.yaml"


class Entry(NamedTuple):
    """A thing, where it is spoken of, and its words."""

    scope: str
    thing: str
    words: dict[str, list[str]]
    book: list[str]
    never: dict[str, list[str]]
    only: str
    why: str

    def holds_for(self, text: Text) -> bool:
        """Whether a text belongs to what this entry is about."""
        return self.scope in (HOUSE, text.scope) and bool(re.fullmatch(self.only, text.name))

    def forbidden(self, language: str) -> list[str]:
        """What a language may not say here."""
        return self.never.get(language, []) + self.never.get("all", [])


def glossary() -> list[Entry]:
    """Everything the glossary names."""
    raw = yaml.safe_load(FILE.read_text(encoding="utf-8"))
    return [entry(scope, row) for scope, rows in raw.items() for row in rows]


def entry(scope: str, row: dict[str, Any]) -> Entry:
    """One row of the file."""
    words = {code: found if isinstance(found, list) else [found] for code, found in row.get("words", {}).items()}
    return Entry(
        scope, row["thing"], words, row.get("book", []), row.get("not", {}), row.get("only", ".*"), row.get("why", "")
    )


def misused(found: Iterable[Text], entries: Iterable[Entry] | None = None) -> list[Finding]:
    """Words that the glossary forbids, and words it names that nobody uses."""
    found = list(found)
    entries = glossary() if entries is None else list(entries)
    return [*never_said(found, entries), *unused(found, entries)]


def never_said(found: list[Text], entries: list[Entry]) -> Iterator[Finding]:
    """What should have been said otherwise."""
    for one in entries:
        shapes = {code: [re.compile(shape) for shape in one.forbidden(code)] for code in texts.LANGUAGES}
        for text in found:
            if not shapes.get(text.language) or not one.holds_for(text):
                continue
            said = "\n".join(text.readings())
            for wrong in filter(None, (shape.search(said) for shape in shapes[text.language])):
                usual = one.words.get(text.language, ["another word"])[0]
                yield Finding(text.where, "glossary", f"“{wrong[0]}”: for {one.thing} say {usual}")


def unused(found: list[Text], entries: list[Entry]) -> Iterator[Finding]:
    """Words of the glossary that no text of their scope holds."""
    said = {
        (scope, code): "\n".join(
            line for text in found if text.language == code and scope in (HOUSE, text.scope) for line in text.readings()
        ).casefold().replace(texts.UNBROKEN, " ")
        for scope in {one.scope for one in entries}
        for code in texts.LANGUAGES
    }  # fmt: skip
    for one in entries:
        for code, words in one.words.items():
            for word in words:
                if word.casefold() not in said[one.scope, code]:
                    yield Finding(f"{FILE.name} {one.thing}", "glossary", f"no text in {code} says “{word}”")
