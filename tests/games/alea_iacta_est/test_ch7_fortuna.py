"""Chapter 7. AI-H1 with a Fortuna pile shuffled anew: what people at the table know of closed tiles, and no more."""

import os
from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import permutations
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from ludi.core.chance import new_rng
from ludi.core.state import HIDDEN, NONE, State, same
from ludi.games.alea_iacta_est import GAME
from tests.games.alea_iacta_est.table import FIFTH, FOE, FOURTH, ME, THIRD, dice_in, play, table

LOOKS = int(os.environ.get("LUDI_LOOKS", "3000"))  # fewer where nothing is compiled
COPIES = {1: 8, 2: 14, 3: 8}
Held = Mapping[int, Iterable[int]]


def shuffled_anew(early: Held, late: Held, pile: Iterable[int], dice: Mapping[int, int], players: int = 4) -> State:
    """The end of a stage in which the pile was made anew: who drew what before and since, what is left of it."""
    drawn = [*pile, *(value for held in late.values() for value in held)]
    closed = Counter([*drawn, *(value for held in early.values() for value in held)])
    state = table(
        players=players, templum={seat: (1,) * count for seat, count in dice.items()}, early=early, drawn=late,
        fortuna={FOURTH: [value for value in COPIES for _ in range(COPIES[value] - closed[value])]}, forum=[(1, FOE)],
    )  # fmt: skip
    for value in drawn:
        state.fortuna_anew[value - 1] += 1
    assert dice_in(state.fortuna_pile) == sorted(pile)
    return state


def told(state: State, before: State, move: str, seat: int) -> list[Any]:
    """What a seat, or a watcher, is told of a move: as a view, as numbers, and in the log."""
    view = GAME.view_of(state, seat)
    numbers = np.zeros(GAME.feature_size, np.int16)
    if seat != NONE:
        GAME.interpreted.features(view, seat, numbers)
    seen = GAME.seen_move(before, GAME.actions.decode(GAME.actions.parse(move)), seat)
    return [view.tobytes(), numbers.tobytes(), GAME.narrate(GAME.view_of(before, seat), seen, view, seat)]


def test_ai_h1_from_which_pile_an_opened_tile_came_is_told_to_nobody(rules: SimpleNamespace) -> None:
    dice = {FOE: 2, THIRD: 1}
    one = shuffled_anew({FOE: [1], THIRD: [2]}, {FOE: [2]}, [1], dice)
    other = shuffled_anew({FOE: [2], THIRD: [1]}, {FOE: [1]}, [2], dice)
    for state in (one, other):
        rules.evaluate(state)
        assert GAME.interpreted.fault_of(state) in (NONE, 0)  # dice are not the matter here

    for move in ("keep_fortuna 1", "keep_fortuna 2"):
        for seat in (ME, FOURTH, NONE):
            assert same(GAME.view_of(one, seat), GAME.view_of(other, seat))
        were = one.copy(), other.copy()
        play(rules, one, move)
        play(rules, other, move)
        for seat in (ME, FOURTH, NONE):
            assert told(one, were[0], move, seat) == told(other, were[1], move, seat)


def test_ai_h1_who_drew_how_many_before_and_since_stays_public(rules: SimpleNamespace) -> None:
    state = shuffled_anew({FOE: [1], THIRD: [2]}, {FOE: [2, 3]}, [1], {FOE: 3, THIRD: 1})
    rules.evaluate(state)

    play(rules, state, "keep_fortuna 2")

    view = GAME.view_of(state, ME)
    assert view.fortuna_early_size[:3].tolist() == [0, 1, 1]
    assert view.fortuna_drawn_size[:3].tolist() == [0, 2, 0]
    assert dice_in(view.fortuna_opened[FOE]) == [2]
    assert dice_in(view.fortuna_anew) == [1, 2, 3]
    assert (view.fortuna_early[FOE] == HIDDEN).all()


def test_ai_h1_when_all_tiles_are_open_nothing_of_the_shuffling_is_left(rules: SimpleNamespace) -> None:
    state = shuffled_anew({FOE: [1], THIRD: [2]}, {FOE: [2]}, [1], {FOE: 2, THIRD: 1})
    rules.evaluate(state)

    play(rules, state, "keep_fortuna 1", "keep_fortuna 2", "keep_fortuna 2")

    for field in ("fortuna_anew", "fortuna_early", "fortuna_drawn", "fortuna_opened", "fortuna_early_size"):
        assert not state[field].any()
    assert dice_in(state.fortuna[FOE]) == [1, 2]


# Deals that a viewer cannot rule out, counted by hand: every closed tile is one of a kind of its own.


