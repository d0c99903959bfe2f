"""Chapter 1. What is in the box, and the opening."""

from types import SimpleNamespace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludi.core.state import CHANCE, HIDDEN, NONE, State
from ludi.games.roma import GAME
from ludi.games.roma.components import ACTION_DICE, CARDS, COPIES, COST, DECK, DEFENCE, KIND, Card, Kind
from ludi.games.roma.fields import Phase
from tests.games.roma.table import DISCS, FOE, III, ME, VI, I, cards, legal, lying, play, table, weights

# fmt: off
FIGURES = {  # the ledger's table, typed a second time: kind, cost, defence, copies
    "sicarius": (Kind.PERSON, 9, 2, 1), "legat": (Kind.PERSON, 5, 2, 2), "consul": (Kind.PERSON, 3, 3, 2),
    "praetorianus": (Kind.PERSON, 4, 4, 2), "senator": (Kind.PERSON, 3, 3, 2), "architectus": (Kind.PERSON, 3, 4, 2),
    "gladiator": (Kind.PERSON, 6, 5, 2), "legionarius": (Kind.PERSON, 4, 5, 3), "scaenicus": (Kind.PERSON, 8, 3, 2),
    "velites": (Kind.PERSON, 5, 3, 2), "consiliarius": (Kind.PERSON, 4, 4, 2), "mercator": (Kind.PERSON, 7, 2, 1),
    "nero": (Kind.PERSON, 8, 9, 1), "haruspex": (Kind.PERSON, 4, 3, 2), "essedum": (Kind.PERSON, 6, 3, 2),
    "tribunus_plebis": (Kind.PERSON, 5, 5, 2), "centurio": (Kind.PERSON, 9, 5, 2),
    "aesculapinum": (Kind.BUILDING, 5, 2, 2), "basilica": (Kind.BUILDING, 6, 5, 2), "forum": (Kind.BUILDING, 5, 5, 6),
    "templum": (Kind.BUILDING, 2, 2, 2), "mercatus": (Kind.BUILDING, 6, 3, 2), "machina": (Kind.BUILDING, 4, 4, 2),
    "onager": (Kind.BUILDING, 5, 4, 2), "turris": (Kind.BUILDING, 6, 6, 2),
}
# fmt: on
EAGLE_FIRST = {"start_player": "eagle"}
EAGLES = ("forum", "nero", "senator", "turris")
WAVES = ("legat", "onager", "consul", "forum")


def dealt(rules: SimpleNamespace) -> State:
    """Eagle begins; both have their four cards."""
    return play(rules, GAME.new_game(EAGLE_FIRST), *(f"draw {card}" for card in EAGLES + WAVES))


def exchanged(rules: SimpleNamespace) -> State:
    """Eagle gave Nero and Turris, Wave gave Legat and Onager."""
    return play(rules, dealt(rules), "give nero", "give turris", "give legat", "give onager")


def test_ro_c1_the_printed_figures_are_the_ledgers() -> None:
    printed = {card.name.lower(): (KIND[card], COST[card], DEFENCE[card], COPIES[card]) for card in Card}

    assert printed == FIGURES


def test_ro_c1_there_are_52_cards_of_25_kinds_32_persons_and_20_buildings() -> None:
    assert (CARDS, DECK) == (25, 52)
    assert sum(COPIES[card] for card in Card if KIND[card] == Kind.PERSON) == 32
    assert sum(COPIES[card] for card in Card if KIND[card] == Kind.BUILDING) == 20


@pytest.mark.parametrize(("disc", "neighbours"), [(I, 1), (III, 2), (VI, 1)])
def test_ro_c2_next_to_is_one_disc_lower_or_higher(rules: SimpleNamespace, disc: int, neighbours: int) -> None:
    state = table(mine=dict.fromkeys(DISCS, Card.BASILICA))

    assert rules.count_next_to(state, ME, disc, Card.BASILICA) == neighbours


def test_ro_c2_the_discs_1_and_6_are_not_neighbours(rules: SimpleNamespace) -> None:
    state = table(mine={VI: Card.BASILICA})

    assert rules.count_next_to(state, ME, I, Card.BASILICA) == 0


def test_ro_c2_next_to_means_own_places(rules: SimpleNamespace) -> None:
    state = table(theirs={III: Card.BASILICA})

    assert rules.count_next_to(state, ME, III + 1, Card.BASILICA) == 0


def test_ro_c3_each_player_has_10_points_and_the_stock_16() -> None:
    state = GAME.new_game()

    assert list(state.vp) == [10, 10]
    assert state.stock == 16


def test_ro_c4_each_player_has_three_action_dice(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.FORUM})
    rules.begin_turn(state, ME)

    play(rules, state, "roll 1", "roll 6", "roll 3")

    assert sorted(state.dice) == [1, 3, 6]
    assert len(state.dice) == ACTION_DICE == 3


def test_ro_c4_a_die_shows_1_to_6_each_as_likely(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.FORUM})
    rules.begin_turn(state, ME)

    assert weights(rules, state) == {f"roll {face}": 1 for face in range(1, 7)}


def test_ro_c5_each_player_starts_without_money() -> None:
    assert list(GAME.new_game().coins) == [0, 0]


def test_ro_c5_the_supply_of_money_is_not_limiting(rules: SimpleNamespace) -> None:
    state = table(coins=(9000, 0), dice=(6,))

    play(rules, state, "money 6")

    assert state.coins[ME] == 9006


def test_ro_s1_each_card_of_the_deck_is_as_likely_to_be_dealt() -> None:
    state = GAME.new_game(EAGLE_FIRST)

    assert weights(GAME.interpreted, state) == {f"draw {card.name.lower()}": COPIES[card] for card in Card}


