"""What a text may not do, rule by rule. `python -m tests.words` says where each is broken.

A rule takes texts and yields findings; the tests plant a fault for each and see that it is found.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import yaml
from babel import Locale
from fluent.syntax import ast

from ludi.core import texts
from tests.words.files import Text, of, selects

CONVENTIONS: dict[str, Any] = yaml.safe_load((Path(__file__).parent / "conventions.yaml").read_text(encoding="utf-8"))
NUMBER = r"(?:\d+|\{\w+\})"
NUMERAL = r"(?:[IVX]+\b|\{ROMAN\})"
ANY_QUOTE = re.compile(r"[\"'`«»‹›‘’‚“”„]")
APOSTROPHE = "’"
PLURALS = {"zero", "one", "two", "few", "many", "other"}
WORD = re.compile(r"[^\W\d_]{3,}")


class Finding(NamedTuple):
    """A fault, where it is, and which rule it breaks."""

    where: str
    rule: str
    why: str

    def __str__(self) -> str:
        return f"{self.where}: {self.why} [{self.rule}]"


Rule = Callable[[Iterable[Text]], Iterator[Finding]]


def convention(language: str, what: str) -> Any:
    """How a language writes something; nothing where nobody has said it."""
    return CONVENTIONS.get(language, {}).get(what, "")


def quotation(found: Iterable[Text]) -> Iterator[Finding]:
    """Quotation marks and apostrophes are those of the language, and every one that is opened is closed."""
    for text in found:
        marks = convention(text.language, "quotes")
        for said in text.readings():
            wrong = sorted(set(ANY_QUOTE.findall(said)) - set(marks) - {APOSTROPHE}) if marks else []
            if wrong:
                yield Finding(
                    text.where, "quotation", f"{' '.join(wrong)} instead of {' '.join(marks)} or {APOSTROPHE}"
                )
            elif marks and said.count(marks[0]) != len(closing(marks[1]).findall(said)):
                yield Finding(text.where, "quotation", f"{marks} is not closed: {said}")


@cache
def closing(mark: str) -> re.Pattern[str]:
    """A mark that closes; where the apostrophe looks the same, it stands between letters."""
    return re.compile(rf"(?<![^\W\d_]){mark}|{mark}(?![^\W\d_])" if mark == APOSTROPHE else mark)


@cache
def loose(language: str) -> list[tuple[re.Pattern[str], str]]:
    """Where a plain space would let a line break, and what breaks there."""
    units = "|".join(convention(language, "units") or [])
    nouns = "|".join(convention(language, "before_numeral") or [])
    shapes = [
        (rf"{NUMBER} (?:{units})\b" if units else "", "a number and its unit"),
        (rf"\b(?:{nouns}) {NUMERAL}" if nouns else "", "a disc and its numeral"),
        (rf"(?:{NUMBER}|{NUMERAL})\. (?=[a-záéíóöőúüű])" if convention(language, "ordinal") else "", "an ordinal"),
        (rf"{NUMBER} ×| × ?{NUMBER}", "so many times"),
        (rf"{NUMBER} : | : {NUMBER}", "a score"),
        (r"\S …", "a text and its dots"),
        (rf"{NUMBER} %", "a number and %"),
    ]
    shapes += [(shape, "what belongs together") for shape in convention(language, "joined") or []]
    return [(re.compile(shape), what) for shape, what in shapes if shape]


def unbroken(found: Iterable[Text]) -> Iterator[Finding]:
    """A number and its unit, a disc and its numeral, are not parted by the end of a line."""
    for text in found:
        for said in text.readings():
            for shape, what in loose(text.language):
                if broken := shape.search(said):
                    yield Finding(text.where, "unbroken", f"{what} can be parted: “{broken[0]}”")


def percent(found: Iterable[Text]) -> Iterator[Finding]:
    """The sign % stands as the language has it: 65% or 65 %."""
    for text in found:
        between = convention(text.language, "percent")
        for said in text.readings():
            for wrong in re.findall(rf"{NUMBER}(\s?)%", said):
                if text.language in CONVENTIONS and wrong != between and wrong != " ":
                    yield Finding(text.where, "percent", f"“{wrong}%” after a number")


def plural(found: Iterable[Text]) -> Iterator[Finding]:
    """A number before a noun chooses the noun's form, among the forms its language has (CLDR)."""
    for text in found:
        yield from uncounted(text)
        due = set(Locale.parse(text.language).plural_form.tags) | {"other"}
        for select in selects(text.pattern):
            keys = {variant.key.name for variant in select.variants if isinstance(variant.key, ast.Identifier)}
            if keys & PLURALS - {"other"} and not due <= keys:
                yield Finding(text.where, "plural", f"the forms {', '.join(sorted(due - keys))} are missing")


