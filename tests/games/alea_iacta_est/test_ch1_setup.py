"""Chapter 1. What is in the box, and how a game is laid out."""

from collections import Counter
from types import SimpleNamespace

import numpy as np
import pytest

from ludi.core.chance import new_rng
from ludi.core.state import CHANCE, NONE, State
from ludi.games.alea_iacta_est import GAME
from ludi.games.alea_iacta_est.components import (
    BORDER_COLOURS,
    FORTUNA_COPIES,
    PATRICIAN_VALUE,
    PROVINCE_VALUE,
    TILE_COPIES,
    Patrician,
    Province,
    Tile,
)
from ludi.games.alea_iacta_est.fields import Phase
from tests.games.alea_iacta_est.table import OPEN, legal, patricians_with, play, provinces_with, table

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5])


def laid_out(rules: SimpleNamespace, players: int) -> State:
    """A new game after chance has laid out the first stage."""
    state, rng = GAME.new_game({"players": str(players)}), new_rng(1)
    actions, weights = np.zeros(GAME.actions.size, np.int64), np.zeros(GAME.actions.size, np.int64)
    while state.phase in (Phase.START, Phase.PROVINCES, Phase.PATRICIANS):
        rules.apply(state, rules.sample_chance(state, rng, actions, weights))
    return state


@PLAYERS
def test_ai_c1_each_player_has_eight_dice(rules: SimpleNamespace, players: int) -> None:
    state = GAME.new_game({"players": str(players)})

    assert state.unrolled.tolist() == [8] * players + [0] * (5 - players)
    assert [int(rules.dice_of(state, seat)) for seat in range(players)] == [8] * players


def test_ai_c2_there_are_four_values_in_six_colours_and_a_grey_province_of_value_0() -> None:
    assert len(Province) == 25
    for province in list(Province)[:-1]:
        assert province.name.endswith(f"_{PROVINCE_VALUE[province]}")
    assert Counter(PROVINCE_VALUE.tolist()) == {1: 6, 2: 6, 3: 6, 4: 6, 0: 1}
    assert PROVINCE_VALUE[Province.FREE] == 0


def test_ai_c3_each_colour_has_a_woman_and_a_man_of_each_value() -> None:
    assert len(Patrician) == 36
    for patrician in Patrician:
        assert patrician.name.endswith(f"_{PATRICIAN_VALUE[patrician]}")
    kinds = Counter(tuple(patrician.name.split("_")[:2]) for patrician in Patrician)
    assert len(kinds) == 12
    assert set(kinds.values()) == {3}


def test_ai_c4_there_are_8_14_and_8_fortuna_tiles() -> None:
    assert FORTUNA_COPIES.tolist() == [8, 14, 8]


def test_ai_c5_there_are_nineteen_senate_tiles_six_of_them_borders_and_two_free_provinces() -> None:
    assert TILE_COPIES.sum() == 19
    assert TILE_COPIES[Tile.FREE_PROVINCE] == 2
    borders = [tile for tile in Tile if tile.name.startswith("BORDER")]
    assert len(borders) == 6
    assert len({tuple(sorted(pair)) for pair in BORDER_COLOURS.tolist()}) == 6


def test_ai_c6_more_chips_than_the_box_holds_can_be_won(rules: SimpleNamespace) -> None:
    state = table(chips={0: 30}, latrina={0: (1, 1, 2)})

    rules.evaluate_latrina(state)

    assert state.chips[0] == 33


@PLAYERS
def test_ai_s1_without_the_templum_there_is_no_fortuna_tile_and_no_tile_iv(
    rules: SimpleNamespace, players: int
) -> None:
    state = GAME.new_game({"players": str(players)})

    assert bool(rules.has_templum(state)) is (players >= 4)
    assert state.fortuna_pile.sum() == (30 if players >= 4 else 0)
    assert state.senate_pile[Tile.MANY_FORTUNA] == (1 if players >= 4 else 0)
    assert state.senate_pile.sum() == (19 if players >= 4 else 18)


