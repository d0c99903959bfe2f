"""What is said before a move is made, and what points are made of."""

import random

import pytest

from ludi.core import texts
from ludi.core.chance import new_rng
from ludi.core.match import Match, is_decision
from ludi.core.sheets import points_of
from ludi.core.speech import ask_line
from ludi.core.state import State
from ludi.games.alea_iacta_est import GAME
from ludi.games.alea_iacta_est.components import Patrician, Province, Tile
from ludi.games.alea_iacta_est.fields import Phase
from tests.games.alea_iacta_est.table import FOE, ME, OPEN, THIRD, table


def foretold(state: State, move: str) -> list[str]:
    """What the deciding seat is told of a move, in English."""
    action = GAME.actions.parse(move)
    assert action in GAME.legal(state)
    view = GAME.view_of(state, int(state.seat))
    return [texts.say("en", line) for line in GAME.forecast(view, GAME.actions.decode(action))]


@pytest.mark.parametrize("chips", [0, 1, 2])
def test_ai_t3_only_one_with_a_chip_is_asked_to_roll_again(chips: int) -> None:
    state = table(dice=(3, 4), chips={ME: chips, FOE: 1})
    elsewhere = GAME.actions.decode(GAME.actions.parse("take_province red_1"))

    for asked in (ask_line(GAME, state), GAME.refuse(state, elsewhere)):
        assert ("roll some again with a chip" in texts.say("en", asked)) == (chips > 0)


def test_ai_p15_the_forum_tells_where_a_die_rests_and_what_falls_off() -> None:
    state = table(dice=(2, 6), forum=((1, FOE), (3, ME), (4, FOE), (5, FOE)))
    assert foretold(state, "forum 2") == [
        "The 2 comes to rest on column 2.",
        "A 5 of Wave is pushed to the Latrina.",
    ]


def test_ai_p13_a_pair_tells_both_columns() -> None:
    state = table(dice=(1, 4, 6), forum=((3, FOE),))
    assert foretold(state, "forum_pair one_four") == [
        "The 1 comes to rest on column 1.",
        "The 4 comes to rest on column 3.",
    ]


def test_ai_v4_a_street_is_told_its_rank_and_whether_it_gets_a_tile() -> None:
    state = table(players=3, dice=(1, 2, 6), streets={FOE: (3, 5), THIRD: (5, 6)})
    assert foretold(state, "senatus 1 2") == [
        "A street of 2: rank 3 as things stand.",
        "That is not enough for a senate tile; the street would go to the Latrina.",
    ]


def test_ai_v8_a_set_is_told_its_rank_with_what_lies_already() -> None:
    state = table(dice=(4, 4, 6), sets={FOE: {5: 2}, ME: {4: 1}}, provinces={OPEN: [Province.RED_1, Province.FREE]})
    assert foretold(state, "castrum 4 2") == [
        "A set of 3 × 4: rank 1 as things stand.",
        "That is enough for a province.",
    ]
    assert foretold(state, "castrum 6 1")[0] == "A set of 1 × 6: rank 2 as things stand."


def test_ai_p3_the_templum_counts_old_dice_and_what_must_follow() -> None:
    state = table(players=4, dice=(3, 6, 6), templum={FOE: (2, 3), ME: (2,)})
    assert foretold(state, "templum 6")[:2] == [
        "You would have 2 dice in the Templum, showing 8 together.",
        "1 more die has to follow.",
    ]


@pytest.mark.parametrize(
    ("left", "told"),
    [
        ((2, 0, 0), "A Fortuna tile for each die."),
        ((1, 0, 0), "Only 1 Fortuna tile is left."),
        ((0, 0, 0), "No Fortuna tile is left."),
    ],
)
def test_ai_p5_the_templum_promises_no_more_tiles_than_there_are(left: tuple[int, ...], told: str) -> None:
    state = table(players=4, dice=(3, 6, 6), templum={FOE: (2,)}, fortuna_pile=(0, 0, 0), fortuna_beside=left)
    assert foretold(state, "templum 6")[-1] == told


def test_ai_e6_a_patrician_is_told_by_what_the_holding_would_count() -> None:
    state = table(
        forum=((1, ME),), phase=Phase.TAKE_PATRICIAN, provinces={ME: [Province.RED_3]},
        patricians={OPEN: [Patrician.RED_MAN_3, Patrician.BLUE_MAN_3]},
    )  # fmt: skip
    assert foretold(state, "take_patrician red_man_3") == ["As things stand: 6 points (+4)."]
    assert foretold(state, "take_patrician blue_man_3") == ["As things stand: 2 points (+0)."]


def test_ai_n3_a_senate_tile_is_told_by_what_it_would_count() -> None:
    state = table(
        phase=Phase.KEEP_TILE, tiles={ME: [Tile.MEN]}, stage=1, senators=[[ME, -1, -1]] + [[-1] * 3] * 5,
        offered=[[Tile.MANY_TILES, Tile.WOMEN, Tile.COUPLES]] + [[-1] * 3] * 4, streets={ME: (1, 2)},
    )  # fmt: skip
    assert foretold(state, "keep_tile many_tiles") == ["As things stand: 3 points (+3)."]


@pytest.mark.parametrize("players", ["2", "4"])
def test_ai_e5_the_sheet_adds_up_to_the_score_and_every_forecast_has_words(players: str) -> None:
    match, rng, choice = Match(GAME, {"players": players}), new_rng(5), random.Random(5)
    while not match.is_over:
        if not is_decision(match.state):
            match.step_chance(rng)
            continue
        action = choice.choice(match.legal())
        for line in GAME.forecast(match.view(match.seat), GAME.actions.decode(action)):
            assert all(texts.has(line.message, language) for language in texts.LANGUAGES)
        match.step(action)
    for seat, score in enumerate(match.scores()):
        assert points_of(GAME.score_sheet(match.state, seat)) == score
