"""Random games as digests, a line each: by them two houses are compared that should play alike.

    python -m tests.proof.traces roma --games 20

A digest holds, at every step of a game, what is legal, the state, and what each seat may take for possible.
"""

import argparse
import hashlib
import sys
from collections.abc import Iterator

import numpy as np

from ludi.core.chance import below, new_rng
from ludi.core.match import Match
from ludi.core.state import CHANCE, NONE
from tests.variants import Variant, variants

IMAGINED = 16  # a seat imagines the rest at every so many steps


def digest_of(variant: Variant, seed: int) -> str:
    """One random game, interpreted, as a digest; what went wrong in it, where something did."""
    game, rng, digest = variant.game, new_rng(seed, 99), hashlib.sha256()
    match = Match(game, variant.options)
    try:
        while match.seat != NONE:
            legal = match.legal()
            digest.update(repr(sorted(legal)).encode() + match.state.tobytes())
            if match.seat == CHANCE:
                weights = np.zeros(game.actions.size, np.int64)
                match.rules.chance_outcomes(match.state, np.zeros_like(weights), weights)
                digest.update(weights.tobytes())
            if len(match.actions) % IMAGINED == 0:
                for seat in range(game.players_of(match.state)):
                    digest.update(game.imagined(match.view(seat), seat, new_rng(seed, seat)).tobytes())
            match.step(sorted(legal)[below(rng, len(legal))])
    except Exception as error:  # a fault may do anything
        return f"{type(error).__name__} after {len(match.actions)} actions"
    digest.update(repr((match.scores(), match.winners())).encode())
    return digest.hexdigest()


def digests_of(game: str, games: int) -> Iterator[str]:
    """So many games, over every way to play this one."""
    ways = [variant for variant in variants() if variant.game.name == game]
    for number in range(games):
        yield digest_of(ways[number % len(ways)], number)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20, help="how many (20)")
    wanted = parser.parse_args()
    for digest in digests_of(wanted.game, wanted.games):
        sys.stdout.write(digest + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
