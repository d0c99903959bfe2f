"""How those at a server's table are spoken of in a terminal."""

import pytest

from ludi.cli.seated import message_line
from ludi.core import texts
from ludi.core.speech import seat_line
from ludi.core.texts import Reader
from ludi.games.roma import GAME

MINE = 1


@pytest.mark.parametrize(
    ("seat", "told"),
    [(MINE, "You were away: a bot played until you came back."), (0, "Anna is away: a bot plays until Anna is back.")],
)
def test_what_people_did_is_told_to_its_reader_as_you(seat: int, told: str) -> None:
    message = {"phrase": "replaced", "seat": seat, "name": "Anna", "text": "3"}
    reader = Reader("en", seat_line(GAME, MINE).message, {})

    assert texts.say(reader, message_line(GAME, {"my_seats": [MINE]}, message)) == told
