"""What a vector tells only when it is asked, compiled apart from its step: all seats' rows, scores, margins."""

from typing import Any

from ludi.core.game_api import features, score_of
from ludi.core.state import State
from ludi.core.view import write_view
from ludi.envs.lanes import Lanes, Memory


def write_seats(
    games: Lanes, words: Any, chosen: Any, seats: Any, sheets: Any, memory: Memory, first: int, last: int
) -> None:
    """What every seat sees of these states in the chosen lanes, a row each: the seat that `seats` names comes first.

    The others follow clockwise. There are as many rows for every lane; where fewer play, the last ones are not written.
    """
    players, viewing = len(sheets) // len(seats), memory.viewing
    for place in range(first, last):
        if not chosen[place]:
            continue
        for side in range(games.numbers[place]):
            seat = (seats[place] + side) % games.numbers[place]
            write_view(words[place], viewing.sight, seat, viewing.words)
            features(viewing.views[0], seat, sheets[place * players + side].row)


def write_scores(finals: Any, done: Any, numbers: Any, scores: Any, first: int, last: int) -> None:
    """The points of every seat in the games that have ended."""
    for place in range(first, last):
        if done[place]:
            for seat in range(numbers[place]):
                scores[place, seat] = score_of(finals[place], seat)


def write_margins(finals: Any, done: Any, numbers: Any, rewards: Any, first: int, last: int) -> None:
    """In the games that have ended, rewards by points instead of victory."""
    for place in range(first, last):
        if done[place]:
            for seat in range(numbers[place]):
                rewards[place, seat] = margin_of(finals[place], seat, numbers[place])


def margin_of(state: State, seat: int, players: int) -> float:
    """The seat's part of all points, so that it sums to 0: 1 for who has them all, 0 for an equal part.

    It is `reward_of` with the share of the points in place of the share of the victory; points below 0 count as 0.
    """
    total = 0
    for rival in range(players):
        total += max(score_of(state, rival), 0)
    if total == 0:
        return 0.0
    return (players * max(score_of(state, seat), 0) / total - 1.0) / (players - 1)
