"""`import ludi`: everything by one name, in words."""

import subprocess
import sys
from pathlib import Path

import pytest

import ludi
from ludi.core.errors import IllegalMove, LudiError
from ludi.core.state import CHANCE
from tests.luck import LUCK
from tests.variants import OURS


@pytest.mark.parametrize("name", OURS)
def test_a_match_in_words_from_the_first_move_to_the_record(name: str, tmp_path: Path) -> None:
    match, random = ludi.Match(name, seed=LUCK.randrange(1000)), ludi.bot("random")

    while not match.is_over:
        move = random.move(match)
        assert move in match.moves()
        match.play(move)

    match.save(tmp_path / "match.json")
    again = ludi.load(tmp_path / "match.json")
    assert again.actions == match.actions
    assert again.winners() == match.winners()


def test_without_a_seed_chance_is_said_too() -> None:
    match = ludi.Match("roma", {"start_player": "eagle"})

    assert match.seat == CHANCE
    match.play("draw forum")

    assert match.seat == CHANCE


def test_the_same_seed_throws_the_same_dice() -> None:
    assert ludi.Match("roma", seed=3).actions == ludi.Match("roma", seed=3).actions


def test_a_copy_goes_its_own_way_with_the_same_luck() -> None:
    match = ludi.Match("alea_iacta_est", {"players": "3"}, seed=5)
    other = match.copy()

    other.play(other.moves()[0])
    assert match.actions != other.actions
    match.play(match.moves()[0])
    assert match.actions == other.actions


def test_a_move_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    match = ludi.Match("roma", seed=1)
    before = list(match.actions)

    with pytest.raises(IllegalMove):
        match.play("end_turn")
    with pytest.raises(LudiError, match="is not a move"):
        match.play("castle kingside")

    assert match.actions == before


def test_who_is_asked_where_nobody_decides_says_so() -> None:
    with pytest.raises(LudiError, match="Chance decides"):
        ludi.bot("random").move(ludi.Match("roma"))


@pytest.mark.parametrize("name", OURS)
def test_a_match_prints_itself_as_the_deciding_seat_sees_it(name: str) -> None:
    match = ludi.Match(name, seed=2)

    board = str(match)

    assert match.moves()[0] in board
    assert max(map(len, board.splitlines())) <= 100
    assert "<svg" in match._repr_html_()


@pytest.mark.parametrize("name", ludi.games())
def test_a_game_is_told_in_less_than_a_line(name: str) -> None:
    assert len(repr(ludi.game(name))) < 80
    assert len(repr(ludi.Match(name, seed=1))) < 80


def test_what_the_first_page_of_python_shows_can_be_run() -> None:
    assert set(OURS) <= set(ludi.games())
    assert ludi.simulate("roma", games=10, threads=1).decisions > 0
    assert repr(ludi.bot("caesar")) == "<Opponent caesar>"
    with pytest.raises(AttributeError):
        ludi.nothing  # type: ignore[attr-defined] # noqa: B018


def test_import_ludi_reads_nothing_else() -> None:
    words = "import sys, ludi; print([name for name in sys.modules if name.startswith('ludi.') or name == 'numba'])"

    printed = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, check=True).stdout

    assert printed.strip() == "[]"
