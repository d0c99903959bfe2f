"""What is worked out of a view for those who draw, beside the rules' own word for it."""

from typing import Any

import pytest

from ludi.core.state import NONE, State
from ludi.games.caesar_cleopatra import GAME
from ludi.games.caesar_cleopatra.components import Card
from tests.games.caesar_cleopatra.table import (
    AEDILES,
    CENSORS,
    FIVE,
    FOE,
    FOUR,
    ME,
    ONE,
    PHILOSOPHER,
    PRAETORS,
    SCOUT,
    SENATORS,
    SPY,
    THREE,
    TWO,
    table,
)

RULES = GAME.interpreted


def told(state: State, seat: int = ME) -> dict[str, Any]:
    """What a seat is told of a table."""
    return GAME.derived(GAME.view_of(state, seat))


def test_cc_v5_what_lies_open_is_added_up_as_in_a_vote() -> None:
    state = table(mine={SENATORS: [FOUR, ONE, PHILOSOPHER]}, theirs={AEDILES: [FIVE]})

    influence = told(state)["influence"]

    assert (influence[ME][SENATORS], influence[FOE][AEDILES]) == (5, 5)
    for seat in (ME, FOE):
        assert influence[seat] == [RULES.influence_of(state, seat, faction) for faction in range(5)]


@pytest.mark.parametrize(("seat", "influence", "unseen"), [(ME, 4, 2), (FOE, 4 + 2 + 3, 0), (NONE, 4, 2)])
def test_cc_h1_what_lies_face_down_is_added_up_by_its_owner_and_counted_by_others(
    seat: int, influence: int, unseen: int
) -> None:
    state = table(theirs={CENSORS: [FOUR]}, their_hidden={CENSORS: [TWO, THREE]})

    derived = told(state, seat)

    assert (derived["influence"][FOE][CENSORS], derived["unseen"][FOE][CENSORS]) == (influence, unseen)


def test_cc_h7_a_card_known_in_one_place_is_certain_there_and_one_of_several_is_possible_in_each() -> None:
    state = table(
        their_hidden={SENATORS: [TWO, TWO, FIVE], PRAETORS: [ONE]},
        their_hand=[THREE, THREE],
        their_known=[
            (TWO, [SENATORS]), (TWO, [SENATORS]), (FIVE, ["hand", SENATORS]), (ONE, [SENATORS, PRAETORS]),
            (ONE, [SENATORS, PRAETORS]), (THREE, ["hand"]),
        ],
    )  # fmt: skip

    derived = told(state)

    assert derived["certain"][FOE] == [[TWO, TWO], [], [], [], []]
    assert derived["possible"][FOE] == [[ONE, FIVE], [ONE], [], [], []]
    assert derived["known_hand"][FOE] == [THREE]


def test_cc_h4_a_spied_hand_is_known_whole() -> None:
    words = {"hand": {"caesar": ["one", "spy"], "cleopatra": ["one", "five", "five", "scout", "scout"]}}
    state = GAME.read(words)
    for move in ("spy", "let_pass"):
        state = GAME.after(state, GAME.actions.parse(move))

    hand = told(state)["known_hand"][FOE]

    assert hand == [ONE, FIVE, FIVE, SCOUT, SCOUT]
    assert {card for card in Card if RULES.is_known_in_hand(state, FOE, card)} == set(hand)


def test_cc_h7_a_watcher_is_told_of_nothing_that_players_know() -> None:
    state = table(their_hand=[SPY], their_known=[(TWO, [SENATORS])], known_actions=[[0] * 6, [0, 1, 0, 0, 0, 0]])
    assert told(state)["known_hand"][FOE] == [SPY]

    derived = told(state, NONE)

    assert derived["known_hand"] == [[], []]
    assert derived["certain"] == derived["possible"] == [[[]] * 5] * 2
