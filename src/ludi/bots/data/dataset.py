"""Positions to learn from: records read again into rows, a chunk at a time, so that memory stays small."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from ludi import __version__
from ludi.bots.measure.arena import GameResult, Runner, Seating, Thought
from ludi.core import reread
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.playout import new_scratch
from ludi.core.replay import actions_of
from ludi.core.view import blank_records, new_viewing

CHUNK = 1 << 15  # actions that are read again together
MOST_GAMES = 1 << 24  # of one seed, as in the arena


@dataclass(frozen=True)
class Recorded:
    """A finished game, and what was thought in it by the number of the action."""

    options: Mapping[str, str]
    actions: Sequence[int]
    thoughts: Mapping[int, Thought]
    where: str


@cache
def reread_of(game: Game) -> SimpleNamespace:
    """The loop over records, compiled on top of the game."""
    return game.compiled_with([reread])


def row_of(game: Game) -> np.dtype[Any]:
    """What a row holds."""
    return np.dtype((np.record, [
        ("game",        np.int32),  # the number of the game, from 0
        ("ply",         np.int32),  # the number of the action in its record, chance included
        ("seat",        np.int8),
        ("action",      np.int32),
        ("outcome",     np.float32),  # the seat's share of the victory in the end
        ("observation", np.int8, (game.feature_size,)),
        ("mask",        np.int8, (game.actions.size,)),
    ]))  # fmt: skip


def played_by(
    game: Game, options: dict[str, str], bot: str, games: int, seed: int, runner: Runner
) -> Iterator[Recorded]:
    """So many games of a bot against itself, with what it thought."""
    if games > MOST_GAMES:
        raise LudiError(f"At most {MOST_GAMES} games of one seed.")
    seats = (bot,) * game.players_of(game.new_game(options))
    sets = ([Seating(game.name, options, seats, (seed << 24) + number, None, True)] for number in range(games))
    for (outcome,) in runner(sets):
        yield recorded(game, outcome)


def recorded(game: Game, outcome: GameResult) -> Recorded:
    """A game of the arena."""
    record = outcome.record
    actions = actions_of(game, record["moves"])
    return Recorded(record["options"], actions, outcome.thoughts, f"game {outcome.seating.chance}")


def chunks(games: Iterable[Recorded]) -> Iterator[list[Recorded]]:
    """Games together until their actions fill a chunk."""
    waiting: list[Recorded] = []
    size = 0
    for game in games:
        waiting.append(game)
        size += len(game.actions)
        if size >= CHUNK:
            yield waiting
            waiting, size = [], 0
    if waiting:
        yield waiting


class RecordReader:
    """Reads records of one game again, chunk by chunk; games are numbered through."""

    def __init__(self, game: Game, options: Mapping[str, str]) -> None:
        self.game, self.options, self.read_games = game, game.chosen(options), 0
        self.starts = np.array([game.new_game(options)], game.state)
        self.loop, self.scratch = reread_of(game).reread, new_scratch(game.actions.size)
        self.tables, self.viewing = blank_records(game.state, 1), new_viewing(game.state, game.sight)
        self.row = row_of(game)

    def rows(self, games: Sequence[Recorded]) -> Any:
        """A row for each decision of these games."""
        actions = np.array([action for game in games for action in game.actions], np.int64)
        ends = np.cumsum([len(game.actions) for game in games])
        for game in games:
            if self.game.chosen(game.options) != self.options:
                raise LudiError(f"{game.where} has other options than the first; they need a file of their own.")
        rows = np.zeros(len(actions), self.row)
        shares = np.zeros(len(self.game.seats))
        count = self.loop(actions, ends, self.starts, self.tables, self.viewing, self.scratch, rows, shares)
        if count < 0:
            raise LudiError(f"{games[-1 - count].where} is not a whole game of {self.game.name} by its rules of today.")
        rows["game"] += self.read_games
        self.read_games += len(games)
        return rows[:count]


def thought_in(games: Sequence[Recorded], rows: Any, size: int) -> tuple[Any, Any]:
    """For each row how often every action was tried, and the value; none (0 and NaN) where nothing was thought."""
    visits, values = np.zeros((len(rows), size), np.int32), np.full(len(rows), np.nan, np.float32)
    first = int(rows["game"][0]) if len(rows) else 0
    for place, (number, ply) in enumerate(zip(rows["game"].tolist(), rows["ply"].tolist(), strict=True)):
        thought = games[number - first].thoughts.get(ply)
        if thought:
            for action, tried in thought[0].items():
                visits[place, action] = tried
            values[place] = thought[1]
    return visits, values


def about(game: Game, options: Mapping[str, str], source: Mapping[str, Any], thoughts: bool) -> dict[str, Any]:
    """What a reader of the file must know."""
    return {
        "made_by": f"ludi-romani {__version__}", "game": game.name, "version": game.version, "options": dict(options),
        **source,
        "thoughts": thoughts,  # whether there are the columns visits and value
        "actions": list(game.actions.texts),  # what the numbers in the columns mean, in order
        "features": [asdict(piece) for piece in game.feature_slices],
    }  # fmt: skip
