"""What the page folds into one line of its log holds for one thing and for several, in every language.

A message that may be told of several things at once has words for it, `.several`, and those to the reader,
`.you-seat-several`; no other message is folded (`web/src/table/story.ts`).
"""

import pytest
from fluent.runtime import FluentBundle

from ludi.core import texts
from ludi.core.texts import Line
from tests.words.files import all_texts

ONE = {"card": Line("roma-card-forum")}
THREE = {
    "card": Line(
        texts.SEVERAL,
        {
            "first": Line("web-one-and-more", {"first": Line("roma-card-forum"), "rest": Line("roma-card-legat")}),
            "rest": Line("roma-card-turris"),
        },
    )
}
SEAT = Line("roma-seat-eagle")
TOLD = {  # of one and of several; of a seat and to the reader
    ("en", "roma-log-dealt"): [
        "Eagle is dealt Forum.", "Eagle is dealt Forum, Legat and Turris.",
        "You are dealt Forum.", "You are dealt Forum, Legat and Turris.",
    ],
    ("nl", "roma-log-dealt"): [
        "Adelaar krijgt Forum gedeeld.", "Adelaar krijgt Forum, Legat en Turris gedeeld.",
        "Je krijgt Forum gedeeld.", "Je krijgt Forum, Legat en Turris gedeeld.",
    ],
    ("de", "roma-log-dealt"): [
        "Adler erhält Forum.", "Adler erhält Forum, Legat und Turris.",
        "Du erhältst Forum.", "Du erhältst Forum, Legat und Turris.",
    ],
    ("hu", "roma-log-dealt"): [
        "A Sas osztáskor kapja: Forum.", "A Sas osztáskor kapja: Forum, Legat és Turris.",
        "Osztáskor kapod: Forum.", "Osztáskor kapod: Forum, Legat és Turris.",
    ],
    ("en", "roma-log-drawn"): [
        "Eagle draws Forum.", "Eagle draws Forum, Legat and Turris.",
        "You draw Forum.", "You draw Forum, Legat and Turris.",
    ],
    ("nl", "roma-log-drawn"): [
        "Adelaar trekt Forum.", "Adelaar trekt Forum, Legat en Turris.",
        "Je trekt Forum.", "Je trekt Forum, Legat en Turris.",
    ],
    ("de", "roma-log-drawn"): [
        "Adler zieht Forum.", "Adler zieht Forum, Legat und Turris.",
        "Du ziehst Forum.", "Du ziehst Forum, Legat und Turris.",
    ],
    ("hu", "roma-log-drawn"): [
        "A Sas kihúzza: Forum.", "A Sas kihúzza: Forum, Legat és Turris.",
        "Kihúzod: Forum.", "Kihúzod: Forum, Legat és Turris.",
    ],
    ("en", "caesar-cleopatra-log-dealt"): [
        "Eagle draws: Forum.", "Eagle draws: Forum, Legat and Turris.",
        "You draw: Forum.", "You draw: Forum, Legat and Turris.",
    ],
    ("nl", "caesar-cleopatra-log-dealt"): [
        "Adelaar trekt: Forum.", "Adelaar trekt: Forum, Legat en Turris.",
        "Je trekt: Forum.", "Je trekt: Forum, Legat en Turris.",
    ],
    ("de", "caesar-cleopatra-log-dealt"): [
        "Adler zieht: Forum.", "Adler zieht: Forum, Legat und Turris.",
        "Du ziehst: Forum.", "Du ziehst: Forum, Legat und Turris.",
    ],
    ("hu", "caesar-cleopatra-log-dealt"): [
        "A Sas kihúzza: Forum.", "A Sas kihúzza: Forum, Legat és Turris.",
        "Kihúzod: Forum.", "Kihúzod: Forum, Legat és Turris.",
    ],
    ("en", "alea-iacta-est-log-tile"): [
        "Eagle draws Forum.", "Eagle draws Forum, Legat and Turris.",
        "You draw Forum.", "You draw Forum, Legat and Turris.",
    ],
    ("nl", "alea-iacta-est-log-tile"): [
        "Adelaar trekt Forum.", "Adelaar trekt Forum, Legat en Turris.",
        "Je trekt Forum.", "Je trekt Forum, Legat en Turris.",
    ],
    ("de", "alea-iacta-est-log-tile"): [
        "Adler zieht: Forum.", "Adler zieht: Forum, Legat und Turris.",
        "Du ziehst: Forum.", "Du ziehst: Forum, Legat und Turris.",
    ],
    ("hu", "alea-iacta-est-log-tile"): [
        "A Sas kihúzza: Forum.", "A Sas kihúzza: Forum, Legat és Turris.",
        "Kihúzod: Forum.", "Kihúzod: Forum, Legat és Turris.",
    ],
}  # fmt: skip


def to_the_reader(language: str, message: str, form: str, things: Line) -> str:
    """The words to the reader, as the page chooses them."""
    bundle: FluentBundle = texts.bundle(language)
    found = bundle.get_message(message).attributes[form]
    said = texts.say(language, things)
    return str(bundle.format_pattern(found, {"card": said, "tile": said})[0])


@pytest.mark.parametrize(("language", "message"), TOLD)
def test_a_line_of_the_log_holds_for_one_and_for_several(language: str, message: str) -> None:
    one, three = ({"seat": SEAT, **things, "tile": things["card"]} for things in (ONE, THREE))

    assert [
        texts.say(language, message, **one),
        texts.say(language, message, **three),
        to_the_reader(language, message, "you-seat", ONE["card"]),
        to_the_reader(language, message, "you-seat-several", THREE["card"]),
    ] == TOLD[language, message]


def test_every_message_that_is_folded_is_read_here_in_every_language() -> None:
    folded = {text.name for text in all_texts() if text.attribute == "several"}

    assert {(language, message) for language in texts.WHOLE for message in folded} == set(TOLD)
