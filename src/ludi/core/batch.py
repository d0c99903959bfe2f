"""Many random games on all cores: the compiled loop of `ludi.core.playout` in threads, without Python's lock."""

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import numpy as np

from ludi.core.game import Game
from ludi.core.game_api import Rules
from ludi.core.playout import Outcomes, new_scratch
from ludi.core.state import NONE

CHUNK = 500  # games between two reports of progress


@dataclass
class Batch:
    """How a batch of games went."""

    game: Game
    options: dict[str, str]
    players: int
    threads: int
    seconds: float
    lengths: Any  # decisions of the players, for each game
    scores: Any  # game by seat
    wins: Any  # game by seat
    faults: Any  # for each game, the broken invariant or NONE

    @property
    def decisions(self) -> int:
        """Of all players in all games."""
        return int(self.lengths.sum())

    @property
    def broken(self) -> dict[int, str]:
        """The games in which an invariant broke, and which."""
        return {int(game): self.game.faults[self.faults[game]] for game in np.flatnonzero(self.faults != NONE)}


def simulate(
    game: Game,
    games: int,
    seed: int = 0,
    threads: int = 0,
    options: Mapping[str, str] | None = None,
    checked: bool = False,
    report: Callable[[int], None] = lambda done: None,
    rules: Rules | None = None,
) -> Batch:
    """Play random games. Game number k of a seed is the same whatever the number of threads, and at every speed.

    Other rules than the compiled ones play in one thread.
    """
    start = np.zeros(1, game.state)
    start[0] = game.new_game(options)
    players = game.players_of(start[0])
    threads = 1 if rules else threads or os.cpu_count() or 1
    batch = Batch(
        game, game.chosen(options or {}), players, threads, 0.0,
        np.zeros(games, np.int64), np.zeros((games, players), np.int64),
        np.zeros((games, players), np.bool_), np.full(games, NONE, np.int64),
    )  # fmt: skip
    seeds = np.arange(games, dtype=np.int64) + (seed << 32)
    play = (rules or game.compiled).play_games

    def run(first: int, last: int) -> int:
        part = slice(first, last)
        play(
            np.zeros(1, game.state), start, seeds[part], checked, new_scratch(game.actions.size),
            Outcomes(batch.lengths[part], batch.scores[part], batch.wins[part], batch.faults[part]),
        )  # fmt: skip
        return last - first

    run(0, 0)  # compiles, or loads what was compiled
    began = perf_counter()
    with ThreadPoolExecutor(threads) as pool:
        chunks = [(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
        for done in pool.map(lambda chunk: run(*chunk), chunks):
            report(done)
    batch.seconds = perf_counter() - began
    return batch
