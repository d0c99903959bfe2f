"""Chapter 2. The turn, active: laying, refilling, closing."""

from types import SimpleNamespace

import pytest

from ludi.core.state import CHANCE
from ludi.games.caesar_cleopatra import GAME
from ludi.games.caesar_cleopatra.components import Faction
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
    PHILOSOPHER,
    PRAETORS,
    QUAESTORS,
    SCOUT,
    SENATORS,
    SPY,
    THREE,
    TWO,
    VETO,
    WRATH,
    gone,
    held,
    hidden,
    legal,
    lying,
    play,
    table,
    verbs,
)

FULL = {faction: [ONE] * 5 for faction in (SENATORS, PRAETORS, QUAESTORS, CENSORS, AEDILES)}


def test_cc_t1_cleopatra_begins(rules: SimpleNamespace) -> None:
    state = GAME.new_game({"action_order": "shuffled"})
    laying = ["one senators", "two praetors", "three quaestors", "four censors", "five aediles"]

    play(rules, state, "bonus senators", "bonus senators", *(f"lay_hidden {card}" for card in laying * 2))

    assert (state.seat, state.player, state.phase) == (FOE, FOE, Phase.TURN)


def test_cc_t1_turns_alternate(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, TWO], their_hand=[ONE, TWO])

    play(rules, state, "lay_hidden one senators", "done", "turn_up orgy")
    assert state.player == FOE
    play(rules, state, "lay_hidden one senators", "done", "turn_up orgy")
    assert state.player == ME


def test_cc_t2_a_turn_begins_with_the_choice_to_be_active_or_passive(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, TWO, SPY], their_hand=[ONE])

    assert verbs(rules, state) == {"pass", "lay_hidden", "lay_open", "spy"}


def test_cc_t2_who_is_passive_cannot_be_active_and_the_other_way_round(rules: SimpleNamespace) -> None:
    passive = play(rules, table(hand=[ONE, TWO, SPY], influence=[THREE] * 3, their_hand=[ONE]), "pass")
    active = play(rules, table(hand=[ONE, TWO, SPY], influence=[THREE] * 3, their_hand=[ONE]), "spy", "choose one")

    assert verbs(rules, passive) == {"exchange", "done"}
    assert verbs(rules, active) == {"lay_hidden", "lay_open"}


def test_cc_t3_an_action_card_may_be_played_before_laying(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, TWO, SCOUT], their_hidden={SENATORS: [FIVE]}, their_hand=[ONE])

    play(rules, state, "scout senators")

    assert verbs(rules, state) == {"lay_hidden", "lay_open"}
    play(rules, state, "lay_hidden one senators", "done")
    assert state.phase == Phase.VOTE


def test_cc_t3_an_action_card_may_be_played_after_laying(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, TWO, SCOUT], their_hidden={SENATORS: [FIVE]}, their_hand=[ONE])

    play(rules, state, "lay_hidden one senators")

    assert legal(rules, state) == {"done", "scout senators"}
    play(rules, state, "scout senators", "done")
    assert state.phase == Phase.VOTE


def test_cc_t3_then_the_hand_is_refilled_and_a_vote_card_turned(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, TWO], influence=[FIVE], actions=[SPY], their_hand=[ONE])

    play(rules, state, "lay_hidden one senators", "done")
    assert state.phase == Phase.REFILL
    play(rules, state, "draw influence", "deal five", "draw action")
    assert (state.phase, state.seat) == (Phase.VOTE, CHANCE)


def test_cc_t4_one_card_face_down_is_all_that_is_laid(rules: SimpleNamespace) -> None:
    state = play(rules, table(hand=[ONE, TWO, THREE]), "lay_hidden two censors")

    assert hidden(state, ME, CENSORS) == [TWO]
    assert legal(rules, state) == {"done"}


def test_cc_t4_two_cards_are_laid_face_up_at_one_faction_or_two(rules: SimpleNamespace) -> None:
    state = play(rules, table(hand=[ONE, TWO, THREE]), "lay_open two censors")

    assert legal(rules, state) == {f"lay_open {card} {f.name.lower()}" for card in ("one", "three") for f in Faction}
    same = play(rules, state.copy(), "lay_open three censors")
    assert lying(same, ME, CENSORS) == [TWO, THREE]
    play(rules, state, "lay_open one aediles")
    assert (lying(state, ME, CENSORS), lying(state, ME, AEDILES)) == ([TWO], [ONE])
    assert legal(rules, state) == {"done"}


def test_cc_t5_without_influence_cards_in_hand_one_stays_passive(rules: SimpleNamespace) -> None:
    state = table(hand=[SPY, SCOUT, WRATH], theirs={SENATORS: [ONE]}, their_hidden={SENATORS: [ONE]}, their_hand=[ONE])

    assert legal(rules, state) == {"pass"}


