"""What can be wrong with a table, wherever it lies: a card, a point, a count, a die, a memory, a turn."""

from typing import Any

import pytest

from ludi.core.faults import BELOW_ZERO, NO_FACE, WRONG_SEAT
from ludi.core.state import CHANCE, NONE, State, copy_of, same
from ludi.games.roma import GAME
from ludi.games.roma.components import ACTION_DICE, CARDS, COPIES, FACES, SEATS, Card
from ludi.games.roma.fields import Phase
from tests.games.faulty import changed, fault, is_found, one_gone, one_laid, one_off
from tests.games.roma.table import DISCS, FOE, II, ME, VI, I, table, whole

CARDS_LOST, POINTS_LOST, MISCOUNTED, MISJUDGED = (sentence.split(":")[0] for sentence in GAME.faults[:4])
SMALL = {"scale": "small"}
SIZES = ("hand_size", "given_size", "draw_size", "discard_size", "drawn_size", "covered")


def counts(*cards: Card) -> list[int]:
    """Cards as counts of each kind."""
    return [cards.count(card) for card in Card]


def beside(cards: dict[int, Card]) -> list[int]:
    """Cards by disc."""
    return [cards.get(disc, NONE) for disc in DISCS]


def laid_everywhere() -> State:
    """A table with something in every kind of place, beside the first disc and the last."""
    return whole(
        table(
            mine={I: Card.FORUM, VI: Card.NERO},
            theirs={I: Card.LEGAT, VI: Card.TURRIS},
            hand=[Card.SICARIUS, Card.VELITES],
            their_hand=[Card.VELITES, Card.MERCATUS],
            discard=[Card.CONSUL, Card.LEGAT],
            face_down=[beside({II: Card.CENTURIO}), beside({II: Card.ESSEDUM})],
            given=[counts(Card.GLADIATOR), counts(Card.GLADIATOR)],
            drawn=[counts(Card.ARCHITECTUS), counts(Card.ARCHITECTUS)],
            lifted=counts(Card.BASILICA),
            dice=(1, 6),
        )
    )


def test_ro_c1_a_table_with_cards_everywhere_has_no_fault(rules: Any) -> None:
    assert fault(GAME, rules, laid_everywhere()) == ""


@pytest.mark.parametrize("field", ["hand", "given", "drawn", "lifted", "draw_pile"])
def test_ro_c1_a_card_too_many_or_too_few_is_found_wherever_it_is(rules: Any, field: str) -> None:
    is_found(GAME, rules, laid_everywhere(), field, CARDS_LOST)


@pytest.mark.parametrize("field", ["face_up", "face_down"])
def test_ro_c1_a_card_too_many_or_too_few_is_found_beside_every_disc(rules: Any, field: str) -> None:
    state = laid_everywhere()
    for name, other in [*one_laid(state, field, Card.FORUM), *one_gone(state, field)]:
        assert fault(GAME, rules, other).startswith(CARDS_LOST), name


def test_ro_c1_a_card_too_many_or_too_few_is_found_in_the_discard_pile(rules: Any) -> None:
    state = laid_everywhere()

    state.discard[1] = Card.FORUM
    assert fault(GAME, rules, state).startswith(CARDS_LOST)

    state = laid_everywhere()
    state.discard[2] = Card.FORUM
    rules.recount(state)
    assert fault(GAME, rules, state).startswith(CARDS_LOST)


def test_ro_m2_the_small_game_has_its_own_cards(rules: Any) -> None:
    state = GAME.new_game(SMALL)
    assert fault(GAME, rules, state) == ""
    for name, other in one_off(state, "draw_pile"):
        assert fault(GAME, rules, other).startswith((CARDS_LOST, BELOW_ZERO)), name

    state = GAME.new_game(SMALL)
    state.draw_pile = COPIES - counts(Card.TRIBUNUS_PLEBIS, Card.TRIBUNUS_PLEBIS)
    rules.recount(state)
    assert fault(GAME, rules, state).startswith(CARDS_LOST)


