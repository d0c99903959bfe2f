"""Chapter 3. The vote."""

from types import SimpleNamespace

import pytest

from ludi.core.state import CHANCE
from ludi.games.caesar_cleopatra.components import Faction, Vote
from ludi.games.caesar_cleopatra.fields import Phase
from tests.games.caesar_cleopatra.table import (
    AEDILES,
    CASTLING,
    CENSORS,
    FIVE,
    FOE,
    FOUR,
    ME,
    ONE,
    PHILOSOPHER,
    PRAETORS,
    SENATORS,
    THREE,
    TWO,
    gone,
    hidden,
    legal,
    likely,
    lying,
    play,
    table,
)

VOTING = {"phase": Phase.VOTE, "seat": CHANCE, "hand": [ONE], "their_hand": [ONE]}


def voted(rules: SimpleNamespace, mine: list[int], theirs: list[int], **fields: object) -> object:
    """The senators are asked, with these cards face down."""
    state = table(my_hidden={SENATORS: mine}, their_hidden={SENATORS: theirs}, **VOTING, **fields)
    return play(rules, state, "turn_up senators")


def test_cc_v1_the_faction_on_the_turned_card_is_asked(rules: SimpleNamespace) -> None:
    state = table(my_hidden={SENATORS: [ONE], AEDILES: [TWO]}, **VOTING)

    play(rules, state, "turn_up aediles")

    assert state.won[ME].tolist() == [0, 0, 0, 0, 1]
    assert hidden(state, ME, SENATORS) == [ONE]
    assert state.player == FOE


def test_cc_v2_a_faction_with_eight_cards_is_asked_without_a_vote_card(rules: SimpleNamespace) -> None:
    state = table(hand=[FIVE, ONE], mine={SENATORS: [ONE] * 3}, theirs={SENATORS: [ONE] * 4}, their_hand=[ONE])

    play(rules, state, "lay_hidden five senators", "done")
    assert likely(rules, state) == {"ask senators": 1}
    play(rules, state, "ask senators")

    assert state.won[ME, SENATORS] == 1
    assert state.vote_discard.sum() == 0


def test_cc_v2_seven_cards_are_not_enough(rules: SimpleNamespace) -> None:
    state = table(hand=[FIVE, ONE], mine={SENATORS: [ONE] * 3}, theirs={SENATORS: [ONE] * 3}, their_hand=[ONE])

    play(rules, state, "lay_hidden five senators", "done")

    assert state.phase == Phase.VOTE
    assert state.won[ME, SENATORS] == 0


def test_cc_v2_the_normal_vote_still_follows(rules: SimpleNamespace) -> None:
    state = table(hand=[FIVE, ONE], mine={SENATORS: [ONE] * 3}, theirs={SENATORS: [ONE] * 4}, their_hand=[ONE])

    play(rules, state, "lay_hidden five senators", "done", "ask senators")
    assert (state.phase, state.seat) == (Phase.VOTE, CHANCE)
    play(rules, state, "turn_up senators")

    assert state.won[:, SENATORS].sum() == 1  # 3 : 3, equal


def test_cc_v3_several_full_factions_are_asked_in_the_order_of_the_rows(rules: SimpleNamespace) -> None:
    full = {SENATORS: [ONE] * 4, AEDILES: [ONE] * 4}
    state = table(hand=[FIVE], their_hand=[ONE], mine={PRAETORS: [ONE] * 3} | full, theirs={PRAETORS: [ONE] * 4} | full)

    play(rules, state, "lay_hidden five praetors", "done")

    for faction in ("senators", "praetors", "aediles"):
        assert likely(rules, state) == {f"ask {faction}": 1}
        play(rules, state, f"ask {faction}")
    assert state.won.sum() == 1  # an equal vote is not asked twice
    assert state.phase == Phase.VOTE


def test_cc_v4_all_cards_there_are_turned_up_and_stay_so(rules: SimpleNamespace) -> None:
    state = voted(rules, mine=[TWO, THREE], theirs=[ONE, ONE])

    assert (lying(state, ME, SENATORS), hidden(state, ME, SENATORS)) == ([TWO], [])
    assert (lying(state, FOE, SENATORS), hidden(state, FOE, SENATORS)) == ([ONE], [])
    assert state.covered[:, SENATORS].tolist() == [0, 0]


def test_cc_v5_influence_is_the_sum_of_the_values_and_philosophers_count_nothing(rules: SimpleNamespace) -> None:
    state = table(mine={SENATORS: [TWO, THREE, FIVE, PHILOSOPHER]})

    assert rules.influence_of(state, ME, SENATORS) == 10


