"""`ludi verify`: an honest record is fair, a changed one is not, and the first wrong draw is named."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from ludi.cli.app import app
from ludi.core.fairness import Dice, outcomes_of
from ludi.core.match import Match
from ludi.core.replay import record_of
from ludi.core.state import CHANCE
from ludi.games import GAMES

SECRET, OTHER = "ab" * 32, "cd" * 32


def kept(path: Path, dice: Dice, told: Dice) -> str:
    """A record of a game played with some dice and told of others."""
    game = GAMES.find("roma")
    match, draws = Match(game), 0
    match.rules = game.compiled
    while not match.is_over:
        if match.seat == CHANCE:
            match.step(dice.draw(draws, *outcomes_of(game, match.state, match.rules)))
            draws += 1
        else:
            match.step(match.legal()[-1])
    path.write_text(json.dumps(record_of(match) | {"dice": told.told()}), encoding="utf-8")
    return str(path)


def run(*words: str) -> Any:
    return CliRunner().invoke(app, ["verify", *words])


def test_an_honest_record_is_fair(tmp_path: Path) -> None:
    dice = Dice(SECRET, ("aa",))
    result = run(kept(tmp_path / "game.json", dice, dice), "--json")

    assert result.exit_code == 0
    assert json.loads(result.output)["fair"]


@pytest.mark.parametrize("lang", ["en", "nl", "de", "hu"])
def test_other_dice_than_promised_are_named(tmp_path: Path, lang: str) -> None:
    file = kept(tmp_path / "game.json", Dice(SECRET, ("aa",)), Dice(OTHER, ("aa",)))

    assert run(file, "--lang", lang).exit_code == 1
    wrong = json.loads(run(file, "--json").output)["wrong"]
    assert wrong["came"] != wrong["due"]