def test_cc_t6_a_player_sees_the_own_face_down_cards(rules: SimpleNamespace) -> None:
    state = table(my_hidden={SENATORS: [FIVE, PHILOSOPHER]})

    assert GAME.view_of(state, ME).face_down[ME, SENATORS, [FIVE, PHILOSOPHER]].tolist() == [1, 1]


def test_cc_t7_no_sixth_card_of_one_player_at_a_faction(rules: SimpleNamespace) -> None:
    full = table(hand=[ONE, TWO], mine={SENATORS: [ONE, TWO]}, my_hidden={SENATORS: [THREE, FOUR, FIVE]})
    open_place = table(hand=[ONE, TWO], mine={SENATORS: [ONE, TWO]}, my_hidden={SENATORS: [THREE, FOUR]})

    assert not any("senators" in move for move in legal(rules, full))
    assert {"lay_hidden one senators", "lay_open one senators"} <= legal(rules, open_place)


def test_cc_t7_the_second_face_up_card_obeys_the_limit_too(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, TWO], mine={SENATORS: [ONE, TWO, THREE, FOUR]})

    play(rules, state, "lay_open one senators")

    assert "lay_open two senators" not in legal(rules, state)
    assert "lay_open two praetors" in legal(rules, state)


def test_cc_t8_no_ninth_card_at_a_faction(rules: SimpleNamespace) -> None:
    full = table(hand=[ONE], mine={SENATORS: [ONE] * 3}, their_hidden={SENATORS: [TWO] * 5})
    open_place = table(hand=[ONE], mine={SENATORS: [ONE] * 3}, their_hidden={SENATORS: [TWO] * 4})

    assert "lay_hidden one senators" not in legal(rules, full)
    assert "lay_hidden one senators" in legal(rules, open_place)


def test_cc_t8_philosophers_count_as_cards(rules: SimpleNamespace) -> None:
    own = table(hand=[ONE], mine={SENATORS: [ONE, ONE, ONE, PHILOSOPHER, PHILOSOPHER]})
    both = table(
        hand=[PHILOSOPHER], mine={SENATORS: [ONE] * 3}, theirs={SENATORS: [ONE, ONE, ONE, PHILOSOPHER, PHILOSOPHER]}
    )

    assert "lay_hidden one senators" not in legal(rules, own)
    assert "lay_hidden philosopher senators" not in legal(rules, both)


def test_cc_t9_nothing_is_laid_at_a_faction_whose_patricians_are_all_won(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, TWO], patricians={CENSORS: 0})

    assert not any("censors" in move for move in legal(rules, state))
    assert any("aediles" in move for move in legal(rules, state))


def test_cc_t10_cards_are_drawn_one_by_one_from_a_pile_of_choice_up_to_five(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, TWO, THREE, FOUR, FIVE], influence=[ONE] * 9, actions=[SPY] * 2, their_hand=[ONE])

    play(rules, state, "lay_open one senators", "lay_open two senators", "done")
    assert legal(rules, state) == {"draw influence", "draw action"}
    play(rules, state, "draw action")
    assert SPY in held(state, ME)  # seen before the next is chosen
    assert legal(rules, state) == {"draw influence", "draw action"}
    play(rules, state, "draw influence", "deal one")

    assert held(state, ME) == [ONE, THREE, FOUR, FIVE, SPY]
    assert state.phase == Phase.VOTE


def test_cc_t10_from_an_empty_pile_nothing_is_drawn(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, TWO], actions=[SPY, VETO, WRATH, SCOUT, CASTLING], their_hand=[ONE])

    play(rules, state, "lay_hidden one senators", "done")

    assert legal(rules, state) == {"draw action"}


def test_cc_t10_with_both_piles_empty_the_hand_stays_short(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, TWO], influence=[FIVE], their_hand=[ONE])

    play(rules, state, "lay_hidden one senators", "done", "draw influence", "deal five")

    assert state.phase == Phase.VOTE
    assert held(state, ME) == [TWO, FIVE]


def test_cc_t14_a_second_action_card_is_not_played(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, SCOUT, SCOUT], their_hidden={SENATORS: [ONE], PRAETORS: [TWO]}, their_hand=[ONE])

    play(rules, state, "scout senators", "lay_hidden one senators")

    assert legal(rules, state) == {"done"}


def test_cc_t14_a_vetoed_card_counts(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, SCOUT, SCOUT], their_hidden={SENATORS: [ONE]}, their_hand=[ONE, VETO])

    play(rules, state, "scout senators", "veto")

    assert verbs(rules, state) == {"lay_hidden"}
    play(rules, state, "lay_hidden one senators")
    assert legal(rules, state) == {"done"}


