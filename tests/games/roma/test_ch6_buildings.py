"""Chapter 6. The buildings; the Forum with its neighbours under both values of the option `templum`."""

from types import SimpleNamespace

import pytest

from ludi.core.state import CHANCE, NONE
from ludi.games.roma.components import Card, Spot
from tests.games.roma.table import (
    FOE,
    II,
    III,
    IV,
    ME,
    VI,
    I,
    V,
    cards,
    legal,
    lying,
    pile,
    play,
    table,
    unused,
    weights,
)  # fmt: skip

THROWN = {"templum": "thrown"}


def test_ro_k18_aesculapinum_takes_any_person_from_the_discard_pile(rules: SimpleNamespace) -> None:
    discarded = [Card.NERO, Card.FORUM, Card.LEGAT, Card.NERO]
    state = table(mine={I: Card.AESCULAPINUM}, discard=discarded, draw_pile=[Card.SENATOR], dice=(1,))
    play(rules, state, "activate 1")
    assert legal(rules, state) == {"take nero", "take legat"}

    play(rules, state, "take legat")

    assert cards(state.hand[ME]) == [Card.LEGAT]
    assert pile(state) == [Card.NERO, Card.FORUM, Card.NERO]


def test_ro_k20_a_forum_pays_the_value_of_a_second_die(rules: SimpleNamespace) -> None:
    state = play(rules, table(mine={III: Card.FORUM}, dice=(3, 5, 2)), "activate 3")
    assert legal(rules, state) == {"use_die 5", "use_die 2"}

    play(rules, state, "use_die 5")

    assert list(state.vp) == [15, 10]
    assert state.stock == 11
    assert unused(state) == [2]


def test_ro_k20_without_a_second_die_a_forum_cannot_be_activated(rules: SimpleNamespace) -> None:
    assert "activate 3" not in legal(rules, table(mine={III: Card.FORUM}, dice=(3,)))


@pytest.mark.parametrize(
    ("mine", "more"),
    [
        ({III: Card.FORUM, IV: Card.BASILICA}, 2),
        ({II: Card.BASILICA, III: Card.FORUM, IV: Card.BASILICA}, 4),
        ({III: Card.FORUM, V: Card.BASILICA}, 0),
    ],
)
def test_ro_k19_each_basilica_next_to_the_forum_adds_2(
    rules: SimpleNamespace, mine: dict[int, Card], more: int
) -> None:
    state = table(mine=mine, dice=(3, 1))

    play(rules, state, "activate 3", "use_die 1")

    assert state.vp[ME] == 10 + 1 + more


def test_ro_k19_a_basilica_across_the_disc_adds_nothing(rules: SimpleNamespace) -> None:
    state = table(mine={III: Card.FORUM}, theirs={II: Card.BASILICA, III: Card.BASILICA}, dice=(3, 1))

    play(rules, state, "activate 3", "use_die 1")

    assert state.vp[ME] == 11


def test_ro_k19_a_basilica_between_two_forums_serves_both(rules: SimpleNamespace) -> None:
    state = table(mine={III: Card.FORUM, IV: Card.BASILICA, V: Card.FORUM}, dice=(5, 1))

    play(rules, state, "activate 5", "use_die 1")

    assert state.vp[ME] == 13


def test_ro_k21_next_to_a_templum_the_third_die_may_be_added_as_it_lies(rules: SimpleNamespace) -> None:
    state = table(mine={II: Card.TEMPLUM, III: Card.FORUM}, dice=(3, 5, 2))
    play(rules, state, "activate 3", "use_die 5")
    assert legal(rules, state) == {"use_die 2", "done"}

    play(rules, state, "use_die 2")

    assert state.vp[ME] == 10 + 5 + 2
    assert unused(state) == []
    assert state.seat == ME


@pytest.mark.parametrize("options", [{}, THROWN])
def test_ro_k21_the_third_die_need_not_be_used(rules: SimpleNamespace, options: dict[str, str]) -> None:
    state = table(mine={II: Card.TEMPLUM, III: Card.FORUM}, dice=(3, 5, 2), options=options)

    play(rules, state, "activate 3", "use_die 5", "done")

    assert state.vp[ME] == 10 + 5
    assert unused(state) == [2]


@pytest.mark.parametrize("options", [{}, THROWN])
def test_ro_k21_a_third_die_already_used_is_not_asked_for(rules: SimpleNamespace, options: dict[str, str]) -> None:
    state = table(mine={II: Card.TEMPLUM, III: Card.FORUM}, dice=(3, 5, 2), options=options)

    play(rules, state, "money 2", "activate 3", "use_die 5")

    assert state.vp[ME] == 15
    assert legal(rules, state) == {"end_turn"}


@pytest.mark.parametrize("options", [{}, THROWN])
def test_ro_k21_a_templum_elsewhere_does_not_help(rules: SimpleNamespace, options: dict[str, str]) -> None:
    state = table(mine={III: Card.FORUM, V: Card.TEMPLUM}, theirs={II: Card.TEMPLUM}, dice=(3, 5, 2), options=options)

    play(rules, state, "activate 3", "use_die 5")

    assert state.vp[ME] == 15
    assert unused(state) == [2]


