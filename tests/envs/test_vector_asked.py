"""What a vector tells and does when it is asked: ends, all seats' rows, states, starts, seats played inside."""

import copy
from typing import Any

import numpy as np
import pytest

from ludi.bots.play.greedy import GreedyBot
from ludi.core.chance import new_rng
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.state import CHANCE, NONE
from ludi.envs.single import SingleGame
from ludi.envs.vector import Vector
from ludi.games import GAMES

ROMA = GAMES.find("roma")
LAST_TURN = {  # wave has two empty discs and two points: when eagle ends this turn, wave pays both and has lost
    "player": "eagle", "phase": "actions", "dice": [1], "vp": {"eagle": 12, "wave": 2}, "stock": 22,
    "hand": {"eagle": ["forum"], "wave": ["nero"]},
    "face_up": {
        "eagle": {1: "forum", 2: "forum", 3: "legat", 4: "velites", 5: "turris", 6: "senator"},
        "wave": {1: "machina", 2: "consul", 3: "praetorianus", 4: "architectus"},
    },
    "draw_pile": "rest",
}  # fmt: skip


def action(text: str) -> int:
    return ROMA.actions.parse(text)


def ended(vector: Vector, steps: int = 2000) -> Any:
    """Play at random until a game ends; the lanes in which one did."""
    for _ in range(steps):
        vector.step(vector.random_actions)
        if vector.done.any():
            return np.flatnonzero(vector.done)
    raise AssertionError("no game ended")


def test_the_end_of_a_game_is_kept_when_it_is_asked_for(game: Game) -> None:
    vector = Vector(game, 3, seed=4, threads=1, ends=True)
    tables = [SingleGame(game) for _ in range(3)]
    for number, table in enumerate(tables):
        table.begin((4 << 32) + number)
    length = 0
    while not vector.done.any():
        chosen = vector.random_actions.copy()
        vector.step(chosen)
        length += 1
        for table, one in zip(tables, chosen, strict=True):
            table.step(one)

    for lane in np.flatnonzero(vector.done):
        seats = range(vector.players)
        assert vector.final_lengths[lane] == length
        assert vector.final_scores[lane].tolist() == [tables[lane].rules.score_of(tables[lane].state, s) for s in seats]
        for seat in seats:
            assert (vector.final_observations[lane, seat] == tables[lane].observation(seat)).all()


def test_the_length_counts_from_the_game_s_own_beginning() -> None:
    vector, counted = Vector("roma", 2, seed=4, threads=1, ends=True), np.zeros(2, int)
    for step in range(400):
        if step == 3:
            vector.reset(lanes=[0])
            counted[0] = 0
        vector.step(vector.random_actions)
        counted += 1
        assert (vector.final_lengths[vector.done] == counted[vector.done]).all()
        counted[vector.done] = 0
    assert (counted < 400 - 3).all()


def test_all_seats_see_what_a_table_tells_them(game: Game) -> None:
    vector, table = Vector(game, 2, seed=4, threads=1), SingleGame(game)
    table.begin(4 << 32)
    for _ in range(20):
        rows = vector.all_rows()
        for seat in range(vector.players):
            assert (rows[0, seat] == table.observation(seat)).all()
        assert (vector.full_rows()[0, : game.feature_size] == vector.observations[0]).all()
        table.step(int(vector.random_actions[0]))
        vector.step(vector.random_actions)


def test_the_critic_sees_the_other_s_hand_and_the_player_does_not() -> None:
    vector = Vector("roma", 2, threads=1)
    vector.set_position(LAST_TURN, [0])
    vector.set_position(LAST_TURN | {"hand": {"eagle": ["forum"], "wave": ["essedum"]}}, [1])

    assert (vector.observations[0] == vector.observations[1]).all()
    full = vector.full_rows()
    assert (full[0] != full[1]).any()


def test_states_come_out_and_go_in_again(game: Game) -> None:
    vector, other = Vector(game, 4, seed=1, threads=1), Vector(game, 4, seed=2, threads=1)
    for _ in range(10):
        vector.step(vector.random_actions)

    other.set_states(vector.get_states())

    assert (other.get_states() == vector.get_states()).all()
    for array in ("observations", "masks", "seats"):
        assert (getattr(other, array) == getattr(vector, array)).all()


