"""The GPU's code in Numba's simulator: run as a program, since the simulator is chosen before anything is imported."""

import sys

import numpy as np
import pytest

from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.playout import new_scratch
from ludi.core.state import State
from ludi.envs import cuda, kernels
from ludi.envs.vector import Vector, lanes_of
from ludi.games import GAMES

ONLY_TO_END = {  # eagle can only end its turn, and wave has lost then
    "player": "eagle", "phase": "actions", "dice": [], "vp": {"eagle": 12, "wave": 2}, "stock": 22, "hand": {},
    "face_up": {
        "eagle": {1: "forum", 2: "forum", 3: "legat", 4: "velites", 5: "turris", 6: "senator"},
        "wave": {1: "machina", 2: "consul", 3: "praetorianus", 4: "architectus"},
    },
    "draw_pile": "rest",
}  # fmt: skip
GAMES_PLAYED, LANES, STEPS = 2, 3, 12
TOLD = ("observations", "masks", "seats", "rewards", "done", "random_actions", "final_scores", "final_lengths")


def main(name: str) -> None:
    game = GAMES.find(name)
    kernels.BLOCK = 2  # a simulated thread costs much
    start = np.zeros(1, game.state)
    start[0] = game.new_game()
    finals, lengths = np.zeros(GAMES_PLAYED, game.state), np.zeros(GAMES_PLAYED, np.int64)
    lanes_of(game).play_finals(start, 0, new_scratch(game.actions.size), finals, lengths, 0, GAMES_PLAYED)
    on_device = cuda.play_finals_on_device(game, 0, 0, GAMES_PLAYED)
    assert on_device[0].tobytes() == finals.tobytes()
    assert (on_device[1] == lengths).all()

    one, two = cuda.DeviceVector(game, LANES, seed=2), Vector(game, LANES, seed=2, threads=1)
    for _ in range(STEPS):
        for array in ("observations", "masks", "seats", "rewards", "done", "random_actions"):
            assert (getattr(two, array) == getattr(one, array).copy_to_host().T).all(), array
        one.step(one.random_actions)
        two.step(two.random_actions)
    seen = {
        array: getattr(one, array).copy_to_host().T for array in ("observations", "masks", "seats", "random_actions")
    }
    wishes = seen["random_actions"].copy()
    wishes[0] = int(seen["masks"][0].argmin())  # an illegal action
    one.step(cuda.cuda.to_device(wishes))
    assert one.refused.copy_to_host().tolist() == [True] + [False] * (LANES - 1)
    for array, rows in seen.items():  # its lane stays as it was
        assert (getattr(one, array).copy_to_host().T[0] == rows[0]).all(), array
    queues = cuda.Queues(game, 1)
    while queues.players.copy_to_host()["games"][0] < 1:
        queues.play(cuda.COUNT_EVERY + 1)
    assert queues.waiting() == 1  # a lane goes on with another game when one has ended
    assert queues.players.copy_to_host()["decisions"][0] >= lengths[0]


def near_an_end(game: Game) -> State:
    """The state before the decision that ends a random game."""
    vector = Vector(game, 2, seed=5, threads=1)
    while not vector.done.any():
        before = vector.get_states()
        vector.step(vector.random_actions)
    return before[vector.done][0]


def asked(name: str) -> None:
    """What is told and done on demand is the same on both."""
    game = GAMES.find(name)
    asked = {"start": near_an_end(game), "reward": "margin", "ends": True, "compact": True, "stagger": 3}
    one, two = cuda.DeviceVector(name, LANES, 2, **asked), Vector(name, LANES, 2, 1, **asked)
    plain = {"seats", "done", "random_actions", "rewards", "final_scores", "final_lengths", "masks", "observations"}

    def alike() -> None:
        for array in plain:
            assert np.allclose(getattr(two, array), getattr(one, array).copy_to_host().T), array
        seen = np.moveaxis(one.final_observations.copy_to_host(), -1, 0)
        ended = two.done
        assert (seen[ended] == two.final_observations[ended]).all()

    deeds = [
        lambda vector: vector.reset(),
        lambda vector: vector.reset(lanes=[1]),
        lambda vector: vector.copy_lanes([0, 0], [1, 2], luck=True),
        lambda vector: vector.set_states(game.new_game(), [0]),
        lambda vector: vector.reset(7),
    ]
    finished = 0
    for deed in deeds:
        for _ in range(2):
            one.step(one.random_actions)
            two.step(two.random_actions)
            finished += two.done.sum()
            alike()
        deed(one)
        deed(two)
        alike()
    assert finished > 0
    assert (np.moveaxis(one.all_rows().copy_to_host(), -1, 0) == two.all_rows()).all()
    assert (two.full_rows() == one.full_rows().copy_to_host().T).all()
    assert (one.get_states([0, 2]) == two.get_states([0, 2])).all()


