"""What a seat is worth between equals: the same bot on every seat, many games, for every number of players.

python benchmarks/seat_odds.py                          # all games; writes nets/odds.json of each room
python benchmarks/seat_odds.py --game roma --games 500 --dry

Where an option says who begins, the first seat does, and the shares are those of the places in the order of play.
"""

import argparse
import json
import os
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from multiprocessing import get_context

import numpy as np

from ludi.bots.measure.arena import Seating, play_game
from ludi.bots.measure.seat_odds import KEPT_AS, SeatOdds, starting_option
from ludi.core.game import Game
from ludi.core.rooms import folder_of
from ludi.games import GAMES

SEED = 4077
BOT = "net?temperature=0.3"


def played(seating: Seating) -> tuple[float, ...]:
    """The shares of one game."""
    return play_game(seating).shares


def options_of(game: Game, players: int) -> dict[str, str]:
    """The usual options, for so many players, the first of whom begins."""
    begins, wanted = starting_option(game), dict[str, str]()
    if len(game.players) > 1:
        wanted["players"] = str(players)
    if begins:
        wanted[begins.name] = game.seats(0).name.lower()
    return game.chosen(wanted)


def measured(game: Game, bot: str, games: int, seed: int, pool: ProcessPoolExecutor) -> SeatOdds:
    """So many games for each number of players."""
    shares = {}
    for players in game.players:
        options = options_of(game, players)
        tasks = [Seating(game.name, options, (bot,) * players, (seed << 24) + number) for number in range(games)]
        rows = np.array(list(pool.map(played, tasks, chunksize=20)))
        mean, sure = rows.mean(axis=0), 1.96 * rows.std(axis=0) / games**0.5
        print(
            game.name,
            players,
            [f"{100 * one:.1f} ± {100 * half:.1f} %" for one, half in zip(mean, sure, strict=True)],
            flush=True,
        )
        shares[str(players)] = [round(float(one), 3) for one in mean]
    return SeatOdds(bot, games, game.version, "place" if starting_option(game) else "seat", shares)


def main() -> None:
    """Measure, print and write down."""
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("--game", default="", choices=["", *GAMES.names])
    given.add_argument("--games", type=int, default=4000)
    given.add_argument("--bot", default=BOT)
    given.add_argument("--seed", type=int, default=SEED)
    given.add_argument("--cores", type=int, default=os.cpu_count())
    given.add_argument("--dry", action="store_true", help="write nothing down")
    asked = given.parse_args()
    with ProcessPoolExecutor(asked.cores, mp_context=get_context("spawn")) as pool:
        for game in GAMES:
            if asked.game in ("", game.name):
                odds = measured(game, asked.bot, asked.games, asked.seed, pool)
                if not asked.dry:
                    path = folder_of(game.room) / KEPT_AS
                    path.write_text(json.dumps(asdict(odds)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
