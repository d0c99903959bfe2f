"""The picture that is drawn in its place: it fits, and nothing that is asked is out of sight."""

from collections.abc import Iterator
from io import StringIO

import pytest
from rich.console import Console
from rich.text import Text

from ludi.cli.screen import Fitted, Picture, Screen, fitted
from ludi.core import texts
from ludi.core.fairness import outcomes_of
from ludi.core.match import Match
from ludi.core.state import CHANCE
from ludi.games import GAMES
from tests.cli.watched import Watched
from tests.luck import LUCK

PROMISED = [
    ("roma", {}, 80, 24),
    ("caesar_cleopatra", {}, 80, 24),
    ("alea_iacta_est", {"players": "2"}, 80, 24),
    ("alea_iacta_est", {"players": "5"}, 100, 40),
]
LOOKED_AT = 0.2  # of all decisions


def shown_in(name: str, options: dict[str, str], width: int, height: int, language: str) -> Iterator[Fitted]:
    """What is drawn in a random game at some of its decisions, and at its end."""
    match = Match(GAMES.find(name), options)
    table = Watched(match, language, Console(file=StringIO(), width=width, height=height, force_terminal=True))
    while not match.is_over:
        if match.seat == CHANCE:
            table.act(drawn(match))
            continue
        table.sit_at(match.seat)
        if LUCK.random() < LOOKED_AT:
            yield table.when_asked()
        table.act(LUCK.choice(match.legal()))
    yield table.when_over()


def drawn(match: Match) -> int:
    """What chance brings, by the luck of this story."""
    outcomes, weights = outcomes_of(match.game, match.state, match.rules)
    return LUCK.choices(outcomes, weights)[0]


@pytest.mark.parametrize("language", texts.WHOLE)
@pytest.mark.parametrize(("name", "options", "width", "height"), PROMISED, ids=lambda part: str(part))
def test_every_picture_of_a_random_game_fits(
    name: str, options: dict[str, str], width: int, height: int, language: str
) -> None:
    for picture in shown_in(name, options, width, height, language):
        assert len(picture.lines) < height  # and one for what is typed
        assert max(sum(part.cell_length for part in line) for line in picture.lines) <= width
        assert picture.is_whole or height == 24  # there a list of many cards may be shortened


def plain(picture: Fitted) -> list[str]:
    return ["".join(part.text for part in line).rstrip() for line in picture.lines]


def cells(count: int, words: str = "a move like others") -> list[Text]:
    return [Text(f"{number:3} {words}") for number in range(1, count + 1)]


OUT = Console(file=StringIO(), force_terminal=True)
BOARD = Text("\n".join(f"row {row}" for row in range(10)))


def test_choices_stand_in_columns() -> None:
    drawn = fitted(OUT, Picture(BOARD, question=[Text("What now?")], wordy=cells(6), short=cells(6)), 80, 24)

    assert plain(drawn)[-2:] == [
        "  1 a move like others     3 a move like others     5 a move like others",
        "  2 a move like others     4 a move like others     6 a move like others",
    ]
    assert drawn.pages == 1


def test_too_many_choices_are_shown_in_pages_and_keep_their_numbers() -> None:
    seen = set()
    picture = Picture(BOARD, question=[Text("What now?")], wordy=cells(70), short=cells(70))
    pages = fitted(OUT, picture, 80, 24).pages
    assert pages > 1

    for page in range(pages):
        drawn = fitted(OUT, Picture(BOARD, (), (), picture.question, cells(70), cells(70), page), 80, 24)
        assert len(drawn.lines) < 24
        seen |= {int(word) for line in plain(drawn)[-12:] for word in line.split() if word.isdigit()}
        assert {drawn.first + 1, drawn.last} <= seen

    assert seen >= {*range(1, 71)}


def test_of_what_happened_the_latest_lines_are_kept() -> None:
    told = [Text(f"event {number}") for number in range(50)]
    drawn = plain(
        fitted(OUT, Picture(BOARD, told, question=[Text("What now?")], wordy=cells(2), short=cells(2)), 80, 24)
    )

    assert "event 49" in drawn
    assert "event 0" not in drawn
    assert "row 0" in drawn
    assert len(drawn) == 23


def test_notation_is_left_out_before_choices_are() -> None:
    wordy = [Text(f"{number:3} a move {'in notation ' * 4}") for number in range(1, 31)]
    short = [Text(f"{number:3} a move") for number in range(1, 31)]
    drawn = fitted(OUT, Picture(BOARD, question=[Text("What now?")], wordy=wordy, short=short), 80, 24)

    assert (drawn.first, drawn.last, drawn.pages) == (0, 30, 1)
    assert "in notation" not in "".join(plain(drawn))


def test_a_small_screen_still_shows_what_is_asked() -> None:
    drawn = plain(fitted(OUT, Picture(BOARD, question=[Text("What now?")], wordy=cells(5), short=cells(5)), 40, 8))

    assert "What now?" in drawn
    assert len(drawn) < 8


def test_nothing_is_drawn_in_place_where_nobody_types() -> None:
    assert not Screen(Console(file=StringIO(), force_terminal=True)).in_place