@pytest.mark.parametrize("field", ["vp", "stock", "credited"])
@pytest.mark.parametrize("options", [{}, SMALL], ids=["whole", "small"])
def test_ro_c3_a_point_too_many_or_too_few_is_found(rules: Any, field: str, options: dict[str, str]) -> None:
    for name, other in one_off(GAME.new_game(options), field):
        assert fault(GAME, rules, other).startswith(POINTS_LOST), name


def test_ro_c3_the_fault_says_how_many_points_there_are() -> None:
    assert GAME.faults[1].endswith("are not 36 together, or 6 in the small game")


@pytest.mark.parametrize("field", SIZES)
def test_ro_h2_a_public_count_that_is_wrong_is_found(rules: Any, field: str) -> None:
    for name, other in one_off(laid_everywhere(), field):
        found = fault(GAME, rules, other)
        is_pile_cut = field == "discard_size" and other.discard_size < 2  # then its last card lies nowhere
        assert found.startswith(CARDS_LOST if is_pile_cut else MISCOUNTED), name


def test_ro_h2_a_gap_in_the_discard_pile_is_found(rules: Any) -> None:
    state = laid_everywhere()
    state.discard[2], state.discard[1] = state.discard[1], NONE
    state.draw_pile[Card.LEGAT] += 1  # the pile counts two places, and one of them is empty

    assert fault(GAME, rules, state).startswith(MISCOUNTED)


def test_ro_h2_the_public_counts_are_those_of_what_lies_hidden(rules: Any) -> None:
    state = laid_everywhere()
    state.face_down[ME, VI], state.face_up[ME, VI] = state.face_up[ME, VI], NONE
    state.face_down[FOE, I], state.face_up[FOE, I] = state.face_up[FOE, I], NONE
    rules.recount(state)
    assert (state.hand_size.tolist(), state.given_size.tolist()) == ([2, 2], [1, 1])
    assert (int(state.discard_size), int(state.drawn_size)) == (2, 2)
    assert state.draw_size == COPIES.sum() - 2 * 2 - 2 * 2 - 2 - 2 - 1 - 2 - 2
    assert state.covered.tolist() == [[0, 1, 0, 0, 0, 1], [1, 1, 0, 0, 0, 0]]

    counted = copy_of(state)
    for field in SIZES:
        counted[field] = 9 - state[field]
    rules.recount(counted)

    assert same(counted, state)


def test_ro_h2_a_full_discard_pile_is_counted_to_its_last_card(rules: Any) -> None:
    state = GAME.empty_table()
    state.discard = [card for card in Card for _ in range(COPIES[card])]

    rules.recount(state)

    assert state.discard_size == COPIES.sum()
    assert fault(GAME, rules, state) == ""


@pytest.mark.parametrize("seat", [ME, FOE])
@pytest.mark.parametrize("card", [Card.SICARIUS, Card.TURRIS])
def test_ro_h3_who_is_taken_to_have_a_card_has_it(rules: Any, seat: int, card: Card) -> None:
    others = [other for other in Card if other != card]
    elsewhere = [{"their_hand" if seat == ME else "hand": [card]}, {"discard": [card]}, {"mine": {I: card}}]
    own = beside({VI: card})
    held: list[dict[str, Any]] = [
        {"hand" if seat == ME else "their_hand": [card]},
        {"drawn": [counts(card), counts()] if seat == ME else [counts(), counts(card)]},
        {"face_down": [own, beside({})] if seat == ME else [beside({}), own]},
    ]
    for place in held:
        state = whole(table(**place))
        assert fault(GAME, rules, changed(state, "known", (seat, card), 1)) == "", place
        assert fault(GAME, rules, changed(state, "known", (seat, card), 2)).startswith(MISJUDGED), place
        assert fault(GAME, rules, changed(state, "known", (seat, card), -1)).startswith(MISJUDGED), place
        for other in others:
            assert fault(GAME, rules, changed(state, "known", (seat, other), 1)).startswith(MISJUDGED), other
    for place in elsewhere:
        state = whole(table(**place))
        assert fault(GAME, rules, changed(state, "known", (seat, card), 1)).startswith(MISJUDGED), place