def test_ai_s1_nobody_can_place_in_the_templum_with_three_players(rules: SimpleNamespace) -> None:
    assert legal(rules, table(players=3, dice=(1, 6)), "templum") == set()
    assert legal(rules, table(players=4, dice=(1, 6)), "templum") == {"templum 1", "templum 6"}


@PLAYERS
def test_ai_s2_the_forum_has_two_columns_more_than_players(rules: SimpleNamespace, players: int) -> None:
    full = table(players=players, dice=(6,), forum=[(1, 1)] * (players + 2))
    one_free = table(players=players, dice=(6,), forum=[(1, 1)] * (players + 1))

    assert legal(rules, full, "forum") == set()
    assert legal(rules, one_free, "forum") == {"forum 6"}


@PLAYERS
def test_ai_s3_as_many_provinces_as_players_and_patricians_as_columns_lie_open(
    rules: SimpleNamespace, players: int
) -> None:
    state = laid_out(rules, players)

    assert len(provinces_with(state, OPEN)) == players
    assert len(patricians_with(state, OPEN)) == players + 2
    assert (state.provinces == NONE).sum() == 25 - players


def test_ai_s3_any_province_may_come_and_each_is_as_likely(rules: SimpleNamespace) -> None:
    state = GAME.new_game({"start_player": "eagle"})
    actions, weights = np.zeros(GAME.actions.size, np.int64), np.zeros(GAME.actions.size, np.int64)

    assert rules.chance_outcomes(state, actions, weights) == 25
    assert set(weights[:25]) == {1}
    assert "draw_province red_1" not in legal(rules, play(rules, state, "draw_province red_1"))


def test_ai_s4_senate_tiles_are_drawn_as_likely_as_they_are_many(rules: SimpleNamespace) -> None:
    state = table(players=4, phase=Phase.TILES, seat=CHANCE, to_draw=3)
    actions, weights = np.zeros(GAME.actions.size, np.int64), np.zeros(GAME.actions.size, np.int64)

    count = rules.chance_outcomes(state, actions, weights)

    assert weights[:count].tolist() == TILE_COPIES.tolist()


def test_ai_s4_fortuna_tiles_are_drawn_as_likely_as_they_are_many(rules: SimpleNamespace) -> None:
    state = table(players=4, phase=Phase.FORTUNA, seat=CHANCE, to_draw=1)
    actions, weights = np.zeros(GAME.actions.size, np.int64), np.zeros(GAME.actions.size, np.int64)

    count = rules.chance_outcomes(state, actions, weights)

    assert weights[:count].tolist() == [8, 14, 8]


@PLAYERS
def test_ai_s5_any_player_may_be_drawn_to_start(rules: SimpleNamespace, players: int) -> None:
    state = GAME.new_game({"players": str(players)})

    seats = ["eagle", "wave", "leaf", "sun", "amphora"][:players]
    assert legal(rules, state) == {f"start {seat}" for seat in seats}


def test_ai_s5_the_table_may_name_the_start_player() -> None:
    state = GAME.new_game({"players": "3", "start_player": "leaf"})

    assert state.starter == 2
    assert state.phase == Phase.PROVINCES


@pytest.mark.parametrize(("players", "stages"), [(2, 6), (3, 6), (4, 5), (5, 5)])
def test_ai_s6_there_are_six_stages_with_two_or_three_players_and_five_with_more(
    rules: SimpleNamespace, players: int, stages: int
) -> None:
    state = table(players=players, stage=stages - 2)

    rules.evaluate_latrina(state)
    assert state.seat == CHANCE
    assert state.stage == stages - 1

    rules.evaluate_latrina(state)
    assert state.seat == NONE


def test_ai_s7_naming_a_seat_nobody_sits_at_is_naming_nobody(rules: SimpleNamespace) -> None:
    state = GAME.new_game({"players": "3", "start_player": "sun"})

    assert legal(rules, state) == {"start eagle", "start wave", "start leaf"}
