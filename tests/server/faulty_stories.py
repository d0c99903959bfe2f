"""Random stories over a database that refuses, loses its answers, is silent, and cannot be read."""

import asyncio
from random import Random

from fastapi import FastAPI

from ludi.server.api.tables import TableStatus
from ludi.server.bots.seats import bot_asked
from ludi.server.storage.store import Change
from ludi.server.tables.table import Table
from tests.server.faults import Faults, check_memory
from tests.server.stories import UNAVAILABLE, Json, Story


class FaultyStory(Story):
    """A story in which much goes wrong, and nothing may be lost, done twice, or stuck."""

    def __init__(self, app: FastAPI, game: str, luck: Random) -> None:
        super().__init__(app, game, luck)
        self.faults = Faults(self.lobby.store, luck)
        self.accepted: list[tuple[str, str]] = []
        self.compared = 0

    def bears(self, status: int) -> bool:
        return status == UNAVAILABLE

    def write(self, change: Change) -> "asyncio.Future[None]":
        """Now and then nobody waits for the answer."""
        self.lobby.writer.patience = 0.0 if self.faults.happens(0.1) else 30.0
        return super().write(change)

    def answered(self, table: str, command: str, answer: Json) -> None:
        if answer.get("accepted"):
            self.accepted.append((table, command))

    def look_after_tasks(self) -> None:
        """Between two changes, memory is what the log says."""
        super().look_after_tasks()
        for table in self.lobby.tables.values():
            if not (table.lock.locked() or table.unsure) and self.luck.random() < 0.3:
                saved = self.faults.right_saved(table.id)
                assert saved is not None
                check_memory(self.lobby, table, saved)
                self.compared += 1

    async def tell(self, steps: int) -> None:
        """With faults; then without, until everybody has been answered and every game goes on."""
        self.faults.on = True
        await super().tell(steps)
        self.faults.on = False
        while self.tasks:
            self.all_goes_on()
            await asyncio.sleep(0)
            self.look_after_tasks()
        for table in self.tables:
            await self.goes_on(self.lobby.tables[table])
        for table_id, command in self.accepted:
            made = [
                entry for entry in self.lobby.tables[table_id].logged.log if (entry.command or "").endswith(command)
            ]
            assert len(made) == 1, "an accepted command is not in the log, or twice"

    async def goes_on(self, table: Table) -> None:
        """Whoever is asked may play."""
        while table.unsure or bot_asked(table):
            self.all_goes_on()
            await asyncio.sleep(0)
        for person in self.people:
            assert (await self.finished(person.ask("GET", table.id, "/position"))).get("status") != UNAVAILABLE
            if table.info.status == TableStatus.PLAYING and table.asked in table.info.seats_of(person.guest):
                move = {"command": "the-last", "sequence": table.sequence, "action": table.match.legal()[0]}
                answer = await self.finished(person.ask("POST", table.id, "/moves", move, seat=table.asked))
                assert answer["accepted"]
                return
