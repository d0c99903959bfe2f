"""Chapter 1. The components and the opening."""

from types import SimpleNamespace

from ludi.core.state import CHANCE, HIDDEN, NONE, State
from ludi.games.caesar_cleopatra import GAME
from ludi.games.caesar_cleopatra.components import (
    ACTION_DECK,
    BONUS_CARDS,
    COPIES,
    FACTION_SIZE,
    INFLUENCES,
    VALUE,
    VOTE_CARDS,
    Bonus,
    Faction,
    Seat,
    Vote,
)
from ludi.games.caesar_cleopatra.fields import Phase
from tests.games.caesar_cleopatra.table import (
    AEDILES,
    ASSASSINATION,
    CASTLING,
    CENSORS,
    FIVE,
    FOE,
    FOUR,
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
    cards,
    held,
    hidden,
    legal,
    likely,
    play,
    verbs,
    watched,
)

ORDER = ["veto", "veto", "wrath", "scout", "scout", "castling", "castling", "spy", "spy", *["assassination"] * 4]
LAYING = ["one senators", "two praetors", "three quaestors", "four censors", "five aediles"]


def ordered(rules: SimpleNamespace) -> State:
    """Both action piles lie."""
    return play(rules, GAME.new_game(), *(f"order {card}" for card in ORDER * 2))


def opened(rules: SimpleNamespace) -> State:
    """Everything is ready for the first turn."""
    state = play(rules, ordered(rules), "bonus senators", "bonus quaestors")
    return play(rules, state, *(f"lay_hidden {laying}" for laying in LAYING * 2))


def test_cc_c1_there_are_21_patricians_in_five_factions(rules: SimpleNamespace) -> None:
    assert dict(zip(Faction, FACTION_SIZE.tolist(), strict=True)) == {
        SENATORS: 5, PRAETORS: 5, QUAESTORS: 5, CENSORS: 3, AEDILES: 3,
    }  # fmt: skip
    assert FACTION_SIZE.sum() == 21


def test_cc_c2_there_are_a_vote_card_for_each_faction_and_three_orgies(rules: SimpleNamespace) -> None:
    assert dict.fromkeys(Vote, 1) | {Vote.ORGY: 2} == VOTE_CARDS
    assert sum(VOTE_CARDS.values()) == 8


def test_cc_c3_there_are_two_bonus_cards_for_each_great_faction(rules: SimpleNamespace) -> None:
    assert BONUS_CARDS == {Bonus.SENATORS: 2, Bonus.PRAETORS: 2, Bonus.QUAESTORS: 2}


def test_cc_c4_each_player_has_37_influence_cards(rules: SimpleNamespace) -> None:
    state = GAME.new_game()

    for seat in Seat:
        assert state.hand_influence[seat] + state.influence_size[seat] == 37


def test_cc_c5_each_player_has_13_action_cards(rules: SimpleNamespace) -> None:
    state = GAME.new_game()

    for seat in Seat:
        assert [card for card in held(state, seat) if card >= INFLUENCES] == [
            *[ASSASSINATION] * 4, SPY, SPY, CASTLING, CASTLING, SCOUT, SCOUT, WRATH, VETO, VETO,
        ]  # fmt: skip


def test_cc_c6_seven_cards_of_each_value_and_two_philosophers(rules: SimpleNamespace) -> None:
    assert COPIES[[ONE, TWO, THREE, FOUR, FIVE]].tolist() == [7] * 5
    assert COPIES[PHILOSOPHER] == 2
    assert VALUE[[ONE, TWO, THREE, FOUR, FIVE, PHILOSOPHER]].tolist() == [1, 2, 3, 4, 5, 0]


def test_cc_s1_all_patricians_lie_face_up_and_nobody_has_won_any(rules: SimpleNamespace) -> None:
    state = GAME.new_game()

    assert state.patricians.tolist() == [5, 5, 5, 3, 3]
    assert not state.won.any()


def test_cc_s2_every_vote_card_is_equally_likely_to_be_turned_first(rules: SimpleNamespace) -> None:
    state = GAME.new_game()
    state.phase, state.seat = Phase.VOTE, CHANCE

    assert likely(rules, state) == {f"turn_up {vote.name.lower()}": VOTE_CARDS[vote] for vote in Vote}


def test_cc_s3_two_cards_of_each_value_are_taken_out_and_27_are_the_pile(rules: SimpleNamespace) -> None:
    state = GAME.new_game({"action_order": "shuffled"})

    for seat in Seat:
        assert held(state, seat) == [ONE, ONE, TWO, TWO, THREE, THREE, FOUR, FOUR, FIVE, FIVE]
        assert state.influence_pile[seat].tolist() == [5, 5, 5, 5, 5, 2]
        assert state.influence_size[seat] == 27


def test_cc_s4_each_player_chooses_the_order_of_the_action_pile(rules: SimpleNamespace) -> None:
    state = ordered(rules)

    for seat in Seat:
        assert state.ordered_pile[seat].tolist() == [5, 5, 4, 3, 3, 2, 2, 1, 1, 0, 0, 0, 0]
        assert state.action_size[seat] == ACTION_DECK
        assert state.hand_actions[seat] == 0


def test_cc_s4_any_card_not_yet_placed_may_come_next(rules: SimpleNamespace) -> None:
    state = play(rules, GAME.new_game(), "order wrath", "order veto", "order veto")

    assert legal(rules, state) == {"order assassination", "order spy", "order castling", "order scout"}


def test_cc_s4_the_card_placed_last_is_drawn_first(rules: SimpleNamespace) -> None:
    state = opened(rules)

    play(rules, state, "lay_hidden one senators", "done", "draw action")

    assert ASSASSINATION in held(state, FOE)


