"""How guests are called: by the name they chose, or by one the server gives."""

from ludi.server.http.gate import default_name
from ludi.server.people.tokens import Tokens
from ludi.server.storage.store import Change, Store
from ludi.server.storage.writer import Writer, read

KEPT = 20_000  # names remembered; the database knows the others


class Names:
    """The names of those who were here lately."""

    def __init__(self, store: Store, writer: Writer, tokens: Tokens) -> None:
        self.store = store
        self.writer = writer
        self.tokens = tokens
        self.known: dict[str, str] = {}

    async def of(self, guest: str) -> str:
        """How a guest is called."""
        if guest not in self.known:
            found = await read(self.store.guest_name, guest)
            self.keep(guest, found or default_name(guest))
        return self.known[guest]

    async def change(self, guest: str, name: str) -> None:
        """A guest wants to be called otherwise; who is forgotten meanwhile stays forgotten."""
        self.known.pop(guest, None)  # whatever becomes of it, the database says how
        await self.writer.write(Change(names=[(guest, name)]))
        if guest in self.tokens.forgotten:
            await self.writer.write(Change(strangers=[guest]))
        else:
            self.keep(guest, name)

    def keep(self, guest: str, name: str) -> None:
        """Remember a name; of too many, the one that was learnt first is dropped."""
        self.known[guest] = name
        if len(self.known) > KEPT:
            del self.known[next(iter(self.known))]

    def forget(self, guest: str) -> None:
        """Nothing here says how they were called."""
        self.known.pop(guest, None)