def test_cc_v6_the_higher_influence_wins_the_top_patrician(rules: SimpleNamespace) -> None:
    state = voted(rules, mine=[FOUR], theirs=[ONE, TWO])

    assert state.won[:, SENATORS].tolist() == [1, 0]
    assert state.patricians[SENATORS] == 4


def test_cc_v7_the_higher_loses_its_highest_card_and_the_lower_its_lowest(rules: SimpleNamespace) -> None:
    state = voted(rules, mine=[TWO, THREE, FIVE], theirs=[ONE, FOUR])

    assert (gone(state, ME), gone(state, FOE)) == ([FIVE], [ONE])
    assert (lying(state, ME, SENATORS), lying(state, FOE, SENATORS)) == ([TWO, THREE], [FOUR])


def test_cc_v7_an_empty_side_loses_nothing(rules: SimpleNamespace) -> None:
    state = voted(rules, mine=[TWO], theirs=[])

    assert (gone(state, ME), gone(state, FOE)) == ([TWO], [])
    assert state.won[ME, SENATORS] == 1


def test_cc_v7_philosophers_are_neither_highest_nor_lowest(rules: SimpleNamespace) -> None:
    state = voted(rules, mine=[FOUR, FIVE, PHILOSOPHER], theirs=[TWO, THREE, PHILOSOPHER])

    assert (lying(state, ME, SENATORS), lying(state, FOE, SENATORS)) == ([FOUR], [THREE])


def test_cc_v8_equal_influence_wins_and_discards_nothing(rules: SimpleNamespace) -> None:
    state = voted(rules, mine=[TWO, THREE], theirs=[FIVE, PHILOSOPHER])

    assert not state.won.any()
    assert (lying(state, ME, SENATORS), lying(state, FOE, SENATORS)) == ([TWO, THREE], [FIVE, PHILOSOPHER])
    assert (gone(state, ME), gone(state, FOE)) == ([], [])


@pytest.mark.parametrize(("mine", "theirs"), [([], []), ([PHILOSOPHER], []), ([], [PHILOSOPHER] * 2)])
def test_cc_v8_no_numbered_card_at_all_is_equal_influence(
    rules: SimpleNamespace, mine: list[int], theirs: list[int]
) -> None:
    state = voted(rules, mine=mine, theirs=theirs)

    assert not state.won.any()
    assert (lying(state, ME, SENATORS), lying(state, FOE, SENATORS)) == (mine, theirs)


@pytest.mark.parametrize(
    ("mine", "theirs", "winner"),
    [(1, 0, FOE), (0, 1, FOE), (2, 0, FOE), (2, 1, FOE), (1, 2, FOE), (0, 0, ME), (1, 1, ME), (2, 2, ME)],
)
def test_cc_v9_different_numbers_of_philosophers_reverse_the_outcome(
    rules: SimpleNamespace, mine: int, theirs: int, winner: int
) -> None:
    state = voted(rules, mine=[FIVE] + [PHILOSOPHER] * mine, theirs=[TWO] + [PHILOSOPHER] * theirs)

    assert state.won[winner, SENATORS] == 1


def test_cc_v10_a_reversed_vote_discards_by_influence(rules: SimpleNamespace) -> None:
    state = voted(rules, mine=[ONE, TWO, PHILOSOPHER], theirs=[FOUR, FIVE])

    assert state.won[:, SENATORS].tolist() == [1, 0]
    assert gone(state, ME) == [ONE, PHILOSOPHER]  # the lower influence, though it won: its lowest
    assert gone(state, FOE) == [FIVE]


def test_cc_v11_after_a_decided_vote_every_philosopher_there_is_discarded(rules: SimpleNamespace) -> None:
    state = voted(rules, mine=[FIVE, PHILOSOPHER, PHILOSOPHER], theirs=[ONE, PHILOSOPHER])

    assert gone(state, ME) == [FIVE, PHILOSOPHER, PHILOSOPHER]
    assert gone(state, FOE) == [ONE, PHILOSOPHER]


def test_cc_v11_after_an_equal_vote_they_stay(rules: SimpleNamespace) -> None:
    state = voted(rules, mine=[FIVE, PHILOSOPHER], theirs=[FIVE])

    assert lying(state, ME, SENATORS) == [FIVE, PHILOSOPHER]


def test_cc_v12_a_lone_philosopher_wins_against_numbered_cards(rules: SimpleNamespace) -> None:
    state = voted(rules, mine=[PHILOSOPHER], theirs=[FOUR, FIVE])

    assert state.won[:, SENATORS].tolist() == [1, 0]
    assert (gone(state, ME), gone(state, FOE)) == ([PHILOSOPHER], [FIVE])


