"""Chapter 7. Closed piles: whoever put an action pile in order does not see that order again."""

from types import SimpleNamespace

import pytest

from ludi.core import texts
from ludi.core.chance import new_rng
from ludi.core.match import Match
from ludi.core.state import CHANCE, HIDDEN, NONE, State, copy_of, same
from ludi.core.texts import Line
from ludi.games.caesar_cleopatra import GAME
from ludi.games.caesar_cleopatra.components import ACTION_DECK, INFLUENCES, Action, Card, Seat
from ludi.games.caesar_cleopatra.fields import Phase
from tests.games.caesar_cleopatra.table import (
    ASSASSINATION,
    CASTLING,
    FOE,
    ME,
    ONE,
    SCOUT,
    SENATORS,
    SPY,
    TWO,
    VETO,
    WRATH,
    held,
    likely,
    play,
    table,
)

CLOSED = {"piles": "closed"}
ORDER = [*["assassination"] * 4, *["spy"] * 2, *["castling"] * 2, *["scout"] * 2, "wrath", *["veto"] * 2]
GONE = [*[ASSASSINATION] * 4, SPY, CASTLING, CASTLING, SCOUT, SCOUT, VETO]  # all but a spy, a veto and a wrath


def ordered(rules: SimpleNamespace, cards: list[str], options: dict[str, str] | None = None) -> State:
    """A new game in which Caesar has put these cards on his action pile."""
    state = GAME.new_game(CLOSED if options is None else options)
    return play(rules, state, *(f"order {card}" for card in cards))


def imagined(rules: SimpleNamespace, state: State, seat: int, count: int = 200) -> list[State]:
    """What this seat may take for possible."""
    tables = []
    for look in range(count):
        copy = copy_of(GAME.view_of(state, seat))
        rules.imagine(copy, int(seat), new_rng(look))
        tables.append(copy)
    return tables


def told(state: State, move: str, viewer: int) -> list[Line]:
    """What the log says of a move."""
    match = Match(GAME, start=copy_of(state))
    match.step(GAME.actions.parse(move))
    return match.lines(state, match.actions[0], match.state, viewer)


def test_cc_h2_usually_the_table_reminds_the_owner_of_the_order(rules: SimpleNamespace) -> None:
    state = ordered(rules, ORDER, {})

    assert GAME.chosen({})["piles"] == "remembered"
    assert GAME.view_of(state, ME).ordered_pile[ME, 12] == Action.VETO
    assert (state.closed_pile == NONE).all()


def test_cc_h9_while_it_is_put_in_order_the_owner_sees_the_pile(rules: SimpleNamespace) -> None:
    state = ordered(rules, ORDER[:12])

    assert GAME.view_of(state, ME).ordered_pile[ME, 11] == Action.VETO
    assert (GAME.view_of(state, FOE).ordered_pile[ME] == HIDDEN).all()


def test_cc_h9_once_it_lies_nobody_sees_its_order(rules: SimpleNamespace) -> None:
    state = ordered(rules, ORDER)

    assert state.closed_pile[ME].tolist() == [Action[word.upper()] for word in ORDER]
    for viewer in (ME, FOE, NONE):
        view = GAME.view_of(state, viewer)
        assert (view.closed_pile == HIDDEN).all()
        assert view.action_size[ME] == ACTION_DECK
    assert (GAME.view_of(state, ME).ordered_pile[ME] == NONE).all()


def test_cc_h9_each_pile_is_closed_as_it_is_finished(rules: SimpleNamespace) -> None:
    state = ordered(rules, ORDER)
    play(rules, state, *(f"order {card}" for card in ORDER[:12]))

    assert GAME.view_of(state, FOE).ordered_pile[FOE, 11] == Action.VETO
    play(rules, state, "order veto")
    assert (state.ordered_pile == NONE).all()
    assert (state.closed_pile[ME] == state.closed_pile[FOE]).all()


def test_cc_h9_the_order_counts_all_the_same(rules: SimpleNamespace) -> None:
    state = table(hand=[ONE, TWO], actions=[WRATH, VETO, SPY], their_hand=[ONE], options=CLOSED)

    play(rules, state, "lay_hidden one senators", "done", "draw action")
    assert (state.seat, likely(rules, state)) == (CHANCE, {"deal spy": 1})
    play(rules, state, "deal spy", "draw action")
    assert likely(rules, state) == {"deal veto": 1}
    play(rules, state, "deal veto")

    assert held(state, ME) == [TWO, SPY, VETO]
    assert (state.action_size[ME], state.closed_pile[ME, :2].tolist()) == (1, [Action.WRATH, NONE])


def test_cc_h9_a_replacement_comes_from_the_top_of_the_others_closed_pile(rules: SimpleNamespace) -> None:
    state = table(
        hand=[ONE, SCOUT], their_hidden={SENATORS: [ONE]}, their_hand=[VETO], their_actions=[WRATH, SPY], options=CLOSED
    )

    play(rules, state, "scout senators", "veto", "draw action", "deal spy")

    assert held(state, FOE) == [SPY]
    assert state.closed_pile[FOE, :2].tolist() == [Action.WRATH, NONE]


