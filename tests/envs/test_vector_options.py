"""Several choices of options in one vector: the lanes take them in turn, each with its own number of players."""

import copy
from typing import Any

import numpy as np
import pytest

from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.envs.vector import Vector
from ludi.games import GAMES

ALEA = "alea_iacta_est"
TABLES = [{"players": "3"}, {"players": "2"}, {"players": "5", "templum_self_raise": "yes"}]
LANES = 8
TOLD = ("observations", "masks", "seats", "done", "random_actions", "final_lengths")


def choices_of(game: Game) -> list[dict[str, str]]:
    """The game as it is, and with the first option's last value."""
    option = game.options[0]
    return [{}, {option.name: option.values[-1]}, {"scale": "small"}]


@pytest.mark.parametrize("wishes", [{"ends": True}, {"ends": True, "compact": True, "reward": "margin", "stagger": 9}])
def test_every_lane_plays_the_game_it_would_play_among_lanes_of_its_own_options(
    game: Game, wishes: dict[str, Any]
) -> None:
    choices = choices_of(game)
    mixed = Vector(game, LANES, 3, 2, choices, **wishes)
    plain = [Vector(game, LANES, 3, 1, one, **wishes) for one in choices]
    finished = np.zeros(LANES, np.int64)
    for _ in range(300):
        for lane in range(LANES):
            own = plain[lane % len(choices)]
            for name in TOLD:
                assert (getattr(mixed, name)[lane] == getattr(own, name)[lane]).all(), name
            assert mixed.numbers[lane] == own.players
            for name in ("rewards", "final_scores", "final_observations"):
                row = getattr(mixed, name)[lane]
                assert (row[: own.players] == getattr(own, name)[lane]).all(), name
                assert not row[own.players :].any(), name
        assert (mixed.get_states() == np.choose(np.arange(LANES) % 3, [one.get_states() for one in plain])).all()
        finished += mixed.done
        for vector in (mixed, *plain):
            vector.step(vector.random_actions)
    assert (finished > 0).sum() > LANES // 2


def test_rows_of_seats_that_nobody_has_are_empty_and_come_last() -> None:
    mixed = Vector(ALEA, LANES, 4, 1, TABLES)
    plain = [Vector(ALEA, LANES, 4, 1, one) for one in TABLES]
    size = mixed.game.feature_size
    assert mixed.players == 5
    assert mixed.numbers.tolist() == [3, 2, 5, 3, 2, 5, 3, 2]
    for _ in range(30):
        for vector in (mixed, *plain):
            vector.step(vector.random_actions)
    for ask in (Vector.all_rows, lambda vector: vector.full_rows().reshape(vector.count, vector.players, size)):
        rows, own_rows = ask(mixed), [ask(vector) for vector in plain]
        for lane in range(LANES):
            own = own_rows[lane % 3][lane]
            assert (rows[lane, : len(own)] == own).all()
            assert not rows[lane, len(own) :].any()


def test_states_go_only_where_as_many_play() -> None:
    vector = Vector(ALEA, 6, 1, 1, TABLES)
    before = vector.get_states()

    vector.copy_lanes([0, 2], [3, 5])
    vector.set_states(before[[1, 2]], [4, 5])
    assert (vector.get_states([3, 4, 5]) == before[[0, 1, 2]]).all()

    for wrong in (lambda: vector.set_states(before[:2], [1, 0]), lambda: vector.copy_lanes([0], [1])):
        with pytest.raises(LudiError, match="as many players"):
            wrong()
    with pytest.raises(LudiError, match="one state is needed, or 3"):
        vector.set_states(before[:2], [0, 1, 2])
    assert (vector.get_states(1) == before[1]).all()


def test_a_position_in_words_is_read_with_the_options_of_its_lane() -> None:
    roma = GAMES.find("roma")
    vector = Vector("roma", 4, 1, 1, [{"templum": "thrown"}, {}])

    vector.set_position({"vp": {"eagle": 12, "wave": 8}, "stock": 16, "draw_pile": "rest"}, [0, 1])

    states = vector.get_states([0, 1])
    assert [roma.options_of(state)["templum"] for state in states] == ["thrown", "as_it_lies"]
    assert [roma.position(state)["vp"] for state in states] == [{"eagle": 12, "wave": 8}] * 2


def test_a_reset_and_a_copy_keep_the_options_of_every_lane() -> None:
    vector = Vector(ALEA, 6, 1, 1, TABLES, ends=True)
    vector.reset()
    vector.reset(lanes=[4])
    other = copy.deepcopy(vector)
    for _ in range(40):
        for one in (vector, other):
            one.step(one.random_actions)
            assert [one.game.players_of(state) for state in one.get_states()] == one.numbers.tolist()
    assert (vector.get_states() == other.get_states()).all()


def test_seats_are_played_inside_with_options_in_turn() -> None:
    choices = [{"templum": "thrown"}, {}, {"scale": "small"}]
    mixed = Vector("roma", 6, 2, 1, choices, seated=["learner", "heuristic"])
    plain = [Vector("roma", 6, 2, 1, one, seated=["learner", "heuristic"]) for one in choices]
    for _ in range(100):
        for vector in (mixed, *plain):
            vector.step(vector.random_actions)
        for lane in range(6):
            assert (mixed.observations[lane] == plain[lane % 3].observations[lane]).all()
            assert (mixed.rewards[lane] == plain[lane % 3].rewards[lane]).all()


@pytest.mark.parametrize(
    "wrong",
    [
        {"options": []},
        {"options": TABLES, "seated": ["learner", "random"]},
        {"options": TABLES, "start": {"vp": {"eagle": 2}}},
        {"options": [{"players": "7"}]},
    ],
)
def test_choices_that_cannot_be_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(LudiError):
        Vector(ALEA, 4, threads=1, **wrong)
