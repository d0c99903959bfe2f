"""What every language has: all that English says and nothing else, of the same values, in files that can be read.

A language that is partial may lack what it likes; what it has is held to the same.
"""

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any

from fluent.syntax import ast, visitor

from ludi.core import texts
from ludi.core.text_files import fluent_in
from tests.words.files import Text, entries, line_of, of, text_files
from tests.words.lint import Finding

WITHIN = "within"  # words for the middle of a sentence: a language's own affair


class Asked(visitor.Visitor):
    """What a text asks for: values, and other messages."""

    def __init__(self, *patterns: ast.Pattern) -> None:
        self.values: set[str] = set()
        self.messages: set[str] = set()
        for pattern in patterns:
            self.visit(pattern)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def is_own(text: Text) -> bool:
    """Whether only this language has it: a helper (`hu-die`), or what a thing is called in a sentence."""
    return text.name.startswith(f"{text.language}-") or text.attribute == WITHIN


def lacking(found: Iterable[Text], whole: Iterable[str] = tuple(texts.WHOLE)) -> Iterator[Finding]:
    """A message, or one of its forms, that English has and a language that is not partial lacks."""
    found = list(found)
    english = {key: text for key, text in of(texts.ENGLISH, found).items() if not is_own(text)}
    for language in whole:
        own = of(language, found)
        for text in (text for key, text in english.items() if key not in own):
            file = text.file.replace(f"{texts.ENGLISH}/", f"{language}/")
            where = f"{file}: {text.name}{text.attribute and f'.{text.attribute}'}"
            yield Finding(where, "untranslated", f"is missing; English says: {text.readings()[0]}")


def surplus(found: Iterable[Text]) -> Iterator[Finding]:
    """A message, or one of its forms, that English has not."""
    found = list(found)
    english = of(texts.ENGLISH, found)
    for text in found:
        if text.key not in english and not is_own(text):
            yield Finding(text.where, "unknown", "English has no such message")


def unknown(found: Iterable[Text]) -> Iterator[Finding]:
    """A message that a text uses and nobody has written."""
    found = list(found)
    known = {(text.language, text.name) for text in found}
    for text in found:
        for name in sorted(Asked(text.pattern).messages):
            if {(text.language, name), (texts.ENGLISH, name)} & known:
                continue
            yield Finding(text.where, "unknown", f"there is no message {name}")


def values(found: Iterable[Text]) -> Iterator[Finding]:
    """What is put into a message is the same in every language: other names say nothing, and a lost one is not told."""
    found = list(found)
    put_in = {language: values_of(language, found) for language in texts.LANGUAGES}
    english = put_in[texts.ENGLISH]
    for text in found:
        asked = put_in[text.language].get(text.name, set())
        if text.attribute or is_own(text) or text.name not in english or asked == english[text.name]:
            continue
        wrong = ", ".join(f"${name}" for name in sorted(asked ^ english[text.name]))
        yield Finding(text.where, "unknown", f"English is not given the same values: {wrong}")


def values_of(language: str, found: list[Text]) -> dict[str, set[str]]:
    """The values of every message of a language, those of its helpers included."""
    patterns: dict[str, list[ast.Pattern]] = {}
    for text in found:
        if text.language == language:
            patterns.setdefault(text.name, []).append(text.pattern)
    asked = {name: Asked(*parts) for name, parts in patterns.items()}
    helpers = {name: one.values for name, one in asked.items() if name.startswith(f"{language}-")}
    return {
        name: one.values.union(*(helpers[used] for used in one.messages & helpers.keys()))
        for name, one in asked.items()
    }


def unreadable(sources: Iterable[tuple[str, str]]) -> Iterator[Finding]:
    """Lines that are no messages, and names that stand twice in a file."""
    for file, source in sources:
        names: set[str] = set()
        for entry in entries(source):
            where = f"{file}:{line_of(entry, source)}"
            if isinstance(entry, ast.Junk):
                yield Finding(where, "unreadable", f"is not Fluent: {(entry.content or '').strip().splitlines()[0]}")
            elif isinstance(entry, ast.Message):
                if entry.id.name in names:
                    yield Finding(f"{where} {entry.id.name}", "unreadable", "stands twice in this file")
                names.add(entry.id.name)


def sources() -> Iterator[tuple[str, str]]:
    """Every file of texts."""
    yield from ((file, fluent_in(path)) for _, _, path, file in text_files())


def incomplete(found: Iterable[Text]) -> list[Finding]:
    """All of this, of all there is."""
    found = list(found)
    return list(chain(unreadable(sources()), lacking(found), surplus(found), unknown(found), values(found)))
