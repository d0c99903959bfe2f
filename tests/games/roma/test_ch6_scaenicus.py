"""Chapter 6. Scaenicus, and what every card needs to be activated (RO-T12, RO-T13)."""

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import pytest

from ludi.games.roma.components import KIND, Card, Kind
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
)  # fmt: skip

# fmt: off
NEEDS: list[tuple[Card, Mapping[str, Any], Mapping[str, Any]]] = [  # a card at disc 3: where it can act, and not
    (Card.SICARIUS,     {"theirs": {I: Card.LEGAT}},            {"theirs": {III: Card.FORUM}}),
    (Card.GLADIATOR,    {"theirs": {I: Card.LEGAT}},            {"theirs": {III: Card.FORUM}}),
    (Card.VELITES,      {"theirs": {I: Card.LEGAT}},            {"theirs": {III: Card.FORUM}}),
    (Card.NERO,         {"theirs": {I: Card.FORUM}},            {"theirs": {III: Card.LEGAT}}),
    (Card.ONAGER,       {"theirs": {I: Card.FORUM}},            {"theirs": {III: Card.LEGAT}}),
    (Card.LEGIONARIUS,  {"theirs": {III: Card.NERO}},           {"theirs": {II: Card.LEGAT, IV: Card.LEGAT}}),
    (Card.CENTURIO,     {"theirs": {III: Card.NERO}},           {"theirs": {II: Card.LEGAT, IV: Card.LEGAT}}),
    (Card.ESSEDUM,      {"theirs": {I: Card.TURRIS}},           {"mine": {I: Card.TURRIS}}),
    (Card.LEGAT,        {"theirs": dict.fromkeys((I, II, III, IV, V), Card.FORUM)},
                        {"theirs": dict.fromkeys((I, II, III, IV, V, VI), Card.FORUM)}),
    (Card.MERCATUS,     {"theirs": {VI: Card.FORUM}},           {"mine": {VI: Card.FORUM}, "theirs": {I: Card.NERO}}),
    (Card.CONSUL,       {"dice": (3, 6)},                       {"dice": (3,)}),
    (Card.FORUM,        {"dice": (3, 6)},                       {"dice": (3,)}),
    (Card.SENATOR,      {"hand": [Card.LEGAT]},                 {"hand": [Card.FORUM]}),
    (Card.ARCHITECTUS,  {"hand": [Card.FORUM]},                 {"hand": [Card.LEGAT]}),
    (Card.MERCATOR,     {"coins": (2, 0)},                      {"coins": (1, 5)}),
    (Card.HARUSPEX,     {"draw_pile": [Card.FORUM]},            {"hand": [Card.FORUM]}),
    (Card.HARUSPEX,     {"discard": [Card.FORUM]},              {"their_hand": [Card.FORUM]}),
    (Card.AESCULAPINUM, {"discard": [Card.LEGAT]},              {"discard": [Card.FORUM], "draw_pile": [Card.LEGAT]}),
    (Card.SCAENICUS,    {"mine": {I: Card.PRAETORIANUS}},       {"mine": {I: Card.SCAENICUS, II: Card.MACHINA}}),
    (Card.SCAENICUS,    {"mine": {I: Card.LEGIONARIUS}, "theirs": {III: Card.NERO}},
                        {"mine": {I: Card.LEGIONARIUS}, "theirs": {I: Card.NERO}}),
]
# fmt: on
ALWAYS = [Card.PRAETORIANUS, Card.TRIBUNUS_PLEBIS, Card.CONSILIARIUS, Card.MACHINA]


def with_card(card: Card, position: Mapping[str, Any]) -> Any:
    """The position with this card of mine at disc 3 and a die for it."""
    return table(**{"dice": (3,)} | dict(position) | {"mine": {III: card} | dict(position.get("mine", {}))})


@pytest.mark.parametrize(("card", "enough", "lacking"), NEEDS)
def test_ro_t13_a_card_is_activated_where_it_finds_what_it_acts_on(
    rules: SimpleNamespace, card: Card, enough: Mapping[str, Any], lacking: Mapping[str, Any]
) -> None:
    assert "activate 3" in legal(rules, with_card(card, enough))


@pytest.mark.parametrize(("card", "enough", "lacking"), NEEDS)
def test_ro_t12_a_card_without_anything_to_act_on_is_not_activated(
    rules: SimpleNamespace, card: Card, enough: Mapping[str, Any], lacking: Mapping[str, Any]
) -> None:
    assert "activate 3" not in legal(rules, with_card(card, lacking))


