"""Chapter 4. The action cards."""

from types import SimpleNamespace

import pytest

from ludi.core.state import NONE
from ludi.games.caesar_cleopatra import GAME
from ludi.games.caesar_cleopatra.components import Card, Faction
from ludi.games.caesar_cleopatra.fields import Phase
from tests.games.caesar_cleopatra.table import (
    AEDILES,
    ASSASSINATION,
    CASTLING,
    CENSORS,
    FIVE,
    FOE,
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
    watched,
)


def test_cc_a1_an_assassination_removes_one_face_up_card(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, ASSASSINATION], theirs={SENATORS: [FIVE, FIVE, PHILOSOPHER]}, their_hand=[ONE])

    play(rules, state, "assassinate five senators")

    assert lying(state, FOE, SENATORS) == [FIVE, PHILOSOPHER]
    assert gone(state, FOE) == [FIVE]


def test_cc_a1_a_philosopher_can_be_removed_but_no_face_down_and_no_own_card(rules: SimpleNamespace) -> None:
    state = table(
        hand=[ONE, ASSASSINATION], mine={PRAETORS: [ONE]}, theirs={SENATORS: [PHILOSOPHER]},
        their_hidden={SENATORS: [FIVE]}, their_hand=[ONE],
    )  # fmt: skip

    assert {move for move in legal(rules, state) if "assassinate" in move} == {"assassinate philosopher senators"}


def test_cc_a1_without_a_face_up_card_it_cannot_be_played(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, ASSASSINATION], their_hidden={SENATORS: [FIVE]}, their_hand=[ONE])

    assert "assassinate" not in verbs(rules, state)


def test_cc_a2_a_spy_sees_the_hand_and_discards_any_card_of_it(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, SPY], their_hand=[TWO, FIVE, FIVE, WRATH], their_discard=[VETO, VETO])

    play(rules, state, "spy")
    assert legal(rules, state) == {"choose two", "choose five", "choose wrath"}
    play(rules, state, "choose wrath")

    assert held(state, FOE) == [TWO, FIVE, FIVE]
    assert gone(state, FOE) == [WRATH, VETO, VETO]


def test_cc_a2_the_opponent_may_draw_a_replacement_from_a_pile_of_choice(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, SPY], their_hand=[TWO], their_influence=[FIVE], their_actions=[VETO])

    play(rules, state, "spy", "choose two")
    assert (state.seat, state.phase) == (FOE, Phase.REPLACE)
    assert legal(rules, state) == {"decline", "draw influence", "draw action"}
    play(rules, state, "draw influence", "deal five")

    assert held(state, FOE) == [FIVE]
    assert (state.seat, state.phase) == (ME, Phase.LAY)


def test_cc_a2_against_an_empty_hand_it_cannot_be_played(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, SPY], their_influence=[FIVE])

    assert "spy" not in verbs(rules, state)


def test_cc_a3_castling_lays_all_own_cards_at_two_factions_again_face_down(rules: SimpleNamespace) -> None:
    state = table(
        hand=[ONE, CASTLING], mine={SENATORS: [FIVE]}, my_hidden={SENATORS: [ONE], AEDILES: [TWO]}, their_hand=[ONE]
    )

    play(rules, state, "castle senators aediles")
    assert legal(rules, state) == {
        f"lay_hidden {card} {faction}" for card in ("one", "two", "five") for faction in ("senators", "aediles")
    }
    play(rules, state, "lay_hidden five aediles", "lay_hidden one aediles", "lay_hidden two senators")

    assert (hidden(state, ME, SENATORS), hidden(state, ME, AEDILES)) == ([TWO], [ONE, FIVE])
    assert (lying(state, ME, SENATORS), state.lifted_size) == ([], 0)
    assert state.phase == Phase.LAY


def test_cc_a3_all_cards_may_go_to_one_of_the_two(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, CASTLING], my_hidden={SENATORS: [ONE], AEDILES: [TWO]}, their_hand=[ONE])

    play(rules, state, "castle senators aediles", "lay_hidden one aediles", "lay_hidden two aediles")

    assert (hidden(state, ME, SENATORS), hidden(state, ME, AEDILES)) == ([], [ONE, TWO])


def test_cc_a3_the_limits_of_a_faction_hold(rules: SimpleNamespace) -> None:
    own = table(hand=[ONE, CASTLING], my_hidden={SENATORS: [ONE] * 5, AEDILES: [TWO]}, their_hand=[ONE])
    both = table(
        hand=[ONE, CASTLING],
        my_hidden={SENATORS: [ONE] * 3, AEDILES: [TWO]},
        theirs={AEDILES: [ONE] * 5},
        their_hand=[ONE],
    )

    play(rules, own, "castle senators aediles", *["lay_hidden one aediles"] * 5)
    assert legal(rules, own) == {"lay_hidden two senators"}
    play(rules, both, "castle senators aediles", *["lay_hidden one aediles"] * 3)
    assert legal(rules, both) == {"lay_hidden two senators"}


