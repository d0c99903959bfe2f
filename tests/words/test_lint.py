"""No text breaks a rule of the lint, and each rule notices a fault that is planted for it."""

import pytest

from ludi.core import texts
from tests.words import lint
from tests.words.asked import asked_or_not
from tests.words.files import HOUSE, Text, all_texts, parsed

UNBROKEN = texts.UNBROKEN


def written(source: str, language: str = "en", english: str = "") -> list[Text]:
    """Texts that somebody wrote, beside those they were translated from."""
    before = parsed(english, HOUSE, "en", "en/planted.ftl") if english else []
    return before + parsed(source, HOUSE, language, f"{language}/planted.ftl")


def faults(rule: lint.Rule, found: list[Text]) -> list[str]:
    """The names of the messages in which a rule finds a fault."""
    return [finding.where.split()[1] for finding in rule(found)]


def test_no_text_breaks_a_rule() -> None:
    assert [str(finding) for finding in lint.lint(all_texts())] == []


def test_every_message_is_asked_for_and_every_one_that_is_asked_for_is_there() -> None:
    assert [str(finding) for finding in asked_or_not()] == []


def test_a_message_nobody_asks_for_is_noticed() -> None:
    found = asked_or_not(defined=["web-whispered", "roma-log-whispers"])

    assert [(one.where, one.rule) for one in found] == [("roma-log-whispers", "unused"), ("web-whispered", "unused")]


def test_a_message_that_is_asked_for_and_nowhere_defined_is_noticed() -> None:
    found = asked_or_not(asked=[("web-whispered", "Whisper.svelte"), ("web-undo", "Bar.svelte")])

    assert [str(one) for one in found] == ["web-whispered: is asked for in Whisper.svelte [unknown]"]


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [
        ("en", 'Say "yes".', "Say “yes”."),
        ("en", "The opponent's hand.", "The opponent’s hand."),
        ("en", "Say “yes.", "Say “yes”."),
        ("nl", "Kies “ja”.", "Kies ‘ja’."),
        ("nl", "Zo'n kaart.", "Zo’n kaart."),
        ("de", "Wähle “ja”.", "Wähle „ja“."),
        ("hu", "Válaszd ezt: „igen“.", "Válaszd ezt: „igen”."),
    ],
)
def test_quotation_marks_of_another_language_are_noticed(language: str, wrong: str, right: str) -> None:
    assert faults(lint.quotation, written(f"one = {wrong}\ntwo = {right}", language)) == ["one"]


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [
        ("nl", "Kies ‘ja.", "Zo’n kaart: kies ‘ja’."),
        ("nl", "Kies ja’.", "Kies ‘{ $move }’, ook met foto’s."),
        ("de", "Wähle „ja.", "Wähle „ja“."),
        ("en", "Choose yes”.", "Choose “yes”, it’s right."),
    ],
)
def test_a_quotation_mark_without_the_other_is_noticed(language: str, wrong: str, right: str) -> None:
    assert faults(lint.quotation, written(f"one = {wrong}\ntwo = {right}", language)) == ["one"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "You gain { $points }~VP."),
        ("en", "Lay it at disc~{ ROMAN($disc) }."),
        ("nl", "Leg hem bij schijf~IV."),
        ("de", "Nach { $seconds }~s."),
        ("de", "{ $chance }~%"),
        ("hu", "A { ROMAN($disc) }.~korong üres."),
        ("hu", "{ $number }.~forduló"),
        ("en", "{ $count }~×~{ $die }"),
        ("en", "won, { $points }~:~{ $others }"),
        ("en", "Looking for the best moves~…"),
    ],
)
def test_a_space_at_which_a_number_may_part_from_what_it_counts_is_noticed(language: str, text: str) -> None:
    both = f"one = {text.replace('~', ' ')}\ntwo = {text.replace('~', UNBROKEN)}"

    assert set(faults(lint.unbroken, written(both, language))) == {"one"}


def test_a_space_before_the_sign_of_per_cent_follows_the_language() -> None:
    assert faults(lint.percent, written(f"one = {{ $chance }}{UNBROKEN}%\ntwo = {{ $chance }}%")) == ["one"]
    assert faults(lint.percent, written(f"one = {{ $chance }}%\ntwo = {{ $chance }}{UNBROKEN}%", "de")) == ["one"]


def test_a_number_before_a_noun_that_does_not_choose_its_form_is_noticed() -> None:
    chosen = "two = { $count ->\n    [one] { $count } card\n   *[other] { $count } cards\n}\n"

    assert faults(lint.plural, written(f"one = You draw {{ $count }} cards.\n{chosen}three = {{ $count }} of 5\n")) == [
        "one"
    ]
    assert faults(lint.plural, written("one = { $count } lapot húzol.", "hu")) == []  # its nouns do not change there


def test_a_form_that_a_language_has_and_a_text_lacks_is_noticed() -> None:
    two = "one = { $count ->\n    [one] A\n   *[other] B\n}\n"

    assert faults(lint.plural, written(two)) == []
    assert faults(lint.plural, written(two, "pl")) == ["one"]  # Polish has few and many as well


def test_a_choice_that_does_not_tell_one_from_several_is_none() -> None:
    none = "one = { $count ->\n    [0] no cards\n   *[other] { $count } cards\n}\n"
    exact = "two = { $count ->\n    [1] a card\n   *[other] { $count } cards\n}\n"

    assert faults(lint.plural, written(none + exact)) == ["one"]


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [
        ("en", "{ $seat } draws a card: { $card }.", "{ $seat } draws { $card }."),
        ("nl", "{ $seat } krijgt deze kaart: { $card }.", "{ $seat } krijgt { $card }."),
        ("de", "{ $seat } zieht diese Karte: { $card }.", "{ $seat } zieht diese Karten: { $card }."),
        ("hu", "{ $seat } ezt a lapot kapja: { $card }.", "{ $seat } osztáskor kapja: { $card }."),
    ],
)
def test_what_is_said_of_several_things_and_holds_for_one_alone_is_noticed(
    language: str, wrong: str, right: str
) -> None:
    of_one = f"one = A\n    .several = {wrong}\ntwo = A\n    .you-seat-several = {right}\nthree = {wrong}\n"

    assert faults(lint.folded, written(of_one, language)) == ["one.several"]


def test_a_choice_between_equal_texts_is_noticed() -> None:
    assert faults(lint.needless, written("one = { $count ->\n    [one] A\n   *[other] A\n}\n")) == ["one"]


def test_a_text_that_was_left_in_english_is_noticed() -> None:
    english = "one = Draw a card\ntwo = Menu\nweb-level-tiro = Tiro\n"
    dutch = "one = Draw a card\ntwo = Kaarten\nweb-level-tiro = Tiro\n"

    assert faults(lint.untranslated, written(dutch, "nl", english)) == ["one"]


def test_a_button_that_does_not_fit_is_noticed() -> None:
    english = "web-undo = Undo\nweb-skip = Skip\n"
    dutch = "web-undo = De laatste beslissing ongedaan maken\nweb-skip = Overslaan\n"

    assert faults(lint.lengths, written(dutch, "nl", english)) == ["web-undo"]
