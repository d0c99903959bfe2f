"""How far an analysis can be believed: planted blunders, accuracy by rank, luck without bias, and what it takes.

python benchmarks/analysis.py account --games 2000     # luck: bias, and what of the variance is left (--cores, --keep)
python benchmarks/analysis.py planted --games 50       # moves that lose 20 points by deep search: how many are named
python benchmarks/analysis.py accuracy --games 10      # of every rank against itself
python benchmarks/analysis.py seconds --games 3        # of a whole analysis, on one core

One position, or one game, is one row; every game of the house unless --game names one.
"""

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from ludi.analysis.balance import SAMPLES, changes_of, parts_of
from ludi.analysis.report import EFFORT, analyse
from ludi.analysis.verdicts import BAD, Judge
from ludi.analysis.worth import Worth
from ludi.bots.contract import Bot
from ludi.bots.levels import LEVELS
from ludi.bots.named import bot_named
from ludi.core.chance import new_rng
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.core.state import State
from ludi.games import GAMES
from ludi.puzzles.puzzle import PuzzlePosition, puzzles_of
from ludi.puzzles.weighing import weigh

EQUAL = "net:?temperature=0.5"
DEEP = 4000  # iterations, spread over all moves
LOSS = 0.20  # of the chance to win


def played(game: Game, bots: Sequence[Bot], seed: int) -> tuple[Match, list[State]]:
    """A whole game, and its states."""
    match, rng = Match(game), new_rng(seed, 5)
    match.rules = game.compiled
    states = [match.state]
    while not match.is_over:
        if match.seat < 0:
            match.step_chance(rng)
        else:
            bot, number = bots[match.seat], (seed << 16) + len(match.actions)
            match.step(bot.choose(match.view(match.seat), match.seat, match.legal(), number).action)
        states.append(match.state)
    return match, states


def seated(game: Game, name: str) -> list[Bot]:
    """As many of them as play."""
    return [bot_named(game, name) for _ in range(game.players_of(game.new_game()))]


@cache
def table_of(name: str) -> tuple[Game, Worth, list[Bot]]:
    """A game, what judges it, and equal bots at its table: once in each process."""
    game = GAMES.find(name)
    return game, Worth(game), seated(game, EQUAL)


def accounted(asked: tuple[str, int, int]) -> tuple[float, float]:
    """What the first seat had of one game, and how much of that was luck."""
    name, number, samples = asked
    game, worth, bots = table_of(name)
    parts = parts_of(changes_of(worth, played(game, bots, number)[1], samples), {}, 0)
    return parts.result, parts.luck


def account(game: Game, asked: argparse.Namespace) -> dict[str, Any]:
    """Equal bots: the mean luck in its standard errors, and the variance left without luck; so far, as it goes."""
    kept = Path(f"{asked.keep}-{game.name}.jsonl") if asked.keep else None
    rows = [tuple(json.loads(line)) for line in kept.read_text().splitlines()] if kept and kept.exists() else []
    with ProcessPoolExecutor(asked.cores, mp_context=get_context("spawn")) as pool:
        games = [(game.name, number, asked.samples) for number in range(len(rows), asked.games)]
        for row in pool.map(accounted, games, chunksize=5):
            rows.append(row)
            if kept:
                with kept.open("a") as file:
                    file.write(json.dumps(row) + "\n")
            if len(rows) % 100 == 0:
                print(json.dumps({"game": game.name} | summed(rows)), file=sys.stderr, flush=True)
    return summed(rows)


def summed(rows: Sequence[tuple[float, float]]) -> dict[str, Any]:
    """What results and luck of games come to."""
    games, (result, luck) = len(rows), np.array(rows).T
    return {
        "games": games, "share": round(float(result.mean()), 4),
        "sure": round(float(1.96 * result.std() / games**0.5), 4),
        "without_luck": round(float((result - luck).mean()), 4),
        "clean_sure": round(float(1.96 * (result - luck).std() / games**0.5), 4),
        "deviation": round(float(luck.mean() / (luck.std() / games**0.5)), 2),
        "left": round(float((result - luck).var() / result.var()), 3),
    }  # fmt: skip