def small(name: str) -> dict[str, str]:
    """The options of a game's small variant, where it has one."""
    return {"scale": "small"} if any(option.name == "scale" for option in GAMES.find(name).options) else {}


def in_turn(name: str) -> None:
    """Lanes that take options in turn, with tables of different sizes where there are any, are the same on both."""
    options = GAMES.find(name).options
    if not options:
        return
    option = options[0]
    choices = [small(name), {**small(name), option.name: option.values[-1]}]
    one = cuda.DeviceVector(name, LANES, 4, choices, ends=True)
    two = Vector(name, LANES, 4, 1, choices, ends=True)
    assert (one.numbers.copy_to_host() == two.numbers).all()
    for deed in (lambda vector: vector.reset(lanes=[1]), lambda vector: vector.copy_lanes([0], [2])):
        for _ in range(STEPS):
            one.step(one.random_actions)
            two.step(two.random_actions)
            for array in (
                "observations",
                "masks",
                "seats",
                "rewards",
                "done",
                "random_actions",
                "final_scores",
                "final_lengths",
            ):
                assert np.allclose(getattr(two, array), getattr(one, array).copy_to_host().T), array
        deed(one)
        deed(two)
    assert (np.moveaxis(one.all_rows().copy_to_host(), -1, 0) == two.all_rows()).all()
    assert (two.full_rows() == one.full_rows().copy_to_host().T).all()
    assert (one.get_states() == two.get_states()).all()


def inside(name: str) -> None:
    """Seats played inside the step are the same on both, to the end of games and beyond."""
    game, asked = GAMES.find(name), {"ends": True, "compact": True, "reward": "margin", "stagger": 2}
    seated = [["learner", "heuristic"], ["greedy", "learner"], ["learner", "random"]]
    one = cuda.DeviceVector(name, LANES, 5, small(name), seated=seated, **asked)
    two = Vector(name, LANES, 5, 1, small(name), seated=seated, **asked)
    for deed in (
        lambda vector: vector.reset(lanes=[1]),
        lambda vector: vector.copy_lanes([0], [2], luck=True),
        lambda vector: vector.set_states(game.new_game(), [0]),
    ):
        finished = 0
        while finished < 2:
            one.step(one.random_actions)
            two.step(two.random_actions)
            finished += two.done.sum()
            alike(one, two)
        deed(one)
        deed(two)
        alike(one, two)
    wishes = two.random_actions.copy()
    wishes[0] = int(two.masks[0].argmin())  # an illegal action
    before = one.get_states(0)
    one.step(cuda.cuda.to_device(wishes))
    assert one.refused.copy_to_host().tolist() == [True] + [False] * (LANES - 1)
    assert (one.get_states(0) == before).all()
    plain = cuda.DeviceVector(name, 2, 5, [{}, small(name)], seated=["learner", "greedy"])
    assert plain.seats.copy_to_host().tolist() == [0, 0]


def alike(one: cuda.DeviceVector, two: Vector) -> None:
    """Everything told, and the states themselves."""
    for array in TOLD:
        assert np.allclose(getattr(two, array), getattr(one, array).copy_to_host().T), array
    assert (one.get_states() == two.get_states()).all()


def never_asked() -> None:
    """A start from which no learner is ever asked is refused in a sentence."""
    with pytest.raises(LudiError, match="asks a learner"):
        cuda.DeviceVector("roma", 2, start=ONLY_TO_END, seated=["random", "learner"])


if __name__ == "__main__":
    main(sys.argv[1])
    asked(sys.argv[1])
    in_turn(sys.argv[1])
    inside(sys.argv[1])
    never_asked()
