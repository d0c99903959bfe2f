"""A thing may be called otherwise in the middle of a sentence (`.within`): Hungarian gives a seat its article."""

import pytest

from ludi.core.texts import Line, say

EAGLE = Line("roma-seat-eagle")
AMPHORA = Line("alea-iacta-est-seat-amphora")
BOTH = Line("alea-iacta-est-list", {"first": Line("alea-iacta-est-seat-eagle"), "rest": AMPHORA})


@pytest.mark.parametrize(
    ("told", "line"),
    [
        ("Sas", EAGLE),  # by itself, as on the board
        ("A Sas a kezdőjátékos.", Line("roma-log-start", {"seat": EAGLE})),
        (
            "Forum visszakerül a Sas kezébe.",
            Line("roma-log-sent-home", {"card": Line("roma-card-forum"), "seat": EAGLE}),
        ),
        ("2. kör: az Amfora kezd.", Line("alea-iacta-est-log-stage", {"stage": 2, "seat": AMPHORA})),
        ("Közös győzelem: a Sas, az Amfora.", Line("alea-iacta-est-log-won", {"seats": BOTH, "count": 2})),
        ("A Sas kezd", Line("roma-move-start", {"seat": EAGLE})),
        ("5-ös cseréje", Line("caesar-cleopatra-move-exchange", {"card": Line("caesar-cleopatra-card-five")})),
        (
            "Merénylet cseréje",
            Line("caesar-cleopatra-move-exchange", {"card": Line("caesar-cleopatra-card-assassination")}),
        ),
    ],
)
def test_a_seat_has_its_article_and_a_capital_where_a_sentence_begins(told: str, line: Line) -> None:
    assert say("hu", line) == told


def test_a_sentence_within_a_sentence_begins_with_a_capital() -> None:
    begins = Line("roma-log-start", {"seat": EAGLE})

    assert say("hu", "analysis-both", first=begins, rest=begins) == "A Sas a kezdőjátékos. A Sas a kezdőjátékos."


def test_other_languages_have_no_use_for_it() -> None:
    assert say("en", "roma-log-start", seat=EAGLE) == "Eagle is the start player."
