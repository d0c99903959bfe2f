"""Fair dice: bound by a promise, drawn without bias, checked by anybody."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from ludi.core.dice import SCHEME, WORDS, Dice, Sealed, Terms, promise_of
from ludi.core.errors import LudiError
from ludi.core.fairness import check, claim_of
from ludi.core.game import Game
from tests.core.fair_games import honest

VECTORS = json.loads((Path(__file__).parents[1] / "fairness_vectors.json").read_text(encoding="utf-8"))
SECRET, PROMISE = "00" * 32, "11" * 32


def dice_of(vector: dict[str, Any]) -> Dice:
    """The dice of a vector; its promise is the one written down."""
    terms = Terms(**vector["terms"] | {"seats": tuple(vector["terms"]["seats"])})
    assert promise_of(vector["secret"], terms) == vector["commitment"]
    return Dice(vector["secret"], tuple(vector["seeds"]), vector["commitment"])


@pytest.mark.parametrize("vector", VECTORS["draws"], ids=lambda vector: vector["why"])
def test_a_draw_is_the_one_written_down(vector: dict[str, Any]) -> None:
    dice = dice_of(vector)

    assert dice.draw(vector["number"], vector["outcomes"], vector["weights"]) == vector["outcome"]


@pytest.mark.parametrize("vector", VECTORS["words"], ids=lambda vector: f"draw-{vector['number']}")
def test_the_words_of_a_draw_are_those_written_down(vector: dict[str, Any]) -> None:
    words = dice_of(vector).words(vector["number"])

    assert [f"{next(words):016x}" for _ in vector["words"]] == vector["words"]


@pytest.mark.parametrize("vector", VECTORS["seals"], ids=lambda vector: vector["entry"][0])
def test_a_seal_is_the_one_written_down(vector: dict[str, Any]) -> None:
    assert dice_of(vector).seal(vector["before"], Sealed(*vector["entry"])) == vector["seal"]


def test_a_word_that_would_favour_an_outcome_is_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    total = 3 * (1 << 62)  # a quarter of all words is too many
    words = [WORDS - 1, total, total - 1]
    monkeypatch.setattr(Dice, "words", lambda self, number: iter(words))

    assert Dice(SECRET, (), PROMISE).draw("0.a.0", ["a", "b"], [total - 1, 1]) == "b"


def test_every_outcome_is_as_likely_as_its_weight() -> None:
    dice = Dice(SECRET, ("aa",), PROMISE)

    drawn = Counter(dice.draw(f"0.a.{number}", ["a", "b", "c"], [1, 2, 5]) for number in range(8000))

    assert all(abs(drawn[outcome] - 1000 * weight) < 150 for outcome, weight in (("a", 1), ("b", 2), ("c", 5)))


def test_another_seed_throws_other_dice() -> None:
    def throws_of(*seeds: str) -> list[str]:
        dice = Dice(SECRET, seeds, PROMISE)
        return [dice.draw(f"0.1.{number}", "123456", [1] * 6) for number in range(20)]

    throws = [throws_of(), throws_of("a"), throws_of("a", "b")]

    assert throws[0] != throws[1] != throws[2] != throws[0]


def test_an_honest_game_is_found_fair(game: Game) -> None:
    record, receipt = honest(game)
    draws = check(record, game, receipt)

    assert len(draws) > 10
    assert all(draw.move == draw.due for draw in draws)


def test_a_secret_that_was_not_promised_is_found(game: Game) -> None:
    record = honest(game).record
    record["dice"]["secret"] = "11" * 32

    with pytest.raises(LudiError, match="given for another secret"):
        check(record, game)


@pytest.mark.parametrize("dice", [None, {}, {"scheme": "coin"}, {"scheme": SCHEME, "secret": "xyz"}])
def test_a_record_without_dice_is_told_apart(dice: Any) -> None:
    with pytest.raises(LudiError):
        claim_of({"dice": dice, "game": "roma", "version": 2, "options": {}})
