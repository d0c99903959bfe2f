"""Chapter 8. Hidden information, and what stays known."""

from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludi.core.chance import new_rng
from ludi.core.state import HIDDEN, NONE, State, same
from ludi.games.roma import GAME
from ludi.games.roma.components import Card
from tests.games.roma.table import (
    FOE,
    FULL_SIDE,
    II,
    III,
    ME,
    I,
    V,
    cards,
    legal,
    play,
    table,
    whole,
)  # fmt: skip

WATCHER = NONE


def seen(state: State, move: str, viewer: int) -> str:
    """A move as this viewer sees it, in notation."""
    return GAME.actions.text(GAME.seen_move(state, GAME.actions.decode(GAME.actions.parse(move)), viewer))


def imagined(rules: SimpleNamespace, state: State, seat: int, look: int = 0) -> State:
    return GAME.imagined(GAME.view_of(state, seat), seat, new_rng(look), rules)


def is_hidden(field: Any) -> bool:
    return bool((field == HIDDEN).all())


@pytest.mark.parametrize("viewer", [FOE, WATCHER])
def test_ro_h1_the_hand_is_hidden_from_everybody_else(viewer: int) -> None:
    state = table(hand=[Card.FORUM])

    assert is_hidden(GAME.view_of(state, viewer).hand[ME])
    assert cards(GAME.view_of(state, ME).hand[ME]) == [Card.FORUM]


@pytest.mark.parametrize("viewer", [ME, FOE, WATCHER])
def test_ro_h1_the_draw_pile_is_hidden_from_everybody(viewer: int) -> None:
    view = GAME.view_of(whole(table()), viewer)

    assert is_hidden(view.draw_pile)
    assert view.draw_size == 52


@pytest.mark.parametrize("viewer", [FOE, WATCHER])
def test_ro_h1_drawn_cards_and_the_kept_one_are_the_drawers(rules: SimpleNamespace, viewer: int) -> None:
    state = play(rules, whole(table(dice=(2,))), "cards 2")
    assert (seen(state, "draw nero", ME), seen(state, "draw nero", viewer)) == ("draw nero", "draw ?")

    play(rules, state, "draw nero", "draw legat")
    assert is_hidden(GAME.view_of(state, viewer).drawn[ME])
    assert cards(GAME.view_of(state, ME).drawn[ME]) == [Card.LEGAT, Card.NERO]
    assert (seen(state, "keep nero", ME), seen(state, "keep nero", viewer)) == ("keep nero", "keep ?")


def test_ro_h1_what_haruspex_sees_and_takes_is_hidden_from_the_opponent(rules: SimpleNamespace) -> None:
    state = play(rules, whole(table(mine={I: Card.HARUSPEX}, dice=(1,))), "activate 1")

    assert is_hidden(GAME.view_of(state, FOE).drawn[ME])
    assert seen(state, "keep nero", FOE) == "keep ?"
    assert cards(GAME.view_of(state, ME).drawn[ME]) == cards(state.drawn[ME])
    assert len(cards(state.drawn[ME])) == 51


def test_ro_h1_opening_cards_and_gifts_are_hidden_until_they_are_shown(rules: SimpleNamespace) -> None:
    deal = [f"draw {card}" for card in ("forum", "nero", "senator", "turris", "legat", "onager", "consul", "forum")]
    state = play(rules, GAME.new_game({"start_player": "eagle"}), *deal)
    assert seen(state, "give nero", FOE) == "give ?"

    play(rules, state, "give nero", "give turris", "give legat", "give onager")
    assert seen(state, "lay legat 6", FOE) == "lay ? 6"
    assert seen(state, "lay legat 6", ME) == "lay legat 6"
    assert is_hidden(GAME.view_of(play(rules, state, "lay legat 6"), FOE).face_down[ME])


def test_ro_h1_dealt_cards_are_seen_by_the_one_they_are_dealt_to(rules: SimpleNamespace) -> None:
    state = GAME.new_game({"start_player": "eagle"})
    assert (seen(state, "draw nero", ME), seen(state, "draw nero", FOE)) == ("draw nero", "draw ?")

    play(rules, state, "draw nero", "draw legat", "draw forum", "draw forum")
    assert (seen(state, "draw forum", ME), seen(state, "draw forum", FOE)) == ("draw ?", "draw forum")


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=40, deadline=None)
@given(
    theirs=st.lists(st.sampled_from(Card), max_size=6, unique=True),
    known=st.integers(0, 6),
    look=st.integers(0, 999),
)
def test_ro_h1_an_imagined_table_agrees_with_all_that_is_seen_and_known(
    rules: SimpleNamespace, theirs: list[Card], known: int, look: int
) -> None:
    state = whole(table(hand=[Card.FORUM], their_hand=theirs, their_known=theirs[:known], mine={I: Card.FORUM}))

    other = imagined(rules, state, ME, look)

    assert same(GAME.view_of(other, ME), GAME.view_of(state, ME))
    assert rules.fault_of(other) == NONE
    assert all(card in cards(other.hand[FOE]) for card in theirs[:known])


