"""Texts use the words of the glossary, and no others for the same thing."""

from ludi.core import texts
from tests.words.files import HOUSE, all_texts, parsed
from tests.words.glossary import Entry, glossary, misused

TURN = Entry(HOUSE, "a turn", {"de": ["Spielzug"]}, [], {"de": [r"\bam Zug\b"]}, ".*", "")


def test_texts_use_the_words_of_the_glossary_and_no_others() -> None:
    assert [str(finding) for finding in misused(all_texts())] == []


def test_a_word_that_is_not_to_be_used_is_noticed() -> None:
    found = misused(parsed("one = Du bist am Zug.\ntwo = Dein Spielzug.", HOUSE, "de", "de/planted.ftl"), [TURN])

    assert [str(one) for one in found] == ["de/planted.ftl:1 one: “am Zug”: for a turn say Spielzug [glossary]"]


def test_a_word_nobody_uses_is_noticed() -> None:
    found = misused(parsed("one = Du bist dran.", HOUSE, "de", "de/planted.ftl"), [TURN])

    assert [str(one) for one in found] == ["glossary.yaml a turn: no text in de says “Spielzug” [glossary]"]


def test_a_word_of_one_game_is_free_in_another() -> None:
    own = TURN._replace(scope="roma")
    elsewhere = parsed("one = Du bist am Zug. Spielzug", "alea_iacta_est", "de", "de/planted.ftl")

    assert [one.rule for one in misused(elsewhere, [own]) if "am Zug" in one.why] == []


def test_every_language_of_a_rulebook_has_its_word() -> None:
    for entry in glossary():
        assert set(entry.book) <= set(entry.words), entry.thing
        assert set(entry.words) <= set(texts.LANGUAGES), entry.thing
