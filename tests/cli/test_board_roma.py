"""The terminal board of Roma."""

from io import StringIO

from rich.console import Console

from ludi.cli.boards import board_of
from ludi.core.record import State
from ludi.games.roma import GAME

KNOWN = "Known in the other hand:"


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
