"""Analyses of finished games: made behind, one at a time, with progress; who no longer wants one calls it off.

What was made lately is kept, by what it was made from: the game with its rules and options, the actions, the net.
"""

import asyncio
import hashlib
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

import orjson

from ludi.analysis.report import FEWEST, Cancelled, analyse
from ludi.bots.nets.files import kept_net
from ludi.bots.value.chances import digest_of
from ludi.server.api.positions import in_json
from ludi.server.api.results import Analysis, AnalysisStanding, analysis_of
from ludi.server.bots.fair_queue import FairQueue
from ludi.server.http.problems import Problem
from ludi.server.tables.table import Table

MOST_WAITING = 20
MOST_ITERATIONS = 1_280_000  # for one game, about two minutes: somebody could play one of thousands of decisions
log = logging.getLogger("ludi")
Key = tuple[str, int]  # of a game and what judges it; the effort


@dataclass
class Work:
    """An analysis that is being made."""

    owner: str = ""  # the guest who asked for it first
    home: str = ""  # from where
    wanted_by: set[str] = field(default_factory=set)  # guests
    done: int = 0  # decisions judged
    of: int = 0
    task: "asyncio.Task[None] | None" = None

    def report(self, done: int, of: int) -> None:
        """How far it is; it ends here where nobody wants it any more."""
        if not self.wanted_by:
            raise Cancelled("Nobody wants to know any more.")
        self.done, self.of = done, of


class Analyses:
    """All analyses of the server; those asked for least lately are forgotten first."""

    def __init__(
        self, most: int, give_way: Callable[[], None], check: Callable[[int, int], None] = lambda mine, ours: None
    ) -> None:
        self.most = most  # bytes
        self.check = check  # whether a guest, and an address, may have so many made
        self.size = 0
        self.made: OrderedDict[Key, bytes] = OrderedDict()
        self.making: dict[Key, Work] = {}
        self.turns = FairQueue(1)
        self.pool = ThreadPoolExecutor(1, "analysis", give_way)

    def standing(self, table: Table, effort: int) -> AnalysisStanding:
        """How far the analysis of a game is, and the whole of it where it is done."""
        key = key_of(table, effort)
        if key in self.made:
            self.made.move_to_end(key)
            return {"state": "done", "done": 0, "of": 0, "analysis": in_json(self.made[key], Analysis)}
        work = self.making.get(key)
        if work is None:
            return {"state": "none", "done": 0, "of": 0, "analysis": None}
        return {"state": "working" if work.of else "waiting", "done": work.done, "of": work.of, "analysis": None}

    def begin(self, table: Table, effort: int, guest: str, home: str) -> None:
        """Somebody wants to know: it is made once, however many do."""
        key = key_of(table, effort)
        if key in self.made:
            return
        if key not in self.making:
            if len(self.making) >= MOST_WAITING:
                raise Problem(503, "server-many-analyses")
            others = self.making.values()
            self.check(sum(one.owner == guest for one in others) + 1, sum(one.home == home for one in others) + 1)
            work = self.making[key] = Work(guest, home)
            work.task = asyncio.create_task(self.make(key, work, table, home, guest))
        self.making[key].wanted_by.add(guest)

    def call_off(self, table: Table, effort: int, guest: str) -> None:
        """Somebody does not want to know any more; where nobody else does, the work ends."""
        work = self.making.get(key_of(table, effort))
        if work:
            work.wanted_by.discard(guest)

    async def make(self, key: Key, work: Work, table: Table, home: str, owner: str) -> None:
        """Make an analysis when it is its turn, and keep it."""
        game, options, actions, start = table.game, table.match.options, list(table.match.actions), table.match.start
        effort = effort_for(table, key[1])

        def made() -> bytes:
            work.report(0, 0)
            return orjson.dumps(analysis_of(analyse(game, options, actions, effort, work.report, start)))

        try:
            async with self.turns.one(home, owner):
                whole = await asyncio.get_running_loop().run_in_executor(self.pool, made)
        except Cancelled:
            return
        except Exception:
            log.exception("The game at table %s could not be analysed.", table.id)
            return
        finally:
            del self.making[key]
        self.keep(key, whole)

    def keep(self, key: Key, whole: bytes) -> None:
        """Keep what was made; as many as are too many are forgotten, but never this one."""
        self.made[key] = whole
        self.size += len(whole)
        while self.size > self.most and len(self.made) > 1:
            self.size -= len(self.made.popitem(last=False)[1])

    def close(self) -> None:
        """Nothing more is made."""
        for work in self.making.values():
            work.wanted_by.clear()
        self.pool.shutdown(wait=False, cancel_futures=True)


def effort_for(table: Table, wanted: int) -> int:
    """The effort somebody wants, or as much of it as a game of so many decisions may cost the others who wait."""
    decisions = sum(entry.kind == "move" for entry in table.logged.log)
    return min(wanted, max(FEWEST, MOST_ITERATIONS // max(1, decisions)))


def key_of(table: Table, effort: int) -> Key:
    """By what an analysis is known: a game, its rules, and the net that judges it."""
    net = kept_net(table.game)
    parts = [table.info.game, table.info.version, sorted(table.info.options.items()), table.match.actions]
    parts.append(table.info.start)
    made_of = orjson.dumps([*parts, digest_of(net) if net else ""])
    return hashlib.sha256(made_of).hexdigest(), effort
