"""Recorded games replay, move for move; a record of another version is refused."""

import json
from pathlib import Path

import pytest

from ludi.core import replay
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.core.state import same
from ludi.games import GAMES
from tests.variants import OURS, Variant, random_game

GAMES_TESTED = Path(__file__).parent.parent / "games"
FILES = sorted(GAMES_TESTED.glob("*/replays/*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_recorded_game_replays(path: Path, speed: str) -> None:
    game, record = replay.load(path, GAMES)
    match = Match(game, record["options"])
    match.rules = getattr(game, speed)

    replay.play_through(match, record)

    assert match.is_over
    assert match.scores() == record["scores"]


@pytest.mark.parametrize("name", OURS)
def test_every_game_has_three_recorded_games(name: str) -> None:
    assert len(list((GAMES_TESTED / name / "replays").glob("*.json"))) >= 3


def test_a_match_survives_its_record(variant: Variant, tmp_path: Path) -> None:
    turnings = random_game(variant, 61)
    match = Match(variant.game, variant.options)
    match.rules = variant.game.compiled
    for turning in turnings:
        match.step(turning.action)
    replay.save(match, tmp_path / "game.json")

    game, record = replay.load(tmp_path / "game.json", GAMES)
    again = Match(game, record["options"])
    again.rules = game.compiled
    replay.play_through(again, record)

    assert same(again.state, match.state)


def test_a_record_says_which_of_its_moves_is_not_understood(our_game: Game, tmp_path: Path) -> None:
    record = replay.record_of(Match(our_game)) | {"moves": [our_game.actions.text(0), "lay foram 3"]}
    (tmp_path / "typo.json").write_text(json.dumps(record))

    game, read = replay.load(tmp_path / "typo.json", GAMES)
    with pytest.raises(LudiError, match=r"Move 2 of the record, 'lay foram 3', is not understood: .*for[au]m"):
        replay.actions_of(game, read["moves"])


@pytest.mark.parametrize("moves", [7, [7], "lay forum 3", None], ids=str)
def test_a_record_of_anything_but_words_is_refused(moves: object, tmp_path: Path) -> None:
    record = replay.record_of(Match(GAMES.find("roma"))) | {"moves": moves}
    (tmp_path / "numbers.json").write_text(json.dumps(record))

    with pytest.raises(LudiError, match="moves is not a list of moves in words"):
        replay.load(tmp_path / "numbers.json", GAMES)


def test_a_record_of_another_version_is_refused_and_says_what_to_do(variant: Variant, tmp_path: Path) -> None:
    before = variant.game.version - 1
    record = replay.record_of(Match(variant.game, variant.options)) | {"version": before}
    (tmp_path / "old.json").write_text(json.dumps(record))

    with pytest.raises(LudiError, match=rf"version {before} of .*; this is version \d+.*replay it with the release"):
        replay.load(tmp_path / "old.json", GAMES)
