"""Random play, decisions a second on one core: our games beside OpenSpiel's, in one run.

OpenSpiel is driven the usual way from Python: legal actions, one at random, apply; chance outcomes by their weights.
Ours is `ludi sim --threads 1`. The best of several runs counts for each, so that a busy machine hurts nobody.
"""

import argparse
import json
import platform
import random
import subprocess
import sys
from time import perf_counter
from typing import Any

import numpy as np
import pyspiel

from ludi.games import GAMES

PEERS = ("backgammon", "gin_rummy")
TIMES_FASTER = 40  # the bar


def peer_rate(name: str, seconds: float) -> float:
    """Player decisions a second of one OpenSpiel game."""
    game = pyspiel.load_game(name)
    chooser, dice = random.Random(1), np.random.RandomState(1)
    decisions, began = 0, perf_counter()
    while perf_counter() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choice(outcomes, p=weights))
            else:
                state.apply_action(chooser.choice(state.legal_actions()))
                decisions += 1
    return decisions / (perf_counter() - began)


def our_rate(name: str, players: int, games: int) -> float:
    """Player decisions a second that `ludi sim` reports."""
    command = [sys.executable, "-m", "ludi", "sim", name, "--games", str(games), "--threads", "1", "--json"]
    if players:
        command += ["--players", str(players)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return float(json.loads(done.stdout)["decisions_per_second"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20000)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    rows: dict[str, Any] = {}
    for peer in PEERS:
        rows[f"OpenSpiel {peer}"] = max(peer_rate(peer, chosen.seconds) for _ in range(chosen.repeats))
    fastest = max(rows.values())
    for game in GAMES:
        for players in game.players if len(game.players) > 1 else (0,):
            name = f"{game.name} {players} players" if players else game.name
            rows[name] = max(our_rate(game.name, players, chosen.games) for _ in range(chosen.repeats))
    if chosen.json:
        print(json.dumps({"machine": platform.processor() or platform.machine(), "rates": rows}))
        return
    print(f"{'game':32} {'decisions/s':>14} {'× the faster peer':>20}")
    for name, rate in rows.items():
        print(f"{name:32} {rate:14,.0f} {rate / fastest:20.1f}")
    slow = [name for name, rate in rows.items() if not name.startswith("OpenSpiel") and rate < TIMES_FASTER * fastest]
    print(f"Every game at least {TIMES_FASTER} times as fast." if not slow else f"Below {TIMES_FASTER} times: {slow}")


if __name__ == "__main__":
    main()
