"""Chapter 7. Who may see what, and what a seat knows."""

from types import SimpleNamespace

import pytest

from ludi.core.chance import new_rng
from ludi.core.state import HIDDEN, NONE, copy_of, same
from ludi.games.caesar_cleopatra import GAME
from ludi.games.caesar_cleopatra.components import INFLUENCES, Action, Bonus, Faction, Influence, Seat
from ludi.games.caesar_cleopatra.fields import Phase
from tests.games.caesar_cleopatra.table import (
    AEDILES,
    ASSASSINATION,
    CASTLING,
    CENSORS,
    FIVE,
    FOE,
    FOUR,
    ME,
    ONE,
    PRAETORS,
    QUAESTORS,
    SCOUT,
    SENATORS,
    SPY,
    THREE,
    TWO,
    VETO,
    WRATH,
    cards,
    held,
    hidden,
    knowledge,
    play,
    table,
)

LAYING = ["one senators", "two praetors", "three quaestors", "four censors", "five aediles"]


def opened(rules: SimpleNamespace) -> object:
    """The beginning of Cleopatra's first turn."""
    state = GAME.new_game({"action_order": "shuffled"})
    play(rules, state, "bonus senators", "bonus quaestors")
    return play(rules, state, *(f"lay_hidden {laying}" for laying in LAYING * 2))


def imagined(rules: SimpleNamespace, state: object, seat: int, count: int = 200) -> list[object]:
    """What this seat may take for possible."""
    tables = []
    for look in range(count):
        copy = copy_of(GAME.view_of(state, seat))
        rules.imagine(copy, int(seat), new_rng(look))
        tables.append(copy)
    return tables


def test_cc_h1_the_other_sees_no_hand_no_face_down_card_no_bonus_and_no_pile(rules: SimpleNamespace) -> None:
    state = opened(rules)

    for viewer, owner in ((FOE, ME), (ME, FOE), (NONE, ME), (NONE, FOE)):
        view = GAME.view_of(state, viewer)
        for field in ("hand", "face_down", "bonus", "ordered_pile", "lifted"):
            assert (view[field][owner] == HIDDEN).all(), field


def test_cc_h1_both_cannot_see_the_unused_bonus_cards_and_the_shuffled_piles(rules: SimpleNamespace) -> None:
    state = opened(rules)

    for viewer in Seat:
        view = GAME.view_of(state, viewer)
        for field in ("bonus_pile", "influence_pile", "shuffled_pile"):
            assert (view[field] == HIDDEN).all(), field
        assert view.bonus[viewer] != HIDDEN
        assert (view.hand[viewer] != HIDDEN).all()


def test_cc_h2_who_set_the_order_of_the_action_pile_knows_it(rules: SimpleNamespace) -> None:
    state = table(actions=[SPY, VETO, WRATH])

    assert GAME.view_of(state, ME).ordered_pile[ME, :4].tolist() == [Action.SPY, Action.VETO, Action.WRATH, NONE]
    assert (GAME.view_of(state, FOE).ordered_pile[ME] == HIDDEN).all()


def test_cc_h2_the_other_takes_any_order_for_possible(rules: SimpleNamespace) -> None:
    state = table(
        actions=[SPY, VETO, WRATH], discard=[*[ASSASSINATION] * 4, SPY, CASTLING, CASTLING, SCOUT, SCOUT, VETO]
    )

    orders = {tuple(look.ordered_pile[ME, :3].tolist()) for look in imagined(rules, state, FOE)}

    assert len(orders) == 6
    assert all(sorted(order) == sorted([Action.SPY, Action.VETO, Action.WRATH]) for order in orders)


def test_cc_h3_discards_face_up_cards_and_sizes_are_public(rules: SimpleNamespace) -> None:
    state = table(
        mine={SENATORS: [ONE]},
        my_hidden={SENATORS: [TWO]},
        hand=[ONE, SPY],
        influence=[ONE] * 3,
        actions=[VETO],
        discard=[FIVE],
    )

    view = GAME.view_of(state, NONE)

    assert view.discard[ME, FIVE] == 1
    assert view.face_up[ME, SENATORS, ONE] == 1
    assert (view.covered[ME, SENATORS], view.influence_size[ME], view.action_size[ME]) == (1, 3, 1)
    assert view.hand_influence[ME] + view.hand_actions[ME] == 2


def test_cc_h3_everybody_sees_from_which_pile_a_card_is_drawn(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, TWO], influence=[FIVE] * 3, actions=[SPY], their_hand=[ONE])
    play(rules, state, "lay_hidden one senators", "done")

    for pile in ("influence", "action"):
        draw = GAME.actions.decode(GAME.actions.parse(f"draw {pile}"))
        assert GAME.seen_move(state, draw, NONE) == draw
    play(rules, state, "draw influence")
    assert GAME.seen_move(state, GAME.actions.decode(GAME.actions.parse("deal five")), FOE).parts["card"] == HIDDEN


