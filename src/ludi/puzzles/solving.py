"""Who solves a puzzle: every rank, and a few bots that do not search; by that its difficulty is told."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from ludi.bots.contract import Bot
from ludi.bots.levels import LEVELS
from ludi.bots.named import bot_named
from ludi.bots.nets.files import kept_net
from ludi.core.game import Game
from ludi.puzzles.puzzle import Puzzle, PuzzlePosition

TRIES = 3  # of each bot, with other seeds
HARDEST = 5
NET = "net?temperature=0"


@cache
def solvers_of(game: Game) -> dict[str, Bot]:
    """The bots that are asked, by the name they are told by."""
    named = {name: name for name in ("greedy", *LEVELS, "veteranus")} | ({"net": NET} if kept_net(game) else {})
    return {name: bot_named(game, bot) for name, bot in named.items()}


def solved_by(game: Game, position: PuzzlePosition) -> dict[str, float]:
    """How often each of them finds the move, from 0 to 1."""
    return {name: share_of(bot, position) for name, bot in solvers_of(game).items()}


def share_of(bot: Bot, position: PuzzlePosition) -> float:
    """How often one bot does, each time with an empty head."""
    found = 0
    for seed in range(1, TRIES + 1):
        bot.forget()
        found += bot.choose(position.view, position.seat, position.legal, seed).action == position.best
    return round(found / TRIES, 2)


def difficulty_of(solved: Mapping[str, float]) -> int:
    """From 1, which nearly everybody solves, to 5."""
    missed = 1 - sum(solved.values()) / len(solved)
    return min(HARDEST, 1 + int(missed * HARDEST))


def with_solvers(game: Game, puzzle: Puzzle) -> Puzzle:
    """The puzzle, with who finds its move and how difficult that makes it."""
    solved = solved_by(game, PuzzlePosition(game, puzzle))
    return replace(puzzle, solved=solved, difficulty=difficulty_of(solved))
