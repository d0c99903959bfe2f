"""The GPU's code in Numba's simulator: run as a program, since the simulator is chosen before anything is imported."""

import sys

import numpy as np

from ludi.core.playout import new_desk
from ludi.envs import cuda
from ludi.envs.vector import Vector, lanes_of
from ludi.games import GAMES

GAMES_PLAYED, LANES, STEPS = 2, 3, 12


def main(name: str) -> None:
    game = GAMES.find(name)
    start = np.zeros(1, game.state)
    start[0] = game.new_game()
    finals, lengths = np.zeros(GAMES_PLAYED, game.state), np.zeros(GAMES_PLAYED, np.int64)
    lanes_of(game).play_finals(start, 0, new_desk(game.actions.size), finals, lengths, 0, GAMES_PLAYED)
    on_device = cuda.play_finals_on_device(game, 0, 0, GAMES_PLAYED)
    assert on_device[0].tobytes() == finals.tobytes()
    assert (on_device[1] == lengths).all()

    one, two = cuda.DeviceVector(game, LANES, seed=2), Vector(game, LANES, seed=2, threads=1)
    for _ in range(STEPS):
        for array in ("observations", "masks", "seats", "rewards", "done", "whims"):
            assert (getattr(two, array) == getattr(one, array).copy_to_host().T).all(), array
        one.step(one.whims)
        two.step(two.whims)
    ended = cuda.play_steps_on_device(game, GAMES_PLAYED, int(lengths.max()) + 1).copy_to_host()
    assert ended.min() > 0  # lane k begins with game k, and goes on with another when that has ended


if __name__ == "__main__":
    main(sys.argv[1])
