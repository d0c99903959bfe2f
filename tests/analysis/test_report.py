"""An analysis as people get it: in words, as JSON, as a picture; it can be called off."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from ludi.analysis.account import in_notation, report_of
from ludi.analysis.report import Cancelled, analyse
from ludi.cli.app import app
from ludi.core import replay, texts
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.state import CHANCE
from ludi.games import GAMES
from tests.analysis.games_played import random_match
from tests.variants import Variant

EFFORT = 16


def test_every_choice_has_a_verdict_and_every_run_of_chance_its_luck(our_game: Game) -> None:
    match = random_match(Variant(our_game, {"scale": "small"}), 11)
    seen: list[tuple[int, int]] = []

    analysis = analyse(our_game, match.options, match.actions, EFFORT, lambda done, of: seen.append((done, of)))

    choices = [
        step
        for step, state in enumerate(analysis.states[:-1])
        if state.seat != CHANCE and len(our_game.legal(state, our_game.compiled)) > 1
    ]
    assert list(analysis.verdicts) == choices
    assert seen == [(done, len(choices)) for done in range(len(choices) + 1)]
    assert 1 <= len(analysis.moments) <= 3
    for language in texts.LANGUAGES:
        for moment in analysis.moments:
            for line in moment.lines:
                assert "analysis-" not in texts.say(language, line)
                assert "{" not in texts.say(language, line)
    whole = report_of(analysis, lambda line: texts.say("en", line))
    assert json.loads(json.dumps(whole)) == whole
    assert [one["step"] for one in whole["decisions"]] == choices
    in_words = in_notation(whole, our_game.actions.text)
    for kept, one in zip(in_words["decisions"], whole["decisions"], strict=True):
        moves = [kept["action"], kept["best"], *kept["line"], *(choice["action"] for choice in kept["choices"])]
        numbers = [one["action"], one["best"], *one["line"], *(choice["action"] for choice in one["choices"])]
        assert [our_game.actions.parse(move) for move in moves] == numbers
    for seat in whole["seats"]:
        assert abs(seat["start"] + seat["luck"] + seat["own"] + seat["others"] + seat["hidden"] - seat["result"]) < 1e-6
        assert 0 <= seat["accuracy"] <= 100


def test_it_is_the_same_each_time() -> None:
    game = GAMES.find("roma")
    match = random_match(Variant(game, {"scale": "small"}), 12)
    one, two = (report_of(analyse(game, match.options, match.actions, EFFORT), str) for _ in range(2))

    assert one == two


def test_it_can_be_called_off() -> None:
    game = GAMES.find("roma")
    match = random_match(Variant(game, {"scale": "small"}), 12)

    def enough(done: int, of: int) -> None:
        if done == 2:
            raise Cancelled("Enough.")

    with pytest.raises(Cancelled):
        analyse(game, match.options, match.actions, EFFORT, enough)


def test_a_game_that_goes_on_is_not_analysed() -> None:
    game = GAMES.find("roma")
    match = random_match(Variant(game, {"scale": "small"}), 12)

    with pytest.raises(LudiError, match="over"):
        analyse(game, match.options, match.actions[:-1], EFFORT)


def test_the_command_prints_it_and_writes_it_down(tmp_path: Path) -> None:
    game = GAMES.find("caesar_cleopatra")
    match = random_match(Variant(game, {"scale": "small"}), 13)
    record, whole, picture = (tmp_path / name for name in ("game.json", "analysis.json", "curve.svg"))
    replay.save(match, record)
    words = ["analyse", str(record), "--json", str(whole), "--picture", str(picture), "--effort", str(EFFORT)]

    done = CliRunner().invoke(app, [*words, "--lang", "de"])

    assert done.exit_code == 0, done.output
    assert texts.say("de", "analysis-turning-points") in done.output
    assert json.loads(whole.read_text())["effort"] == EFFORT
    drawing = ElementTree.fromstring(picture.read_text())
    assert 1 <= len(drawing.findall("{http://www.w3.org/2000/svg}circle")) <= 3
