"""What is said before a move is made, and what points are made of."""

import random

import pytest

from ludi.core import texts
from ludi.core.chance import new_rng
from ludi.core.match import Match, is_decision
from ludi.core.state import NONE, State
from ludi.games.roma import GAME
from ludi.games.roma.components import Card
from ludi.games.roma.fields import Phase
from tests.games.roma.table import FOE, FULL_SIDE, II, III, IV, ME, VI, play, table


def foretold(state: State, move: str) -> list[str]:
    """What the deciding seat is told of a move, in English."""
    action = GAME.actions.parse(move)
    assert action in GAME.legal(state)
    view = GAME.view_of(state, int(state.seat))
    return [texts.say("en", line) for line in GAME.forecast(view, GAME.actions.decode(action))]


def test_ro_t5_money_tells_what_comes_and_what_there_is_then() -> None:
    assert foretold(table(dice=(4,), coins=[3, 0]), "money 4") == ["You get 4 sestertii and have 7."]


def test_ro_t9_laying_tells_the_price_and_what_is_covered() -> None:
    state = table(mine={III: Card.FORUM}, hand=[Card.TURRIS], coins=[8, 0])
    assert foretold(state, "lay turris 3") == [
        "Costs 6 sestertii; left: 2.",
        "Forum is covered and goes to the discard pile.",
    ]


def test_ro_b2_the_odds_of_a_battle_count_every_modifier() -> None:
    state = table(mine={IV: Card.LEGIONARIUS}, theirs={IV: Card.CONSUL, II: Card.TURRIS}, dice=(4,))
    assert foretold(state, "activate 4") == ["Consul: needs 4 or more, 50%."]


def test_ro_b2_a_defence_above_six_cannot_be_reached_by_the_die_alone() -> None:
    state = table(mine={IV: Card.CENTURIO}, theirs={IV: Card.NERO}, dice=(4, 5))
    assert foretold(state, "activate 4") == [
        "Nero: needs 9; the die alone cannot reach it.",
        "After the throw you may add an unused die.",
    ]


@pytest.mark.parametrize(("dice", "may_add"), [((6, 4), True), ((6,), False)])
def test_ro_k27_a_copied_centurio_may_add_a_die_too(dice: tuple[int, ...], may_add: bool) -> None:
    position = {"mine": {II: Card.CENTURIO, VI: Card.SCAENICUS}, "theirs": {VI: Card.NERO}, "dice": dice}
    state = play(GAME.interpreted, table(**position), "activate 6")
    assert ("After the throw you may add an unused die." in foretold(state, "copy centurio")) == may_add


def test_ro_k2_legat_tells_the_points_of_empty_places() -> None:
    state = table(mine={II: Card.LEGAT}, theirs={III: Card.FORUM}, dice=(2,))
    assert foretold(state, "activate 2") == ["You gain 5 VP from the stock."]


def test_ro_e1_a_move_that_ends_the_game_says_so() -> None:
    state = table(mine={II: Card.LEGAT}, theirs={III: Card.FORUM}, dice=(2,), stock=5)
    assert foretold(state, "activate 2") == ["You gain 5 VP from the stock.", "This ends the game."]


def test_ro_k20_a_forum_tells_its_least_and_most() -> None:
    state = table(mine={III: Card.FORUM, II: Card.BASILICA, IV: Card.TEMPLUM}, dice=(3, 2, 6))
    assert foretold(state, "activate 3") == ["Brings 4 to 10 VP."]


def test_ro_k20_a_forum_with_one_die_left_tells_what_it_brings() -> None:
    state = table(mine={III: Card.FORUM, II: Card.BASILICA}, dice=(3, 5))
    assert foretold(state, "activate 3") == ["Brings 7 VP."]


def test_ro_k20_the_second_die_is_counted_with_the_basilica() -> None:
    state = table(mine={III: Card.FORUM, II: Card.BASILICA}, dice=(5, 6), phase=Phase.FORUM, disc=III, actor=Card.FORUM)
    assert foretold(state, "use_die 5") == ["You gain 7 VP from the stock."]


