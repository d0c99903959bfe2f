"""Every rule has a number: each rule id has a test, each test id a rule, and the texts are the ledger's."""

import re
from pathlib import Path

import pytest

from ludi.core import texts
from ludi.core.game import Game
from ludi.core.ledger import coverage
from ludi.core.rooms import folder_of
from ludi.core.text_files import rules_of
from tests.words.plainly import typed

ROOT = Path(__file__).parent.parent.parent


def ledger(game: Game) -> dict[str, str]:
    return rules_of((folder_of(game.room) / "rules.md").read_text(encoding="utf-8"))


def test_every_rule_has_a_test_and_every_test_a_rule(our_game: Game) -> None:
    ids = ledger(our_game)

    named = coverage(ids, ROOT / "tests" / "games" / our_game.name, folder_of(our_game.room) / "scenarios")

    assert [rule for rule, tests in named.items() if not tests] == []
    assert [rule for rule in named if rule not in ids] == []


def test_every_id_in_the_code_is_a_rule(our_game: Game) -> None:
    ids = ledger(our_game)
    shape = re.compile(rf"\b{next(iter(ids))[:2]}-[A-Z]+\d+\b")
    for file in folder_of(our_game.room).rglob("*.py"):
        assert set(shape.findall(file.read_text(encoding="utf-8"))) <= set(ids), file.name


@pytest.mark.parametrize("language", texts.WHOLE)
def test_every_rule_can_be_read_in_every_language(our_game: Game, language: str) -> None:
    assert [rule for rule in ledger(our_game) if not texts.has(rule, language)] == []


def test_the_english_text_is_the_ledgers(our_game: Game) -> None:
    differing = [rule for rule, text in ledger(our_game).items() if typed(texts.say("en", rule)) != typed(text)]
    assert differing == []
