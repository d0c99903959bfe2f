"""Start, luck, own play, others' play and what lay hidden add up to the result, in every game."""

import numpy as np
import pytest

from ludi.analysis.balance import changes_of, parts_of
from ludi.analysis.worth import Worth
from ludi.core.game import Game
from ludi.core.state import CHANCE
from ludi.games import GAMES
from tests.bots.dice_race import GAME as DICE_RACE
from tests.variants import Variant, random_game, seats_of

GAMES_PLAYED = 3
ROUNDING = 1e-6


def states_of(variant: Variant, seed: int) -> list[object]:
    turnings = random_game(variant, seed)
    return [turnings[0].before, *(turning.after for turning in turnings)]


@pytest.mark.parametrize("seed", range(GAMES_PLAYED))
def test_the_parts_add_up_in_every_game(game: Game, seed: int) -> None:
    options = {"players": str(game.players[seed % len(game.players)])} if len(game.players) > 1 else {}
    variant = Variant(game, options)
    states = states_of(variant, 500 + seed)

    changes = changes_of(Worth(game), states)  # type: ignore[arg-type]

    winners = [seat for seat in seats_of(variant) if game.compiled.is_winner(states[-1], seat)]  # type: ignore[arg-type]
    assert [change.first for change in changes[1:]] == [change.last for change in changes[:-1]]
    assert (changes[0].first, changes[-1].last) == (0, len(states) - 1)
    for change in changes:
        assert sum(change.before) == pytest.approx(1, abs=ROUNDING)
    for seat in seats_of(variant):
        costs = {change.first: 0.125 for change in changes if change.seat != CHANCE}
        parts = parts_of(changes, costs, seat)
        decided = [change.seat for change in changes if change.seat != CHANCE]
        assert parts.result == pytest.approx((seat in winners) / len(winners))
        assert parts.luck == pytest.approx(sum(change.gains[seat] for change in changes if change.seat == CHANCE))
        assert parts.own == pytest.approx(-0.125 * decided.count(seat))
        others = [other for other in decided if other != seat]
        assert parts.others == pytest.approx(0.125 * len(others) / (len(seats_of(variant)) - 1))
        whole = parts.start + parts.luck + parts.own + parts.others + parts.hidden
        assert abs(whole - parts.result) < ROUNDING


def test_whoever_makes_no_mistake_loses_nothing_by_own_play(game: Game) -> None:
    states = states_of(Variant(game, {}), 1)

    parts = [parts_of(changes_of(Worth(game), states), {}, seat) for seat in (0, 1)]  # type: ignore[arg-type]

    assert [(part.own, part.others) for part in parts] == [(0, 0), (0, 0)]


def test_every_game_is_weighed_against_samples_of_its_own() -> None:
    """Both seats of Roma are alike before the deal, and no error of the samples comes back in every game."""
    roma = Variant(GAMES.find("roma"), {})
    worth = Worth(roma.game)
    games = [states_of(roma, seed) for seed in range(8)]

    starts = [changes_of(worth, states)[0].before[0] for states in games]  # type: ignore[arg-type]

    assert changes_of(worth, games[0])[0].before[0] == starts[0]  # type: ignore[arg-type]
    assert len(set(starts)) == len(starts)
    assert np.mean(starts) == pytest.approx(0.5, abs=0.02)
    assert starts == pytest.approx([0.5] * len(starts), abs=0.04)


def test_luck_is_what_came_against_the_mean_of_what_could_have_come() -> None:
    """In a race with dice, whose runs of chance are small: by hand."""
    states = states_of(Variant(DICE_RACE, {}), 1)
    worth = Worth(DICE_RACE)

    changes = changes_of(worth, states)  # type: ignore[arg-type]

    thrown = [change for change in changes if change.seat == CHANCE]
    assert thrown
    for change in thrown:
        start = states[change.first]
        came, weights = np.zeros(5, np.int64), np.zeros(5, np.int64)
        count = DICE_RACE.interpreted.chance_outcomes(start, came, weights)  # type: ignore[arg-type]
        afters = [DICE_RACE.after(start, int(action)) for action in came[:count]]  # type: ignore[arg-type]
        if any(after.seat == CHANCE for after in afters):
            continue
        worths = worth.of(np.array(afters, DICE_RACE.state))
        mean = weights[:count] / weights[:count].sum() @ worths
        assert change.before == pytest.approx(mean, abs=0.02)
