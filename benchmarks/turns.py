"""How long a rank thinks of a whole turn, warm, on this machine: the steps of a turn together, not each of them.

A turn is what one seat decides until another one is asked. Ranks play themselves; the first game is not counted.
"""

import argparse
from time import perf_counter

import numpy as np

from ludi.bots.levels import LEVELS
from ludi.bots.named import bot_named
from ludi.core.chance import new_rng, next_word
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.games import GAMES

BARS = {"centurio": 0.3, "legatus": 1.0, "caesar": 1.0}  # seconds; the last two: about


def turns_of(game: Game, level: str, seed: int) -> list[float]:
    """The seconds of every turn of one game."""
    match, rng, turns, last = Match(game), new_rng(seed), [], None
    match.rules = game.compiled
    bots = [bot_named(game, level) for _ in range(game.players_of(match.state))]
    while not match.is_over:
        seat = match.seat
        if seat < 0:
            match.step_chance(rng)
            continue
        if seat != last:
            turns.append(0.0)
        last, view, legal, word = seat, match.view(seat), match.legal(), next_word(rng)
        began = perf_counter()
        answer = bots[seat].choose(view, seat, legal, word)
        turns[-1] += perf_counter() - began
        match.step(answer.action)
    return turns


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=4)
    chosen = parser.parse_args()
    print(f"{'game':18} {'rank':10} {'turns':>6} {'median':>8} {'95 %':>8} {'longest':>8}   milliseconds")
    for game in GAMES:
        for level in LEVELS:
            turns_of(game, level, 0)
            turns = 1000 * np.array([turn for seed in range(chosen.games) for turn in turns_of(game, level, seed + 1)])
            middle, most, longest = np.median(turns), np.percentile(turns, 95), turns.max()
            bar = f"   bar {1000 * BARS[level]:.0f}" if level in BARS else ""
            print(f"{game.name:18} {level:10} {len(turns):6} {middle:8.0f} {most:8.0f} {longest:8.0f}{bar}", flush=True)


if __name__ == "__main__":
    main()
