"""Chapter 6. The variants with fewer orgies."""

from types import SimpleNamespace

import pytest

from ludi.core.state import CHANCE
from ludi.games.caesar_cleopatra import GAME
from ludi.games.caesar_cleopatra.components import Vote
from ludi.games.caesar_cleopatra.fields import Phase
from tests.games.caesar_cleopatra.table import AEDILES, CENSORS, FOE, ONE, SENATORS, play, table

VOTING = {"phase": Phase.VOTE, "seat": CHANCE, "hand": [ONE], "their_hand": [ONE]}


def test_cc_x1_once_two_factions_are_won_a_turned_orgy_leaves_the_game(rules: SimpleNamespace) -> None:
    state = table(options={"orgies": "fading"}, patricians={CENSORS: 0, AEDILES: 0}, **VOTING)

    play(rules, state, "turn_up orgy")

    assert (state.vote_pile[Vote.ORGY], state.vote_discard[Vote.ORGY], state.vote_removed[Vote.ORGY]) == (1, 0, 1)


def test_cc_x1_before_that_it_is_discarded(rules: SimpleNamespace) -> None:
    state = table(options={"orgies": "fading"}, patricians={CENSORS: 0}, **VOTING)

    play(rules, state, "turn_up orgy")

    assert (state.vote_discard[Vote.ORGY], state.vote_removed[Vote.ORGY]) == (1, 0)


def test_cc_x1_the_shuffling_orgy_never_leaves(rules: SimpleNamespace) -> None:
    state = table(options={"orgies": "fading"}, patricians={CENSORS: 0, AEDILES: 0}, **VOTING)

    play(rules, state, "turn_up shuffling_orgy")

    assert (state.vote_pile[Vote.SHUFFLING_ORGY], state.vote_removed[Vote.SHUFFLING_ORGY]) == (1, 0)


def test_cc_x2_one_orgy_is_removed_before_the_game(rules: SimpleNamespace) -> None:
    state = GAME.new_game({"orgies": "fewer"})

    assert state.vote_pile[Vote.ORGY] == 1
    assert state.vote_pile.sum() == 7
    assert state.vote_removed[Vote.ORGY] == 1


@pytest.mark.parametrize("orgies", ["all", "fewer"])
def test_cc_x3_without_the_first_variant_no_orgy_leaves_the_game(rules: SimpleNamespace, orgies: str) -> None:
    state = table(options={"orgies": orgies}, patricians={CENSORS: 0, AEDILES: 0}, **VOTING)

    play(rules, state, "turn_up orgy")

    assert state.vote_discard[Vote.ORGY] == 1


def test_cc_x3_all_orgies_are_the_default(rules: SimpleNamespace) -> None:
    state = GAME.new_game()

    assert GAME.chosen({})["orgies"] == "all"
    assert state.vote_pile[Vote.ORGY] == 2


def test_cc_x3_an_orgy_that_leaves_still_means_no_vote(rules: SimpleNamespace) -> None:
    state = table(
        options={"orgies": "fading"}, patricians={CENSORS: 0, AEDILES: 0}, my_hidden={SENATORS: [ONE]}, **VOTING
    )

    play(rules, state, "turn_up orgy")

    assert (state.phase, state.player) == (Phase.TURN, FOE)
    assert not state.won.any()
