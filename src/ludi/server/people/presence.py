"""Who is on this server just now: at a table, or on any other page.

A request, and every answered beat of a socket, is a sign of life. Who gave none for longer than the server's patience
is away. After a start everybody has that long to be seen again.
"""

from collections import Counter
from collections.abc import Callable
from time import monotonic


class Presence:
    """The last sign of life of everybody."""

    def __init__(self, patience: float, clock: Callable[[], float] = monotonic) -> None:
        self.patience = patience  # seconds
        self.clock = clock
        self.opened = clock()
        self.sockets: Counter[str] = Counter()
        self.last: dict[str, float] = {}

    def notice(self, guest: str) -> None:
        """Somebody gave a sign of life."""
        self.last[guest] = self.clock()

    def arrive(self, guest: str) -> None:
        """Somebody opened a socket."""
        self.sockets[guest] += 1
        self.notice(guest)

    def depart(self, guest: str) -> None:
        """A socket was closed."""
        self.sockets[guest] -= 1
        if not self.sockets[guest]:
            del self.sockets[guest]

    def is_here(self, guest: str) -> bool:
        """Whether somebody has a page of this server open."""
        return guest in self.sockets or self.clock() - self.last.get(guest, self.opened) < self.patience

    def forget_departed(self) -> None:
        """Keep nothing of those who are away."""
        self.last = {guest: last for guest, last in self.last.items() if self.is_here(guest)}
