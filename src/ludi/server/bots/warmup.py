"""Which games are compiled: one stage after another, in a process that leaves the cores to people."""

import asyncio
import gc
import logging
import sys
from collections.abc import Callable

from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.game_api import Rules
from ludi.games import GAMES
from ludi.server.bots.warm import Stage, exercise

Work = tuple[Game, Stage]
log = logging.getLogger("ludi")


class Warmup:
    """What is compiled, what is being compiled, and what waits for it: every game's thinking first."""

    def __init__(self) -> None:
        self.ready = {stage: {game.name: asyncio.Event() for game in GAMES} for stage in Stage}
        self.waiting: list[Work] = [(game, stage) for stage in Stage for game in GAMES]
        self.wanted: set[Work] = set()  # somebody has asked for it
        self.compiling: Work | None = None
        self.process: asyncio.subprocess.Process | None = None

    def is_ready(self, game: Game, stage: Stage = Stage.THINKING) -> bool:
        """Whether all of a stage is there."""
        return self.ready[stage][game.name].is_set()

    async def wait(self, game: Game) -> None:
        """Until every bot can think about this game."""
        await self.ready[Stage.THINKING][game.name].wait()

    def rules(self, game: Game) -> Rules:
        """The rules at the best speed there is now."""
        return game.compiled if self.is_ready(game) else game.interpreted

    async def compile_all(self, told: Callable[[Game], None]) -> None:
        """Compile every game behind, then load it; `told` hears of each that can be thought about."""
        while self.waiting:
            game, stage = work = self.compiling = self.waiting.pop(0)
            try:
                is_there = await self.compiled(work)
            except Exception:
                self.waiting.append(work)  # it is tried again, after the others
                raise
            if not is_there:
                continue
            gc.freeze()  # what the compiler keeps is no garbage: to look through it would stop everybody a while
            self.ready[stage][game.name].set()
            if stage is Stage.THINKING:
                told(game)

    async def compiled(self, work: Work) -> bool:
        """Compile a stage of a game in a process of its own, then load it here; False where it is put off."""
        game, stage = work
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "ludi.server.bots.warm", game.name, stage.value
        )
        failed = await self.process.wait()
        if self.compiling is not work:  # something that somebody waits for came before
            return False
        if failed < 0:  # ended from outside, as where memory is short: another time it may go well
            raise LudiError(f"The compiler of {game.name} was ended by signal {-failed}.")
        if failed:
            log.error("%s could not be compiled (%s); its bots play by their nets alone.", game.name, stage.value)
            return False
        await asyncio.to_thread(exercise, game, stage)
        return True

    def prefer(self, game: Game, stage: Stage = Stage.THINKING) -> None:
        """Somebody waits for this: it is compiled next, and at once where what is compiled now can wait.

        That is what nobody has asked for and, for who sits at a table, what is only needed after a game. Functions that
        are compiled already stay so on the disk; no more than the one at hand is begun anew.
        """
        work = (game, stage)
        self.wanted.add(work)
        if work not in self.waiting:
            return
        self.waiting.remove(work)
        place = 0 if stage is Stage.THINKING else sum(one in self.wanted for one in self.waiting if is_for_tables(one))
        self.waiting.insert(place, work)
        if self.compiling and place == 0 and self.can_wait(self.compiling, stage) and self.is_running():
            self.waiting.insert(1, self.compiling)
            self.stop()

    def can_wait(self, work: Work, for_what: Stage) -> bool:
        """Whether what is compiled now may be broken off for this."""
        return work not in self.wanted or (for_what is Stage.THINKING and not is_for_tables(work))

    def is_running(self) -> bool:
        """Whether a process compiles just now."""
        return self.process is not None and self.process.returncode is None

    def stop(self) -> None:
        """End the compiling that is going on; it is not for itself to begin again."""
        self.compiling = None
        if self.process and self.is_running():
            self.process.kill()


def is_for_tables(work: Work) -> bool:
    """Whether people who play wait for it."""
    return work[1] is Stage.THINKING
