"""Draws are numbered by what they are for, so that other moves leave other throws alone; the dice of a day are too."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ludi.core.chance import new_rng
from ludi.core.dice import SCHEME, Dice, Numbering, Sealed, Terms, promise_of
from ludi.core.fairness import Forged, Receipt, check, odds_of
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.core.replay import record_of
from ludi.core.state import CHANCE
from ludi.games import GAMES

SECRET = "5e" * 32
SCRIPT = Path(__file__).parents[2] / "examples" / "check_dice.py"
THROW, CARDS = ["roll 1", "roll 2"], ["draw forum", "draw nero"]


@pytest.mark.parametrize("name", GAMES.names)
def test_no_two_draws_of_a_game_have_one_number(name: str) -> None:
    game, numbering, numbers = GAMES.find(name), Numbering(), list[str]()
    match = Match(game)
    match.rules = game.compiled
    rng = new_rng(1)
    while not match.is_over:
        seat, outcomes = match.seat, list[str]()
        if seat == CHANCE:
            outcomes = odds_of(game, match.state, match.rules)[0]
            numbers.append(numbering.next(outcomes))
            match.step_chance(rng)
        else:
            match.step(match.legal()[-1])
        numbering.count(seat, outcomes)

    assert len(numbers) == len(set(numbers)) > 5


def test_the_next_throw_is_the_same_however_many_cards_were_drawn() -> None:
    few, many = Numbering(), Numbering()
    for numbering, cards in ((few, 1), (many, 5)):
        numbering.count(CHANCE, THROW)
        numbering.count(0, [])
        for _ in range(cards):
            numbering.count(CHANCE, CARDS)
        numbering.count(1, [])

    assert few.next(THROW) == many.next(THROW) == "1.roll 1.0"


def test_looking_ahead_counts_nothing() -> None:
    numbering = Numbering()
    numbering.copied().count(CHANCE, THROW)

    assert numbering.next(THROW) == "-1.roll 1.0"


def of_a_day(game: Game) -> tuple[dict[str, Any], Receipt]:
    """A game with the dice of a day, played by the last legal move, and what a browser kept of it."""
    match, numbering, entries = Match(game), Numbering(), list[Sealed]()
    match.rules = game.compiled
    terms = Terms("deal 2026-11-17", game.name, game.version, match.options, ("person", "bot:legatus"))
    promise = promise_of(SECRET, terms)
    dice, seals = Dice(SECRET, (), promise), [promise]
    while not match.is_over:
        seat, outcomes, weights = match.seat, list[str](), list[int]()
        if seat == CHANCE:
            outcomes, weights = odds_of(game, match.state, match.rules)
            match.step(game.actions.parse(dice.draw(numbering.next(outcomes), outcomes, weights)))
        else:
            match.step(match.legal()[-1])
        numbering.count(seat, outcomes)
        move = game.actions.text(match.actions[-1])
        entries.append(Sealed("chance" if outcomes else "move", seat, move, outcomes, weights))
        seals.append(dice.seal(seals[-1], entries[-1]))
    told = {
        "scheme": SCHEME, "commitment": promise, "secret": SECRET, "table": terms.table,
        "seats": list(terms.seats), "pledges": [], "seeds": [], "log": [entry.told() for entry in entries],
    }  # fmt: skip
    return record_of(match) | {"winners": match.winners(), "dice": told}, Receipt(promise, seals=dict(enumerate(seals)))


@pytest.mark.parametrize("name", GAMES.names)
def test_a_game_with_the_dice_of_a_day_is_found_fair(name: str) -> None:
    record, receipt = of_a_day(GAMES.find(name))

    draws = check(record, GAMES.find(name), receipt)

    assert draws
    assert all(draw.move == draw.due for draw in draws)


def test_nobody_adds_to_the_dice_of_a_day() -> None:
    record, _ = of_a_day(GAMES.find("roma"))
    record["dice"]["seeds"] = ["aa"]

    with pytest.raises(Forged, match="same for everybody"):
        check(record, GAMES.find("roma"))


def test_the_script_finds_them_fair_too_and_sees_another_draw(tmp_path: Path) -> None:
    record, _ = of_a_day(GAMES.find("roma"))
    file = tmp_path / "record.json"

    def said() -> subprocess.CompletedProcess[str]:
        file.write_text(json.dumps(record), encoding="utf-8")
        return subprocess.run([sys.executable, str(SCRIPT), str(file)], capture_output=True, text=True, check=False)

    assert said().returncode == 0
    first = next(entry for entry in record["dice"]["log"] if entry[0] == "chance")
    first[2] = next(outcome for outcome in first[3] if outcome != first[2])
    assert "was due" in said().stderr
