"""Terni lapilli by its rules, at both speeds; and how little of it there is."""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from ludi.core.game import Game
from ludi.core.ledger import coverage
from ludi.core.match import Match
from ludi.core.texts import messages_in
from tests.examples.conftest import TERNI

MOST_LINES = 150
WHITE, BLACK = 0, 1


@pytest.fixture
def terni() -> Game:
    from terni_lapilli import GAME

    return GAME


def table(terni: Game, speed: str, white: tuple[int, ...] = (), black: tuple[int, ...] = (), **others: Any) -> Match:
    """Pebbles on these points; White decides unless it is said otherwise."""
    points = dict.fromkeys(white, "white") | dict.fromkeys(black, "black")
    placed = len(points)
    phase = "step" if placed == 6 else "place"
    match = Match(terni, start=terni.read({"points": points, "placed": placed, "phase": phase} | others))
    match.rules = getattr(terni, speed)
    return match


def play(match: Match, *moves: str) -> None:
    for move in moves:
        match.step(match.game.actions.parse(move))


def legal(match: Match) -> list[str]:
    return [match.game.actions.text(action) for action in match.legal()]


def test_tl_1_white_begins_and_both_play_by_turns(terni: Game, speed: str) -> None:
    match = Match(terni)
    match.rules = getattr(terni, speed)
    deciding = [match.seat]

    for move in ("place 1", "place 2", "place 3"):
        play(match, move)
        deciding.append(match.seat)

    assert deciding == [WHITE, BLACK, WHITE, BLACK]


def test_tl_2_pebbles_go_to_empty_points_until_each_has_three(terni: Game, speed: str) -> None:
    match = table(terni, speed, white=(1, 2), black=(4, 9), seat="white")

    assert legal(match) == ["place 3", "place 5", "place 6", "place 7", "place 8"]
    play(match, "place 8", "place 3")
    assert all(move.startswith("step") for move in legal(match))


def test_tl_3_the_first_pebble_does_not_go_to_the_middle(terni: Game, speed: str) -> None:
    match = table(terni, speed)

    assert "place 5" not in legal(match)
    play(match, "place 1")
    assert "place 5" in legal(match)


def test_tl_4_a_pebble_goes_along_a_line_to_the_next_empty_point(terni: Game, speed: str) -> None:
    match = table(terni, speed, white=(1, 6, 8), black=(2, 3, 7))

    assert legal(match) == ["step 1 4", "step 1 5", "step 6 5", "step 6 9", "step 8 5", "step 8 9"]
    play(match, "step 8 5")
    assert match.game.in_words(match.state, "points") == {
        1: "white", 2: "black", 3: "black", 5: "white", 6: "white", 7: "black",
    }  # fmt: skip


def test_tl_4_askew_it_goes_only_through_the_middle(terni: Game, speed: str) -> None:
    match = table(terni, speed, white=(2, 5, 9), black=(1, 3, 8))

    assert legal(match) == ["step 5 4", "step 5 6", "step 5 7", "step 9 6"]


def positions(terni: Game) -> Iterator[Match]:
    """Every way six pebbles can lie, three each."""
    for white in combinations(range(1, 10), 3):
        for black in combinations(sorted(set(range(1, 10)) - set(white)), 3):
            yield table(terni, "compiled", white, black)


def test_tl_4_who_has_not_lost_can_always_move(terni: Game) -> None:
    stuck = [match for match in positions(terni) if not legal(match)]

    assert all(terni.compiled.has_row(match.state, BLACK) for match in stuck)


@pytest.mark.parametrize(("before", "last"), [((1, 2), 3), ((4, 5), 6), ((3, 9), 6), ((1, 5), 9), ((3, 5), 7)])
def test_tl_5_three_in_a_row_win_while_they_are_placed(
    terni: Game, speed: str, before: tuple[int, int], last: int
) -> None:
    others = tuple(point for point in (8, 2, 4) if point not in (*before, last))[:2]
    match = table(terni, speed, white=before, black=others)

    play(match, f"place {last}")

    assert match.is_over
    assert match.winners() == [WHITE]
    assert match.scores() == [1, 0]


def test_tl_5_three_in_a_row_win_by_a_step(terni: Game, speed: str) -> None:
    match = table(terni, speed, white=(1, 6, 9), black=(2, 4, 8), seat="black")

    play(match, "step 4 5")

    assert match.winners() == [BLACK]


def test_tl_6_after_thirty_steps_the_victory_is_shared(terni: Game, speed: str) -> None:
    match = table(terni, speed, white=(1, 6, 8), black=(2, 3, 7), steps=29)

    play(match, "step 1 4")

    assert match.is_over
    assert match.winners() == [WHITE, BLACK]


def test_every_rule_has_a_test_and_every_test_a_rule() -> None:
    rules = messages_in(TERNI / "terni_lapilli" / "texts" / "en" / "rules.ftl")

    named = coverage(rules, Path(__file__).parent)

    assert list(named) == rules
    assert all(named.values())


def test_the_whole_game_has_fewer_than_a_hundred_and_fifty_lines() -> None:
    lines = [line for file in TERNI.rglob("*.py") for line in file.read_text(encoding="utf-8").splitlines()]

    assert len([line for line in lines if line.strip()]) < MOST_LINES
