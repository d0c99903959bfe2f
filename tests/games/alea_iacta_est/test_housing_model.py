"""The best housing against an independent solver. How long it takes: benchmarks/housing.py.

`LUDI_HOLDINGS` says how many holdings are compared: 400 unless told, 20000 for the proof.
"""

import itertools
import os

import numpy as np
import pytest

from ludi.core.chance import new_rng
from ludi.core.state import State
from ludi.games.alea_iacta_est import GAME
from ludi.games.alea_iacta_est.components import BORDER_COLOURS, TILE_COPIES, Province, Tile
from ludi.games.alea_iacta_est.rules.score_sheet import (
    FIRST_BORDER_HOUSE,
    FIRST_FREE_HOUSE,
    housing_of,
    residents,
    sheet_of,
    tiles_held,
)
from tests.games.alea_iacta_est.model import Holding, best_points
from tests.games.alea_iacta_est.table import ME, table

HOLDINGS = int(os.environ.get("LUDI_HOLDINGS", "400"))
MOST_TILES = 6  # AI-V5 one a stage
DECK = [tile for tile in Tile for _ in range(TILE_COPIES[tile])]
COUPLING = [tile for tile in DECK if tile not in (Tile.MANY_PROVINCES, Tile.MANY_TILES, Tile.MANY_FORTUNA)]


def real_holdings(count: int, seed: int) -> list[tuple[State, int]]:
    """What seats have at the end of random games, of every number of players."""
    found: list[tuple[State, int]] = []
    actions, weights = np.zeros(GAME.actions.size, np.int64), np.zeros(GAME.actions.size, np.int64)
    for game in itertools.count():
        state, rng = GAME.new_game({"players": str(2 + game % 4)}), new_rng(seed, game)
        GAME.compiled.play_out(state, rng, actions, weights)
        found += [(state, seat) for seat in range(GAME.players_of(state))]
        if len(found) >= count:
            return found[:count]
    return found


def extreme_holdings(count: int, seed: int) -> list[tuple[State, int]]:
    """Any provinces, patricians and up to six senate tiles, from nothing to the whole box."""
    chance, found = np.random.default_rng(seed), []
    for number in range(count):
        state = table(players=5)
        share = chance.choice([0.1, 0.3, 0.5, 0.8, 1.0], 2)
        state.provinces[chance.random(25) < share[0]] = ME
        state.patricians[chance.random(36) < share[1]] = ME
        tiles = chance.permutation(COUPLING if number % 2 else DECK)[: chance.integers(0, MOST_TILES + 1)]
        state.senate[ME, : len(tiles)] = tiles
        state.fortuna[ME] = chance.integers(0, 5, 3)
        state.chips[ME] = chance.integers(0, 9)
        found.append((state, ME))
    return found


def holding_of(state: State, seat: int) -> Holding:
    """The same in the words of the other solver."""
    return Holding(
        provinces=tuple((tile // 4, tile % 4 + 1) for tile in range(24) if state.provinces[tile] == seat),
        has_grey=bool(state.provinces[Province.FREE] == seat),
        patricians=tuple((who // 6, who // 3 % 2, who % 3 + 1) for who in range(36) if state.patricians[who] == seat),
        tiles=tuple(tiles_held(state, seat)),
        fortuna=int(state.fortuna[seat].sum()),
    )


def check(state: State, seat: int) -> None:
    """The result of the engine, the lines of its housing, and the other solver agree."""
    rules = GAME.compiled
    result = int(rules.result_of(state, seat, True))
    points, left = int(rules.points_in(result)), int(rules.value_of_patricians(state, seat) - rules.worth_in(result))
    housing = housing_of(state, seat)
    check_housing(state, seat, housing)
    sheet = sheet_of(state, seat, tiles_held(state, seat), housing)
    assert (sheet.total, sheet.left_over) == (points, left)
    assert (points - sheet.fortuna - sheet.chips, left) == best_points(holding_of(state, seat))


def check_housing(state: State, seat: int, housing: dict[int, int]) -> None:
    """AI-E1, AI-E4, AI-R9 Everybody is housed in an own house that takes them."""
    tiles = tiles_held(state, seat)
    for house in set(housing.values()):
        people = residents(house, housing)
        colours, women = {who // 6 for who in people}, sum(who // 3 % 2 == 0 for who in people)
        assert all(state.patricians[who] == seat for who in people)
        if house < FIRST_BORDER_HOUSE:
            assert state.provinces[house] == seat
            assert len(colours) == 1 if house == Province.FREE else colours == {house // 4}
        elif house < FIRST_FREE_HOUSE:
            border = house - FIRST_BORDER_HOUSE
            assert Tile.BORDER_RED_GREEN + border in tiles
            assert colours <= set(BORDER_COLOURS[border].tolist())
        else:
            assert tiles.count(Tile.FREE_PROVINCE) > house - FIRST_FREE_HOUSE
            assert len(colours) == 1
        sexes = sorted((women, len(people) - women))
        assert sexes in ([0, 1], [1, 1], *([[1, 2]] if Tile.NEXT_GENERATION in tiles else []))


def test_ai_e6_the_housing_of_real_games_is_the_best_by_another_solver() -> None:
    for state, seat in real_holdings(HOLDINGS // 2, seed=11):
        check(state, seat)


def test_ai_e6_the_housing_of_extreme_holdings_is_the_best_by_another_solver() -> None:
    for state, seat in extreme_holdings(HOLDINGS - HOLDINGS // 2, seed=12):
        check(state, seat)


@pytest.mark.parametrize("tiles", [[Tile.BORDER_RED_GREEN + border for border in range(6)]])
def test_ai_e6_a_closed_ring_of_border_provinces_is_solved_exactly(tiles: list[int]) -> None:
    for state, seat in extreme_holdings(40, seed=13):
        state.senate[seat] = tiles
        check(state, seat)