@pytest.mark.parametrize("card", ALWAYS)
def test_ro_t13_some_cards_need_nothing(rules: SimpleNamespace, card: Card) -> None:
    assert "activate 3" in legal(rules, with_card(card, {}))


def test_ro_t13_every_active_card_is_in_the_list() -> None:
    listed = {card for card, _, _ in NEEDS} | set(ALWAYS)

    assert set(Card) - listed == {Card.BASILICA, Card.TEMPLUM, Card.TURRIS}


def test_ro_t13_a_battle_that_cannot_be_won_may_be_fought(rules: SimpleNamespace) -> None:
    state = table(mine={III: Card.LEGIONARIUS}, theirs={III: Card.NERO}, dice=(3,))

    play(rules, state, "activate 3", "roll 6")

    assert lying(state, FOE) == {III: Card.NERO}


@pytest.mark.parametrize(("card", "enough", "lacking"), [need for need in NEEDS if KIND[need[0]] == Kind.PERSON])
def test_ro_k9_scaenicus_copies_a_person_where_that_one_could_act_in_its_place(
    rules: SimpleNamespace, card: Card, enough: Mapping[str, Any], lacking: Mapping[str, Any]
) -> None:
    for position, can in ((enough, True), (lacking, False)):
        mine = {V: card} if card != Card.SCAENICUS else {}
        state = with_card(Card.SCAENICUS, dict(position) | {"mine": mine | dict(position.get("mine", {}))})

        copied = set()
        if "activate 3" in legal(rules, state):
            copied = legal(rules, play(rules, state, "activate 3"))

        assert (f"copy {card.name.lower()}" in copied) is (can and card != Card.SCAENICUS)


def test_ro_k9_scaenicus_copies_own_persons_only(rules: SimpleNamespace) -> None:
    mine = {III: Card.SCAENICUS, I: Card.TRIBUNUS_PLEBIS, II: Card.MACHINA}
    state = table(mine=mine, theirs={I: Card.PRAETORIANUS}, dice=(3,))

    play(rules, state, "activate 3")

    assert legal(rules, state) == {"copy tribunus_plebis"}


def test_ro_k9_another_scaenicus_is_not_offered(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.SCAENICUS, II: Card.SCAENICUS, III: Card.TRIBUNUS_PLEBIS}, dice=(1,))

    play(rules, state, "activate 1")

    assert legal(rules, state) == {"copy tribunus_plebis"}


def test_ro_k9_each_activation_chooses_anew(rules: SimpleNamespace) -> None:
    mine = {I: Card.SCAENICUS, II: Card.TRIBUNUS_PLEBIS, III: Card.LEGAT}
    state = table(mine=mine, dice=(1, 1))

    play(rules, state, "activate 1", "copy tribunus_plebis", "activate 1", "copy legat")

    assert list(state.vp) == [10 + 1 + 6, 9]
    assert unused(state) == []


def test_ro_k9_opposite_is_opposite_scaenicus(rules: SimpleNamespace) -> None:
    mine = {I: Card.SCAENICUS, IV: Card.LEGIONARIUS}
    state = table(mine=mine, theirs={I: Card.LEGAT, IV: Card.TEMPLUM}, dice=(1,))

    play(rules, state, "activate 1", "copy legionarius", "roll 6")

    assert lying(state, FOE) == {IV: Card.TEMPLUM}


def test_ro_k9_scaenicus_copies_a_card_on_a_blocked_disc(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.SCAENICUS, IV: Card.TRIBUNUS_PLEBIS}, dice=(1, 4), blocked=[IV])
    assert "activate 4" not in legal(rules, state)

    play(rules, state, "activate 1", "copy tribunus_plebis")

    assert list(state.vp) == [11, 9]


def test_ro_k9_on_a_blocked_disc_scaenicus_cannot_be_activated(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.SCAENICUS, IV: Card.TRIBUNUS_PLEBIS}, dice=(1,), blocked=[I])

    assert "activate 1" not in legal(rules, state)


@pytest.mark.parametrize(("card", "victim"), [(Card.SICARIUS, Card.LEGAT), (Card.NERO, Card.FORUM)])
def test_ro_k9_scaenicus_is_discarded_in_place_of_the_copied_card(
    rules: SimpleNamespace, card: Card, victim: Card
) -> None:
    state = table(mine={I: Card.SCAENICUS, IV: card}, theirs={VI: victim}, dice=(1,))

    play(rules, state, "activate 1", f"copy {card.name.lower()}", "target 6")

    assert lying(state, ME) == {IV: card}
    assert sorted(pile(state)) == sorted([Card.SCAENICUS, victim])


