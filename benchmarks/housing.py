"""The final housing of Alea Iacta Est: microseconds on average at the end of games, and for the worst holdings.

The worst: all 36 patricians, any number of provinces of each colour, and the six senate tiles that couple colours most.
That is more than a game can bring together.
"""

import itertools
from time import perf_counter

import numpy as np

from ludi.core.chance import new_rng
from ludi.games.alea_iacta_est import GAME
from ludi.games.alea_iacta_est.components import Tile
from ludi.games.alea_iacta_est.fields import BENCH
from ludi.games.alea_iacta_est.scoring import GREY, SECOND_FREE, TILE

AVERAGE, WORST = 20e-6, 2e-3  # the bars, seconds
EVERYBODY = (1 << 36) - 1
COUPLING = (Tile.MANY_PATRICIANS, Tile.NEXT_GENERATION, Tile.FREE_PROVINCE, Tile.FREE_PROVINCE)


def holdings(games: int) -> list[tuple[int, int]]:
    """What seats have at the end of random games of two to five players."""
    rules, size, found = GAME.compiled, GAME.actions.size, []
    for number in range(games):
        state = GAME.new_game({"players": str(2 + number % 4)})
        rules.play_out(state, new_rng(14, number), np.zeros(size, np.int64), np.zeros(size, np.int64))
        seats = range(GAME.players_of(state))
        found += [(int(rules.people_of(state, seat)), int(rules.homes_of(state, seat, True))) for seat in seats]
    return found


def homes_with(tiles: tuple[int, ...], provinces: int) -> int:
    """All a seat can live in: so many provinces of each colour, the grey one, these tiles."""
    homes = sum(provinces << 3 * colour for colour in range(6)) | 1 << GREY
    for tile in tiles:
        homes |= 1 << (SECOND_FREE if homes >> TILE + tile & 1 else TILE + tile)
    return homes


def seconds(pairs: list[tuple[int, int]], rounds: int) -> float:
    """Of one housing, on average; the best of several rounds."""
    bench, times = np.zeros(BENCH, np.int16), []
    for _ in range(rounds):
        began = perf_counter()
        for people, homes in pairs:
            GAME.compiled.best_housing(people, homes, bench)
        times.append((perf_counter() - began) / len(pairs))
    return min(times)


def main() -> None:
    borders = itertools.combinations(range(Tile.BORDER_RED_GREEN, Tile.BORDER_ORANGE_RED + 1), 2)
    worst = [(EVERYBODY, homes_with((*COUPLING, *two), provinces)) for two in borders for provinces in (0, 1, 2)]
    average = seconds(holdings(400), 9)
    slowest = max(seconds([pair], 9) for pair in worst)
    print(f"average of 1,400 final holdings: {1e6 * average:.1f} microseconds (bar {1e6 * AVERAGE:.0f})")
    print(f"worst of {len(worst)} extreme holdings: {1e6 * slowest:.0f} microseconds (bar {1e6 * WORST:.0f})")
    if average > AVERAGE or slowest > WORST:
        raise SystemExit("Above the bar.")


if __name__ == "__main__":
    main()
