"""Luck told apart from skill: it is 0 on average whatever the value says, and what is left varies less."""

import json
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from ludi.bots.measure import luck
from ludi.bots.measure.arena import GameResult, Seating, Tally, play_game
from ludi.bots.measure.luck import Scales, Strategy, Trail, strategy_of
from ludi.bots.measure.shares import told_apart, without_luck
from ludi.bots.play.random import RandomBot
from ludi.bots.value.values import Playouts, Value, keep, kept_net, read_net, seen_by_all, value_named
from ludi.cli.app import app
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.state import CHANCE, NONE, State
from ludi.games import GAMES
from tests.bots.dice_race import ADD, GAME, LEAVE

BOLD, SHY = {ADD: 0.9, LEAVE: 0.1}, {ADD: 0.5, LEAVE: 0.5}


def silly(states: Any) -> Any:
    """A value that knows nothing: it must do no harm to the mean."""
    sums = [7 * state.turn + 3 * state.points[0] + state.points[1] + 2 * state.shown for state in states]
    left = np.array(sums) % 5 / 4
    return np.stack([left, 1 - left], axis=1)


def games(state: State, policies: Sequence[dict[int, float]], trail: Trail) -> Iterator[tuple[float, Trail]]:
    """Every way a game can go from here, and how likely it is."""
    if state.seat == NONE:
        yield 1.0, trail
        return
    actions, weights = np.zeros(5, np.int64), np.zeros(5, np.int64)
    if state.seat == CHANCE:
        count = GAME.interpreted.chance_outcomes(state, actions, weights)
        shares = dict(zip(actions[:count].tolist(), (weights[:count] / weights[:count].sum()).tolist(), strict=True))
        known = {}
    else:
        shares = policies[state.seat]
        known = {len(trail.states) - 1: Strategy((ADD, LEAVE), [shares.get(action, 0.0) for action in (ADD, LEAVE)])}
    for action, share in shares.items():
        after = GAME.after(state, action)
        for rest, whole in games(after, policies, Trail([*trail.states, after], trail.strategies | known)):
            yield share * rest, whole


def share_of(trail: Trail, seat: int) -> float:
    winners = [one for one in range(2) if GAME.interpreted.is_winner(trail.states[-1], one)]
    return (seat in winners) / len(winners)


def every_game(value: Value) -> Any:
    """Of every game between a bold and a shy player: how likely it is, what the first wins, and its luck."""
    scales, start = Scales(GAME, value), GAME.new_game()
    ways = games(start, (BOLD, SHY), Trail([start]))
    return np.array([(share, share_of(trail, 0), *scales.luck_in(trail, 0)) for share, trail in ways]).T


def variance(shares: Any, figures: Any) -> float:
    return float(shares @ figures**2 - (shares @ figures) ** 2)


@cache
def truth(state: bytes) -> float:
    """What the first truly wins on average from here."""
    start = np.frombuffer(state, GAME.state)[0].copy()
    return sum(share * share_of(trail, 0) for share, trail in games(start, (BOLD, SHY), Trail([start])))


def perfect(states: Any) -> Any:
    left = np.array([truth(state.tobytes()) for state in states])
    return np.stack([left, 1 - left], axis=1)


def test_luck_is_nothing_on_average_over_every_game_whatever_the_value_says() -> None:
    likely, _, left, right = every_game(silly)

    assert likely.sum() == pytest.approx(1)
    assert likely @ left == pytest.approx(0, abs=1e-12)
    assert likely @ right == pytest.approx(0, abs=1e-12)
    assert variance(likely, left) > 0.01, "there was luck to tell"


def test_the_true_value_and_known_strategies_leave_no_variance_at_all() -> None:
    likely, won, left, _ = every_game(perfect)

    assert variance(likely, won) > 0.05
    assert variance(likely, won - left) == pytest.approx(0, abs=1e-12)


def test_samples_stand_in_where_chance_can_bring_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    start = GAME.new_game()
    trail = next(trail for _, trail in games(start, (BOLD, SHY), Trail([start])))
    exact = Scales(GAME, silly).luck_in(trail, 1)
    monkeypatch.setattr(luck, "EXACT", 2)

    found = [Scales(GAME, silly).luck_in(trail, seed)[0] for seed in range(400)]

    error = np.std(found) / len(found) ** 0.5
    assert error > 0
    assert abs(np.mean(found) - exact[0]) < 4 * error


def test_a_strategy_that_does_not_add_up_is_refused() -> None:
    class Liar(RandomBot):
        name = "liar"

        def policy(self, view: State, seat: int, legal: Sequence[int]) -> dict[int, float]:
            return dict.fromkeys(legal, 0.9)

    with pytest.raises(LudiError, match="liar"):
        strategy_of(Liar(), GAME.new_game(), 0, (ADD, LEAVE))


def test_a_forced_move_and_a_bot_that_tells_nothing_have_no_strategy() -> None:
    assert strategy_of(RandomBot(), GAME.new_game(), 0, (ADD,)) is None
    assert strategy_of(object(), GAME.new_game(), 0, (ADD, LEAVE)) is None


def test_how_far_luck_is_followed_is_learned_from_other_sets_alone() -> None:
    chooser = np.random.default_rng(5)
    lucks = chooser.normal(0, 0.2, 300)
    shares = 0.5 + 0.5 * lucks + chooser.normal(0, 0.01, 300)

    clean = without_luck(shares, lucks)
    changed = without_luck(np.concatenate([[9.0], shares[1:]]), lucks)

    assert np.std(clean) < 0.2 * np.std(shares)
    assert changed[0] - 9.0 == pytest.approx(clean[0] - shares[0]), "its own share says nothing of it"


