"""`python -m tests.server.kill 200`: the server is killed (SIGKILL) so many times at random moments under play.

In between its disk is full. With `--postgresql` the database is a PostgreSQL of our own, which is stopped, fast and at
once, in between, whose disk is full, and whose answers to COMMIT are lost.

Clients play on several tables, hold sockets, and send a command again when its answer was lost or was that it is not
possible now. At the end the log must hold every acknowledged move exactly once, without a gap, every table must have
gone on after the last kill and say of itself what the log says, and nobody may have been told of a step that the log
does not hold.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import sqlalchemy as sa

from tests.server.postgresql import Cable, Cluster, address_at, missing
from tests.server.survivor import Survivor
from tests.server.victim import PATIENCE, Victim

LOG = sa.text("select table_id, sequence, seat, move, command from entries order by 1, 2")
Fault = Callable[[], Awaitable[None]]
Figures = dict[str, int | str]


class FileHouse:
    """A server with its database in a file."""

    name = "sqlite"

    def __init__(self, folder: Path, rng: Random) -> None:
        self.rng = rng
        self.file = folder / "tables.sqlite"
        self.url = f"sqlite:///{self.file}"
        self.victim = Victim(self.url, folder / "said")
        self.faults: dict[str, Fault] = {"disk_full": self.fill_disk}

    async def open(self) -> None:
        """Begin."""
        await self.victim.start()

    async def fill_disk(self) -> None:
        """For a while nothing, or not all of a change, can be written."""
        grown = self.file.with_name("tables.sqlite-wal").stat().st_size
        self.victim.fill_disk(self.rng.choice([0, grown + self.rng.randrange(9000)]))
        await asyncio.sleep(self.rng.uniform(0.1, 0.5))
        self.victim.free_disk()

    async def close(self) -> None:
        """End."""
        self.victim.kill()


class PostgresHouse:
    """A server with PostgreSQL behind a cable."""

    name = "postgresql"

    def __init__(self, folder: Path, rng: Random) -> None:
        self.rng = rng
        self.cluster = Cluster()
        self.cable = Cable(self.cluster.port)
        self.url = self.cluster.url
        self.said = folder / "said"
        self.faults: dict[str, Fault] = {
            "stop_fast": lambda: self.stop("fast"),
            "stop_immediate": lambda: self.stop("immediate"),
            "disk_full": self.fill_disk,
        } | {f"commit_{way}": lambda way=way: self.cut(way) for way in Cable.WAYS}

    async def open(self) -> None:
        """Begin."""
        self.victim = Victim(address_at(await self.cable.open()), self.said)
        await self.victim.start()

    async def stop(self, mode: str) -> None:
        """PostgreSQL goes, and comes again after a while."""
        await asyncio.to_thread(self.cluster.stop, mode)
        await asyncio.sleep(self.rng.uniform(0, 0.5))
        await asyncio.to_thread(self.cluster.start)

    async def fill_disk(self) -> None:
        """PostgreSQL can write nothing for a while."""
        self.cluster.fill_disk()
        await asyncio.sleep(self.rng.uniform(0.1, 0.5))
        await asyncio.to_thread(self.cluster.free_disk)

    async def cut(self, way: str) -> None:
        """The cable is cut around a COMMIT."""
        cuts, self.cable.armed = self.cable.cuts, way
        until = time.monotonic() + PATIENCE
        while self.cable.cuts == cuts:
            assert time.monotonic() < until, "nobody writes"
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """End."""
        self.victim.kill()
        await self.cable.close()
        self.cluster.remove()


House = FileHouse | PostgresHouse


def rows_of(house: House) -> list[sa.Row[tuple[str, int, int, int, str]]]:
    """The whole log, as the database has it."""
    engine = sa.create_engine(house.url)
    with engine.connect() as connection:
        rows = list(connection.execute(LOG))
    engine.dispose()
    return rows


def check_log(rows: list[sa.Row[tuple[str, int, int, int, str]]], players: list[Survivor]) -> dict[str, int]:
    """What the log holds against what was acknowledged and told; returns how long each table's is."""
    made = {command: (table, sequence - 1, action) for table, sequence, _, action, command in rows if command}
    assert len(made) == sum(1 for row in rows if row[4]), "a command was carried out twice"
    log = {(table, sequence): seat for table, sequence, seat, _, _ in rows}
    lengths: dict[str, int] = {}
    for table, sequence in log:
        assert sequence == lengths.get(table, 0) + 1, f"a gap in table {table}"
        lengths[table] = sequence
    for player in players:
        for command, move in player.acknowledged.items():
            assert made.get(command) == move, f"lost or changed: {command} {move} {made.get(command)}"
        for step, seat in player.told.items():
            assert log.get(step) == seat, f"told but not kept: {step}"
    return lengths


