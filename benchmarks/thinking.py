"""Decisions of the strongest rank, a second: in Node, as a page thinks, beside native code, in one run on one core.

`python benchmarks/thinking.py [POSITIONS] [RANK]`. Both decide the same positions of random games, in turn, and must
answer the same. CPU time counts, of all threads. Prints a table for `benchmarks/README.md`.
"""

import json
import subprocess
import sys
import tempfile
import time
from base64 import b64encode
from pathlib import Path
from typing import Any

import numpy as np

from ludi.bots.levels import of_rank
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.server.browser.files import files_of, playable

ROOT = Path(__file__).parents[1]
Asked = tuple[Any, int, list[int], int]


def positions_of(game: Game, count: int) -> list[Asked]:
    """Decisions of random games with more than one move, each game anew."""
    rng, found, match = np.random.default_rng(5), list[Asked](), Match(game, seed=5)
    while len(found) < count:
        if match.is_over:
            match = Match(game, seed=int(rng.integers(1 << 30)))
        match.rules = game.compiled
        legal = match.legal()
        if match.seat >= 0 and len(legal) > 1 and rng.random() < 0.2:
            found.append((match.view(match.seat), match.seat, legal, len(found)))
        match.step(int(rng.choice(legal)))
    return found


def in_node(game: Game, rank: str, asked: list[Asked]) -> tuple[list[int], float]:
    """What a page answers, and the seconds it thought."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / game.name).mkdir()
        for file, make in files_of(game).items():
            (folder / game.name / file).write_bytes(make())
        told = [
            {"view": b64encode(view.tobytes()).decode(), "seat": seat, "legal": legal, "seed": str(seed)}
            for view, seat, legal, seed in asked
        ]
        (folder / "questions").write_text(json.dumps([game.name, rank, told]) + "\n")
        words = ["node", "web/scripts/think.mjs", str(folder), str(folder / "questions"), "timed"]
        done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True)
    seconds, answers = json.loads(done.stdout)
    return [action for action, _ in answers], seconds


def native(game: Game, rank: str, asked: list[Asked]) -> tuple[list[int], float]:
    """What compiled code answers, and the seconds it thought."""
    bot = of_rank(game, rank)
    bot.choose(*asked[0])
    bot.forget()
    began = time.process_time()
    answers = [bot.choose(*one).action for one in asked]
    return answers, time.process_time() - began


def main() -> None:
    """All games with a module."""
    count, rank = int(sys.argv[1]) if sys.argv[1:] else 100, sys.argv[2] if sys.argv[2:] else "caesar"
    print(f"| game, {rank} | native, decisions/s | in Node | part |\n|---|---|---|---|")
    for game in playable():
        asked = positions_of(game, count)
        (here, fast), (there, slow) = native(game, rank, asked), in_node(game, rank, asked)
        assert here == there
        print(f"| {game.name} | {count / fast:.1f} | {count / slow:.1f} | {100 * fast / slow:.0f} % |", flush=True)


main()
