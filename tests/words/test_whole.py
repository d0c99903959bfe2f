"""No language lacks a sentence or has one too many, and each fault of that kind is noticed."""

from collections.abc import Callable, Iterator

import pytest

from tests.words import whole
from tests.words.files import HOUSE, Text, all_texts, parsed
from tests.words.lint import Finding

ENGLISH = "one = Hello, { $name }\n    .you = Hello\ntwo = Bye\n"


def found(source: str, language: str = "hu") -> list[Text]:
    """English, and how somebody translated it."""
    return parsed(ENGLISH, HOUSE, "en", "en/planted.ftl") + parsed(source, HOUSE, language, f"{language}/planted.ftl")


def lacking(texts: list[Text]) -> Iterator[Finding]:
    """What Hungarian lacks."""
    return whole.lacking(texts, ["hu"])


def test_every_language_is_whole() -> None:
    assert [str(finding) for finding in whole.incomplete(all_texts())] == []


@pytest.mark.parametrize(
    ("rule", "source", "told"),
    [
        (lacking, "one = Szia, { $name }\n    .you = Szia\n", "hu/planted.ftl: two: is missing"),
        (lacking, "one = Szia, { $name }\ntwo = Viszlát\n", "hu/planted.ftl: one.you: is missing"),
        (whole.surplus, "three = Három\n", "hu/planted.ftl:1 three: English has no"),
        (whole.surplus, "two = Viszlát\n    .you = Szia\n", "hu/planted.ftl:2 two.you: English has no"),
        (whole.unknown, "two = { hu-bye }\n", "hu/planted.ftl:1 two: there is no message hu-bye"),
        (whole.values, "one = Szia, { $nmae }\n", "hu/planted.ftl:1 one: English is not given the same values: $name"),
    ],
)
def test_what_a_language_lacks_or_has_alone_is_noticed(
    rule: Callable[[list[Text]], Iterator[Finding]], source: str, told: str
) -> None:
    (finding,) = rule(found(source))

    assert str(finding).startswith(told)


def test_words_of_a_language_alone_are_its_own() -> None:
    source = "hu-name = { $name }\none = Szia, { hu-name }\n    .you = Szia\n    .within = szia\ntwo = Viszlát\n"
    every = (lacking, whole.surplus, whole.unknown, whole.values)

    assert [finding for rule in every for finding in rule(found(source))] == []


def test_a_partial_language_may_lack_what_it_likes() -> None:
    assert list(whole.lacking(found("two = Viszlát\n"), ["en"])) == []


def test_lines_that_are_no_messages_and_names_that_stand_twice_are_noticed() -> None:
    told = [str(finding) for finding in whole.unreadable([("hu/planted.ftl", "one = A\ntwo B\none = C\n")])]

    assert told == [
        "hu/planted.ftl:2: is not Fluent: two B [unreadable]",
        "hu/planted.ftl:3 one: stands twice in this file [unreadable]",
    ]
