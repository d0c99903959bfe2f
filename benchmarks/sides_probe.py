"""One game of the checkout on PYTHONPATH, for `sides.py`: its speeds in CPU time, or with --code its machine code."""

import hashlib
import json
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

import numpy as np

LANES, STEPS, ITERATIONS, REPEATS, MATCHES, EVALUATIONS = 4096, 60, 2000, 4, 40_000, 400


def per_second(work: Callable[[], float]) -> float:
    """The best of some repeats: so much is done a second of CPU time."""
    rates = []
    for _ in range(REPEATS):
        since = process_time()
        done = work()
        rates.append(done / (process_time() - since))
    return max(rates)


def digest(function: Any) -> str:
    """The instructions of a compiled function, in order, without what they name."""
    texts = [text for _, text in sorted((str(kinds), text) for kinds, text in function.inspect_asm().items())]
    lines = [line.split() for text in texts for line in text.splitlines() if line.startswith("\t")]
    words = [line[0] for line in lines if line and not line[0].startswith(".")]
    return f"{len(words)}:{hashlib.sha256(' '.join(words).encode()).hexdigest()}"


def main(name: str, doors: list[str], code: bool) -> dict[str, float | str]:
    """Speeds, or digests, of these doors."""
    since = process_time()
    from ludi.core.batch import simulate
    from ludi.games import GAMES

    game = GAMES.find(name)
    simulate(game, 10, threads=1)
    cold = process_time() - since
    try:
        from ludi.bots.named import bot_named
    except ImportError:  # a checkout of before
        from ludi.bots.levels import bot_named
    from ludi.core.match import Match
    from ludi.envs.vector import Vector, lanes_of

    vector = Vector(game, LANES, threads=1)
    vector.reset(1)
    match, luck = Match(game), np.random.default_rng(5)
    match.rules = game.compiled
    while match.seat < 0 or len(match.actions) < 40:
        match.step(int(luck.choice(match.legal())))

    def play() -> float:
        return float(np.sum(simulate(game, MATCHES, 7, threads=1).lengths))

    def step() -> float:
        for _ in range(STEPS):
            vector.step(vector.random_actions if hasattr(vector, "random_actions") else vector.whims)  # before
        return STEPS * LANES

    def think() -> float:
        bot = bot_named(game, f"search:{ITERATIONS}")
        bot.choose(match.view(match.seat), match.seat, match.legal(), 1)
        return ITERATIONS

    def evaluate() -> float:
        bot, view, legal = bot_named(game, "net"), match.view(match.seat), match.legal()
        for number in range(EVALUATIONS):
            bot.choose(view, match.seat, legal, number)
        return EVALUATIONS

    work = {"sim": play, "vector": step, "search": think, "net": evaluate}
    if code:
        for door in doors:
            if door in work:
                work[door]()
        compiled = {
            "sim": lambda: game.compiled.play_games,
            "vector": lambda: lanes_of(game).step_lanes,
            "search": compiled_search,
        }
        return {door: digest(compiled[door]()) for door in doors if door in compiled}
    return {door: per_second(work[door]) if door in work else cold for door in doors}


def compiled_search() -> Any:
    """The search as it was compiled, wherever a checkout keeps it."""
    import gc

    from numba.core.registry import CPUDispatcher

    found = [o for o in gc.get_objects() if isinstance(o, CPUDispatcher) and o.signatures]
    return next(o for o in found if o.py_func.__name__ == "think" and o.py_func.__module__.startswith("ludi.bots"))


if __name__ == "__main__":
    print(json.dumps(main(sys.argv[1], sys.argv[2].split(","), "--code" in sys.argv)))
