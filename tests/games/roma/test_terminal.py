"""The terminal board of Roma."""

from io import StringIO

from rich.console import Console

from ludi.core.board import board_of
from ludi.core.state import State
from ludi.games.roma import GAME

KNOWN = "Known in the opponent’s hand:"


def shown(state: State) -> str:
    """What the first seat sees."""
    out = Console(file=StringIO(), width=120)
    out.print(board_of(GAME, GAME.view_of(state, 0), 0, "en"))
    return out.file.getvalue()  # type: ignore[attr-defined, no-any-return]


def test_what_is_known_of_the_other_hand_is_said() -> None:
    state = GAME.read({"hand": {"wave": {"forum": 1}}, "known": {"wave": {"forum": 1}}})
    assert f"{KNOWN} Forum" in shown(state)


def test_nothing_is_said_while_a_known_card_may_lie_face_down() -> None:
    position = {"hand": {"wave": {"nero": 1}}, "face_down": {"wave": {2: "forum"}}, "known": {"wave": {"forum": 1}}}
    assert KNOWN not in shown(GAME.read(position))


def test_ro_b3_the_defence_that_counts_is_shown_and_its_change_marked() -> None:
    lying = {"wave": {1: "forum", 2: "turris"}, "eagle": {3: "legat"}}

    raised = shown(GAME.read({"face_up": lying}))
    assert "6⛨▲(5)" in raised
    assert "6⛨▼" not in raised
    assert "▲▼ Differs from the printed defence" in raised

    lowered = shown(GAME.read({"face_up": lying, "essedum": 1}))
    assert "4⛨▼(5)" in lowered
    assert "4⛨▼(6)" in lowered


def test_ro_b3_a_printed_defence_has_no_mark() -> None:
    plain = shown(GAME.read({"face_up": {"wave": {1: "forum"}, "eagle": {3: "turris"}}}))

    assert "5⛨" in plain
    assert not {"▲", "▼"} & set(plain)
