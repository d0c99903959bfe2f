"""The way to the database: reads beside the loop, and group commit.

One thread writes what waits in one transaction, then tells everybody that it is durable: a hundred moves that arrive
together cost one flush of the disk instead of a hundred. What fails, or is not answered in time, is a problem of 503.
"""

import asyncio
import logging
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from math import inf
from queue import SimpleQueue
from threading import Thread
from time import monotonic, perf_counter
from typing import TypeVar

from ludi.server.http.problems import Problem
from ludi.server.storage.database_lock import InUse
from ludi.server.storage.store import Change, Store

SWITCH = 0.00005  # seconds: the writer asks for Python's lock after every row, and must not wait long for it
PATIENCE = 10.0  # seconds the database has for an answer
READERS = ThreadPoolExecutor(8, "reader")  # of their own: whatever else is worked out beside the loop, they do not wait
Waiting = tuple[Change, "asyncio.Future[None]"]
Found = TypeVar("Found")
log = logging.getLogger("ludi")


class Writer:
    """The only one that writes."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.patience = PATIENCE
        self.batches = self.changes = self.failures = 0  # since the server was started, with the seconds they took
        self.seconds = 0.0
        self.last = -inf  # when something was last written
        self.on_lost: Callable[[], object] = lambda: None  # the database is another server's; called in the thread
        sys.setswitchinterval(SWITCH)
        self.queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self.start()

    def start(self) -> None:
        """A thread that writes."""
        self.thread = Thread(target=self.run, name="writer", daemon=True)
        self.thread.start()

    def begin(self, change: Change) -> "asyncio.Future[None]":
        """Have a change written. What is returned is done when it is durable or has failed, however late."""
        if not self.thread.is_alive():
            log.error("Nobody wrote any more; somebody does again.")
            self.start()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put((change, done))
        return done

    async def outcome(self, done: "asyncio.Future[None]") -> None:
        """Returns when a change is durable; who is not answered in time knows nothing of what becomes of it."""
        done.add_done_callback(lambda late: late.cancelled() or late.exception())  # then nobody else may hear of it
        try:
            async with asyncio.timeout(self.patience):
                await asyncio.shield(done)
        except Exception as error:
            raise no_database(error) from error

    async def write(self, change: Change) -> None:
        """Have a change written, and wait for it."""
        await self.outcome(self.begin(change))

    def run(self) -> None:
        """Write batch after batch, until the end is asked for."""
        while (first := self.queue.get()) is not None:
            batch, last = [first], False
            while not self.queue.empty():
                waiting = self.queue.get()
                if waiting is None:
                    last = True
                    break
                batch.append(waiting)
            self.write_batch(batch)
            if last:
                return

    def write_batch(self, batch: list[Waiting]) -> None:
        """All in one transaction; where that fails, each alone, so that one fault does not take others with it."""
        error: BaseException | None = None
        since = perf_counter()
        try:
            self.store.write([change for change, _ in batch])
            self.batches, self.changes = self.batches + 1, self.changes + len(batch)
            self.last = monotonic()
        except InUse as lost:
            error = lost
            self.on_lost()
        except BaseException as fault:  # whatever it is: who waits must hear of it
            self.failures += 1
            self.last = -inf
            if len(batch) > 1:
                for waiting in batch:
                    self.write_batch([waiting])
                return
            error = fault
        self.seconds += perf_counter() - since
        for loop in {done.get_loop() for _, done in batch}:
            if not loop.is_closed():
                loop.call_soon_threadsafe(settle, [done for _, done in batch if done.get_loop() is loop], error)

    def close(self) -> None:
        """Write what waits and end."""
        self.queue.put(None)
        self.thread.join(PATIENCE)


async def read(look: Callable[..., Found], *of: object, patience: float = PATIENCE) -> Found:
    """Ask the database something, beside the loop."""
    try:
        async with asyncio.timeout(patience):
            return await asyncio.get_running_loop().run_in_executor(READERS, look, *of)
    except Exception as error:
        raise no_database(error) from error


def no_database(error: Exception) -> Problem:
    """The database did not do what it should: that is for the log of the server, not for those who ask."""
    log.error("The database failed: %s: %s", type(error).__name__, str(error).partition("\n")[0])
    return Problem(503, "server-no-database")


def settle(waiting: "list[asyncio.Future[None]]", error: BaseException | None) -> None:
    """Tell all of a batch at once: durable, or what the database says against it."""
    for done in waiting:
        if done.done():
            continue
        if error:
            done.set_exception(error)
        else:
            done.set_result(None)
