"""examples/engine.mjs: an engine in another language plays every game by lines of JSON, and answers the same again."""

import shutil
from pathlib import Path

import pytest

from ludi.bots.play.engine import EngineBot
from ludi.core.chance import new_rng
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.games import GAMES
from tests.variants import OURS

ENGINE = Path(__file__).parents[2] / "examples" / "engine.mjs"
TURNS = 40


@pytest.mark.parametrize("game", [GAMES.find(name) for name in OURS], ids=OURS)
def test_an_engine_in_javascript_plays(game: Game) -> None:
    node = shutil.which("node")
    assert node, "the page is built with Node: it must be there"
    match, rng = Match(game), new_rng(3)
    bot, twin = (EngineBot(game, f"exec:{node} {ENGINE}") for _ in range(2))
    for turn in range(TURNS):
        while match.seat < 0 and not match.is_over:
            match.step_chance(rng)
        if match.is_over:
            break
        asked = (match.view(match.seat), match.seat, match.legal(), turn)
        answer = bot.choose(*asked)
        assert answer.action == twin.choose(*asked).action
        assert {reason.action for reason in answer.reasons} == set(match.legal())
        match.step(answer.action)
    for one in (bot, twin):
        one.stop()