def test_cc_v13_cards_and_a_philosopher_lose_to_an_empty_side(rules: SimpleNamespace) -> None:
    state = voted(rules, mine=[TWO, THREE, PHILOSOPHER], theirs=[])

    assert state.won[:, SENATORS].tolist() == [0, 1]
    assert gone(state, ME) == [THREE, PHILOSOPHER]


def test_cc_v14_with_the_last_patrician_all_cards_left_there_are_discarded(rules: SimpleNamespace) -> None:
    state = voted(rules, mine=[TWO, THREE], theirs=[ONE, ONE], patricians={SENATORS: 1})

    assert (gone(state, ME), gone(state, FOE)) == ([TWO, THREE], [ONE, ONE])
    assert (lying(state, ME, SENATORS), lying(state, FOE, SENATORS)) == ([], [])


def test_cc_v15_a_card_for_an_exhausted_faction_leaves_and_the_next_is_turned(rules: SimpleNamespace) -> None:
    state = table(patricians={CENSORS: 0}, my_hidden={SENATORS: [ONE]}, **VOTING)

    play(rules, state, "turn_up censors")

    assert state.vote_removed[Vote.CENSORS] == 1
    assert state.vote_discard.sum() == 0
    assert (state.phase, state.seat, state.player) == (Phase.VOTE, CHANCE, ME)
    assert "turn_up censors" not in likely(rules, state)
    play(rules, state, "turn_up senators")
    assert state.won[ME, SENATORS] == 1


def test_cc_v16_an_orgy_asks_nobody_and_is_discarded(rules: SimpleNamespace) -> None:
    state = table(my_hidden={faction: [ONE] for faction in Faction}, **VOTING)

    play(rules, state, "turn_up orgy")

    assert not state.won.any()
    assert state.covered[ME].tolist() == [1] * 5
    assert (state.vote_pile[Vote.ORGY], state.vote_discard[Vote.ORGY]) == (1, 1)
    assert state.player == FOE


def test_cc_v17_the_shuffling_orgy_brings_all_discarded_vote_cards_back(rules: SimpleNamespace) -> None:
    state = table(
        vote_pile=[0, 1, 0, 0, 0, 0, 1],
        vote_discard=[1, 0, 1, 1, 0, 2, 0],
        vote_removed=[0, 0, 0, 0, 1, 0, 0],
        **VOTING,
    )

    play(rules, state, "turn_up shuffling_orgy")

    assert state.vote_pile.tolist() == [1, 1, 1, 1, 0, 2, 1]
    assert state.vote_discard.sum() == 0
    assert not state.won.any()


@pytest.mark.parametrize(("mine", "theirs"), [([FIVE], [ONE]), ([FIVE], [FIVE])])
def test_cc_v18_a_turned_faction_card_is_discarded_after_an_equal_vote_too(
    rules: SimpleNamespace, mine: list[int], theirs: list[int]
) -> None:
    state = voted(rules, mine=mine, theirs=theirs)

    assert (state.vote_pile[Vote.SENATORS], state.vote_discard[Vote.SENATORS]) == (0, 1)


def test_cc_v19_a_faction_left_with_eight_cards_is_asked_again_after_every_active_turn(rules: SimpleNamespace) -> None:
    state = table(
        hand=[ONE, TWO], their_hand=[ONE, TWO, CASTLING],
        mine={SENATORS: [ONE] * 4}, theirs={SENATORS: [ONE] * 4, AEDILES: [FIVE]},
    )  # fmt: skip

    play(rules, state, "lay_hidden one praetors", "done", "ask senators", "turn_up orgy")
    assert state.won.sum() == 0
    play(rules, state, "castle senators aediles", "lay_hidden five senators", *["lay_hidden one senators"] * 3)
    play(rules, state, "lay_hidden one aediles", "lay_hidden one quaestors", "done", "ask senators")

    assert state.won[FOE, SENATORS] == 1


def test_cc_v19_a_passive_turn_has_no_extraordinary_vote(rules: SimpleNamespace) -> None:
    state = table(
        hand=[ONE], influence=[TWO] * 3, their_hand=[ONE], mine={SENATORS: [FIVE] * 4}, theirs={SENATORS: [ONE] * 4}
    )

    play(rules, state, "pass", "exchange one", "draw influence", "deal two")

    assert state.player == FOE
    assert not state.won.any()
    assert "lay_hidden one quaestors" in legal(rules, state)
