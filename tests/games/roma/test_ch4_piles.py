"""Chapter 4. Drawing, keeping, and the two common piles."""

from types import SimpleNamespace

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludi.core.state import CHANCE
from ludi.games.roma.components import Card
from tests.games.roma.table import ME, I, cards, legal, pile, play, table, unused, weights


def test_ro_t6_a_die_on_the_cards_disc_draws_that_many_cards(rules: SimpleNamespace) -> None:
    state = table(dice=(3,), draw_pile=[Card.FORUM, Card.NERO, Card.LEGAT, Card.TURRIS])

    play(rules, state, "cards 3", "draw forum", "draw legat")
    assert state.seat == CHANCE

    play(rules, state, "draw turris")
    assert legal(rules, state) == {"keep forum", "keep legat", "keep turris"}
    assert state.draw_size == 1
    assert unused(state) == []


def test_ro_t6_one_card_is_kept_and_the_others_are_discarded_face_up(rules: SimpleNamespace) -> None:
    state = table(dice=(3,), hand=[Card.NERO], discard=[Card.ONAGER], draw_pile=[Card.FORUM, Card.LEGAT, Card.TURRIS])

    play(rules, state, "cards 3", "draw forum", "draw legat", "draw turris", "keep legat")

    assert cards(state.hand[ME]) == [Card.LEGAT, Card.NERO]
    assert pile(state)[0] == Card.ONAGER
    assert sorted(pile(state)[1:]) == [Card.FORUM, Card.TURRIS]
    assert not state.drawn.any()


def test_ro_t6_a_die_of_1_keeps_the_card_it_draws(rules: SimpleNamespace) -> None:
    state = table(dice=(1,), draw_pile=[Card.FORUM, Card.LEGAT])

    play(rules, state, "cards 1", "draw legat", "keep legat")

    assert cards(state.hand[ME]) == [Card.LEGAT]
    assert pile(state) == []


def test_ro_t6_of_two_equal_cards_one_is_kept_and_one_discarded(rules: SimpleNamespace) -> None:
    state = table(dice=(2,), draw_pile=[Card.FORUM, Card.FORUM, Card.NERO])

    play(rules, state, "cards 2", "draw forum", "draw forum", "keep forum")

    assert cards(state.hand[ME]) == [Card.FORUM]
    assert pile(state) == [Card.FORUM]


def test_ro_t6_each_card_of_the_pile_is_as_likely(rules: SimpleNamespace) -> None:
    state = table(dice=(2,), draw_pile=[Card.FORUM, Card.FORUM, Card.NERO], discard=[Card.LEGAT])

    play(rules, state, "cards 2")

    assert weights(rules, state) == {"draw forum": 2, "draw nero": 1}


def test_ro_t7_in_the_middle_of_a_draw_the_discard_pile_becomes_the_draw_pile(rules: SimpleNamespace) -> None:
    state = table(dice=(3,), draw_pile=[Card.FORUM], discard=[Card.NERO, Card.LEGAT, Card.LEGAT])

    play(rules, state, "cards 3", "draw forum")

    assert pile(state) == []
    assert weights(rules, state) == {"draw nero": 1, "draw legat": 2}


def test_ro_t7_cards_already_drawn_are_not_shuffled_in(rules: SimpleNamespace) -> None:
    state = table(dice=(3,), draw_pile=[Card.FORUM], discard=[Card.NERO, Card.LEGAT])

    play(rules, state, "cards 3", "draw forum", "draw nero")

    assert legal(rules, state) == {"draw legat"}


def test_ro_t7_the_discard_pile_is_not_shuffled_before_a_card_is_needed(rules: SimpleNamespace) -> None:
    state = table(dice=(1, 1), draw_pile=[Card.FORUM], discard=[Card.NERO, Card.LEGAT])

    play(rules, state, "cards 1", "draw forum", "keep forum")
    assert state.draw_size == 0
    assert pile(state) == [Card.NERO, Card.LEGAT]

    play(rules, state, "cards 1")
    assert state.draw_size == 2
    assert pile(state) == []


def test_ro_t7_with_both_piles_empty_fewer_are_drawn(rules: SimpleNamespace) -> None:
    state = table(dice=(6,), draw_pile=[Card.FORUM], discard=[Card.NERO])

    play(rules, state, "cards 6", "draw forum", "draw nero")

    assert legal(rules, state) == {"keep forum", "keep nero"}
    assert play(rules, state, "keep nero").to_draw == 0


def test_ro_t7_with_nothing_to_draw_no_die_goes_to_the_cards_disc(rules: SimpleNamespace) -> None:
    state = table(dice=(6,), hand=[Card.FORUM])

    assert legal(rules, state) == {"end_turn", "money 6"}


def test_ro_t7_a_discard_pile_alone_is_enough_to_draw(rules: SimpleNamespace) -> None:
    state = table(dice=(6,), discard=[Card.FORUM])

    assert "cards 6" in legal(rules, state)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60, deadline=None)
@given(
    value=st.integers(1, 6),
    draw=st.lists(st.sampled_from(Card), max_size=8),
    discarded=st.lists(st.sampled_from(Card), max_size=8),
)
def test_ro_t7_a_draw_brings_what_the_die_says_as_far_as_there_are_cards(
    rules: SimpleNamespace, value: int, draw: list[Card], discarded: list[Card]
) -> None:
    state = table(mine={I: Card.FORUM}, dice=(value,), draw_pile=draw, discard=discarded)
    if not draw + discarded:
        return
    play(rules, state, f"cards {value}")
    while state.seat == CHANCE:
        play(rules, state, min(legal(rules, state)))

    assert state.drawn_size == len(cards(state.drawn[ME])) == min(value, len(draw) + len(discarded))
    assert sorted(cards(state.drawn[ME]) + cards(state.draw_pile) + pile(state)) == sorted(draw + discarded)