def test_ro_h1_an_imagined_hand_is_not_always_the_true_one(rules: SimpleNamespace) -> None:
    state = whole(table(their_hand=[Card.NERO]))

    assert len({cards(imagined(rules, state, ME, look).hand[FOE])[0] for look in range(20)}) > 5


@pytest.mark.parametrize("viewer", [ME, FOE, WATCHER])
def test_ro_h2_the_table_is_public(viewer: int) -> None:
    state = whole(
        table(mine={I: Card.FORUM}, hand=[Card.NERO], discard=[Card.LEGAT, Card.CONSUL], coins=(3, 4), dice=(1, 2, 3))
    )
    view = GAME.view_of(state, viewer)

    public = (
        "face_up", "discard", "coins", "vp", "stock", "dice", "hand_size", "draw_size", "discard_size", "blocked",
    )  # fmt: skip
    for field in public:
        assert (view[field] == state[field]).all(), field


def test_ro_h2_discarded_cards_lie_in_the_order_they_came(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.NERO, II: Card.LEGAT}, hand=[Card.TEMPLUM, Card.TEMPLUM], coins=(4, 0))

    play(rules, state, "lay templum 2", "lay templum 1")

    assert list(GAME.view_of(state, FOE).discard[:2]) == [Card.LEGAT, Card.NERO]


def test_ro_h3_the_two_cards_given_away_stay_known(rules: SimpleNamespace) -> None:
    deal = [f"draw {card}" for card in ("forum", "nero", "senator", "turris", "legat", "onager", "consul", "forum")]
    state = play(rules, GAME.new_game({"start_player": "eagle"}), *deal)

    play(rules, state, "give nero", "give turris", "give legat", "give onager")

    assert cards(GAME.view_of(state, ME).known[FOE]) == [Card.NERO, Card.TURRIS]
    assert cards(GAME.view_of(state, FOE).known[ME]) == [Card.LEGAT, Card.ONAGER]
    assert is_hidden(GAME.view_of(state, WATCHER).known)


def test_ro_h3_a_given_card_stays_known_while_it_lies_face_down(rules: SimpleNamespace) -> None:
    deal = [f"draw {card}" for card in ("forum", "nero", "senator", "turris", "legat", "onager", "consul", "forum")]
    state = play(rules, GAME.new_game({"start_player": "eagle"}), *deal)

    play(rules, state, "give nero", "give turris", "give legat", "give onager", "lay legat 6", "lay forum 1")
    other = imagined(rules, state, FOE)

    held = cards(other.hand[ME]) + [Card(card) for card in other.face_down[ME] if card != NONE]
    assert {Card.LEGAT, Card.ONAGER} <= set(held)
    assert len(held) == 4


def test_ro_h3_a_card_returned_by_gladiator_stays_known(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.GLADIATOR}, theirs={V: Card.NERO}, dice=(1,))

    play(rules, state, "activate 1", "target 5")

    assert cards(GAME.view_of(state, ME).known[FOE]) == [Card.NERO]


def test_ro_h3_a_card_taken_from_the_discard_pile_stays_known(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.AESCULAPINUM}, discard=[Card.NERO], dice=(1,))
    assert "take nero" in legal(rules, play(rules, state, "activate 1"))
    assert seen(state, "take nero", FOE) == "take nero"

    play(rules, state, "take nero")

    assert cards(GAME.view_of(state, FOE).known[ME]) == [Card.NERO]


def test_ro_h3_a_known_card_stays_known_when_a_drawn_one_of_its_kind_is_discarded(rules: SimpleNamespace) -> None:
    state = whole(table(hand=[Card.FORUM], known=[Card.FORUM], dice=(2,)))

    play(rules, state, "cards 2", "draw forum", "draw nero", "keep nero")

    assert cards(GAME.view_of(state, FOE).known[ME]) == [Card.FORUM]


