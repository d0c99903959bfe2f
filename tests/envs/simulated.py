"""The GPU's code in Numba's simulator: run as a program, since the simulator is chosen before anything is imported."""

import sys

import numpy as np

from ludi.core.playout import new_scratch
from ludi.envs import cuda
from ludi.envs.vector import Vector, lanes_of
from ludi.games import GAMES

GAMES_PLAYED, LANES, STEPS = 2, 3, 12


def main(name: str) -> None:
    game = GAMES.find(name)
    cuda.BLOCK = 2  # a simulated thread costs much
    start = np.zeros(1, game.state)
    start[0] = game.new_game()
    finals, lengths = np.zeros(GAMES_PLAYED, game.state), np.zeros(GAMES_PLAYED, np.int64)
    lanes_of(game).play_finals(start, 0, new_scratch(game.actions.size), finals, lengths, 0, GAMES_PLAYED)
    on_device = cuda.play_finals_on_device(game, 0, 0, GAMES_PLAYED)
    assert on_device[0].tobytes() == finals.tobytes()
    assert (on_device[1] == lengths).all()

    one, two = cuda.DeviceVector(game, LANES, seed=2), Vector(game, LANES, seed=2, threads=1)
    for _ in range(STEPS):
        for array in ("observations", "masks", "seats", "rewards", "done", "whims"):
            assert (getattr(two, array) == getattr(one, array).copy_to_host().T).all(), array
        one.step(one.whims)
        two.step(two.whims)
    seen = {array: getattr(one, array).copy_to_host().T for array in ("observations", "masks", "seats", "whims")}
    wishes = seen["whims"].copy()
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


if __name__ == "__main__":
    main(sys.argv[1])