def test_a_copied_lane_goes_on_with_its_own_chance_or_with_the_same() -> None:
    vector = Vector("roma", 12, seed=1, threads=1)
    vector.copy_lanes([0] * 5, range(1, 6), luck=True)
    vector.copy_lanes([0] * 6, range(6, 12))
    assert (vector.get_states() == vector.get_states(0)).all()

    for _ in range(12):
        vector.step(
            np.full(12, vector.random_actions[0]) if (vector.masks == vector.masks[0]).all() else vector.random_actions
        )

    states = vector.get_states()
    assert (states[1:6] == states[0]).all()
    assert (states[6:] != states[0]).any()


def test_a_position_in_words_is_played_on_and_an_impossible_one_refused() -> None:
    vector = Vector("roma", 3, threads=1)

    vector.set_position(LAST_TURN, [2])
    assert ROMA.position(vector.get_states(2)[0])["vp"] == {"eagle": 12, "wave": 2}
    assert vector.masks[2, action("end_turn")] == 1

    with pytest.raises(LudiError, match="position"):
        vector.set_position(LAST_TURN | {"vp": {"eagle": 12, "wave": 3}})
    with pytest.raises(LudiError, match="no states of roma"):
        vector.set_states(np.zeros(1, GAMES.find("alea_iacta_est").state))


def test_every_game_begins_where_it_is_told_to() -> None:
    vector = Vector("roma", 2, threads=1, start=LAST_TURN, ends=True)
    before = vector.get_states()

    vector.step(np.full(2, action("end_turn")))

    assert vector.done.all()
    assert vector.rewards.tolist() == [[1, -1]] * 2
    assert vector.final_lengths.tolist() == [1, 1]
    assert (vector.get_states() == before).all()


def test_a_reward_by_margin_is_the_part_of_the_points(game: Game) -> None:
    vector = Vector(game, 16, seed=2, threads=1, reward="margin", ends=True)
    for lane in ended(vector):
        points = np.maximum(vector.final_scores[lane], 0)
        part = points / points.sum() if points.sum() else np.full(vector.players, 1 / vector.players)
        expected = (vector.players * part - 1) / (vector.players - 1)
        assert vector.rewards[lane].tolist() == pytest.approx(expected.tolist(), abs=1e-6)


def test_a_margin_of_twelve_points_to_none_is_a_whole_one() -> None:
    vector = Vector("roma", 2, threads=1, start=LAST_TURN, reward="margin")
    vector.step(np.full(2, action("end_turn")))
    assert vector.rewards.tolist() == [[1, -1]] * 2


@pytest.mark.parametrize(
    "wrong", [{"reward": "luck"}, {"stagger": -1}, {"seated": ["learner"]}, {"seated": ["me"] * 2}]
)
def test_what_a_vector_cannot_do_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(LudiError):
        Vector("roma", 2, threads=1, **wrong)


def test_a_compact_vector_leaves_out_what_chance_does(game: Game) -> None:
    whole, compact = Vector(game, 4, seed=3, threads=1), Vector(game, 4, seed=3, threads=1, compact=True)
    assert compact.masks.shape == (4, game.actions.choices)
    for _ in range(60):
        assert (game.actions.action_of(compact.random_actions) == whole.random_actions).all()
        assert (compact.masks == whole.masks[:, game.actions.first_choice :]).all()
        whole.step(whole.random_actions)
        compact.step(compact.random_actions)
    assert (compact.observations == whole.observations).all()
    illegal = compact.random_actions.copy()
    illegal[1] = int(compact.masks[1].argmin())
    with pytest.raises(LudiError, match=f"Action {illegal[1]} is not legal in lane 1"):
        compact.step(illegal)


