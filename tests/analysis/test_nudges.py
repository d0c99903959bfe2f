"""The first two grades of a hint: made from the advice alone, in the words of every room, no piece named too soon."""

import pytest

from ludi.analysis.nudges import about, nudge_of, piece_of, where_to_look
from ludi.bots.play.advice import Advice
from ludi.core import texts
from ludi.core.game import Game
from ludi.core.speech import move_line
from ludi.core.texts import Line
from ludi.games import GAMES

ROMA, CAESAR = GAMES.find("roma"), GAMES.find("caesar_cleopatra")
LAY = ROMA.actions.parse("lay forum 3")
END = ROMA.actions.parse("end_turn")


def advised(*moves: tuple[int, float]) -> list[Advice]:
    return [Advice(value, (action,), 10) for action, value in moves]


@pytest.mark.parametrize("reason", ["wins", "saves", "points", "prevents"])
def test_a_nudge_is_the_strongest_reason_without_its_figures(reason: str) -> None:
    told = about(advised((LAY, 0.7), (END, 0.5)), [Line(f"analysis-why-{reason}", {"points": 3})])

    assert told == Line(f"hint-nudge-{reason}")


def test_a_nudge_says_where_nothing_shows_at_once_where_moves_are_alike_and_where_there_is_no_choice() -> None:
    assert about(advised((LAY, 0.7), (END, 0.5)), [Line("analysis-why-later")]) == Line("hint-nudge-later")
    assert about(advised((LAY, 0.7), (END, 0.69)), [Line("analysis-why-points")]) == Line("hint-nudge-alike")
    assert about(advised((LAY, 0.7)), []) == Line("hint-nudge-only")


def test_nudge_and_piece_follow_from_the_advice_and_nothing_else() -> None:
    advice, why = advised((LAY, 0.7), (END, 0.5)), [Line("analysis-why-points", {"points": 2})]

    assert nudge_of(ROMA, advice, why) == [Line("hint-nudge-points"), Line("roma-nudge-card")]
    assert piece_of(ROMA, LAY) == Line("roma-card-forum")


def test_the_piece_is_what_is_played_not_whom_it_meets() -> None:
    kill = CAESAR.actions.parse("assassinate three senators")

    assert texts.say("en", piece_of(CAESAR, kill) or "") == "assassination"
    assert texts.say("en", piece_of(ROMA, ROMA.actions.parse("money 4")) or "") == "a die showing 4"
    assert piece_of(ROMA, END) is None


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_move_has_words_for_where_to_look_and_they_name_nothing(our_game: Game, language: str) -> None:
    for action in range(our_game.actions.first_choice, our_game.actions.size):
        (told,) = where_to_look(our_game, action)
        assert texts.has(told.message, language)
        assert not told.values
        piece = piece_of(our_game, action)
        assert piece is None or texts.has(piece.message, language)
        assert texts.say(language, told) != texts.say(language, move_line(our_game, action))
