"""How strong the ranks are: what a room keeps of its ladder, and what is said of a file that is none."""

from pathlib import Path

import pytest

from ludi.bots.levels import LEVELS
from ludi.bots.measure.ratings import Rating, ratings_in, ratings_of
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.rooms import is_ours


def test_a_ladder_rates_every_rank_with_tiro_at_zero(our_game: Game) -> None:
    ratings = ratings_of(our_game)

    assert list(ratings) == list(LEVELS)
    assert ratings["tiro"].elo == 0
    assert all(rating.low <= rating.elo <= rating.high for rating in ratings.values())


def test_a_higher_rank_is_rated_higher(our_game: Game) -> None:
    measured = [rating.elo for rating in ratings_of(our_game).values()]

    assert measured == sorted(measured)


def test_a_game_nobody_measured_has_no_ratings(game: Game) -> None:
    assert is_ours(game.room) or ratings_of(game) == {}


def test_a_ladder_is_read_as_it_is_written(tmp_path: Path) -> None:
    (tmp_path / "ratings.json").write_text('{"tiro": {"elo": 0, "low": -20, "high": 20}}', encoding="utf-8")

    assert ratings_in(tmp_path / "ratings.json") == {"tiro": Rating(0, -20, 20)}


@pytest.mark.parametrize("text", ["", "[]", '{"tiro": 0}', '{"tiro": {"elo": 0}}'])
def test_a_file_without_ratings_is_named_in_a_sentence(tmp_path: Path, text: str) -> None:
    (tmp_path / "ratings.json").write_text(text, encoding="utf-8")

    with pytest.raises(LudiError, match=r"ratings\.json holds no ratings"):
        ratings_in(tmp_path / "ratings.json")
