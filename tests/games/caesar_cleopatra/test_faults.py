"""What can be wrong with a table, wherever it lies: a card, a patrician, a count, too many at a faction, a memory."""

from typing import Any

import numpy as np
import pytest

from ludi.core.faults import BELOW_ZERO, WRONG_SEAT
from ludi.core.state import CHANCE, NONE, State, copy_of, same
from ludi.games.caesar_cleopatra import GAME
from ludi.games.caesar_cleopatra.components import (
    BONUS_COPIES,
    COPIES,
    INFLUENCES,
    PATRICIANS,
    VOTE_COPIES,
    Action,
    Bonus,
    Card,
    Faction,
    Pile,
)
from ludi.games.caesar_cleopatra.fields import Phase
from tests.games.caesar_cleopatra.table import (
    AEDILES,
    ASSASSINATION,
    CASTLING,
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
    VETO,
    WRATH,
    table,
)
from tests.games.faulty import changed, fault, is_found, one_gone, one_laid, one_off

LOST, NO_PATRICIANS, NO_VOTES, NO_BONUSES, MISCOUNTED, TOO_MANY, MISJUDGED = GAME.faults[:7]
PILED = GAME.faults[-1]
SIZES = ("hand_influence", "hand_actions", "influence_size", "action_size", "covered", "lifted_size")
SHUFFLED, CLOSED = {"action_order": "shuffled"}, {"piles": "closed"}
PILES = {"ordered_pile": {}, "closed_pile": CLOSED, "shuffled_pile": SHUFFLED}  # the option each goes with


def whole(state: State) -> State:
    """The same table with all cards that lie nowhere else in the discard piles."""
    state.discard = GAME.rest_of(state, "discard")
    GAME.interpreted.recount(state)
    return state


def laid_everywhere(options: dict[str, str] | None = None) -> State:
    """A table with something in every kind of place, at the first faction and the last, in the middle of a castling."""
    return whole(
        table(
            mine={SENATORS: [ONE], AEDILES: [PHILOSOPHER]},
            theirs={SENATORS: [TWO], AEDILES: [ONE]},
            my_hidden={AEDILES: [THREE]},
            their_hidden={SENATORS: [FIVE, PHILOSOPHER]},
            hand=[FOUR, SPY],
            their_hand=[FOUR, VETO],
            influence=[ONE, FIVE],
            their_influence=[TWO, TWO],
            actions=[ASSASSINATION, WRATH, VETO],
            their_actions=[SCOUT, ASSASSINATION],
            phase=Phase.CASTLE,
            faction=PRAETORS,
            partner=SENATORS,
            lifted=[[0, 2, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]],
            patricians={SENATORS: 3, AEDILES: 1},
            won=[[1, 0, 0, 0, 1], [1, 0, 0, 0, 1]],
            vote_pile=[0, 1, 1, 1, 0, 1, 1],
            vote_discard=[1, 0, 0, 0, 0, 1, 0],
            vote_removed=[0, 0, 0, 0, 1, 0, 0],
            bonus=[Bonus.SENATORS, NONE],
            bonus_shown=[NONE, Bonus.QUAESTORS],
            bonus_pile=[1, 2, 1],
            options=options,
        )
    )


@pytest.mark.parametrize("options", [{}, SHUFFLED, CLOSED], ids=["chosen", "shuffled", "closed"])
def test_cc_c4_a_table_with_cards_everywhere_has_no_fault(rules: Any, options: dict[str, str]) -> None:
    assert fault(GAME, rules, laid_everywhere(options)) == ""


@pytest.mark.parametrize("field", ["hand", "discard", "influence_pile", "face_up", "face_down", "lifted"])
def test_cc_c4_a_card_too_many_or_too_few_is_found_wherever_it_is(rules: Any, field: str) -> None:
    is_found(GAME, rules, laid_everywhere(), field, LOST)


@pytest.mark.parametrize("field", PILES)
def test_cc_c5_an_action_card_too_many_or_too_few_is_found_in_every_kind_of_pile(rules: Any, field: str) -> None:
    state = laid_everywhere(PILES[field])
    if field == "shuffled_pile":
        is_found(GAME, rules, state, field, LOST)
        return
    for name, other in [*one_laid(state, field, Action.ASSASSINATION), *one_gone(state, field)]:
        assert fault(GAME, rules, other) == LOST, name


@pytest.mark.parametrize("field", PILES)
def test_cc_s4_an_action_pile_lies_as_the_options_say(rules: Any, field: str) -> None:
    for other, options in PILES.items():
        for seat in (ME, FOE):
            state = table(options=options)
            state[field][seat, 0] = 1
            assert fault(GAME, rules, whole(state)) == ("" if other == field else PILED), (field, other, seat)