def test_cc_h4_a_spied_hand_stays_known_while_it_is_true(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, TWO, SPY], their_hand=[THREE, FIVE, SCOUT], their_influence=[ONE] * 9)

    play(rules, state, "spy", "let_pass", "choose five", "draw influence", "deal one")

    view = GAME.view_of(state, ME)
    assert knowledge(view, FOE) == [(THREE, {"hand"})]
    assert view.known_actions[FOE].tolist() == [0, 0, 0, 1, 0, 0]
    for look in imagined(rules, state, ME):
        assert look.hand[FOE, THREE] >= 1
        assert look.hand[FOE, SCOUT] == 1


def test_cc_h4_what_a_castling_was_built_from_stays_known(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, CASTLING], mine={SENATORS: [FIVE, FIVE]}, my_hidden={AEDILES: [TWO]}, their_hand=[ONE])

    play(
        rules,
        state,
        "castle senators aediles",
        "lay_hidden five aediles",
        "lay_hidden five senators",
        "lay_hidden two aediles",
    )

    assert knowledge(GAME.view_of(state, FOE), ME) == [(FIVE, {SENATORS, AEDILES})] * 2
    for look in imagined(rules, state, FOE):
        assert look.face_down[ME, SENATORS, FIVE] + look.face_down[ME, AEDILES, FIVE] >= 2


def test_cc_h4_a_watcher_is_not_told_what_a_spy_saw(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, TWO, SPY], their_hand=[THREE, FIVE])
    play(rules, state, "spy", "choose five")

    assert (GAME.view_of(state, NONE).known == HIDDEN).all()
    assert (GAME.view_of(state, NONE).known_actions == HIDDEN).all()


@pytest.mark.parametrize("action", Action)
def test_cc_h4_a_known_action_card_is_in_every_hand_that_is_imagined(rules: SimpleNamespace, action: Action) -> None:
    state = table(their_hand=[INFLUENCES + action, ONE])
    state.discard = GAME.rest_of(state, "discard")
    state.known_actions[FOE, action] = 1

    for look in imagined(rules, state, ME, 20):
        assert look.hand[FOE, INFLUENCES:].tolist() == [int(kind == action) for kind in Action]
        assert rules.fault_of(look) == NONE


def test_cc_h5_the_number_of_action_cards_in_a_hand_is_public(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, TWO, SPY, VETO, WRATH])

    view = GAME.view_of(state, NONE)

    assert (view.hand_influence[ME], view.hand_actions[ME]) == (2, 3)


def test_cc_h5_cards_won_and_vote_cards_turned_and_removed_are_public(rules: SimpleNamespace) -> None:
    state = table(vote_discard=[1, 0, 0, 0, 0, 0, 0], vote_removed=[0, 1, 0, 0, 0, 0, 0])
    state.won[FOE, SENATORS] = 2

    view = GAME.view_of(state, NONE)

    assert view.won[FOE, SENATORS] == 2
    assert (view.vote_discard[0], view.vote_removed[1]) == (1, 1)


def test_cc_h6_both_know_the_opening_hand_and_the_opening_cards_on_the_table(rules: SimpleNamespace) -> None:
    state = opened(rules)

    for seat in Seat:
        assert knowledge(GAME.view_of(state, 1 - seat), seat) == [
            entry for card in (ONE, TWO, THREE, FOUR, FIVE) for entry in ((card, {"hand"}), (card, set(Faction)))
        ]
    for look in imagined(rules, state, ME):
        assert held(look, FOE) == [ONE, TWO, THREE, FOUR, FIVE]
        assert sorted(card for faction in Faction for card in hidden(look, FOE, faction)) == [
            ONE,
            TWO,
            THREE,
            FOUR,
            FIVE,
        ]


def test_cc_h6_any_arrangement_of_the_five_is_possible(rules: SimpleNamespace) -> None:
    looks = imagined(rules, opened(rules), ME)

    for faction in Faction:
        assert {hidden(look, FOE, faction)[0] for look in looks} == {ONE, TWO, THREE, FOUR, FIVE}


def test_cc_h6_in_the_middle_of_the_arrangement_only_covered_factions_count(rules: SimpleNamespace) -> None:
    state = GAME.new_game({"action_order": "shuffled"})
    play(rules, state, "bonus senators", "bonus quaestors", "lay_hidden one senators", "lay_hidden two praetors")

    for look in imagined(rules, state, FOE):
        laid = hidden(look, ME, SENATORS) + hidden(look, ME, PRAETORS)
        assert len(set(laid)) == 2
        assert sorted(laid + held(look, ME)) == sorted([ONE, TWO, THREE, FOUR, FIVE] * 2)


def test_cc_h7_a_card_laid_face_down_may_be_any_known_card_of_the_hand(rules: SimpleNamespace) -> None:
    state = table(
        hand=[ONE, FIVE, FOUR],
        their_hand=[ONE],
        known=[(ONE, ["hand"]), (FIVE, ["hand", AEDILES]), (FOUR, [CENSORS])],
        my_hidden={CENSORS: [FOUR]},
    )

    play(rules, state, "lay_hidden four senators")

    assert knowledge(state, ME) == [
        (ONE, {"hand", SENATORS}), (FOUR, {CENSORS}), (FIVE, {"hand", AEDILES, SENATORS}),
    ]  # fmt: skip