def test_ro_h3_a_kept_card_is_not_known(rules: SimpleNamespace) -> None:
    state = whole(table(hand=[Card.FORUM], known=[Card.FORUM], dice=(2,)))

    play(rules, state, "cards 2", "draw forum", "draw nero", "keep forum")

    assert cards(GAME.view_of(state, FOE).known[ME]) == [Card.FORUM]


def test_ro_h4_haruspex_learns_the_opponents_hand(rules: SimpleNamespace) -> None:
    hand = [Card.FORUM, Card.FORUM, Card.NERO]
    state = whole(table(mine={I: Card.HARUSPEX}, hand=[Card.LEGAT], their_hand=hand, dice=(1,)))

    play(rules, state, "activate 1")

    assert cards(GAME.view_of(state, ME).known[FOE]) == sorted([Card.NERO, Card.FORUM, Card.FORUM])
    assert cards(imagined(rules, state, ME).hand[FOE]) == sorted(hand)
    assert not state.known[ME].any()


def test_ro_h4_what_haruspex_took_is_unknown_to_the_opponent(rules: SimpleNamespace) -> None:
    state = whole(table(mine={I: Card.HARUSPEX}, dice=(1,)))

    play(rules, state, "activate 1", "keep nero")

    assert not state.known[ME].any()


def test_ro_h5_with_an_empty_draw_pile_both_hands_are_known(rules: SimpleNamespace) -> None:
    state = table(hand=[Card.FORUM], their_hand=[Card.LEGAT], dice=(1,), draw_pile=[Card.NERO], discard=[Card.CONSUL])

    play(rules, state, "cards 1", "draw nero", "keep nero")

    assert cards(state.known[ME]) == [Card.NERO, Card.FORUM]
    assert cards(state.known[FOE]) == [Card.LEGAT]


def test_ro_h5_before_the_last_card_is_drawn_nothing_is_known(rules: SimpleNamespace) -> None:
    state = table(hand=[Card.FORUM], their_hand=[Card.LEGAT], dice=(1,), draw_pile=[Card.NERO, Card.NERO])

    play(rules, state, "cards 1", "draw nero")

    assert not state.known.any()


def test_ro_h5_in_the_middle_of_a_draw_drawn_cards_count_as_hand(rules: SimpleNamespace) -> None:
    state = table(hand=[Card.FORUM], dice=(2,), draw_pile=[Card.NERO], discard=[Card.CONSUL, Card.TURRIS])

    play(rules, state, "cards 2", "draw nero")
    assert cards(state.known[ME]) == [Card.NERO, Card.FORUM]

    play(rules, state, "draw turris")
    assert cards(state.known[ME]) == [Card.NERO, Card.FORUM]


@pytest.mark.parametrize(("kept", "known"), [("nero", [Card.NERO, Card.FORUM]), ("turris", [Card.FORUM])])
def test_ro_h5_what_is_discarded_of_such_a_draw_is_known_no_more(
    rules: SimpleNamespace, kept: str, known: list[Card]
) -> None:
    state = table(hand=[Card.FORUM], dice=(2,), draw_pile=[Card.NERO], discard=[Card.CONSUL, Card.TURRIS])

    play(rules, state, "cards 2", "draw nero", "draw turris", f"keep {kept}")

    assert cards(state.known[ME]) == known


def test_ro_h5_what_was_known_before_such_a_draw_stays_known(rules: SimpleNamespace) -> None:
    discarded = [Card.FORUM, Card.CONSUL]
    state = table(hand=[Card.FORUM], known=[Card.FORUM], dice=(3,), draw_pile=[Card.LEGAT], discard=discarded)

    play(rules, state, "cards 3", "draw legat", "draw forum", "draw consul", "keep legat")

    assert cards(state.known[ME]) == sorted([Card.FORUM, Card.LEGAT])
    assert not state.sure.any()


def test_ro_h5_in_an_ordinary_draw_a_discarded_card_ends_no_knowledge_of_its_kind(rules: SimpleNamespace) -> None:
    pile = [Card.FORUM, Card.LEGAT, Card.CONSUL]
    state = table(hand=[Card.FORUM], known=[Card.FORUM], dice=(2,), draw_pile=pile)

    play(rules, state, "cards 2", "draw forum", "draw legat", "keep legat")

    assert cards(state.known[ME]) == [Card.FORUM]