def test_without_any_luck_shares_stay_as_they_are() -> None:
    assert without_luck([0.0, 1.0, 0.5], [0.0, 0.0, 0.0]).tolist() == [0.0, 1.0, 0.5]


def test_games_needed_shrink_with_the_variance() -> None:
    tally = Tally(("a", "b"))
    for number in range(200):
        lucky = 0.5 if number % 2 else -0.5
        seating = Seating("roma", {}, ("a", "b"), number, "")
        tally.add([GameResult(seating, (0.5 + lucky, 0.5 - lucky), (0, 0), {}, {}, {}, (0.8 * lucky, -0.8 * lucky))])

    (row,) = told_apart(tally)

    assert (row.bot, row.rivals, row.games) == ("a", ("b",), 200)
    assert row.adjusted == pytest.approx(0.5, abs=0.01)
    assert row.adjusted_games_needed < 0.1 * row.games_needed
    assert row.adjusted_sure < row.sure


@pytest.mark.parametrize("name", ["nonsense", "outlook"])
def test_a_value_that_is_not_there_is_refused(name: str) -> None:
    with pytest.raises(LudiError):
        value_named(GAME, name)


def test_a_value_of_somebody_else_is_asked_by_its_name() -> None:
    value = value_named(GAME, "tests.bots.measure.test_luck:silly_of")

    assert value(np.array([GAME.new_game()])).tolist() == [[0.25, 0.75]]


def silly_of(game: Game) -> Value:
    assert game is GAME
    return lambda states: np.full((len(states), 2), (0.25, 0.75))


def test_playouts_judge_any_game() -> None:
    worth = Playouts(GAME, 4000)(np.array([GAME.new_game()], GAME.state))

    assert worth.sum() == pytest.approx(1)
    ways = games(GAME.new_game(), (SHY, SHY), Trail([GAME.new_game()]))  # without a prior all moves look alike
    assert worth[0, 0] == pytest.approx(sum(share * share_of(trail, 0) for share, trail in ways), abs=0.03)


def test_the_same_question_is_played_out_the_same() -> None:
    value, states = Playouts(GAME, 50), np.array([GAME.new_game()] * 5, GAME.state)

    assert np.array_equal(value(states), value(states))
    assert not np.array_equal(value(states), Playouts(GAME, 50, seed=1)(states))


def test_every_room_of_ours_keeps_an_outlook_that_knows_its_features(our_game: Game) -> None:
    from ludi.bots.value.values import KEPT_AS
    from ludi.core.rooms import folder_of

    _, about = read_net(our_game, folder_of(our_game.room) / KEPT_AS)
    known = {name: size for name, (_, size) in about["slices"].items()}

    assert about["game"] == our_game.name
    missing = [piece.name for piece in our_game.feature_slices if known.get(piece.name) != piece.size]
    assert not missing, f"`ludi outlook {our_game.name}` makes it anew"


def test_a_net_knows_its_features_by_name(tmp_path: Path) -> None:
    game = GAMES.find("roma")
    net = kept_net(game)
    assert net is not None
    keep(net, game, {}, tmp_path / "net.npz")
    again, _ = read_net(game, tmp_path / "net.npz")
    foreign, _ = read_net(GAMES.find("caesar_cleopatra"), tmp_path / "net.npz")

    assert np.array_equal(again.inner, net.inner)
    assert foreign.inner.shape[0] == GAMES.find("caesar_cleopatra").feature_size


def test_an_outlook_tells_shares_that_add_up_and_sees_what_each_seat_sees() -> None:
    game = GAMES.find("roma")
    match_states = np.array([game.new_game()] * 3, game.state)

    assert value_named(game)(match_states).sum(axis=1) == pytest.approx(1)
    assert np.array_equal(seen_by_all(game, match_states, 2)[1, 1], game.observe(game.view_of(match_states[1], 1), 1))


def test_the_same_seating_has_the_same_luck_and_is_the_game_it_was_without() -> None:
    game = GAMES.find("roma")
    seating = Seating("roma", game.chosen({}), ("random", "greedy"), 4, "")
    one, other = play_game(seating), play_game(seating)

    assert one.luck == other.luck
    assert one.luck is not None
    assert sum(one.luck) == pytest.approx(0, abs=1e-5)
    plain = play_game(Seating("roma", game.chosen({}), ("random", "greedy"), 4))
    assert plain.record == one.record
    assert plain.luck is None


def test_the_arena_prints_and_stores_both_shares_unless_told_not_to(tmp_path: Path) -> None:
    words = ["arena", "roma", "greedy", "random", "--pairs", "3", "--cores", "1", "--no-picture"]

    done = CliRunner().invoke(app, [*words, "--out", str(tmp_path / "with")])
    plain = CliRunner().invoke(app, [*words, "--no-luck", "--out", str(tmp_path / "without")])

    assert done.exit_code == plain.exit_code == 0, done.output + plain.output
    assert "luck" in done.output  # however narrow the terminal is
    assert "luck" not in plain.output
    (row,) = json.loads((tmp_path / "with" / "result.json").read_text())["luck"]["shares"]
    assert row["bot"] == "greedy"
    assert row["games"] == 6
    assert "luck" not in json.loads((tmp_path / "without" / "result.json").read_text())
