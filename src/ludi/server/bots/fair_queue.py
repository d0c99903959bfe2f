"""Taking turns: so many at once, and whoever has much to do waits behind whoever has little."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Calls = OrderedDict[str, deque[asyncio.Future[None]]]  # those of one home, by owner


class FairQueue:
    """So many at once. Those who wait are taken in turn by where they are for, and there by whom they are for.

    So neither one guest's many, nor many guests of one address, wait before somebody else's one.
    """

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: OrderedDict[str, Calls] = OrderedDict()

    @asynccontextmanager
    async def one(self, home: str, owner: str) -> AsyncIterator[None]:
        """A place for one of this owner's, who comes from there."""
        if self.free:
            self.free -= 1
        else:
            await self.called(home, owner)
        try:
            yield
        finally:
            self.call_next()

    async def called(self, home: str, owner: str) -> None:
        """Wait for a place that somebody leaves."""
        call: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(home, OrderedDict()).setdefault(owner, deque()).append(call)
        try:
            await call
        except asyncio.CancelledError:
            if call.done() and not call.cancelled():
                self.call_next()
            raise

    def call_next(self) -> None:
        """A place is left: the next home's next owner's first has it; both are the last in their rows then."""
        while self.waiting:
            home, owners = self.waiting.popitem(last=False)
            owner, calls = owners.popitem(last=False)
            call = calls.popleft()
            if calls:
                owners[owner] = calls
            if owners:
                self.waiting[home] = owners
            if not call.done():
                call.set_result(None)
                return
        self.free += 1
