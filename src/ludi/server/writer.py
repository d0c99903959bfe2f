"""Group commit: one thread writes what waits in one transaction, then tells everybody that it is durable.

A hundred moves that arrive together cost one flush of the disk instead of a hundred.
"""

import asyncio
import sys
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread

from ludi.server.store import Change, Store

SWITCH = 0.00005  # seconds: the writer asks for Python's lock after every row, and must not wait long for it
Waiting = tuple[Change, "asyncio.Future[None]"]


class Writer:
    """The only one that writes."""

    def __init__(self, store: Store) -> None:
        self.store = store
        sys.setswitchinterval(SWITCH)
        self.queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self.thread = Thread(target=self.run, name="writer", daemon=True)
        self.thread.start()

    async def write(self, change: Change) -> None:
        """Returns when the change is durable; raises what the database says against it."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put((change, done))
        await asyncio.shield(done)

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
        try:
            self.store.write([change for change, _ in batch])
        except Exception as error:
            if len(batch) == 1:
                tell(batch[0][1], error)
                return
            for waiting in batch:
                self.write_batch([waiting])
            return
        for loop in {done.get_loop() for _, done in batch}:
            loop.call_soon_threadsafe(settle, [done for _, done in batch if done.get_loop() is loop])

    def close(self) -> None:
        """Write what waits and end."""
        self.queue.put(None)
        self.thread.join()


def settle(waiting: "list[asyncio.Future[None]]") -> None:
    """Tell all of a batch at once."""
    for done in waiting:
        if not done.done():
            done.set_result(None)


def tell(done: "asyncio.Future[None]", error: Exception) -> None:
    """Tell one that it failed."""
    raised: Callable[[Exception], None] = done.set_exception
    done.get_loop().call_soon_threadsafe(lambda: None if done.done() else raised(error))
