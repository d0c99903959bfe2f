"""Positions to learn from: what a file holds is what was played, seen and thought, the same for the same seed."""

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from ludi.bots.data import dataset
from ludi.bots.data.dataset import Recorded, RecordReader, chunks
from ludi.bots.measure.arena import Seating, play_game
from ludi.cli.app import app
from ludi.core.errors import LudiError
from ludi.core.match import Match, is_decision
from ludi.core.replay import actions_of
from ludi.games import GAMES
from tests.volume import by_volume

ROMA = GAMES.find("roma")


def asked(*words: str) -> Any:
    return CliRunner().invoke(app, ["dataset", "roma", *words, "--cores", "1"])


def made(path: Path, *words: str) -> Path:
    done = asked("--out", str(path), *words)
    assert done.exit_code == 0, (done.output, done.exception)
    return path


def recorded(chance: int = 3) -> Recorded:
    record = play_game(Seating("roma", ROMA.chosen({}), ("greedy", "random"), chance)).record
    return Recorded(record["options"], actions_of(ROMA, record["moves"]), {}, "here")


def kept(folder: Path, *chances: int) -> Path:
    """A folder of records, as an arena leaves it."""
    (folder / "games").mkdir(parents=True)
    for chance in chances:
        outcome = play_game(Seating("roma", ROMA.chosen({}), ("greedy", "random"), chance))
        (folder / "games" / f"{chance}.json").write_text(json.dumps(outcome.record))
    (folder / "result.json").write_text("{}")
    return folder


def test_rows_are_what_each_seat_saw_might_do_and_did() -> None:
    game = recorded()
    rows = RecordReader(ROMA, game.options).rows([game])
    match = Match(ROMA, game.options)
    match.rules = ROMA.compiled
    place = 0
    for ply, action in enumerate(game.actions):
        if is_decision(match.state):
            row = rows[place]
            assert (row.ply, row.seat, row.action) == (ply, match.seat, action)
            assert np.array_equal(row.observation, ROMA.observe(match.view(match.seat), match.seat))
            assert np.flatnonzero(row.mask).tolist() == sorted(match.legal())
            place += 1
        match.step(action)
    winners = match.winners()

    assert place == len(rows)
    assert all(row.outcome == (row.seat in winners) / len(winners) for row in rows)


def test_games_are_numbered_through_however_they_are_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    games = [recorded(chance) for chance in (1, 2, 3)]
    whole = RecordReader(ROMA, games[0].options).rows(games)
    monkeypatch.setattr(dataset, "CHUNK", 10)
    reader = RecordReader(ROMA, games[0].options)
    cut = np.concatenate([reader.rows(part) for part in chunks(games)])

    assert len(list(chunks(games))) == 3
    assert np.array_equal(whole, cut)


def test_a_record_that_breaks_the_rules_or_off_is_named() -> None:
    game = recorded()
    broken = Recorded(game.options, [*game.actions[:9], 9999, *game.actions[10:]], {}, "there")
    short = Recorded(game.options, game.actions[:-1], {}, "there")

    for wrong in (broken, short):
        with pytest.raises(LudiError, match="there is not a whole game of roma"):
            RecordReader(ROMA, game.options).rows([game, wrong])


@by_volume
def test_both_formats_hold_the_same_and_say_what_they_are(tmp_path: Path) -> None:
    from pyarrow import parquet

    folder = kept(tmp_path / "arena", 4, 5)
    table = parquet.read_table(made(tmp_path / "roma.parquet", "--records", str(folder)))
    with np.load(made(tmp_path / "roma.npz", "--records", str(folder))) as arrays:
        columns = {name: arrays[name] for name in arrays.files}
    about = json.loads(str(columns.pop("about")))

    assert table.schema.names == list(columns)
    assert np.array_equal(np.array(table["observation"].to_pylist()), columns["observation"])
    assert table["action"].to_pylist() == columns["action"].tolist()
    assert json.loads(table.schema.metadata[b"ludi"]) == about
    assert (about["game"], about["version"], about["records"], about["thoughts"]) == ("roma", ROMA.version, 2, False)
    assert about["features"][0]["name"] == ROMA.feature_slices[0].name
    assert [about["actions"][number] for number in (0, 174)] == [ROMA.actions.text(0), ROMA.actions.text(174)]
    assert {path.name for path in tmp_path.iterdir()} == {"arena", "roma.npz", "roma.parquet"}, "nothing else is left"


def test_a_search_tells_what_it_thought_and_the_same_seed_is_the_same_file(tmp_path: Path) -> None:
    words = ("--bot", "search:8", "--games", "2", "--seed", "3")
    one, other = (made(tmp_path / f"{name}.npz", *words) for name in ("one", "other"))

    with np.load(one) as arrays:
        chosen, visits, value = arrays["action"], arrays["visits"], arrays["value"]
        thought = visits.sum(axis=1) > 0
        about = json.loads(str(arrays["about"]))
    assert (about["bot"], about["games"], about["seed"], about["thoughts"]) == ("search:8", 2, 3, True)
    assert thought.any()
    assert (visits[thought, chosen[thought]] == visits[thought].max(axis=1)).all()
    assert ((value[thought] >= 0) & (value[thought] <= 1)).all()
    assert np.isnan(value[~thought]).all(), "a forced move needs no thought"
    with np.load(one) as first, np.load(other) as second:
        assert all(np.array_equal(first[name], second[name], equal_nan=name == "value") for name in first.files)


def test_without_pyarrow_it_says_what_to_install_and_npz_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = kept(tmp_path / "arena", 4)
    monkeypatch.setitem(sys.modules, "pyarrow", None)

    refused = asked("--records", str(folder), "--out", str(tmp_path / "roma.parquet"))

    assert "pip install 'ludi-romani[data]'" in str(refused.exception)
    assert made(tmp_path / "roma.npz", "--records", str(folder)).exists()


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["--bot", "greedy"],
        ["--bot", "greedy", "--records", "."],
        ["--bot", "greedy", "--games", "1", "--format", "csv"],
        ["--bot", "brutus", "--games", "1"],
    ],
)
def test_what_cannot_be_written_is_refused(words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    assert isinstance(asked(*words).exception, LudiError)


def test_records_of_another_game_or_with_other_options_are_refused(tmp_path: Path) -> None:
    folder = kept(tmp_path / "arena", 4, 5)
    record = json.loads((folder / "games" / "5.json").read_text())
    (folder / "games" / "5.json").write_text(json.dumps(record | {"options": {"templum": "thrown"}}))

    mixed = asked("--records", str(folder), "--out", str(tmp_path / "roma.npz"))
    words = ["dataset", "caesar_cleopatra", "--records", str(folder), "--out", str(tmp_path / "other.npz")]
    foreign = CliRunner().invoke(app, words)
    empty = asked("--records", str(tmp_path / "nothing"), "--out", str(tmp_path / "none.npz"))

    assert "other options" in str(mixed.exception)
    assert "is a game of roma" in str(foreign.exception)
    assert "no games" in str(empty.exception)
    assert not list(tmp_path.glob("*.npz*"))