def test_cc_s4_both_piles_are_built_unseen_before_the_bonus_cards_are_drawn(rules: SimpleNamespace) -> None:
    state = play(rules, GAME.new_game(), *(f"order {card}" for card in ORDER))

    assert (state.seat, state.phase) == (FOE, Phase.ORDER)
    assert (GAME.view_of(state, FOE).ordered_pile[ME] == HIDDEN).all()
    assert ordered(rules).phase == Phase.BONUS


def test_cc_s4_a_shuffled_action_pile_is_left_to_chance(rules: SimpleNamespace) -> None:
    state = GAME.new_game({"action_order": "shuffled"})

    assert (state.seat, state.phase) == (CHANCE, Phase.BONUS)
    play(rules, state, "bonus senators", "bonus senators", *(f"lay_hidden {laying}" for laying in LAYING * 2))
    play(rules, state, "lay_hidden one senators", "done", "draw action")
    assert likely(rules, state) == {
        "deal assassination": 4, "deal spy": 2, "deal castling": 2, "deal scout": 2, "deal wrath": 1, "deal veto": 2,
    }  # fmt: skip


def test_cc_s5_no_move_looks_into_a_pile(rules: SimpleNamespace) -> None:
    state = opened(rules)

    for viewer in (*Seat, NONE):
        view = GAME.view_of(state, viewer)
        assert (view.influence_pile == HIDDEN).all()
        assert (view.shuffled_pile == HIDDEN).all()
    assert verbs(rules, state) == {"pass", "lay_hidden", "lay_open"}


def test_cc_s6_each_player_draws_one_bonus_card_and_four_leave_the_game_unseen(rules: SimpleNamespace) -> None:
    state = ordered(rules)
    assert likely(rules, state) == {"bonus senators": 2, "bonus praetors": 2, "bonus quaestors": 2}

    play(rules, state, "bonus senators")
    assert likely(rules, state) == {"bonus senators": 1, "bonus praetors": 2, "bonus quaestors": 2}
    play(rules, state, "bonus quaestors")

    assert state.bonus.tolist() == [Bonus.SENATORS, Bonus.QUAESTORS]
    for viewer in (*Seat, NONE):
        assert (GAME.view_of(state, viewer).bonus_pile == HIDDEN).all()
    assert GAME.view_of(state, ME).bonus.tolist() == [Bonus.SENATORS, HIDDEN]
    assert GAME.view_of(state, FOE).bonus.tolist() == [HIDDEN, Bonus.QUAESTORS]


def test_cc_s7_one_card_of_each_value_is_laid_one_at_each_faction(rules: SimpleNamespace) -> None:
    state = play(rules, ordered(rules), "bonus senators", "bonus senators")

    play(rules, state, "lay_hidden three senators", "lay_hidden one praetors")

    assert legal(rules, state) == {f"lay_hidden {card} quaestors" for card in ("two", "four", "five")}


def test_cc_s7_the_other_five_are_the_opening_hand(rules: SimpleNamespace) -> None:
    state = opened(rules)

    for seat in Seat:
        assert held(state, seat) == [ONE, TWO, THREE, FOUR, FIVE]
        assert [hidden(state, seat, faction) for faction in Faction] == [[ONE], [TWO], [THREE], [FOUR], [FIVE]]


def test_cc_s8_factions_are_covered_in_the_order_of_the_rows(rules: SimpleNamespace) -> None:
    state = play(rules, ordered(rules), "bonus senators", "bonus senators")

    for faction in ("senators", "praetors", "quaestors", "censors", "aediles"):
        assert {move.split()[-1] for move in legal(rules, state)} == {faction}
        play(rules, state, max(legal(rules, state)))


def test_cc_s8_what_the_other_sees_is_the_same_for_any_two_arrangements(rules: SimpleNamespace) -> None:
    """Every view and every line of the other seat, and of a watcher, in their order."""
    arrangements = [("one", "two", "three", "four", "five"), ("five", "three", "one", "two", "four")]

    for viewer in (FOE, NONE):
        seen = []
        for cards_laid in arrangements:
            moves = [
                f"lay_hidden {card} {faction.name.lower()}" for card, faction in zip(cards_laid, Faction, strict=True)
            ]
            seen.append(watched(rules, play(rules, ordered(rules), "bonus senators", "bonus praetors"), moves, viewer))
        assert seen[0] == seen[1]
        assert [line.message.rsplit("log-")[1] for _, lines, _ in seen[0] for line in lines] == ["arranged"]


def test_cc_s8_the_arrangements_are_unseen_while_both_are_made(rules: SimpleNamespace) -> None:
    state = play(rules, ordered(rules), "bonus senators", "bonus senators")
    play(rules, state, *(f"lay_hidden {laying}" for laying in LAYING))

    assert state.seat == FOE
    view = GAME.view_of(state, FOE)
    assert (view.face_down[ME] == HIDDEN).all()
    assert (view.hand[ME] == HIDDEN).all()
    assert len(legal(rules, state)) == 5


def test_cc_s8_a_laid_card_is_seen_by_nobody_but_its_owner(rules: SimpleNamespace) -> None:
    state = play(rules, ordered(rules), "bonus senators", "bonus senators")
    move = GAME.actions.decode(GAME.actions.parse("lay_hidden four aediles"))

    assert GAME.seen_move(state, move, ME).parts["card"] == FOUR
    for viewer in (FOE, NONE):
        assert GAME.seen_move(state, move, viewer).parts == {"card": HIDDEN, "faction": AEDILES}


def test_cc_s1_the_piles_are_whole_when_play_begins(rules: SimpleNamespace) -> None:
    state = opened(rules)

    assert rules.fault_of(state) == NONE
    assert cards(state.influence_pile[ME]).count(PHILOSOPHER) == 2