def test_ro_k1_sicarius_falls_with_its_victim() -> None:
    state = table(mine={VI: Card.SICARIUS}, theirs={II: Card.CONSUL}, phase=Phase.TARGET, disc=VI, actor=Card.SICARIUS)
    assert foretold(state, "target 2") == ["Consul is discarded, and Sicarius with it."]


def test_ro_t1_the_end_of_a_turn_tells_what_lapses_and_what_empty_discs_cost() -> None:
    state = table(mine={III: Card.FORUM}, dice=(1, 2))
    assert foretold(state, "end_turn") == [
        "2 unused dice are lost.",
        "5 empty discs cost 5 VP when your next turn begins.",
    ]
    assert foretold(table(mine=FULL_SIDE), "end_turn") == []


def test_ro_c3_the_score_sheet_has_one_line() -> None:
    line, points = GAME.score_sheet(table(vp=[12, 8]), ME)[0]
    assert (texts.say("en", line), points) == ("Victory points held", 12)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_ro_h1_every_legal_move_can_be_told_from_the_view(language: str) -> None:
    rng, choose = new_rng(7), random.Random(7)
    match = Match(GAME, {"templum": "thrown"})
    while not match.is_over and len(match.actions) < 600:
        if not is_decision(match.state):
            match.step_chance(rng)
            continue
        view = match.view(match.seat)
        for action in match.legal():
            for line in GAME.forecast(view, GAME.actions.decode(action)):
                assert not texts.say(language, line).startswith("roma-")
        match.step(choose.choice(match.legal()))


def test_ro_b3_the_defence_that_counts_is_told_of_every_place_with_what_changes_it() -> None:
    state = table(mine={II: Card.LEGAT}, theirs={II: Card.FORUM, III: Card.TURRIS}, essedum=1)

    told = GAME.derived(GAME.view_of(state, ME))

    assert told["defence"] == [[0, 2, 0, 0, 0, 0], [0, 5 + 1 - 2, 6 - 2, 0, 0, 0]]
    assert told["raised"] == [[0] * 6, [0, 1, 0, 0, 0, 0]]
    assert told["lowered"] == [0, 2]


def test_ro_b3_a_card_face_down_neither_defends_nor_shields() -> None:
    state = table(mine={II: Card.LEGAT})
    state.face_down[ME, III] = Card.TURRIS
    state.covered[ME, III] = 1

    assert GAME.derived(GAME.view_of(state, ME))["defence"][ME] == [0, 2, 0, 0, 0, 0]


def known_in_hand(state: State) -> list[Card]:
    """The cards of the other's hand that I am told of."""
    counts = GAME.derived(GAME.view_of(state, ME))["known_in_hand"][FOE]
    return [card for card in Card for _ in range(counts[card])]


def test_ro_h3_known_cards_of_the_other_hand_are_told() -> None:
    state = table(their_hand=[Card.FORUM, Card.FORUM, Card.NERO], their_known=[Card.FORUM, Card.FORUM])

    assert known_in_hand(state) == [Card.FORUM, Card.FORUM]
    assert GAME.derived(GAME.view_of(state, NONE))["known_in_hand"] == [[0] * len(Card)] * 2


def test_ro_h3_a_known_card_that_may_lie_face_down_is_not_told_of_the_hand() -> None:
    state = table(their_hand=[Card.NERO], their_known=[Card.FORUM])
    state.face_down[FOE, III], state.covered[FOE, III] = Card.FORUM, 1

    assert known_in_hand(state) == []


def test_ro_h5_in_the_middle_of_a_draw_that_emptied_the_pile_nothing_is_told_of_the_hand() -> None:
    state = table(their_hand=[Card.NERO], their_known=[Card.NERO, Card.FORUM])
    state.drawn[FOE, Card.FORUM] = 1

    assert GAME.interpreted.are_drawn_known(state, FOE)
    assert known_in_hand(state) == []
