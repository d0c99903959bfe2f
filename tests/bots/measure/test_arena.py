"""The arena: fair sets of games, and figures that mean what they say."""

import json
import math
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ludi.bots.measure.arena import GameResult, Seating, Tally, expected, play_game, ratings, seatings, verdict
from ludi.bots.measure.runners import runner_named
from ludi.cli.app import app
from ludi.core import replay
from ludi.core.errors import LudiError
from ludi.core.match import Match
from ludi.games import GAMES
from tests.volume import by_volume

ROMA = GAMES.find("roma")


def outcome(bots: tuple[str, ...], shares: tuple[float, ...]) -> GameResult:
    return GameResult(Seating("roma", {}, bots, 0), shares, (0, 0), {}, {}, {})


def test_a_pair_has_the_same_chance_and_swapped_seats() -> None:
    (pair,) = seatings(ROMA, {}, ("greedy", "random"), 1, 5)

    assert [seating.bots for seating in pair] == [("greedy", "random"), ("random", "greedy")]
    assert pair[0].chance == pair[1].chance


def test_every_pair_of_several_bots_meets() -> None:
    sets = list(seatings(ROMA, {}, ("a", "b", "c"), 2, 0))

    assert len(sets) == 2 * 3


def test_the_same_seating_is_the_same_game() -> None:
    seating = Seating("roma", ROMA.chosen({}), ("search:8", "greedy"), 4)

    assert play_game(seating).record == play_game(seating).record


def test_a_record_of_the_arena_replays() -> None:
    record = play_game(Seating("roma", ROMA.chosen({}), ("greedy", "random"), 3)).record
    match = Match(ROMA, record["options"])
    match.rules = ROMA.compiled

    replay.play_through(match, record)

    assert match.scores() == record["scores"]


def test_elo_of_a_known_share() -> None:
    sets = [{"a": 1.0, "b": 0.0}] * 64 + [{"a": 0.0, "b": 1.0}] * 36

    found = ratings(("a", "b"), sets)

    assert found["a"] - found["b"] == pytest.approx(400 * math.log10(64 / 36), abs=2)
    assert found["a"] + found["b"] == pytest.approx(0, abs=1e-6)


def test_the_interval_holds_the_rating_and_shrinks_with_more_games() -> None:
    few, many = Tally(("a", "b")), Tally(("a", "b"))
    for tally, repeats in ((few, 10), (many, 200)):
        for _ in range(repeats):
            tally.add([outcome(("a", "b"), (1, 0)), outcome(("b", "a"), (1, 0))])
            tally.add([outcome(("a", "b"), (1, 0)), outcome(("b", "a"), (0, 1))])
    elo, low, high = few.elo()["a"]
    assert low < elo < high
    assert many.elo()["a"][2] - many.elo()["a"][1] < high - low


def test_the_interval_of_one_who_always_wins_holds_the_rating() -> None:
    tally = Tally(("a", "b", "c"))
    for _ in range(10):
        for bots in (("a", "b"), ("a", "c"), ("b", "c")):
            tally.add([outcome(bots, (1, 0)), outcome(bots[::-1], (0, 1))])

    for elo, low, high in tally.elo().values():
        assert low < elo < high


def test_a_few_games_all_won_leave_room_for_doubt() -> None:
    tally = Tally(("a", "b"))
    for _ in range(6):
        tally.add([outcome(("a", "b"), (1, 0)), outcome(("b", "a"), (0, 1))])

    _, low, high = tally.elo()["a"]

    assert high - low > 50


def test_shares_are_counted_by_bot_not_by_seat() -> None:
    tally = Tally(("a", "b"))
    tally.add([outcome(("a", "b"), (1, 0)), outcome(("b", "a"), (0, 1))])

    assert tally.cross_table()["a"]["b"] == (1.0, 1)
    assert tally.wins_by_seat() == [0.5, 0.5]


