"""Chapter 8. The small game, for study."""

from types import SimpleNamespace

import numpy as np
import pytest

from ludi.core.state import CHANCE, NONE
from ludi.games.alea_iacta_est import GAME
from ludi.games.alea_iacta_est.components import Patrician, Province, Tile
from ludi.games.alea_iacta_est.fields import Phase
from tests.games.alea_iacta_est.table import FOE, ME, OPEN, OUT, patricians_with, play, provinces_with

SMALL = {"scale": "small"}


def test_ai_m1_two_dice_are_rolled_that_show_one_to_three(rules: SimpleNamespace) -> None:
    state = GAME.new_game(SMALL)

    assert (state.seat, state.phase, state.player) == (CHANCE, Phase.ROLL, ME)
    assert state.unrolled[:2].tolist() == [2, 2]
    assert [GAME.actions.text(action) for action in GAME.legal(state, rules)] == ["roll 1", "roll 2", "roll 3"]


def test_ai_m1_a_start_player_that_is_named_begins(rules: SimpleNamespace) -> None:
    assert GAME.new_game(SMALL | {"start_player": "wave"}).player == FOE


def test_ai_m1_after_the_stage_the_game_is_over(rules: SimpleNamespace) -> None:
    state = GAME.new_game(SMALL)
    play(rules, state, "roll 1", "roll 1", "castrum 1 2", "roll 2", "roll 2", "castrum 2 2")
    play(rules, state, "take_province red_1", "take_province red_2")

    assert (state.seat, state.phase) == (NONE, Phase.OVER)
    assert rules.fault_of(state) == NONE


def test_ai_m1_the_whole_game_is_the_default(rules: SimpleNamespace) -> None:
    assert GAME.new_game().tobytes() == GAME.new_game({"scale": "whole"}).tobytes()
    assert GAME.new_game().unrolled[0] == 8


@pytest.mark.parametrize(("players", "columns"), [(2, 4), (5, 7)])
def test_ai_m2_the_first_provinces_and_patricians_lie_open(rules: SimpleNamespace, players: int, columns: int) -> None:
    state = GAME.new_game(SMALL | {"players": str(players)})

    assert provinces_with(state, OPEN) == set(list(Province)[:players])
    assert patricians_with(state, OPEN) == set(list(Patrician)[:columns])
    assert len(provinces_with(state, OUT)) == 25 - players
    assert rules.fault_of(state) == NONE


def test_ai_m3_three_tiles_of_one_kind_are_in_the_senate(rules: SimpleNamespace) -> None:
    state = GAME.new_game(SMALL)

    assert {Tile(tile): int(state.senate_pile[tile]) for tile in np.flatnonzero(state.senate_pile)} == {
        Tile.MANY_PATRICIANS: 3
    }
