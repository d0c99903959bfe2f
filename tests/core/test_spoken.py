"""The language of the system, and how it writes numbers."""

import pytest

from ludi.core import texts
from ludi.core.spoken import spoken
from ludi.core.texts import Line, Reader

SPOKEN = {
    "nothing": ({}, "en"),
    "the plain one": ({"LANG": "hu_HU.UTF-8"}, "hu"),
    "messages before all else": ({"LANG": "hu_HU.UTF-8", "LC_MESSAGES": "nl_BE"}, "nl"),
    "everything before messages": ({"LANG": "hu_HU", "LC_MESSAGES": "nl_NL", "LC_ALL": "de_AT.UTF-8@euro"}, "de"),
    "an empty one says nothing": ({"LC_ALL": "", "LANG": "de"}, "de"),
    "an unknown one is English": ({"LANG": "fi_FI.UTF-8"}, "en"),
    "no locale": ({"LC_ALL": "C.UTF-8", "LANG": "hu_HU", "LANGUAGE": "hu"}, "en"),
    "a list": ({"LANG": "fi_FI", "LANGUAGE": "fi:sv:hu:de"}, "hu"),
    "a list before the locale": ({"LANG": "de_DE", "LANGUAGE": "en:hu"}, "en"),
    "a list of unknown ones": ({"LANG": "de_DE", "LANGUAGE": "fi:sv"}, "de"),
}


@pytest.mark.parametrize(("environment", "language"), SPOKEN.values(), ids=SPOKEN)
def test_the_language_is_that_of_the_system(environment: dict[str, str], language: str) -> None:
    assert spoken(environment) == language


@pytest.mark.parametrize(
    ("language", "decimal", "percent", "count"),
    [("en", "+1,234.5", "12.3%", "60,000"), ("nl", "+1.234,5", "12,3%", "60.000"),
     ("de", "+1.234,5", "12,3 %", "60.000"), ("hu", "+1 234,5", "12,3%", "60 000")],
)  # fmt: skip
def test_numbers_are_written_as_the_language_does(language: str, decimal: str, percent: str, count: str) -> None:
    assert texts.number(language, 1234.5, 1, sign=True) == decimal
    assert texts.number(language, 0.123, 1, "percent") == percent
    assert texts.number(language, 60_000) == count


EAGLE, WAVE = Line("roma-seat-eagle"), Line("roma-seat-wave")
WON = Line("web-won", {"winners": EAGLE, "count": 1})


def test_a_sentence_about_the_readers_seat_speaks_to_the_reader() -> None:
    assert texts.say(Reader("en", EAGLE.message), WON) == "You win."
    assert "You" not in texts.say(Reader("en", WAVE.message), WON)
    assert texts.say("en", WON) == texts.say(Reader("en"), WON)


def test_those_at_the_table_are_called_by_their_names() -> None:
    named = Reader("en", WAVE.message, {EAGLE.message: "Anna", WAVE.message: "Ben"})

    assert texts.say(named, WON) == "Anna wins."
    assert texts.say(named, Line("told-bot-for", {"name": EAGLE})) == "Bot for Anna"
    assert texts.say(named, Line("told-bot-for", {"name": WAVE})) == "Bot for you"
