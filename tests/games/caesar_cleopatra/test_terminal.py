"""The terminal board of Caesar & Cleopatra."""

from io import StringIO

import pytest
from rich.console import Console

from ludi.core import texts
from ludi.core.board import board_of
from ludi.core.state import NONE
from ludi.games.caesar_cleopatra import GAME
from ludi.games.caesar_cleopatra.components import Bonus
from tests.games.caesar_cleopatra.table import (
    AEDILES,
    CASTLING,
    FIVE,
    FOE,
    FOUR,
    ME,
    ONE,
    PHILOSOPHER,
    SCOUT,
    SENATORS,
    SPY,
    THREE,
    TWO,
    table,
)


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("viewer", [ME, FOE, NONE])
def test_the_board_fits_eighty_columns_and_shows_no_hidden_card(viewer: int, language: str) -> None:
    state = table(
        mine={SENATORS: [FOUR, PHILOSOPHER]},
        my_hidden={SENATORS: [ONE, TWO, THREE]},
        their_hidden={AEDILES: [TWO] * 5},
        hand=[ONE, CASTLING],
        their_hand=[FIVE, SCOUT],
        actions=[SPY],
        their_known=[(FIVE, ["hand"])],
        bonus=[Bonus.SENATORS, Bonus.PRAETORS],
    )
    console = Console(width=80, record=True, file=StringIO())

    console.print(board_of(GAME, GAME.view_of(state, viewer), viewer, language))

    drawn = console.export_text()
    assert max(map(len, drawn.splitlines())) <= 80
    assert ("(1)" in drawn) == (viewer == ME)
    assert ("▒ ▒ ▒ ▒ ▒" in drawn) == (viewer != FOE)
    assert "-2" not in drawn


def test_cc_a2_every_card_of_a_spied_hand_is_told() -> None:
    words = {"hand": {"caesar": ["one", "spy"], "cleopatra": ["one", "five", "five", "scout", "scout"]}}
    state = GAME.read(words)
    for move in ("spy", "let_pass"):
        state = GAME.after(state, GAME.actions.parse(move))
    console = Console(width=80, record=True, file=StringIO())

    console.print(board_of(GAME, GAME.view_of(state, ME), ME, "en"))

    assert "1, 5, 5 (hand), scout ×2 (hand)" in " ".join(console.export_text().split())
