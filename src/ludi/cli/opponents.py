"""Opponents at a terminal: they play from the first second, also where nothing is compiled yet."""

import atexit
import subprocess
import sys
from collections.abc import Sequence

from ludi.bots.contract import Answer, Bot
from ludi.bots.levels import is_by_net_alone, of_rank, uncompiled_of
from ludi.bots.named import bot_named
from ludi.bots.nets import net
from ludi.bots.play import search
from ludi.core.compiled import is_kept
from ludi.core.game import Game
from ludi.core.state import State

COMPILING = (sys.executable, "-m", "ludi.server.bots.warm")


class Preparing:
    """A rank whose search is compiled by a process behind: until that has ended, its net answers alone."""

    def __init__(self, game: Game, rank: str, stand_in: Bot, process: "subprocess.Popen[bytes]") -> None:
        self.game, self.name, self.stand_in, self.process = game, rank, stand_in, process
        self.bot: Bot | None = None

    def choose(self, view: State, seat: int, legal: Sequence[int], seed: int, seconds: float | None = None) -> Answer:
        """As the rank does, as soon as it can."""
        if self.bot is None and self.process.poll() is not None:
            self.bot = of_rank(self.game, self.name)
        return (self.bot or self.stand_in).choose(view, seat, legal, seed, seconds)

    def forget(self) -> None:
        """Begin a new game with an empty head."""
        if self.bot:
            self.bot.forget()


def opponent_named(game: Game, name: str, seed: int | None = None) -> Bot:
    """A bot that answers at once: a rank that asks its net alone does so uncompiled, and answers the same.

    One that searches is prepared behind. Where a seed was given its answers must not depend on when that is done: then
    it is compiled first.
    """
    stand_in = uncompiled_of(game, name)
    if stand_in and is_by_net_alone(game, name):
        return stand_in
    if stand_in is None or seed is not None or is_searchable(game):
        return bot_named(game, name)
    return Preparing(game, name, stand_in, compile_behind(game))


def compile_behind(game: Game) -> "subprocess.Popen[bytes]":
    """A process that compiles all that thinks about this game, while it is played; what it says is not for players."""
    process = subprocess.Popen([*COMPILING, game.name, "thinking"], stderr=subprocess.DEVNULL)
    atexit.register(process.kill)
    return process


def is_searchable(game: Game) -> bool:
    """Whether the searches of this game are kept from before."""
    return is_kept(net.mind_of(game).think_with_net) and is_kept(search.mind_of(game).think)