@pytest.mark.parametrize("card", [Card.LEGAT, Card.TURRIS])
def test_ro_h5_what_is_sure_of_the_players_hand_is_in_it(rules: Any, card: Card) -> None:
    state = whole(table(hand=[card], drawn=[counts(card), counts()]))
    assert fault(GAME, rules, changed(state, "sure", (card,), 1)) == ""
    assert fault(GAME, rules, changed(state, "sure", (card,), 2)).startswith(MISJUDGED)
    assert fault(GAME, rules, changed(state, "sure", (card,), -1)).startswith(MISJUDGED)

    state.player = state.seat = FOE  # now it would be said of the other's hand
    assert fault(GAME, rules, changed(state, "sure", (card,), 1)).startswith(MISJUDGED)


@pytest.mark.parametrize("field", ["dice", "used"])
@pytest.mark.parametrize("die", range(ACTION_DICE))
def test_ro_c4_a_die_shows_one_of_its_faces_or_nothing(rules: Any, field: str, die: int) -> None:
    state = laid_everywhere()
    for value in (NONE, *range(1, FACES + 1)):
        assert fault(GAME, rules, changed(state, field, (die,), value)) == "", value
    for value in (NONE - 1, 0, FACES + 1):
        assert fault(GAME, rules, changed(state, field, (die,), value)) == NO_FACE, value


@pytest.mark.parametrize("field", ["coins", "vp", "stock"])
def test_ro_c5_nobody_has_less_than_nothing(rules: Any, field: str) -> None:
    state = laid_everywhere()
    for name, other in one_off(changed(state, field, (), 0), field):
        if (other[field] < 0).any():
            assert fault(GAME, rules, other) == BELOW_ZERO, name
    assert fault(GAME, rules, changed(state, "coins", (), 0)) == ""


CHANCES = {Phase.START, Phase.DEAL, Phase.ROLL, Phase.DRAW, Phase.BATTLE, Phase.THROW}


@pytest.mark.parametrize("player", [ME, FOE])
@pytest.mark.parametrize("phase", Phase)
def test_ro_t1_who_decides_follows_from_what_is_asked(rules: Any, phase: Phase, player: int) -> None:
    decider = NONE if phase == Phase.OVER else CHANCE if phase in CHANCES else player
    state = whole(table(phase=phase, player=player, seat=decider, hand=[Card.FORUM], their_hand=[Card.FORUM]))

    assert GAME.decider_of(state) == decider
    assert fault(GAME, rules, state) == ""
    for seat in {NONE, CHANCE, ME, FOE} - {decider}:
        assert fault(GAME, rules, changed(state, "seat", (), seat)) == WRONG_SEAT


@pytest.mark.parametrize("player", range(SEATS))
def test_ro_s2_who_has_chosen_two_cards_to_give_waits_for_the_other(player: int) -> None:
    deciders = []
    for cards in (0, 1, 2):
        gifts = [counts(), counts()]
        gifts[player] = counts(*[Card.FORUM] * cards)
        deciders.append(GAME.decider_of(whole(table(phase=Phase.GIVE, player=player, given=gifts))))

    assert deciders == [player, player, 1 - player]


@pytest.mark.parametrize("player", range(SEATS))
def test_ro_s3_who_has_laid_all_cards_waits_for_the_other(player: int) -> None:
    hands: list[dict[str, Any]] = [{"their_hand": [Card.FORUM]}, {"hand": [Card.FORUM]}]
    state = whole(table(phase=Phase.OPENING, player=player, **hands[player]))
    assert GAME.decider_of(state) == 1 - player

    state = whole(table(phase=Phase.OPENING, player=player, **hands[1 - player]))
    assert GAME.decider_of(state) == player


def test_ro_c1_the_rest_of_the_cards_lies_in_the_draw_pile(rules: Any) -> None:
    state = laid_everywhere()
    pile = state.draw_pile.copy()
    state.draw_pile = 0

    assert GAME.rest_of(state, "draw_pile").tolist() == pile.tolist()
    assert len(pile) == CARDS