@pytest.mark.parametrize("field", ["patricians", "won"])
def test_cc_c1_a_patrician_too_many_or_too_few_is_found(rules: Any, field: str) -> None:
    is_found(GAME, rules, laid_everywhere(), field, NO_PATRICIANS)


@pytest.mark.parametrize("field", ["vote_pile", "vote_discard", "vote_removed"])
def test_cc_c2_a_vote_card_too_many_or_too_few_is_found(rules: Any, field: str) -> None:
    is_found(GAME, rules, laid_everywhere(), field, NO_VOTES)


def test_cc_c3_a_bonus_card_too_many_or_too_few_is_found(rules: Any) -> None:
    state = laid_everywhere()
    is_found(GAME, rules, state, "bonus_pile", NO_BONUSES)
    for field in ("bonus", "bonus_shown"):
        for name, other in [*one_laid(state, field, Bonus.PRAETORS), *one_gone(state, field)]:
            assert fault(GAME, rules, other) == NO_BONUSES, name


def test_cc_m1_the_small_game_has_its_own_patricians(rules: Any) -> None:
    state = GAME.new_game({"scale": "small"})
    assert fault(GAME, rules, state) == ""
    for name, other in one_off(state, "patricians"):
        assert fault(GAME, rules, other).startswith((NO_PATRICIANS, BELOW_ZERO)), name


@pytest.mark.parametrize("field", SIZES)
@pytest.mark.parametrize("options", [{}, SHUFFLED, CLOSED], ids=["chosen", "shuffled", "closed"])
def test_cc_h5_a_public_count_that_is_wrong_is_found(rules: Any, field: str, options: dict[str, str]) -> None:
    for name, other in one_off(laid_everywhere(options), field):
        assert fault(GAME, rules, other) == MISCOUNTED, name


@pytest.mark.parametrize("options", [{}, SHUFFLED, CLOSED], ids=["chosen", "shuffled", "closed"])
def test_cc_h5_the_public_counts_are_those_of_what_lies_hidden(rules: Any, options: dict[str, str]) -> None:
    state = laid_everywhere(options)
    assert (state.hand_influence.tolist(), state.hand_actions.tolist()) == ([1, 1], [1, 1])
    assert (state.influence_size.tolist(), state.action_size.tolist()) == ([2, 2], [3, 2])
    assert (state.covered.tolist(), int(state.lifted_size)) == ([[0, 0, 0, 0, 1], [2, 0, 0, 0, 0]], 2)

    counted = copy_of(state)
    for field in SIZES:
        counted[field] = 9 - state[field]
    rules.recount(counted)

    assert same(counted, state)


@pytest.mark.parametrize("seat", [ME, FOE])
@pytest.mark.parametrize("faction", Faction)
def test_cc_t7_the_limits_of_a_faction_hold_everywhere(rules: Any, seat: int, faction: Faction) -> None:
    def lying(own: int, others: int, left: int) -> str:
        cards = [{faction: [ONE] * own}, {faction: [TWO] * others}]
        mine, theirs = cards if seat == ME else reversed(cards)
        won = np.zeros((2, len(Faction)))
        won[ME, faction] = PATRICIANS[faction] - left
        return fault(GAME, rules, whole(table(mine=mine, their_hidden=theirs, patricians={faction: left}, won=won)))

    assert [lying(own, others, 1) for own, others in ((5, 3), (4, 4), (3, 5), (1, 0))] == 4 * [""]
    assert [lying(own, others, 1) for own, others in ((6, 0), (5, 4), (4, 5))] == 3 * [TOO_MANY]
    assert [lying(own, others, 0) for own, others in ((0, 0), (1, 0))] == ["", TOO_MANY]


@pytest.mark.parametrize("seat", [ME, FOE])
@pytest.mark.parametrize("card", [ONE, PHILOSOPHER])
@pytest.mark.parametrize("place", ["hand", *Faction])
def test_cc_h7_a_card_known_in_one_place_lies_there(rules: Any, seat: int, card: Card, place: Any) -> None:
    def known(lying: int, named: int) -> str:
        fields: dict[str, Any] = {"hand": [card] * lying} if place == "hand" else {"my_hidden": {place: [card] * lying}}
        fields |= {"known": [(card, [place])] * named}
        names = {"hand": "their_hand", "my_hidden": "their_hidden", "known": "their_known"}
        if seat == FOE:
            fields = {names[field]: value for field, value in fields.items()}
        return fault(GAME, rules, whole(table(**fields)))

    assert [known(1, 0), known(1, 1), known(2, 1), known(2, 2)] == 4 * [""]
    assert [known(0, 1), known(1, 2)] == 2 * [MISJUDGED]


