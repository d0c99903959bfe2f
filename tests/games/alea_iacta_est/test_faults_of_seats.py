"""What can be wrong with seats: those that do not play have nothing, and whoever decides follows from what is asked."""

from typing import Any

import pytest

from ludi.core.faults import NOBODYS, WRONG_SEAT
from ludi.core.state import CHANCE, NONE
from ludi.games.alea_iacta_est import GAME
from ludi.games.alea_iacta_est.components import SEATS, Tile
from ludi.games.alea_iacta_est.fields import Phase
from tests.games.alea_iacta_est.table import FOE, ME, OPEN, OUT, table
from tests.games.alea_iacta_est.test_faults import NONE_TO_ROLL
from tests.games.faulty import cells_of, changed, ends_of, fault

OF_NOBODY = {
    "unrolled": 1, "supply": 1, "templum": 1, "castrum": 1, "latrina": 1, "chips": 1, "fortuna": 1,
    "fortuna_early": 1, "fortuna_drawn": 1, "street": 3, "offered": Tile.MEN, "senate": Tile.MEN, "shown": Tile.MEN,
}  # fmt: skip


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ai_s1_a_seat_that_does_not_play_has_nothing(rules: Any, players: int) -> None:
    state = table(players=players)
    state.unrolled[ME] = 8
    assert fault(GAME, rules, state) == ""
    for field, value in OF_NOBODY.items():
        for cell in cells_of(state, field):
            if cell[0] >= players and not (field == "street" and cell[1] == 1):  # an end alone is no street
                assert fault(GAME, rules, changed(state, field, cell, value)) == NOBODYS, (field, cell)
    for cell in cells_of(state, "passed"):
        if cell[0] >= players and cell[2] == 0:
            assert fault(GAME, rules, changed(state, "passed", cell, Tile.MEN)) == NOBODYS, cell


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("field", ["forum_owner", "senators", "provinces", "patricians"])
def test_ai_s1_nothing_belongs_to_a_seat_that_does_not_play(rules: Any, players: int, field: str) -> None:
    state = table(players=players)
    state.unrolled[ME] = 8
    for cell in ends_of(state, field):
        for seat in range(players, SEATS):
            assert fault(GAME, rules, changed(state, field, cell, seat)) == NOBODYS, (cell, seat)
        assert fault(GAME, rules, changed(state, field, cell, players - 1)) != NOBODYS, cell
        if field in ("provinces", "patricians"):
            for holder in (NONE, OPEN, OUT, players - 1):
                assert fault(GAME, rules, changed(state, field, cell, holder)) == "", (cell, holder)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ai_s1_a_seat_that_does_not_play_is_not_asked(rules: Any, players: int) -> None:
    state = table(players=players)
    state.unrolled[ME] = 8
    for seat in range(SEATS):
        found = NOBODYS if seat >= players else ""
        assert fault(GAME, rules, changed(state, "starter", (), seat)) == found, seat
        assert fault(GAME, rules, changed(changed(state, "player", (), seat), "seat", (), seat)) == found, seat


CHANCES = {Phase.START, Phase.PROVINCES, Phase.PATRICIANS, Phase.ROLL, Phase.FORTUNA, Phase.SECOND_FORTUNA, Phase.TILES}


@pytest.mark.parametrize("player", [ME, FOE])
@pytest.mark.parametrize("phase", Phase)
def test_ai_t1_who_decides_follows_from_what_is_asked(rules: Any, phase: Phase, player: int) -> None:
    decider = NONE if phase == Phase.OVER else CHANCE if phase in CHANCES else player
    state = table(phase=phase, player=player, seat=decider)
    state.unrolled[ME] = 8

    assert GAME.decider_of(state) == decider
    assert fault(GAME, rules, state) == ""
    for seat in {NONE, CHANCE, ME, FOE} - {decider}:
        assert fault(GAME, rules, changed(state, "seat", (), seat)) == WRONG_SEAT


@pytest.mark.parametrize("phase", [Phase.ROLL, Phase.REROLL, Phase.PLACE])
def test_ai_t2_where_dice_are_rolled_some_are_taken_up(rules: Any, phase: Phase) -> None:
    state = table(dice=[1] * 8, phase=phase, seat=CHANCE if phase == Phase.ROLL else ME)
    assert fault(GAME, rules, state) == ("" if phase == Phase.PLACE else NONE_TO_ROLL)

    state.supply[ME, 0], state.unrolled[ME] = 7, 1
    assert fault(GAME, rules, state) == ""
