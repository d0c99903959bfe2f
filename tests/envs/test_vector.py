"""The vector interface plays the same games as one table at a time, whatever the number of threads."""

import numpy as np
import pytest

from ludi.core.chance import RNG_SIZE, new_rng
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.envs.single import SingleGame
from ludi.envs.vector import Vector, lanes_of

LANES, STEPS = 6, 400


def test_every_lane_is_a_game_like_any_other(game: Game) -> None:
    vector = Vector(game, LANES, seed=3, threads=1)
    tables = [SingleGame(game) for _ in range(LANES)]
    games = np.arange(LANES)
    for table, number in zip(tables, games, strict=True):
        table.begin((3 << 32) + int(number))

    for _ in range(STEPS):
        for lane, table in enumerate(tables):
            assert vector.seats[lane] == table.seat
            assert (vector.observations[lane] == table.observation(table.seat)).all()
            assert (vector.masks[lane] == table.mask(table.seat)).all()
            assert vector.masks[lane, vector.random_actions[lane]] == 1
        chosen = vector.random_actions.copy()
        vector.step(chosen)
        for lane, table in enumerate(tables):
            table.step(chosen[lane])
            assert vector.done[lane] == table.is_over
            assert vector.rewards[lane].tolist() == pytest.approx(table.rewards())
            if table.is_over:
                games[lane] += LANES
                table.begin((3 << 32) + int(games[lane]))
    assert (games >= LANES).any()


def test_the_games_do_not_depend_on_the_threads(game: Game) -> None:
    one, two = Vector(game, 64, seed=5, threads=1), Vector(game, 64, seed=5, threads=3)
    for _ in range(200):
        assert (one.observations == two.observations).all()
        assert (one.masks == two.masks).all()
        assert (one.random_actions == two.random_actions).all()
        one.step(one.random_actions)
        two.step(two.random_actions)


def test_the_arrays_never_move_and_the_outcomes_sum_to_zero(game: Game) -> None:
    vector = Vector(game, 32, seed=1)
    observations, masks, rewards, finished = vector.observations, vector.masks, vector.rewards, 0
    for _ in range(STEPS):
        vector.step(vector.random_actions)
        finished += int(vector.done.sum())
        assert abs(rewards.sum(axis=1)).max() < 1e-6
        assert not rewards[~vector.done].any()
    assert finished > 0
    assert observations is vector.observations
    assert masks is vector.masks


def test_a_game_for_more_players_has_a_reward_for_each(game: Game) -> None:
    for players in game.players:
        options = {"players": str(players)} if len(game.players) > 1 else {}
        vector = Vector(game, 8, options=options)
        assert vector.rewards.shape == (8, players)


def test_an_illegal_action_is_refused_and_its_lane_stays(game: Game) -> None:
    vector = Vector(game, 4, threads=1)
    before, illegal = vector.observations[2].copy(), vector.random_actions.copy()
    illegal[2] = int(np.flatnonzero(vector.masks[2] == 0)[0])

    with pytest.raises(LudiError, match="lane 2"):
        vector.step(illegal)

    assert (vector.observations[2] == before).all()


def test_a_refused_lane_ends_no_game_twice(game: Game) -> None:
    vector = Vector(game, 2, threads=1)
    while not vector.done[0]:
        vector.step(vector.random_actions)
    wrong = vector.random_actions.copy()
    wrong[0] = int(np.flatnonzero(vector.masks[0] == 0)[0])

    with pytest.raises(LudiError, match="lane 0"):
        vector.step(wrong)

    assert not vector.done[0]
    assert not vector.rewards[0].any()


@pytest.mark.parametrize("wrong", [[-1, 0], [0], [10**6, 0]])
def test_every_lane_needs_an_action_of_the_game(game: Game, wrong: list[int]) -> None:
    with pytest.raises(LudiError):
        Vector(game, 2, threads=1).step(np.array(wrong))


def test_actions_are_whole_numbers(game: Game) -> None:
    vector = Vector(game, 2, threads=1)
    with pytest.raises(LudiError, match="whole numbers"):
        vector.step(vector.random_actions + 0.5)


@pytest.mark.parametrize("wrong", [{"count": 0}, {"threads": -1}, {"seed": -1}, {"seed": 2**31}])
def test_a_vector_that_cannot_be_is_refused(game: Game, wrong: dict[str, int]) -> None:
    with pytest.raises(LudiError):
        Vector(game, **({"count": 2} | wrong))


def test_a_game_is_found_by_its_name(game: Game) -> None:
    named, given = Vector(game.name, 4, seed=3, threads=1), Vector(game, 4, seed=3, threads=1)

    assert named.game is game
    assert (named.observations == given.observations).all()


def test_an_unknown_name_is_answered_with_those_there_are() -> None:
    with pytest.raises(LudiError, match=r"no game 'rome'; there are: .*roma"):
        Vector("rome", 8)


def test_a_reset_without_a_seed_goes_on_with_new_games_of_its_own(game: Game) -> None:
    vector, fresh = Vector(game, 4, seed=9, threads=1), Vector(game, 8, seed=9, threads=1)
    vector.step(vector.random_actions)

    vector.reset()

    assert (vector.random_actions == fresh.random_actions[4:]).all()  # lane k leaves game k and plays game k + 4
    assert (vector.observations == fresh.observations[4:]).all()


def test_a_reset_of_chosen_lanes_leaves_the_others_alone(game: Game) -> None:
    vector, other = (Vector(game, 6, seed=9, threads=1) for _ in range(2))
    for one in (vector, other):
        one.step(one.random_actions)
    spared = [0, 2, 3, 5]

    vector.reset(lanes=[1, 4])

    assert (vector.get_states(spared) == other.get_states(spared)).all()
    assert (vector.random_actions[spared] == other.random_actions[spared]).all()
    assert (vector.random_actions[[1, 4]] == Vector(game, 12, seed=9, threads=1).random_actions[[7, 10]]).all()


def test_a_lane_that_is_not_there_is_refused(game: Game) -> None:
    with pytest.raises(LudiError, match="lanes"):
        Vector(game, 2, threads=1).reset(lanes=[2])


def test_no_game_of_a_seed_is_one_of_the_next_seed_however_many_are_played(game: Game) -> None:
    late, next_seed = np.zeros((2, 2, RNG_SIZE), np.int64)
    seed_lane = lanes_of(game).seed_lane

    seed_lane(*late, 5, 2**32)
    seed_lane(*next_seed, 6, 0)

    assert (late != next_seed).any(axis=1).all()


def test_the_first_four_thousand_million_games_of_a_seed_are_those_of_before(game: Game) -> None:
    for number in (0, 7, 2**32 - 1):
        now = np.zeros((2, RNG_SIZE), np.int64)
        lanes_of(game).seed_lane(*now, 5, number)
        assert (now == [new_rng((5 << 32) + number, 0), new_rng((5 << 32) + number, 1)]).all()


def test_a_new_seed_is_another_game_and_the_same_seed_the_same(game: Game) -> None:
    vector = Vector(game, 16, seed=1)
    first = vector.observations.copy(), vector.random_actions.copy()
    vector.reset(2)
    assert (vector.random_actions != first[1]).any() or (vector.observations != first[0]).any()
    vector.reset(1)
    assert (vector.observations == first[0]).all()
