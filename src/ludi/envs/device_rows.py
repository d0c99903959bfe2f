"""What one thread of a GPU does when a vector is asked for more than a step; as `device`, in kernels of their own."""

from typing import Any

import numpy as np

from ludi.core.game_api import features, score_of
from ludi.core.view import write_view
from ludi.envs.rows import margin_of

KERNELS = ("tell_column", "seats_column", "shift_column")
cuda: Any = None
LAYOUT: Any = None  # of the state
WORDS = 0  # of a state


def tell_column(finals: Any, done: Any, numbers: Any, scores: Any, rewards: Any, by_margin: bool) -> None:
    """The points of a game that has ended, and the rewards by points where they are asked for."""
    place = cuda.grid(1)
    if place >= len(done) or not done[place]:
        return
    players = int(numbers[place])
    for seat in range(players):
        scores[seat, place] = score_of(finals[place], seat)
        if by_margin:
            rewards[seat, place] = margin_of(finals[place], seat, players)


def seats_column(words: Any, chosen: Any, seats: Any, numbers: Any, sight: Any, sheets: Any) -> None:
    """What every seat of this thread's lane sees, the seat that `seats` names first; 0 where nobody sits."""
    place = cuda.grid(1)
    if place >= len(seats) or not chosen[place]:
        return
    view = cuda.local.array(WORDS, np.int64)
    players = int(numbers[place])
    for side in range(players):
        seat = (int(seats[place]) + side) % players
        write_view(words[place], sight, seat, view)
        features(view.view(LAYOUT)[0], seat, sheets[side, :, place])
    for side in range(players, sheets.shape[0]):
        for number in range(sheets.shape[1]):
            sheets[side, number, place] = 0


def shift_column(numbers: Any, by: int, shifted: Any) -> None:
    """Actions counted from another one on; those that are none stay so."""
    place = cuda.grid(1)
    if place < len(shifted):
        shifted[place] = numbers[place] + by if numbers[place] >= 0 else numbers[place]