def test_ro_k9_one_die_activates_scaenicus(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.SCAENICUS, IV: Card.TRIBUNUS_PLEBIS}, dice=(1, 4, 6))

    play(rules, state, "activate 1")
    assert unused(state) == [4, 6]

    play(rules, state, "copy tribunus_plebis")
    assert unused(state) == [4, 6]


def test_ro_k27_a_copied_consiliarius_takes_up_scaenicus_too(rules: SimpleNamespace) -> None:
    state = table(mine={I: Card.SCAENICUS, IV: Card.CONSILIARIUS, V: Card.FORUM}, dice=(1,))

    play(rules, state, "activate 1", "copy consiliarius")
    assert cards(state.lifted) == [Card.SCAENICUS, Card.CONSILIARIUS]

    play(rules, state, "lay consiliarius 1", "lay scaenicus 5")
    assert lying(state, ME) == {I: Card.CONSILIARIUS, V: Card.SCAENICUS}
    assert pile(state) == [Card.FORUM]


@pytest.mark.parametrize(("card", "laid"), [(Card.SENATOR, Card.NERO), (Card.ARCHITECTUS, Card.FORUM)])
def test_ro_k27_a_copied_senator_or_architectus_may_cover_scaenicus_and_the_copied_card(
    rules: SimpleNamespace, card: Card, laid: Card
) -> None:
    name = laid.name.lower()
    state = table(mine={I: Card.SCAENICUS, IV: card}, hand=[laid, laid], dice=(1,))

    play(rules, state, "activate 1", f"copy {card.name.lower()}", f"lay {name} 4", f"lay {name} 1", "done")

    assert lying(state, ME) == {I: laid, IV: laid}
    assert pile(state) == [card, Card.SCAENICUS]
    assert state.coins[ME] == 0


def test_ro_k27_a_copied_consul_changes_an_unused_die(rules: SimpleNamespace) -> None:
    state = play(rules, table(mine={I: Card.SCAENICUS, IV: Card.CONSUL}, dice=(1, 1)), "activate 1", "copy consul")
    assert legal(rules, state) == {"raise 1"}

    assert unused(play(rules, state, "raise 1")) == [2]


def test_ro_k27_a_copied_centurio_may_add_a_die(rules: SimpleNamespace) -> None:
    mine = {I: Card.SCAENICUS, IV: Card.CENTURIO}
    state = table(mine=mine, theirs={I: Card.NERO, IV: Card.LEGAT}, dice=(1, 5))

    play(rules, state, "activate 1", "copy centurio", "roll 4", "use_die 5")

    assert lying(state, FOE) == {IV: Card.LEGAT}


def test_ro_k27_a_copied_praetorianus_blocks_and_a_copied_mercator_buys(rules: SimpleNamespace) -> None:
    mine = {I: Card.SCAENICUS, IV: Card.PRAETORIANUS, V: Card.MERCATOR}
    state = table(mine=mine, coins=(5, 0), dice=(1, 1))

    play(rules, state, "activate 1", "copy praetorianus", "block 2", "activate 1", "copy mercator", "buy 2")

    assert list(state.blocked[FOE]) == [0, 1, 0, 0, 0, 0]
    assert list(state.coins) == [1, 4]
    assert list(state.vp) == [12, 8]


def test_ro_k27_a_copied_haruspex_looks_through_the_pile(rules: SimpleNamespace) -> None:
    mine = {I: Card.SCAENICUS, II: Card.HARUSPEX}
    state = table(mine=mine, draw_pile=[Card.FORUM, Card.NERO], dice=(1,))

    play(rules, state, "activate 1", "copy haruspex", "keep nero")

    assert cards(state.hand[ME]) == [Card.NERO]


def test_ro_k27_a_copied_gladiator_or_velites_chooses_any_person(rules: SimpleNamespace) -> None:
    mine = {I: Card.SCAENICUS, II: Card.GLADIATOR, III: Card.VELITES}
    state = table(mine=mine, theirs={V: Card.LEGAT, VI: Card.NERO}, dice=(1, 1))

    play(rules, state, "activate 1", "copy gladiator", "target 6", "activate 1", "copy velites", "target 5", "roll 2")

    assert lying(state, FOE) == {}
    assert cards(state.hand[FOE]) == [Card.NERO]
    assert pile(state) == [Card.LEGAT]
