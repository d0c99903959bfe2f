"""The deal of the day: for each game one chance a day, the same for everybody, against the same bot.

Its secret is drawn when the first guest of the day asks for it, so nobody knows it before; it is told when the day is
over. A guest has one attempt. Afterwards all who played are compared by what is left of their result without luck.
"""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass

from ludi.analysis.balance import changes_of
from ludi.analysis.worth import Worth
from ludi.core.dice import new_secret
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.core.replay import replay
from ludi.core.state import CHANCE, State
from ludi.games import GAMES
from ludi.server.after import days
from ludi.server.after.analyses import Analyses
from ludi.server.api.results import DealPage, DealRow
from ludi.server.api.tables import SeatKind, TableStatus
from ludi.server.bots.warm import Stage
from ludi.server.bots.warmup import Warmup
from ludi.server.http.problems import Problem
from ludi.server.people.names import Names
from ludi.server.storage.store import Change
from ludi.server.storage.writer import Writer, read
from ludi.server.tables.hosting import ENDED
from ludi.server.tables.lobby import Lobby
from ludi.server.tables.table import Table
from ludi.server.tables.table_info import Chair, TableInfo, new_info

RIVAL = "legatus"  # it looks at no clock, so no busy machine makes it weaker
WHERE = "deals"  # where all deals are for, among those who wait for the analyses' thread
KEPT = 5000  # results in memory; what is forgotten is worked out again from the log
log = logging.getLogger("ludi")


@dataclass(frozen=True)
class Result:
    """What somebody made of a deal."""

    share: float  # of the victory
    luck: float  # what of it was luck

    @property
    def rest(self) -> float:
        """What is left without luck."""
        return self.share - self.luck