def test_ro_h5_every_card_discarded_of_such_a_draw_is_known_no_more(rules: SimpleNamespace) -> None:
    hand, pile = [Card.FORUM, Card.FORUM], [Card.FORUM, Card.FORUM, Card.LEGAT]
    state = table(hand=hand, known=[Card.FORUM], dice=(3,), draw_pile=pile)

    play(rules, state, "cards 3", "draw forum", "draw forum", "draw legat", "keep legat")

    assert cards(state.known[ME]) == sorted([Card.FORUM, Card.FORUM, Card.LEGAT])


def test_ro_h5_a_card_drawn_after_the_pile_ran_out_may_be_the_one_in_hand(rules: SimpleNamespace) -> None:
    """The Forum in hand was worked out in this draw; one that is discarded then may be it, so it is not sure."""
    state = table(hand=[Card.FORUM], dice=(2,), draw_pile=[Card.LEGAT], discard=[Card.FORUM, Card.NERO])

    play(rules, state, "cards 2", "draw legat")
    assert cards(state.known[ME]) == sorted([Card.LEGAT, Card.FORUM])
    play(rules, state, "draw forum", "keep legat")

    assert cards(state.known[ME]) == [Card.LEGAT]


def test_ro_h5_a_card_drawn_after_the_pile_ran_out_is_not_one_known_before(rules: SimpleNamespace) -> None:
    """The Forum in hand was known before this draw; one that is drawn later and discarded is another."""
    discarded = [Card.FORUM, Card.NERO]
    state = table(hand=[Card.FORUM], known=[Card.FORUM], dice=(2,), draw_pile=[Card.LEGAT], discard=discarded)

    play(rules, state, "cards 2", "draw legat", "draw forum", "keep legat")

    assert cards(state.known[ME]) == sorted([Card.LEGAT, Card.FORUM])


@pytest.mark.parametrize("look", range(20))
def test_ro_h5_an_imagined_hand_holds_what_was_known_before_such_a_draw(rules: SimpleNamespace, look: int) -> None:
    held = {"hand": [Card.FORUM, Card.NERO], "known": [Card.FORUM], "dice": (3,)}
    elsewhere = cards(whole(table(**held)).draw_pile)
    elsewhere.remove(Card.LEGAT)
    state = table(**held, draw_pile=[Card.LEGAT], discard=elsewhere)
    play(rules, state, "cards 3", "draw legat", "draw consul")

    view = imagined(rules, state, FOE, look)

    assert view.hand[ME, Card.FORUM] == 1


def test_ro_h5_the_last_card_taken_by_haruspex_empties_the_pile(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.HARUSPEX}, their_hand=[Card.LEGAT], draw_pile=[Card.NERO], dice=(1,))

    play(rules, state, "activate 1", "keep nero")

    assert cards(state.known[ME]) == [Card.NERO]


def test_ro_h6_a_known_card_is_taken_to_be_the_one_that_left(rules: SimpleNamespace) -> None:
    hand = [Card.TEMPLUM, Card.TEMPLUM, Card.LEGAT]
    state = table(hand=hand, known=[Card.TEMPLUM, Card.LEGAT], coins=(2, 0))

    play(rules, state, "lay templum 1")

    assert cards(state.known[ME]) == [Card.LEGAT]


def test_ro_h6_an_unknown_card_that_leaves_changes_no_knowledge(rules: SimpleNamespace) -> None:
    state = table(hand=[Card.TEMPLUM, Card.LEGAT], known=[Card.LEGAT], coins=(2, 0))

    play(rules, state, "lay templum 1")

    assert cards(state.known[ME]) == [Card.LEGAT]


def test_ro_h6_a_card_laid_free_is_known_no_more(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.SENATOR}, hand=[Card.LEGAT], known=[Card.LEGAT], dice=(1,))

    play(rules, state, "activate 1", "lay legat 2")

    assert not state.known.any()


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=30, deadline=None)
@given(order=st.permutations([Card.NERO, Card.FORUM, Card.LEGAT, Card.FORUM]))
def test_ro_h7_the_order_of_the_discard_pile_has_no_effect(rules: SimpleNamespace, order: list[Card]) -> None:
    state = table(mine=FULL_SIDE | {III: Card.AESCULAPINUM}, discard=order, dice=(3, 3, 5))

    play(rules, state, "activate 3")
    assert legal(rules, state) == {"take nero", "take legat"}

    play(rules, state, "take nero", "cards 5")
    assert legal(rules, state) == {"draw forum", "draw legat"}
