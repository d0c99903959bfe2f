"""Fair dice: bound by a promise, drawn without bias, checked by anybody."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from ludi.core.dice import FIRST_SCHEME, SCHEME, WORDS, Dice, first_commitment_of
from ludi.core.errors import LudiError
from ludi.core.fairness import check, claim_of, outcomes_of
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.core.replay import record_of
from ludi.core.state import CHANCE
from tests.core.fair_games import honest

VECTORS = json.loads((Path(__file__).parents[1] / "fairness_vectors.json").read_text(encoding="utf-8"))
SECRET = "00" * 32


@pytest.mark.parametrize("vector", VECTORS["draws"], ids=lambda vector: vector["why"])
def test_a_draw_is_the_one_written_down(vector: dict[str, Any]) -> None:
    dice = Dice(vector["secret"], tuple(vector["seeds"]))

    assert first_commitment_of(vector["secret"]) == vector["commitment"]
    assert dice.draw(vector["number"], vector["outcomes"], vector["weights"]) == vector["outcome"]


@pytest.mark.parametrize("vector", VECTORS["words"], ids=lambda vector: f"draw-{vector['number']}")
def test_the_words_of_a_draw_are_those_written_down(vector: dict[str, Any]) -> None:
    words = Dice(vector["secret"], tuple(vector["seeds"])).words(vector["number"])

    assert [f"{next(words):016x}" for _ in vector["words"]] == vector["words"]


def test_a_word_that_would_favour_an_outcome_is_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    total = 3 * (1 << 62)  # a quarter of all words is too many
    words = [WORDS - 1, total, total - 1]
    monkeypatch.setattr(Dice, "words", lambda self, number: iter(words))

    assert Dice(SECRET, ()).draw(0, [7, 8], [total - 1, 1]) == 8


def test_every_outcome_is_as_likely_as_its_weight() -> None:
    dice = Dice(SECRET, ("aa",))

    drawn = Counter(dice.draw(number, [4, 9, 2], [1, 2, 5]) for number in range(8000))

    assert all(abs(drawn[outcome] - 1000 * weight) < 150 for outcome, weight in ((4, 1), (9, 2), (2, 5)))


def test_another_seed_throws_other_dice() -> None:
    throws = [[Dice(SECRET, seeds).draw(n, range(6), [1] * 6) for n in range(20)] for seeds in ((), ("a",), ("a", "b"))]

    assert throws[0] != throws[1] != throws[2] != throws[0]


def test_an_honest_game_is_found_fair(game: Game) -> None:
    record, receipt = honest(game)
    draws = check(record, game, receipt)

    assert len(draws) > 10
    assert all(draw.action == draw.due for draw in draws)


def of_the_first_scheme(game: Game) -> dict[str, Any]:
    """A record as it was kept before there were pledges and seals."""
    dice, match, draws = Dice(SECRET, ("aa", "bb")), Match(game), 0
    match.rules = game.compiled
    while not match.is_over:
        if match.seat == CHANCE:
            match.step(dice.draw(draws, *outcomes_of(game, match.state, match.rules)))
            draws += 1
        else:
            match.step(match.legal()[-1])
    told = {"scheme": FIRST_SCHEME, "commitment": first_commitment_of(SECRET), "secret": SECRET, "seeds": ["aa", "bb"]}
    return record_of(match) | {"dice": told}


def test_a_record_of_the_first_scheme_is_still_checked(game: Game) -> None:
    record = of_the_first_scheme(game)
    assert all(draw.action == draw.due for draw in check(record, game))

    record["dice"]["seeds"] = ["bb", "aa"]
    assert any(draw.action != draw.due for draw in check(record, game))


def test_a_secret_that_was_not_promised_is_found(game: Game) -> None:
    record = of_the_first_scheme(game)
    record["dice"]["secret"] = "11" * 32

    with pytest.raises(LudiError, match="not the one that was promised"):
        check(record, game)


@pytest.mark.parametrize("dice", [None, {}, {"scheme": "coin"}, {"scheme": SCHEME, "secret": "xyz"}])
def test_a_record_without_dice_is_told_apart(dice: Any) -> None:
    with pytest.raises(LudiError):
        claim_of({"dice": dice, "game": "roma", "version": 2, "options": {}})