class Deals:
    """The deals of a server."""

    def __init__(self, lobby: Lobby, analyses: Analyses, writer: Writer, names: Names, warmup: Warmup) -> None:
        self.lobby, self.analyses = lobby, analyses
        self.writer, self.store = writer, writer.store
        self.names, self.warmup = names, warmup
        self.opening = asyncio.Lock()
        self.results: dict[str, Result | None] = {}  # by table; None: a bot played for its guest, so it does not count
        self.counting: dict[str, asyncio.Task[None]] = {}

    # Playing

    async def open(self, guest: str, game: Game, address: str) -> Table:
        """The guest's table of today: a new one, or the one there is."""
        async with self.opening:
            day = days.today()
            mine = await self.table_of(guest, game.name, day)
            if mine is not None:
                return await self.lobby.table(mine.id)
            info = await self.dealt(guest, game, day)
            return await self.lobby.set_up(info, guest, address)

    async def dealt(self, guest: str, game: Game, day: str) -> TableInfo:
        """A table with the chance of this day, which is drawn where nobody has asked for it yet."""
        secret = await read(self.store.deal, day, game.name)
        if secret is None:
            secret = new_secret()
            await self.writer.write(Change(deals=[(day, game.name, secret)]))
        options = game.chosen({})
        chairs = [Chair(SeatKind.BOT, level=RIVAL) for _ in range(players_of(game))]
        chairs[seat_on(game, day)] = Chair(SeatKind.PERSON, guest, await self.names.of(guest))
        info = new_info(guest, game, options, chairs, listed=False)
        info.secret, info.deal = secret, day
        return info

    # Who may look

    async def table_of(self, guest: str, game: str, day: str) -> TableInfo | None:
        """The guest's own table of a day."""
        return next(iter(await read(self.store.dealt, game, day, guest)), None)

    async def has_played(self, guest: str, game: str, day: str) -> bool:
        """Whether a guest may know how others played: the day is over, or their own game is.

        Who still plays when the day is over would else read the dice to come in the proof of another's game.
        """
        mine = await self.table_of(guest, game, day)
        if day < days.today():
            return mine is None or mine.status in ENDED
        return mine is not None and mine.status == TableStatus.OVER

    async def admit(self, info: TableInfo, guest: str) -> None:
        """Nobody sees another's game of today before their own is over."""
        if info.deal is None or info.seats_of(guest):
            return
        if not await self.has_played(guest, info.game, info.deal):
            raise Problem(403, "server-deal-unplayed")

    # Comparing

    async def page(self, guest: str, game: Game, day: str) -> DealPage:
        """A day's deal of a game, and how everybody did, for those who may know."""
        over = await read(self.store.dealt, game.name, day)
        mine = await self.table_of(guest, game.name, day)
        seat, may_know = seat_on(game, day), await self.has_played(guest, game.name, day)
        shown = [info for info in over if may_know and self.results.get(info.id, True) is not None]
        self.count([info.id for info in shown], game)
        rows = [self.row(info, seat, guest) for info in shown]
        return {
            "game": game.name,
            "day": day,
            "today": day == days.today(),
            "level": RIVAL,
            "seat": seat,
            "table": mine.id if mine else None,
            "status": mine.status if mine else None,
            "finished": len(over),
            "rows": sorted(rows, key=lambda row: -row["rest"] if row["rest"] is not None else 9.0),
        }

    def row(self, info: TableInfo, seat: int, guest: str) -> DealRow:
        """One who played."""
        found = self.results.get(info.id)
        others = [points for other, points in enumerate(info.scores or []) if other != seat]
        return {
            "name": info.chairs[seat].name,
            "mine": bool(info.seats_of(guest)),
            "table": info.id,
            "share": 1 / len(info.winners) if seat in info.winners else 0.0,
            "points": (info.scores or [0])[seat],
            "others": max(others, default=0),
            "luck": found.luck if found else None,
            "rest": found.rest if found else None,
        }

    def count(self, tables: Sequence[str], game: Game) -> None:
        """See to it that the luck of these games is worked out behind, once each."""
        wanted = [table_id for table_id in tables if table_id not in self.results and table_id not in self.counting]
        if wanted and not self.warmup.is_ready(game, Stage.ANALYSIS):
            self.warmup.prefer(game, Stage.ANALYSIS)
            return
        for table_id in wanted:
            self.counting[table_id] = asyncio.create_task(self.weigh(table_id))

    async def weigh(self, table_id: str) -> None:
        """The luck of one game, worked out in the thread of the analyses, when it is the turn of a deal."""
        analyses = self.analyses
        try:
            async with analyses.turns.one(WHERE, WHERE):
                table = await self.lobby.found(table_id)
                seat = seat_on(table.game, str(table.info.deal))
                result = None
                if is_own_work(table, seat):
                    game, options, actions = table.game, table.match.options, list(table.match.actions)
                    loop = asyncio.get_running_loop()
                    result = await loop.run_in_executor(analyses.pool, result_of, game, options, actions, seat)
            while len(self.results) >= KEPT:
                del self.results[next(iter(self.results))]
            self.results[table_id] = result
        except Problem:
            pass  # it is tried when somebody asks again
        except Exception:
            log.exception("The luck of the game at table %s could not be worked out.", table_id)
        finally:
            del self.counting[table_id]


def players_of(game: Game) -> int:
    """How many sit at a deal of the day: as many as usual."""
    return game.players_of(game.empty_table(game.chosen({})))


def seat_on(game: Game, day: str) -> int:
    """The seat people have on a day: each in turn."""
    return days.number_of(day) % players_of(game)


def is_own_work(table: Table, seat: int) -> bool:
    """Whether the person on this seat made every move of it: those of a bot have no command."""
    return all(entry.command for entry in table.logged.log if entry.kind == "move" and entry.seat == seat)


def result_of(game: Game, options: dict[str, str], actions: list[int], seat: int) -> Result:
    """What a seat made of a game that is over, and what of it was luck."""
    match = Match(game, options)
    match.rules = game.compiled
    states: list[State] = [match.state, *(after for _, _, after in replay(match, actions))]
    changes = changes_of(Worth(game), states)
    luck = sum(change.gains[seat] for change in changes if change.seat == CHANCE)
    return Result(changes[-1].after[seat], luck)


def game_and_day(game: str, day: str) -> tuple[Game, str]:
    """The game and the day that are meant; the last one where none is named."""
    if game not in GAMES.names:
        raise Problem(404, "server-no-game")
    try:
        day = day or days.today()
        if days.named(days.number_of(day)) != day:
            raise ValueError("A day is written in one way, so that all days can be compared.")
    except ValueError:
        raise Problem(404, "server-not-found") from None
    if day > days.today():
        raise Problem(404, "server-not-found")
    return GAMES.find(game), day