async def go_on(players: list[Survivor], playing: list[asyncio.Task[None]], moves: int, everybody: bool) -> None:
    """So many more moves: of every player, who all go on by themselves, or of any."""
    before, until = [player.moves for player in players], time.monotonic() + PATIENCE
    enough = all if everybody else any
    while not enough(player.moves >= made + moves for player, made in zip(players, before, strict=True)):
        see_all_well(playing)
        assert time.monotonic() < until, "a table does not go on"
        await asyncio.sleep(0.05)


def see_all_well(playing: list[asyncio.Task[None]]) -> None:
    """Nobody was told anything that cannot be."""
    for task in playing:
        if task.done():
            task.result()


async def check_tables(players: list[Survivor], house: House) -> int:
    """Every table that was ever opened says of itself what the log says; returns how many entries there are."""
    until = time.monotonic() + PATIENCE
    while True:  # a bot may be about to finish what it began
        known = {table: await player.sequence_of(table) for player in players for table in player.tables}
        rows = rows_of(house)
        lengths = check_log(rows, players)
        wrong = [table for table, sequence in known.items() if sequence != lengths.get(table, 0)]
        if not wrong:
            return len(rows)
        assert time.monotonic() < until, f"these tables say something else than the log: {wrong}"
        await asyncio.sleep(0.5)


async def storm(house: House, kills: int, tables: int, fault_every: int = 2) -> Figures:
    """Kill and start, over and over, with other faults in between; then see that all go on, and look at the log."""
    done: Counter[str] = Counter()
    rng = house.rng
    players: list[Survivor] = []
    playing: list[asyncio.Task[None]] = []
    faults = list(house.faults)
    try:
        await house.open()
        players = [Survivor(house.victim.address, number) for number in range(tables)]
        playing = [asyncio.create_task(player.play()) for player in players]
        for number in range(kills):
            await go_on(players, playing, moves=1, everybody=False)  # it is under play, however slow the machine
            await asyncio.sleep(rng.uniform(0, 0.5))
            if number % fault_every == 0:
                name = faults[number // fault_every % len(faults)]
                await house.faults[name]()
                done[name] += 1
                await asyncio.sleep(rng.choice([0, rng.uniform(0, 1.0)]))
            house.victim.kill()
            await house.victim.start()
            see_all_well(playing)
            print(f"{house.name}: killed {number + 1} of {kills}; {dict(done)}", file=sys.stderr, flush=True)
        await go_on(players, playing, moves=2, everybody=True)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        entries = await check_tables(players, house)
        said = house.victim.said.read_text()
        assert "Traceback" not in said, said[said.index("Traceback") :][:4000]
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for player in players:
            await player.client.aclose()
        await house.close()
    return {
        "database": house.name,
        "kills": kills,
        **done,
        "tables": sum(len(player.tables) for player in players),
        "acknowledged": sum(player.moves for player in players),
        "entries": entries,
        "answers_lost": sum(player.lost for player in players),
        "answers_503": sum(player.refused for player in players),
    }


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kills", type=int, nargs="?", default=200)
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    lacking = missing() if given.postgresql else None
    if lacking:
        sys.exit(f"{lacking}. To leave this proof out knowingly, say LUDI_NO_POSTGRESQL=1.")
    with tempfile.TemporaryDirectory() as folder:
        kind = PostgresHouse if given.postgresql else FileHouse
        house = kind(Path(folder), Random(given.seed))
        print(json.dumps(asyncio.run(storm(house, given.kills, given.tables))))


if __name__ == "__main__":
    main()