def planted_at(asked: tuple[str, int, int]) -> tuple[str, bool] | None:
    """Whether the analysis names the worst move of one position, where two deep searches say that it loses much.

    The first positions are those of our puzzles, all others a decision each of games of equal bots.
    """
    name, number, effort = asked
    game, worth, bots = table_of(name)
    puzzles = puzzles_of(game)
    if number < len(puzzles):
        position = PuzzlePosition(game, puzzles[number])
        label, view, seat, legal = puzzles[number].name, position.view, position.seat, position.legal
    else:
        states = [state for state in played(game, bots, 40_000 + number)[1] if state.seat >= 0]
        state = states[int(np.random.default_rng(number).integers(len(states)))]
        label, seat = f"game {40_000 + number}", int(state.seat)
        view, legal = game.view_of(state, seat), game.legal(state, game.compiled)
    if len(legal) < 2:
        return None
    searches = [weigh(game, view, seat, legal, DEEP, seed) for seed in (number, 10_000 + number)]
    losses = [{action: search.value - value for action, value in search.moves} for search in searches]
    worst = max(losses[0], key=lambda action: losses[0][action])
    if min(loss[worst] for loss in losses) < LOSS:
        return None
    verdict = Judge(game, worth, effort).judge(view, seat, legal, worst)
    return f"{label} {losses[0][worst]:.2f} {verdict.cost:.2f}", verdict.word in BAD


def planted(game: Game, asked: argparse.Namespace) -> dict[str, Any]:
    """Positions with a move that loses much, by two deep searches: is it called a mistake?"""
    found, missed = 0, list[str]()
    with ProcessPoolExecutor(asked.cores, mp_context=get_context("spawn")) as pool:
        for told in pool.map(planted_at, [(game.name, number, asked.effort) for number in range(40 * asked.games)]):
            if told is None:
                continue
            found += 1
            if not told[1]:
                missed.append(told[0])
            if found == asked.games:
                pool.shutdown(cancel_futures=True)
                break
    return {"positions": found, "named": found - len(missed), "missed": missed}


def accurate(asked: tuple[str, str, int, int]) -> list[float]:
    """The accuracies of a rank in one game against itself."""
    name, rank, number, effort = asked
    game = GAMES.find(name)
    match, _ = played(game, seated(game, rank), 20_000 + number)
    analysis = analyse(game, match.options, match.actions, effort)
    return [one for seat in range(analysis.players) if (one := analysis.accuracy(seat)) is not None]


def accuracy(game: Game, asked: argparse.Namespace) -> dict[str, Any]:
    """The mean accuracy of every rank in games against itself, and its standard error."""
    told = {}
    with ProcessPoolExecutor(asked.cores, mp_context=get_context("spawn")) as pool:
        for rank in LEVELS:
            games = pool.map(accurate, [(game.name, rank, number, asked.effort) for number in range(asked.games)])
            found = [one for some in games for one in some]
            told[rank] = (round(float(np.mean(found)), 2), round(float(np.std(found) / len(found) ** 0.5), 2))
            print(json.dumps({"game": game.name, rank: told[rank]}), flush=True)
    return {"games": asked.games, "effort": asked.effort, "accuracy": told}


def seconds(game: Game, asked: argparse.Namespace) -> dict[str, Any]:
    """The time a whole analysis takes, at the usual effort; the first, which compiles, is not counted."""
    taken = []
    for number in range(asked.games + 1):
        match, _ = played(game, seated(game, "centurio"), 30_000 + number)
        began = perf_counter()
        analysis = analyse(game, match.options, match.actions)
        taken.append((perf_counter() - began, len(analysis.verdicts)))
    return {"seconds": [round(one, 1) for one, _ in taken[1:]], "decisions": [count for _, count in taken[1:]]}


MEASURES: dict[str, Callable[[Game, argparse.Namespace], dict[str, Any]]] = {
    "account": account, "planted": planted, "accuracy": accuracy, "seconds": seconds,
}  # fmt: skip


def main() -> None:
    """Measure, and print a line of JSON for each game."""
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("what", choices=MEASURES)
    given.add_argument("--games", type=int, default=20)
    given.add_argument("--game", default="")
    given.add_argument("--samples", type=int, default=SAMPLES, help="of what chance could bring; fewer are quicker")
    given.add_argument("--keep", default="", help="where the account's games are kept: a later call goes on after them")
    given.add_argument("--effort", type=int, default=EFFORT)
    given.add_argument("--cores", type=int, default=os.cpu_count(), help="for all but the seconds")
    asked = given.parse_args()
    for game in GAMES:
        if asked.game in ("", game.name):
            print(json.dumps({"game": game.name, "what": asked.what, **MEASURES[asked.what](game, asked)}), flush=True)


if __name__ == "__main__":
    main()
