"""Tokens: made by the house alone, kept as hashes, forgotten when their guest wishes it."""

from ludi.server.guests import guest_of, new_token
from ludi.server.store import Change, Store
from ludi.server.writer import Writer, read

KEPT = 20_000  # guests remembered; the database knows the others


class Tokens:
    """Who was given a token and has not been forgotten."""

    def __init__(self, store: Store, writer: Writer) -> None:
        self.store = store
        self.writer = writer
        self.known: dict[str, None] = {}
        self.forgotten: dict[str, None] = {}

    async def is_known(self, guest: str) -> bool:
        """Whether the house gave this guest a token that still holds."""
        if guest not in self.known and await read(self.store.has_token, guest) and guest not in self.forgotten:
            keep(self.known, guest)
        return guest in self.known

    async def make(self) -> str:
        """A token for a new guest; it holds when its hash is durable."""
        token = new_token()
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
