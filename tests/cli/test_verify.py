"""`ludi verify`: an honest record is fair, a changed one is not, and the first wrong draw is named."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from ludi.cli.app import app
from ludi.core import texts
from ludi.core.errors import LudiError
from ludi.core.fairness import RECEIPT
from ludi.games import GAMES
from tests.core.fair_games import honest


def kept(folder: Path, **changes: Any) -> str:
    """The record of an honest game of Roma, or of one whose dice tell something else."""
    record = honest(GAMES.find("roma")).record
    record["dice"] |= changes
    file = folder / "game.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    return str(file)


def receipt(folder: Path, **changes: Any) -> str:
    """What a browser kept of that game."""
    true = honest(GAMES.find("roma")).receipt
    told = {
        "format": RECEIPT, "promise": true.promise, "seed": true.seed,
        "pledges": true.pledges, "seals": true.seals,
    }  # fmt: skip
    file = folder / "receipt.json"
    file.write_text(json.dumps(told | changes), encoding="utf-8")
    return str(file)


def run(*words: str) -> Any:
    return CliRunner().invoke(app, ["verify", *words])


@pytest.mark.parametrize("lang", texts.WHOLE)
def test_an_honest_record_is_fair(tmp_path: Path, lang: str) -> None:
    result = run(kept(tmp_path), "--receipt", receipt(tmp_path), "--lang", lang)

    assert result.exit_code == 0, result.output
    assert json.loads(run(kept(tmp_path), "--json").output)["fair"]


def test_it_says_that_the_screen_was_not_compared(tmp_path: Path) -> None:
    """Neither with what a browser kept, nor with the promise alone, nor with nothing."""
    file, true = kept(tmp_path), honest(GAMES.find("roma")).receipt
    said = [
        " ".join(run(file, *more, "--lang", "en").output.split())
        for more in (("--receipt", receipt(tmp_path)), ("--promise", true.promise), ())
    ]

    assert all("dice and draws of the log match the promise" in one for one in said)
    assert "It was not compared with what was on the screen." in said[0]
    assert "Seals, and what was on the screen, were not compared." in said[1]
    assert "not what was on the screen" in said[2]


def test_promise_and_seed_can_be_given_by_hand(tmp_path: Path) -> None:
    true = honest(GAMES.find("roma")).receipt

    assert run(kept(tmp_path), "--promise", true.promise, "--seed", true.seed).exit_code == 0
    assert run(kept(tmp_path), "--promise", "00" * 32).exit_code == 1
    assert run(kept(tmp_path), "--seed", "00" * 32).exit_code == 1


def test_a_game_that_was_not_the_one_seen_is_named(tmp_path: Path) -> None:
    result = run(kept(tmp_path), "--receipt", receipt(tmp_path, seals={"7": "00" * 32}), "--json")

    assert result.exit_code == 1
    assert json.loads(result.output) == {
        "fair": False,
        "why": "Up to entry 7 the log does not fit the seal your browser kept.",
    }


def test_a_wrong_draw_is_named(tmp_path: Path) -> None:
    file = kept(tmp_path)
    record = json.loads(Path(file).read_text(encoding="utf-8"))
    last = [entry for entry in record["dice"]["log"] if entry[0] == "chance"][-1]
    due, came = last[2], next(outcome for outcome in last[3] if outcome != last[2])
    last[2] = came
    place = len(record["moves"]) - 1 - record["moves"][::-1].index(due)
    record["moves"][place] = came
    Path(file).write_text(json.dumps(record), encoding="utf-8")

    assert run(file).exit_code == 1
    wrong = json.loads(run(file, "--json").output)["wrong"]
    assert (wrong["came"], wrong["due"]) == (came, due)


@pytest.mark.parametrize("text", ["no json", "{}", '{"format": "ludi receipt 1", "seals": 5}'])
def test_what_is_no_receipt_is_refused_in_a_sentence(tmp_path: Path, text: str) -> None:
    (tmp_path / "receipt.json").write_text(text, encoding="utf-8")

    result = run(kept(tmp_path), "--receipt", str(tmp_path / "receipt.json"))

    assert result.exit_code != 0
    assert isinstance(result.exception, LudiError | SystemExit)