def test_cc_s8_what_the_other_sees_is_the_same_for_any_two_castlings_of_as_many(rules: SimpleNamespace) -> None:
    """Order and cards differ, the numbers do not: no view, move or line of the other, or of a watcher, does."""
    ways = [
        ["lay_hidden three praetors", "lay_hidden one senators", "lay_hidden five senators"],
        ["lay_hidden five senators", "lay_hidden three senators", "lay_hidden one praetors"],
    ]
    for viewer in (FOE, NONE):
        seen = []
        for way in ways:
            state = table(hand=[ONE, CASTLING], their_hand=[ONE], mine={PRAETORS: [THREE, FIVE], SENATORS: [ONE]})
            seen.append(watched(rules, play(rules, state, "castle senators praetors"), way, viewer))
        assert seen[0] == seen[1]
        assert [line.message.rsplit("log-")[1] for _, lines, _ in seen[0] for line in lines] == ["laid-again"]


def test_cc_a4_a_scout_turns_up_all_of_the_opponents_cards_at_one_faction(rules: SimpleNamespace) -> None:
    state = table(
        hand=[ONE, SCOUT],
        their_hidden={SENATORS: [TWO, FIVE], AEDILES: [ONE]},
        my_hidden={SENATORS: [ONE]},
        their_hand=[ONE],
    )

    play(rules, state, "scout senators")

    assert (lying(state, FOE, SENATORS), hidden(state, FOE, SENATORS)) == ([TWO, FIVE], [])
    assert hidden(state, FOE, AEDILES) == [ONE]
    assert hidden(state, ME, SENATORS) == [ONE]


def test_cc_a4_it_needs_a_face_down_card(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, SCOUT], theirs={SENATORS: [TWO]}, their_hidden={AEDILES: [ONE]}, their_hand=[ONE])

    assert {move for move in legal(rules, state) if "scout" in move} == {"scout aediles"}


def test_cc_a5_the_wrath_discards_all_cards_of_both_at_one_faction(rules: SimpleNamespace) -> None:
    state = table(
        hand=[ONE, WRATH], mine={SENATORS: [ONE]}, my_hidden={SENATORS: [PHILOSOPHER]},
        their_hidden={SENATORS: [TWO, FIVE], AEDILES: [ONE]}, their_hand=[ONE],
    )  # fmt: skip

    play(rules, state, "wrath senators")

    assert gone(state, ME) == [ONE, PHILOSOPHER, WRATH]
    assert gone(state, FOE) == [TWO, FIVE]
    assert state.covered[:, SENATORS].tolist() == [0, 0]
    assert hidden(state, FOE, AEDILES) == [ONE]


def test_cc_a5_it_needs_a_card_there(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, WRATH], mine={SENATORS: [ONE]}, their_hidden={AEDILES: [ONE]}, their_hand=[ONE])

    assert {move for move in legal(rules, state) if "wrath" in move} == {"wrath senators", "wrath aediles"}


def test_cc_a11_castling_needs_an_own_card_at_the_two_together(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, CASTLING], my_hidden={PRAETORS: [ONE]}, patricians={AEDILES: 0}, their_hand=[ONE])

    assert {move for move in legal(rules, state) if "castle" in move} == {
        "castle senators praetors", "castle praetors quaestors", "castle praetors censors",
    }  # fmt: skip


def test_cc_a11_as_many_cards_are_laid_as_were_taken_up_and_may_lie_as_before(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, CASTLING], my_hidden={PRAETORS: [ONE], CENSORS: [FIVE]}, their_hand=[ONE])

    play(rules, state, "castle praetors censors", "lay_hidden one praetors")
    assert state.phase == Phase.CASTLE
    play(rules, state, "lay_hidden five censors")

    assert (hidden(state, ME, PRAETORS), hidden(state, ME, CENSORS)) == ([ONE], [FIVE])
    assert state.phase == Phase.LAY


def test_cc_a3_castling_reaches_two_factions_only(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, CASTLING], my_hidden={faction: [TWO] for faction in Faction}, their_hand=[ONE])

    play(rules, state, "castle praetors quaestors")

    assert state.covered[ME].tolist() == [1, 0, 0, 1, 1]
    assert not any("senators" in move for move in legal(rules, state))
    assert any("quaestors" in move for move in legal(rules, state))
    assert hidden(state, ME, QUAESTORS) == []


@pytest.mark.parametrize(("mine", "theirs"), [([ONE] * 6, []), ([ONE] * 4, [TWO] * 5)])
def test_cc_t7_too_many_cards_in_the_middle_of_a_castling_are_a_fault(
    rules: SimpleNamespace, mine: list[Card], theirs: list[Card]
) -> None:
    state = table(
        my_hidden={SENATORS: mine}, theirs={SENATORS: theirs}, phase=Phase.CASTLE, faction=SENATORS, partner=PRAETORS
    )

    assert rules.fault_of_places(state) == GAME.faults.index("too many cards lie at a faction")
