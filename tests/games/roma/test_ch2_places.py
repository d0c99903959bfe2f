"""Chapter 2. The places beside the discs: laying cards, and which card can be activated."""

from types import SimpleNamespace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludi.games.roma import GAME
from ludi.games.roma.components import COST, Card
from tests.games.roma.table import DISCS, FOE, III, IV, ME, I, V, cards, legal, lying, pile, play, table, unused, whole


def test_ro_t8_a_hand_holds_any_number_of_cards(rules: SimpleNamespace) -> None:
    state = whole(table())
    everything = cards(state.draw_pile)
    for card in everything:
        rules.draw_from_pile(state, card)
        rules.take_to_hand(state, ME, card)

    assert state.hand_size[ME] == len(everything) == 52
    assert "end_turn" in legal(rules, state)


def test_ro_t9_a_card_is_laid_for_its_price_without_a_die(rules: SimpleNamespace) -> None:
    state = table(hand=[Card.FORUM, Card.NERO], coins=(7, 0), dice=(1, 2))

    play(rules, state, "lay forum 3")

    assert lying(state, ME) == {III: Card.FORUM}
    assert state.coins[ME] == 2
    assert cards(state.hand[ME]) == [Card.NERO]
    assert state.hand_size[ME] == 1
    assert unused(state) == [1, 2]


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60, deadline=None)
@given(card=st.sampled_from(Card), coins=st.integers(0, 10))
def test_ro_t9_a_card_can_be_laid_only_for_its_whole_price(rules: SimpleNamespace, card: Card, coins: int) -> None:
    state = table(hand=[card], coins=(coins, 20))

    moves = {f"lay {card.name.lower()} {disc + 1}" for disc in DISCS}

    assert legal(rules, state) == ({"end_turn"} | moves if coins >= COST[card] else {"end_turn"})


def test_ro_t9_the_price_goes_to_the_supply_not_to_the_opponent(rules: SimpleNamespace) -> None:
    state = table(hand=[Card.TEMPLUM], coins=(2, 5))

    play(rules, state, "lay templum 1")

    assert list(state.coins) == [0, 5]


def test_ro_t9_only_cards_in_the_own_hand_can_be_laid(rules: SimpleNamespace) -> None:
    state = table(hand=[Card.TEMPLUM], their_hand=[Card.FORUM], coins=(20, 20))

    assert not any(move.startswith("lay forum") for move in legal(rules, state))


def test_ro_t9_a_card_goes_to_ones_own_side(rules: SimpleNamespace) -> None:
    state = table(theirs={III: Card.NERO}, hand=[Card.TEMPLUM], coins=(2, 0))

    play(rules, state, "lay templum 3")

    assert lying(state, FOE) == {III: Card.NERO}
    assert lying(state, ME) == {III: Card.TEMPLUM}


def test_ro_t10_a_card_laid_on_an_own_card_sends_it_to_the_discard_pile(rules: SimpleNamespace) -> None:
    state = table(mine={III: Card.NERO}, hand=[Card.TEMPLUM], coins=(2, 0), discard=[Card.FORUM])

    play(rules, state, "lay templum 3")

    assert lying(state, ME) == {III: Card.TEMPLUM}
    assert pile(state) == [Card.FORUM, Card.NERO]


def test_ro_t10_a_card_laid_at_an_empty_disc_discards_nothing(rules: SimpleNamespace) -> None:
    state = table(mine={III: Card.NERO}, hand=[Card.TEMPLUM], coins=(2, 0))

    play(rules, state, "lay templum 4")

    assert lying(state, ME) == {III: Card.NERO, IV: Card.TEMPLUM}
    assert pile(state) == []


@pytest.mark.parametrize("value", range(1, 7))
def test_ro_t11_a_die_activates_the_card_at_its_own_disc_only(rules: SimpleNamespace, value: int) -> None:
    state = table(mine=dict.fromkeys(DISCS, Card.TRIBUNUS_PLEBIS), dice=(value,))

    assert {move for move in legal(rules, state) if move.startswith("activate")} == {f"activate {value}"}


def test_ro_t11_an_empty_disc_cannot_be_activated(rules: SimpleNamespace) -> None:
    state = table(theirs={III: Card.TRIBUNUS_PLEBIS}, dice=(3,))

    assert "activate 3" not in legal(rules, state)


def test_ro_t11_equal_dice_activate_one_card_several_times(rules: SimpleNamespace) -> None:
    state = table(mine={V: Card.TRIBUNUS_PLEBIS}, dice=(5, 5, 5))

    play(rules, state, "activate 5", "activate 5", "activate 5")

    assert list(state.vp) == [13, 7]
    assert unused(state) == []


def test_ro_t11_a_card_may_be_activated_in_the_turn_it_was_laid(rules: SimpleNamespace) -> None:
    state = table(hand=[Card.TRIBUNUS_PLEBIS], coins=(5, 0), dice=(1,))

    play(rules, state, "lay tribunus_plebis 1", "activate 1")

    assert list(state.vp) == [11, 9]


@pytest.mark.parametrize("card", [Card.BASILICA, Card.TEMPLUM, Card.TURRIS])
def test_ro_t11_passive_cards_are_never_activated(rules: SimpleNamespace, card: Card) -> None:
    state = table(
        mine={I: card, III: Card.FORUM}, theirs={I: Card.FORUM, III: Card.NERO}, hand=[Card.NERO], dice=(1, 1, 3)
    )

    assert "activate 1" not in legal(rules, state)
    assert "activate 3" in legal(rules, state)


def test_ro_t8_the_number_of_cards_in_hand_is_public() -> None:
    state = table(hand=[Card.FORUM, Card.NERO])

    assert GAME.view_of(state, FOE).hand_size[ME] == 2
