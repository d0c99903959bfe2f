"""Tokens: made by the server alone, kept as hashes, forgotten when their guest wishes it."""

import asyncio
import hmac
import secrets
from base64 import urlsafe_b64encode
from weakref import WeakValueDictionary

from ludi.server.http.gate import guest_of, new_token
from ludi.server.storage.store import Change, Store
from ludi.server.storage.writer import Writer, read

KEPT = 20_000  # guests remembered; the database knows the others


class Tokens:
    """Who was given a token and has not been forgotten."""

    def __init__(self, store: Store, writer: Writer) -> None:
        self.store = store
        self.writer = writer
        self.known: dict[str, None] = {}
        self.forgotten: dict[str, None] = {}
        self.key = secrets.token_bytes(32)  # what makes a token of a first visit; it ends with this process
        self.visits: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def is_known(self, guest: str) -> bool:
        """Whether the server gave this guest a token that still holds."""
        if guest not in self.known and await read(self.store.has_token, guest) and guest not in self.forgotten:
            keep(self.known, guest)
        return guest in self.known

    async def make(self) -> str:
        """A token for a new guest; it holds when its hash is durable."""
        return await self.give(new_token())

    async def meet(self, visit: str) -> str:
        """The token of a first visit: the same for all its tabs, though none of them brings a cookie yet."""
        token = urlsafe_b64encode(hmac.digest(self.key, visit.encode(), "sha256")).decode().rstrip("=")
        async with self.visits.setdefault(visit, asyncio.Lock()):
            return token if await self.is_known(guest_of(token)) else await self.give(token)

    async def give(self, token: str) -> str:
        """Whoever brings this token is a guest from now on."""
        await self.writer.write(Change(tokens=[guest_of(token)]))
        keep(self.known, guest_of(token))
        return token

    async def forget(self, guest: str) -> None:
        """From now on nobody is this guest, and nothing says how they were called."""
        self.known.pop(guest, None)  # whatever becomes of it, the database says how
        await self.writer.write(Change(strangers=[guest]))
        keep(self.forgotten, guest)  # who looked it up a moment ago may not have known
        self.known.pop(guest, None)


def keep(some: dict[str, None], guest: str) -> None:
    """Remember somebody; of too many, who came first is dropped."""
    some[guest] = None
    if len(some) > KEPT:
        del some[next(iter(some))]