@pytest.mark.parametrize("viewer", Seat)
def test_cc_h9_any_order_of_the_cards_that_are_left_is_possible_to_both(rules: SimpleNamespace, viewer: Seat) -> None:
    state = table(actions=[SPY, VETO, WRATH], discard=GONE, options=CLOSED)

    looks = imagined(rules, state, viewer)
    orders = {tuple(look.closed_pile[ME, :4].tolist()) for look in looks}

    assert len(orders) == 6
    assert all(sorted(order) == sorted([Action.SPY, Action.WRATH, Action.VETO, NONE]) for order in orders)
    assert all(look.shuffled_pile[ME].sum() == 0 and (look.ordered_pile[ME] == NONE).all() for look in looks)


def test_cc_h9_the_other_imagines_an_unfinished_pile_where_it_is_being_built(rules: SimpleNamespace) -> None:
    state = ordered(rules, ORDER[:5])

    for look in imagined(rules, state, FOE, 20):
        assert (look.ordered_pile[ME, :5] != NONE).all()
        assert (look.closed_pile[ME] == NONE).all()
        assert rules.fault_of(look) == NONE


@pytest.mark.parametrize("viewer", [ME, FOE, NONE])
def test_cc_h9_the_log_tells_nobody_which_card_was_put_on_the_pile(rules: SimpleNamespace, viewer: int) -> None:
    state = ordered(rules, ORDER[:3])
    move = GAME.actions.decode(GAME.actions.parse("order spy"))

    assert GAME.seen_move(state, move, viewer).parts == {"action": HIDDEN}
    assert not any("spy" in texts.say("en", line) for line in told(state, "order spy", viewer))


def test_cc_h9_the_owner_hears_which_card_was_drawn_when_it_is(rules: SimpleNamespace) -> None:
    state = table(phase=Phase.REFILL, to_draw=1, hand=[ONE], actions=[WRATH, SPY], their_hand=[ONE], options=CLOSED)

    drawing = told(state, "draw action", ME)
    assert [line.message for line in drawing] == ["caesar-cleopatra-log-draws"]
    play(rules, state, "draw action")
    (drawn,) = told(state, "deal spy", ME)
    assert (drawn.message, drawn.values["card"]) == ("caesar-cleopatra-log-dealt", Line("caesar-cleopatra-card-spy"))
    assert told(state, "deal spy", FOE) == []


def test_cc_h9_the_forecast_tells_how_many_cards_lie_there_and_not_the_top_one(rules: SimpleNamespace) -> None:
    state = table(phase=Phase.REFILL, to_draw=1, actions=[WRATH, SPY], options=CLOSED)
    draw = GAME.actions.decode(GAME.actions.parse("draw action"))

    lines = GAME.forecast(GAME.view_of(state, ME), draw)

    assert [(line.message, line.values) for line in lines] == [("caesar-cleopatra-would-draw", {"count": 2})]


def test_cc_h9_the_features_say_that_the_order_is_not_known(rules: SimpleNamespace) -> None:
    slices = {piece.name: piece.start for piece in GAME.feature_slices}
    shown = {}
    for name, options in {"closed": CLOSED, "remembered": {}, "shuffled": {"action_order": "shuffled"}}.items():
        state = table(actions=[SPY, VETO], options=options)
        numbers = GAME.observe(GAME.view_of(state, ME), ME, rules)
        shown[name] = int(numbers[slices["shuffled"]])

    assert shown == {"closed": 1, "remembered": 0, "shuffled": 1}
    building = GAME.observe(GAME.view_of(ordered(rules, ORDER[:5]), ME), ME, rules)
    assert building[slices["shuffled"]] == 0


@pytest.mark.parametrize(
    ("options", "pile"),
    [
        (CLOSED, "ordered_pile"),
        ({}, "closed_pile"),
        ({"action_order": "shuffled"}, "closed_pile"),
        ({"action_order": "shuffled"}, "ordered_pile"),
        ({"action_order": "shuffled", "piles": "closed"}, "closed_pile"),
        (CLOSED, "shuffled_pile"),
    ],
)
def test_cc_h9_a_pile_that_lies_otherwise_than_was_chosen_is_a_fault(
    rules: SimpleNamespace, options: dict[str, str], pile: str
) -> None:
    state = GAME.read({pile: {"caesar": ["spy"]}, "discard": "rest", "influence_pile": "rest"}, options)

    assert "an action pile lies against the options" in GAME.faults[rules.fault_of(state)]


def test_cc_h9_a_position_with_a_closed_pile_reads_back_as_it_was(rules: SimpleNamespace) -> None:
    state = table(actions=[SPY, VETO], their_actions=[WRATH], options=CLOSED)

    position = GAME.position(state)

    assert position["closed_pile"] == {"caesar": ["spy", "veto"], "cleopatra": ["wrath"]}
    assert same(GAME.read(position, CLOSED), state)


def test_cc_h9_in_a_closed_pile_the_rest_lies_in_the_order_of_the_kinds(rules: SimpleNamespace) -> None:
    state = GAME.read({"closed_pile": "rest", "influence_pile": "rest"}, CLOSED)

    assert [Card(INFLUENCES + action).name.lower() for action in state.closed_pile[ME]] == ORDER


def test_cc_h9_with_a_shuffled_pile_it_changes_nothing(rules: SimpleNamespace) -> None:
    options = {"action_order": "shuffled", "piles": "closed"}
    state = table(hand=[ONE, TWO], actions=[WRATH, SPY], their_hand=[ONE], options=options)

    play(rules, state, "lay_hidden one senators", "done", "draw action")

    assert likely(rules, state) == {"deal spy": 1, "deal wrath": 1}