def test_ro_s1_four_cards_to_each_player_and_44_in_the_draw_pile(rules: SimpleNamespace) -> None:
    state = dealt(rules)

    assert sorted(c.name.lower() for c in cards(state.hand[ME])) == sorted(EAGLES)
    assert sorted(c.name.lower() for c in cards(state.hand[FOE])) == sorted(WAVES)
    assert (state.draw_size, state.discard_size) == (44, 0)
    assert rules.fault_of(state) == NONE


def test_ro_s1_a_dealt_card_is_not_dealt_again(rules: SimpleNamespace) -> None:
    state = play(rules, GAME.new_game(EAGLE_FIRST), "draw nero")

    assert "draw nero" not in legal(rules, state)
    assert weights(rules, state)["draw forum"] == 6


def test_ro_s2_each_player_gives_two_cards_to_the_other(rules: SimpleNamespace) -> None:
    state = exchanged(rules)

    assert cards(state.hand[ME]) == [Card.LEGAT, Card.SENATOR, Card.FORUM, Card.ONAGER]
    assert cards(state.hand[FOE]) == [Card.CONSUL, Card.NERO, Card.FORUM, Card.TURRIS]


def test_ro_s2_only_cards_in_hand_can_be_given(rules: SimpleNamespace) -> None:
    state = play(rules, dealt(rules), "give nero")

    assert legal(rules, state) == {"give forum", "give senator", "give turris"}


def test_ro_s2_both_choose_before_either_sees_what_comes(rules: SimpleNamespace) -> None:
    state = play(rules, dealt(rules), "give nero", "give turris", "give legat")

    assert state.seat == FOE
    assert cards(state.hand[FOE]) == [Card.CONSUL, Card.FORUM, Card.ONAGER]
    assert (GAME.view_of(state, FOE).given[ME] == HIDDEN).all()
    assert (GAME.view_of(state, ME).given[FOE] == HIDDEN).all()


@pytest.mark.parametrize("start", ["eagle", "wave"])
def test_ro_s3_the_table_may_name_the_start_player(rules: SimpleNamespace, start: str) -> None:
    state = GAME.new_game({"start_player": start})

    assert state.player == ("eagle", "wave").index(start)
    assert state.phase == Phase.DEAL


def test_ro_s3_else_the_start_player_is_drawn_at_random(rules: SimpleNamespace) -> None:
    state = GAME.new_game()

    assert state.seat == CHANCE
    assert weights(rules, state) == {"start eagle": 1, "start wave": 1}
    assert play(rules, state, "start wave").player == FOE


def test_ro_s3_the_start_player_lays_all_four_cards_first(rules: SimpleNamespace) -> None:
    state = exchanged(rules)
    assert state.seat == ME

    play(rules, state, "lay legat 6", "lay senator 1", "lay forum 3")
    assert state.seat == ME

    play(rules, state, "lay onager 4")
    assert state.seat == FOE


def test_ro_s3_one_card_at_each_disc(rules: SimpleNamespace) -> None:
    state = play(rules, exchanged(rules), "lay legat 6")

    assert not any(move.endswith(" 6") for move in legal(rules, state))
    assert {"lay senator 1", "lay forum 5", "lay onager 2"} <= legal(rules, state)
    assert len(legal(rules, state)) == 3 * 5


def test_ro_s3_nothing_is_paid(rules: SimpleNamespace) -> None:
    state = play(rules, exchanged(rules), "lay legat 6")

    assert list(state.coins) == [0, 0]


def test_ro_s3_the_second_sees_at_which_discs_cards_lie_but_not_which(rules: SimpleNamespace) -> None:
    state = play(rules, exchanged(rules), "lay legat 6", "lay senator 1", "lay forum 3", "lay onager 4")
    view = GAME.view_of(state, FOE)

    assert list(view.covered[ME]) == [1, 0, 1, 1, 0, 1]
    assert (view.face_down[ME] == HIDDEN).all()
    assert (view.face_up == NONE).all()


def laid_out(rules: SimpleNamespace) -> State:
    mine = ("lay legat 6", "lay senator 1", "lay forum 3", "lay onager 4")
    theirs = ("lay consul 1", "lay nero 2", "lay forum 3", "lay turris 4")
    return play(rules, exchanged(rules), *mine, *theirs)


def test_ro_s4_all_cards_are_turned_face_up(rules: SimpleNamespace) -> None:
    state = laid_out(rules)

    assert lying(state, ME) == {0: Card.SENATOR, 2: Card.FORUM, 3: Card.ONAGER, 5: Card.LEGAT}
    assert lying(state, FOE) == {0: Card.CONSUL, 1: Card.NERO, 2: Card.FORUM, 3: Card.TURRIS}
    assert (state.face_down == NONE).all()
    assert not state.covered.any()
    assert not state.known.any()


def test_ro_s4_the_start_player_begins_and_loses_2_points_for_two_empty_discs(rules: SimpleNamespace) -> None:
    state = laid_out(rules)

    assert state.player == ME
    assert state.phase == Phase.ROLL
    assert list(state.vp) == [8, 10]
    assert state.stock == 18


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=30, deadline=None)
@given(discs=st.permutations(DISCS))
def test_ro_s3_the_four_discs_are_of_choice(rules: SimpleNamespace, discs: list[int]) -> None:
    state = exchanged(rules)

    for card, disc in zip(("legat", "senator", "forum", "onager"), discs, strict=False):
        play(rules, state, f"lay {card} {disc + 1}")

    assert [bool(state.covered[ME, disc]) for disc in discs] == [True] * 4 + [False] * 2
