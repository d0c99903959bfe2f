"""Plays every module of a folder: none may take 256 MB beyond what was used, nor (`seconds`) a second of a core."""

import resource
import sys
from pathlib import Path
from time import process_time

from ludi.bots.named import bot_named
from ludi.core.errors import LudiError
from ludi.core.match import Match
from ludi.games import GAMES

SECONDS = 1.0  # of a core
MEMORY = 256 * 1024  # kB


def main(folder: Path, bounds: list[str]) -> None:
    """Ends with a fault where a module cost more."""
    game = GAMES.find("roma")
    match = Match(game, seed=0)
    while len(match.legal()) < 2:
        match.step(match.legal()[0])
    game.observe(match.view(match.seat), match.seat)
    before, refused = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, 0
    for file in sorted(folder.glob("*.wasm")):
        began = process_time()
        try:
            bot_named(game, f"wasm:{file}").choose(match.view(match.seat), match.seat, match.legal(), 0)
        except LudiError:
            refused += 1
        cost = process_time() - began
        assert "seconds" not in bounds or cost < SECONDS, f"{file.name}: {cost:.2f} s"
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < MEMORY
    print("refused", refused)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