def deals(state: State, viewer: int) -> Counter[Any]:
    """How often each deal comes up among all that fit what the viewer sees, with tiles opened at random."""
    others = [seat for seat in range(5) if seat != viewer]
    early = [value for seat in others for value in dice_in(state.fortuna_early[seat])]
    late = [*(value for seat in others for value in dice_in(state.fortuna_drawn[seat])), *dice_in(state.fortuna_pile)]
    found: Counter[Any] = Counter()
    for first in permutations(early):
        for second in permutations(late):
            deal = dealt(state, others, first, second)
            found[deal] += ways_to_open(state, deal)
    return +found


def dealt(state: State, others: list[int], early: tuple[int, ...], late: tuple[int, ...]) -> Any:
    """The tiles in this order, dealt to the seats: before and since."""
    hands = []
    for seat in others:
        many, more = int(state.fortuna_early_size[seat]), int(state.fortuna_drawn_size[seat])
        hands.append((seat, tuple(sorted(early[:many])), tuple(sorted(late[:more]))))
        early, late = early[many:], late[more:]
    return tuple(hands)


def ways_to_open(state: State, deal: Any) -> int:
    """In how many ways the tiles that lie open could have been picked from this deal."""
    ways = 1
    for seat, early, late in deal:
        held = Counter([*early, *late])
        opened = Counter(dice_in(state.fortuna_opened[seat]))
        if sum(opened.values()) > 1 and sum(opened.values()) < len(early) + len(late):
            raise ValueError("two open and some closed never are: the leader's first, or all")
        for value, count in opened.items():
            ways *= 0 if held[value] < count else held[value] if count < len(early) + len(late) else 1
    return ways


def imagined_deals(state: State, viewer: int) -> Counter[Any]:
    """How often each deal is imagined; the first few at both speeds."""
    view, found = GAME.view_of(state, viewer), Counter[Any]()
    for look in range(LOOKS):
        other = GAME.imagined(view, viewer, new_rng(look), GAME.compiled)
        if look < 10:
            assert same(GAME.imagined(view, viewer, new_rng(look), GAME.interpreted), other)
            assert same(GAME.view_of(other, viewer), view)
            assert GAME.compiled.fault_of(other) in (NONE, 0)
        hands = [(seat, tuple(dice_in(other.fortuna_early[seat])), tuple(dice_in(other.fortuna_drawn[seat])))
                 for seat in range(5) if seat != viewer]  # fmt: skip
        found[tuple(hands)] += 1
    return found


POSITIONS = {
    "one is done": ({FOE: [1, 3], THIRD: [2]}, {FOE: [2], THIRD: [2]}, [1], {FOE: 3, THIRD: 2}, ("1", "2")),
    "the leader's first": ({FOE: [1, 3], THIRD: [2]}, {FOE: [2], THIRD: [2]}, [1], {FOE: 3, THIRD: 2}, ("2",)),
    "mine known": ({FOE: [1], THIRD: [2], ME: [3]}, {FOE: [2], ME: [1]}, [2], {FOE: 4, THIRD: 2, ME: 3}, ("1", "2")),
    "two are done": ({FOE: [1, 2], THIRD: [2]}, {FOE: [3], THIRD: [1]}, [3], {FOE: 5, THIRD: 4}, ("1", "2", "2")),
}  # fmt: skip


@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize("viewer", [ME, FIFTH])
def test_ai_h1_what_may_lie_closed_is_imagined_as_often_as_it_comes_up(name: str, viewer: int) -> None:
    early, late, pile, dice, kept = POSITIONS[name]
    early = early | ({FIFTH: [3]} if name == "two are done" else {})
    state = shuffled_anew(early, late, pile, dice | {FIFTH: 1}, players=5)
    GAME.interpreted.evaluate(state)
    play(GAME.interpreted, state, *(f"keep_fortuna {value}" for value in kept))

    due, found = deals(state, viewer), imagined_deals(state, viewer)

    assert set(found) <= set(due)
    for deal, ways in due.items():
        share = ways / due.total()
        assert abs(found[deal] / LOOKS - share) < 4.5 * (share * (1 - share) / LOOKS) ** 0.5 + 1e-9, deal


def test_ai_h1_who_drew_one_tile_only_shows_its_pile(rules: SimpleNamespace) -> None:
    """Foe's only tile is from before the shuffling: when it lies open, everybody knows what the others hold."""
    state = shuffled_anew({FOE: [1], ME: [3]}, {THIRD: [2, 3]}, [1], {THIRD: 3, FOE: 2, ME: 1})
    rules.evaluate(state)
    play(rules, state, "keep_fortuna 2", "keep_fortuna 3", "keep_fortuna 1")

    for other in (GAME.imagined(GAME.view_of(state, FOURTH), FOURTH, new_rng(look), rules) for look in range(20)):
        assert dice_in(other.fortuna_early[ME]) == [3]
        assert dice_in(other.fortuna_pile) == [1]