def test_sprt_knows_a_strong_bot_a_weak_one_and_when_it_does_not_know() -> None:
    assert verdict([1.0, 0.5] * 40, 0, 35) == "stronger"
    assert verdict([0.0, 0.5] * 40, 0, 35) == "not stronger"
    assert verdict([0.0, 0.5, 1.0, 0.6] * 6, 0, 35) == ""
    assert verdict([1.0] * 10, 0, 35) == ""
    assert verdict([], 0, 35) == ""


def test_expected_scores() -> None:
    assert expected(0) == 0.5
    assert expected(400) == pytest.approx(10 / 11)


def test_an_unknown_runner_is_refused() -> None:
    with pytest.raises(LudiError, match="There is no runner"):
        runner_named("abacus")


def test_a_contest_is_played_stored_and_drawn(tmp_path: Path) -> None:
    words = ["arena", "roma", "greedy", "random", "--pairs", "3", "--out", str(tmp_path), "--cores", "1"]

    done = CliRunner().invoke(app, words)

    assert done.exit_code == 0, done.output
    result = json.loads((tmp_path / "result.json").read_text())
    assert result["games"] == 6
    assert result["elo"]["greedy"][0] > result["elo"]["random"][0]
    assert len(list((tmp_path / "games").glob("*.json"))) == 6
    assert (tmp_path / "elo.png").stat().st_size > 1000
    assert "<svg" in (tmp_path / "elo.svg").read_text()


def test_a_contest_without_the_library_for_pictures_says_so_and_keeps_the_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    words = ["arena", "roma", "greedy", "random", "--pairs", "1", "--out", str(tmp_path), "--cores", "1"]

    done = CliRunner().invoke(app, words)

    assert done.exit_code == 0, done.output
    assert "pip install 'ludi-romani[arena]'" in " ".join(done.output.split())
    assert sorted(file.name for file in tmp_path.iterdir()) == ["games", "result.json"]


def test_sprt_stops_a_contest(tmp_path: Path) -> None:
    words = ["arena", "roma", "greedy", "random", "--pairs", "500", "--sprt", "0", "35", "--out", str(tmp_path)]

    done = CliRunner().invoke(app, [*words, "--cores", "1", "--no-picture"])

    assert "stronger" in done.output
    assert json.loads((tmp_path / "result.json").read_text())["sets"] < 500


@pytest.mark.parametrize("bots", [["greedy"], ["greedy", "greedy"], ["greedy", "brutus"]])
def test_a_contest_that_cannot_be_played_is_refused(bots: list[str]) -> None:
    done = CliRunner().invoke(app, ["arena", "roma", *bots])

    assert isinstance(done.exception, LudiError)


@pytest.fixture
def cluster() -> Iterator[None]:
    """A Ray cluster that ends with its test."""
    import ray

    yield
    ray.shutdown()


@by_volume
@pytest.mark.usefixtures("cluster")
def test_a_ray_cluster_plays_the_same_games_as_the_cores() -> None:
    sets = list(seatings(ROMA, ROMA.chosen({}), ("greedy", "random"), 2, 6))

    here = [[outcome.record for outcome in played] for played in runner_named("cores", 1)(iter(sets))]
    there = [[outcome.record for outcome in played] for played in runner_named("ray")(iter(sets))]

    assert here == there


@pytest.mark.parametrize("game", GAMES.names)
def test_even_a_recruit_beats_chance(game: str) -> None:
    """With fewer tries than moves it must not look at the first moves of the list only."""
    room = GAMES.find(game)
    sets = seatings(room, room.chosen({}), ("tiro", "random"), 15, 0)

    shares = [played.shares[played.seating.bots.index("tiro")] for pair in sets for played in map(play_game, pair)]

    assert sum(shares) / len(shares) > 0.6


def test_equal_rotations_are_one_game_and_no_record_is_lost(tmp_path: Path) -> None:
    words = ["arena", "alea_iacta_est", "greedy", "random", "greedy", "random", "--players", "4", "--pairs", "2"]
    result = CliRunner().invoke(app, [*words, "--cores", "1", "--no-picture", "--out", str(tmp_path)])

    assert result.exit_code == 0, result.output
    assert len(list((tmp_path / "games").glob("*.json"))) == 4, "two sets of the two rotations that differ"
