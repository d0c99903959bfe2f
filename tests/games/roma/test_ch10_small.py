"""Chapter 10. The small game, for study."""

from types import SimpleNamespace

import pytest

from ludi.core.chance import new_rng
from ludi.core.state import CHANCE, NONE, State
from ludi.games.roma import GAME
from ludi.games.roma.components import Card
from ludi.games.roma.fields import Phase
from tests.games.roma.table import FOE, II, ME, I, cards, legal, lying, play, table, weights

SMALL = {"scale": "small"}
TRIBUNES = {I: Card.TRIBUNUS_PLEBIS, II: Card.GLADIATOR}


def opened(rules: SimpleNamespace) -> State:
    """The eagle got the Legat, the wave a Gladiator; both lie, and the eagle rolls."""
    state = GAME.new_game(SMALL)
    play(rules, state, "draw legat", "draw gladiator")
    play(rules, state, "lay tribunus_plebis 2", "lay legat 1")
    play(rules, state, "lay gladiator 2", "lay tribunus_plebis 1")
    return state


def test_ro_m1_one_die_is_rolled_that_shows_one_or_two(rules: SimpleNamespace) -> None:
    state = opened(rules)

    assert weights(rules, state) == {"roll 1": 1, "roll 2": 1}
    play(rules, state, "roll 2")
    assert (state.seat, state.phase) == (ME, Phase.ACTIONS)
    assert legal(rules, state) == {"end_turn", "money 2", "cards 2", "activate 2"}


def test_ro_m1_cards_are_laid_at_the_first_two_discs_alone(rules: SimpleNamespace) -> None:
    state = table(mine=TRIBUNES, hand=[Card.LEGAT], coins=(5, 0), vp=(2, 2), stock=2, options=SMALL)

    assert legal(rules, state) == {"end_turn", "lay legat 1", "lay legat 2"}


def test_ro_m1_praetorianus_blocks_one_of_the_two_discs(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.PRAETORIANUS}, vp=(2, 2), stock=2, dice=(1,), options=SMALL)

    play(rules, state, "activate 1")

    assert legal(rules, state) == {"block 1", "block 2"}


@pytest.mark.parametrize(("theirs", "lost"), [(TRIBUNES, 0), ({I: Card.LEGAT}, 1), ({}, 2)])
def test_ro_m1_only_the_first_two_discs_cost_points(rules: SimpleNamespace, theirs: dict[int, Card], lost: int) -> None:
    state = table(mine=TRIBUNES, theirs=theirs, vp=(1, 3), stock=2, options=SMALL)

    play(rules, state, "end_turn")

    assert (state.vp[FOE], state.stock) == (3 - lost, 2 + lost)


def test_ro_m1_a_legat_sees_two_discs(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.LEGAT}, theirs={II: Card.GLADIATOR}, vp=(2, 2), stock=2, dice=(1,), options=SMALL)

    play(rules, state, "activate 1")

    assert (state.vp[ME], state.stock) == (3, 1)


@pytest.mark.parametrize(("named", "player"), [("drawn", ME), ("eagle", ME), ("wave", FOE)])
def test_ro_m1_the_eagle_begins_unless_the_wave_is_named(rules: SimpleNamespace, named: str, player: int) -> None:
    state = GAME.new_game(SMALL | {"start_player": named})

    assert (state.seat, state.phase, state.player) == (CHANCE, Phase.DEAL, player)


def test_ro_m1_the_whole_game_is_the_default(rules: SimpleNamespace) -> None:
    assert GAME.new_game().tobytes() == GAME.new_game({"scale": "whole"}).tobytes()
    assert GAME.new_game().draw_size == 52


def test_ro_m2_six_cards_are_in_the_game(rules: SimpleNamespace) -> None:
    state = GAME.new_game(SMALL)

    assert [cards(state.hand[seat]) for seat in (ME, FOE)] == [[Card.TRIBUNUS_PLEBIS]] * 2
    assert cards(state.draw_pile) == [Card.LEGAT, Card.PRAETORIANUS, Card.GLADIATOR, Card.GLADIATOR]
    assert weights(rules, state) == {"draw legat": 1, "draw praetorianus": 1, "draw gladiator": 2}
    assert rules.fault_of(state) == NONE


def test_ro_m2_each_gets_one_card_and_lays_both(rules: SimpleNamespace) -> None:
    state = opened(rules)

    assert lying(state, ME) == {I: Card.LEGAT, II: Card.TRIBUNUS_PLEBIS}
    assert lying(state, FOE) == {I: Card.TRIBUNUS_PLEBIS, II: Card.GLADIATOR}
    assert state.hand_size.tolist() == [0, 0]
    assert rules.fault_of(state) == NONE


def test_ro_m2_the_tribune_is_known_and_the_dealt_card_is_not(rules: SimpleNamespace) -> None:
    state = GAME.new_game(SMALL)
    play(rules, state, "draw legat", "draw gladiator", "lay tribunus_plebis 2", "lay legat 1", "lay gladiator 2")
    view, found = GAME.view_of(state, ME), set()
    for seed in range(60):
        imagined = GAME.imagined(view, ME, new_rng(seed), rules)
        assert rules.fault_of(imagined) == NONE
        found.add((Card(imagined.face_down[FOE, II]), *cards(imagined.hand[FOE])))

    assert found == {
        (Card.TRIBUNUS_PLEBIS, Card.GLADIATOR), (Card.TRIBUNUS_PLEBIS, Card.PRAETORIANUS),
        (Card.GLADIATOR, Card.TRIBUNUS_PLEBIS), (Card.PRAETORIANUS, Card.TRIBUNUS_PLEBIS),
    }  # fmt: skip


def test_ro_m3_two_points_and_three_sestertii_each_and_two_points_in_stock(rules: SimpleNamespace) -> None:
    state = GAME.new_game(SMALL)

    assert (state.vp.tolist(), state.coins.tolist(), state.stock) == ([2, 2], [3, 3], 2)


def test_ro_m3_after_four_turns_the_game_ends(rules: SimpleNamespace) -> None:
    state = opened(rules)
    for value in (1, 2, 1):
        play(rules, state, f"roll {value}", "end_turn")
        assert state.phase == Phase.ROLL

    play(rules, state, "roll 1", "activate 1", "end_turn")

    assert (state.seat, state.phase, state.turns) == (NONE, Phase.OVER, 4)
    assert (rules.is_winner(state, ME), rules.is_winner(state, FOE)) == (False, True)


@pytest.mark.parametrize("value", [1, 2])
def test_ro_m4_one_die_is_never_rolled_again(rules: SimpleNamespace, value: int) -> None:
    state = opened(rules)

    play(rules, state, f"roll {value}")

    assert state.phase == Phase.ACTIONS