def test_ro_k21_two_templa_add_no_second_die(rules: SimpleNamespace) -> None:
    state = table(mine={II: Card.TEMPLUM, III: Card.FORUM, IV: Card.TEMPLUM}, dice=(3, 5, 2))

    play(rules, state, "activate 3", "use_die 5", "use_die 2")

    assert state.vp[ME] == 17
    assert legal(rules, state) == {"end_turn"}


def test_ro_k21_with_the_option_thrown_the_third_die_is_thrown_once_more(rules: SimpleNamespace) -> None:
    state = table(mine={II: Card.TEMPLUM, III: Card.FORUM}, dice=(3, 5, 2), options=THROWN)
    play(rules, state, "activate 3", "use_die 5", "use_die 2")
    assert state.seat == CHANCE
    assert weights(rules, state) == {f"roll {face}": 1 for face in range(1, 7)}

    play(rules, state, "roll 6")

    assert state.vp[ME] == 10 + 5 + 6
    assert legal(rules, state) == {"end_turn"}


@pytest.mark.parametrize("options", [{}, THROWN])
def test_ro_k21_the_third_die_lies_at_the_forum_like_the_other_two(
    rules: SimpleNamespace, options: dict[str, str]
) -> None:
    state = table(mine={II: Card.TEMPLUM, III: Card.FORUM}, dice=(5, 3, 1), options=options)

    play(rules, state, "activate 3", "use_die 5", "use_die 1", *(["roll 1"] if options else []))

    assert list(state.used) == [5, 3, 1]
    assert list(state.used_at) == [Spot.DISC_3] * 3


def test_ro_k21_a_third_die_that_was_thrown_again_shows_what_was_thrown(rules: SimpleNamespace) -> None:
    state = table(mine={II: Card.TEMPLUM, III: Card.FORUM}, dice=(4, 3, 4), options=THROWN)

    play(rules, state, "activate 3", "use_die 4", "use_die 4")
    assert list(state.used) == [4, 3, NONE]  # in the air
    assert list(state.used_at) == [Spot.DISC_3] * 3
    play(rules, state, "roll 6")

    assert list(state.used) == [4, 3, 6]
    assert list(state.used_at) == [Spot.DISC_3] * 3


def test_ro_k28_second_die_basilica_and_templum_are_one_payout(rules: SimpleNamespace) -> None:
    state = table(mine={II: Card.TEMPLUM, III: Card.FORUM, IV: Card.BASILICA}, dice=(3, 5, 2), stock=7)
    play(rules, state, "activate 3", "use_die 5")
    assert list(state.vp) == [10, 10]
    assert state.seat == ME

    play(rules, state, "use_die 2")

    assert list(state.vp) == [10 + 5 + 2 + 2, 10]
    assert (state.stock, state.credited) == (0, 2)


def test_ro_k22_mercatus_takes_a_point_for_each_opposing_forum(rules: SimpleNamespace) -> None:
    theirs = {I: Card.FORUM, IV: Card.FORUM, V: Card.BASILICA}
    state = table(mine={II: Card.MERCATUS, III: Card.FORUM}, theirs=theirs, dice=(2,))

    play(rules, state, "activate 2")

    assert list(state.vp) == [12, 8]
    assert state.stock == 16


def test_ro_k23_machina_takes_up_all_own_buildings_itself_too(rules: SimpleNamespace) -> None:
    mine = {I: Card.MACHINA, II: Card.NERO, III: Card.FORUM, VI: Card.FORUM}
    state = table(mine=mine, theirs={I: Card.FORUM}, dice=(1,))

    play(rules, state, "activate 1")

    assert lying(state, ME) == {II: Card.NERO}
    assert cards(state.lifted) == [Card.FORUM, Card.FORUM, Card.MACHINA]
    assert lying(state, FOE) == {I: Card.FORUM}


def test_ro_k23_each_building_is_laid_again_free_at_a_disc_of_its_own(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.MACHINA, III: Card.FORUM}, dice=(1,))
    play(rules, state, "activate 1", "lay forum 1")
    assert legal(rules, state) == {f"lay machina {disc}" for disc in (2, 3, 4, 5, 6)}

    play(rules, state, "lay machina 3")

    assert lying(state, ME) == {I: Card.FORUM, III: Card.MACHINA}
    assert state.coins[ME] == 0


def test_ro_k23_buildings_may_cover_own_persons(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.MACHINA, II: Card.NERO}, dice=(1,))

    play(rules, state, "activate 1", "lay machina 2")

    assert lying(state, ME) == {II: Card.MACHINA}
    assert pile(state) == [Card.NERO]


def test_ro_k23_a_second_machina_activation_begins_with_all_discs_free(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.MACHINA}, dice=(1, 1))

    play(rules, state, "activate 1", "lay machina 1", "activate 1")

    assert len(legal(rules, state)) == 6
