"""How dice, streets and moves are told."""

import pytest

from ludi.core import texts
from ludi.core.match import Match
from ludi.core.speech import move_line
from ludi.core.state import CHANCE
from ludi.core.texts import Line
from ludi.games.alea_iacta_est import GAME
from ludi.games.alea_iacta_est.components import Province
from ludi.games.alea_iacta_est.fields import Phase
from tests.games.alea_iacta_est.table import FOE, ME, OPEN, table


def move_of(notation: str) -> int:
    return GAME.actions.parse(notation)


def refusal(state: object, notation: str) -> Line:
    return GAME.refuse(GAME.view_of(state, ME), GAME.actions.decode(move_of(notation)))


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_ai_p7_one_die_alone_is_told_as_one(language: str) -> None:
    state = table(dice=(4, 4))
    after = GAME.after(state, move_of("senatus 4 4"))
    own, foes = table(dice=(5,), streets={ME: (4, 4)}), table(dice=(4,), streets={FOE: (4, 4)})

    lines = [
        move_line(GAME, move_of("senatus 4 4")),
        GAME.narrate(state, GAME.actions.decode(move_of("senatus 4 4")), after, ME)[0],
        refusal(own, "senatus 5 5"),
        refusal(foes, "senatus 4 4"),
    ]

    assert [texts.say(language, line).count("4") for line in lines] == [1, 1, 1, 1]
    assert [line.rule for line in lines[1:]] == ["AI-P7", "AI-P8", "AI-P9"]


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_ai_p7_a_longer_street_is_told_by_its_ends(language: str) -> None:
    said = texts.say(language, move_line(GAME, move_of("senatus 3 5")))

    assert "3" in said
    assert "5" in said


@pytest.mark.parametrize(
    ("rule", "phase", "move"),
    [
        ("AI-S3", Phase.PROVINCES, "draw_province red_1"),
        ("AI-P4", Phase.FORTUNA, "draw_fortuna 3"),
        ("AI-V5", Phase.TILES, "draw_tile couples"),
    ],
)
def test_what_a_pile_does_not_hold_is_refused_for_that(rule: str, phase: Phase, move: str) -> None:
    piles = {"fortuna_pile": [1, 1, 0], "senate_pile": [0] * len(GAME.empty_table().senate_pile)}
    state = table(phase=phase, seat=CHANCE, provinces={OPEN: [Province.RED_1]}, **piles)
    state.senate_pile[-1] = 1

    refused = Match(GAME, start=state).refusal(move_of(move))

    assert "The pile does not hold it" in refused.reason
    assert refused.rule == rule


@pytest.mark.parametrize(
    ("points", "left", "sentence"),
    [
        ((31, 24), (0, 9), "The last stage is over; the score is 31 to 24."),
        ((24, 24), (3, 5), "24 points each; patricians without a province decide, 5 to 3."),
        ((24, 24), (5, 5), "24 points each, and the patricians without a province are worth the same."),
    ],
)
def test_ai_e7_the_end_says_by_what_it_was_won(points: tuple[int, int], left: tuple[int, int], sentence: str) -> None:
    state = table()
    state.points[:2], state.left_over[:2] = points, left
    assert GAME.ending
    assert texts.say("en", GAME.ending(state)) == sentence
