"""What is worked out of a view for those who draw, beside the rules' own word for it."""

from itertools import product
from typing import Any

import pytest

from ludi.core.state import HIDDEN, NONE, State, copy_of
from ludi.games.alea_iacta_est import GAME
from ludi.games.alea_iacta_est.components import FACES, Province, Tile
from ludi.games.alea_iacta_est.fields import Phase
from tests.games.alea_iacta_est.table import FIFTH, FOE, FOURTH, ME, OPEN, THIRD, dice_in, table

RULES = GAME.interpreted


def told(state: State, seat: int = ME) -> dict[str, Any]:
    """What a seat is told of a table."""
    return GAME.derived(GAME.view_of(state, seat))


@pytest.mark.parametrize(("players", "has_templum"), [(2, False), (3, False), (4, True), (5, True)])
def test_ai_s1_whether_there_is_a_templum_is_told(players: int, has_templum: bool) -> None:
    state = table(players)

    assert told(state)["has_templum"] is has_templum is bool(RULES.has_templum(state))
    assert told(state)["playing"] == players


@pytest.mark.parametrize(
    ("players", "columns", "stages", "tiles"), [(2, 4, 6, 1), (3, 5, 6, 2), (4, 6, 5, 2), (5, 7, 5, 3)]
)
def test_ai_s2_what_depends_on_the_players_is_told(players: int, columns: int, stages: int, tiles: int) -> None:
    """AI-S6, AI-V5 too."""
    derived = told(table(players))

    assert (derived["columns"], derived["stages"], derived["tiles_given"]) == (columns, stages, tiles)


def test_ai_v4_streets_take_their_places_as_the_rules_evaluate_them() -> None:
    state = table(5, streets={ME: (2, 4), FOE: (4, 6), THIRD: (1, 4), FIFTH: (6, 6)})

    places = told(state)["street_place"]

    assert places == [3, 2, 1, 0, 4]
    for place in range(1, 5):
        best = int(RULES.best_street(state))
        assert places[best] == place
        state.street[best] = NONE
    assert told(state)["street_place"] == [0] * 5


def test_ai_v5_as_many_streets_win_as_tiles_are_given() -> None:
    state = table(3, streets={ME: (2, 4), FOE: (4, 6), THIRD: (1, 4)})

    assert told(state)["street_wins"] == [False, True, True, False, False]


def test_ai_v5_a_tile_that_is_given_already_is_won_by_nobody_else() -> None:
    state = table(3, streets={ME: (2, 4), FOE: (4, 6)}, phase=Phase.KEEP_TILE)
    state.senators[0, 0] = THIRD

    assert told(state)["street_wins"] == [False, True, False, False, False]


def test_ai_v8_sets_take_their_places_as_the_rules_evaluate_them() -> None:
    state = table(3, sets={ME: {3: 2, 6: 1}, FOE: {4: 2, 1: 3}, THIRD: {5: 1}})

    places = told(state)["set_place"]

    assert (places[FOE][0], places[FOE][3], places[ME][2], places[ME][5], places[THIRD][4]) == (1, 2, 3, 4, 5)
    for place in range(1, 6):
        seat, face = divmod(int(RULES.best_set(state)), FACES)
        assert places[seat][face] == place
        state.castrum[seat, face] = 0


def test_ai_v9_as_many_sets_win_as_provinces_lie_open() -> None:
    state = table(3, sets={ME: {3: 2}, FOE: {4: 2}}, provinces={OPEN: [Province.RED_1]})

    assert (told(state)["set_wins"][FOE][3], told(state)["set_wins"][ME][2]) == (True, False)


def test_ai_p2_sums_and_the_leader_in_the_templum_are_told() -> None:
    state = table(4, templum={FOE: (5, 2), THIRD: (6,)})

    assert told(state)["templum_sum"] == [RULES.templum_sum(state, seat) for seat in range(5)] == [0, 7, 6, 0, 0]
    assert told(state)["templum_leads"] == [False, True, False, False, False]


def is_playable(state: State, dice: list[int]) -> bool:
    """Whether the rules let these dice, counted by value, go to the Templum one after another."""
    state = copy_of(state)
    for value in dice_in(dice):
        action = GAME.actions.parse(f"templum {value}")
        if state.seat != ME or action not in GAME.legal(state, RULES):
            return False
        RULES.apply(state, action)
    return True


@pytest.mark.parametrize("self_raise", ["no", "yes"])
@pytest.mark.parametrize(
    "templum",
    [{}, {FOE: (5,)}, {FOE: (5, 2)}, {ME: (1,), FOE: (6, 6)}, {ME: (2,), FOE: (3, 1), THIRD: (4, 4, 1)}, {ME: (3, 3)}],
)
def test_ai_p2_the_dice_that_may_go_together_are_those_the_rules_take(templum: Any, self_raise: str) -> None:
    state = table(4, dice=(1, 2, 4, 4, 6), templum=templum, options={"templum_self_raise": self_raise})
    some = [list(dice) for dice in product(*(range(count + 1) for count in state.supply[ME])) if any(dice)]

    assert told(state)["templum_choices"] == [dice for dice in some if is_playable(state, dice)]


def test_ai_p18_in_the_middle_of_a_placing_the_dice_still_due_are_told() -> None:
    state = table(4, dice=(1, 2, 4, 6), templum={FOE: (5, 2)})
    RULES.apply(state, GAME.actions.parse("templum 4"))

    assert (state.phase, state.to_place) == (Phase.TEMPLUM, 2)
    assert [dice_in(dice) for dice in told(state)["templum_choices"]] == [[6], [2], [2, 6], [1], [1, 6]]


def test_ai_s1_without_a_templum_no_dice_may_go_there() -> None:
    assert told(table(3, dice=(1, 2)))["templum_choices"] == []


def test_ai_h1_closed_fortuna_tiles_are_counted_for_all_and_seen_by_their_owner() -> None:
    state = table(4, early={FOE: (1, 2)}, drawn={FOE: (2, 3)}, phase=Phase.KEEP_FORTUNA)
    state.fortuna_opened[FOE, 1] = 1
    RULES.recount(state)

    assert told(state, FOE)["fortuna_closed"][FOE] == [RULES.closed_fortuna(state, FOE, value) for value in range(3)]
    assert told(state, FOE)["fortuna_closed"][FOE] == [1, 1, 1]
    assert told(state, ME)["fortuna_closed"][FOE] == [0, 0, 0]
    assert told(state, ME)["fortuna_held"][FOE] == RULES.fortuna_held(state, FOE) == 3


def test_ai_h2_senate_tiles_are_seen_by_their_owner_and_by_all_when_they_are_shown() -> None:
    state = table(3, tiles={FOE: [Tile.WOMEN, Tile.MEN]})
    state.senators[0, 0] = state.senators[1, 0] = FOE
    state.senators[1, 1] = FOURTH
    assert GAME.view_of(state, ME).senate[FOE, 0] == HIDDEN

    assert told(state, FOE)["tiles_seen"][FOE] == [Tile.WOMEN, Tile.MEN]
    assert told(state, ME)["tiles_seen"][FOE] == []

    state.shown[FOE, 1] = Tile.MEN
    assert told(state, ME)["tiles_seen"][FOE] == [Tile.MEN]


def test_ai_h4_how_many_senate_tiles_a_seat_has_is_told_to_all() -> None:
    state = table(3)
    state.senators[0] = [FOE, ME, NONE]
    state.senators[1] = [THIRD, FOE, NONE]

    assert told(state, NONE)["tiles_kept"] == [1, 2, 1, 0, 0]