def test_cc_t14_a_new_turn_brings_a_new_action_card(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, TWO, SCOUT, SCOUT], their_hidden={SENATORS: [ONE], AEDILES: [ONE]}, their_hand=[ONE])

    play(rules, state, "scout senators", "lay_hidden one senators", "done", "turn_up orgy", "pass")

    assert "scout aediles" in legal(rules, state)


def test_cc_t15_a_played_action_card_goes_to_the_own_discard_pile(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, ASSASSINATION], theirs={SENATORS: [FIVE]}, their_hand=[ONE])

    play(rules, state, "assassinate five senators")

    assert gone(state, ME) == [ASSASSINATION]
    assert gone(state, FOE) == [FIVE]


def test_cc_t15_exchanged_cards_lie_there_for_both_to_see(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, TWO, SPY], influence=[THREE, FOUR], their_hand=[ONE])

    play(rules, state, "pass", "exchange one", "exchange spy")

    assert gone(state, ME) == [ONE, SPY]
    assert gone(GAME.view_of(state, FOE), ME) == [ONE, SPY]


def test_cc_t15_the_piles_are_never_rebuilt(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, TWO], discard=[THREE, FOUR, FIVE, SPY], their_hand=[ONE])

    play(rules, state, "lay_hidden one senators", "done")

    assert state.phase == Phase.VOTE  # with empty piles nothing is drawn
    assert gone(state, ME) == [THREE, FOUR, FIVE, SPY]


def test_cc_t16_no_action_card_between_two_face_up_cards(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, TWO, SCOUT], their_hidden={SENATORS: [ONE]}, their_hand=[ONE])

    play(rules, state, "lay_open one senators")

    assert verbs(rules, state) == {"lay_open"}


def test_cc_t16_a_single_influence_card_is_laid_face_down(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, SPY, VETO], their_hand=[ONE])

    assert "lay_open" not in verbs(rules, state)
    assert "lay_hidden one senators" in legal(rules, state)


def test_cc_t16_with_room_for_one_card_only_it_is_laid_face_down(rules: SimpleNamespace) -> None:
    mine = {faction: cards for faction, cards in FULL.items() if faction != AEDILES} | {AEDILES: [ONE] * 4}
    state = table(hand=[ONE, TWO], mine=mine, their_hand=[ONE])

    assert legal(rules, state) == {"pass", "lay_hidden one aediles", "lay_hidden two aediles"}


def test_cc_t17_without_room_one_is_active_only_by_an_action_card(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, WRATH, VETO], mine=FULL, their_hand=[ONE])

    assert legal(rules, state) == {"pass"} | {f"wrath {faction.name.lower()}" for faction in Faction}


def test_cc_t17_where_the_action_card_makes_room_one_lays(rules: SimpleNamespace) -> None:
    state = play(rules, table(hand=[ONE, WRATH], mine=FULL, their_hand=[ONE]), "wrath censors")

    assert legal(rules, state) == {"lay_hidden one censors"}


def test_cc_t17_where_it_makes_none_the_turn_goes_on_without_laying(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, SCOUT], mine=FULL, their_hidden={AEDILES: [ONE]}, their_hand=[ONE], influence=[TWO])

    play(rules, state, "scout aediles")

    assert legal(rules, state) == {"done"}
    play(rules, state, "done", "draw influence", "deal two")
    assert state.phase == Phase.VOTE


def test_cc_t17_a_vetoed_card_makes_the_turn_active_as_well(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, WRATH], mine=FULL, their_hand=[ONE, VETO])

    play(rules, state, "wrath censors", "veto")

    assert legal(rules, state) == {"done"}


@pytest.mark.parametrize("hand", [[ONE, TWO, SCOUT], [ONE, TWO, VETO], [ONE, TWO]])
def test_cc_t18_the_player_always_says_that_nothing_more_is_played(rules: SimpleNamespace, hand: list[int]) -> None:
    state = play(rules, table(hand=hand, their_hand=[ONE]), "lay_hidden one senators")

    assert legal(rules, state) == {"done"}
    assert state.phase == Phase.CLOSING


def test_cc_t18_extraordinary_votes_come_before_the_refill_and_that_before_the_vote_card(
    rules: SimpleNamespace,
) -> None:
    state = table(
        hand=[ONE, FIVE], mine={SENATORS: [TWO] * 4}, theirs={SENATORS: [ONE] * 3}, influence=[ONE], their_hand=[ONE]
    )

    play(rules, state, "lay_hidden five senators")
    assert state.won[ME, SENATORS] == 0
    play(rules, state, "done", "ask senators")
    assert (state.won[ME, SENATORS], state.phase) == (1, Phase.REFILL)
    play(rules, state, "draw influence", "deal one")
    assert state.phase == Phase.VOTE