def test_cc_h7_cards_known_in_several_places_lie_in_them_one_by_one(rules: Any) -> None:
    def known(hand: int, aediles: int, *places: list[Any]) -> str:
        state = table(hand=[ONE] * hand, my_hidden={AEDILES: [ONE] * aediles}, known=[(ONE, place) for place in places])
        return fault(GAME, rules, whole(state))

    either = ["hand", AEDILES]
    assert [known(1, 1, either, either), known(2, 0, either, either), known(1, 1, either, ["hand"])] == 3 * [""]
    assert [known(1, 0, either, either), known(1, 1, either, either, either)] == 2 * [MISJUDGED]
    assert known(2, 1, either, [AEDILES], [AEDILES]) == MISJUDGED


@pytest.mark.parametrize("faction", [SENATORS, AEDILES])
def test_cc_h7_what_a_castling_took_up_may_still_lie_where_it_lay(rules: Any, faction: Faction) -> None:
    lifted = [[int(card == FIVE) for card in range(INFLUENCES)], [0] * INFLUENCES]
    state = table(phase=Phase.CASTLE, faction=faction, partner=PRAETORS, lifted=lifted, known=[(FIVE, [faction])])
    assert fault(GAME, rules, whole(state)) == ""

    state = table(phase=Phase.CASTLE, faction=faction, partner=PRAETORS, lifted=lifted, known=[(FIVE, [faction])] * 2)
    assert fault(GAME, rules, whole(state)) == MISJUDGED


@pytest.mark.parametrize("seat", [ME, FOE])
@pytest.mark.parametrize("action", Action)
def test_cc_h8_an_action_card_known_in_a_hand_is_in_it(rules: Any, seat: int, action: Action) -> None:
    held: dict[str, Any] = {"hand" if seat == ME else "their_hand": [INFLUENCES + action]}
    state = whole(table(**held))

    found = [fault(GAME, rules, changed(state, "known_actions", (seat, action), count)) for count in (0, 1, 2, -1)]

    assert found == ["", "", MISJUDGED, MISJUDGED]


CHANCES = {Phase.BONUS, Phase.EXTRAORDINARY, Phase.VOTE}
OTHERS = {Phase.ANSWER, Phase.REPLACE}


@pytest.mark.parametrize("player", [ME, FOE])
@pytest.mark.parametrize("phase", Phase)
def test_cc_t1_who_decides_follows_from_what_is_asked(rules: Any, phase: Phase, player: int) -> None:
    asked = 1 - player if phase in OTHERS else player
    decider = NONE if phase == Phase.OVER else CHANCE if phase in CHANCES else asked
    state = whole(table(phase=phase, player=player, seat=decider))

    assert GAME.decider_of(state) == decider
    assert fault(GAME, rules, state) == ""
    for seat in {NONE, CHANCE, ME, FOE} - {decider}:
        assert fault(GAME, rules, changed(state, "seat", (), seat)) == WRONG_SEAT


@pytest.mark.parametrize("pile", Pile)
def test_cc_t10_chance_decides_what_is_drawn_from_a_pile(pile: Pile) -> None:
    assert GAME.decider_of(table(phase=Phase.REFILL, pile=pile)) == CHANCE
    assert GAME.decider_of(table(phase=Phase.REFILL)) == ME


@pytest.mark.parametrize("pile", ["discard", "influence_pile", "vote_pile", "vote_discard", "bonus_pile"])
def test_cc_c4_the_rest_of_the_cards_lies_in_a_pile(pile: str) -> None:
    state = laid_everywhere()
    held = state[pile].copy()
    state[pile] = 0

    assert GAME.rest_of(state, pile).tolist() == held.tolist()


def test_cc_c5_the_rest_of_the_action_cards_lies_in_a_pile() -> None:
    state = table(hand=[SPY], their_hand=[VETO, CASTLING])
    rest = [COPIES[INFLUENCES:].tolist(), COPIES[INFLUENCES:].tolist()]
    rest[ME][Action.SPY] -= 1
    rest[FOE][Action.VETO] -= 1
    rest[FOE][Action.CASTLING] -= 1

    assert GAME.rest_of(state, "shuffled_pile").tolist() == rest
    for pile in ("ordered_pile", "closed_pile"):
        rows = GAME.rest_of(state, pile)
        assert [[row.tolist().count(action) for action in Action] for row in rows] == rest


def test_cc_c2_an_empty_table_lacks_all_votes_and_bonuses() -> None:
    state = table(vote_pile=0, bonus_pile=0)

    assert GAME.lacking(state, "vote_pile").tolist() == VOTE_COPIES.tolist()
    assert GAME.lacking(state, "bonus_pile").tolist() == BONUS_COPIES.tolist()
