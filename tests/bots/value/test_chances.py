"""The chance to win that people are shown: by one seat's view alone, steady inside a turn, true, and with its error."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from ludi.bots.nets.bot import NetBot
from ludi.bots.nets.files import kept_net
from ludi.bots.nets.net import net_of, packed
from ludi.bots.value.calibration import (
    Calibration,
    Effort,
    Seen,
    bins_in,
    calibrate,
    errors_of,
    fit_by,
    largest_gap,
    table_of,
)
from ludi.bots.value.chances import KEPT_AS, OTHERS, OWN, Chances, Fit, chance_at, fits_in, read_fits, write_fits
from ludi.cli.app import app
from ludi.cli.chances import BAR
from ludi.core.chance import new_rng
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.core.replay import save
from ludi.core.rooms import folder_of
from ludi.core.state import NONE, State
from ludi.games import GAMES
from tests.bots.nets.any_net import any_net, any_weights
from tests.variants import Variant, random_game, sampled, seats_of
from tests.volume import by_volume

FEW = Effort(positions=60, others=60, each=20, looked_on=10, elsewhere=20, doubted=4, playouts=4, jumps=60)


def plain_fits(game: Game) -> dict[int, dict[str, Fit]]:
    return {players: {OWN: Fit(), OTHERS: Fit()} for players in game.players}


def chances_by_any_net(game: Game) -> Chances:
    return Chances(game, any_net(game), plain_fits(game))


def test_changing_what_a_seat_cannot_see_never_changes_its_chance(variant: Variant) -> None:
    game, chances = variant.game, chances_by_any_net(variant.game)
    for turning in sampled(random_game(variant, 91), 8, 91):
        for seat in seats_of(variant):
            view = game.view_of(turning.before, seat)
            other = game.view_of(game.imagined(view, seat, new_rng(5), game.compiled), seat)
            assert chances.of_view(view, seat) == chances_by_any_net(game).of_view(other, seat)


def test_the_shares_of_all_seats_add_up_and_the_view_stays_as_it_was(variant: Variant) -> None:
    game, chances = variant.game, chances_by_any_net(variant.game)
    for turning in sampled(random_game(variant, 92), 8, 92):
        for seat in seats_of(variant):
            view = game.view_of(turning.before, seat)
            kept = view.tobytes()
            chance = chances.of_view(view, seat)
            assert sum(chance.shares) == pytest.approx(1)
            assert len(chance.shares) == len(seats_of(variant))
            assert view.tobytes() == kept


def test_once_the_game_is_over_the_chance_is_the_share_of_the_victory(variant: Variant) -> None:
    game, state = variant.game, random_game(variant, 93)[-1].after
    won = [bool(game.compiled.is_winner(state, seat)) for seat in seats_of(variant)]

    chance = chances_by_any_net(game).of_view(game.view_of(state, 0), 0)

    assert chance.shares == tuple(one / sum(won) for one in won)
    assert chance.error == 0


def ends_the_game(bot: NetBot, state: State) -> bool:
    """Whether the deciding seat, going on by its favourite moves, comes to the end of the game."""
    game, seat = bot.game, int(state.seat)
    while state.seat == seat:
        legal = game.legal(state, game.compiled)
        state = game.after(state, bot.choose(game.view_of(state, seat), seat, legal, 0).action, game.compiled)
    return bool(state.seat == NONE)


def test_going_on_by_the_favourite_move_changes_no_chance_where_nothing_is_learned(game: Game) -> None:
    net, chances = any_net(game), chances_by_any_net(game)
    found = Calibration(net, {}, lambda *done: None)
    bot, steps = NetBot(game, net, temperature=0), 0
    for turning in sampled(random_game(Variant(game, {}), 94), 60, 94):
        if turning.before.seat >= 0 and (after := found.quiet_move(bot, turning.before)) is not None:
            seat = int(after.seat)
            if ends_the_game(bot, after):
                continue  # then hidden things are counted as they are dealt, and each view deals anew
            before = chances.of_view(game.view_of(turning.before, seat), seat)
            assert chances.of_view(game.view_of(after, seat), seat) == before
            steps += 1
    assert steps


def test_a_seat_that_is_not_at_the_table_has_no_chance(game: Game) -> None:
    with pytest.raises(ValueError, match="no seat"):
        chances_by_any_net(game).of_view(game.new_game(), len(game.seats))


def test_a_fit_finds_the_chances_behind_shares_that_are_too_bold() -> None:
    rng = np.random.default_rng(1)
    true = rng.dirichlet([2, 2, 2], 60_000)
    shares = true**2 / (true**2).sum(axis=1, keepdims=True)
    ends = np.eye(3)[(true.cumsum(axis=1) > rng.random((len(true), 1))).argmax(axis=1)]
    seen = Seen(shares, rng.integers(0, 3, len(true)), ends)

    fit = fit_by(seen, each=1)

    assert largest_gap(table_of(seen, Fit())) > 0.05
    assert largest_gap(table_of(seen, fit)) < 0.02
    assert fit.slope < 0.8


def test_the_larger_a_share_the_larger_the_chance() -> None:
    fit = Fit(slope=0.3, middle=0.5, shift=-0.1)
    shares = np.linspace(0.001, 0.999, 200)
    chances = fit.corrected(np.stack([shares, 1 - shares], axis=1), np.zeros(200, int))[:, 0]

    assert (np.diff(chances) > 0).all()


def test_a_table_has_ten_bins_with_what_was_said_and_what_happened() -> None:
    shares = np.array([[0.95, 0.05], [0.95, 0.05], [0.31, 0.69], [1.0, 0.0]])
    seen = Seen(shares, np.zeros(4, int), np.array([[1, 0], [0, 1], [1, 0], [1, 0]]))

    bins = bins_in(table_of(seen, Fit()))

    assert [one.positions for one in bins] == [0, 0, 0, 1, 0, 0, 0, 0, 0, 3]
    assert bins[9].said == pytest.approx((0.95 + 0.95 + 1) / 3, abs=1e-4)
    assert bins[9].happened == pytest.approx(2 / 3, abs=1e-4)


def test_an_error_lies_between_those_of_the_chances_beside_it() -> None:
    errors = errors_of(np.array([0.1, 0.5, 0.9]), np.array([0.01, 0.04, -0.5]))
    fit = Fit(errors=errors)

    assert fit.error(0.1) == pytest.approx(0.1)
    assert fit.error(0.3) == pytest.approx(0.15)
    assert fit.error(0.95) == pytest.approx(0.005), "no error is said to be none"


def test_fits_are_for_one_net_and_no_other(tmp_path: Path) -> None:
    game, path = GAMES.find("roma"), tmp_path / "chances.json"
    write_fits(game, any_net(game), plain_fits(game), [], path)

    assert fits_in(read_fits(game, any_net(game), path)) == plain_fits(game)
    other = net_of(game, packed(any_weights(game, seed=8)))
    with pytest.raises(LudiError, match="for another net or other rules"):
        read_fits(game, other, path)
    path.write_text(json.dumps(json.loads(path.read_text()) | {"version": 0}))
    with pytest.raises(LudiError, match="for another net or other rules"):
        read_fits(game, any_net(game), path)
    path.write_text("{")
    with pytest.raises(LudiError, match="cannot be read"):
        read_fits(game, any_net(game), path)
    with pytest.raises(LudiError, match="has a net but no chances"):
        read_fits(game, any_net(game), tmp_path / "none.json")


def test_fits_of_an_earlier_version_hold_where_the_room_says_so(tmp_path: Path) -> None:
    game, path = GAMES.find("roma"), tmp_path / "chances.json"
    write_fits(game, any_net(game), plain_fits(game), [], path)
    later = replace(game, version=game.version + 1)

    assert read_fits(replace(later, learned_since=game.version), any_net(game), path)["version"] == game.version
    with pytest.raises(LudiError, match="for another net or other rules"):
        read_fits(later, any_net(game), path)


def test_a_room_without_a_net_says_so(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludi.bots.value.chances.kept_net", lambda game: None)
    with pytest.raises(LudiError, match=f"The room of {game.name} keeps no net"):
        Chances(game)


@by_volume
def test_fitting_and_checking_gives_every_table(game: Game) -> None:
    fits, checked = calibrate(any_net(game), FEW, 1, lambda *done: None)

    assert list(fits) == list(game.players)
    assert [told["players"] for told in checked] == list(game.players)
    for told in checked:
        assert sum(one.positions for one in bins_in(told["tables"][OWN])) == FEW.positions
        assert sum(one.positions for one in bins_in(told["tables"][OTHERS])) == FEW.positions // FEW.looked_on
        assert told["jumps"]["shown"][0] <= told["jumps"]["net"][0]


def test_the_same_seed_fits_the_same_on_however_many_cores() -> None:
    game = GAMES.find("roma")
    few = replace(FEW, positions=20, others=20, jumps=20)
    fits = [calibrate(any_net(game), replace(few, cores=cores), 3, lambda *done: None) for cores in (1, 3)]
    assert fits[0] == fits[1]


@by_volume
def test_one_size_of_table_can_be_fitted_alone() -> None:
    game = GAMES.find("alea_iacta_est")
    fits, checked = calibrate(any_net(game), replace(FEW, positions=20, others=20), 1, lambda *done: None, players=3)
    assert list(fits) == [told["players"] for told in checked] == [3]


KEPT = [game.name for game in GAMES if (folder_of(game.room) / KEPT_AS).exists()]


@pytest.mark.parametrize("name", KEPT)
def test_what_a_room_keeps_is_for_its_net_and_was_found_true(name: str) -> None:
    game = GAMES.find(name)
    net = kept_net(game)
    assert net is not None
    told = read_fits(game, net, folder_of(game.room) / KEPT_AS)
    assert [checked["players"] for checked in told["checked"]] == list(game.players)
    for checked in told["checked"]:
        assert (largest_gap(checked["tables"][OWN]) < BAR) == (str(checked["players"]) in told["fits"])
        assert checked["jumps"]["shown"][1] < 0.001
    assert "2" in told["fits"]


@pytest.mark.parametrize(("language", "words"), [("en", "chance"), ("nl", "kans"), ("de", "chance"), ("hu", "esély")])
def test_a_hint_in_the_terminal_tells_the_chance_with_its_error(language: str, words: str, tmp_path: Path) -> None:
    game = GAMES.find(KEPT[0])
    match = Match(game)
    while match.seat < 0:
        match.step(match.legal()[0])
    save(match, tmp_path / "game.json")
    chance = chance_at(game, match.view(match.seat), match.seat)
    assert chance is not None

    told = CliRunner().invoke(app, ["hint", str(tmp_path / "game.json"), "--bot", "greedy", "--lang", language])

    assert told.exit_code == 0, told.output
    first = told.output.splitlines()[0]
    assert words in first
    assert str(round(100 * chance.shares[match.seat])) in first
    assert str(round(100 * chance.error)) in first
