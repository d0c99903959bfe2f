"""The action dictionary: numbers and names, both ways."""

import pytest

from ludi.core.errors import LudiError
from ludi.core.game import Game


def test_every_action_survives_decoding_and_encoding(game: Game) -> None:
    for action in range(game.actions.size):
        move = game.actions.decode(action)
        assert game.actions.encode(move.verb, *move.parts.values()) == action


def test_every_action_has_a_notation_of_its_own_that_parses_back(game: Game) -> None:
    texts = [game.actions.text(action) for action in range(game.actions.size)]

    assert len(set(texts)) == len(texts)
    assert [game.actions.parse(text) for text in texts] == list(range(game.actions.size))


def test_words_name_every_part(game: Game) -> None:
    for action in range(game.actions.size):
        move = game.actions.decode(action)
        assert set(game.actions.words(action)) == {"move", *move.parts}


@pytest.mark.parametrize("text", ["", "fly away", "?"])
def test_what_is_no_move_is_refused_in_one_sentence(game: Game, text: str) -> None:
    with pytest.raises(LudiError, match="is not a move"):
        game.actions.parse(text)


def test_there_are_fewer_than_six_hundred_actions(game: Game) -> None:
    assert game.actions.size < 600
