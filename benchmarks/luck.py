"""How much of the variance luck leaves: equal bots, single games, raw and without luck, and what telling it costs.

python benchmarks/luck.py --games 2000 greedy          # all three games, Alea with two players
python benchmarks/luck.py --games 500 --game roma --value playouts?playouts=8 greedy
"""

import argparse
import json
import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import perf_counter
from typing import Any

import numpy as np

from ludi.bots.measure.arena import Seating, play_game
from ludi.bots.measure.shares import without_luck
from ludi.games import GAMES

SEED = 77  # no net learned from these games; the first 600 helped to choose among nets


def played(asked: tuple[str, str, str, int]) -> tuple[float, float, float, float]:
    """The first seat's share and luck, and the seconds of a game with and without telling luck apart."""
    name, bot, value, chance = asked
    options = GAMES.find(name).chosen({})
    began = perf_counter()
    outcome = play_game(Seating(name, options, (bot, bot), chance, value))
    whole = perf_counter() - began
    assert outcome.luck is not None
    return outcome.shares[0], outcome.luck[0], whole, sum(outcome.seconds.values())


def figures(name: str, bot: str, value: str, rows: Any) -> dict[str, Any]:
    """What the games say. The deviation is the mean luck in its standard errors: beyond 2 it would be a bias."""
    shares, lucks, whole, thinking = rows.T
    clean, count = without_luck(shares, lucks), len(shares)
    return {
        "game": name, "bots": bot, "value": value or "the room's", "games": count,
        "share": round(float(shares.mean()), 4), "sure": round(float(1.96 * shares.std() / count**0.5), 4),
        "without_luck": round(float(clean.mean()), 4), "clean_sure": round(float(1.96 * clean.std() / count**0.5), 4),
        "deviation": round(float(lucks.mean() / (lucks.std() / count**0.5)), 2),
        "left_plain": round(float((shares - lucks).var() / shares.var()), 3),
        "left": round(float(clean.var() / shares.var()), 3),
        "ms_a_game": round(1000 * float(np.median(whole)), 1),
        "ms_thinking": round(1000 * float(np.median(thinking)), 1),
    }  # fmt: skip


def main() -> None:
    """Play and print a line of JSON for each game."""
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("bots", nargs="+")
    given.add_argument("--games", type=int, default=2000)
    given.add_argument("--game", default="")
    given.add_argument("--value", default="")
    given.add_argument("--seed", type=int, default=SEED)
    given.add_argument("--cores", type=int, default=os.cpu_count())
    asked = given.parse_args()
    ours = [name for name in GAMES.names if asked.game in ("", name)]
    with ProcessPoolExecutor(asked.cores, mp_context=get_context("spawn")) as pool:
        for name in ours:
            for bot in asked.bots:
                tasks = [(name, bot, asked.value, (asked.seed << 24) + number) for number in range(asked.games)]
                rows = np.array(list(pool.map(played, tasks, chunksize=10)))
                print(json.dumps(figures(name, bot, asked.value, rows)), flush=True)


if __name__ == "__main__":
    main()