def test_cc_h7_castling_mixes_what_may_lie_at_its_factions(rules: SimpleNamespace) -> None:
    state = table(
        hand=[ONE, CASTLING], their_hand=[ONE], mine={PRAETORS: [THREE]},
        my_hidden={SENATORS: [FIVE], CENSORS: [FOUR], AEDILES: [TWO]},
        known=[(FIVE, [SENATORS, "hand"]), (FOUR, [CENSORS]), (TWO, [AEDILES, PRAETORS])],
    )  # fmt: skip

    play(rules, state, "castle senators praetors")

    assert knowledge(state, ME) == [
        (TWO, {AEDILES, SENATORS, PRAETORS}), (THREE, {SENATORS, PRAETORS}), (FOUR, {CENSORS}),
        (FIVE, {"hand", SENATORS, PRAETORS}),
    ]  # fmt: skip


def test_cc_s8_in_the_middle_of_a_castling_nothing_shows_what_lies_again(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, CASTLING], their_hand=[ONE], mine={PRAETORS: [THREE, FIVE], SENATORS: [ONE]})
    play(rules, state, "castle senators praetors")
    before = GAME.view_of(state, FOE)
    play(rules, state, "lay_hidden three praetors", "lay_hidden one senators")

    assert same(GAME.view_of(state, FOE), before)
    assert all(cards(look.lifted[ME]) == [ONE, THREE, FIVE] for look in imagined(rules, state, FOE))


@pytest.mark.parametrize("card", Influence)
def test_cc_s8_in_the_middle_of_a_castling_a_card_of_any_kind_is_imagined_as_held(
    rules: SimpleNamespace, card: Influence
) -> None:
    taken_up = [[0] * INFLUENCES, [int(kind == card) for kind in Influence]]
    state = table(player=FOE, seat=FOE, phase=Phase.CASTLE, faction=PRAETORS, partner=SENATORS, lifted=taken_up)
    state.discard = GAME.rest_of(state, "discard")

    for look in imagined(rules, state, ME, 5):
        assert look.lifted.tolist() == taken_up
        assert rules.fault_of(look) == NONE


def test_cc_s8_a_card_laid_again_is_told_to_the_other_without_its_faction(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, CASTLING], their_hand=[ONE], mine={PRAETORS: [THREE, FIVE]})
    play(rules, state, "castle senators praetors")
    move = GAME.actions.decode(GAME.actions.parse("lay_hidden three senators"))

    assert GAME.seen_move(state, move, ME) == move
    for viewer in (FOE, NONE):
        assert GAME.seen_move(state, move, viewer).parts == {"card": HIDDEN, "faction": HIDDEN}


def test_cc_s8_a_position_in_the_middle_of_a_castling_reads_back_as_it_was(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, CASTLING], their_hand=[ONE], mine={PRAETORS: [THREE, FIVE], SENATORS: [ONE]})
    play(rules, state, "castle senators praetors", "lay_hidden three praetors")

    assert same(GAME.read(GAME.position(state)), state)


def test_cc_h7_imagining_finds_a_place_for_every_known_card(rules: SimpleNamespace) -> None:
    """Full places: whoever is settled first must move on when another can lie nowhere else."""
    state = table(
        their_hand=[ONE], their_hidden={SENATORS: [TWO], PRAETORS: [THREE], QUAESTORS: [FOUR], CENSORS: [FIVE]},
        their_known=[
            (ONE, ["hand", SENATORS]), (TWO, [SENATORS, PRAETORS]), (THREE, [PRAETORS, QUAESTORS]),
            (FOUR, [QUAESTORS, CENSORS]), (FIVE, [CENSORS, "hand"]),
        ],
    )  # fmt: skip

    found = set()
    for look in imagined(rules, state, ME):
        assert rules.is_knowledge_true(look, FOE)
        found.add(tuple(held(look, FOE)))

    assert found == {(ONE,), (FIVE,)}


@pytest.mark.parametrize("seat", Seat)
@pytest.mark.parametrize("own", Bonus)
def test_cc_s6_no_bonus_card_is_imagined_twice(rules: SimpleNamespace, seat: Seat, own: Bonus) -> None:
    state = table(bonus=[own, own], bonus_pile=[0 if bonus == own else 2 for bonus in Bonus])
    state.discard = GAME.rest_of(state, "discard")

    for look in imagined(rules, state, seat, 20):
        assert look.bonus[seat] == own
        assert rules.fault_of(look) == NONE


def test_cc_h4_the_bonus_of_the_other_may_be_any_that_is_left(rules: SimpleNamespace) -> None:
    looks = imagined(rules, opened(rules), ME)

    assert {int(look.bonus[FOE]) for look in looks} == set(Bonus)
    assert all(rules.fault_of(look) == NONE for look in looks)