def uncounted(text: Text) -> Iterator[Finding]:
    """Numbers that stand before a noun without a choice."""
    if convention(text.language, "counts_in_singular"):
        return
    chosen = {name for select in selects(text.pattern) for name in selected(select)}
    free = {*(convention(text.language, "invariable") or []), *(convention(text.language, "units") or [])}
    for said in text.readings():
        for name, word in re.findall(r"\{(\w+)\}[ \u00a0]([^\W\d_][^\W_]*)", said):
            if name in CONVENTIONS["numbers"] and name not in chosen and word not in free:
                yield Finding(text.where, "plural", f"“{{{name}}} {word}” says the same of one and of several")


def selected(select: ast.SelectExpression) -> Iterator[str]:
    """What a choice depends on, where one is told from several."""
    keys = {getattr(variant.key, "name", "") or getattr(variant.key, "value", "") for variant in select.variants}
    if isinstance(select.selector, ast.VariableReference) and keys & {"one", "1"}:
        yield select.selector.id.name


def needless(found: Iterable[Text]) -> Iterator[Finding]:
    """A choice between equal texts is none."""
    for text in found:
        for select in selects(text.pattern):
            if len({str([*Text.readings(varied(text, one))]) for one in select.variants}) == 1:
                yield Finding(text.where, "needless", "all forms say the same")


def varied(text: Text, variant: ast.Variant) -> Text:
    """The same place, with the words of one variant."""
    return Text(text.scope, text.language, text.file, text.line, text.name, text.attribute, variant.value)


def folded(found: Iterable[Text]) -> Iterator[Finding]:
    """What is said of several things at once says nothing of one: the page folds lines of its log (`.several`)."""
    for text in found:
        of_one = convention(text.language, "of_one")
        if not of_one or not text.attribute.endswith("several"):
            continue
        for wrong in filter(None, (re.search(of_one, said, re.IGNORECASE) for said in text.readings())):
            yield Finding(text.where, "folded", f"“{wrong[0]}” is said of one thing alone")


def untranslated(found: Iterable[Text]) -> Iterator[Finding]:
    """A text is not English, unless it is the same by right."""
    found = list(found)
    english = of(texts.ENGLISH, found)
    by_right = re.compile("|".join(CONVENTIONS["untranslated"]))
    for text in found:
        same = english.get(text.key)
        if text.language == texts.ENGLISH or not same or by_right.fullmatch(text.name):
            continue
        if text.name in CONVENTIONS["same_word"].get(text.language, []):
            continue
        said = text.readings()
        if said == same.readings() and WORD.search(re.sub(r"\{[^}]*\}", "", " ".join(said))):
            yield Finding(text.where, "untranslated", f"as in English: {said[0]}")


def lengths(found: Iterable[Text]) -> Iterator[Finding]:
    """A text is no longer than its place on the page, nor much longer than the English one."""
    found = list(found)
    english = of(texts.ENGLISH, found)
    for text in found:
        kind = next((kind for kind in CONVENTIONS["lengths"] if re.fullmatch(kind["of"], text.name)), None)
        if not kind or text.key not in english:
            continue
        longest, same = max(map(weight, text.readings())), max(map(weight, english[text.key].readings()))
        most = min(kind["most"], same + kind.get("more", kind["most"]))
        if longest > most:
            yield Finding(text.where, "lengths", f"{longest} characters, {most} at most ({kind['what']})")


def weight(said: str) -> int:
    """How many characters a text is long; what is put in is counted as a short word."""
    return len(re.sub(r"\{[^}]*\}", "12345", said.replace("\u00ad", "")))


RULES: tuple[Rule, ...] = (quotation, unbroken, percent, plural, needless, folded, untranslated, lengths)


def lint(found: Iterable[Text]) -> list[Finding]:
    """All faults, in the order of the files."""
    found = list(found)
    return sorted({finding for rule in RULES for finding in rule(found)})
