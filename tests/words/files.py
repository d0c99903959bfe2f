"""The texts of the house and of its games, pattern by pattern: what the lint and the glossary read."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from ludi.core import texts
from ludi.core.rooms import folder_of, rooms
from ludi.core.text_files import files_in, fluent_in
from tests.variants import OURS

ROOT = Path(__file__).parent.parent.parent
HOUSE = "house"  # the scope of what is said around the games


@dataclass(frozen=True)
class Text:
    """What one message says in one language: its value, or one of its attributes."""

    scope: str  # a game, or the house
    language: str
    file: str
    line: int
    name: str
    attribute: str
    pattern: ast.Pattern

    @property
    def where(self) -> str:
        """Where it stands, to be found by a person."""
        return f"{self.file}:{self.line} {self.name}{self.attribute and f'.{self.attribute}'}"

    @property
    def key(self) -> tuple[str, str]:
        """What is the same in every language."""
        return self.name, self.attribute

    def readings(self) -> list[str]:
        """All it can say, one for each choice; what is put in stands as {name}, a numeral as {ROMAN}."""
        return list(readings(self.pattern))


def readings(pattern: ast.Pattern) -> Iterator[str]:
    """Every way to read a pattern."""
    for parts in product(*(list(pieces(element)) for element in pattern.elements)):
        yield "".join(parts)


def pieces(element: Any) -> Iterator[str]:
    """What a part of a pattern can become."""
    if isinstance(element, ast.TextElement):
        yield element.value
        return
    inside = element.expression
    if isinstance(inside, ast.SelectExpression):
        for variant in inside.variants:
            yield from readings(variant.value)
    else:
        yield put_in(inside)


def put_in(inside: Any) -> str:
    """A sign for what is put into a text."""
    if isinstance(inside, ast.StringLiteral):
        return str(inside.parse()["value"])
    if isinstance(inside, ast.NumberLiteral):
        return str(inside.value)
    return f"{{{inside.id.name}}}"  # a variable, a function such as ROMAN, another message


def selects(pattern: ast.Pattern) -> Iterator[ast.SelectExpression]:
    """Every choice in a pattern, also within another."""
    for element in pattern.elements:
        inside = getattr(element, "expression", None)
        if isinstance(inside, ast.SelectExpression):
            yield inside
            for variant in inside.variants:
                yield from selects(variant.value)


@cache
def entries(source: str) -> list[ast.EntryType]:
    """What a file holds: messages, remarks, and what cannot be read."""
    return FluentParser().parse(source).body


def parsed(source: str, scope: str, language: str, file: str) -> list[Text]:
    """The texts of one file."""
    found = []
    for entry in entries(source):
        if not isinstance(entry, ast.Message):
            continue
        line = line_of(entry, source)
        if entry.value:
            found.append(Text(scope, language, file, line, entry.id.name, "", entry.value))
        for attribute in entry.attributes:
            line = line_of(attribute, source)
            found.append(Text(scope, language, file, line, entry.id.name, attribute.id.name, attribute.value))
    return found


def line_of(node: ast.SyntaxNode, source: str) -> int:
    """In which line of a file something stands."""
    return source.count("\n", 0, node.span.start if node.span else 0) + 1


def text_files() -> Iterator[tuple[str, str, Path, str]]:
    """Every file of texts: its scope and language, where it lies, and how it is called."""
    folders = {HOUSE: texts.TEXTS} | {game: folder_of(rooms()[game]) / "texts" for game in OURS}
    for scope, folder in folders.items():
        for language in texts.LANGUAGES:
            for path in files_in(folder, language):
                yield scope, language, path, str(path.relative_to(ROOT))


@cache
def all_texts() -> tuple[Text, ...]:
    """Every text there is, in every language."""
    return tuple(
        text for scope, language, path, file in text_files() for text in parsed(fluent_in(path), scope, language, file)
    )


def of(language: str, found: Iterable[Text]) -> dict[tuple[str, str], Text]:
    """The texts of one language, by name."""
    return {text.key: text for text in found if text.language == language}