def test_chance_has_the_first_actions_of_a_game_and_players_have_all_others(game: Game) -> None:
    rng, weights = new_rng(1), np.zeros(game.actions.size, np.int64)
    actions, state = weights.copy(), game.new_game()
    while state.seat != NONE:
        of_chance = state.seat == CHANCE
        chosen = int(game.compiled.sample_action(state, rng, actions, weights))
        assert (chosen < game.actions.first_choice) == of_chance
        game.compiled.apply(state, chosen)


def test_staggered_lanes_do_not_begin_in_step() -> None:
    plain, staggered = Vector("roma", 8, seed=3, threads=1), Vector("roma", 8, seed=3, threads=1, stagger=40)

    assert not staggered.done.any()
    assert (staggered.get_states(0) == plain.get_states(0)).all()  # lane 0 is at its beginning
    for _ in range(5 * 40 // 8):
        plain.step(plain.random_actions)
    assert (staggered.get_states(5) == plain.get_states(5)).all()  # lane 5 is so many decisions further
    staggered.reset()
    assert len({state.tobytes() for state in staggered.get_states()}) == 8


def test_a_greedy_seat_inside_plays_as_the_greedy_bot_does() -> None:
    vector = Vector("roma", 2, seed=6, threads=1, seated=[["learner", "greedy"], ["greedy", "learner"]], ends=True)
    bot, numbers, lengths = GreedyBot(ROMA), np.arange(2), {}
    tables = [SingleGame(ROMA) for _ in numbers]
    for table, number in zip(tables, numbers, strict=True):
        table.begin((6 << 32) + int(number))

    def let_bot_play(table: SingleGame, seat: int) -> None:
        while not table.is_over and table.seat != seat:
            view = ROMA.view_of(table.state, table.seat)
            table.step(bot.choose(view, table.seat, table.legal(), 0).action)
            lengths[table] = lengths.get(table, 0) + 1

    for _ in range(100):
        chosen = vector.random_actions.copy()
        for seat, table in enumerate(tables):
            let_bot_play(table, seat)
            assert vector.seats[seat] == seat == table.seat
            assert (vector.observations[seat] == table.observation(seat)).all()
            assert (vector.masks[seat] == table.mask(seat)).all()
            table.step(int(chosen[seat]))
            lengths[table] = lengths.get(table, 0) + 1
            let_bot_play(table, seat)
        vector.step(chosen)
        for lane, table in enumerate(tables):
            assert vector.done[lane] == table.is_over
            assert vector.rewards[lane].tolist() == pytest.approx(table.rewards())
            if table.is_over:
                assert vector.final_scores[lane].tolist() == [int(vp) for vp in table.state.vp]
                assert vector.final_lengths[lane] == lengths.pop(table)
                numbers[lane] += 2
                table.begin((6 << 32) + int(numbers[lane]))
    assert (numbers > 1).all()


def test_better_players_inside_win_more_against_chance_moves() -> None:
    won = {}
    for sitter in ("random", "heuristic"):
        vector, shares = Vector("roma", 128, seed=8, threads=1, seated=["learner", sitter]), []
        for _ in range(250):
            vector.step(vector.random_actions)
            shares += (vector.rewards[vector.done, 1] > 0).tolist()
        won[sitter] = np.mean(shares)
    assert 0.4 < won["random"] < 0.6
    assert won["heuristic"] > 0.8


def test_a_start_that_never_asks_a_learner_is_refused() -> None:
    only_to_end = LAST_TURN | {"dice": [], "hand": {}}
    with pytest.raises(LudiError, match="asks a learner"):
        Vector("roma", 2, threads=1, start=only_to_end, seated=["random", "learner"])


def test_a_vector_with_everything_is_copied_and_goes_on_alike() -> None:
    vector = Vector(
        "roma", 4, seed=6, threads=1, seated=["learner", "greedy"], ends=True, compact=True, reward="margin", stagger=9
    )
    for _ in range(30):
        vector.step(vector.random_actions)
    other = copy.deepcopy(vector)
    for _ in range(60):
        for one in (vector, other):
            one.step(one.random_actions)
        for array in ("observations", "masks", "random_actions", "done", "rewards", "final_lengths", "final_scores"):
            assert (getattr(vector, array) == getattr(other, array)).all(), array
